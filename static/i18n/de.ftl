language-name = Deutsch
# How numbers and dates are written, and in what order things are sorted.
language-locale = de
# The letters of king, queen, rook, bishop and knight in written moves; { SAN($move) } writes a move with them.
language-pieces = K D T L S

### Top bar

top-language = Sprache
top-new = Neue Analyse
top-mine = Meine Analysen
top-skip = Zum Inhalt springen
top-menu = Menü
top-keys = Tastenkürzel
top-theme = Design
top-theme-auto = System
top-theme-light = Hell
top-theme-dark = Dunkel
top-noscript = Kibitz braucht hier JavaScript.
top-noscript-hint = Eingebettete Analysen (/embed/…) lassen sich auch ohne lesen.

### What stands at the foot of a page

links-about = Über Kibitz
links-imprint = Impressum
links-privacy = Datenschutz
links-source = Quelltext

### Addresses

page-title = Kibitz · Partieanalyse mit Begründung
page-description = Füge eine Schachpartie ein: Kibitz prüft jeden Zug und erklärt ihn in der Sprache der Schachspieler.
page-missing = Unter dieser Adresse gibt es nichts.
page-missing-button = Partie analysieren
page-broken = Diese Seite konnte nicht angezeigt werden.
page-broken-why = Beim Laden ist etwas schiefgegangen. Verloren ist nichts: Deine Partien und Analysen liegen sicher auf dem Server.
page-broken-button = Neu laden
page-lost = Ein Teil der Seite wurde nicht geladen. Der Rest funktioniert.
page-review-title = { $game } · Kibitz
page-collection-description = Eine Sammlung von Partien, jede Zug für Zug analysiert: Ergebnisse, Genauigkeit, Tabelle.
page-mine-description = Analysen, die in diesem Browser erstellt oder geöffnet wurden.
page-game = { $white } – { $black }
page-game-result = { $white } – { $black }, { $result }
page-game-unknown = Partieanalyse
page-review-description = Eine Partie, Zug für Zug analysiert.
page-review-accuracy = Genauigkeit: { $white } zu { $black }.

### Words of chess

side-white = Weiß
side-black = Schwarz
piece-p = Bauer
piece-n = Springer
piece-b = Läufer
piece-r = Turm
piece-q = Dame
piece-k = König
square-white-p = weißer Bauer
square-white-n = weißer Springer
square-white-b = weißer Läufer
square-white-r = weißer Turm
square-white-q = weiße Dame
square-white-k = weißer König
square-black-p = schwarzer Bauer
square-black-n = schwarzer Springer
square-black-b = schwarzer Läufer
square-black-r = schwarzer Turm
square-black-q = schwarze Dame
square-black-k = schwarzer König
square-empty = leer
spoken-takes = schlägt
spoken-becomes = und wird { $piece }
spoken-kingside = kurze Rochade
spoken-queenside = lange Rochade
spoken-check = { $move }, Schach
spoken-mate = { $move }, matt
notice-correct = Text bearbeiten
result-white = 1–0, Weiß gewinnt
result-black = 0–1, Schwarz gewinnt
result-draw = ½–½, remis
result-none = Kein Ergebnis angegeben
result-going = Die Partie läuft noch

### Classes: the name, and as the end of “24. Rxd4 is …”

class-brilliant = Brillant
class-critical = Entscheidend
class-best = Bester Zug
class-excellent = Ausgezeichnet
class-okay = Ordentlich
class-inaccuracy = Ungenauigkeit
class-mistake = Fehler
class-blunder = Patzer
class-risky = Riskant
class-theory = Theorie
class-forced = Erzwungen
verdict-brilliant = ein brillanter Zug
verdict-critical = ein entscheidender Zug
verdict-best = der beste Zug
verdict-excellent = ein ausgezeichneter Zug
verdict-okay = ein ordentlicher Zug
verdict-inaccuracy = eine Ungenauigkeit
verdict-mistake = ein Fehler
verdict-blunder = ein Patzer
verdict-risky = ein riskanter Zug
verdict-theory = Theorie
verdict-forced = erzwungen

### Phases and types of endgames

phase-opening = Eröffnung
phase-middlegame = Mittelspiel
phase-endgame = Endspiel
phase-endgame-of = Endspiel ({ $type })
endgame-type-pawn = Könige und Bauern
endgame-type-minor-piece = höchstens je eine Leichtfigur
endgame-type-two-minor-piece = je zwei Leichtfiguren
endgame-type-rook-two-minor-piece = je ein Turm und zwei Leichtfiguren
endgame-type-rook-vs-rook-unequal-minors = je ein Turm, zwei Leichtfiguren gegen eine
endgame-type-rook-vs-minor-piece = Turm einer Seite gegen Leichtfigur
endgame-type-rook = Türme, höchstens je eine Leichtfigur
endgame-type-double-rook = je zwei Türme, dazu eine oder zwei Leichtfiguren
endgame-type-rook-minor-piece = zwei Türme und Leichtfigur gegen weniger
endgame-type-heavy-piece = je eine Dame und ein Turm
endgame-type-asymmetric-heavy-piece = Damen und ungleiche andere Figuren
endgame-type-queen = Damen, höchstens je eine Leichtfigur
endgame-type-queen-two-minor-piece = je eine Dame und zwei Leichtfiguren
endgame-type-strong-material-imbalance = eine Seite hat höchstens zwei Figuren
endgame-type-transitional = noch eine Dame auf dem Brett
endgame-type-endgame = Endspiel

### What is exact

exact-words = exakt: { $words }
exact-drawn = remis
exact-won = { $side ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
}
exact-won-in = { $side ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
} in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
exact-not-won = { $side ->
    [white] Schwarz
   *[black] Weiß
} kann nicht mehr gewinnen
exact-won-late = { $side ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
}, aber nicht innerhalb der 50-Züge-Regel

### Numbers

number-thousand = { $number } Tsd.
number-million = { $number } Mio.
number-billion = { $number } Mrd.
number-percent = { $number } %

### Why a move got its class

why-unjudged = Die Engine hat hier keine Variante angegeben, darum ist dieser Zug nicht bewertet.
why-forced = Es war der einzige legale Zug.
why-theory = Die Stellung steht im Eröffnungsbuch.
why-theory-costs = Es ist ein Buchzug, aber er kostet etwas: { $change }
why-theory-named = Die Stellung steht im Eröffnungsbuch: { $opening }.
why-gives-mate = Der Zug setzt matt: Besser geht es nicht.
why-first = Es ist die erste Wahl der Engine.
why-proved = Der Zug erwies sich als so gut wie die erste Wahl der Engine, { SAN($move) }.
why-offers = Der Zug bietet Material an, und die Annahme verliert: ein korrektes Opfer.
why-leaves = Der Zug lässt { $pieces } hängen, und das geht auf: Die Stellung wird dadurch nicht schlechter.
why-piece = { $piece ->
    [p] den Bauern
    [n] den Springer
    [b] den Läufer
    [r] den Turm
    [q] die Dame
   *[k] den König
} auf { $square }
why-critical = Nur dieser Zug hält: Der zweitbeste Zug{ $second ->
    [none] {" "}
   *[other] , { SAN($second) },{" "}
}{ $cost ->
    [none] kostet weit mehr
   *[other] kostet { $cost } erwartete Punkte
} (entscheidend ist ein Zug ab { $from }).
why-unknown = Die Stellungen vor und nach diesem Zug sind noch nicht beide berechnet.
why-loss = Der Zug kostet { $loss } erwartete Punkte ({ $before } → { $after }); { $verdict } kostet { $from } bis { $to }.
why-loss-blunder = Der Zug kostet { $loss } erwartete Punkte ({ $before } → { $after }); ein Patzer kostet { $from } oder mehr.
why-as-good = So gut wie die erste Wahl der Engine: Der Zug kostet { $loss } erwartete Punkte, und bis { $to } zählt das nicht.
why-as-good-as = So gut wie { SAN($best) }, die erste Wahl der Engine: Der Zug kostet { $loss } erwartete Punkte, und bis { $to } zählt das nicht.
why-only = Nur dieser Zug ist hier gut: Der zweitbeste Zug{ $second ->
    [none] {" "}
   *[other] , { SAN($second) },{" "}
}{ $cost ->
    [none] kostet weit mehr
   *[other] kostet { $cost }
}.
why-cost = Die Aussichten von { $side ->
    [white] Weiß
   *[black] Schwarz
} fallen von { $before } auf { $after }.
why-costs-nothing = Die Aussichten von { $side ->
    [white] Weiß
   *[black] Schwarz
} ändern sich kaum ({ $after }).
why-equal = So gut wie die erste Wahl der Engine, { SAN($move) }.
why-mate-brought = Der Zug führt zum Matt in { $is }
why-mate-allowed = Der Zug lässt ein Matt in { $is } zu
why-mate-gone = Der Zug verpasst Matt in { $was }; die Bewertung ist jetzt { $score } aus Sicht der ziehenden Seite
why-mate-escaped = Der Zug entgeht dem Matt in { $was }; die Bewertung ist jetzt { $score } aus Sicht der ziehenden Seite
why-mate-turned = Der Zug verpasst Matt in { $was } und lässt Matt in { $is } zu
why-mate-turned-round = Der Zug entgeht dem Matt in { $was } und setzt selbst in { $is } matt
why-mate-slower = Der Zug führt noch zum Matt, aber erst in { $is } statt in { $would }
why-mated = Der Zug lässt Matt in { $is } zu; bei bester Verteidigung war es Matt in { $was }
why-sentence = { $change }.
why-sentence-row = { $change }; { $row }.
why-row-below = unter { $high } gilt als { $verdict }
why-row-from = ab { $low } gilt als { $verdict }
why-row-between = { $low } bis { $high } gilt als { $verdict }
why-row-mated-within = ein Matt in höchstens { $high } Zügen zuzulassen gilt als { $verdict }
why-row-mated-from = ein Matt in { $low } oder mehr Zügen zuzulassen gilt als { $verdict }
why-row-mated-between = ein Matt in { $low } bis { $high } Zügen zuzulassen gilt als { $verdict }
why-row-later-none = ein Matt ohne Verzögerung gilt als { $verdict }
why-row-later = { $low ->
    [one] ein Matt einen Zug später
   *[other] ein Matt { $low } Züge später
} gilt als { $verdict }
why-row-later-from = ein Matt { $low } oder mehr Züge später gilt als { $verdict }
why-row-later-between = ein Matt { $low } bis { $high } Züge später gilt als { $verdict }
why-corrected-not-lower = Die Gewinnaussichten sind nicht gesunken, also ist es kein Fehler.
why-corrected-looked-best = Der Zug sah zuerst wie der beste aus, erwies sich aber als schlechter.
why-corrected-slower-mate = Auch ein langsameres Matt gewinnt, also ist es kein Fehler.
why-corrected-decided = Die Partie war schon entschieden und ist es noch, also ist es kein Fehler.
why-corrected-already-lost = Die Partie war schon verloren; das mildert das Urteil.
why-corrected-reconciled = Die folgenden Züge zeigten mehr, als die Engine zuerst sah; das Urteil berücksichtigt das.

### The reason: what a move costs or wins on the board
reason-the = { $piece ->
    [p] den Bauern
    [n] den Springer
    [b] den Läufer
    [r] den Turm
    [q] die Dame
   *[k] den König
}
reason-who = { $piece ->
    [p] der Bauer
    [n] der Springer
    [b] der Läufer
    [r] der Turm
    [q] die Dame
   *[k] der König
}
reason-from = { $piece ->
    [p] dem Bauern
    [n] dem Springer
    [b] dem Läufer
    [r] dem Turm
    [q] der Dame
   *[k] dem König
}
reason-given = { $given ->
    [pawn] einen Bauern
    [two_pawns] zwei Bauern
    [three_pawns] drei Bauern
    [pawns] mehrere Bauern
    [knight] den Springer
    [bishop] den Läufer
    [rook] den Turm
    [queen] die Dame
    [exchange] die Qualität
    [exchange_and_pawn] die Qualität und einen Bauern
    [two_pieces] zwei Figuren
    [two_rooks] beide Türme
    [rook_and_piece] Turm und Figur
    [queen_and_piece] Dame und Figur
    [queen_and_rook] Dame und Turm
   *[material] Material
}
reason-taken = { $taken ->
    [none] { "" }
    [pawn] {" "}gegen einen Bauern
    [two_pawns] {" "}gegen zwei Bauern
    [three_pawns] {" "}gegen drei Bauern
    [knight] {" "}gegen einen Springer
    [bishop] {" "}gegen einen Läufer
    [rook] {" "}gegen einen Turm
    [queen] {" "}gegen die Dame
    [two_pieces] {" "}gegen zwei Figuren
    [two_rooks] {" "}gegen zwei Türme
    [rook_and_piece] {" "}gegen Turm und Figur
   *[other] {" "}gegen weniger
}
reason-at = { $square ->
    [none] { "" }
   *[other] {" "}auf { $square }
}
reason-mates = Schachmatt.
reason-allows-mate = { $count ->
    [1] Lässt Matt in einem Zug zu: { SAN($move) }.
   *[other] Lässt Matt in { $count } Zügen zu: { SAN($move) }.
}
reason-misses-mate = { $count ->
    [1] Verpasst Matt in einem Zug: { SAN($move) }.
   *[other] Verpasst Matt in { $count } Zügen: { SAN($move) }.
}
reason-shortens = { $count ->
    [1] Beschleunigt das Matt um einen Zug; die Partie war ohnehin verloren.
   *[other] Beschleunigt das Matt um { $count } Züge; die Partie war ohnehin verloren.
}
reason-prolongs = { $count ->
    [1] Matt in einem Zug war möglich: { SAN($move) }.
   *[other] Es ging schneller: { SAN($move) } setzt in { $count } Zügen matt.
}
reason-no-recapture = Schlägt auf { $square } nicht zurück: { SAN($move) }.
reason-hangs = { $how ->
    [moved] Stellt { reason-the } ein
    [left] Lässt { reason-the } auf { $square } hängen
    [unguarded] Deckt { reason-the } auf { $square } nicht mehr
   *[open] Gibt { reason-the } auf { $square } preis
}: { SAN($move) }.
reason-gives = Gibt { reason-given }{ reason-taken } her: { SAN($move) }.
reason-unguards = Lässt { $guarded } ohne Deckung: Nach { SAN($move) } fällt auch { reason-who } auf { $square }.
reason-falls = Nach { SAN($move) } fällt { reason-who } auf { $square }.
reason-loses = Verliert { reason-given }{ reason-taken }: { SAN($move) }.
reason-misses = Verpasst { SAN($move) }, was { reason-given }{ reason-taken }{ reason-at } gewinnt.
reason-wins-more = { $given ->
    [material] { SAN($move) } gewinnt mehr.
   *[other] { SAN($move) } gewinnt mehr: { reason-given }{ reason-taken }{ reason-at }.
}
reason-line-loses = { $given ->
    [promotion] In der Zugfolge der Engine bringt { SAN($move) } einen Bauern durch.
   *[other] In der Zugfolge der Engine gewinnt { SAN($move) } { reason-given }{ reason-taken }.
}
reason-line-misses = { $given ->
    [promotion] Besser, so die Zugfolge der Engine: { SAN($move) } bringt einen Bauern durch.
   *[other] Besser, so die Zugfolge der Engine: { SAN($move) } gewinnt { reason-given }{ reason-taken }.
}
reason-leaves = Überlässt dem Gegner { reason-the } auf { $square }: { SAN($move) }. Es ändert nicht mehr viel.
reason-was-there = { SAN($move) } hätte { reason-given } gewonnen, aber nicht mehr viel geändert.
reason-lost-anyway = Die Partie war ohnehin verloren.
reason-still-wins = Es gewinnt trotzdem noch.
reason-lets-through = Lässt einen Bauern zur Umwandlung durch: { SAN($move) }.
reason-brings-through = Verpasst { SAN($move) }, was einen Bauern durchbringt.
reason-unpunished = So bleibt der gegnerische Fehler ungestraft.
reason-stalemate = { $name ->
    [gives] { $won ->
        [yes] Patt: Der Gewinn ist dahin.
       *[no] Das Patt rettet das Remis.
    }
    [allows] Lässt nach { SAN($move) } ein Patt zu.
   *[misses] Verpasst den Weg ins Patt: { SAN($move) }.
}
reason-insufficient = { $won ->
    [yes] Das Material reicht nicht mehr zum Matt: Der Gewinn ist dahin.
   *[no] Das Material reicht nicht mehr zum Matt: Remis.
}
reason-repetition = { $name ->
    [gives] { $won ->
        [yes] Die Stellung entsteht zum dritten Mal: Remis, und der Vorteil ist dahin.
       *[no] Die Stellung entsteht zum dritten Mal: Remis.
    }
    [allows] Lässt Remis durch dreimalige Stellungswiederholung zu: { SAN($move) }.
    [unclaimed] Die Stellung entstand zum dritten Mal: Remis hätte reklamiert werden können.
   *[misses] Verpasst das Remis durch dreimalige Stellungswiederholung: { SAN($move) }.
}
reason-perpetual = { $name ->
    [gives] { $won ->
        [yes] Nur remis, durch Dauerschach.
       *[no] Hält mit Dauerschach remis.
    }
    [allows] Lässt Dauerschach zu: { SAN($move) }.
   *[misses] Verpasst das Remis durch Dauerschach: { SAN($move) }.
}
reason-offers = Bietet { reason-the } auf { $square } an.
reason-offers-so = Bietet { reason-the } auf { $square } an: { SAN($move) }.
reason-mated = { $count ->
    [1] Das Matt im nächsten Zug ist nicht abzuwenden.
   *[other] Das Matt in { $count } Zügen ist nicht abzuwenden{ $longest ->
        [yes] ; so dauert es am längsten
       *[no] { "" }
    }.
}
reason-two = { $piece2 ->
    [p] den Bauern
    [n] den Springer
    [b] den Läufer
    [r] den Turm
   *[q] die Dame
} auf { $square2 }
reason-no-longer-guards = { $guard ->
    [p] Lässt { reason-the }{ reason-at } ohne Deckung
    [n] Der Springer deckt { reason-the }{ reason-at } nicht mehr
    [b] Der Läufer deckt { reason-the }{ reason-at } nicht mehr
    [r] Der Turm deckt { reason-the }{ reason-at } nicht mehr
    [q] Die Dame deckt { reason-the }{ reason-at } nicht mehr
   *[k] Der König deckt { reason-the }{ reason-at } nicht mehr
}
reason-no-longer-covers = { $guard ->
    [p] Der Bauer
    [n] Der Springer
    [b] Der Läufer
    [r] Der Turm
    [q] Die Dame
   *[k] Der König
} deckt
reason-struck = { $hit ->
    [p] den Bauern
    [n] den Springer
    [b] den Läufer
    [r] den Turm
   *[q] die Dame
} auf { $at }
reason-took = { $taken ->
    [p] den Bauern
    [n] den Springer
    [b] den Läufer
    [r] den Turm
   *[q] die Dame
}
reason-rest = { $rest ->
    [none] { "" }
   *[other] : { SAN($rest) }
}
reason-checks-too = { $check ->
    [yes] {" "}und gibt selbst Schach
   *[no] { "" }
}
reason-with-check = { $check ->
    [yes] {" "}mit Schach
   *[no] { "" }
}
reason-refutes = { $does ->
    [mates] {" "}und Matt
    [forks] {" "}mit Gabel auf den König und { reason-the }{ reason-at }
    [hits] {" "}mit Angriff auf { reason-the }{ reason-at } und { reason-two }
    [hits-one] {" "}mit Angriff auf { reason-the }{ reason-at }
    [traps] ; { reason-who }{ reason-at } ist gefangen
    [takes] ; { reason-who }{ reason-at } fällt
   *[none] { "" }
}
reason-forked = { $king ->
    [yes] den König und { reason-the }{ reason-at }
   *[no] { reason-the }{ reason-at } und { reason-two }
}
reason-a-fork = { $fork ->
    [yes] {" "}mit Gabel auf { reason-forked }
   *[no] {" "}mit Angriff auf { reason-forked } zugleich
}
reason-threatened-so = { $does ->
    [forks] {" "}mit Gabel auf den König und { reason-the }{ reason-at }
    [hits] {" "}mit Angriff auf { reason-the }{ reason-at } und { reason-two }
    [hits-one] {" "}mit Angriff auf { reason-the }{ reason-at }
    [traps] ; { reason-who }{ reason-at } ist dann gefangen
   *[none] { "" }
}
reason-refuted-so = { $does ->
    [forks] {" "}mit Gabel auf den König und { reason-the }{ reason-at }
    [hits] {" "}mit Angriff auf { reason-the }{ reason-at } und { reason-two }
    [hits-one] {" "}mit Angriff auf { reason-the }{ reason-at }
    [traps] {" "}fängt { reason-the }{ reason-at }
   *[none] { "" }
}
reason-point-takes-and-hits = { SAN($move) } schlägt { reason-took }{ reason-with-check } und { $uncovers ->
    [yes] deckt einen Angriff auf { reason-the }{ reason-at } auf
   *[no] greift { reason-the }{ reason-at } an
}.
reason-point-checks-and-hits = { SAN($move) } gibt Schach und { $uncovers ->
    [yes] deckt einen Angriff auf { reason-the }{ reason-at } auf
   *[no] greift { reason-the }{ reason-at } an
}{ reason-rest }.
reason-point-hits-two = { SAN($move) } greift { reason-the }{ reason-at } { $uncovers ->
    [yes] an und durch Abzug auch { reason-two }
   *[no] und { reason-two } an
}{ reason-rest }.
reason-point-skewers = { SAN($move) } greift { reason-the }{ reason-at } an und dahinter { reason-two }.
reason-point-traps = { SAN($move) } fängt { reason-the }{ reason-at }.
reason-point-uncovers = { SAN($move) } deckt einen Angriff auf { reason-the }{ reason-at } auf{ reason-rest }.
reason-point-hits = { SAN($move) } greift { reason-the }{ reason-at } an{ reason-rest }.
reason-point-chased = { $piece ->
    [n] Der Springer auf { $square } wird gleich vertrieben: { SAN($move) }.
    [b] Der Läufer auf { $square } wird gleich vertrieben: { SAN($move) }.
    [r] Der Turm auf { $square } wird gleich vertrieben: { SAN($move) }.
   *[q] Die Dame auf { $square } wird gleich vertrieben: { SAN($move) }.
}
reason-point-then = { SAN($move) }{ reason-refuted-so }.
reason-point-pins = { SAN($move) } fesselt { reason-the }{ reason-at } mit Gewinndrohung.
reason-point-pins-guard = { SAN($move) } fesselt { reason-the }{ reason-at }, die Deckung von { $guarded }.
reason-point-attacks-guard = { SAN($move) } greift { reason-the }{ reason-at } an, die Deckung von { $guarded }.
reason-point-cuts-guard = { SAN($move) } verstellt { reason-from }{ reason-at } die Deckung von { $guarded }.
reason-point-mate-and-hits = { SAN($move) } droht { SAN($next) }{ $anew ->
    [yes] {" "}und greift { reason-the }{ reason-at } an
   *[no] , und { reason-who }{ reason-at } hängt auch
}.
reason-point-threatens-mate = { SAN($move) } droht matt: { SAN($next) }.
reason-point-threatens-fork = { SAN($move) } droht { SAN($next) }{ reason-a-fork }.
reason-point-threatens = { SAN($move) } droht { SAN($next) }.
reason-point-prepares = { SAN($move) } bereitet { SAN($next) } und { SAN($then) } vor und gewinnt so { reason-the }{ reason-at }.
reason-point-threatens-trap = { SAN($move) } droht { SAN($next) }, was { reason-the }{ reason-at } fängt.
reason-gains-and = { $gain ->
    [takes] { SAN($move) } schlägt { reason-struck }, und { SAN($reply) } scheitert
    [hits] { SAN($move) } greift { reason-struck } an, und { SAN($reply) } scheitert
   *[none] Nach { SAN($move) } scheitert { SAN($reply) }
}
reason-gains = { $gain ->
    [takes] , was { reason-struck } schlägt
    [hits] {" "}mit Angriff auf { reason-struck }
   *[none] { "" }
}
reason-point-fails-to-mate = { reason-gains-and } an { SAN($refuted) }{ $count ->
    [1] { "" }
   *[other] {" "}und Matt
}.
reason-point-wins = { SAN($move) } gewinnt { reason-the }{ reason-at }.
reason-point-cannot-be-retaken = Nach { SAN($move) } geht das Zurückschlagen nicht: { SAN($line) }{ reason-refuted-so }.
reason-point-natural-fails = { reason-gains-and } an { SAN($refuted) }{ reason-refutes }.
reason-point-no-guard = { reason-no-longer-guards }: { SAN($move) }.
reason-point-stops = { SAN($move) } verhindert { SAN($next) }.
reason-point-lets-in = { reason-no-longer-covers } { $where } nicht mehr: { SAN($move) }.
reason-point-lets-in-to-hit = { reason-no-longer-covers } { $where } nicht mehr: { SAN($move) } greift { reason-the }{ reason-at } an.
reason-held = { $guard ->
    [none] { "" }
    [p] : Der Bauer auf { $held } ist gefesselt
    [n] : Der Springer auf { $held } ist gefesselt
    [b] : Der Läufer auf { $held } ist gefesselt
    [r] : Der Turm auf { $held } ist gefesselt
   *[q] : Die Dame auf { $held } ist gefesselt
}
reason-point-takes = { SAN($move) } gewinnt { reason-the }{ reason-at }{ reason-held }.
reason-point-takes-at-once = { SAN($move) } schlägt { reason-the }{ reason-at }{ reason-with-check }.
reason-point-wins-by = { SAN($move) } gewinnt { reason-the }{ reason-at }.
reason-point-cannot-be-taken = { SAN($move) } ist nicht zu schlagen: { SAN($line) }{ reason-refuted-so }.
reason-point-threatens-so = { SAN($move) } droht { SAN($refuted) }{ reason-threatened-so }.
reason-point-idea = Erlaubt { SAN($move) }; die Idee ist { SAN($refuted) }{ reason-threatened-so }.
reason-point-falls = Nach { SAN($move) } fällt { reason-who }{ reason-at }.
reason-point-not-guarded = Nach { SAN($move) } fällt { reason-who }{ reason-at }; { SAN($better) } hätte gedeckt.
reason-point-line-opened = { $by ->
    [b] Öffnet dem Läufer die Linie
    [r] Öffnet dem Turm die Linie
   *[q] Öffnet der Dame die Linie
}: { SAN($move) }, und { reason-who }{ reason-at } fällt.
reason-point-no-safe-square = { SAN($move) } greift { reason-the }{ reason-at } an; ein sicheres Feld gibt es nicht: { SAN($rest) }.
reason-point-opens-own-king = Öffnet die Linie zum eigenen König: { SAN($move) }.
reason-point-tears-open = { SAN($move) } reißt die Königsstellung auf: { SAN($next) }.
reason-point-runs = Der Freibauer läuft: { SAN($move) }.
reason-point-pawn-ending = Nach { SAN($move) } ist das Bauernendspiel { $result ->
    [lost] verloren
    [won] gewonnen
   *[drawn] remis
}.
reason-point-opposite-bishops = Nach { SAN($move) } bleiben nur ungleichfarbige Läufer.
reason-point-forces = Erlaubt { SAN($move) }.
reason-point-opens-file = Öffnet die { $file }-Linie zum eigenen König: { SAN($move) }.
reason-point-bishop-pair = Gibt das Läuferpaar auf: { SAN($move) }.
reason-point-trades-queens = Lässt den Damentausch zu: { SAN($move) }.
reason-point-doubles = { SAN($move) } verdoppelt die Bauern auf der { $file }-Linie.
reason-point-guards = { SAN($move) } deckt nun { reason-the }{ reason-at }.
reason-better-takes-and-hits = Besser war { SAN($move) }: Das schlägt { reason-took }{ reason-with-check } und { $uncovers ->
    [yes] deckt einen Angriff auf { reason-the }{ reason-at } auf
   *[no] greift { reason-the }{ reason-at } an
}.
reason-better-checks-and-hits = Besser war { SAN($move) } mit Schach und { $uncovers ->
    [yes] Abzugsangriff
   *[no] Angriff
} auf { reason-the }{ reason-at }{ reason-rest }.
reason-better-hits-two = Besser war { SAN($move) } mit Angriff auf { reason-the }{ reason-at } und { $uncovers ->
    [yes] durch Abzug auf{" "}
   *[no] { "" }
}{ reason-two }{ reason-rest }.
reason-better-skewers = Besser war { SAN($move) } mit Angriff auf { reason-the }{ reason-at } und dahinter { reason-two }.
reason-better-traps = Besser war { SAN($move) }, was { reason-the }{ reason-at } fängt.
reason-better-uncovers = Besser war { SAN($move) } mit Abzugsangriff auf { reason-the }{ reason-at }{ reason-rest }.
reason-better-hits = Besser war { SAN($move) } mit Tempogewinn gegen { reason-the }{ reason-at }{ reason-rest }.
reason-better-then = Besser war { SAN($move) }{ reason-refutes }.
reason-better-pins = Besser war { SAN($move) }, was { reason-the }{ reason-at } mit Gewinndrohung fesselt.
reason-better-pins-guard = Besser war { SAN($move) }, was { reason-the }{ reason-at } fesselt, die Deckung von { $guarded }.
reason-better-attacks-guard = Besser war { SAN($move) }, was { reason-the }{ reason-at } angreift, die Deckung von { $guarded }.
reason-better-cuts-guard = Besser war { SAN($move) }, was { reason-from }{ reason-at } die Deckung von { $guarded } verstellt.
reason-better-mate-and-hits = Besser war { SAN($move) } mit der Drohung { SAN($next) }{ $anew ->
    [yes] {" "}und Angriff auf { reason-the }{ reason-at }
   *[no] ; { reason-who }{ reason-at } hängt auch
}.
reason-better-threatens-mate = Besser war { SAN($move) } mit der Mattdrohung { SAN($next) }.
reason-better-threatens-fork = Besser war { SAN($move) }; das droht { SAN($next) }{ reason-a-fork }.
reason-better-threatens = Besser war { SAN($move) } mit der Drohung { SAN($next) }.
reason-better-prepares = Besser war { SAN($move) }, was { SAN($next) } und { SAN($then) } vorbereitet und { reason-the }{ reason-at } gewinnt.
reason-better-threatens-trap = Besser war { SAN($move) } mit der Drohung { SAN($next) }, was { reason-the }{ reason-at } fängt.
reason-better-fails-to-mate = Besser war { SAN($move) }{ reason-gains }: { SAN($reply) } scheitert an { SAN($refuted) }{ $count ->
    [1] { "" }
   *[other] {" "}und Matt
}.
reason-better-wins = Besser war { SAN($move) }, was { reason-the }{ reason-at } gewinnt.
reason-better-cannot-be-retaken = Besser war { SAN($move) }; zurückschlagen geht nicht: { SAN($line) }{ reason-refuted-so }.
reason-better-natural-fails = Besser war { SAN($move) }{ reason-gains }: { SAN($reply) } scheitert an { SAN($refuted) }{ reason-refutes }.
reason-better-takes = Besser war { SAN($move) }, was { reason-the }{ reason-at } gewinnt{ reason-held }.
reason-better-cannot-be-taken = Besser war { SAN($move) }; schlagen geht nicht: { SAN($line) }{ reason-refuted-so }.
reason-better-threatens-so = Besser war { SAN($move) }; das droht { SAN($refuted) }{ reason-threatened-so }.
reason-better-idea = Besser war { SAN($move) }; die Idee ist { SAN($refuted) }{ reason-threatened-so }.
reason-better-leaves = Besser war { SAN($move) }, was { $square } für { reason-the } freilässt.
reason-better-falls = Besser war { SAN($move) }, was { reason-the }{ reason-at } gewinnt.
reason-better-no-safe-square = Besser war { SAN($move) }: { reason-who }{ reason-at } ist angegriffen und hat kein sicheres Feld.
reason-better-takes-then = Besser war { SAN($move) }, was { reason-the }{ reason-at } schlägt.
reason-won = { $won ->
    [n] {" "}mit Gewinn des Springers
    [b] {" "}mit Gewinn des Läufers
    [r] {" "}mit Gewinn des Turms
    [q] {" "}mit Gewinn der Dame
   *[none] { "" }
}
reason-better-order = Besser war erst { SAN($move) }{ $taken ->
    [none] { "" }
   *[other] , was { reason-took } schlägt,
} und dann { SAN($then) }{ reason-won }.
reason-better-order-hits = Besser war erst { SAN($move) }, was { $taken ->
    [none] { "" }
   *[other] { reason-took } schlägt und{" "}
}{ reason-the }{ reason-at } angreift, und dann { SAN($then) }{ reason-won }.
reason-better-takes-the-one = Besser war { SAN($move) }: Das schlägt { reason-the }, bevor { SAN($next) } kommt.
reason-better-meets = Besser war { SAN($move) }: { SAN($reply) } scheitert an { SAN($refuted) }.
reason-better-avoids-pin = Besser war { SAN($move) }, was die Fesselung auf { $square } vermeidet.
reason-better-stops = Besser war { SAN($move) }, was { SAN($next) } verhindert.
reason-better-stops-hits = Besser war { SAN($move) }, was { SAN($next) } mit Angriff auf { reason-the }{ reason-at } verhindert.
reason-better-stops-hits-two = Besser war { SAN($move) }, was { SAN($next) } mit Angriff auf { reason-the }{ reason-at } und { reason-two } verhindert.
reason-better-runs = Besser war { SAN($move) }: Der Freibauer läuft.
reason-better-pawn-ending = Besser war { SAN($move) }: Das Bauernendspiel ist { $result ->
    [lost] verloren
    [won] gewonnen
   *[drawn] remis
}.
reason-better-keeps-checking = Besser war { SAN($move) } mit weiteren Schachs.
reason-better-opposite-bishops = Besser war { SAN($move) }; dann bleiben nur ungleichfarbige Läufer.
reason-better-trades-queens = Besser war { SAN($move) } mit Damentausch{ reason-rest }.
reason-better-doubles = Besser war { SAN($move) }, was die Bauern auf der { $file }-Linie verdoppelt.
reason-better-shuts-in = Besser war { SAN($move) }, was { reason-the }{ reason-at } einsperrt.
reason-better = Besser war { SAN($move) }.
reason-better-again = Immer noch besser war { SAN($move) }.
reason-better-so = Besser war { SAN($better) } und weiter { SAN($move) }.
reason-only-legal = { $name ->
    [check] Der einzige Weg aus dem Schach.
   *[move] Der einzige legale Zug.
}
reason-only-good = { $name ->
    [win] Der einzige Zug, der den Gewinn festhält.
    [advantage] Der einzige Zug, der den Vorteil festhält.
    [balance] Der einzige Zug, der das Gleichgewicht hält.
    [mate] Der einzige Zug, der das Matt abwendet.
   *[rest] Alles andere verliert schneller.
}
reason-only-good-so = { $name ->
    [win] Der einzige Zug, der den Gewinn festhält
    [advantage] Der einzige Zug, der den Vorteil festhält
    [balance] Der einzige Zug, der das Gleichgewicht hält
    [mate] Der einzige Zug, der das Matt abwendet
   *[none] Der einzige gute Zug
}: { SAN($move) } scheitert an { SAN($refuted) }{ reason-refutes }.
reason-wins = Gewinnt { reason-given }{ reason-taken }{ reason-at }.
reason-promotes = Macht eine Dame.
reason-underpromotes = Unterverwandlung.
reason-underpromotes-check = Unterverwandlung: Der Springer gibt Schach.
reason-underpromotes-stalemate = Unterverwandlung: { SAN($move) } ist patt.
reason-mate-follows = { $count ->
    [1] Der nächste Zug setzt matt.
   *[other] Matt folgt in { $count } Zügen.
}
reason-result-win-to-draw = Vergibt den Gewinn: { $was ->
    [0] { $only ->
        [yes] nur { SAN($move) } gewinnt
       *[no] { SAN($move) } gewinnt
    }
    [1] { SAN($move) } setzt matt
   *[other] { SAN($move) } gewinnt in { $was } Zügen
}, jetzt { $end ->
    [stalemate] ist es patt
   *[other] ist es remis
}.
reason-result-win-to-spoilt = Vergibt den Gewinn: { $was ->
    [0] { SAN($move) } gewinnt
   *[other] { SAN($move) } gewinnt in { $was } Zügen
}, jetzt kommt die Fünfzig-Züge-Regel zuvor.
reason-result-win-to-loss = Macht aus dem Gewinn einen Verlust: { $was ->
    [0] { $only ->
        [yes] nur { SAN($move) } gewinnt
       *[no] { SAN($move) } gewinnt
    }
    [1] { SAN($move) } setzt matt
   *[other] { SAN($move) } gewinnt in { $was } Zügen
}, jetzt { $count ->
    [0] ist es verloren
    [1] folgt Matt im nächsten Zug
   *[other] ist es in { $count } Zügen verloren
}.
reason-result-draw-to-loss = Vergibt das Remis: { $only ->
    [yes] nur { SAN($move) } hält es
   *[no] { SAN($move) } hält es
}, jetzt { $count ->
    [0] ist es verloren
    [1] folgt Matt im nächsten Zug
   *[other] ist es in { $count } Zügen verloren
}.
reason-result-only-wins = Der einzige Zug, der gewinnt.
reason-result-only-holds = Der einzige Zug, der das Remis hält.
reason-result-slower = Gewinnt, aber { $count ->
    [1] einen Zug
   *[other] { $count } Züge
} langsamer als { SAN($move) }.
reason-result-sooner = Verloren war es ohnehin, aber so { $count ->
    [1] einen Zug
   *[other] { $count } Züge
} früher als nach { SAN($move) }.
reason-result-wins = { $count ->
    [0] Gewinnt.
    [1] Gewinnt: matt im nächsten Zug.
   *[other] Gewinnt: matt in { $count } Zügen.
}
reason-result-holds = Hält das Remis.
reason-result-loses = { $count ->
    [0] Verliert, was auch gespielt wird.
    [1] Matt im nächsten Zug, was auch gespielt wird.
   *[other] Verliert in { $count } Zügen, was auch gespielt wird.
}
reason-result-too-slow = Gewinnt, aber nicht innerhalb der Fünfzig-Züge-Regel: remis.
reason-result-saved = Verloren, wäre nicht die Fünfzig-Züge-Regel: remis.
reason-result-begins-win = Ab hier ist es exakt: { $count ->
    [0] gewonnen.
    [1] gewonnen, matt im nächsten Zug.
   *[other] gewonnen, matt in { $count } Zügen.
}
reason-result-begins-draw = Ab hier ist es exakt: remis.
reason-result-begins-loss = Ab hier ist es exakt: { $count ->
    [0] verloren.
    [1] verloren, matt im nächsten Zug.
   *[other] verloren, matt in { $count } Zügen.
}
reason-result-solved-win = Das Bauernendspiel ist gewonnen.
reason-result-solved-draw = Das Bauernendspiel ist remis.
reason-result-solved-loss = Das Bauernendspiel ist verloren.
reason-ending-opposition = { $as ->
    [better] { SAN($better) } nimmt die Opposition ein
   *[played] Nimmt die Opposition ein
}: Wer ziehen muss, muss weichen.
reason-ending-distant-opposition = { $as ->
    [better] { SAN($better) } nimmt die Fernopposition ein
   *[played] Nimmt die Fernopposition ein
}: Wer ziehen muss, muss weichen.
reason-ending-diagonal-opposition = { $as ->
    [better] { SAN($better) } nimmt die Diagonalopposition ein
   *[played] Nimmt die Diagonalopposition ein
}: Wer ziehen muss, muss weichen.
reason-ending-zugzwang = { $as ->
    [better] Nach { SAN($better) } herrscht gegenseitiger Zugzwang
   *[played] Gegenseitiger Zugzwang
}: Wer ziehen muss, ist im Nachteil.
reason-ending-key-square = { $as ->
    [better] { SAN($better) } erreicht ein Schlüsselfeld: Von { $square } aus gewinnt der König
   *[played] Erreicht ein Schlüsselfeld: Von { $square } aus gewinnt der König
}, wo auch der andere steht.
reason-ending-outruns = { $as ->
    [better] Nach { SAN($better) } ist der Bauer nicht mehr einzuholen
   *[played] Der { $file }-Bauer ist nicht mehr einzuholen
}: Der König steht außerhalb seines Quadrats.
reason-ending-in-square = { $as ->
    [better] Mit { SAN($better) } tritt der König
   *[played] Der König tritt
} in das Quadrat des Bauern auf { $square }.
reason-ending-breakthrough = { $as ->
    [better] { SAN($better) } ist ein Durchbruch
   *[played] Ein Durchbruch
}: Wie auch geschlagen wird, ein Bauer kommt durch.
reason-ending-spare = { $as ->
    [better] { SAN($better) } ist ein Reservezug
   *[played] Ein Reservezug
}: Jetzt muss { $side ->
    [white] Schwarz
   *[black] Weiß
} ziehen.
reason-ending-outside-passed-pawn = { $as ->
    [better] Nach { SAN($better) } entscheidet der entfernte Freibauer auf { $square }
   *[played] Der entfernte Freibauer auf { $square } entscheidet
}: Ohne ihn gäbe es keinen Gewinn.
reason-mate-by = { $name ->
    [backRankMate] Es ist ein Grundreihenmatt.
    [smotheredMate] Es ist ein ersticktes Matt.
    [anastasiaMate] Es ist das Matt der Anastasia.
    [arabianMate] Es ist das arabische Matt.
    [bodenMate] Es ist Bodens Matt.
   *[hookMate] Es ist ein Hakenmatt.
}
reason-first = { $first ->
    [p] Bauer
    [n] Springer
    [b] Läufer
    [r] Turm
    [q] Dame
   *[k] König
}
reason-second = { $second ->
    [p] Bauer
    [n] Springer
    [b] Läufer
    [r] Turm
    [q] Dame
   *[k] König
}
reason-fork = Eine Gabel: { SAN($move) } greift { reason-first } und { reason-second } an.
reason-fork-same = { $piece ->
    [n] Eine Gabel: { SAN($move) } greift beide Springer an.
    [b] Eine Gabel: { SAN($move) } greift beide Läufer an.
    [q] Eine Gabel: { SAN($move) } greift beide Damen an.
    [p] Eine Gabel: { SAN($move) } greift zwei Bauern an.
   *[r] Eine Gabel: { SAN($move) } greift beide Türme an.
}
reason-trapped = { $piece ->
    [n] Der Springer auf { $square } hat kein Feld mehr.
    [b] Der Läufer auf { $square } hat kein Feld mehr.
    [r] Der Turm auf { $square } hat kein Feld mehr.
    [q] Die Dame auf { $square } hat kein Feld mehr.
   *[p] Der Bauer auf { $square } hat kein Feld mehr.
}
reason-trapped-it = { $piece ->
    [q] Sie hat kein Feld mehr.
   *[other] Er hat kein Feld mehr.
}
reason-is-pinned = { $piece ->
    [p] Der Bauer
    [n] Der Springer
    [b] Der Läufer
    [r] Der Turm
   *[q] Die Dame
} auf { $square } ist gefesselt.
reason-motif = { $name ->
    [skewer] Ein Spieß
    [discoveredAttack] Ein Abzug
    [doubleCheck] Ein Doppelschach
    [deflection] Durch Ablenkung
    [attraction] Durch Hineinziehung
    [capturingDefender] Die Deckung wird geschlagen
    [interference] Durch Unterbrechung
    [intermezzo] Ein Zwischenzug
    [xRayAttack] Ein Röntgenangriff
    [zugzwang] Zugzwang
   *[fork] Eine Gabel
}{ $move ->
    [none] .
   *[other] : { SAN($move) }.
}
reason-threat-overlooked = { $mate ->
    [yes] Übersieht { SAN($move) } mit Mattdrohung.
   *[no] Übersieht die Drohung { SAN($move) }.
}
reason-threat-was = { $side ->
    [white] Weiß
   *[black] Schwarz
} drohte { $move ->
    [none] das
   *[other] { SAN($move) }
} schon vorher.
reason-threat-meets = Pariert die Drohung { SAN($move) }.
reason-threat-met = Besser war { SAN($better) }, was { SAN($move) } pariert.
reason-and-attacks = { $target ->
    [none] { "" }
   *[other] {" "}mit Angriff auf den Bauern auf { $target }
}
reason-develops = { $as ->
    [better] Besser war { SAN($better) }; das entwickelt { reason-the }{ reason-and-attacks }.
   *[played] Entwickelt { reason-the }{ reason-and-attacks }.
}
reason-recaptures = { $as ->
    [better] Besser war { SAN($better) }; das schlägt { reason-the } zurück.
   *[played] Schlägt { reason-the } zurück.
}
reason-escapes = { $as ->
    [better] Besser war { SAN($better) }; das bringt { reason-the }{ reason-with-check } in Sicherheit.
   *[played] Bringt { reason-the }{ reason-with-check } in Sicherheit.
}
reason-king-castles = Besser war { SAN($better) }; das bringt den König in Sicherheit.
reason-plan-stops-mate = { $as ->
    [better] Besser war { SAN($better) }; das verhindert Matt durch { SAN($move) }.
   *[played] Verhindert Matt durch { SAN($move) }.
}
reason-plan-threatens-mate = { $as ->
    [better] Besser war { SAN($better) }; damit droht Matt: { SAN($move) }.
   *[played] Droht Matt: { SAN($move) }.
}
reason-activity-takes = { $as ->
    [better] Besser war { SAN($better) }; das schlägt { reason-the } auf { $square }{ reason-with-check }.
   *[played] Schlägt { reason-the } auf { $square }{ reason-with-check }.
}
reason-activity-attacks = { $as ->
    [better] { $saved ->
        [yes] Besser war { SAN($better) }, in Sicherheit und mit Angriff auf { reason-the } auf { $square }.
        [check] Besser war { SAN($better) }; das pariert das Schach und greift { reason-the } auf { $square } an.
       *[no] Besser war { SAN($better) }; das greift { reason-the } auf { $square } an.
    }
   *[played] { $saved ->
        [yes] Bringt sich in Sicherheit und greift { reason-the } auf { $square } an.
        [check] Pariert das Schach und greift { reason-the } auf { $square } an.
       *[no] Greift { reason-the } auf { $square } an.
    }
}
reason-activity-guards = { $as ->
    [better] Besser war { SAN($better) }; das deckt { reason-the } auf { $square }.
   *[played] Deckt { reason-the } auf { $square }.
}
reason-activity-centre = { $as ->
    [better] Besser war { SAN($better) }; das besetzt das Zentrum.
   *[played] Besetzt das Zentrum.
}
reason-activity-unpins = { $as ->
    [better] Besser war { SAN($better) }; das hebt die Fesselung auf { $square } auf.
   *[played] Hebt die Fesselung auf { $square } auf.
}
reason-activity-seventh = { $as ->
    [better] Besser war { SAN($better) }; das bringt den Turm auf die siebte Reihe.
   *[played] Bringt den Turm auf die siebte Reihe.
}
reason-activity-open-file = { $as ->
    [better] Besser war { SAN($better) }; das stellt den Turm auf eine offene Linie.
   *[played] Stellt den Turm auf eine offene Linie.
}
reason-activity-king-walks = { $as ->
    [better] Besser war { SAN($better) }; das bringt den König näher zum Zentrum.
   *[played] Bringt den König näher zum Zentrum.
}
reason-structure-advances = { $as ->
    [better] Besser war { SAN($better) }; das rückt mit dem Freibauern vor.
   *[played] Rückt mit dem Freibauern vor.
}
reason-activity-trades = { $piece ->
    [r] Tauscht die Türme.
   *[q] Tauscht die Damen.
}
reason-simplifies-trades = { $piece ->
    [n] Tauscht den Springer auf { $square } ab: gut, wenn man vorn liegt.
    [b] Tauscht den Läufer auf { $square } ab: gut, wenn man vorn liegt.
    [r] Tauscht die Türme: gut, wenn man vorn liegt.
   *[q] Tauscht die Damen: gut, wenn man vorn liegt.
}
reason-pinned-to = { $to ->
    [k] {" "}an den König
   *[q] {" "}an die Dame
}
reason-activity-pins = { $as ->
    [better] Besser war { SAN($better) }; das fesselt { reason-the } auf { $square }{ reason-pinned-to }.
   *[played] Fesselt { reason-the } auf { $square }{ reason-pinned-to }.
}
reason-activity-outpost = { $as ->
    [better] Besser war { SAN($better) }; das stellt den Springer auf den Vorposten { $square }.
   *[played] Stellt den Springer auf den Vorposten { $square }.
}
reason-activity-behind = { $as ->
    [better] Besser war { SAN($better) }; das stellt den Turm hinter den Freibauern.
   *[played] Stellt den Turm hinter den Freibauern.
}
reason-against = { $target ->
    [none] { "" }
   *[other] , gegen den Bauern auf { $target }
}
reason-activity-half-open-file = { $as ->
    [better] Besser war { SAN($better) }; das stellt den Turm auf die halboffene { $file }-Linie{ reason-against }.
   *[played] Stellt den Turm auf die halboffene { $file }-Linie{ reason-against }.
}
reason-activity-blocks-check = { $as ->
    [better] Besser war { SAN($better) }; das pariert das Schach mit { reason-from }{ reason-checks-too }.
   *[played] Pariert das Schach mit { reason-from }{ reason-checks-too }.
}
reason-activity-lets-out = { $as ->
    [better] Besser war { SAN($better) }; das öffnet dem Läufer auf { $square } den Weg.
   *[played] Öffnet dem Läufer auf { $square } den Weg.
}
reason-activity-fianchetto = { $as ->
    [better] Besser war { SAN($better) }; das macht { $square } für den Läufer frei.
   *[played] Macht { $square } für den Läufer frei.
}
reason-activity-keeps-out = { $as ->
    [better] Besser war { SAN($better) }; das nimmt { reason-from } das Feld { $square }.
   *[played] Nimmt { reason-from } das Feld { $square }.
}
reason-king-joins-attack = { $as ->
    [better] Besser war { SAN($better) }; das bringt { reason-the } in den Angriff auf den König.
   *[played] Bringt { reason-the } in den Angriff auf den König.
}
reason-structure-stops = { $as ->
    [better] Besser war { SAN($better) }; das blockiert den Freibauern auf { $square }.
   *[played] Blockiert den Freibauern auf { $square }.
}
reason-structure-lever = { $as ->
    [better] Besser war { SAN($better) }; das greift den Bauern auf { $square } an.
   *[played] Greift den Bauern auf { $square } an.
}
reason-structure-supports = { $as ->
    [better] Besser war { SAN($better) }; das stützt { reason-the } auf { $square }.
   *[played] Stützt { reason-the } auf { $square }.
}
reason-structure-prepares = { $as ->
    [better] Besser war { SAN($better) }; das bereitet den Vorstoß nach { $square } vor.
   *[played] Bereitet den Vorstoß nach { $square } vor.
}
reason-structure-space-queenside = { $as ->
    [better] Besser war { SAN($better) }; das gewinnt Raum am Damenflügel.
   *[played] Gewinnt Raum am Damenflügel.
}
reason-structure-space-kingside = { $as ->
    [better] Besser war { SAN($better) }; das gewinnt Raum am Königsflügel.
   *[played] Gewinnt Raum am Königsflügel.
}
reason-activity-offers = { $as ->
    [better] Besser war { SAN($better) }; das bietet { $piece ->
        [r] den Tausch der Türme
        [q] den Tausch der Damen
        [b] den Tausch der Läufer
        [n] den Tausch der Springer
       *[other] einen Figurentausch
    } an.
   *[played] { $piece ->
        [r] Bietet den Tausch der Türme an.
        [q] Bietet den Tausch der Damen an.
        [b] Bietet den Tausch der Läufer an.
        [n] Bietet den Tausch der Springer an.
       *[other] Bietet einen Figurentausch an.
    }
}

### The panel of the current move

move-label = Dieser Zug
move-start = Ausgangsstellung
move-start-opening = Eröffnung: { $name } ({ $eco }).
move-start-steps = Blättere mit → oder dem Mausrad durch die Züge; { KEY("n") } springt zum nächsten Schlüsselmoment.
move-start-touch = Blättere mit den Pfeilen unter dem Brett durch die Züge, oder wische über das Brett.
whose-title = Welche Seite hast du gespielt?
whose-neither = Keine
whose-kept = Das Brett ist zu dir gedreht; dieser Browser merkt sich deinen Namen.
whose-kept-none = Gut. Hier wirst du nicht noch einmal gefragt.
move-is = {" "}ist { $verdict }
move-is-close = {" "}ist { $verdict }, aber knapp
move-no-verdict = {" "}ist nicht bewertet
move-provisional = Vorläufig: Die Engine rechnet noch an einer Nachbarstellung.
move-waits = Die Engine ist noch nicht bei diesem Zug.
move-not-judged = Dieser Zug wurde nicht beurteilt: Die Analyse endete vorher.
move-points = { $side ->
    [white] Aussichten von Weiß
   *[black] Aussichten von Schwarz
}
move-points-label = Aussichten von { $side ->
    [white] Weiß
   *[black] Schwarz
}: vorher { $before }, nachher { $after }
move-author = Kommentator: { $signs }
move-said-show = Auf dem Brett zeigen
move-said-play = Diese Züge auf dem Brett zeigen
how-title = Warum dieses Urteil?
how-points = Erwartete Punkte der ziehenden Seite: vorher { $before }, nachher { $after }.
how-close = Es ist knapp: Eine längere Suche könnte auch zu diesem Urteil kommen: { $verdict }.
move-better = { SAN($move) } war besser
move-better-show = zeigen
move-idea = Andere Idee?
move-idea-try = Probiere sie auf dem Brett
move-idea-how = Spiele deinen Zug auf dem Brett: Kibitz sagt dir, was er wert ist.
move-line = Engine-Variante
move-variation = Variante der Partie
move-branch-after = { $what }, nach { SAN($move) }.
move-branch-start = { $what }, aus der Ausgangsstellung.
move-back = Zurück zur Partie
move-lines = Engine-Varianten
move-lines-before = Engine-Varianten an dieser Stelle
move-line-depth = Tiefe { $depth }
move-lines-over = Hier endet die Partie.
move-preview = Erste Schätzung, bis die Engine diese Stellung berechnet hat: Aussichten von Weiß etwa { $points }.
move-lines-follow = Die Varianten erscheinen, sobald die Engine diese Stellung berechnet hat.
move-by-rule = nach den Regeln
move-by-forced = aus der nächsten Stellung übernommen
move-by-repetition = aus einer früheren Stellung der Partie
move-by-engine = { $engine } · Tiefe { $depth } · { $nodes } Knoten

### Board, bar, graph, steps, moves

bar-unknown = Bewertung: noch nicht bekannt
bar-engine = Bewertung { $score }, Aussichten von Weiß { $points }
bar-preview = Bewertung (erste Schätzung): Aussichten von Weiß { $points }
graph-label = Gewinnaussichten nach Zügen
graph-ply = Halbzug
graph-table = Aussichten von Weiß nach Zügen
word-move = Zug
graph-points = Aussichten von Weiß
graph-tip = Weiß { $points }
word-class = Klasse
stage-evaluation = Bewertung { $score }
graph-start = Anfang
word-errors = Fehler
graph-near = Vergrößern
graph-whole = Ganze Partie
graph-mate = { $kind ->
    [misses_mate] verpasst ein Matt
   *[allows_mate] lässt ein Matt zu
}
steps-previous-key = Voriger Schlüsselmoment ({ KEY("p") })
steps-first = Zum Anfang (Pos1)
steps-previous = Ein Zug zurück (←)
steps-next = Ein Zug vor (→)
steps-last = Zum Ende (Ende)
steps-next-key = Nächster Schlüsselmoment ({ KEY("n") })
steps-flip = Brett drehen ({ KEY("f") })
moves-label = Züge
moves-misses-mate = { $count ->
    [1] Verpasstes Matt in einem Zug
   *[other] Verpasstes Matt in { $count } Zügen
}
player-ahead = Materialvorsprung: { $lead }

### Report card

report-label = Bericht
report-kind = Genauigkeitsformel
report-kibitz = Kibitz
report-lichess = lichess
report-meaning = Was Genauigkeit bedeutet
report-kibitz-what = Der Durchschnitt aller Züge. Ein Zug, der die Aussichten wahrt, zählt 100; einer, der sie von 70 % auf 50 % fallen lässt, zählt 43. Auch mit einigen Patzern unter vielen guten Zügen bleibt die Zahl hoch.
report-lichess-what = Nach der Formel von lichess, zum Vergleich mit Partien von dort. Jeder Zug zählt nach den Aussichten, die er vergibt; umkämpfte Phasen und schlechte Züge wiegen schwerer.
report-yours = Deine Genauigkeit
report-judged = { $judged } von { $moves } beurteilt
report-loss = Ø Verlust { $loss } cp
report-accuracy = Genauigkeit
report-start = Partie besprechen
report-no-moments = Keine Schlüsselmomente
report-moments-count = { $count ->
    [one] { $count } Schlüsselmoment
   *[other] { $count } Schlüsselmomente
}
report-classes = Züge nach Klassen
report-count = { $class }, { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $count }. Zum nächsten Zug
report-phases = Genauigkeit nach Phasen
report-phase-move = Zug { $from }
report-phase-moves = Züge { $from }–{ $to }
report-repertoire = Repertoire
report-from-move = Ab Zug { $number }
report-moments = Schlüsselmomente
panels-moments = Momente
report-turning-point = Wendepunkt
report-missed-win = Verpasster Gewinn
report-missed-mate = Verpasstes Matt
report-missed-material = Verpasste Chance
report-misses = Verpasst
report-swing = Änderung der Aussichten der ziehenden Seite

### Was bei einer Wertungszahl üblich ist

typical-title = Verglichen mit { $control ->
    [bullet] Bulletpartien
    [blitz] Blitzpartien
    [rapid] Schnellpartien
   *[classical] klassischen Partien
} von Spielern mit { $from }–{ $to } auf lichess
typical-accuracy = Genauigkeit { $value } %: höher als in { $low } bis { $high } % ihrer Partien.
typical-errors = { $count ->
    [0] Keine Fehler oder Patzer
    [one] 1 Fehler oder Patzer
   *[other] { $count } Fehler und Patzer
} in { $moves } Zügen: weniger pro Zug als in { $low } bis { $high } % ihrer Partien.
typical-theory = { $count ->
    [0] Kein Theoriezug
    [one] 1 Theoriezug
   *[other] { $count } Theoriezüge
}: mehr als in { $low } bis { $high } % ihrer Partien.
typical-note = Grundlage ist je eine Partie von { $players } solchen Spielern in Standardtiefe; eine Stichprobe dieser Größe erlaubt nur eine Spanne.

### Die Geschichte der Partie: höchstens drei Sätze

story-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
story-much = { $much ->
    [winning] auf Gewinn
   *[better] besser
}
story-how-allows-mate = , was Matt in { $count ->
    [1] einem Zug
   *[other] { $count } Zügen
} zuließ
story-how-misses-mate = , was Matt in { $count ->
    [1] einem Zug
   *[other] { $count } Zügen
} verpasste
story-how-allows-mate-by = { story-how-allows-mate }: { SAN($line) }
story-how-misses-mate-by = { story-how-misses-mate }: { SAN($line) }
story-how-hangs = , was { reason-given } einstellte
story-how-loses = , was { reason-given }{ reason-taken } kostete
story-how-misses-win = , was die Chance verpasste, { reason-given }{ reason-taken } zu gewinnen
story-how-no-recapture = , was auf { $square } nicht zurückschlug
story-how-result = , was { $kind ->
    [win] den Gewinn
   *[draw] das Remis
} vergab
story-how-stalemate = , was ein Patt zuließ
story-how-repetition = , was Remis durch Stellungswiederholung zuließ
story-how-perpetual = , was Dauerschach zuließ
story-how-trouble = { $nth ->
    [1] {" "}in Zeitnot
   *[other] , Fehler Nummer { $nth } von { story-side } in Zeitnot
}{ $how }
story-when-after = {" "}nach { SAN($move) }
story-when-move = {" "}ab Zug { $number }
story-when-start = {" "}von Anfang an
story-gain = { $gain ->
    [won] gewann{ $when } { reason-given }
   *[was] stand{ $when } { story-much }
}
story-level = Die Partie war durchweg ausgeglichen.
story-even = Keine Seite stand lange besser.
story-level-until = { $again ->
    [yes] Danach war die Partie ausgeglichen bis
   *[no] Die Partie war ausgeglichen bis
} { SAN($move) }{ $how }.
story-level-won = { $again ->
    [yes] Danach war die Partie ausgeglichen bis
   *[no] Die Partie war ausgeglichen bis
} { SAN($move) }{ $how }; von da an stand { story-side } auf Gewinn.
story-level-endgame = Die Partie war bis ins Endspiel ausgeglichen, bis { SAN($move) }{ $how }.
story-opening-grown = { story-side } kam besser aus der Eröffnung.
story-opening = { story-side } kam besser aus der Eröffnung, nach { SAN($move) }{ $how }.
story-gradual = Ab Zug { $number } stand { story-side } { story-much }.
story-from-start = { story-side } stand von Anfang an { story-much }.
story-for-good = { story-side } stand endgültig besser nach { SAN($move) }{ $how }.
story-better-after = { story-side } stand { story-much } nach { SAN($move) }{ $how }.
story-lead-back = { story-side } { story-gain }, gab den Vorteil aber zurück mit { SAN($move) }{ $how }.
story-lead-lost = { story-side } { story-gain }, verspielte aber alles mit { SAN($move) }{ $how }.
story-lead-slipped = { story-side } { story-gain }, gab den Vorteil aber nach und nach aus der Hand.
story-changes = Der Vorteil wechselte { $count ->
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
   *[other] { $count }-mal
} die Seite
story-swings = { story-changes }, am schärfsten mit { SAN($move) }{ $how }.
story-swings-alone = { story-changes }.
story-again = { story-side } bekam { $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
} die bessere Stellung und verlor sie jedes Mal wieder.
story-decided = Die Entscheidung brachte { SAN($move) }{ $how }.
story-decided-end = Die Entscheidung brachte { SAN($move) }{ $how }; { $end }.
story-missed = { SAN($move) } verpasste { $kind ->
    [win] den Gewinn
   *[chance] eine Chance
}
story-missed-what = { SAN($move) } verpasste es, { reason-given }{ reason-taken } zu gewinnen
story-missed-mate = { SAN($move) } verpasste Matt in { $count ->
    [1] einem Zug
   *[other] { $count } Zügen
}
story-missed-both = { $one }; { $other }.
story-earlier = Schon { $end }
story-unpunished = { SAN($move) } ließ { SAN($fault) } ungestraft
story-costly = { SAN($move) } gab { $gives ->
    [win] { story-side } eine Gewinnstellung
    [easy] { story-side } leichtes Spiel
    [lead] { story-side } die bessere Stellung
   *[back] viel vom Vorteil zurück
}
story-both-missed = Zwischen Zug { $first } und { $last } verpassten beide Seiten den Gewinn
story-side-missed = { story-side } verpasste zwischen Zug { $first } und { $last } { $count ->
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
   *[other] { $count }-mal
} den Gewinn
story-errors = Zwischen Zug { $first } und { $last } gab es noch { $count ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
} grobe Fehler
story-won-alone = Ab { SAN($move) } stand { story-side } auf Gewinn.
story-won = Ab { SAN($move) } war die Partie gewonnen; { $end }.
story-but-end = Doch { $missed }, ohne Folgen; { $end }.
story-late = { $missed }.
story-late-end = { $missed }; { $end }.
story-end = { $end }.
story-state = { $state ->
    [won] {" "}in gewonnener Stellung
    [better] {" "}in besserer Stellung
    [level] {" "}in ausgeglichener Stellung
   *[lost] { "" }
}
story-drawn-state = { $state ->
    [won] , obwohl { story-side } auf Gewinn stand
    [better] , obwohl { story-side } besser stand
   *[level] { "" }
}
story-end-mate = { story-side } setzte mit { SAN($move) } matt
story-end-resignation = { story-side } gab{ story-state } auf
story-end-time = { story-side } überschritt{ story-state } die Zeit
story-end-abandoned = { story-side } verließ{ story-state } die Partie
story-end-unknown = { story-side } gewann{ $state ->
    [won] {" "}aus verlorener Stellung
    [better] {" "}aus schlechterer Stellung
    [level] {" "}aus ausgeglichener Stellung
   *[lost] { "" }
}
story-end-stalemate = Patt
story-end-material = Remis: Keine Seite konnte mehr matt setzen
story-end-repetition = Remis durch Stellungswiederholung{ story-drawn-state }
story-end-moves = Remis nach der 50-Züge-Regel{ story-drawn-state }
story-end-agreement = Remis durch Vereinbarung{ story-drawn-state }
story-end-time-drawn = Remis: Die Zeit lief ab, aber das Material reichte nicht zum Matt
story-end-draw = Remis{ story-drawn-state }
story-end-going = Die Partie läuft noch; nach { SAN($move) } { $state ->
    [won] steht { story-side } auf Gewinn
    [better] steht { story-side } besser
   *[level] ist die Stellung ausgeglichen
}
story-end-unfinished = Die Partie bricht nach { SAN($move) } ab{ $state ->
    [won] , { story-side } steht auf Gewinn
    [better] , { story-side } steht besser
   *[level] , die Stellung ist ausgeglichen
}

### What is done of what

status-judged = { $moves ->
    [one] { $judged } von { $moves } Zug beurteilt
   *[other] { $judged } von { $moves } Zügen beurteilt
}
status-said-running = Die Analyse läuft
status-said-share = { $share } der Züge beurteilt
status-done = Analysiert
status-nodes-each = { $nodes } Knoten je Stellung
status-nodes = { $nodes } Knoten
status-lines = { $lines ->
    [one] { $lines } Variante
   *[other] { $lines } Varianten
}
status-rules-seed = mit festen Grenzen bewertet
status-ahead = { $count ->
    [one] Wartet: { $count } Analyse davor
   *[other] Wartet: { $count } Analysen davor
}
status-waiting = Wartet auf eine freie Engine
status-preparing = Bereitet exakte Endspiele für diese Partie vor. Das dauert einige Minuten und ist nur einmal nötig
status-solving = Löst das Bauernendspiel. Das dauert eine Minute oder mehr, beim ersten Mal länger. Urteile dort können sich noch ändern
status-stopped = Angehalten
status-seen = Offline: die Analyse, wie sie hier zuletzt geladen war, { $when }
status-lost = Verbindung verloren, wird wiederhergestellt
status-stop = Anhalten
status-continue = Weiter
status-retry = Noch einmal

### Review

review-gone = Hier gibt es keine Analyse.
review-gone-why = Sie wurde gelöscht, sie ist abgelaufen, oder der Link ist unvollständig.
review-failed = Das hat nicht funktioniert.
review-offline = Du bist offline.
review-not-kept = Diese Analyse liegt auf dem Server und wurde in diesem Browser in letzter Zeit nicht geöffnet.
review-versus = –
review-report = Bericht
review-panels = Ansichten
review-keys-hint = { KEY("n") } springt zum nächsten Schlüsselmoment, { KEY("p") } zum vorigen.
review-touch-hint = Die Tasten mit dem Stern springen zum nächsten und zum vorigen Schlüsselmoment.
review-delete = Diese Analyse löschen?
review-delete-why = Der Link und alle Einbettungen funktionieren dann sofort nicht mehr. Das lässt sich nicht rückgängig machen.
share-link = Link kopieren
share-copied = Kopiert.
share-embed = Einbetten
share-embed-title = Analyse einer Schachpartie
share-pgn = PGN-Datei
share-delete = Löschen
share-refused = Der Browser erlaubt hier kein Kopieren.
dialog-close = Schließen
storage-not-kept = Der Speicher dieses Browsers ist voll oder gesperrt: Deine Einstellungen, Notizen und Übungen gehen beim Verlassen verloren.
dialog-keep = Behalten
keys-steps = Voriger, nächster Zug
keys-ends = Zum Anfang, zum Ende
keys-moments = Nächster, voriger Schlüsselmoment
keys-best = Den besseren Zug auf dem Brett spielen
keys-flip = Brett drehen
keys-single = Tastenkürzel aus einem Zeichen kannst du hier ändern oder in den Einstellungen alle abschalten.
keys-single-off = Tastenkürzel aus einem Zeichen sind in den Einstellungen abgeschaltet.
keys-change = Taste für: { $what } (Standard: { $standard })
keys-taken = { $key } ist schon belegt.
keys-as-they-come = Auf Standard zurücksetzen
keys-drill = Beim Üben: Tipp, Lösung, noch einmal, warum, ausspielen
keys-help = Diese Liste zeigen
keys-space = Leertaste
keys-escape = Esc

### Start

start-title = Jede Partie verdient
    einen *Kiebitz*.
start-lead = Füge eine Partie ein. Kibitz schaut dir über die Schulter und sagt dir zu jedem Zug, wie gut er war, und warum.
start-live = Kein Warten
start-live-how = Die ersten Urteile sind sofort da, die übrigen kommen, während du die Partie nachspielst.
start-why = Der Grund, nicht bloß eine Note
start-why-how = Welche Figur hing, welches Matt übersehen wurde, welcher Zug besser war: in klaren Worten und auf dem Brett.
start-private = Privat, bis du sie teilst
start-private-how = Nur wer den Link hat, kann sie öffnen, und du kannst sie jederzeit löschen. Kein Konto, kein Tracking.
start-sample-club = Eine Vereinspartie
start-sample-morphy = Morphys Abend in der Oper, 1858
start-sample-kasparov = Kasparow – Topalow, 1999
start-game = Deine Partie
start-file = Datei wählen
start-placeholder =
    Füge hier deine Partie ein (PGN) oder lege eine Datei ab.
    Ein Link zu lichess oder chess.com geht auch, oder @name.

    1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 …

    Die Züge allein genügen. Eine Stellung (FEN) öffnet ein Brett zum Ausprobieren.
start-submit = Analysieren
start-submit-key = Strg ↵
import-fetch = Partien laden
import-fetch-one = Partie laden
import-nothing-chosen = Wähle mindestens eine Partie aus.
import-review-one = Diese Partie analysieren
start-empty = Füge zuerst eine Partie ein, oder öffne eine der Beispielanalysen.
start-too-large = { $name } ist zu groß: Kibitz nimmt Dateien bis 1 MB an.
name-colon = { $name }:
start-depth = Analysetiefe
start-fast = Schnell
start-fast-note = ein erster Blick
start-standard = Standard
start-standard-note = für die meisten
start-deep = Tief
start-deep-note = dauert länger
start-nodes = { $nodes } berechnete Stellungen je Zug
start-more = Weitere Einstellungen
start-engine = Engine
start-automatic = Automatisch
start-automatic-engine = Automatisch ({ $engine })
start-lines = Anzahl der Varianten
start-rules = Bewertung der Züge
start-rules-kibitz = Kibitz (Standard)
start-rules-seed = Feste Grenzen
start-classes = Auch hervorheben
start-sample-title = Beispielanalyse
start-sample-more = Weitere Beispiele
start-position = Brett öffnen
start-old-letters = Die Datei ist nicht in UTF-8. Nach den Buchstaben der Namen wurde sie als { $encoding } gelesen. Stimmen die Namen?
start-mixed-letters = Zeilen, die nicht in UTF-8 sind, wurden als { $encoding } gelesen: Partie { $games }. Stimmen die Namen?
start-letters = Zeichensatz
start-letters-western = Westeuropäisch (Windows-1252)
start-letters-central = Mitteleuropäisch (Windows-1250)
start-letters-cyrillic = Kyrillisch (Windows-1251)
start-lost-letters = In diesem Text sind Buchstaben verloren gegangen (�). Wähle die Originaldatei oder ziehe sie hierher, dann stimmen sie.
start-position-note = Das ist eine Stellung ohne Züge: Sie öffnet ein Brett zum Ausprobieren mit einer Engine.
start-seen-game = { $moves ->
    [one] 1 Partie, 1 Zug
   *[other] 1 Partie, { $moves } Züge
}
with-colon = { $name }: { $value }
start-seen-position = Eine Stellung (FEN)
start-seen-study = Ein Link zu einer Studie auf lichess
start-seen-broadcast = Ein Link zu einer Übertragung auf lichess
start-seen-round = Ein Link zu einer Runde, die Kibitz live verfolgen kann
start-seen-link = Ein Link zu einer Partie auf { $site }
start-seen-user = Partien von @{ $name } auf { $site }
start-seen-name = Partien von @{ $name }
start-for = Wofür Kibitz da ist
start-for-you = Für dich
start-for-you-how = Wo jede Partie kippte und warum, und deine eigenen Fehler als Aufgaben.
start-for-trainer = Für deinen Trainer
start-for-trainer-how = Die ganze Saison auf einen Blick, mit Anmerkungen zu jeder Partie.
start-for-club = Für deinen Verein
start-for-club-how = Runden mit Kreuztabelle und Live-Partien, Bretter für die eigene Website.
again-label = Hier geht es weiter
again-title = Zuletzt geöffnet
again-due = { $count ->
    [one] 1 Stellung ist heute fällig
   *[other] { $count } Stellungen sind heute fällig
}
again-follows = Neue Partien kommen von selbst dazu.

### What a person is told of a game's text

place-move = Zug { $number }, { $side ->
    [white] Weiß
   *[black] Schwarz
}
place-variation = { $place } (Variante)
place-headers = Kopfzeilen
place-header = Kopfzeile { $name }
place-fen = FEN
fault-variation-closed = Zu dieser schließenden Klammer gehört keine Variante; sie entfällt.
fault-variation-cut = { $fault } Die Variante endet vor diesem Zug.
fault-comment-closed = Zu dieser schließenden Klammer gehört kein Kommentar; sie entfällt.
fault-variation-first = Diese Variante steht vor dem ersten Zug; sie entfällt.
fault-more-warnings = { $count ->
    [one] Und ein weiterer Hinweis.
   *[other] Und { $count } weitere Hinweise.
}
fault-two-fens = Es gibt zwei verschiedene FEN-Kopfzeilen. Behalte die, mit der die Partie beginnt.
fault-chess960-guessed = Das ist eine Stellung aus Chess960, also wird die Partie als Chess960 gelesen. Falls das falsch ist, ergänze die Kopfzeile Variant "Standard".
fault-castling-dropped = Die Rochaderechte { $rights } passen nicht zur Stellung: König oder Türme stehen woanders. { $left ->
    [none] Die Partie wird ohne Rochaderechte gelesen
   *[other] Die Partie wird mit { $left } gelesen
}.
fault-en-passant-dropped = Das En-passant-Feld { $square } passt nicht zur Stellung. Es entfällt.
fault-begins-later = Die Züge beginnen mit Zug { $number }, aber keine FEN-Kopfzeile nennt die Stellung. Ergänze sie, oder füge die ganze Partie ein.
fault-no-fen = Laut Text beginnt die Partie aus einer eigenen Stellung, aber es gibt keine FEN-Kopfzeile. Es gilt die Grundstellung.
fault-broken-off = { $fault } Die Analyse endet vor diesem Zug. { $count ->
    [one] Dieser Zug entfällt
   *[other] Die letzten { $count } Züge entfallen
}.
fault-case = „{ $move }“ ist kein Zug. Meinst du { $meant }?
fault-prose-left-out = Text außerhalb der Partien entfällt: „{ $text }“
fault-clocks = Die Uhrzeiten haben zwei Zahlen, und keine TimeControl-Kopfzeile sagt, ob es Stunden und Minuten sind. Sie werden nicht angezeigt.
fault-header-line = Die Kopfzeile „{ $line }“ ist nicht lesbar und entfällt.
fault-no-square = „{ $move }“ ist nicht möglich: Ein Feld { $square } gibt es nicht.
fault-foreign-piece = „{ $move }“ beginnt nicht mit einem englischen Figurenbuchstaben; PGN verwendet K, Q, R, B und N.
fault-result = { $how ->
    [mate] Der letzte Zug setzt matt
   *[stalemate] Die letzte Stellung ist patt, also remis
}, aber als Ergebnis ist { $result } angegeben.
fault-foreign-letters = Die Züge wurden mit { $king }, { $queen }, { $rook }, { $bishop } und { $knight } für König, Dame, Turm, Läufer und Springer gelesen.
fault-no-move = „{ $move }“ ist kein Zug.
fault-ambiguous = „{ $move }“ ist mehrdeutig: Mehr als eine Figur kann so ziehen.
fault-checkmated = „{ $move }“ ist nicht möglich: { $side ->
    [white] Weiß
   *[black] Schwarz
} ist matt.
fault-stalemated = „{ $move }“ ist nicht möglich: { $side ->
    [white] Weiß
   *[black] Schwarz
} ist patt.
fault-in-check = „{ $move }“ ist nicht möglich: { $side ->
    [white] Weiß
   *[black] Schwarz
} steht im Schach, und der Zug wehrt es nicht ab.
fault-not-legal = „{ $move }“ ist hier kein legaler Zug für { $side ->
    [white] Weiß
   *[black] Schwarz
}.
fault-header-cut = Die Kopfzeile { $name } ist { $length } Zeichen lang und wurde auf { $limit } gekürzt.
fault-more-headers = { $count ->
    [one] Eine weitere Kopfzeile wurde
   *[other] { $count } weitere Kopfzeilen wurden
} weggelassen; Kibitz behält { $limit }.
fault-comment-cut = Ein Kommentar ist { $length } Zeichen lang und wurde auf { $limit } gekürzt.
fault-more-games = Die Datei enthält { $count ->
    [one] { $count } weitere Partie, die
   *[other] { $count } weitere Partien, die
} hier nicht analysiert { $count ->
    [one] wird
   *[other] werden
}: { $games }.
fault-more-games-unnamed = Die Datei enthält { $count ->
    [one] { $count } weitere Partie, die
   *[other] { $count } weitere Partien, die
} hier nicht analysiert { $count ->
    [one] wird
   *[other] werden
}: { $games } und { $more } weitere.

### Why a game is refused

fault-no-game = In diesem Text steht keine Partie. Kibitz liest Partien als PGN oder nur als Züge (1.e4 e5 2.Sf3) und Stellungen als FEN.
fault-link = Das ist ein Link. Kibitz braucht die Partie selbst: Kopiere dort die PGN, und füge sie hier ein.
fault-link-lichess = Das ist ein Link zu lichess. Öffne dort die Partie, drücke unter dem Brett „Teilen & Exportieren“, kopiere die PGN, und füge sie hier ein.
fault-link-study = Das ist ein Link zu einer Studie auf lichess. Öffne sie dort, drücke „Teilen“ (das Symbol unter dem Brett), dann „Studien-PGN“ oder „Kapitel-PGN“, und lege die Datei hier ab.
fault-link-chess-com = Das ist ein Link zu chess.com. Öffne dort die Partie, drücke das Teilen-Symbol neben dem Brett, wähle „PGN“, kopiere den Text, und füge ihn hier ein.
fault-empty = Hier gibt es noch nichts zu analysieren: Füge die PGN einer Partie ein, oder ihre Züge.
fault-no-moves = Diese Partie hat keine Züge.
fault-chapter-no-moves = Dieses Kapitel hat keine Züge.
fault-text-too-large = Der Text ist { $size } KiB lang; Kibitz nimmt bis zu { $limit } KiB an.
fault-text-longer = Der Text ist länger als { $limit } KiB; mehr nimmt Kibitz nicht an.
fault-too-many-games = Die Datei enthält { $count } Partien oder mehr; Kibitz nimmt { $limit } auf einmal an.
fault-no-game-reviewable = Keine Partie dieser Datei lässt sich analysieren. Partie 1: { $fault }
fault-too-many-plies = Die Partie hat { $count } Halbzüge; Kibitz nimmt bis zu { $limit } an.
fault-too-many-variations = Die Partie hat { $count } Züge in Varianten; Kibitz nimmt bis zu { $limit } an.
fault-too-many-tokens = Die Partie hat mehr als { $limit } Züge, Kommentare und Zeichen; mehr nimmt Kibitz nicht an.
fault-too-deep-variations = Die Partie hat { $count } Ebenen von Varianten; Kibitz nimmt bis zu { $limit } an.
fault-variant = Kibitz analysiert Schach und Chess960; diese Partie ist { $variant }.
fault-fen-unreadable = Die FEN „{ $fen }“ ist nicht lesbar: { $reason }.
fault-fen-fields = sie hat mehr als sechs Felder
fault-fen-board = ihr erstes Feld beschreibt nicht acht Reihen zu acht Feldern
fault-fen-turn = die Seite am Zug muss w oder b heißen
fault-fen-castling = die Rochaderechte müssen Buchstaben wie KQkq sein, oder -
fault-fen-en-passant = das En-passant-Feld muss ein Feld wie e3 sein, oder -
fault-fen-halfmoves = die Zahl der Halbzüge seit dem letzten Schlag- oder Bauernzug muss zwischen 0 und 9999 liegen
fault-fen-number = die Zugnummer muss zwischen 0 und 9999 liegen
fault-fen-unplayable = Die Stellung „{ $fen }“ ist nicht spielbar: { $reasons }.
fault-and = { $first }, und { $second }
fault-no-king = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat keinen König
fault-too-many-kings = es gibt zu viele Könige
fault-pawn-on-rank = ein Bauer steht auf der ersten oder letzten Reihe
fault-opposite-check = die Seite, die nicht am Zug ist, steht im Schach
fault-too-many-pawns = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat mehr als 8 Bauern
fault-too-many-pieces = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat mehr als 16 Figuren
fault-castling = die Rochaderechte passen nicht zum Brett
fault-en-passant = das En-passant-Feld passt nicht zum Brett
fault-too-many-checkers = der König steht im Schach von mehr Figuren, als möglich ist
fault-impossible-check = kein Zug kann zu diesem Schach führen
fault-empty-board = das Brett ist leer
fault-variation-open = Hier beginnt eine Variante, die nie endet.
fault-comment-open = Hier beginnt mit {"{"} ein Kommentar, der nie endet.
fault-game-steps = Der Wert dieses Spiels braucht mehr als { $limit } Schritte; länger rechnet Kibitz nicht.
fault-game-depth = Dieses Spiel dauert mehr als { $limit } Züge; tiefer rechnet Kibitz nicht.
fault-game-number = Eine Zahl dieses Spiels ist für Kibitz zu groß oder zu genau.
fault-game-name = Der Wert dieses Spiels braucht mehr als { $limit } Zeichen; mehr schreibt Kibitz nicht.
fault-game-loopy = In diesem Spiel wiederholt sich eine Stellung; solche Spiele haben keinen Wert dieser Art.
fault-game-loopy-name = „{ $name }“ ist ein Spiel, das endlos dauern kann; solche berechnet Kibitz nicht.
fault-game-expression-long = Der Ausdruck ist länger als { $limit } Zeichen; mehr liest Kibitz nicht.
fault-game-nesting = Der Ausdruck ist mehr als { $limit }-fach verschachtelt; tiefer liest Kibitz nicht.
fault-game-uptimal = Schreibe Potenzen von { $arrow } als { $arrow }<2>, die Summe der ersten beiden als { $arrow }[2].
fault-game-unexpected = „{ $sign }“ gehört nicht hierher.
fault-game-ends = Der Ausdruck endet hier, ist aber nicht vollständig.
fault-game-digits = Die Zahl hat mehr als { $limit } Ziffern; längere liest Kibitz nicht.
fault-game-dyadic = „{ $number }“ ist keine Zahl dieser Art: Der Nenner muss eine Zweierpotenz sein.
fault-game-bars = „{ $bars }“ steht hier zweimal. Zeige, was zuerst teilt: {"{"}a|b||c{"}"} oder Klammern.
fault-go-rows = Ein Brett muss eine Liste gleich langer Zeilen sein, bis zu 25 Punkte breit.
fault-go-sign = „{ $sign }“ ist auf einem Go-Brett nicht erlaubt; möglich sind X, O, x, o, . und #.
fault-go-ko = Dieses lokale Spiel ist ein Ko: Stellungen wiederholen sich, darum hat es keinen Wert dieser Art.
fault-go-open = Dieses Gebiet ist zu groß für einen Beweis, dass darin nichts leben kann.
fault-go-seki = Hier will niemand ziehen, oder eine Seite kann nicht: Das Spiel entscheidet nicht über die Punkte.
fault-go-liberty = Die Steine bei { $point } haben keine Freiheit.
fault-go-sgf = Dieses SGF ist nicht lesbar: { $reason }.
fault-go-size = Das Brett ist { $size } Punkte breit; Kibitz nimmt bis zu { $limit } an.
fault-go-point = „{ $point }“ ist kein Punkt dieses Bretts.
fault-go-occupied = { $point } ist besetzt: Dorthin kann kein Stein gesetzt werden.
fault-go-set-up-point = Ein Stein der Vorgabe liegt außerhalb des Bretts.
fault-go-wall = Ein Quadrat markiert einen leeren Punkt; Quadrate müssen lebende Steine markieren.
fault-go-set-up-liberty = Die Vorgabe enthält Steine ohne Freiheit.
fault-go-set-up-late = Steine werden nach dem Beginn aufgestellt; Kibitz liest nur Partien, deren Vorgabe vor dem ersten Zug steht.
fault-go-json = Sende eine JSON-Liste von Brettern mit Zeilen (rows).
go-local = { $letter }: { $value }. Im Mittel { $mean } Punkte für Schwarz; ein Zug hier gewinnt { $temperature }.
go-local-number = { $letter }: { $value } Punkte für Schwarz; niemand gewinnt durch einen Zug hier.
go-local-ko = { $letter }: ein Ko, für Schwarz mindestens { $low } und höchstens { $high } wert.
go-scores = Ergebnis: { $black }, wenn Schwarz beginnt, { $white }, wenn Weiß beginnt.
go-kos = Ko auf { $points }: Sein Wert hängt von Drohungen anderswo ab; angegeben sind beide Grenzen.
go-best = Beste Züge: Schwarz { $black }; Weiß { $white }.
go-may-lose = Es sind zu viele lokale Spiele, um sie genau zu addieren, darum wurden Thermographen verwendet: Diese Züge verlieren höchstens { $points }.
go-assumed = Angenommen, nicht bewiesen (in mindestens { $share } % der Probespiele): lebende Steine, Schwarz { $black }, Weiß { $white }; Gebiet samt toten Steinen darin, Schwarz { $blackarea }, Weiß { $whitearea }.
go-by-playouts = Ein Ergebnis aus Probespielen, nicht aus einer Summe lokaler Spiele: { $share } % von ihnen bestätigen es.
fault-null-move = Ein Nullzug lässt sich nicht analysieren.

### Pawn endings as sums

pawns-queenside = Damenflügel
pawns-centre = Zentrum
pawns-kingside = Königsflügel
pawns-file = { $file }-Linie
pawns-files = { $first }- bis { $last }-Linie
pawns-group = { $where }: { $value }
pawns-no-groups = keine Reservezüge auf beiden Seiten
pawns-and-then = { $one }; { $other }
pawns-and = { $one } und { $other }
pawns-or = { $one } oder { $other }
pawns-move = { SAN($move) }
pawns-even = ausgeglichen
pawns-number = { $amount ->
    [quarter] ein Viertel eines Reservezugs
    [half] ein halber Reservezug
    [three] drei Viertel eines Reservezugs
    [one] ein Reservezug
    [part] { $number } eines Reservezugs
   *[many] { $number } Reservezüge
} für { $side ->
    [white] Weiß
   *[black] Schwarz
}
pawns-through = ein Bauer, den { $side ->
    [white] Weiß
   *[black] Schwarz
} durchbringt
pawns-star = ein Zug für den, der ihn zuerst macht
pawns-touch = eine Spur zugunsten von { $side ->
    [white] Weiß
   *[black] Schwarz
}
pawns-switch = { $white }, wenn Weiß dort zuerst zieht, { $black }, wenn Schwarz es tut
pawns-range = es kommt darauf an, wer dort zuerst zieht: am Ende { $white } oder { $black }
pawns-near = fast { $number }, doch es zählt, wer dort zuerst zieht
pawns-en-passant = es kommt auf ein Schlagen en passant an
pawns-outcome-l = Weiß gewinnt, gleich wer am Zug ist
pawns-outcome-r = Schwarz gewinnt, gleich wer am Zug ist
pawns-outcome-n = wer am Zug ist, gewinnt
pawns-outcome-p = wer ziehen muss, verliert

### Exercises (server)

openings-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}: +{ $won } ={ $drawn } -{ $lost }
openings-points = Aussichten von Weiß nach der Eröffnung: { $points }
openings-faults = in { $count } davon ein Fehler
openings-format = „format“ muss json oder pgn sein.
exercise-title = Aufgabe { $number }: { $game }
exercise-deck = Fehler: { $game }
exercise-question = { $side ->
    [white] Weiß am Zug: Was ist besser als { SAN($move) }?
   *[other] Schwarz am Zug: Was ist besser als { SAN($move) }?
}
booklet-title = Aufgaben: { $game }
booklet-lead = { $count ->
    [one] 1 Stellung aus einem Fehler in einer Partie. Die Lösung steht am Ende.
   *[other] { $count } Stellungen, jede aus einem Fehler in einer Partie. Die Lösungen stehen am Ende.
}
booklet-print = Drucke diese Seite, oder speichere sie als PDF: Auf ein Blatt passen sechs Diagramme.
booklet-answers = Lösungen
error-exercise-side = „side“ muss white oder black sein.
error-no-exercises = Hier gibt es keine Aufgaben: Keine Analyse ist fertig, oder keiner ihrer Fehler eignet sich als Aufgabe.

### Bauernendspiele, die abgelehnt werden (server)

pawns-refused-position = Diese Stellung ist nicht spielbar.
pawns-refused-pieces = Kibitz zählt nur Endspiele zusammen, in denen allein Könige und Bauern stehen.
pawns-refused-pawns = Hier gibt es keine Bauern zum Zusammenzählen.
pawns-refused-in-check = Die Seite am Zug steht im Schach, darum ist ihr nächster Zug nicht frei.
pawns-refused-check = Ein Bauer nahe den Königen kann Schach geben, darum steht seine Gruppe nicht für sich.
pawns-refused-large = Diese Bauern haben zu viele Möglichkeiten zum Zusammenzählen.
pawns-doubt-kings = Es ist nicht bewiesen, dass der König verliert, der zuerst weggeht; darum wird nichts behauptet.
pawns-doubt-through = Ein Bauer kommt durch, darum entscheiden Reservezüge hier nicht.
pawns-doubt-large = Der Beweis braucht mehr Stellungen, als Kibitz durchsucht; darum wird nichts behauptet.
pawns-doubt-unasked = Es wurde kein Beweis verlangt; darum wird nichts behauptet.

### Errors (server)

error-not-understood = Kibitz versteht diese Anfrage nicht.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-wrong-type = Sende die Partie als application/json, application/x-chess-pgn oder text/plain.
error-wants-json = Sende ein Objekt wie { $example } als application/json.
error-no-host = Die Anfrage hat keinen Host-Header, aus dem Kibitz eine Adresse bilden könnte.
error-wrong-host = Unter diesem Namen antwortet Kibitz nicht. Nimm die Adresse, die du bekommen hast.
error-only-localhost = Dieses Kibitz antwortet nur unter localhost und 127.0.0.1. Wenn du es betreibst und einen anderen Namen willst, setze KIBITZ_HOSTS auf diesen Namen und starte es neu.
error-cross-site = Diese Anfrage kommt von einer anderen Website. Nur Kibitz’ eigene Seiten und Programme können Analysen anlegen, anhalten und löschen.
error-database-away = Kibitz erreicht gerade seine Datenbank nicht. Versuche es gleich noch einmal.
error-request-too-large = Die Anfrage ist { $size } KiB lang; Kibitz nimmt bis zu { $limit } KiB an.
error-rate = Zu viele Anfragen ({ $rate }). Versuche es in { $wait } noch einmal.
error-rate-per = { $amount } pro { $unit ->
    [second] Sekunde
    [minute] Minute
    [hour] Stunde
   *[day] Tag
}
error-wait-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
error-wait-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
error-wait-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
embed-gone-title = Nichts zu sehen
error-file-not-built = Dieses Kibitz kann noch keine eigenständigen Dateien schreiben: Führe „make setup“ aus.
error-file-nothing = Diese Analyse hat noch keine Partie zum Speichern.
error-file-too-large = Als Datei wäre diese Sammlung { $size } MiB groß; Kibitz schreibt bis zu 32.
error-no-review = Diese Analyse gibt es nicht. Vielleicht wurde sie gelöscht.
error-no-collection = Diese Sammlung gibt es nicht. Vielleicht wurde sie gelöscht.
error-no-player = In dieser Sammlung gibt es keinen Spieler mit diesem Namen.
error-season-format = Eine Saison gibt es als json, csv oder html.
season-page-description = Ergebnisse, Genauigkeit und Arten von Fehlern, jede Zahl mit ihren Stellungen.
openings-page-description = Die Eröffnungen dieser Partien als Baum: Züge, Ergebnisse, Aussichten nach der Eröffnung, Fehler.
repertoire-page-description = Deine Eröffnungen, mit jeder analysierten Partie verglichen und zum Üben.
season-preview = { $reviewed } von { $games } Partien analysiert: Ergebnisse, Genauigkeit und Arten von Fehlern.
error-disconnected = Die Verbindung ist abgebrochen.
error-too-many-connections = Es schauen zu viele zu; für eine weitere Live-Verbindung ist kein Platz. Seiten lassen sich weiter laden und neu laden.
error-too-many-reviews-watched = Diese Verbindung verfolgt schon { $count } Analysen, mehr geht nicht. Beende eine davon, oder öffne eine weitere Verbindung.
error-too-many-collections-watched = Diese Verbindung verfolgt schon { $count } Sammlungen, mehr geht nicht. Beende eine davon, oder öffne eine weitere Verbindung.
error-bad-watch = Die Nachricht muss ein Objekt mit einer „id“ sein.
error-may-not-note = Das darf nur, wer diese Analyse angelegt oder den Trainerlink bekommen hat (Header { $header }).
error-not-begun = Die Partie dieser Analyse ist noch nicht da. Versuche es gleich noch einmal.
error-too-many-notes = Diese Analyse hat schon { $limit } Notizen, mehr sind nicht möglich. Entferne zuerst eine.
error-notes-used-up = Die Notizen dieser Analyse wurden { $limit }-mal geändert. Mehr Änderungen sind nicht möglich.
error-note-link-used-up = Die Notizen dieser Analyse wurden { $limit }-mal geändert. Jetzt kann sie nur noch ändern, wer die Analyse angelegt hat.
error-too-many-parcels = Gerade wird zu viel in andere Browser übertragen. Versuche es in einigen Minuten noch einmal, oder nimm die Datei.
error-no-parcel = Dieser Link wurde schon benutzt oder ist abgelaufen: Er gilt einmal und zehn Minuten lang.
error-no-note-link = Es gibt keinen Trainerlink, der sich widerrufen ließe.
error-not-yours = Das darf nur, wer sie angelegt hat (Header { $header }).
error-no-game = Eine Partie mit dieser Nummer gibt es in dieser Sammlung nicht.
error-one-game-wanted = Dieser Text enthält { $count } Partien. Nur eine kann den Platz einer Partie einnehmen.
error-too-many-in-collection = Eine Sammlung fasst höchstens { $limit } Partien; mit diesen wären es mehr.
reviews-alone = Eine Sammlung aus Analysen nimmt sonst nichts an: Lass pgn und follow weg.
reviews-as-they-are = Analysen werden übernommen, wie sie sind: ohne andere Optionen, mit ihren Namen.
error-followed = Diese Sammlung folgt einer Runde, und deren Website bestimmt den Inhalt. Beende zuerst das Verfolgen.
error-forfeit-played = Eine gespielte Partie kann nicht kampflos sein: Möglich sind 1-0, 0-1, 1/2-1/2 oder *.
error-last-game = Eine Sammlung braucht mindestens eine Partie: Lösche stattdessen die ganze Sammlung.
error-nothing-stopped = Hier wurde nichts angehalten.
error-collection-ended = In dieser Sammlung wartet oder läuft nichts mehr.
error-ended = Diese Analyse ist schon zu Ende.
error-cannot-go-on = Diese Analyse lässt sich nicht fortsetzen: Sie ist fertig oder läuft noch.
error-stop-first = Diese Analyse wartet oder läuft noch: Halte sie zuerst an.
error-not-deeper = Diese Analyse hat { $nodes } Knoten je Stellung. Eine tiefere braucht mehr, bis zu { $limit }.
error-unfinished = Deine unfertigen Analysen: { $count }. Kibitz nimmt { $running } laufende und { $waiting } wartende auf einmal an. Warte, bis eine fertig ist, oder halte eine an.
error-body-slow = Deine Daten kamen zu langsam an oder brachen ab. Versuche es noch einmal.
error-bodies-busy = Von deiner Adresse werden schon große Texte empfangen. Versuche es in ein paar Sekunden noch einmal.
now-slow = Das hat zu lange gedauert. Versuche es noch einmal.
file-busy = Es werden schon zwei Dateien für dich oder viele für andere erstellt. Versuche es noch einmal, wenn eine davon fertig ist.
file-slow = Diese Datei zu erstellen dauert zu lange. Wähle weniger Partien.
oembed-format = Die Antwort gibt es als json oder als xml.
oembed-no-address = „url“ muss die ganze Adresse einer Analyse sein, etwa https://host/r/<id>.
oembed-elsewhere = Dieses Kibitz kennt nur seine eigenen Adressen.

### Tabellen mit wenigen Steinen

fault-table-name = „{ $name }“ ist keine Tabelle. Schreibe die Steine beider Seiten, mit den Königen, wie KRvKP oder KPKP.
table-not-there = Die Tabelle { $name } fehlt.
endgame-not-built = Die Tabelle { $name } ist noch nicht gebaut.
endgame-noted = Die Tabelle { $name } ist noch nicht gebaut. Sie ist jetzt vorgemerkt und wird gebaut, sobald Zeit dafür ist.
endgame-castling = Stellungen mit Rochaderecht stehen in keiner Tabelle.
endgame-unknown = Keine Tabelle hier kennt Stellungen mit { $men } Steinen.
tables-without = { $count ->
    [one] Ohne die Tabelle { $names } schätzt die Engine deren Stellungen. { $why }
   *[other] Ohne die Tabellen { $names } schätzt die Engine deren Stellungen. { $why }
}
table-broken = Die Tabelle { $file } ist beschädigt oder stammt aus einer anderen Version von Kibitz. Sie wird nicht benutzt und bei Bedarf neu gebaut.
table-too-deep = Manche Matts in { $name } sind für Kibitz’ Tabellen zu lang.
table-too-many-men = { $name } hat { $men } Steine. Kibitz baut Tabellen mit drei bis { $limit }.
table-nothing-to-build = { $name } braucht keine Tabelle: Niemand kann gewinnen.
table-too-much = { $name } braucht { $count } Tabellen mit zusammen { $megabytes } MB, etwa { $minutes } Minuten auf einem Kern. Ein Auftrag baut höchstens { $limit } MB: Beauftrage zuerst einige der Tabellen, zu denen sie führt.
table-room-short = { $count ->
    [one] Die Tabelle { $name } braucht { $megabytes } MB auf der Platte, frei sind { $free } MB.
   *[other] { $name } braucht { $count } Tabellen, { $megabytes } MB auf der Platte; frei sind { $free } MB.
}
table-memory-short = { $name } zu bauen braucht { $needed } MB Arbeitsspeicher, frei sind { $free } MB.
table-no-memory = Für die Tabelle { $name } reicht der Arbeitsspeicher nicht.
table-no-room = Die Platte ist voll: Die Tabelle { $name } konnte nicht gespeichert werden.
table-no-access = Die Tabelle { $name } lässt sich nicht im Datenordner speichern ({ $reason }).
table-no-compiler = Die Tabelle { $name } lässt sich hier nicht bauen: numba fehlt oder kann nicht übersetzen.
table-not-built = Die Tabelle { $name } konnte nicht gebaut werden.

### Das UCI-Programm, für die Protokolle von Schachprogrammen (server)

uci-received = Empfangen: { $line }
uci-unknown-command = Unbekannter Befehl: { $line }
uci-debug-form = Auf debug muss on oder off folgen.
uci-not-loaded = Die Engine konnte nicht geladen werden. Der Grund steht auf der Standardfehlerausgabe.
uci-option-no-name = setoption nennt keine Option. Schreibe: setoption name, den Namen, value, den Wert.
uci-option-unknown = Eine Option { $name } gibt es nicht.
uci-option-range = { $name } muss eine ganze Zahl von { $least } bis { $most } sein; { $value } wird ignoriert.
uci-option-check = { $name } muss true oder false sein; { $value } wird ignoriert.
uci-option-choice = { $name } muss eines von { $choices } sein; { $value } wird ignoriert.
uci-nothing = kein Wert
uci-no-memory = Für einen Hash von { $asked } reicht der Speicher nicht; es bleibt bei { $kept }.
uci-position-form = Die Stellung ist nicht lesbar. Schreibe startpos, oder fen und eine FEN, und dann moves, wenn es welche gibt.
uci-position-fen = Die Stellung ist nicht lesbar. Das ist keine FEN: { $fen }
uci-position-move = Die Stellung ist nicht erreichbar: Zug { $number }, { $move }, ist nicht legal.
uci-go-no-position = Die letzte Stellung war nicht lesbar, also gibt es nichts zu rechnen.
uci-go-number = Auf { $name } muss eine ganze Zahl folgen; es wird ignoriert.
uci-go-no-moves = searchmoves nennt keinen Zug; alle werden gerechnet.
uci-go-move = { $move } ist hier kein legaler Zug und wird ignoriert.
uci-search-failed = Die Suche ist gescheitert; gespielt wird der beste bisher gefundene Zug. Der Grund steht auf der Standardfehlerausgabe.

record-itself = Der Datensatz
record-counts = Die Datei der Figurenzahlen
record-kings = Jede Seite braucht einen König.
record-standard-alone = Was andere spielen, ist nur für normales Schach bekannt; diese Partie beginnt als Chess960.
people-off = Dieses Kibitz zeigt nicht, was andere spielen.
people-unknown = Kibitz kann hier nicht zeigen, was andere spielen: Die Software für die Netze ist nicht installiert.
record-entries = { $name } hat { $count } Einträge für { $positions } Stellungen.
explain-many-lines = Es sind { $count } Varianten zu einer Stellung; erlaubt sind { $limit }.
explain-long-line = Diese Variante hat { $count } Züge; erlaubt sind { $limit }.
record-score = Jede Variante braucht genau eine Bewertung, wie Engines sie geben.
report-none = Das ist weder eine TRF-Datei (keine Zeile beginnt mit 001) noch eine Spielerliste (keine Spalte heißt Name).
report-large = Höchstens { $players } Spieler, { $rounds } Runden und { $entries } Runden aller Spieler zusammen sind erlaubt.
place-line = Zeile { $line }
trf-number = „{ $text }“ ist keine Startnummer.
trf-twice = Die Startnummer { $number } kommt zweimal vor.
trf-name = Der Spieler hat keinen Namen.
trf-round = Runde { $round }: „{ $text }“ ist nicht Gegner, Farbe und Ergebnis.
trf-stranger = Runde { $round }: Einen Spieler { $number } gibt es nicht.
trf-disagree = Runde { $round }: In der Zeile von Spieler { $number } steht etwas anderes.
trf-team = Die Mannschaft nennt einen Spieler { $number }, den es nicht gibt.
trf-no-rounds = Die Partien nennen keine Runden; eine TRF-Datei braucht sie.
list-broken = Das ist kein gültiges CSV.
list-number = { $name } ist keine Zahl: „{ $text }“.
list-byes = Schreibe spielfreie Runden als Runde und Punkte, „3=½ 5=0“, nicht als „{ $text }“.
wrong-object = { $name } muss ein Objekt sein.
wrong-list = { $name } muss eine Liste sein.
wrong-text = { $name } muss Text sein.
wrong-base64 = { $name } muss Base64 aus den Zeichen A bis Z, a bis z, 0 bis 9, - und _ sein.
wrong-flag = { $name } muss true oder false sein.
wrong-decimal = { $name } muss eine Zahl sein.
wrong-number = { $name } muss eine ganze Zahl sein.
wrong-number-from = { $name } muss eine ganze Zahl von mindestens { $low } sein.
wrong-number-between = { $name } muss eine ganze Zahl von { $low } bis { $high } sein.
wrong-choice = { $name } muss eines von { $choices } sein.
wrong-choice-or-null = { $name } muss eines von { $choices } sein, oder null.
wrong-twice = { $value } ist zweimal angegeben.
wrong-field = Unbekanntes Feld: { $name }.
wrong-missing = { $name } fehlt.
wrong-preset-and-nodes = Entweder eine Voreinstellung angeben oder eine Zahl von Knoten.
wrong-too-long = { $name } ist zu lang: höchstens { $limit }.
wrong-score = { $name } muss ein Objekt mit entweder cp oder mate sein.
wrong-illegal = { $uci } ist hier nicht erlaubt: { $fen }
wrong-arrow = Pfeile müssen Objekte wie { $example } sein, in red, green, yellow oder blue; ein markiertes Feld zeigt auf sich selbst.
wrong-json = Das ist kein gültiges JSON.
wrong-day = { $name } muss ein Datum wie 2026-11-22 sein.
wrong-cursor = { $name } muss die Nummer eines Ereignisses sein, 0 oder mehr.

### What Kibitz is, whose work it serves (server)

about-what = Kibitz analysiert Schachpartien. Eine Engine prüft jede Stellung, und jeder Zug bekommt ein Urteil und einen Grund, den das Brett beweist. Eine Analyse wächst, während du zusiehst; du kannst sie teilen und einbetten.
about-data = Nur wer die Adresse einer Analyse hat, kann sie öffnen. Es gibt keine Cookies und keine Tracker; alles auf einer Seite kommt von diesem Server.
about-version = Version
about-licence = Lizenz
about-source-ask = Kibitz ist freie Software: Der Betreiber dieses Servers gibt dir den Quelltext, wenn du fragst.
about-access = Barrierefreiheit
about-access-claim = Kibitz beansprucht, auf allen Seiten und in allen Sprachen den Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA zu genügen. Alles geht mit der Tastatur allein. Ein Screenreader bekommt das Brett als Gitter von Feldern, den Graphen als Tabelle und jeden Zug mit seinem Urteil. Keine Klasse ist nur an ihrer Farbe zu erkennen. Tastenkürzel aus einem Zeichen lassen sich ändern oder abschalten. Erzwungene Farben, größere Schrift, weniger Bewegung und Fenster von 320 Pixeln werden unterstützt.
about-access-tested = Vor jeder Änderung des Programms prüft axe-core alle Seiten, Bereiche und Dialoge, hell und dunkel, breit und schmal. Die Tabulatortaste wird überall durchprobiert, Zielgrößen werden gemessen und Ansagen gezählt. Das sind automatische Prüfungen: Noch hat sie niemand bestätigt, der auf einen Screenreader angewiesen ist.
about-access-known = Namen, Kommentare und Titel in einer Partie erscheinen so, wie sie geschrieben wurden, in welcher Sprache auch immer. Wenn dich etwas aussperrt, sag es dem Betreiber dieses Servers: Der Kontakt steht am Fuß der Seite.
about-works = Werke anderer
about-works-lead = Was dieser Server an deinen Browser sendet, und fremde Netze, die er benutzt, jeweils mit der Lizenz. Der Name einer Lizenz führt zu ihrem Text.
about-kind-pieces = Figuren: der Satz von Colin M.L. Burnett, wie python-chess ihn zeichnet
about-kind-set = Ein weiterer Figurensatz
about-kind-openings = Eröffnungsnamen
about-kind-people = Netze, die vorhersagen, was andere spielen (doi 10.1145/3394486.3403219)
about-kind-library = Skriptbibliothek
about-kind-font = Schrift
about-kind-engine = Engine, die im Browser laufen kann
about-own = Das Netz, die Bilder, Töne und Texte von Kibitz stehen unter der Lizenz von Kibitz; die Datei embed.js, die andere Seiten laden, steht unter der MIT-Lizenz.
about-viewer = Für deine eigene Website
about-viewer-what = kibitz-viewer zeigt Schachpartien aus ihrem PGN auf jeder Seite, ohne Server. Der Download enthält das Skript und eine Beispielseite.
about-viewer-get = kibitz-viewer herunterladen (ZIP)

### Ends of a run

end-stopped = Angehalten, bevor die Engine begann.
end-stopped-after = Angehalten nach { $judged } von { $moves } Zügen.
end-deeper-stopped-after = Die tiefere Analyse wurde nach { $judged } von { $moves } Zügen angehalten.
end-crashed = Diese Analyse hat das Programm, das an ihr arbeitet, mehrmals zum Absturz gebracht und wurde darum aufgegeben. Versuche später, sie fortzusetzen.
end-internal = In Kibitz ist etwas schiefgegangen, während es diese Partie analysierte. Der Fehler wurde protokolliert.
end-log-unreadable = Ereignis { $seq } dieser gespeicherten Analyse ist nicht lesbar ({ $fault }). Beginne eine neue Analyse.
end-engine-gone = Diese Analyse wurde mit { $earlier } begonnen, das nicht mehr da ist; { $now } würde anders urteilen. Beginne eine neue Analyse.
engine-unknown = Eine Engine { $name } gibt es nicht. Wähle eine von { $names }.
engine-not-runnable = Die in den Einstellungen genannte Engine lässt sich nicht ausführen: { $program }
engine-no-stockfish = Stockfish ist nicht installiert. Installiere es (Debian: apt-get install stockfish), oder nenne sein Programm in den Einstellungen.
engine-no-script = Der WebAssembly-Stockfish ist nicht installiert. Er braucht Node und die Bibliotheken der Seite (npm install).
engine-failed = { $engine } ist { $times }-mal an derselben Stelle gescheitert: { $fault }.
engine-not-started = { $engine } konnte nicht gestartet werden ({ $command }): { $reason }.

### Errors of the connection

error-offline = Kibitz ist nicht zu erreichen. Bist du online?
error-http = Kibitz hat mit einem Fehler geantwortet ({ $status }).
error-http-404 = Diese Analyse gibt es nicht.
error-http-413 = Dieser Text ist zu groß: Kibitz nimmt bis 1 MB an.
error-http-429 = Zu viele Anfragen. Warte kurz und versuche es noch einmal.
error-http-503 = Kibitz startet gerade neu. Versuche es gleich noch einmal.

### Board and moves by hand

board-label = Brett
board-picked = { $square }, aufgenommen
board-target = { $square }, hierhin möglich
board-picked-up = { $piece } auf { $square } aufgenommen. Mögliche Felder: { $targets }.
board-stuck = { $piece } auf { $square } aufgenommen. Kein Zug ist möglich.
board-let-go = Zurückgestellt.
board-illegal = Diese Figur kann nicht nach { $square } ziehen.
board-no-rules = Die Schachregeln konnten nicht geladen werden. Bist du online?
promotion-title = Umwandlung in
move-field-label = Einen Zug spielen
move-field-hint = { SAN("Nf3") }, O-O oder e2e4
move-field-play = Spielen
move-field-not-legal = „{ $move }“ ist hier kein legaler Zug.

### Embed

embed-open = In Kibitz öffnen
steps-label = Navigation
embed-back = Zurück
embed-on = Vor
word-accuracy = Genauigkeit
embed-live = Live: { $judged } von { $moves } Zügen beurteilt
embed-no-moments = Noch keine Schlüsselmomente.
embed-pgn-title = Eine Schachpartie
embed-pgn-noscript = Diese Partie braucht JavaScript.
embed-pgn-made = Gezeigt von Kibitz
embed-pgn-games = Partie
embed-pgn-empty = In diesem Text steht keine Partie.
embed-pgn-too-large = Dieser Text ist { $size } KiB lang; Kibitz zeigt bis zu 1024 KiB.
embed-pgn-place = { $number }. Zug, { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $message }
embed-pgn-place-variation = { $number }. Zug, { $side ->
    [white] Weiß
   *[black] Schwarz
} (in einer Variante): { $message }
embed-pgn-no-move = „{ $token }“ ist kein Zug.
embed-pgn-not-legal = „{ $token }“ ist hier nicht möglich.
embed-pgn-null-move = Ein Nullzug lässt sich nicht zeigen.
embed-pgn-comment-open = Hier beginnt mit {"{"} ein Kommentar, der nie endet.
embed-pgn-bad-fen = Die Stellung in der FEN-Kopfzeile ist nicht lesbar.
embed-pgn-variant = Kibitz zeigt Schach und Chess960; diese Partie ist { $variant }.
embed-pgn-deep = Die Varianten sind zu tief verschachtelt.
embed-pgn-after = Der Text nach dem Ergebnis wird nicht gezeigt.
embed-pgn-cut = Die Partie wird bis zu dieser Stelle gezeigt.
embed-pgn-more = { $count ->
    [one] Eine weitere Stelle ist nicht lesbar oder nicht möglich.
   *[other] { $count } weitere Stellen sind nicht lesbar oder nicht möglich.
}
embed-menu = Mehr
embed-menu-copy = PGN kopieren
embed-menu-select = Dieser Rahmen kann nicht kopieren: Markiere den Text.
embed-menu-review = Diese Partie mit Kibitz analysieren
embed-menu-explore = Diese Stellung ausprobieren

### Die Auswertung als Text (server)

# What `kibitz review` waits for.
waits-tables = Endspieltabellen werden gebaut ({ $names }). Das dauert einige Minuten und ist nur einmal nötig.

text-close = knapp: Eine längere Suche könnte auch anders urteilen
text-exact = Exakt ab Zug { $number }.
text-exact-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}: in { $wins_kept } von { $wins } Zügen den Gewinn festgehalten, in { $draws_held } von { $draws } das Remis, { $half_points_lost ->
    [one] { $half_points_lost } halben Punkt
   *[other] { $half_points_lost } halbe Punkte
} verschenkt.

### Images (server)

image-decimal-point = ,
image-better = Besser war { SAN($move) }
image-points = Aussichten von { $before } auf { $after }
image-alt = { $title }: Stellung, Bewertungskurve und Urteil
image-alt-collection = { $title }: Zahl der Partien, Führender und Ergebnisse
image-others = { $count ->
    [one] und 1 weiterer
   *[other] und { $count } weitere
}
image-players = { $count } Spieler
image-board-points = { $points } Brettpunkte
image-white-won = { $count ->
    [one] 1 Weißsieg
   *[other] { $count } Weißsiege
}
image-black-won = { $count ->
    [one] 1 Schwarzsieg
   *[other] { $count } Schwarzsiege
}
image-won = { $count } gewonnen
image-lost = { $count } verloren
image-drawn = { $count } remis
image-no-result = { $count } ohne Ergebnis

### Why: the book's end, the next best move, what taking an offered piece runs into

why-left-book = Hier verlässt die Partie das Eröffnungsbuch ({ $opening }).
why-next = Der nächstbeste Zug, { SAN($move) }, kostet { $loss }.
why-next-equal = { SAN($move) } ist genauso gut.
why-ways = { $count ->
    [1] { "" }
    [2] {" "}auf zwei Arten
    [3] {" "}auf drei Arten
    [4] {" "}auf vier Arten
   *[other] {" "}auf { $count } Arten
}
why-taken-open = Man kann { $pieces }{ $ways } nehmen, aber es geht auf: Die Stellung wird dadurch nicht schlechter.
why-taken-mated = Man kann { $pieces }{ $ways } nehmen; { $count ->
    [1] das führt
    [2] beides führt
   *[other] alles führt
} ins Matt{ $answers }.
why-taken-loses = Man kann { $pieces }{ $ways } nehmen; { $count ->
    [1] das verliert
    [2] beides verliert
   *[other] alles verliert
}{ $answers }.
why-taken-fails = Man kann { $pieces }{ $ways } nehmen; auch dann bleiben mindestens { $least } der Aussichten{ $answers }.
why-answer = { SAN($capture) } wegen { SAN($answer) }
why-answer-all = {" "}wegen { SAN($answer) }
why-answer-met = auf { SAN($capture) } folgt { SAN($answer) }
why-line-refutes = Widerlegung
why-line-second = Zweitbester Zug
why-line-captures = Wenn genommen wird
why-lines-other = Weitere Varianten
why-answers = : { $answers }

### Led through the key moments

moments-place = Schlüsselmoment { $at } von { $of }:
moments-end = Das war der letzte Schlüsselmoment.
moments-none-after = Es gibt keine weiteren Schlüsselmomente.
moments-none-before = Davor gibt es keinen Schlüsselmoment.

### Lines that play on the board

line-label = Züge der Variante
line-not-searched = Noch nicht berechnet

### Drill

drill-start-note = { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
  }
drill-title = Aus Fehlern lernen
drill-leave = Zurück zur Partie (Esc)
drill-sides = Wessen Fehler
drill-side = { $side ->
    [white] Weiß
   *[black] Schwarz
  } ({ $count })
drill-to-play = Zug { $number }, { $side ->
    [white] Weiß
   *[black] Schwarz
  } am Zug.
drill-question = Du hast hier { SAN($move) } gespielt, { $verdict }. Finde einen besseren Zug.
drill-go-on = { SAN($move) } ist richtig, die Antwort ist { SAN($reply) }. Wie geht es weiter?
drill-list = Stellungen zum Lernen
drill-item = Zug { $number }
drill-threat = Zug { $number }: Womit droht { $side ->
    [white] Weiß
   *[black] Schwarz
  }?
drill-threat-question = { $move ->
    [none] { "" }
   *[other] Zuletzt wurde { SAN($move) } gespielt.{" "}
  }Gesucht ist der nächste Zug von { $side ->
    [white] Weiß, als hätte Schwarz
   *[black] Schwarz, als hätte Weiß
  } ausgesetzt.
drill-threat-too = { SAN($move) } zählt auch.
drill-threat-wrong = { SAN($move) } ist es nicht: Für { $side ->
    [white] Weiß
   *[black] Schwarz
  } ist der Zug { $loss } der Aussichten weniger wert als die Drohung.
drill-hint-piece = Achte auf { why-piece }.
drill-hint-square = Sie zieht nach { $square }.
drill-mild = Auch Ungenauigkeiten
drill-look = { $theme ->
    [mate] Suche ein Matt.
    [fork] Suche eine Gabel.
    [pin] Suche eine Fesselung.
    [skewer] Suche einen Spieß.
    [discoveredAttack] Suche einen Abzugsangriff.
    [doubleCheck] Suche ein Doppelschach.
    [trappedPiece] Eine Figur lässt sich fangen.
    [backRankMate] Achte auf die Grundreihe.
    [smotheredMate] Suche ein ersticktes Matt.
    [anastasiaMate] Suche ein Anastasia-Matt.
    [arabianMate] Suche ein arabisches Matt.
    [bodenMate] Suche ein Boden-Matt.
    [hookMate] Suche ein Hakenmatt.
    [recapture] Du kannst zurückschlagen.
    [win] Du kannst Material gewinnen.
    [threat] Achte darauf, was der Gegner droht.
    [allows-mate] Der Partiezug ließ ein Matt zu: Achte darauf, was der Gegner droht.
    [hangs] Eine deiner Figuren hängt.
    [left] Der Partiezug ließ eine Figur hängen.
   *[loses] Der Partiezug verlor Material: Achte darauf, was der Gegner spielen kann.
}
drill-better = { SAN($move) } ist besser als { SAN($played) }, vergibt aber noch immer { $loss } der Aussichten.
drill-checking = { SAN($move) } wird geprüft …
drill-point = { SAN($move) } ist auch richtig.
drill-best = { SAN($move) } ist der beste Zug.
drill-good = { SAN($move) } ist gut: { $loss } der Aussichten hinter dem besten Zug, { SAN($best) }.
drill-wrong = { SAN($move) } ist es nicht: Das vergibt { $loss } der Aussichten.
drill-wrong-played = { SAN($move) } ist der Partiezug: Er vergab { $loss } der Aussichten.
drill-unknown = { SAN($move) } steht nicht in den Varianten der Analyse, und keine Engine konnte den Zug hier prüfen. Das zählt nicht als Versuch.
drill-shown = Der beste Zug ist { SAN($move) }.
drill-by-review = Das sagt die Engine der Analyse ({ $engine }).
drill-by-browser = Das sagt { $engine } in deinem Browser (Tiefe { $depth }).
drill-line-best = Bestes Spiel
drill-line-good = So geht es weiter
drill-line-refutes-played = Widerlegung des Partiezugs { SAN($move) }
drill-act-hint = Tipp
drill-act-show = Lösung
drill-act-skip = Überspringen
drill-act-next = Weiter
drill-act-finish = Abschließen
drill-act-retry = Noch einmal
drill-act-why = Warum nicht?
drill-act-why-played = Warum nicht { SAN($move) }?
drill-act-open = Ungelöste wiederholen
drill-act-again = Von vorn
drill-act-play = Ausspielen
drill-none = { $side ->
    [white] Weiß
   *[black] Schwarz
  } hat hier keine Ungenauigkeiten, Fehler oder Patzer gemacht. Gut gespielt: Es gibt nichts zu lernen.
drill-none-yet = Bisher keine Fehler von { $side ->
    [white] Weiß
   *[black] Schwarz
  }. Die Engine rechnet noch; was sie findet, erscheint hier.
drill-done = { $count ->
    [one] Das war die einzige Stellung.
   *[other] Das waren alle { $count } Stellungen.
  }
drill-pause = { $count ->
    [one] Die einzige Stellung ist noch ungelöst.
   *[other] Du hast alle { $count } Stellungen gesehen; einige sind noch ungelöst.
  }
drill-grows = Die Analyse läuft noch: Es können weitere dazukommen.
drill-sum-first = im ersten Versuch gelöst
drill-sum-later = nach mehreren Versuchen gelöst
drill-sum-hinted = mit Tipp gelöst
drill-sum-shown = Lösung gezeigt
drill-sum-open = übersprungen
drill-by-hand = Zieh eine Figur, tippe zwei Felder an, oder drücke { $key } und tippe den Zug ein.
drill-order = Die teuersten vermeidbaren Fehler zuerst.

### Read aloud

aloud-title = Vorlesen
aloud-free = Automatisch weiter
aloud-moments = Nur Schlüsselmomente
aloud-again = Wiederholen

### Puzzles in embeds

puzzle-wrong = { SAN($move) } ist es nicht. Versuch es noch einmal.
puzzle-other = Die Lösung geht mit einem anderen Zug weiter, nicht mit { SAN($move) }. Versuch es noch einmal.
puzzle-done = { $solved } von { $count } ohne Hilfe gelöst.
puzzle-none = Hier gibt es keine Aufgaben.
puzzle-none-yet = Hier gibt es noch keine Aufgaben.
puzzle-faults = { $count ->
    [one] Eine von { $all } Partien enthält Fehler; deshalb können Aufgaben fehlen.
   *[other] { $count } von { $all } Partien enthalten Fehler; deshalb können Aufgaben fehlen.
 }
puzzle-fault-first = Der erste Fehler steht in Partie { $number }: { $fault }

### Guess the moves

guess-title = Züge raten
guess-sides = Wessen Züge
guess-question = Was würdest du spielen?
guess-points = { $points } von { $most } Punkten
guess-you = Du
guess-game = Partie
guess-best = Bester Zug
guess-beaten = { $ahead ->
    [0] Keiner deiner { $moves } Züge war besser als der Partiezug
    [one] 1 deiner { $moves } Züge war besser als der Partiezug
   *[other] { $ahead } deiner { $moves } Züge waren besser als der Partiezug
  }, { $level } gleich gut.
guess-best-found = { $count ->
    [0] Den besten Zug hast du nie gefunden.
    [one] Den besten Zug hast du einmal gefunden.
   *[other] Den besten Zug hast du { $count }-mal gefunden.
  }
guess-people = Spieler mit etwa { $rating } würden { $count } finden.
guess-none = Noch gibt es keinen Zug zu raten.
guess-copy = Link zu dieser Übung kopieren

### Erkunden

explore-engine = Engine im Browser ({ KEY("e") })
explore-remove = Variante { SAN($move) } entfernen
explore-own = Deine Variante
explore-offline = Du bist offline: Die Engine wird beim ersten Einschalten vom Server geladen.
explore-failed = Die Engine konnte in diesem Browser nicht gestartet werden.
explore-title = Engine im Browser
explore-loading = Die Engine wird geladen (1,8 MB) …
explore-facts = Tiefe { $depth } · { $speed } Knoten/s
explore-how-many = Varianten
explore-threat = Drohung
explore-threat-hint = Was der Gegner spielen würde ({ KEY("x") })
explore-threat-wins = { $side ->
    [white] Weiß
   *[black] Schwarz
} droht { SAN($move) }, was { $given ->
    [promotion] einen Bauern durchbringt
   *[other] { reason-given }{ reason-taken }{ reason-at } gewinnt
}.
explore-threat-mates = { $side ->
    [white] Weiß
   *[black] Schwarz
} droht Matt{ $count ->
    [1] { "" }
   *[other] {" "}in { $count }
}: { SAN($move) }.
explore-threat-move = { $side ->
    [white] Weiß
   *[black] Schwarz
} würde { SAN($move) } spielen.
explore-threat-none = { $side ->
    [white] Weiß
   *[black] Schwarz
} droht nichts.
explore-no-threat = Wer im Schach steht, kann nicht aussetzen; darum gibt es keine Drohung zu zeigen.
explore-close = Engine ausschalten ({ KEY("e") })
explore-mate = Schachmatt. Die Partie ist zu Ende.
explore-stalemate = Patt. Die Partie ist zu Ende.
explore-material = Keine Seite kann mattsetzen. Die Partie ist zu Ende.
explore-play = Ausspielen
position-title = Stellung
position-page-description = Züge in einer Stellung ausprobieren, mit einer Engine im Browser.
position-how = Zieh die Figuren: Deine Züge erscheinen darunter, und der Link führt immer zu dieser Stellung.
position-moves = Deine Züge
position-bad = Diese Stellung lässt sich nicht aufbauen.
position-bad-why = Die FEN in dieser Adresse ist nicht lesbar, oder die Stellung ist nicht spielbar.
editor-page-title = Stellung aufbauen · Kibitz
editor-title = Stellung aufbauen
editor-how = Wähle eine Figur und tippe auf die Felder, oder ziehe Figuren; vom Brett gezogen verschwinden sie.
editor-keys = Mit der Tastatur: Pfeiltasten gehen über das Brett, Buchstaben setzen Figuren wie in einer FEN, N einen weißen Springer, n einen schwarzen.
editor-board = Brett
editor-pieces = Figuren
editor-hand = Figuren ziehen
editor-erase = Figuren entfernen
editor-turn = Am Zug
editor-castling = Rochade
editor-start = Ausgangsstellung
editor-clear = Leeres Brett
editor-flip = Brett drehen
editor-fen-bad = Das ist keine FEN: Sie braucht acht Reihen mit acht Feldern.
editor-fault = Nicht spielbar: { $reasons }.
editor-explore = Stellung untersuchen
editor-edit = Stellung ändern
keys-type = Einen Zug eintippen
keys-engine = Engine im Browser; Drohung

### Eine Stellung ausspielen

play-title = Ausspielen
play-leave = Zurück zum Ausgangspunkt (Esc)
play-side = Du spielst
play-against = Gegen
play-rated = Spieler mit { $rating }
play-engine = Engine
play-perfect = Perfekte Verteidigung
play-how-rated = Der Gegner spielt, was Spieler mit dieser Wertung auf lichess spielen, Gutes wie Schlechtes.
play-how-engine = Die Engine in deinem Browser (1,8 MB) spielt, so gut sie kann.
play-how-perfect = Das Ergebnis dieser Stellung ist bekannt. Der Gegner macht es dir so schwer wie möglich.
play-you = Du
play-task-rated = Du spielst mit { $side ->
    [white] Weiß
   *[black] Schwarz
} gegen Spieler mit { $rating }.
play-task-engine = Du spielst mit { $side ->
    [white] Weiß
   *[black] Schwarz
} gegen die Engine.
play-task-perfect = Du spielst mit { $side ->
    [white] Weiß
   *[black] Schwarz
} gegen perfekte Verteidigung.
play-moves = Gespielte Züge
play-your-move = Du bist am Zug.
play-answered = { SAN($move) }. Du bist am Zug.
play-thinking = Der Gegner überlegt …
play-hint-searching = Sucht einen guten Zug …
play-hint-piece = Ziehe mit der markierten Figur.
play-hint-move = { SAN($move) } ist gut.
play-over = In dieser Stellung ist die Partie zu Ende.
play-end-won = Schachmatt. Du gewinnst.
play-end-lost = Schachmatt. Du verlierst.
play-end-stalemate = Patt: remis.
play-end-material = Keine Seite kann mattsetzen: remis.
play-end-repetition = Dieselbe Stellung zum dritten Mal: remis.
play-end-fifty = Fünfzig Züge ohne Schlag- und Bauernzug: remis.
play-end-resigned = Du hast aufgegeben.
play-gone-win = Der Gewinn ist weg: Bei bestem Spiel ist es remis.
play-gone-game = Der Gewinn ist weg, und bei bestem Spiel verlierst du.
play-gone-draw = Das Remis ist weg: Bei bestem Spiel verlierst du.
play-was-won = Die Stellung war gewonnen.
play-judging = Die Partie wird gesendet …
play-no-answer = Der Gegner hat keine Antwort. Versuche es noch einmal.
play-event = Ausgespielt gegen: { $opponent }
play-act-start = Los
play-act-retry = Noch einmal
play-act-back = Zurücknehmen
play-act-hint = Tipp
play-act-resign = Aufgeben
play-act-judge = Analysieren
play-act-again = Neues Spiel
play-act-leave = Zurück

### Was Menschen ziehen

people-title = Was andere hier spielen
people-of-move = Was andere spielen
people-rated = Wertung
people-rated-about = etwa { $rating }
people-rated-given = { $rating } ({ $side })
people-rated-as = { $whose }, gezeigt wie { $known }
people-rated-choose = Meine Wertung: etwa …
people-say = Wähle deine Wertung, um zu sehen, was solche Spieler ziehen.
people-share-at = { $share } mit { $rating }
people-column-share = gespielt von
people-column-cost = kostet
people-good = bester
people-level = { $level ->
    [about] auf etwa diesem Niveau
    [most] mit Wertung 1900
    [least] mit Wertung 1100
   *[this] auf diesem Niveau
}
people-odds = { $count } von { $of } { people-level }
people-says-natural = { $name ->
    [inaccuracy] Eine naheliegende Ungenauigkeit
   *[mistake] Ein naheliegender Fehler
}: { people-odds } spielen so.
people-says-hard = Eine schwierige Stellung: { people-odds } finden einen guten Zug.
people-says-astray = Hier greift man leicht daneben: { people-odds } spielen das oder etwas ebenso Schlechtes.
people-says-easy = { people-odds } finden hier einen guten Zug.
people-says-recapture = { people-odds } hätten hier zurückgeschlagen.
people-says-trap = Eine Falle: { SAN($move) }? spielen { people-level } die meisten.
people-says-rare = Schwer zu finden: { people-odds } finden den Zug.
people-says-found = { people-odds } finden den Zug.

### Games from other sites

import-site = Website
import-player = Name eines der Spieler
import-note = Kibitz fragt die andere Seite erst, wenn du den Knopf drückst.
import-note-player = chess.com gibt einzelne Partien nicht per Link heraus. Kibitz sucht die Partie unter den Partien dieses Spielers aus den letzten zwölf Monaten.
import-count = Anzahl der Partien
word-colour = Farbe
import-both = beide
import-pace = Bedenkzeit
import-all-paces = alle
import-pace-bullet = Bullet
import-pace-blitz = Blitz
import-pace-rapid = Schnellschach
import-pace-classical = klassisch
import-pace-correspondence = Fernschach
import-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
import-games = Gefundene Partien
import-chosen = { $chosen } von { $count } { $count ->
    [one] Partie
   *[other] Partien
} ausgewählt
import-all = Alle auswählen
import-none = Keine auswählen
import-me = Ich bin { $name }: Brett zu mir drehen
import-variants = { $count ->
    [one] Eine Partie fehlt hier, weil Kibitz diese Schachvariante nicht unterstützt: { $variants }.
   *[other] { $count } Partien fehlen hier, weil Kibitz diese Schachvarianten nicht unterstützt: { $variants }.
}
import-empty = { $count ->
    [one] Eine Partie ohne Züge fehlt hier.
   *[other] { $count } Partien ohne Züge fehlen hier.
}
import-more = Es gibt weitere Partien.

### Games from other sites (server)

import-not-understood = „{ $text }“ ist weder ein Link zu Partien noch ein Name, den Kibitz nachschlagen kann. Möglich sind Links zu Partien, Studien, Übertragungen und Spielern auf lichess, Links zu Partien und Spielern auf chess.com und ein Name mit seiner Website: @name lichess.
import-other-site = Kibitz lädt Partien von lichess.org und chess.com, nicht von { $host }. Kopiere dort die PGN, und füge sie hier ein.
import-unknown-page = Unter { $page } auf { $site } findet Kibitz keine Partien. Möglich sind Links zu einer Partie, einer Studie, einer Übertragungsrunde oder einem Spieler.
import-which-site = Ist { $name } ein Name auf lichess oder auf chess.com? Schreibe die Website dahinter: @{ $name } lichess.
import-no-name = „{ $name }“ ist auf lichess oder chess.com kein möglicher Name.
import-whose-game = chess.com gibt einzelne Partien nicht per Link heraus. Gib den Namen eines der beiden Spieler an: Kibitz sucht die Partie unter dessen Partien.
import-off = Dieses Kibitz lädt keine Partien von anderen Seiten. Kopiere dort die PGN, und füge sie hier ein.
import-no-games = { $site } hat keine passenden Partien von { $name }.
import-not-in-months = Diese Partie ist nicht unter denen von { $name } in den letzten { $count } Monaten mit Partien. Stimmt der Name?
import-no-moves = Es gibt noch keine Züge.
import-variants-alone = Kibitz unterstützt keine dieser Schachvarianten: { $variants }. Es analysiert normales Schach, Chess960 und Partien aus einer vorgegebenen Stellung.
app-description = Analysen von Schachpartien: Füge eine Partie ein, oder teile sie aus einer anderen App, und sieh, warum ein Zug gut oder schlecht ist.
import-title-player = { $name } auf { $site }

### Eine laufende Runde

follow-note = Kibitz prüft die Runde alle paar Sekunden. Die Partien und ihre Analysen wachsen mit jedem Zug.
follow-submit = Diese Runde live verfolgen
follow-live = Live
follow-waiting = Wartet auf Züge
follow-looked = zuletzt geprüft { $time }
follow-no-news = Nichts Neues seit { $time }
follow-ended = Verfolgt bis { $time }
follow-now = Jetzt prüfen
wait-checking = Wird geprüft …
follow-stop = Nicht weiter verfolgen
follow-stop-sure = Diese Runde nicht weiter verfolgen?
follow-player = Einem Spieler folgen
follow-player-why = Neue Partien dieses Spielers kommen automatisch dazu und werden wie die anderen hier analysiert. Kibitz prüft jede Viertelstunde, solange es neue Partien gibt, sonst alle paar Stunden. Es beginnt mit den letzten sechs Stunden und hört auf, wenn dreißig Tage lang niemand diese Seite öffnet.
follow-player-name = Name
follow-player-yes = Folgen
follow-player-on = Neue Partien von { $player } kommen automatisch dazu
follow-player-ended = Neue Partien von { $player } kamen bis { $time } dazu
follow-player-stop-sure = { $player } nicht mehr folgen?
follow-player-stop-why = Die Partien der Sammlung bleiben und werden zu Ende analysiert. Neue Partien kommen nicht mehr dazu.
follow-next = nächste Prüfung { $time }
follow-stop-why = Die Partien der Sammlung bleiben und werden zu Ende analysiert. Neue Züge kommen nicht mehr dazu, und die Runde lässt sich hier nicht wieder verfolgen.
import-nothing-there = Unter { $url } gibt es keine Partie, oder sie ist nicht öffentlich.
import-no-user = Auf { $site } gibt es keinen Spieler { $name }.
import-private = { $site } zeigt das anderen nicht, weil es privat ist. Der Besitzer kann es öffentlich machen oder die PGN kopieren.
import-status = { $site } kann gerade nicht antworten ({ $status }). Versuche es gleich noch einmal.
import-unusable = Die Antwort von { $site } lässt sich nicht als Partien lesen. Versuche es später noch einmal.
import-rest = { $site } hat Kibitz um eine Pause gebeten. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
import-slow = { $site } braucht zu lange für eine Antwort. Versuche es gleich noch einmal.
import-no-answer = { $site } ist gerade nicht zu erreichen. Versuche es gleich noch einmal.
import-redirect = { $site } leitet auf eine andere Adresse um; dorthin folgt Kibitz nicht.
import-too-large = Die Antwort von { $site } ist größer als { $limit } MiB. Wähle weniger Partien.
import-host-not-allowed = Von { $host } lädt dieses Kibitz nichts.
reading-slow = Diesen Text zu lesen dauert zu lange. Schicke weniger Partien, oder lass Kommentare und Varianten weg.
now-busy = Kibitz ist gerade ausgelastet. Versuche es in ein paar Sekunden noch einmal.
now-failed = Das hat nicht geklappt. Versuche es noch einmal.
error-internal = In Kibitz ist etwas schiefgegangen. Der Fehler wurde protokolliert; versuche es noch einmal.
import-crowded = Kibitz lädt gerade für andere Partien von { $site }, und dort ist nur eine Anfrage auf einmal erlaubt. Versuche es gleich noch einmal.
follow-no-pgn = Unter dieser Adresse gibt es keine PGN.
follow-off = Dieses Kibitz verfolgt weder Runden noch Spieler.
follow-or-pgn = Eine Sammlung hat entweder eigene Partien (pgn) oder verfolgt eine Runde (follow), nicht beides.
follow-names = Die Namen einer verfolgten Runde lassen sich nicht verbergen: Sie kommen mit jeder Aktualisierung wieder.
follow-too-many = Du verfolgst schon { $count } Runden. Beende eine davon, oder warte, bis sie vorbei ist.
follow-full = Kibitz verfolgt hier schon so viele, wie es kann ({ $count }). Versuche es später noch einmal.
follow-not = Diese Sammlung verfolgt gerade nichts.
follow-already = Diese Sammlung verfolgt schon etwas. Beende das zuerst.
follow-unopened = Dreißig Tage lang hat niemand diese Sammlung geöffnet.
follow-room = Die Sammlung hat { $limit } Partien, mehr geht nicht. Du kannst in einer neuen weitermachen.
follow-enough-today = Höchstens { $count } neue Partien am Tag werden hier analysiert. Die übrigen kommen später.

### Privatsphäre

privacy-names = Namen der Spieler verbergen
privacy-expires = Automatisch löschen
privacy-never = Nie
privacy-days = { $days ->
    [one] Nach einem Tag
   *[other] Nach { $days } Tagen
  }
privacy-note = Namen, Wertungszahlen, Titel und Vereine werden entfernt, bevor etwas gespeichert wird. Du kannst die Analyse jederzeit auf ihrer Seite mit „Löschen“ löschen.
privacy-until = Wird am { $date } gelöscht

### Engine im Browser

engine-not-loaded = Die Engine konnte nicht vom Server geladen werden.
engine-no-webassembly = Die Engine braucht WebAssembly, und das unterstützt dieser Browser nicht.
engine-died = Die Engine im Browser hat angehalten. Starte sie neu, um weiterzumachen.

### Tiefer

deeper-button = Tiefer
deeper-title = Tiefer analysieren
deeper-what = Diese Analyse hat { $nodes } Knoten je Stellung. Die Engine berechnet jede Stellung noch einmal mit mehr Knoten. Die bisherigen Ergebnisse bleiben, bis neue sie ersetzen.
deeper-about = etwa { $time }
deeper-changed = Änderungen durch die tiefere Analyse
deeper-from-to = { $from } → { $to } Knoten je Stellung
deeper-none = Kein Zug neu eingestuft.
deeper-count = { $count ->
    [one] Ein Zug neu eingestuft
   *[other] { $count } Züge neu eingestuft
  }
deeper-now = jetzt
deeper-marks = Die alten Klassen in der Zugliste zeigen
deeper-was = Vor der tieferen Analyse: { $class }
dialog-cancel = Abbrechen
status-judged-deeper = { $moves ->
    [one] Tiefer: { $judged } von { $moves } Zug neu bewertet
   *[other] Tiefer: { $judged } von { $moves } Zügen neu bewertet
  }
status-stands = vollständig mit { $nodes } Knoten je Stellung
move-provisional-deeper = Die tiefere Analyse ist noch nicht bei diesem Zug.

### Share menu

share-menu = Teilen
share-copy = Kopieren
share-files = Dateien und Bilder
share-html = Analyse als HTML-Datei
share-exercises-pgn = Aufgaben (PGN)
share-exercises-anki = Aufgaben (Anki-Stapel)
share-booklet = Übungsblatt
share-pgn-copy = PGN mit Varianten und Kommentaren
share-fen = FEN dieser Stellung
share-png = Bild dieser Stellung (PNG)
share-svg = Bild dieser Stellung (SVG)
share-card = Karte dieses Zuges (PNG)
share-gif = Animation der Partie (GIF)
share-viewer = PGN-Viewer für die eigene Website (ZIP)
share-embed-mode = Modus
share-embed-mode-review = Analyse
share-embed-mode-puzzle = Aufgaben
share-embed-size = Größe
share-embed-wide = Breit
share-embed-medium = Mittel
share-embed-narrow = Schmal
share-embed-below = Unten
share-embed-shows = Neben dem Brett
share-embed-tables = Angezeigt werden
share-embed-graph = Kurve
share-embed-start = Mit diesem Zug beginnen
share-embed-preview = Vorschau
share-embed-html = HTML, für jede Seite
share-embed-wordpress = WordPress: dieser Link auf einer eigenen Zeile

### Settings

top-settings = Einstellungen
settings-board-aubergine = Aubergine
settings-board-walnut = Nussbaum
settings-board-slate = Schiefer
settings-board-paper = Papier
settings-pieces = Figuren
settings-pieces-cburnett = von Colin Burnett
settings-pieces-merida = Merida
settings-pieces-solid = Flächig
settings-pieces-noto = Noto
settings-notation = Notation
settings-notation-language = Deutsch (Sf3)
settings-notation-english = Englisch (Nf3)
settings-notation-figurines = Figurinen (♘f3)
settings-size = Brettgröße
settings-coordinates = Koordinaten
settings-animation = Züge animieren
settings-sounds = Töne
settings-keys = Tastenkürzel aus einem Zeichen (n, p, f …)
settings-kept = Nur in diesem Browser gespeichert.
keys-zoom = Brett vergrößern, verkleinern

### Clocks, opening and endgame

clocks-label = Bedenkzeit nach Zügen
clocks-spent = { SAN($move) }: { $time }
clocks-longest = längste Bedenkzeit { $time }
clocks-title = { $time } verbraucht, { $left } übrig
time-seconds = { $count ->
    [0] weniger als 1 Sekunde
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
time-played = Gespielt in { $spent }; auf der Uhr: { $left }.
time-took = Gespielt in { $spent }.
time-left = Auf der Uhr: { $left }.
time-trouble = { $nth ->
    [1] In Zeitnot.
    [2] Der zweite Fehler in Zeitnot.
    [3] Der dritte Fehler in Zeitnot.
    [4] Der vierte Fehler in Zeitnot.
    [5] Der fünfte Fehler in Zeitnot.
   *[other] Fehler Nummer { $nth } in Zeitnot.
}
time-troubles = In Zeitnot machte Weiß { $white ->
    [0] keinen Fehler
    [one] 1 Fehler
   *[other] { $white } Fehler
}, Schwarz { $black ->
    [0] keinen
   *[other] { $black }
}.
place-label = Stelle in der Partie
place-left = verlässt das Buch mit { SAN($move) }
place-book = im Buch
place-left-here = Mit diesem Zug verlässt die Partie das Eröffnungsbuch
place-change = Ab { $move }: { $type }

### Sammlungen

wait-loading = Wird geladen …
word-games = Partien
collection-players = Spieler
collection-season = Saison von { $player }
games-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
games-of = { $count ->
    [one] aus 1 Partie
   *[other] aus { $count } Partien
}
collection-reviewed = { $reviewed } von { $reviews } analysiert
collection-running = { $count } in Arbeit
collection-waiting = { $count ->
    [one] { $count } wartet
   *[other] { $count } warten
}
collection-faulty = { $count } ohne Analyse
collection-round = Runde
collection-number = Nr.
collection-chapter = Kapitel
collection-order = Reihenfolge der Datei
collection-result = Ergebnis
collection-accuracy-white = Genauigkeit Weiß
collection-accuracy-black = Genauigkeit Schwarz
collection-blunders = Patzer
collection-blunders-of = Patzer: Weiß { $white }, Schwarz { $black }
collection-misses-of = Verpasste Chancen: Weiß { $white }, Schwarz { $black }
collection-state = Status
count-of = { $count } von { $all }
collection-state-waiting = Wartet
collection-state-stopped = Angehalten
collection-state-failed = Fehlgeschlagen
collection-state-refused = Nicht analysierbar
collection-state-bye = Spielfrei
collection-state-forfeit = Kampflos
collection-state-open = Nicht begonnen
collection-not-yet = Noch nicht verfügbar
collection-sort = Sortieren nach
collection-turn = Reihenfolge umkehren
collection-open = { $white } – { $black }, { $result }: Analyse öffnen
collection-find = Spieler oder Eröffnung
collection-any-result = Jedes Ergebnis
collection-any-round = Alle Runden
collection-round-of = Runde { $round }
collection-board-of = Brett { $board }
collection-game-of = Partie { $number }
collection-nothing = Keine passenden Partien.
collection-player = Spieler
collection-points = Punkte
collection-faults = Fehler je Partie
collection-accuracy-of = Durchschnitt aus { $judged } von { $games } Partien
collection-faults-of = Patzer, Fehler und Ungenauigkeiten je Partie; zusammen { $blunders } Patzer, { $mistakes } Fehler, { $inaccuracies } Ungenauigkeiten
collection-bye = frei
collection-chip = { $points } gegen { $opponent }, mit { $side ->
    [white] Weiß
   *[black] Schwarz
}
collection-all-players = Alle { $count } Spieler zeigen
collection-html = Alle herunterladen (HTML)
collection-pgn = Alle herunterladen (PGN)
collection-embed-title = Analysierte Schachpartien
season-embed-title = Schachsaison eines Spielers
collection-edit = Bearbeiten
collection-delete = Diese Sammlung löschen?
collection-delete-why = „{ $title }“ und alle zugehörigen Analysen werden gelöscht; alle Links und Einbettungen funktionieren dann sofort nicht mehr. Das lässt sich nicht rückgängig machen.
collection-stop = Alle anhalten
collection-stopped-count = { $count } angehalten
collection-stopped = Angehalten. Fertige Analysen bleiben.
collection-gone = Hier gibt es keine Sammlung.
collection-neighbours = Partien der Sammlung
collection-place = Partie { $number } von { $games }
collection-previous = Vorige Partie ({ KEY("[") })
collection-next = Nächste Partie ({ KEY("]") })
keys-games = Vorige, nächste Partie einer Sammlung
collection-holds = Diese Datei enthält { $count } Partien.
collection-all = Alle als Sammlung analysieren
collection-all-why = Du bekommst einen Link und eine Tabelle, die sich füllt. Deine Partien wechseln sich mit denen anderer ab.
collection-one = Nur eine davon
collection-which = Welche Partie
collection-submit = { $count } Partien analysieren
collection-too-many = Kibitz nimmt bis zu { $limit } Partien auf einmal an; diese Datei enthält { $count }. Wähle eine aus, oder teile die Datei.
embed-collection-back = Alle Partien

### Exact endgames

exact-from-here = ab hier exakt
exact-from-start = von Anfang an exakt
exact-from-move = exakt ab { SAN($move) }
exact-mark = exakt
exact-report = Exakte Ergebnisse
exact-report-from = Ab { SAN($move) } zählt bei jedem Zug das exakte Ergebnis.
exact-report-start = Bei jedem Zug zählt das exakte Ergebnis.
exact-report-wins = Gewinn festgehalten
exact-report-draws = Remis gehalten
exact-report-lost = Halbe Punkte verschenkt
endgame-group = { $result ->
    [wins] { $unit ->
        [mate] Gewinnt in
        [zeroing] Gewinnt; nächster Schlag- oder Bauernzug in
       *[none] Gewinnt
    }
    [late] Gewinnt, aber nicht innerhalb der 50-Züge-Regel
    [draws] Remis
    [saved] Verliert, aber nicht innerhalb der 50-Züge-Regel
   *[loses] { $unit ->
        [mate] Verliert in
        [zeroing] Verliert; nächster Schlag- oder Bauernzug in
       *[none] Verliert
    }
}
endgame-move = { $result ->
    [wins] gewinnt
    [late] gewinnt, aber nicht innerhalb der 50-Züge-Regel
    [draws] remis
    [saved] verliert, aber nicht innerhalb der 50-Züge-Regel
   *[loses] verliert
}{ $unit ->
    [mate] {" in "}{ $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }
   *[none] {""}
}
endgame-move-played = { $words }; in der Partie gespielt
drill-exact-good = { SAN($move) } hält { $result ->
    [win] den Gewinn
   *[draw] das Remis
} ebenso wie { SAN($best) }.
drill-exact-wrong = { SAN($move) } ist es nicht: Das gibt { $result ->
    [win] den Gewinn
   *[draw] das Remis
} aus der Hand.
drill-by-table = Laut Tabelle { $engine }: Das ist exakt.
endgame-unsure = Nicht bewiesen
endgame-gone = Vergibt den Gewinn
endgame-ordered = Die Tabelle { $table } deckt diese Stellung ab. Sie ist zum Bau vorgemerkt.
endgame-by-kibitz = { $table }, Kibitz’ eigene Tabelle
endgame-by-other = { $table }, { $source }
endgame-pawns-proven = bewiesen
endgame-pawns-unchecked = Durch Suche bewiesen. Ob auch ein Königszug gewinnt, hat hier keine Engine geprüft.
endgame-pawns-values = Mathematik
endgame-pawns-values-how = Die Werte zählen die Reservezüge von Weiß. Die Temperatur ist der Wert des nächsten Zuges in einer Gruppe. Jedes Bild zeigt, was die Gruppe für beide Seiten wert ist, wenn Züge anderswo immer wertvoller werden, mit Weiß links.
endgame-pawns-value = Wert
endgame-pawns-mean = Mittelwert
endgame-pawns-temperature = Temperatur
endgame-pawns-sum = Summe: { $sum }
endgame-pawns-graph = Thermograph, { $name }: Die Wände treffen sich bei { $mean }, Temperatur { $temperature }.

### The crosstable of a collection

rounds-title = Kreuztabelle
rounds-csv = Tabelle (CSV)
rounds-round = R{ $round }
rounds-best = Beste Partie
rounds-upset = Größte Überraschung
rounds-upset-of = { $difference } Wertungspunkte weniger
rounds-accurate = Am genauesten
rounds-accurate-of = { $player } · { $accuracy } in { $moves } Zügen
tie-buchholz = Buchholz
tie-name-buchholz = Buchholz
tie-why-buchholz = Die Summe der Punkte aller Gegner. Für eine nicht gespielte Runde zählen die eigenen Punkte.
tie-buchholz-cut1 = Cut-1
tie-name-buchholz-cut1 = Buchholz Cut-1
tie-why-buchholz-cut1 = Buchholz ohne den Gegner mit den wenigsten Punkten, oder zuerst ohne eine Runde, auf die man selbst verzichtet hat.
tie-buchholz-median = Median
tie-name-buchholz-median = Buchholz Median
tie-why-buchholz-median = Buchholz ohne die Gegner mit den wenigsten und den meisten Punkten.
tie-sonneborn-berger = S.-B.
tie-name-sonneborn-berger = Sonneborn-Berger
tie-why-sonneborn-berger = Sonneborn-Berger: die Punkte der besiegten Gegner und die halben derer, gegen die man remis gespielt hat.
tie-direct = Direkt
tie-name-direct = Direkter Vergleich
tie-why-direct = Direkter Vergleich: Punkte gegen die Punktgleichen, wenn alle gegeneinander gespielt haben; sonst, wer vorn liegt, egal wie die fehlenden Partien ausgehen.
tie-wins = Siege
tie-name-wins = Siege am Brett
tie-why-wins = Am Brett gewonnene Partien, ohne spielfreie Runden und kampflose Siege.
tie-progressive = Fortschr.
tie-name-progressive = Fortschrittswertung
tie-why-progressive = Die Punkte nach jeder Runde, zusammengezählt.
tie-performance = Leistung
tie-name-performance = Turnierleistung
tie-why-performance = Turnierleistung: der Wertungsschnitt der Gegner und was die Tabelle der FIDE für das Ergebnis dazugibt oder abzieht.
unofficial-mark = Inoffiziell
unofficial-why = { $gaps } Punkte, Plätze und Feinwertungen können deshalb falsch sein.
unofficial-rounds = { $count ->
    [one] Eine Partie hat keine Rundennummer, deshalb sind spielfreie Runden, kampflose Ergebnisse und Rücktritte nicht bekannt.
   *[other] { $count } Partien haben keine Rundennummer, deshalb sind spielfreie Runden, kampflose Ergebnisse und Rücktritte nicht bekannt.
}
unofficial-absent = { $count ->
    [one] Ein Spieler hat in manchen Runden keine Partie, und nirgends steht, ob er spielfrei oder kampflos war oder fehlte.
   *[other] { $count } Spieler haben in manchen Runden keine Partie, und nirgends steht, ob sie spielfrei oder kampflos waren oder fehlten.
}
unofficial-names = { $count ->
    [one] In einer Partie fehlt ein Name.
   *[other] In { $count } Partien fehlt ein Name.
}
unofficial-open = { $count ->
    [one] Eine Partie hat noch kein Ergebnis.
   *[other] { $count } Partien haben noch kein Ergebnis.
}
scoring-why = Ein Sieg zählt hier 3 Punkte, ein Remis 1.
report-trf = Mit Daten aus einer TRF-Datei mit { $players } Spielern.
report-list = Mit Daten aus einer Liste von { $players } Spielern.
report-strangers = Dort nicht gefunden: { $names }.
report-differs = { $count ->
    [one] Zu Partie { $games } steht dort ein anderes Ergebnis; es zählt.
   *[other] Zu den Partien { $games } stehen dort andere Ergebnisse; sie zählen.
}
rounds-teams = Mannschaften
rounds-team = { $team }: Mannschaftspunkte { $match }, Brettpunkte { $board }
rounds-duplicate = Partie { $number } ist ein Duplikat von Partie { $other } und zählt nicht.
rounds-unplayed = { $count ->
    [one] 1 Freilos oder kampfloser Punkt zählt in der Wertung, ist aber keine Partie.
   *[other] { $count } Freilose und kampflose Punkte zählen in der Wertung, sind aber keine Partien.
}
rounds-stop-sure = Alle Analysen anhalten?
rounds-stop-why = Fertige Analysen bleiben. Die übrigen warten, bis du sie fortsetzt.
rounds-left-soon = noch weniger als eine Minute
rounds-left-minutes = { $count ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $count } Minuten
}
rounds-left-hours = noch etwa { $count } Stunden
rounds-foot = Die kleine Zahl hinter einem Ergebnis ist die Zeile des Gegners in dieser Tabelle; ein dunkleres Feld ist eine Partie mit Schwarz.

### A game that grows

growing-new = { $count ->
    [one] Ein neuer Zug
   *[other] { $count } neue Züge
}

### A collection is edited

edit-title = Titel
button-save = Speichern
edit-done = Fertig
edit-add = Partien hinzufügen
edit-add-why = Sie kommen hinter die vorhandenen Partien und werden genauso analysiert.
edit-add-yes = { $count ->
    [0] Hinzufügen
    [one] Eine Partie hinzufügen
   *[other] { $count } Partien hinzufügen
}
edit-added = { $count ->
    [0] Es konnte nichts gelesen werden.
    [one] Eine Partie wurde hinzugefügt.
   *[other] { $count } Partien wurden hinzugefügt.
}
edit-pgn = Partien als PGN
edit-pgn-one = Die Partie als PGN
wait-reading = Wird gelesen …
edit-game = Partie { $number }: { $white } – { $black }
edit-table = Feinwertungen
edit-table-title = Wie die Tabelle berechnet wird
edit-table-why = Sie trennen Spieler mit gleichen Punkten, in dieser Reihenfolge.
edit-table-tie = Feinwertung { $place }
edit-table-none = keine
edit-table-scoring = Sieg, Remis, Niederlage
edit-table-usual = Standard
edit-report = Spieler und Freilose
edit-report-title = Fehlende Daten ergänzen
edit-report-why = Eine TRF-Datei ergänzt Namen, FIDE-Nummern, Wertungszahlen, Runden, spielfreie und kampflose Paarungen und Partien, die hier fehlen. Eine Spielerliste als CSV ergänzt, was in ihr steht (Name, FideId, Elo, Titel, Verein, Spielfrei). Partien und Analysen bleiben.
edit-report-text = TRF-Datei oder Spielerliste als CSV
edit-report-away = Diese Daten entfernen
edit-correct = Partie { $number } berichtigen, { $white } – { $black }
edit-correct-why = Ihre Züge und ihre Analyse bleiben.
edit-replace = Partie { $number } ersetzen, { $white } – { $black }
edit-replace-why = Die neue Partie nimmt ihren Platz in der Tabelle ein. Ihre Analyse wird gelöscht, und alle Links darauf funktionieren nicht mehr.
edit-replace-yes = Ersetzen
edit-remove = Partie { $number } entfernen, { $white } – { $black }
edit-remove-why = Die Partie und ihre Analyse werden gelöscht, und alle Links darauf funktionieren nicht mehr. Das lässt sich nicht rückgängig machen.
edit-removed = { $count ->
    [one] Die Partie wurde entfernt.
   *[other] { $count } Partien wurden entfernt.
}
edit-twice = { $count ->
    [one] Ein Duplikat entfernen
   *[other] { $count } Duplikate entfernen
}
edit-twice-title = { $count ->
    [one] Dieses Duplikat entfernen?
   *[other] Diese { $count } Duplikate entfernen?
}
edit-twice-why = { $games }. Jede davon hat dieselben Spieler, dieselbe Runde und dieselben Züge wie eine Partie, die bleibt. Das lässt sich nicht rückgängig machen.
edit-twice-game = { $game } (Duplikat von Partie { $other })
edit-twice-more = { $count } weitere

### Eigene Analysen

mine-where = Diese Liste liegt nur in diesem Browser, zusammen mit den Schlüsseln, mit denen du deine Analysen löschen kannst. Nichts davon wird gesendet, außer du kopierst es aufs Handy, und dann verschlüsselt. Wenn die Daten des Browsers gelöscht werden oder verloren gehen, ist beides weg: Die Analysen bleiben, und niemand kann sie mehr löschen. Du kannst alles in eine Datei exportieren, mit Repertoire, Training und Einstellungen, und in einem anderen Browser importieren. Auch die zuletzt geöffneten Analysen liegen hier, damit du sie offline lesen kannst.
mine-export = Exportieren
mine-import = Importieren
mine-move = Aufs Handy kopieren
mine-move-title = Aufs Handy oder in einen anderen Browser kopieren
mine-move-waiting = Wird verschlüsselt …
mine-move-how = Richte die Kamera des Handys auf den Code, oder öffne den Link dort. Er gilt einmal, bis { $time }. Was auf dem Handy schon da ist, bleibt.
mine-move-code = QR-Code des Links
mine-move-link = Link
mine-move-why = Deine Liste mit ihren Schlüsseln, dein Repertoire und dein Training wurden in diesem Browser verschlüsselt. Kibitz bewahrt sie zehn Minuten auf und kann sie nicht lesen: Den Schlüssel enthält nur der Link. Wer den Link hat, hat die Schlüssel zu deinen Analysen; gib ihn also niemandem sonst.
mine-move-insecure = Verschlüsseln geht nur unter einer https-Adresse, und dieses Kibitz wurde ohne geöffnet. Exportiere stattdessen eine Datei.
mine-move-large = Das ist zu viel für einen Link. Exportiere stattdessen eine Datei.
mine-move-take = Daten aus dem anderen Browser importieren?
mine-move-take-why = { $count ->
    [one] Die Analyse in dieser Liste bleibt; die Daten aus dem anderen Browser kommen hinzu.
   *[other] Die { $count } Analysen in dieser Liste bleiben; die Daten aus dem anderen Browser kommen hinzu.
}
mine-move-broken = Der Schlüssel in diesem Link ist falsch; vielleicht fehlt ein Teil des Links. Der Link ist verbraucht. Erstelle im anderen Browser einen neuen; dort ist noch alles da.
mine-move-offline = Kibitz ist nicht zu erreichen. Der Link gilt, bis er abläuft: Öffne ihn noch einmal.
mine-find = Spieler oder Name
mine-any-opening = Jede Eröffnung
mine-empty = Noch nichts. Analysen, die du erstellst oder öffnest, erscheinen hier.
mine-collection = Sammlung
mine-gone = Gelöscht oder abgelaufen
mine-running = In Arbeit
mine-choose = { $title } auswählen
mine-rename = { $title } umbenennen
mine-remove = { $title } entfernen
mine-collect = Sammlung aus { $count } Partien
mine-name = Neuer Name
mine-name-why = Nur für dich: Er steht in dieser Liste und sonst nirgends. Lass ihn leer, um wieder die Namen der Spieler zu zeigen.
mine-forget = Aus der Liste entfernen?
mine-forget-why = „{ $title }“ bleibt online, und der Link gilt weiter. Dieser Browser hat keinen Schlüssel zum Löschen, oder es ist schon gelöscht.
button-remove = Entfernen
mine-removed = „{ $title }“ wurde aus der Liste entfernt.
mine-taken = Importiert: { $what }.
mine-taken-reviews = { $count ->
    [one] 1 Analyse
   *[other] { $count } Analysen
}
mine-taken-positions = { $count ->
    [one] 1 neue Repertoire-Stellung
   *[other] { $count } neue Repertoire-Stellungen
}
mine-taken-cards = { $count ->
    [one] 1 Trainingskarte
   *[other] { $count } Trainingskarten
}
mine-taken-nothing = Alles darin ist schon hier.
mine-not-all = Der Speicher des Browsers ist voll oder gesperrt, deshalb wurde nicht alles importiert. Die Daten sind noch dort, wo sie herkamen: Schaffe hier Platz, und importiere sie noch einmal.
mine-not-learnt = Kibitz ist nicht zu erreichen: Die Liste wurde importiert, Repertoire und Training nicht. Sie sind noch dort, wo sie herkamen: Importiere sie später noch einmal.
mine-strange = Das ist keine Liste von Kibitz-Analysen, oder sie ist größer als 8 MB.
mine-full = Der Speicher des Browsers ist voll, deshalb konnte die Liste deiner Analysen nicht gespeichert werden. Lösche etwas, oder exportiere zuerst die Liste.
mine-not-forgotten = Der Browser erlaubt keine Änderungen an seinem Speicher: Die Zeile kann beim nächsten Mal wieder da sein.
mine-none-kept = Dieser Browser speichert nichts für Websites, wie in einem privaten Fenster. Die Liste ist leer, und die Schlüssel zu deinen Analysen gehen beim Schließen verloren.
mine-offline = Kibitz ist nicht zu erreichen: Die Liste ist vielleicht nicht aktuell.
mine-token-lost = Der Speicher dieses Browsers ist voll oder gesperrt: Der Schlüssel zu dieser Analyse geht beim Schließen verloren.

### Partien finden

find-title = Partien finden
find-this = Diese Stellung finden
find-kind = Endspiel oder Bauernstruktur
find-choose = Endspiel oder Bauernstruktur wählen
find-or-fen = oder eine Stellung (FEN)
find-fen = Stellung (FEN)
find-go = Finden
find-searching = Wird gesucht …
find-found = { $games ->
    [0] { $searched ->
        [one] In der einen analysierten Partie nicht gefunden.
       *[other] In keiner der { $searched } analysierten Partien gefunden.
    }
   *[other] { $searched ->
        [one] In der einen analysierten Partie gefunden.
       *[other] In { $games } von { $searched } analysierten Partien gefunden.
    }
}
find-searched = { $games ->
    [0] Hier ist noch keine Partie analysiert.
    [one] Eine analysierte Partie wird durchsucht.
   *[other] { $games } analysierte Partien werden durchsucht.
}
find-left-out = { $count ->
    [one] Eine weitere Partie ist noch nicht analysiert.
   *[other] { $count } weitere Partien sind noch nicht analysiert.
}
find-no-fen = Das ist keine FEN. In einer Analyse kopiert „Teilen“ die FEN der Stellung.
find-more = Mehr zeigen ({ $count })
find-start = Ausgangsstellung
find-move = Nach dem { $number }. Zug
find-side = { $side ->
    [white] bei Weiß
   *[black] bei Schwarz
}
find-group-ending = Endspiele
find-group-type = Endspiele nach Material
find-group-structure = Bauernstrukturen
find-kind-pawns = Bauernendspiele
find-kind-rooks = Turmendspiele
find-kind-queens = Damenendspiele
find-kind-knights = Springerendspiele
find-kind-opposite-bishops = Ungleichfarbige Läufer
find-kind-rooks-opposite-bishops = Türme und ungleichfarbige Läufer
find-kind-bishop-knight = Läufer gegen Springer
find-kind-isolated-queens-pawn = Isolierter Damenbauer
find-kind-hanging-pawns = Hängende Bauern
find-kind-carlsbad = Karlsbader Struktur
find-kind-maroczy = Maróczy-Aufbau
find-kind-stonewall = Stonewall
find-kind-doubled-pawns = Doppelbauer
find-no-kind = „kind“ muss eine der Arten sein, die in /api/openapi.json stehen.
find-one-of = Gib „kind“ oder „fen“ an, nicht beides.
find-too-many = „reviews“ darf höchstens { $most } Analysen nennen.

### The tree of openings

openings-all = Eröffnungen
openings-of = Eröffnungen von { $player }
openings-season = Saison
openings-reviewed = { $count ->
    [one] 1 analysierte Partie
   *[other] { $count } analysierte Partien
}
openings-left-out = { $count } ausgelassen (andere Anfangsstellung)
openings-everybody = Alle Spieler
openings-moves = Züge von hier aus
openings-column-results = Ergebnisse
openings-column-points = Aussichten
openings-results = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: Weiß gewann { $white }, remis { $draws }, Schwarz gewann { $black }.
openings-chances = Aussichten von { $side ->
    [white] Weiß
   *[black] Schwarz
} nach der Eröffnung: { $points }.
openings-faults-here = Fehler in der Eröffnung ab hier: Weiß { $white }, Schwarz { $black }.
openings-about = Aussichten: die erwarteten Punkte von { $side ->
    [white] Weiß
   *[black] Schwarz
} nach der Eröffnung dieser Partien, im Durchschnitt. Fehler: wie oft der Zug ein Fehler war.
openings-about-others = +3: Partien, die durch Zugumstellung in dieselbe Stellung kamen.
openings-others = Partien, die durch Zugumstellung hierher kamen: { $count }
openings-not-played = { SAN($move) } kam in weniger als zwei dieser Partien vor, darum endet der Baum hier.
openings-open = Eröffnungsbaum

### One's own repertoire

repertoire-title = Mein Repertoire
repertoire-where = Dein Repertoire liegt in diesem Browser. Nichts davon wird gesendet, außer du kopierst es aufs Handy („Meine Analysen“), und dann verschlüsselt. Analysen zeigen, wo du oder dein Gegner es verlassen hat, Saisons zählen das, und du kannst die Varianten trainieren.
repertoire-for = Repertoire für { $side ->
    [white] Weiß
   *[black] Schwarz
}
repertoire-holds = { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}, in { $moves } davon bist du am Zug.
repertoire-none = Noch nichts.
repertoire-train = Varianten trainieren
repertoire-look = Varianten ansehen
repertoire-from = Beginn der Varianten
repertoire-from-each = Stellung { $number }
repertoire-here-own = Dein Zug.
repertoire-here-opponent = { $count ->
    [one] 1 Antwort des Gegners ist abgedeckt.
   *[other] { $count } Antworten des Gegners sind abgedeckt.
}
repertoire-here-ends = Das Repertoire endet hier.
repertoire-not-here = { SAN($move) } steht nicht im Repertoire.
repertoire-behind = { $count ->
    [one] 1 weiterer Zug
   *[other] { $count } weitere Züge
}
repertoire-behind-none = Ende
repertoire-remove-sure = Das Repertoire für { $side ->
    [white] Weiß
   *[black] Schwarz
} löschen?
repertoire-remove-why = Was du zu seinen Stellungen gelernt hast, bleibt in diesem Browser, falls du sie wieder hinzufügst.
repertoire-more = Varianten hinzufügen
repertoire-how = Füge PGN mit Varianten ein, oder den Link zu einer Studie auf lichess (der Server lädt sie). Neue Varianten werden eingefügt, Zugumstellungen erkannt. Je Farbe ist Platz für { $positions } Stellungen.
repertoire-text = PGN oder Link zu einer Studie
repertoire-placeholder = 1. e4 e5 (1... c5 2. Sf3) 2. Sf3 Sc6 3. Lb5 *
repertoire-add = { $side ->
    [white] Für Weiß hinzufügen
   *[black] Für Schwarz hinzufügen
}
repertoire-added = { $side ->
    [white] Repertoire für Weiß
   *[black] Repertoire für Schwarz
}: { $fresh ->
    [0] keine neue Stellung.
    [one] 1 neue Stellung.
   *[other] { $fresh } neue Stellungen.
}
repertoire-in-game = Partie { $game }: { $words }
repertoire-more-faults = { $count ->
    [one] Eine weitere Stelle war nicht lesbar.
   *[other] { $count } weitere Stellen waren nicht lesbar.
}
repertoire-full = Das Repertoire ist voll: Es fasst { $positions } Stellungen. Der Rest des Textes wurde ausgelassen.
repertoire-too-large = Dieser Text ist zu groß für ein Repertoire: höchstens 2 MB, und 120 KB Züge ohne Kommentare. Füge ihn in Teilen hinzu.
repertoire-link = Von Links gehen hier nur solche zu einer Studie auf lichess. Füge stattdessen die PGN ein.
repertoire-no-room = Der Speicher des Browsers ist voll. Das Repertoire ist unverändert, und dein Text steht noch unten. Lösche hier oder in „Meine Analysen“ etwas, und füge ihn dann noch einmal hinzu.
repertoire-not-kept = Dieser Browser speichert nichts, darum kannst du darin kein Repertoire haben.
repertoire-question = { $side ->
    [white] Weiß am Zug: Was spielt das Repertoire?
   *[black] Schwarz am Zug: Was spielt das Repertoire?
}
repertoire-right = { SAN($move) } steht im Repertoire.
repertoire-right-also = { SAN($move) } steht im Repertoire, ebenso { SAN($own) }.
repertoire-wrong = { SAN($move) } steht nicht im Repertoire. Versuche es noch einmal.
repertoire-shown = Das Repertoire spielt { SAN($own) }.
repertoire-back = Zurück zum Repertoire
repertoire-games = { $side ->
    [white] Mit Weiß
   *[black] Mit Schwarz
}: { $games ->
    [one] 1 Partie.
   *[other] { $games } Partien.
} Du hast es in { $left } verlassen, dein Gegner in { $opponent }; in { $ends } endete zuerst das Repertoire.
repertoire-row-left = { SAN($move) } (Repertoire: { SAN($own) })
repertoire-row-opponent = Nicht im Repertoire: { SAN($move) }
repertoire-own-left = Du hast dein Repertoire verlassen mit { SAN($move) } (Repertoire: { SAN($own) }).
repertoire-own-opponent = Dein Gegner hat dein Repertoire verlassen mit { SAN($move) }.
repertoire-own-ends = Dein Repertoire endet hier.
repertoire-side-left = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat das Repertoire verlassen mit { SAN($move) } (Repertoire: { SAN($own) }).
repertoire-side-opponent = { SAN($move) } steht nicht im Repertoire für { $side ->
    [white] Weiß
   *[black] Schwarz
}.
repertoire-side-ends = Das Repertoire für { $side ->
    [white] Weiß
   *[black] Schwarz
} endet hier.

### A season

season-page-title = Saison von { $player } · { $collection }
season-reviewed = { $reviewed } von { $games } Partien analysiert
season-so-far = bisher { $reviewed } von { $games } Partien analysiert
season-print = Drucken oder als PDF speichern
season-html = HTML-Datei
season-train = Diese Fehler üben
season-compare = Mit einer anderen Saison vergleichen
season-compare-player = Ein anderer Spieler dieser Sammlung
season-compare-link = … oder ein Link zu einer anderen Sammlung oder Saison
season-compare-go = Vergleichen
season-compare-none = Das ist kein Link zu einer Sammlung oder Saison.
season-alone = Nur diese Saison zeigen
season-foot-open = Jede Zahl öffnet ihre Stellungen.
season-foot = Zahlen aus weniger als { $least } Partien werden nicht gezeigt. Ungenauigkeiten, Fehler und Patzer zählen zusammen als Fehler. Als gewonnen zählt eine Stellung ab 85 % der Punkte (etwa fünf Bauern), als verloren ab 15 % abwärts.
season-n = n { $count }
season-too-few = Weniger als { $least } Partien: zu wenige für eine Aussage.
season-seldom = { $count ->
    [one] 1 Zeile mit weniger als { $least } Partien
   *[other] { $count } Zeilen mit jeweils weniger als { $least } Partien
}
season-more = Mehr zeigen ({ $count })
season-no-review = Diese Partie ist nicht analysiert.
season-somebody = Unbekannt
season-after = Nach Zug { $number }
season-against = { $side ->
    [white] Weiß
   *[black] Schwarz
} gegen { $opponent }, { $when }
season-clock = noch { $clock } auf der Uhr
season-chart = Punkte und Genauigkeit Monat für Monat; die Zahlen stehen in der Tabelle darunter.

word-score = Punkte
season-figure-conversion = Verwertete Gewinnstellungen
season-figure-misses = Verpasste Chancen je Partie
season-why-misses = ein Gewinn oder mindestens zwei Punkte Material waren da
season-why-conversion = Partien, die einmal auf Gewinn standen
season-figure-resourcefulness = Gerettete Verluststellungen
season-why-resourcefulness = Partien, die verloren standen, aber remis oder gewonnen
season-figure-trouble = Fehler in Zeitnot
season-why-trouble = mit weniger als einem Zehntel der Zeit
season-figure-avoided = Fehler, die andere vermeiden
season-why-avoided = wo mindestens 7 von 10 mit dieser Wertung gut spielen
season-figure-hard = Schwer vermeidbar
season-why-hard = wo höchstens 3 von 10 mit dieser Wertung gut spielen
season-lessons = Was du zuerst üben solltest
season-lesson-cost = { $count }-mal in { $games } Partien, Kosten: { $points } Punkte.
season-lesson-avoided = { $avoided ->
    [one] Einen davon vermeiden die meisten mit gleicher Wertung.
   *[other] { $avoided } davon vermeiden die meisten mit gleicher Wertung.
}
season-lesson-board = Aus einer dieser Partien: vor { SAN($move) }
season-lesson-train = Das üben

season-months = Monat für Monat
season-phases = Partiephasen
season-clocks = Restzeit auf der Uhr
season-paces = Zeit für den Zug
season-endgames = Endspiele
season-strengths = Gegner nach Spielstärke
season-ratings = Wertungszahl der Gegner
season-hours = Tageszeit
season-figure-rate = Fehler je 100 Züge
season-figure-book = Theorie bis Zug
season-figure-leaves = Aussichten danach
season-figure-begins = Aussichten zu Beginn
season-strengths-stronger = 100+ Punkte stärker
season-strengths-equal = Etwa gleich stark
season-strengths-weaker = 100+ Punkte schwächer
season-hours-night = Nachts (0–6)
season-hours-morning = Morgens (6–12)
season-hours-afternoon = Nachmittags (12–18)
season-hours-evening = Abends (18–24)
season-clocks-under-minute = Unter 1 Minute
season-clocks-under-two = 1 bis 2 Minuten
season-clocks-under-five = 2 bis 5 Minuten
season-clocks-more = 5 Minuten und mehr
season-paces-instant = Unter 3 Sekunden
season-paces-quick = 3 bis 10 Sekunden
season-paces-thought = 10 Sekunden bis 1 Minute
season-paces-long = 1 Minute oder mehr

season-kinds = Arten von Fehlern
season-kinds-why = Ein Fehler kann mehrere Arten haben: Eine Figur, die durch eine Gabel hängt, zählt als beides.
season-way-allowed = Zugelassen
season-way-missed = Verpasst
season-way-given-up = Aufgegeben
season-way-other = Sonstige
season-kind-in-opening = { $count } in der Eröffnung
season-kind-in-middlegame = { $count } im Mittelspiel
season-kind-in-endgame = { $count } im Endspiel
season-kind-in-trouble = { $count } in Zeitnot
season-kind-hangs = Lässt eine Figur hängen
season-kind-loses = Verliert Material
season-kind-allows-mate = Lässt ein erzwungenes Matt zu
season-kind-shortens = Wird früher matt
season-kind-misses-mate = Übersieht ein erzwungenes Matt
season-kind-misses-win = Übersieht einen Materialgewinn
season-kind-misses-punishing = Lässt einen Fehler des Gegners ungestraft
season-kind-no-recapture = Schlägt nicht zurück
season-kind-prolongs = Setzt später matt
season-kind-gives-back = Gibt einen Vorteil zurück
season-kind-stalemate-gives = Setzt patt
season-kind-stalemate-allows = Lässt ein Patt zu
season-kind-stalemate-misses = Übersieht ein rettendes Patt
season-kind-repetition-gives = Wiederholt die Stellung
season-kind-repetition-allows = Lässt eine dreimalige Wiederholung zu
season-kind-repetition-misses = Übersieht eine rettende Wiederholung
season-kind-repetition-unclaimed = Reklamiert kein Remis
season-kind-perpetual-gives = Begnügt sich mit Dauerschach
season-kind-perpetual-allows = Lässt Dauerschach zu
season-kind-perpetual-misses = Übersieht ein Dauerschach
season-kind-insufficient-gives = Behält zu wenig zum Mattsetzen
season-kind-king-castling-lost = Verliert das Rochaderecht
season-kind-king-stays = Lässt den König in der Mitte
season-kind-king-shelter = Öffnet die eigene Königsstellung
season-kind-structure-passed = Lässt einen Freibauern entstehen
season-kind-structure-doubled = Bekommt einen Doppelbauern
season-kind-structure-bishop-pair = Gibt das Läuferpaar her
season-kind-structure-pawn-falls = Verliert später einen Bauern
season-kind-point-double-attack = Lässt einen Doppelangriff zu
season-kind-point-pin = Lässt eine Fesselung zu
season-kind-point-trap = Lässt eine Figur fangen
season-kind-point-guard = Lässt etwas ohne Deckung
season-kind-point-threat = Lässt eine Drohung zu
season-kind-point-other = Lässt eine starke Antwort zu
season-kind-better-double-attack = Verpasst einen Doppelangriff
season-kind-better-pin = Verpasst eine Fesselung
season-kind-better-trap = Verpasst einen Figurenfang
season-kind-better-guard = Verpasst es, einen Verteidiger zu vertreiben
season-kind-better-threat = Verpasst eine Drohung
season-kind-better-other = Verpasst einen stärkeren Zug
season-kind-activity-home = Zieht eine Figur auf ihr Ausgangsfeld zurück
season-kind-activity-develops-them = Hilft dem Gegner bei der Entwicklung
season-kind-activity-trade-helps = Tauscht bei Materialrückstand ab
season-kind-activity-chased = Stellt eine Figur, wo sie vertrieben wird
season-kind-activity-back = Zieht eine Figur zurück
season-kind-activity-lets-attack = Lässt einen Angriff auf eine Figur zu
season-kind-activity-wrong-taker = Schlägt mit der falschen Figur
season-kind-king-wrong-side = Rochiert auf die falsche Seite
season-kind-king-bared = Schwächt die eigene Königsstellung
season-kind-king-uncastled = Lässt dem König das Rochaderecht nehmen
season-kind-structure-isolated = Bekommt einen isolierten Bauern
season-kind-structure-backward = Bekommt einen rückständigen Bauern
season-kind-structure-hole = Schwächt ein Feld
season-kind-structure-lets-centre = Überlässt dem Gegner das Zentrum
season-kind-structure-lets-push = Lässt einen Bauernvorstoß zu
season-kind-structure-releases = Löst die Bauernspannung auf
season-kind-activity-shuts-in = Sperrt den eigenen Läufer ein
season-kind-activity-blocks = Versperrt dem eigenen Zentrumsbauern den Weg
season-kind-activity-takes-square = Nimmt dem eigenen Springer ein Feld
season-kind-activity-early-queen = Bringt die Dame früh ins Spiel
season-kind-activity-again = Zieht dieselbe Figur noch einmal
season-kind-activity-rim = Stellt den Springer an den Rand
season-kind-activity-undeveloped = Vernachlässigt die Entwicklung
season-kind-activity-lets-outpost = Lässt einen Springervorposten zu
season-kind-activity-lets-file = Überlässt dem Gegner die offene Linie
season-kind-activity-lets-seventh = Lässt einen Turm auf die siebte Reihe
season-kind-activity-trades-off = Tauscht ungünstig ab
season-kind-activity-lets-trade = Lässt den Gegner abtauschen
season-kind-activity-worse-square = Wählt das schlechtere Feld
season-kind-threat-overlooked = Übersieht eine Drohung
season-kind-plan-lets-threaten = Lässt eine Mattdrohung zu
season-kind-result-win-to-draw = Lässt einen bewiesenen Gewinn zum Remis werden
season-kind-result-win-to-loss = Macht aus einem bewiesenen Gewinn eine Niederlage
season-kind-result-draw-to-loss = Macht aus einem bewiesenen Remis eine Niederlage
season-kind-result-win-to-spoilt = Verspielt einen Gewinn durch die 50-Züge-Regel
season-kind-noise = Partie schon entschieden
season-kind-unproven = Still oder zu tief für einen Beweis
season-kind-motif-fork = Gabel
season-kind-motif-pin = Fesselung
season-kind-motif-skewer = Spieß
season-kind-motif-discoveredAttack = Abzugsangriff
season-kind-motif-doubleCheck = Doppelschach
season-kind-motif-trappedPiece = Gefangene Figur
season-kind-motif-deflection = Ablenkung
season-kind-motif-attraction = Hineinziehung
season-kind-motif-capturingDefender = Beseitigung des Verteidigers
season-kind-motif-interference = Unterbrechung
season-kind-motif-intermezzo = Zwischenzug
season-kind-motif-xRayAttack = Röntgenangriff
season-kind-motif-backRankMate = Grundreihenmatt
season-kind-motif-smotheredMate = Ersticktes Matt
season-kind-motif-anastasiaMate = Anastasia-Matt
season-kind-motif-arabianMate = Arabisches Matt
season-kind-motif-bodenMate = Boden-Matt
season-kind-motif-hookMate = Hakenmatt
season-kind-motif-zugzwang = Zugzwang

season-deck = Saisontraining
season-deck-kind = Art der Fehler
season-deck-all = Alle Fehler ({ $count })
season-deck-some = { $kind } ({ $count })
season-deck-standing = { $due } fällig, { $fresh } neu
season-deck-next = Nichts ist fällig. Die nächste Stellung kommt { $when } wieder.
season-deck-nothing = Zu dieser Art von Fehlern gibt es nichts zu üben.
season-deck-ahead = Trotzdem weitermachen
season-deck-back = Zurück zur Saison
season-deck-again = Diese Stellung kommt { $when } wieder.
season-deck-whose = Aus deiner Partie gegen { $opponent }, { $when }
review-open = Analyse öffnen
season-deck-export = Fortschritt exportieren
season-deck-import = Fortschritt importieren
season-deck-taken = { $count ->
    [one] Der Fortschritt bei 1 Stellung wurde importiert.
   *[other] Der Fortschritt bei { $count } Stellungen wurde importiert.
}
season-deck-strange = Das ist keine Datei mit Übungsfortschritt von Kibitz.
season-deck-kept = Dein Fortschritt liegt in diesem Browser, nichts davon wird gesendet. Stellungen kommen wieder, kurz bevor du sie vergisst (FSRS).
season-deck-gone = Die Analyse dieser Partie gibt es nicht mehr; ihre Stellung wird ausgelassen.

## Notizen dessen, dem eine Analyse gehört

note-title = Notiz
note-label = Notiz zu dieser Stellung
note-add = Notiz schreiben
note-change = Notiz ändern
note-keep = Variante speichern
note-undo = Rückgängig machen
said-saved = Gespeichert.
said-deleted = Gelöscht.
note-undone = Rückgängig gemacht.
note-eval = Kibitz: { $score }
note-eval-depth = Kibitz: { $score }, Tiefe { $depth }
note-text = Kommentar
note-nag-1 = guter Zug
note-nag-2 = Fehler
note-nag-3 = glänzender Zug
note-nag-4 = grober Fehler
note-nag-5 = interessanter Zug
note-nag-6 = fragwürdiger Zug
note-nag-10 = ausgeglichen
note-nag-13 = unklar
note-nag-14 = Weiß steht etwas besser
note-nag-15 = Schwarz steht etwas besser
note-nag-16 = Weiß steht besser
note-nag-17 = Schwarz steht besser
note-nag-18 = Weiß steht auf Gewinn
note-nag-19 = Schwarz steht auf Gewinn
note-marks = Pfeile und Felder
note-marks-hint = Zeichne mit der rechten Maustaste oder einer Farbe von oben, oder tippe: Ge2e4 Rd5 (G grün, R rot, Y gelb, B blau).
note-marks-wrong = „{ $mark }“ ist weder Pfeil noch Feld. Schreibe Ge2e4 für einen Pfeil, Rd5 für ein Feld.
note-meanwhile = Inzwischen hat hier jemand anderes geschrieben: { $words }
note-meanwhile-gone = Inzwischen hat jemand anderes diese Notiz geändert.
note-link = Trainerlink
note-link-why = Wer diesen Link hat, etwa ein Trainer, kann Notizen zu dieser Analyse schreiben, aber sonst nichts.
note-link-make = Link erstellen
note-link-withdraw = Widerrufen
note-link-made = Kopiere ihn jetzt. Er wird nicht noch einmal angezeigt.
note-link-withdrawn = Der Link wurde widerrufen. Die Notizen bleiben.
note-link-there = Es gibt schon einen Trainerlink. Er wurde nur beim Erstellen angezeigt.
note-link-make-new = Neuen Link erstellen
note-link-again = Neuen Trainerlink erstellen?
note-link-again-why = Der alte Link gilt dann nicht mehr. Die Notizen, die damit geschrieben wurden, bleiben.
note-may = Du darfst diese Partie kommentieren
note-may-whose = { $white } gegen { $black }. Geh zu einem Zug und schreib eine Notiz. Wem die Analyse gehört, sieht sie sofort.
note-name = Dein Name, steht bei deinen Notizen (freiwillig)
note-begin = Los geht’s
note-as = Als { $name }
note-as-none = Namen angeben
note-news = { $count ->
    [one] 1 neue Notiz
   *[other] { $count } neue Notizen
}
note-news-show = Ansehen
note-previous = Vorige Notiz
note-next = Nächste Notiz
note-draw = Auf dem Brett zeichnen
note-draw-green = Grün zeichnen
note-draw-red = Rot zeichnen
note-draw-yellow = Gelb zeichnen
note-draw-blue = Blau zeichnen
note-drawing = Zieh auf dem Brett von Feld zu Feld für einen Pfeil; tipp ein Feld an, um es zu markieren.
share-notes = Notizen

### Das Element auf anderen Seiten (server)
element-game = Schachpartie
# text: die Adresse
element-address = Das ist keine Adresse einer Kibitz-Analyse: { $text }
element-server = Das ist keine Adresse eines Kibitz (https://…): { $text }
element-nothing = Hier ist keine Partie: das Element braucht src oder eine PGN.
element-silent = Kibitz unter { $text } antwortet nicht, deshalb ist diese Partie gerade nicht zu sehen.

### Opening names (later)

opening-parts = { $family }: { $parts }
opening-with = mit { SAN($move) }
opening-accelerated-dragon = Beschleunigter Drache
opening-accelerated-london-system = Beschleunigtes Londoner System
opening-accelerated-panov-attack = Beschleunigter Panow-Angriff
opening-advance = Vorstoß
opening-advance-variation = Vorstoßvariante
opening-agincourt-defense = Agincourt-Verteidigung
opening-alapin-defense = Alapin-Verteidigung
opening-alapin-variation = Alapin-Variante
opening-albin-countergambit = Albin-Gegengambit
opening-alekhine-chatard-attack = Aljechin-Chatard-Angriff
opening-alekhine-defense = Aljechin-Verteidigung
opening-alekhine-gambit = Aljechin-Gambit
opening-alekhine-system = Aljechin-System
opening-alekhine-variation = Aljechin-Variante
opening-allgaier-gambit = Allgaier-Gambit
opening-amar-opening = Amar-Eröffnung
opening-american-variation = Amerikanische Variante
opening-amsterdam-attack = Amsterdamer Angriff
opening-amsterdam-variation = Amsterdamer Variante
opening-anderssen-attack = Anderssen-Angriff
opening-anderssen-counterattack = Anderssen-Gegenangriff
opening-anderssen-defense = Anderssen-Verteidigung
opening-anderssen-variation = Anderssen-Variante
opening-anderssens-opening = Anderssens Eröffnung
opening-anglo-dutch-defense = Anglo-Holländische Verteidigung
opening-anglo-grunfeld-defense = Anglo-Grünfeld-Verteidigung
opening-anglo-grunfeld-variation = Anglo-Grünfeld-Variante
opening-anglo-indian-defense = Anglo-Indische Verteidigung
opening-anglo-scandinavian-defense = Anglo-Skandinavische Verteidigung
opening-anglo-slav-variation = Anglo-Slawische Variante
opening-anti-berlin-variation = Anti-Berliner Variante
opening-anti-grunfeld = Anti-Grünfeld
opening-anti-moscow-gambit = Anti-Moskauer Gambit
opening-anti-nimzo-indian = Anti-Nimzoindisch
opening-anti-sveshnikov-variation = Anti-Sweschnikow-Variante
opening-argentine-variation = Argentinische Variante
opening-australian-defense = Australische Verteidigung
opening-austrian-attack = Österreichischer Angriff
opening-austrian-defense = Österreichische Verteidigung
opening-averbakh-variation = Awerbach-Variante
opening-baltic-defense = Baltische Verteidigung
opening-bardeleben-variation = Bardeleben-Variante
opening-barmen-defense = Barmen-Verteidigung
opening-barmen-variation = Barmen-Variante
opening-barnes-defense = Barnes-Verteidigung
opening-barnes-opening = Barnes-Eröffnung
opening-barry-attack = Barry-Angriff
opening-basque-opening = Baskische Eröffnung
opening-bayonet-attack = Bajonett-Angriff
opening-becker-defense = Becker-Verteidigung
opening-belgrade-gambit = Belgrader Gambit
opening-benko-gambit = Wolga-Gambit
opening-benko-gambit-accepted = Angenommenes Wolga-Gambit
opening-benko-gambit-declined = Abgelehntes Wolga-Gambit
opening-benoni-defense = Benoni-Verteidigung
opening-berger-variation = Berger-Variante
opening-berlin-defense = Berliner Verteidigung
opening-berlin-variation = Berliner Variante
opening-bernstein-defense = Bernstein-Verteidigung
opening-bernstein-variation = Bernstein-Variante
opening-bird-opening = Bird-Eröffnung
opening-bird-variation = Bird-Variante
opening-bishop-attack = Läuferangriff
opening-bishops-gambit = Läufergambit
opening-bishops-opening = Läuferspiel
opening-blackburne-attack = Blackburne-Angriff
opening-blackburne-defense = Blackburne-Verteidigung
opening-blackmar-diemer-gambit = Blackmar-Diemer-Gambit
opening-blackmar-diemer-gambit-accepted = Angenommenes Blackmar-Diemer-Gambit
opening-blackmar-diemer-gambit-declined = Abgelehntes Blackmar-Diemer-Gambit
opening-blumenfeld-countergambit = Blumenfeld-Gambit
opening-blumenfeld-countergambit-accepted = Angenommenes Blumenfeld-Gambit
opening-bogo-indian-defense = Bogoljubow-Indische Verteidigung
opening-bogoljubow-defense = Bogoljubow-Verteidigung
opening-bogoljubow-variation = Bogoljubow-Variante
opening-boleslavsky-variation = Boleslawski-Variante
opening-bongcloud-attack = Bongcloud-Angriff
opening-borg-defense = Borg-Verteidigung
opening-botvinnik-defense = Botwinnik-Verteidigung
opening-botvinnik-system = Botwinnik-System
opening-botvinnik-system-reversed = Botwinnik-System im Anzuge
opening-botvinnik-variation = Botwinnik-Variante
opening-brentano-defense = Brentano-Verteidigung
opening-breyer-defense = Breyer-Verteidigung
opening-breyer-variation = Breyer-Variante
opening-brinckmann-attack = Brinckmann-Angriff
opening-bronstein-variation = Bronstein-Variante
opening-bryan-countergambit = Bryan-Gegengambit
opening-budapest-gambit = Budapester Gambit
opening-budapest-gambit-accepted = Angenommenes Budapester Gambit
opening-bulgarian-variation = Bulgarische Variante
opening-burn-variation = Burn-Variante
opening-cambridge-springs-defense = Cambridge-Springs-Verteidigung
opening-canard-opening = Canard-Eröffnung
opening-capablanca-variation = Capablanca-Variante
opening-carlsbad-variation = Karlsbader Variante
opening-caro-kann-defense = Caro-Kann-Verteidigung
opening-caro-variation = Caro-Variante
opening-carr-defense = Carr-Verteidigung
opening-catalan-opening = Katalanische Eröffnung
opening-center-attack = Zentrumsangriff
opening-center-game = Mittelgambit
opening-center-game-accepted = Angenommenes Mittelgambit
opening-center-variation = Zentrumsvariante
opening-central-variation = Zentralvariante
opening-charousek-gambit = Charousek-Gambit
opening-charousek-gambit-accepted = Angenommenes Charousek-Gambit
opening-charousek-variation = Charousek-Variante
opening-chekhover-variation = Tschechower-Variante
opening-chigorin-defense = Tschigorin-Verteidigung
opening-chigorin-variation = Tschigorin-Variante
opening-chinese-dragon = Chinesischer Drache
opening-chistyakov-defense = Tschistjakow-Verteidigung
opening-classical = Klassisch
opening-classical-attack = Klassischer Angriff
opening-classical-defense = Klassische Verteidigung
opening-classical-system = Klassisches System
opening-classical-variation = Klassische Variante
opening-clemenz-opening = Clemenz-Eröffnung
opening-closed = Geschlossen
opening-closed-variation = Geschlossene Variante
opening-cochrane-gambit = Cochrane-Gambit
opening-colle-system = Colle-System
opening-compromised-defense = Kompromittierte Verteidigung
opening-cozio-defense = Cozio-Verteidigung
opening-cunningham-defense = Cunningham-Verteidigung
opening-czech-defense = Tschechische Verteidigung
opening-czech-variation = Tschechische Variante
opening-damiano-defense = Damiano-Verteidigung
opening-danish-gambit = Nordisches Gambit
opening-danish-gambit-accepted = Angenommenes Nordisches Gambit
opening-danish-gambit-declined = Abgelehntes Nordisches Gambit
opening-delayed-alapin-variation = Verzögerte Alapin-Variante
opening-delayed-exchange-variation = Verzögerte Abtauschvariante
opening-deutz-gambit = Deutz-Gambit
opening-dory-defense = Döry-Verteidigung
opening-double-fianchetto = Doppelfianchetto
opening-double-gambit-accepted = Doppelgambit, angenommen
opening-double-muzio-gambit = Doppeltes Muzio-Gambit
opening-double-spanish = Doppel-Spanisch
opening-dragon-variation = Drachenvariante
opening-dresden-opening = Dresdner Eröffnung
opening-dufresne-defense = Dufresne-Verteidigung
opening-duras-gambit = Duras-Gambit
opening-dutch-defense = Holländische Verteidigung
opening-dutch-variation = Holländische Variante
opening-dyckhoff-variation = Dyckhoff-Variante
opening-east-indian-defense = Ostindische Verteidigung
opening-elephant-gambit = Mittelgambit im Nachzuge
opening-endgame-variation = Endspielvariante
opening-english-attack = Englischer Angriff
opening-english-defense = Englische Verteidigung
opening-english-opening = Englische Eröffnung
opening-english-variation = Englische Variante
opening-englund-gambit = Englund-Gambit
opening-englund-gambit-declined = Abgelehntes Englund-Gambit
opening-euwe-defense = Euwe-Verteidigung
opening-euwe-variation = Euwe-Variante
opening-evans-gambit = Evans-Gambit
opening-evans-gambit-declined = Abgelehntes Evans-Gambit
opening-exchange-line = Abtauschvariante
opening-exchange-variation = Abtauschvariante
opening-falkbeer-countergambit = Falkbeer-Gegengambit
opening-fianchetto-attack = Fianchetto-Angriff
opening-fianchetto-defense = Fianchetto-Verteidigung
opening-fianchetto-line = Fianchetto-Variante
opening-fianchetto-variation = Fianchetto-Variante
opening-fischer-defense = Fischer-Verteidigung
opening-flohr-system = Flohr-System
opening-flohr-variation = Flohr-Variante
opening-four-knights-game = Vierspringerspiel
opening-four-knights-variation = Vierspringervariante
opening-four-pawns-attack = Vierbauernangriff
opening-frankenstein-dracula-variation = Frankenstein-Dracula-Variante
opening-fraser-attack = Fraser-Angriff
opening-french-defense = Französische Verteidigung
opening-french-variation = Französische Variante
opening-fried-liver-attack = Fegatello-Angriff
opening-fritz-variation = Fritz-Variante
opening-froms-gambit = Froms Gambit
opening-gianutio-gambit = Gianutio-Gambit
opening-glek-system = Glek-System
opening-gligoric-system = Gligoric-System
opening-goldsmith-defense = Goldsmith-Verteidigung
opening-goring-gambit = Göring-Gambit
opening-grand-prix-attack = Grand-Prix-Angriff
opening-great-snake-variation = Große-Schlange-Variante
opening-greco-gambit = Greco-Gambit
opening-greco-variation = Greco-Variante
opening-grecos-attack = Greco-Angriff
opening-grob-gambit = Grob-Gambit
opening-grob-opening = Grobs Angriff
opening-grunfeld-defense = Grünfeld-Indische Verteidigung
opening-grunfeld-gambit = Grünfeld-Gambit
opening-grunfeld-variation = Grünfeld-Variante
opening-guimard-defense = Guimard-Verteidigung
opening-gunderam-defense = Gunderam-Verteidigung
opening-gurevich-system = Gurevich-System
opening-halloween-gambit = Halloween-Gambit
opening-hamppe-allgaier-gambit = Hamppe-Allgaier-Gambit
opening-hanham-variation = Hanham-Variante
opening-harrwitz-attack = Harrwitz-Angriff
opening-haxo-gambit = Haxo-Gambit
opening-hedgehog-defense = Igel-Verteidigung
opening-hedgehog-system = Igel-System
opening-henneberger-variation = Henneberger-Variante
opening-hippopotamus-defense = Hippopotamus-Verteidigung
opening-horwitz-attack = Horwitz-Angriff
opening-horwitz-defense = Horwitz-Verteidigung
opening-howell-attack = Howell-Angriff
opening-hungarian-attack = Ungarischer Angriff
opening-hungarian-opening = Ungarische Eröffnung
opening-hungarian-variation = Ungarische Variante
opening-hyperaccelerated-dragon = Hyperbeschleunigter Drache
opening-immediate-fianchetto = Sofortiges Fianchetto
opening-indian-defense = Indische Verteidigung
opening-irish-gambit = Irisches Gambit
opening-italian-game = Italienische Partie
opening-italian-variation = Italienische Variante
opening-jaenisch-counterattack = Jänisch-Gegenangriff
opening-jaenisch-variation = Jänisch-Variante
opening-janowski-variation = Janowski-Variante
opening-kadas-opening = Kádas-Eröffnung
opening-kan-variation = Kan-Variante
opening-kangaroo-defense = Känguru-Verteidigung
opening-karpov-variation = Karpow-Variante
opening-kasparov-petrosian-variation = Kasparow-Petrosjan-Variante
opening-kasparov-variation = Kasparow-Variante
opening-keene-defense = Keene-Verteidigung
opening-kennedy-variation = Kennedy-Variante
opening-keres-defense = Keres-Verteidigung
opening-keres-variation = Keres-Variante
opening-kieseritzky-gambit = Kieseritzky-Gambit
opening-kieseritzky-variation = Kieseritzky-Variante
opening-kings-english-variation = Sizilianisch im Anzuge
opening-kings-gambit = Königsgambit
opening-kings-gambit-accepted = Angenommenes Königsgambit
opening-kings-gambit-declined = Abgelehntes Königsgambit
opening-kings-indian-attack = Königsindischer Angriff
opening-kings-indian-defense = Königsindische Verteidigung
opening-kings-indian-formation = Königsindischer Aufbau
opening-kings-indian-variation = Königsindische Variante
opening-kings-knight-opening = Königsspringerspiel
opening-kings-knight-variation = Königsspringervariante
opening-kings-knights-gambit = Königsspringergambit
opening-kings-pawn-game = Königsbauernspiel
opening-kings-pawn-opening = Königsbauerneröffnung
opening-kmoch-variation = Kmoch-Variante
opening-knight-attack = Springerangriff
opening-knight-defense = Springerverteidigung
opening-knight-variation = Springervariante
opening-krause-attack = Krause-Angriff
opening-krause-variation = Krause-Variante
opening-krejcik-gambit = Krejcik-Gambit
opening-la-bourdonnais-variation = La-Bourdonnais-Variante
opening-larsen-variation = Larsen-Variante
opening-lasker-defense = Lasker-Verteidigung
opening-lasker-pelikan-variation = Lasker-Pelikan-Variante
opening-lasker-variation = Lasker-Variante
opening-latvian-gambit = Lettisches Gambit
opening-latvian-gambit-accepted = Angenommenes Lettisches Gambit
opening-lemberger-countergambit = Lemberger-Gegengambit
opening-lemming-defense = Lemming-Verteidigung
opening-leningrad-variation = Leningrader Variante
opening-leonhardt-variation = Leonhardt-Variante
opening-levenfish-variation = Löwenfisch-Variante
opening-lion-defense = Löwen-Verteidigung
opening-lion-variation = Löwenvariante
opening-lolli-gambit = Lolli-Gambit
opening-lolli-variation = Lolli-Variante
opening-london-system = Londoner System
opening-lutikov-variation = Lutikow-Variante
opening-main-line = Hauptvariante
opening-marienbad-system = Marienbader System
opening-maroczy-bind = Maróczy-Aufbau
opening-maroczy-variation = Maróczy-Variante
opening-marshall-attack = Marshall-Angriff
opening-marshall-gambit = Marshall-Gambit
opening-marshall-variation = Marshall-Variante
opening-max-lange-attack = Max-Lange-Angriff
opening-max-lange-defense = Max-Lange-Verteidigung
opening-mayet-attack = Mayet-Angriff
opening-mccutcheon-variation = McCutcheon-Variante
opening-mcdonnell-attack = McDonnell-Angriff
opening-mcdonnell-defense = McDonnell-Verteidigung
opening-mcdonnell-gambit = McDonnell-Gambit
opening-mengarini-attack = Mengarini-Angriff
opening-meran-variation = Meraner Variante
opening-mexican-defense = Mexikanische Verteidigung
opening-mieses-opening = Mieses-Eröffnung
opening-mieses-variation = Mieses-Variante
opening-mikenas-defense = Mikenas-Verteidigung
opening-milner-barry-gambit = Milner-Barry-Gambit
opening-modern-attack = Moderner Angriff
opening-modern-bishops-opening = Modernes Läuferspiel
opening-modern-defense = Moderne Verteidigung
opening-modern-exchange-variation = Moderne Abtauschvariante
opening-modern-line = Moderne Variante
opening-modern-main-line = Moderne Hauptvariante
opening-modern-steinitz-defense = Moderne Steinitz-Verteidigung
opening-modern-variation = Moderne Variante
opening-modern-variations = Moderne Varianten
opening-moeller-therkatz-attack = Moeller-Therkatz-Angriff
opening-montevideo-defense = Montevideo-Verteidigung
opening-morphy-defense = Morphy-Verteidigung
opening-morphy-gambit = Morphy-Gambit
opening-moscow-variation = Moskauer Variante
opening-muzio-gambit = Muzio-Gambit
opening-najdorf-variation = Najdorf-Variante
opening-neo-classical-line = Neoklassische Variante
opening-neo-grunfeld-defense = Neo-Grünfeld-Verteidigung
opening-nimzo-indian-defense = Nimzowitsch-Indische Verteidigung
opening-nimzo-larsen-attack = Nimzowitsch-Larsen-Angriff
opening-nimzowitsch-attack = Nimzowitsch-Angriff
opening-nimzowitsch-defense = Nimzowitsch-Verteidigung
opening-nimzowitsch-variation = Nimzowitsch-Variante
opening-noa-variation = Noa-Variante
opening-normal-defense = Normale Verteidigung
opening-normal-line = Normalvariante
opening-normal-system = Normalsystem
opening-normal-variation = Normalvariante
opening-norwegian-variation = Norwegische Variante
opening-noteboom-variation = Noteboom-Variante
opening-nyezhmetdinov-rossolimo-attack = Neschmetdinow-Rossolimo-Angriff
opening-okelly-variation = O’Kelly-Variante
opening-old-benoni = Alt-Benoni
opening-old-indian-defense = Altindische Verteidigung
opening-old-variation = Alte Variante
opening-open = Offen
opening-open-defense = Offene Verteidigung
opening-open-system = Offenes System
opening-open-variation = Offene Variante
opening-opocensky-variation = Opočenský-Variante
opening-orthodox-defense = Orthodoxe Verteidigung
opening-orthodox-variation = Orthodoxe Variante
opening-owen-defense = Owen-Verteidigung
opening-panno-variation = Panno-Variante
opening-panov-attack = Panow-Angriff
opening-paulsen-attack = Paulsen-Angriff
opening-paulsen-defense = Paulsen-Verteidigung
opening-paulsen-variation = Paulsen-Variante
opening-petrosian-variation = Petrosjan-Variante
opening-petrovs-defense = Russische Verteidigung
opening-philidor-counterattack = Philidor-Gegenangriff
opening-philidor-countergambit = Philidor-Gegengambit
opening-philidor-defense = Philidor-Verteidigung
opening-philidor-gambit = Philidor-Gambit
opening-philidor-variation = Philidor-Variante
opening-pierce-defense = Pierce-Verteidigung
opening-pierce-gambit = Pierce-Gambit
opening-pillsbury-variation = Pillsbury-Variante
opening-pirc-defense = Pirc-Verteidigung
opening-pirc-variation = Pirc-Variante
opening-poisoned-pawn-variation = Bauernraubvariante
opening-polerio-defense = Polerio-Verteidigung
opening-polish-defense = Polnische Verteidigung
opening-polish-opening = Polnische Eröffnung
opening-polish-variation = Polnische Variante
opening-polugaevsky-variation = Polugajewski-Variante
opening-ponziani-countergambit = Ponziani-Gegengambit
opening-ponziani-opening = Ponziani-Eröffnung
opening-portuguese-gambit = Portugiesisches Gambit
opening-portuguese-opening = Portugiesische Eröffnung
opening-positional-variation = Positionelle Variante
opening-prague-variation = Prager Variante
opening-przepiorka-variation = Przepiorka-Variante
opening-pseudo-queens-indian-defense = Pseudo-Damenindische Verteidigung
opening-pterodactyl-defense = Pterodactyl-Verteidigung
opening-queens-gambit = Damengambit
opening-queens-gambit-accepted = Angenommenes Damengambit
opening-queens-gambit-declined = Abgelehntes Damengambit
opening-queens-indian-accelerated = Beschleunigte Damenindische Verteidigung
opening-queens-indian-defense = Damenindische Verteidigung
opening-queens-knight-defense = Damenspringerverteidigung
opening-queens-knight-variation = Damenspringervariante
opening-queens-pawn = Damenbauernspiel
opening-queens-pawn-game = Damenbauernspiel
opening-quiet-line = Ruhige Variante
opening-quiet-system = Ruhiges System
opening-quiet-variation = Ruhige Variante
opening-ragozin-defense = Ragosin-Verteidigung
opening-ranken-variation = Ranken-Variante
opening-rapport-jobava-system = Rapport-Jobava-System
opening-rat-defense = Rat-Verteidigung
opening-reshevsky-variation = Reshevsky-Variante
opening-reti-opening = Réti-Eröffnung
opening-reti-variation = Réti-Variante
opening-reversed-closed-sicilian = Geschlossener Sizilianer im Anzuge
opening-reversed-dragon = Drache im Anzuge
opening-reversed-sicilian = Sizilianisch im Anzuge
opening-richter-attack = Richter-Angriff
opening-richter-rauzer-variation = Richter-Rauser-Variante
opening-richter-variation = Richter-Variante
opening-richter-veresov-attack = Richter-Weressow-Angriff
opening-rio-de-janeiro-variation = Rio-de-Janeiro-Variante
opening-robatsch-defense = Robatsch-Verteidigung
opening-romanishin-variation = Romanischin-Variante
opening-rosenthal-variation = Rosenthal-Variante
opening-rosentreter-gambit = Rosentreter-Gambit
opening-rousseau-gambit = Rousseau-Gambit
opening-rubinstein-attack = Rubinstein-Angriff
opening-rubinstein-countergambit = Rubinstein-Gegengambit
opening-rubinstein-defense = Rubinstein-Verteidigung
opening-rubinstein-opening = Rubinstein-Eröffnung
opening-rubinstein-system = Rubinstein-System
opening-rubinstein-variation = Rubinstein-Variante
opening-russian-variation = Russische Variante
opening-ruy-lopez = Spanische Partie
opening-salvio-gambit = Salvio-Gambit
opening-samisch-gambit = Sämisch-Gambit
opening-samisch-variation = Sämisch-Variante
opening-saragossa-opening = Saragossa-Eröffnung
opening-sarratt-defense = Sarratt-Verteidigung
opening-sarratt-variation = Sarratt-Variante
opening-scandinavian-defense = Skandinavische Verteidigung
opening-scandinavian-variation = Skandinavische Variante
opening-schallopp-defense = Schallopp-Verteidigung
opening-schara-gambit = Schara-Gambit
opening-scheveningen-variation = Scheveninger Variante
opening-schlechter-defense = Schlechter-Verteidigung
opening-schlechter-variation = Schlechter-Variante
opening-schliemann-defense = Schliemann-Verteidigung
opening-scotch-gambit = Schottisches Gambit
opening-scotch-game = Schottische Partie
opening-scotch-variation = Schottische Variante
opening-scotch-variation-accepted = Schottische Variante, angenommen
opening-semi-averbakh-system = Halb-Awerbach-System
opening-semi-classical-variation = Halbklassische Variante
opening-semi-slav-defense = Halbslawische Verteidigung
opening-semi-slav-defense-accepted = Angenommene Halbslawische Verteidigung
opening-semi-tarrasch-defense = Halb-Tarrasch-Verteidigung
opening-showalter-variation = Showalter-Variante
opening-siberian-trap = Sibirische Falle
opening-siberian-variation = Sibirische Variante
opening-sicilian = Sizilianisch
opening-sicilian-defense = Sizilianische Verteidigung
opening-sicilian-variation = Sizilianische Variante
opening-slav-defense = Slawische Verteidigung
opening-smith-morra-gambit = Morra-Gambit
opening-smith-morra-gambit-accepted = Angenommenes Morra-Gambit
opening-smith-morra-gambit-declined = Abgelehntes Morra-Gambit
opening-smyslov-defense = Smyslow-Verteidigung
opening-smyslov-system = Smyslow-System
opening-smyslov-variation = Smyslow-Variante
opening-sodium-attack = Durkin-Eröffnung
opening-sokolsky-variation = Sokolski-Variante
opening-sozin-attack = Sosin-Angriff
opening-sozin-variation = Sosin-Variante
opening-spanish-countergambit = Spanisches Gegengambit
opening-spanish-variation = Spanische Variante
opening-spassky-system = Spasski-System
opening-spassky-variation = Spasski-Variante
opening-spielmann-variation = Spielmann-Variante
opening-st-george-defense = St.-George-Verteidigung
opening-st-petersburg-variation = Sankt Petersburger Variante
opening-stahlberg-variation = Stahlberg-Variante
opening-staunton-cochrane-variation = Staunton-Cochrane-Variante
opening-staunton-gambit = Staunton-Gambit
opening-steiner-attack = Steiner-Angriff
opening-steiner-variation = Steiner-Variante
opening-steinitz-defense = Steinitz-Verteidigung
opening-steinitz-defense-deferred = Verzögerte Steinitz-Verteidigung
opening-steinitz-gambit = Steinitz-Gambit
opening-steinitz-variation = Steinitz-Variante
opening-stockholm-variation = Stockholmer Variante
opening-stoltz-attack = Stoltz-Angriff
opening-stoltz-variation = Stoltz-Variante
opening-stonewall-variation = Stonewall-Variante
opening-suhle-defense = Suhle-Verteidigung
opening-sveshnikov-variation = Sweschnikow-Variante
opening-swedish-variation = Schwedische Variante
opening-swiss-variation = Schweizer Variante
opening-symmetrical-defense = Symmetrische Verteidigung
opening-symmetrical-variation = Symmetrievariante
opening-szen-variation = Szén-Variante
opening-taimanov-variation = Taimanow-Variante
opening-tarrasch-defense = Tarrasch-Verteidigung
opening-tarrasch-variation = Tarrasch-Variante
opening-tartakower-attack = Tartakower-Angriff
opening-tartakower-defense = Tartakower-Verteidigung
opening-tartakower-gambit = Tartakower-Gambit
opening-tartakower-variation = Tartakower-Variante
opening-teichmann-defense = Teichmann-Verteidigung
opening-teichmann-variation = Teichmann-Variante
opening-tennison-gambit = Tennison-Gambit
opening-thorold-attack = Thorold-Angriff
opening-three-knights-opening = Dreispringerspiel
opening-three-knights-variation = Dreispringervariante
opening-three-pawns-attack = Dreibauernangriff
opening-torre-attack = Torre-Angriff
opening-torre-system = Torre-System
opening-traditional-line = Traditionelle Variante
opening-traditional-system = Traditionelles System
opening-traditional-variation = Traditionelle Variante
opening-traxler-counterattack = Traxler-Gegenangriff
opening-trifunovic-variation = Trifunovic-Variante
opening-trompowsky-attack = Trompowsky-Angriff
opening-two-knights-attack = Zweispringerangriff
opening-two-knights-defense = Zweispringerspiel im Nachzuge
opening-two-knights-variation = Zweispringervariante
opening-two-pawns-attack = Zweibauernangriff
opening-ulvestad-variation = Ulvestad-Variante
opening-urusov-attack = Urussow-Angriff
opening-urusov-gambit = Urussow-Gambit
opening-valencia-opening = Valencia-Eröffnung
opening-valencian-variation = Valencianische Variante
opening-van-geet-opening = Van-Geet-Eröffnung
opening-vant-kruijs-opening = Van’t-Kruijs-Eröffnung
opening-vienna-gambit = Wiener Gambit
opening-vienna-game = Wiener Partie
opening-vienna-variation = Wiener Variante
opening-vulture-defense = Geier-Verteidigung
opening-wade-defense = Wade-Verteidigung
opening-wade-variation = Wade-Variante
opening-ware-defense = Ware-Verteidigung
opening-ware-opening = Ware-Eröffnung
opening-winawer-variation = Winawer-Variante
opening-wing-attack = Flügelangriff
opening-wing-gambit = Flügelgambit
opening-with-max-lange-defense = mit Max-Lange-Verteidigung
opening-wormald-attack = Wormald-Angriff
opening-worrall-attack = Worrall-Angriff
opening-yugoslav-attack = Jugoslawischer Angriff
opening-yugoslav-variation = Jugoslawische Variante
opening-yusupov-rubinstein-system = Jussupow-Rubinstein-System
opening-zaire-defense = Zaire-Verteidigung
opening-zaitsev-system = Saizew-System
opening-zilbermints-gambit = Zilbermints-Gambit
opening-zukertort-defense = Zukertort-Verteidigung
opening-zukertort-opening = Zukertort-Eröffnung
opening-zukertort-variation = Zukertort-Variante
