language-name = Deutsch
# How numbers and dates are written, and in what order things are sorted.
language-locale = de
# The letters of king, queen, rook, bishop and knight in written moves; { SAN($move) } writes a move with them.
language-pieces = K D T L S

### Top bar

top-language = Sprache
top-new = Neue Analyse
top-mine = Eigene Analysen
top-skip = Zum Inhalt springen
top-menu = Menü
top-keys = Tastenkürzel
top-theme = Design
top-theme-auto = System
top-theme-light = Hell
top-theme-dark = Dunkel
top-noscript = Kibitz braucht hier JavaScript.
top-noscript-hint = Eine eingebettete Analyse (/embed/…) lässt sich ohne lesen.

### What stands at the foot of a page

links-about = Über Kibitz
links-imprint = Impressum
links-privacy = Datenschutz
links-source = Quelltext

### Addresses

page-title = Kibitz · Partieanalyse, die sagt, warum
page-description = Eine Schachpartie einfügen: Kibitz sieht sich jeden Zug an und nennt den Grund, in der Sprache der Schachspieler.
page-missing = Hier ist nichts.
page-missing-button = Eine Partie analysieren
page-broken = Diese Seite lässt sich nicht zeigen.
page-broken-why = Beim Aufbau ist etwas schiefgegangen. Verloren ist nichts: Partien und Analysen liegen sicher auf dem Server.
page-broken-button = Neu laden
page-lost = Ein Teil der Seite ist nicht angekommen. Was da ist, funktioniert.
page-review-title = { $game } · Kibitz
page-review-loading = Analyse · Kibitz
page-collection-description = Eine Sammlung von Partien, jede Zug für Zug analysiert: Ergebnisse, Genauigkeiten, Tabelle.
page-mine-description = Die Analysen, die dieser Browser gemacht oder geöffnet hat.
page-game = { $white } – { $black }
page-game-result = { $white } – { $black }, { $result }
page-game-unknown = Eine Partie in Analyse
page-review-description = Eine Partie, Zug für Zug analysiert.
page-review-accuracy = Genauigkeit { $white } zu { $black }.

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
notice-correct = Text berichtigen
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
} gewinnt nicht mehr
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

why-unjudged = Die Engine hat hier keine Variante angegeben, darum hat dieser Zug kein Urteil.
why-forced = Es war der einzige legale Zug.
why-theory = Das Eröffnungsbuch kennt diese Stellung.
why-theory-costs = Der Zug ist bekannt und kostet doch etwas: { $change }
why-theory-named = Das Eröffnungsbuch kennt diese Stellung: { $opening }.
why-gives-mate = Der Zug setzt matt: Mehr kann kein Zug.
why-first = Es ist die erste Wahl der Engine.
why-proved = Der Zug erwies sich als so gut wie die erste Wahl der Engine, { SAN($move) }.
why-offers = Der Zug bietet Material an, und wer es nimmt, verliert: ein Opfer, das aufgeht.
why-leaves = Der Zug lässt { $pieces } einstehen, und das geht auf: Die Stellung wird dadurch nicht schlechter.
why-piece = { $piece ->
    [p] den Bauern
    [n] den Springer
    [b] den Läufer
    [r] den Turm
    [q] die Dame
   *[k] den König
} auf { $square }
why-critical = Nur dieser Zug hält: Der zweitbeste{ $second ->
    [none] {" "}
   *[other] , { SAN($second) },{" "}
}{ $cost ->
    [none] kostet weit mehr
   *[other] kostet { $cost } erwartete Punkte
} (entscheidend ist ein Zug ab { $from }).
why-unknown = Die Stellungen davor und danach sind noch nicht beide durchgerechnet.
why-loss = Der Zug kostet { $loss } erwartete Punkte ({ $before } → { $after }); { $verdict } kostet { $from } bis { $to }.
why-loss-blunder = Der Zug kostet { $loss } erwartete Punkte ({ $before } → { $after }); ein Patzer beginnt bei { $from }.
why-as-good = So gut wie die erste Wahl der Engine: Der Zug kostet { $loss } erwartete Punkte, und bis { $to } zählt das nicht.
why-as-good-as = So gut wie { SAN($best) }, die erste Wahl der Engine: Der Zug kostet { $loss } erwartete Punkte, und bis { $to } zählt das nicht.
why-only = Nur dieser Zug ist hier gut: Der zweitbeste{ $second ->
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
why-mate-gone = Ein Matt in { $was } war da; jetzt steht es { $score } aus Sicht der ziehenden Seite
why-mate-escaped = Der Zug entgeht einem Matt in { $was }; jetzt steht es { $score } aus Sicht der ziehenden Seite
why-mate-turned = Ein Matt in { $was } war da; jetzt hat der Gegner ein Matt in { $is }
why-mate-turned-round = Statt eines Matts in { $was } gegen sich hat die Seite nun selbst ein Matt in { $is }
why-mate-slower = Der Zug führt noch zum Matt, aber in { $is }, wo { $would } genügt hätten
why-mated = Jetzt folgt Matt in { $is }; der zäheste Weg hielt { $was } Züge
why-sentence = { $change }.
why-sentence-row = { $change }; { $row }.
why-row-below = unter { $high } ist das { $verdict }
why-row-from = ab { $low } ist das { $verdict }
why-row-between = von { $low } bis { $high } ist das { $verdict }
why-row-mated-within = ein Matt in höchstens { $high } Zügen zuzulassen ist { $verdict }
why-row-mated-from = ein Matt in { $low } oder mehr Zügen zuzulassen ist { $verdict }
why-row-mated-between = ein Matt in { $low } bis { $high } Zügen zuzulassen ist { $verdict }
why-row-later-none = ein nicht späteres Matt ist { $verdict }
why-row-later = { $low ->
    [one] ein Matt, das { $low } Zug später kommt,
   *[other] ein Matt, das { $low } Züge später kommt,
} ist { $verdict }
why-row-later-from = ein Matt, das { $low } oder mehr Züge später kommt, ist { $verdict }
why-row-later-between = ein Matt, das { $low } bis { $high } Züge später kommt, ist { $verdict }
why-corrected-not-lower = Die Gewinnaussichten sind nicht gesunken, also ist es kein Fehler.
why-corrected-looked-best = Der Zug sah wie der beste aus; später zeigte sich, dass er schlechter war.
why-corrected-slower-mate = Auch ein langsameres Matt gewinnt, also ist es kein Fehler.
why-corrected-decided = Die Partie war vorher entschieden und blieb es; also ist es kein Fehler.
why-corrected-already-lost = Die Partie war schon vorher verloren; das mildert das Urteil.
why-corrected-reconciled = Die folgenden Züge zeigten mehr, als die Engine zuerst sah; das ist berücksichtigt.

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
    [pawn] {" "}für einen Bauern
    [two_pawns] {" "}für zwei Bauern
    [three_pawns] {" "}für drei Bauern
    [knight] {" "}für einen Springer
    [bishop] {" "}für einen Läufer
    [rook] {" "}für einen Turm
    [queen] {" "}für die Dame
    [two_pieces] {" "}für zwei Figuren
    [two_rooks] {" "}für zwei Türme
    [rook_and_piece] {" "}für Turm und Figur
   *[other] {" "}für weniger
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
    [1] Verkürzt es um einen Zug; die Partie war ohnehin verloren.
   *[other] Verkürzt es um { $count } Züge; die Partie war ohnehin verloren.
}
reason-prolongs = { $count ->
    [1] Matt in einem Zug war da: { SAN($move) }.
   *[other] Es geht schneller: { SAN($move) } setzt in { $count } Zügen matt.
}
reason-no-recapture = Schlägt auf { $square } nicht zurück: { SAN($move) }.
reason-hangs = { $how ->
    [moved] Stellt { reason-the } ein
    [left] Lässt { reason-the } auf { $square } einstehen
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
reason-leaves = Überlässt dem Gegner { reason-the } auf { $square }: { SAN($move) }. Es macht nicht mehr viel aus.
reason-was-there = { SAN($move) } hätte { reason-given } gewonnen; es macht nicht mehr viel aus.
reason-lost-anyway = Die Partie war ohnehin verloren.
reason-still-wins = Gewonnen bleibt es trotzdem.
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
    [yes] Was bleibt, reicht nicht zum Matt: Der Gewinn ist dahin.
   *[no] Was bleibt, reicht nicht zum Matt: Remis.
}
reason-repetition = { $name ->
    [gives] { $won ->
        [yes] Die Stellung ist zum dritten Mal da: Remis, und der Vorteil ist dahin.
       *[no] Die Stellung ist zum dritten Mal da: Remis.
    }
    [allows] Lässt Remis durch dreimalige Stellungswiederholung zu: { SAN($move) }.
    [unclaimed] Die Stellung war zum dritten Mal da: Remis war zu reklamieren.
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
reason-better-so = Besser war { SAN($better) }, mit der Folge { SAN($move) }.
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
}: Wer ziehen muss, hat den Schaden.
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
reason-fork = Eine Gabel: { SAN($move) } trifft { reason-first } und { reason-second }.
reason-fork-same = { $piece ->
    [n] Eine Gabel: { SAN($move) } trifft beide Springer.
    [b] Eine Gabel: { SAN($move) } trifft beide Läufer.
    [q] Eine Gabel: { SAN($move) } trifft beide Damen.
    [p] Eine Gabel: { SAN($move) } trifft zwei Bauern.
   *[r] Eine Gabel: { SAN($move) } trifft beide Türme.
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
move-start = Die Anfangsstellung
move-start-opening = Die Eröffnung: { $name } ({ $eco }).
move-start-steps = Weiter mit → oder dem Mausrad; { KEY("n") } springt zum nächsten Schlüsselmoment.
move-start-touch = Weiter mit den Pfeilen unter dem Brett oder durch Wischen über das Brett.
whose-title = Welche Seite ist die eigene?
whose-neither = Keine
whose-kept = Das Brett ist gedreht; der Name bleibt in diesem Browser gemerkt.
whose-kept-none = Gut: Hier wird nicht noch einmal gefragt.
move-is = {" "}ist { $verdict }
move-is-close = {" "}ist { $verdict }, aber knapp
move-no-verdict = {" "}hat kein Urteil
move-provisional = Vorläufig: Die Engine rechnet noch an einer Nachbarstellung.
move-waits = Bis zu diesem Zug ist die Engine noch nicht gekommen.
move-not-judged = Dieser Zug wurde nicht beurteilt: Die Analyse endete vorher.
move-points = { $side ->
    [white] Aussichten von Weiß
   *[black] Aussichten von Schwarz
}
move-points-label = Aussichten von { $side ->
    [white] Weiß
   *[black] Schwarz
}: vorher { $before }, nachher { $after }
move-author = der Kommentator: { $signs }
move-said-show = Auf dem Brett zeigen
move-said-play = Diese Züge auf dem Brett zeigen
how-title = Wie kam das zustande?
how-points = Erwartete Punkte der ziehenden Seite: vorher { $before }, nachher { $after }.
how-close = Es ist knapp: Eine längere Suche könnte ebenso gut sagen: { $verdict }.
move-better = { SAN($move) } war besser
move-better-show = zeigen
move-better-key = Leertaste
move-line = Die Variante der Engine
move-variation = Eine Variante der Partie
move-branch-after = { $what }, nach { SAN($move) }.
move-branch-start = { $what }, vom Anfang an.
move-back = Zurück zur Partie
move-lines = Varianten der Engine
move-lines-before = Varianten, wo die Partie verlassen wurde
move-line-depth = Tiefe { $depth }
move-lines-over = Hier ist die Partie zu Ende.
move-preview = Eine erste Schätzung, bis die Engine hier war: Aussichten von Weiß etwa { $points }.
move-lines-follow = Die Varianten folgen, sobald die Engine diese Stellung durchgerechnet hat.
move-by-rule = nach den Regeln
move-by-forced = von der nächsten Stellung übernommen
move-by-repetition = schon einmal in dieser Partie
move-by-engine = { $engine } · Tiefe { $depth } · { $nodes } Knoten

### Board, bar, graph, steps, moves

bar-unknown = Bewertung: noch nicht bekannt
bar-engine = Bewertung { $score }, Aussichten von Weiß { $points }
bar-preview = Bewertung, erste Schätzung: Aussichten von Weiß { $points }
graph-label = Gewinnaussicht nach Zügen
graph-ply = Halbzug
graph-at-start = Anfang
graph-table = Aussichten von Weiß nach Zügen
graph-move = Zug
graph-points = Aussichten von Weiß
graph-tip = Weiß { $points }
graph-class = Klasse
stage-evaluation = Bewertung { $score }
graph-start = Anfang
print-faults = Die Fehler
graph-near = Näher heran
graph-whole = Die ganze Partie
graph-mate = { $kind ->
    [misses_mate] lässt ein Matt aus
   *[allows_mate] lässt ein Matt zu
}
steps-label = Schritte
steps-previous-key = Voriger Schlüsselmoment ({ KEY("p") })
steps-first = Zum Anfang (Pos1)
steps-previous = Ein Zug zurück (←)
steps-next = Ein Zug vor (→)
steps-last = Zum Ende (Ende)
steps-next-key = Nächster Schlüsselmoment ({ KEY("n") })
steps-flip = Brett drehen ({ KEY("f") })
stage-start = Anfangsstellung
moves-label = Züge
moves-misses-mate = { $count ->
    [1] Matt in einem Zug war da
   *[other] Matt in { $count } Zügen war da
}
player-ahead = Materialvorsprung: { $lead }

### Report card

report-label = Zeugnis
report-kind = Genauigkeit nach
report-kibitz = nach Kibitz
report-lichess = nach lichess
report-meaning = Was Genauigkeit heißt
report-kibitz-what = Das einfache Mittel aller Züge: Wer seine Aussichten wahrt, erhält 100, wer sie von 70 % auf 50 % fallen lässt, 43; einige Patzer unter vielen guten Zügen lassen die Zahl also hoch.
report-lichess-what = Nach der Formel von lichess, zum Vergleich mit Partien von dort: jeder Zug nach den Aussichten, die er verschenkt; umkämpfte Phasen und schwache Züge wiegen schwerer.
report-yours = Eigene Genauigkeit
report-judged = { $judged } von { $moves } beurteilt
report-loss = Ø Verlust { $loss } cp
report-accuracy = Genauigkeit
report-start = Durchgehen
report-no-moments = Keine Schlüsselmomente
report-moments-count = { $count ->
    [one] { $count } Schlüsselmoment
   *[other] { $count } Schlüsselmomente
}
report-classes = Züge nach Klassen
report-class = Klasse
report-count = { $class }, { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $count }. Zum nächsten Zug
report-phases = Genauigkeit nach Phasen
report-phase-move = Zug { $from }
report-phase-moves = Züge { $from }–{ $to }
report-repertoire = Repertoire
report-opening = Eröffnung
report-endgame = Endspiel
report-from-move = Ab Zug { $number }
report-moments = Schlüsselmomente
report-turning-point = Wendepunkt
report-missed-win = Verpasster Gewinn
report-missed-mate = Verpasstes Matt
report-swing = Änderung der Aussichten der ziehenden Seite

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
story-how-misses-win = , was die Chance ausließ, { reason-given }{ reason-taken } zu gewinnen
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
story-level = Ausgeglichen von Anfang bis Ende.
story-even = Keine Seite stand lange besser.
story-level-until = { $again ->
    [yes] Danach ausgeglichen bis
   *[no] Ausgeglichen bis
} { SAN($move) }{ $how }.
story-level-won = { $again ->
    [yes] Danach ausgeglichen bis
   *[no] Ausgeglichen bis
} { SAN($move) }{ $how }; von da an war es für { story-side } gewonnen.
story-level-endgame = Ausgeglichen bis ins Endspiel, bis { SAN($move) }{ $how }.
story-opening-grown = { story-side } kam besser aus der Eröffnung.
story-opening = { story-side } kam besser aus der Eröffnung, nach { SAN($move) }{ $how }.
story-gradual = Ab Zug { $number } stand { story-side } { story-much }.
story-from-start = { story-side } stand von Anfang an { story-much }.
story-for-good = Endgültig besser stand { story-side } nach { SAN($move) }{ $how }.
story-better-after = { story-side } stand { story-much } nach { SAN($move) }{ $how }.
story-lead-back = { story-side } { story-gain } und gab den Vorteil zurück mit { SAN($move) }{ $how }.
story-lead-lost = { story-side } { story-gain } und verspielte alles mit { SAN($move) }{ $how }.
story-lead-slipped = { story-side } { story-gain } und ließ den Vorteil nach und nach entgleiten.
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
} die bessere Stellung und ließ sie wieder aus der Hand.
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
story-won-alone = Ab { SAN($move) } war es für { story-side } gewonnen.
story-won = Ab { SAN($move) } war es gewonnen; { $end }.
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
story-end-time-drawn = Remis: Die Zeit lief ab, doch zum Matt reichte das Material nicht
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
status-rules-seed = streng nach der Tabelle benotet
status-ahead = { $count ->
    [one] Wartet: { $count } Analyse davor
   *[other] Wartet: { $count } Analysen davor
}
status-waiting = Wartet auf eine Engine
status-preparing = Bereitet exakte Endspiele für diese Partie vor, ein für alle Mal: einige Minuten
status-solving = Löst das Bauernendspiel: eine Minute oder mehr, beim ersten Mal länger, weil der Löser einmalig vorbereitet wird. Urteile dort können sich noch ändern
status-stopped = Angehalten
status-seen = Keine Verbindung: die Analyse, wie sie hier zu sehen war, { $when }
status-lost = Verbindung verloren, neuer Versuch läuft
status-stop = Anhalten
status-continue = Weiter
status-retry = Noch einmal

### Review

review-fetching = Die Analyse wird geholt …
review-gone = Hier ist keine Analyse.
review-gone-why = Sie wurde gelöscht, ist abgelaufen, oder im Link ging ein Buchstabe verloren.
review-failed = Das hat nicht geklappt.
review-offline = Keine Verbindung.
review-not-kept = Diese Analyse kommt vom Server, und in diesem Browser war sie in letzter Zeit nicht offen.
review-versus = –
review-report = Zeugnis
review-moves = Züge
review-panels = Ansichten
review-keys-hint = { KEY("n") } springt zum nächsten Schlüsselmoment, { KEY("p") } zum vorigen.
review-touch-hint = Die Tasten mit dem Stern springen zum nächsten und zum vorigen Schlüsselmoment.
review-delete = Diese Analyse löschen?
review-delete-why = Der Link und alles, worin sie eingebettet ist, gehen dann sofort nicht mehr. Das lässt sich nicht rückgängig machen.
review-delete-yes = Löschen
review-deleted = Die Analyse wurde gelöscht.
share-label = Teilen
share-link = Link kopieren
share-link-copied = Link kopiert.
share-move-copied = Link zu diesem Zug kopiert.
share-embed = Einbetten
share-embed-copied = Zeile zum Einbetten kopiert: Sie gehört in die eigene Seite.
share-embed-title = Analyse einer Schachpartie
share-pgn = PGN-Datei
share-delete = Löschen
share-refused = Der Browser erlaubt hier kein Kopieren.
dialog-close = Schließen
storage-not-kept = Der Speicher dieses Browsers ist voll oder zu: Was gewählt, geschrieben oder trainiert wird, geht beim Verlassen verloren.
dialog-keep = Behalten
keys-title = Tasten
keys-steps = Ein Zug zurück, einer vor
keys-ends = Zum Anfang, zum Ende
keys-moments = Nächster, voriger Schlüsselmoment
keys-best = Den besseren Zug auf dem Brett spielen
keys-flip = Brett drehen
keys-single = Buchstaben und Zeichen lassen sich hier ändern und in den Einstellungen alle abschalten.
keys-single-off = Buchstaben und Zeichen sind in den Einstellungen abgeschaltet.
keys-change = Taste für: { $what } (von Haus aus { $standard })
keys-taken = { $key } tut schon etwas anderes.
keys-as-they-come = Wie von Haus aus
keys-drill = Beim Lernen: Hinweis, Lösung, noch einmal, warum
keys-help = Diese Liste
keys-space = Leertaste

### Start

start-title = Jede Partie verdient
    einen *Kiebitz*.
start-lead = Eine Partie einfügen. Kibitz schaut über die Schulter und sagt zu jedem Zug, wie gut er war, und warum.
start-live = Kein Warten
start-live-how = Die ersten Urteile sind sofort da, die übrigen kommen, während die Partie schon nachgespielt wird.
start-why = Der Grund, nicht bloß eine Note
start-why-how = Welche Figur hing, welches Matt übersehen wurde, welcher Zug besser war: in klaren Worten und auf dem Brett.
start-private = Nur deine, bis du sie teilst
start-private-how = Nur wer den Link hat, findet sie, und löschen geht jederzeit. Kein Konto, kein Tracking.
start-sample-club = Eine Vereinspartie
start-sample-morphy = Morphys Abend in der Oper, 1858
start-sample-kasparov = Kasparow – Topalow, 1999
start-game = Deine Partie
start-file = Datei wählen
start-placeholder =
    Hier die Partie einfügen (PGN) oder eine Datei ablegen.
    Ein Link zu lichess oder chess.com genügt, auch @name.

    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 …

    Die Züge allein genügen. Eine Stellung allein (FEN) öffnet ein Brett zum Ausprobieren.
start-submit = Analysieren
start-busy = Die Partie wird gelesen …
import-fetch = Partien holen
import-fetch-one = Partie holen
import-fetching = Die andere Seite wird gefragt …
import-nothing-chosen = Bitte mindestens eine Partie wählen.
import-review-one = Diese Partie analysieren
start-empty = Erst eine Partie einfügen, oder eine der fertigen Analysen ansehen.
start-too-large = { $name } ist zu groß: Kibitz nimmt Dateien bis 1 MB.
start-place = { $place }:
start-depth = Wie gründlich
start-fast = Schnell
start-fast-note = ein erster Blick
start-standard = Standard
start-standard-note = für die meisten
start-deep = Tief
start-deep-note = nimmt sich Zeit
start-nodes = { $nodes } durchgerechnete Stellungen je Zug
start-more = Weitere Einstellungen
start-engine = Engine
start-automatic = Automatisch
start-automatic-engine = Automatisch ({ $engine })
start-lines = Beste Züge zeigen
start-rules = Wie Züge benotet werden
start-rules-kibitz = Wie Kibitz es macht
start-rules-seed = Streng nach der Tabelle
start-classes = Auch hervorheben
start-sample-label = Eine fertige Analyse
start-sample-title = So sieht das aus
start-sample-open = Diese Analyse öffnen
start-sample-more = Weitere fertige
start-position = Zum Brett
start-old-letters = Die Datei ist nicht in UTF-8. Nach den Buchstaben der Namen wurde sie als { $encoding } gelesen. Stimmen die Namen?
start-mixed-letters = Zeilen, die nicht in UTF-8 sind, wurden als { $encoding } gelesen: Partie { $games }. Stimmen die Namen?
start-letters = Buchstaben der Datei
start-letters-western = Westeuropäisch (Windows-1252)
start-letters-central = Mitteleuropäisch (Windows-1250)
start-letters-cyrillic = Kyrillisch (Windows-1251)
start-lost-letters = In diesem Text fehlen Buchstaben (�), schon bevor er hierher kam. Mit der Datei selbst, gewählt oder hierher gezogen, stimmen sie.
start-position-note = Das ist eine Stellung ohne Züge: Sie öffnet ein Brett zum Ausprobieren, mit einer Engine daneben.

### What a person is told of a game's text

place-move = Zug { $number }, { $side ->
    [white] Weiß
   *[black] Schwarz
}
place-variation = { $place } (Variante)
place-headers = Kopfzeilen
place-header = Kopfzeile { $name }
place-fen = FEN
fault-variation-closed = Hier wird eine Variante geschlossen, die nie geöffnet wurde; die Klammer entfällt.
fault-variation-cut = { $fault } Die Variante endet davor.
fault-comment-closed = Hier wird ein Kommentar geschlossen, der nie geöffnet wurde; die Klammer entfällt.
fault-variation-first = Hier steht eine Variante vor jedem Zug; sie entfällt.
fault-more-warnings = { $count ->
    [one] Und ein weiterer Hinweis.
   *[other] Und { $count } weitere Hinweise.
}
fault-two-fens = Es gibt zwei verschiedene FEN-Kopfzeilen. Behalte die, mit der die Partie beginnt.
fault-chess960-guessed = Die Stellung ist eine von Chess960, also wird die Partie als Chess960 gelesen. Falls das falsch ist, ergänze die Kopfzeile Variant "Standard".
fault-castling-dropped = Die Rochaderechte { $rights } passen nicht zur Stellung: König oder Türme stehen woanders. { $left ->
    [none] Die Partie wird ohne Rochaderechte gelesen
   *[other] Die Partie wird mit { $left } gelesen
}.
fault-en-passant-dropped = Das En-passant-Feld { $square } passt nicht zur Stellung. Es entfällt.
fault-begins-later = Die Züge beginnen mit Zug { $number }, aber keine FEN-Kopfzeile nennt die Stellung dazu. Ergänze sie oder füge die ganze Partie ein.
fault-no-fen = Nach dem Text beginnt die Partie aus einer eigenen Stellung, aber keine FEN-Kopfzeile nennt sie. Es gilt die Grundstellung.
fault-broken-off = { $fault } Die Analyse endet davor. { $count ->
    [one] Dieser Zug entfällt
   *[other] Die letzten { $count } Züge entfallen
}.
fault-case = „{ $move }“ ist kein Zug. Ist { $meant } gemeint?
fault-prose-left-out = Text, der zu keiner Partie gehört, entfällt: „{ $text }“
fault-clocks = Die Uhrzeiten haben zwei Zahlen, und keine TimeControl-Kopfzeile sagt, ob es Stunden und Minuten sind. Sie werden nicht angezeigt.
fault-header-line = Die Kopfzeile „{ $line }“ ist nicht lesbar und entfällt.
fault-no-square = „{ $move }“ nennt kein Feld: { $square } gibt es auf dem Brett nicht.
fault-foreign-piece = „{ $move }“ beginnt nicht mit einem englischen Figurenbuchstaben; in PGN heißen sie K, Q, R, B und N.
fault-result = { $how ->
    [mate] Der letzte Zug setzt matt
   *[stalemate] Die letzte Stellung ist patt, also remis
}; als Ergebnis angegeben ist { $result }.
fault-foreign-letters = Die Züge sind mit { $king }, { $queen }, { $rook }, { $bishop } und { $knight } für König, Dame, Turm, Läufer und Springer gelesen.
fault-no-move = „{ $move }“ ist kein Zug.
fault-ambiguous = „{ $move }“ kann mehr als eine Figur spielen.
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
fault-not-legal = „{ $move }“ ist hier für { $side ->
    [white] Weiß
   *[black] Schwarz
} nicht möglich.
fault-header-cut = Die Kopfzeile { $name } ist { $length } Zeichen lang und wurde auf { $limit } gekürzt.
fault-more-headers = { $count ->
    [one] Eine weitere Kopfzeile wurde
   *[other] { $count } weitere Kopfzeilen wurden
} weggelassen; Kibitz behält { $limit }.
fault-comment-cut = Ein Kommentar ist { $length } Zeichen lang und wurde auf { $limit } gekürzt.
fault-more-games = Die Datei enthält { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}, hier nicht analysiert: { $games }.
fault-more-games-unnamed = Die Datei enthält { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}, hier nicht analysiert: { $games } und { $more } weitere.

### Why a game is refused

fault-no-game = In diesem Text steht keine Partie. Kibitz liest eine Partie als PGN, nur ihre Züge (1.e4 e5 2.Nf3) oder eine Stellung als FEN.
fault-link = Das ist ein Link. Kibitz braucht die Partie selbst: Auf jener Seite das PGN kopieren und hier einfügen.
fault-link-lichess = Das ist ein Link zu lichess. Dort die Partie öffnen, unter dem Brett „Teilen & Exportieren“ drücken, das PGN von dort kopieren und hier einfügen.
fault-link-study = Das ist ein Link zu einer Studie auf lichess. Dort die Studie öffnen, „Teilen“ drücken (das Zeichen unter dem Brett), dann „Studien-PGN“ oder „Kapitel-PGN“, und die Datei hier ablegen.
fault-link-chess-com = Das ist ein Link zu chess.com. Dort die Partie öffnen, neben dem Brett das Zeichen zum Teilen drücken, „PGN“ wählen, den Text kopieren und hier einfügen.
fault-empty = Hier ist noch keine Partie: die PGN einer Partie einfügen, oder ihre Züge.
fault-no-moves = Von dieser Partie sind keine Züge bekannt.
fault-chapter-no-moves = Dieses Kapitel hat keine Züge.
fault-text-too-large = Der Text ist { $size } KiB lang; Kibitz nimmt bis zu { $limit } KiB.
fault-text-longer = Der Text ist länger als { $limit } KiB; mehr nimmt Kibitz nicht.
fault-too-many-games = Die Datei enthält { $count } Partien oder mehr; Kibitz nimmt { $limit } auf einmal.
fault-no-game-reviewable = Keine Partie dieser Datei lässt sich analysieren. Partie 1: { $fault }
fault-too-many-plies = Die Partie hat { $count } Halbzüge; Kibitz nimmt bis zu { $limit }.
fault-too-many-variations = Die Partie hat { $count } Züge in Varianten; Kibitz nimmt bis zu { $limit }.
fault-too-many-tokens = Die Partie hat mehr als { $limit } Züge, Kommentare und Zeichen; mehr nimmt Kibitz nicht.
fault-too-deep-variations = Die Partie hat { $count } Ebenen von Varianten; Kibitz nimmt bis zu { $limit }.
fault-variant = Kibitz analysiert Schach und Schach960; diese Partie ist { $variant }.
fault-fen-unreadable = Die FEN „{ $fen }“ ist nicht lesbar: { $reason }.
fault-fen-fields = sie hat mehr als sechs Felder
fault-fen-board = ihr erstes Feld ist kein Brett aus acht Reihen zu acht Feldern
fault-fen-turn = die Seite am Zug muss w oder b heißen
fault-fen-castling = die Rochaderechte müssen Buchstaben wie KQkq sein, oder -
fault-fen-en-passant = das En-passant-Feld muss eines wie e3 sein, oder -
fault-fen-halfmoves = die Zahl der Halbzüge seit einem Schlagfall muss zwischen 0 und 9999 liegen
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
fault-impossible-check = der König steht in einem Schach, das kein Zug gegeben haben kann
fault-empty-board = das Brett ist leer
fault-variation-open = Hier wird eine Variante geöffnet und nie geschlossen.
fault-comment-open = Hier wird ein Kommentar mit {"{"} geöffnet und nie geschlossen.
fault-game-steps = Der Wert dieses Spiels braucht mehr als { $limit } Schritte; länger rechnet Kibitz nicht.
fault-game-depth = Dieses Spiel dauert mehr als { $limit } Züge; tiefer rechnet Kibitz nicht.
fault-game-number = Eine Zahl dieses Spiels ist größer oder feiner, als Kibitz rechnet.
fault-game-name = Der Wert dieses Spiels schreibt sich mit mehr als { $limit } Zeichen; länger schreibt Kibitz nicht.
fault-game-loopy = Eine Stellung kehrt im eigenen Spiel wieder; solche Spiele haben keinen Wert dieser Art.
fault-game-loopy-name = „{ $name }“ ist ein Spiel, das nie enden muss; solche berechnet Kibitz nicht.
fault-game-expression-long = Der Ausdruck ist länger als { $limit } Zeichen; mehr liest Kibitz nicht.
fault-game-nesting = Der Ausdruck ist mehr als { $limit }-fach verschachtelt; tiefer liest Kibitz nicht.
fault-game-uptimal = Potenzen von { $arrow } schreibt man { $arrow }<2>, die ersten beiden zusammen { $arrow }[2].
fault-game-unexpected = „{ $sign }“ ist hier nicht erwartet.
fault-game-ends = Der Ausdruck endet hier und ist nicht vollständig.
fault-game-digits = Die Zahl hat mehr als { $limit } Ziffern; längere liest Kibitz nicht.
fault-game-dyadic = „{ $number }“ ist keine Zahl eines Spiels: Der Teiler muss eine Zweierpotenz sein.
fault-game-bars = „{ $bars }“ steht hier zweimal; was zuerst teilt, sagen {"{"}a|b||c{"}"} oder Klammern.
fault-go-rows = Ein Brett ist eine Liste gleich langer Zeilen, bis zu 25 Punkte breit.
fault-go-sign = „{ $sign }“ ist kein Zeichen eines Go-Bretts; es kennt X, O, x, o, . und #.
fault-go-ko = Dieses lokale Spiel ist ein Ko: Es kehrt zu sich zurück und hat keinen Wert dieser Art.
fault-go-open = Dieses Gebiet ist zu weit für einen Beweis, dass darin nichts leben kann.
fault-go-seki = Hier will niemand ziehen, oder jemand kann nicht: Das Spiel sagt nicht, was es zählt.
fault-go-liberty = Die Steine bei { $point } haben keine Freiheit.
fault-go-sgf = Dieses SGF kann nicht gelesen werden: { $reason }.
fault-go-size = Das Brett ist { $size } Punkte breit; Kibitz nimmt bis zu { $limit }.
fault-go-point = „{ $point }“ ist kein Punkt dieses Bretts.
fault-go-occupied = { $point } ist besetzt: Dorthin kann kein Stein gesetzt werden.
fault-go-set-up-point = Ein Stein der Vorgabe liegt auf keinem Punkt dieses Bretts.
fault-go-wall = Ein Quadrat steht auf keinem Stein; es bezeichnet Steine, die leben.
fault-go-set-up-liberty = Die Vorgabe lässt Steine ohne Freiheit.
fault-go-set-up-late = Steine werden nach dem Beginn aufgestellt; Kibitz liest Partien, deren Vorgabe vor dem ersten Zug steht.
fault-go-json = Gewünscht ist eine JSON-Liste von Brettern mit Zeilen (rows).
go-local = { $letter }: { $value }. Im Mittel { $mean } Punkte für Schwarz; ein Zug hier gewinnt { $temperature }.
go-local-number = { $letter }: { $value } Punkte für Schwarz; niemand gewinnt durch einen Zug hier.
go-local-ko = { $letter }: ein Ko, für Schwarz mindestens { $low } und höchstens { $high } wert.
go-scores = Ergebnis: { $black }, wenn Schwarz beginnt, { $white }, wenn Weiß beginnt.
go-kos = Ko auf { $points }: Was es wert ist, hängt von Drohungen anderswo ab; genannt sind beide Enden.
go-best = Beste Züge: Schwarz { $black }; Weiß { $white }.
go-may-lose = Nach Thermographen, da sich so viele lokale Spiele nicht addieren lassen: Wer so spielt, verliert höchstens { $points }.
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
openings-points = Weiß hat { $points }, wo die Eröffnung endet
openings-faults = in { $count } davon ein Fehler
openings-once = 1 Partie
openings-format = „format“ ist json oder pgn.
exercise-title = Aufgabe { $number }: { $game }
exercise-deck = Fehler: { $game }
exercise-question = { $side ->
    [white] Weiß am Zug: Was ist besser als { SAN($move) }?
   *[other] Schwarz am Zug: Was ist besser als { SAN($move) }?
}
exercise-solution = { SAN($line) }
booklet-title = Aufgaben: { $game }
booklet-lead = { $count ->
    [one] 1 Stellung, aus einem Fehler in einer Partie. Die Lösung steht am Ende.
   *[other] { $count } Stellungen, jede aus einem Fehler in einer Partie. Die Lösungen stehen am Ende.
}
booklet-print = Diese Seite lässt sich drucken oder als PDF sichern: Auf ein Blatt kommen sechs Diagramme.
booklet-answers = Lösungen
error-exercise-side = „side“ ist white oder black.
error-no-exercises = Hier ist nichts mitzunehmen: Keine Analyse ist fertig, oder keiner der Fehler lehrt etwas.

### Bauernendspiele, die abgelehnt werden (server)

pawns-refused-position = Diese Stellung ist nicht spielbar.
pawns-refused-pieces = Zusammengezählt werden nur Endspiele, in denen allein Könige und Bauern stehen.
pawns-refused-pawns = Hier gibt es keine Bauern, die man zusammenzählen könnte.
pawns-refused-in-check = Die Seite am Zug steht im Schach: Ihr nächster Zug ist nicht frei.
pawns-refused-check = Ein Bauer nahe den Königen kann Schach geben: Seine Gruppe steht nicht für sich.
pawns-refused-large = Diese Bauern haben mehr Möglichkeiten, als Kibitz zusammenzählt.
pawns-doubt-kings = Dass verliert, wessen König weggeht, ist nicht bewiesen: Nichts wird behauptet.
pawns-doubt-through = Ein Bauer kommt durch: Reservezüge entscheiden hier nicht.
pawns-doubt-large = Der Beweis braucht mehr Stellungen, als Kibitz durchsucht: Nichts wird behauptet.
pawns-doubt-unasked = Ein Beweis wurde nicht verlangt: Nichts wird behauptet.

### Errors (server)

error-not-understood = Diese Anfrage ist nicht zu verstehen.
error-nothing-here = An dieser Adresse ist nichts.
error-wrong-method = Diese Adresse nimmt eine solche Anfrage nicht an.
error-wrong-type = Die Partie als application/json, application/x-chess-pgn oder text/plain senden.
error-wants-json = Ein Objekt wie { $example } als application/json senden.
error-no-host = Die Anfrage nennt keinen Rechnernamen (Kopf Host), aus dem Kibitz eine Adresse machen könnte.
error-wrong-host = So heißt Kibitz hier nicht. Bitte die Adresse nehmen, die dafür genannt wurde.
error-only-localhost = Dieses Kibitz ist nur unter localhost und 127.0.0.1 zu erreichen. Soll es einen anderen Namen haben, muss der Betreiber KIBITZ_HOSTS auf diesen Namen setzen und Kibitz neu starten.
error-cross-site = Diese Anfrage kommt von einer fremden Seite. Analysieren, anhalten und löschen lässt Kibitz nur die eigenen Seiten und Programme.
error-database-away = Kibitz erreicht gerade seine Datenbank nicht. Bitte gleich noch einmal versuchen.
error-request-too-large = Die Anfrage ist { $size } KiB lang; Kibitz nimmt bis zu { $limit } KiB.
error-rate = Das war viel auf einmal ({ $rate }). Bitte in { $wait } noch einmal versuchen.
error-rate-per = { $amount } in 1 { $unit ->
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
error-file-not-built = Dieses Kibitz ist nicht eingerichtet, eigenständige Seiten zu schreiben: „make setup“ fehlt.
error-file-nothing = Hier ist noch keine Partie, die man aufheben könnte.
error-file-too-large = Diese Sammlung wäre als Datei { $size } MiB groß; Kibitz schreibt bis zu 32.
error-no-review = Diese Analyse gibt es nicht. Vielleicht wurde sie gelöscht.
error-no-collection = Diese Sammlung gibt es nicht. Vielleicht wurde sie gelöscht.
error-no-player = In dieser Sammlung spielt niemand dieses Namens.
error-season-format = Eine Saison gibt es als json, csv oder html.
season-page-description = Ergebnisse, Genauigkeit und welcher Art die Fehler waren, jede Zahl mit ihren Stellungen.
openings-page-description = Die Eröffnungen dieser Partien als Baum: Züge, Ergebnisse, Chancen am Ende der Eröffnung, Fehler.
repertoire-page-description = Die eigenen Eröffnungen, mit jeder analysierten Partie verglichen und trainiert.
season-preview = { $reviewed } von { $games } Partien analysiert: Ergebnisse, Genauigkeit und welcher Art die Fehler waren.
error-disconnected = Die Verbindung ist weg.
error-too-many-connections = Es schauen so viele zu, dass für eine weitere Live-Verbindung kein Platz ist. Seiten werden beantwortet und können neu abgefragt werden.
error-too-many-reviews = Eine Verbindung kann { $count } Analysen auf einmal verfolgen.
error-too-many-collections = Eine Verbindung kann { $count } Sammlungen auf einmal verfolgen.
error-bad-watch = Die Nachricht muss ein Objekt mit einer „id“ sein.
error-may-not-note = Das darf nur, wer diese Analyse angelegt oder den Link für Notizen bekommen hat (Header { $header }).
error-not-begun = Die Partie dieser Analyse ist noch nicht da: gleich noch einmal versuchen.
error-too-many-notes = Eine neue Notiz ist nur möglich, solange diese Analyse weniger als { $limit } hat. Lösche erst eine andere.
error-notes-used-up = Die Notizen dieser Analyse wurden { $limit }-mal geändert. Mehr Änderungen sind nicht möglich.
error-note-link-used-up = Die Notizen dieser Analyse wurden { $limit }-mal geändert. Jetzt kann sie nur noch ändern, wer die Analyse angelegt hat.
error-too-many-parcels = Gerade wird so viel in andere Browser übertragen, dass für mehr kein Platz ist. In einigen Minuten geht es wieder, mit der Datei sofort.
error-no-parcel = Hinter diesem Link ist nichts (mehr): Er gilt einmal und zehn Minuten lang.
error-no-note-link = Es gibt keinen Link für Notizen, der sich zurückziehen ließe.
error-not-yours = Das darf nur, wer diese Analyse angelegt hat (Header { $header }).
error-not-your-collection = Das darf nur, wer diese Sammlung angelegt hat (Header { $header }).
error-no-game = Eine Partie dieser Nummer gibt es in dieser Sammlung nicht (mehr).
error-one-game-wanted = Dieser Text enthält { $count } Partien. Am Platz einer Partie ist nur Raum für eine.
error-too-many-in-collection = Eine Sammlung fasst höchstens { $limit } Partien; mit diesen wären es mehr.
reviews-alone = Eine Sammlung aus Analysen nimmt nichts sonst: weder pgn noch follow.
reviews-as-they-are = Analysen werden übernommen, wie sie sind: ohne andere Optionen, mit ihren Namen.
error-followed = Diese Sammlung folgt einer Runde, deren Seite das letzte Wort hat. Zuerst das Folgen beenden.
error-forfeit-played = Eine gespielte Partie hat kein kampfloses Ergebnis: Es geht 1-0, 0-1, 1/2-1/2 oder *.
error-last-game = Eine Partie behält jede Sammlung. Zum Löschen der letzten muss die ganze Sammlung gelöscht werden.
error-nothing-stopped = Hier wurde nichts angehalten.
error-collection-ended = Von dieser Sammlung wartet oder läuft nichts mehr.
error-ended = Diese Analyse ist schon zu Ende.
error-cannot-go-on = Diese Analyse kann nicht weitergehen: Sie ist fertig oder läuft noch.
error-still-runs = Diese Analyse wartet oder läuft noch.
error-stop-first = Diese Analyse wartet oder läuft noch: erst anhalten.
error-not-deeper = Diese Analyse hat { $nodes } Knoten je Stellung: Eine tiefere braucht mehr, bis zu { $limit }.
error-unfinished = Unfertige Analysen von dir: { $count }. Kibitz nimmt { $running } laufende und { $waiting } wartende auf einmal. Bitte warten, bis eine fertig ist, oder eine anhalten.
error-body-slow = Die Daten kamen zu langsam an oder sind abgebrochen. Bitte noch einmal versuchen.
error-bodies-busy = Von dieser Adresse werden gerade schon große Texte übertragen. Bitte in ein paar Sekunden noch einmal versuchen.
page-busy = Gerade ist viel los. Bitte in ein paar Sekunden noch einmal versuchen.
page-slow = Diese Seite zu erstellen hat zu lange gedauert. Bitte noch einmal versuchen.
page-failed-now = Diese Seite ließ sich gerade nicht erstellen. Bitte noch einmal versuchen.
file-busy = Es werden schon zwei Dateien für dich oder viele für andere erstellt. Bitte noch einmal versuchen, sobald eine fertig ist.
file-slow = Diese Datei zu erstellen dauert zu lange. Bitte weniger Partien wählen.
file-failed-now = Die Datei ließ sich gerade nicht erstellen. Bitte noch einmal versuchen.
image-busy = Gerade werden viele Bilder gezeichnet. Bitte gleich noch einmal versuchen.
image-slow = Das Zeichnen des Bildes hat zu lange gedauert. Bitte noch einmal versuchen.
image-failed-now = Das Bild ließ sich nicht zeichnen. Bitte noch einmal versuchen.
image-failed = Das Bild ließ sich nicht zeichnen.
oembed-format = Die Antwort gibt es als json oder als xml.
oembed-no-address = „url“ muss die ganze Adresse einer Analyse sein, etwa https://host/r/<id>.
oembed-elsewhere = Dieses Kibitz kennt nur seine eigenen Adressen.
oembed-nothing = Unter dieser Adresse gibt es nichts einzubetten.

### Tabellen mit wenigen Steinen

fault-table-name = „{ $name }“ ist keine Tabelle. Die Steine beider Seiten mit den Königen schreiben, wie KRvKP oder KPKP.
table-not-there = Die Tabelle { $name } ist nicht da.
endgame-not-built = Die Tabelle { $name } ist noch nicht gebaut.
endgame-noted = Die Tabelle { $name } ist noch nicht gebaut. Sie ist jetzt vorgemerkt und wird gebaut, sobald Zeit dafür ist.
endgame-castling = Stellungen mit Rochaderecht stehen in keiner Tabelle.
endgame-unknown = Keine Tabelle hier kennt Stellungen mit { $men } Steinen.
tables-without = { $count ->
    [one] Ohne die Tabelle { $names } schätzt die Engine deren Stellungen. { $why }
   *[other] Ohne die Tabellen { $names } schätzt die Engine deren Stellungen. { $why }
}
table-broken = Die Tabelle { $file } ist beschädigt oder von einer anderen Version von Kibitz: Sie wird nicht benutzt und bei Bedarf neu gebaut.
table-too-deep = Manche Matts in { $name } liegen für Kibitz’ Tabellen zu weit entfernt.
table-too-many-men = { $name } hat { $men } Steine. Kibitz baut Tabellen mit drei bis { $limit }.
table-nothing-to-build = { $name } braucht keine Tabelle: Das kann niemand gewinnen.
table-too-much = { $name } braucht { $count } Tabellen mit zusammen { $megabytes } MB, etwa { $minutes } Minuten eines Kerns. Ein Auftrag baut höchstens { $limit } MB: zuerst einige der Tabellen bestellen, zu denen sie führt.
table-room-short = { $count ->
    [one] Die Tabelle { $name } braucht { $megabytes } MB auf der Platte, frei sind { $free } MB.
   *[other] { $name } braucht { $count } Tabellen, { $megabytes } MB auf der Platte; frei sind { $free } MB.
}
table-memory-short = { $name } zu bauen braucht { $needed } MB Arbeitsspeicher, frei sind { $free } MB.
table-no-memory = Für die Tabelle { $name } reicht der Arbeitsspeicher nicht.
table-no-room = Die Platte ist voll: Die Tabelle { $name } konnte nicht abgelegt werden.
table-no-access = Die Tabelle { $name } lässt sich nicht im Datenordner ablegen ({ $reason }).
table-no-compiler = Die Tabelle { $name } lässt sich hier nicht bauen: numba fehlt oder kann nicht übersetzen.
table-not-built = Die Tabelle { $name } konnte nicht gebaut werden.

### Das UCI-Programm, für die Protokolle von Schachprogrammen (server)

uci-received = Empfangen: { $line }
uci-unknown-command = Diesen Befehl gibt es nicht: { $line }
uci-debug-form = Auf debug folgt on oder off.
uci-not-loaded = Die Engine kann nicht geladen werden. Was fehlt, steht auf der Standardfehlerausgabe.
uci-option-no-name = setoption nennt keine Option: darauf folgen name, der Name, value und der Wert.
uci-option-unknown = Eine Option { $name } gibt es nicht.
uci-option-range = { $name } ist eine ganze Zahl von { $least } bis { $most }; { $value } ändert nichts.
uci-option-check = { $name } ist true oder false; { $value } ändert nichts.
uci-option-choice = { $name } ist eines von { $choices }; { $value } ändert nichts.
uci-nothing = kein Wert
uci-no-memory = Für Hash { $asked } ist kein Speicher da; es bleibt bei { $kept }.
uci-position-form = Die Stellung ist nicht lesbar: sie ist startpos, oder fen und eine FEN, und dann kann moves folgen.
uci-position-fen = Die Stellung ist nicht lesbar: das ist keine FEN: { $fen }
uci-position-move = Die Stellung ist nicht erreichbar: ihr { $number }. Zug, { $move }, ist nicht legal.
uci-go-no-position = Die letzte Stellung war nicht lesbar, also gibt es nichts zu rechnen.
uci-go-number = Auf { $name } folgt eine ganze Zahl; es wird ausgelassen.
uci-go-no-moves = searchmoves nennt keinen Zug; alle werden gerechnet.
uci-go-move = { $move } ist hier kein legaler Zug und wird ausgelassen.
uci-search-failed = Die Suche ist gescheitert; gespielt wird der beste bis dahin bekannte Zug. Was war, steht auf der Standardfehlerausgabe.

record-itself = Der Datensatz
record-counts = Die Datei der Figurenzahlen
record-kings = Jede Seite braucht einen König.
record-move = { $move } ist kein legaler Zug.
record-standard-alone = Was Menschen ziehen, ist nur für das gewöhnliche Schach bekannt; diese Partie beginnt wie Chess960.
people-off = Dieses Kibitz sagt nicht, was Menschen ziehen.
people-unknown = Was Menschen ziehen, lässt sich hier nicht sagen: Es ist nichts installiert, womit die Netze rechnen.
record-entries = { $name } hat { $count } Einträge für { $positions } Stellungen.
explain-many-lines = Das sind { $count } Varianten einer Stellung; höchstens { $limit } werden genommen.
explain-long-line = Diese Variante hat { $count } Züge; höchstens { $limit } werden genommen.
record-score = Eine Linie hat eine Bewertung, die keine Engine gibt, oder keine, oder zwei.
report-none = Das ist weder eine TRF-Datei (keine Zeile beginnt mit 001) noch eine Spielerliste (keine Spalte heißt Name).
report-large = Mehr als { $players } Spieler, { $rounds } Runden oder { $entries } Runden aller Spieler zusammen sind zu viel.
place-line = Zeile { $line }
trf-number = „{ $text }“ ist keine Startnummer.
trf-twice = Die Startnummer { $number } steht hier zum zweiten Mal.
trf-name = Der Spieler hat keinen Namen.
trf-round = Runde { $round }: „{ $text }“ ist nicht Gegner, Farbe und Ergebnis.
trf-stranger = Runde { $round }: Einen Gegner { $number } gibt es nicht.
trf-disagree = Runde { $round }: In der Zeile von Spieler { $number } steht etwas anderes.
trf-team = Die Mannschaft nennt einen Spieler { $number }, den es nicht gibt.
trf-no-rounds = Die Partien nennen keine Runden; eine TRF-Datei braucht sie.
list-broken = Das ist kein CSV.
list-number = { $name } ist keine Zahl: „{ $text }“.
list-byes = Spielfreie Runden stehen als Runde und Punkte, „3=½ 5=0“, nicht als „{ $text }“.
wrong-object = { $name } muss ein Objekt sein.
wrong-list = { $name } muss eine Liste sein.
wrong-text = { $name } muss ein Text sein.
wrong-base64 = { $name } muss Base64 aus den Zeichen A bis Z, a bis z, 0 bis 9, - und _ sein.
wrong-flag = { $name } muss true oder false sein.
wrong-decimal = { $name } muss eine Zahl sein.
wrong-number = { $name } muss eine ganze Zahl sein.
wrong-number-from = { $name } muss eine ganze Zahl ab { $low } sein.
wrong-number-between = { $name } muss eine ganze Zahl von { $low } bis { $high } sein.
wrong-choice = { $name } muss eines von { $choices } sein.
wrong-choice-or-null = { $name } muss eines von { $choices } sein, oder null.
wrong-twice = { $value } ist zweimal genannt.
wrong-field = Unbekanntes Feld: { $name }.
wrong-missing = { $name } fehlt.
wrong-preset-and-nodes = Entweder eine Voreinstellung angeben oder eine Zahl von Knoten.
wrong-too-long = { $name } ist zu lang: höchstens { $limit }.
wrong-score = { $name } muss ein Objekt mit cp oder mate sein.
wrong-illegal = { $uci } ist hier nicht erlaubt: { $fen }
wrong-arrow = Pfeile sind Objekte wie { $example }, red, green, yellow oder blue; ein markiertes Feld zeigt auf sich selbst.
wrong-json = Das ist kein JSON.
wrong-body = Ein Objekt wie { $example } senden.
wrong-day = { $name } muss ein Tag sein, geschrieben wie 2026-11-22.
wrong-cursor = { $name } muss die Nummer eines Ereignisses sein, 0 oder mehr.

### What Kibitz is, whose work it serves (server)

about-title = Über Kibitz
about-what = Kibitz analysiert Schachpartien: Eine Engine prüft jede Stellung, jeder Zug bekommt ein Urteil und einen Grund, den das Brett beweist. Eine Analyse wächst vor deinen Augen und lässt sich teilen und einbetten.
about-data = Eine Analyse findet, wer ihre Adresse kennt, und sonst niemand. Es gibt keine Cookies und keine Tracker; alles auf einer Seite kommt von diesem Server allein.
about-version = Version
about-licence = Lizenz
about-source = Quelltext
about-source-ask = Kibitz ist freie Software: Wer diesen Server betreibt, gibt dir den Quelltext, wenn du fragst.
about-access = Barrierefreiheit
about-access-claim = Kibitz beansprucht, auf allen Seiten und in allen Sprachen den Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA zu genügen. Alles geht mit Tasten allein; ein Screenreader hat das Brett als Gitter von Feldern, den Graphen als Tabelle und jeden Zug mit seinem Urteil; keine Klasse ist nur an ihrer Farbe zu erkennen; Tasten aus einem einzelnen Buchstaben lassen sich ändern oder abschalten; vom System erzwungene Farben, größere Schrift, weniger Bewegung und Fenster von 320 Pixeln werden bedient.
about-access-tested = Vor jeder Änderung des Programms sieht axe-core alle Seiten, Bereiche und Dialoge an, hell und dunkel, breit und schmal; die Tabulatortaste durchläuft sie, Ziele werden gemessen und Ansagen gezählt. Das sind Prüfungen durch Programme: Bestätigt hat sie noch niemand, der auf einen Screenreader angewiesen ist.
about-access-known = Namen, Kommentare und Titel in einer Partie stehen da, wie sie geschrieben wurden, in welcher Sprache auch immer. Was jemanden aussperrt, gehört denen gesagt, die diesen Server betreiben: Wie sie zu erreichen sind, steht am Fuß der Seite.
about-works = Von anderen
about-works-lead = Was dieser Server an deinen Browser sendet, und fremde Netze, die er befragt, jeweils mit der Lizenz. Hinter dem Namen der Lizenz steht ihr Text.
about-kind-pieces = Die Figuren: der Satz von Colin M.L. Burnett, wie python-chess ihn zeichnet
about-kind-set = Ein weiterer Figurensatz
about-kind-openings = Namen der Eröffnungen
about-kind-people = Die Netze, die wissen, was Menschen ziehen (doi 10.1145/3394486.3403219)
about-kind-library = Skriptbibliothek
about-kind-font = Schrift
about-kind-engine = Die Engine, die im Browser laufen kann
about-own = Das Netz, die Bilder, Töne und Texte von Kibitz stehen unter der Lizenz von Kibitz; die Datei embed.js, die andere Seiten laden, steht unter der MIT-Lizenz.

### Ends of a run

end-stopped = Angehalten, bevor die Engine begann.
end-stopped-after = Angehalten nach { $judged } von { $moves } Zügen.
end-deeper-stopped-after = Der tiefere Durchgang wurde nach { $judged } von { $moves } Zügen angehalten.
end-crashed = Diese Analyse hat das Programm, das an ihr arbeitet, mehrmals beendet und wurde darum aufgegeben. Nach einer Weile kann Weitermachen helfen.
end-internal = In Kibitz ist etwas schiefgegangen, während es diese Partie analysierte. Es wurde vermerkt.
end-log-unreadable = Das gespeicherte Ereignis { $seq } dieser Analyse ist nicht zu lesen ({ $fault }). Bitte eine neue Analyse beginnen.
end-engine-gone = Diese Analyse begann mit { $earlier }, das nicht mehr da ist; { $now } würde mit anderem Maß messen. Bitte eine neue Analyse beginnen.
engine-unknown = Eine Engine { $name } gibt es nicht: eine von { $names } wählen.
engine-not-runnable = Die in den Einstellungen genannte Engine ist kein ausführbares Programm: { $program }
engine-no-stockfish = Stockfish ist nicht installiert. Stockfish installieren (Debian: apt-get install stockfish) oder sein Programm in den Einstellungen nennen.
engine-no-script = Der WebAssembly-Stockfish ist nicht installiert. Er braucht Node und die Bibliotheken der Seite (npm install).
engine-failed = { $engine } ist { $times }-mal an derselben Stelle gescheitert: { $fault }.
engine-not-started = { $engine } lässt sich nicht starten ({ $command }): { $reason }.

### Errors of the connection

error-offline = Kibitz ist nicht zu erreichen. Steht die Verbindung?
error-http = Kibitz hat mit einem Fehler geantwortet ({ $status }).
error-http-404 = Diese Analyse gibt es nicht.
error-http-413 = Dieser Text ist zu groß: Kibitz nimmt bis 1 MB.
error-http-429 = Das war viel auf einmal. Bitte kurz warten und noch einmal versuchen.
error-http-503 = Kibitz wird gerade neu gestartet. Bitte gleich noch einmal versuchen.

### Board and moves by hand

board-label = Das Brett
board-picked = { $square }, aufgenommen
board-target = { $square }, hierhin möglich
board-picked-up = { $piece } auf { $square } aufgenommen. Mögliche Felder: { $targets }.
board-stuck = { $piece } auf { $square } aufgenommen. Kein Zug ist möglich.
board-let-go = Zurückgestellt.
board-illegal = Die Figur kann nicht nach { $square }.
board-no-rules = Die Schachregeln konnten nicht geladen werden. Ist die Verbindung weg?
promotion-title = Was wird aus dem Bauern?
move-field-label = Einen Zug spielen
move-field-hint = { SAN("Nf3") }, O-O oder e2e4
move-field-play = Spielen
move-field-not-legal = „{ $move }“ ist hier kein legaler Zug.

### Embed

embed-open = Die ganze Analyse in Kibitz öffnen
embed-steps = Schritte
embed-back = Zurück
embed-on = Vor
embed-accuracy = Genauigkeit
embed-live = Live: { $judged } von { $moves } Zügen beurteilt
embed-no-moments = Noch keine Schlüsselmomente.
embed-pgn-title = Eine Schachpartie
embed-pgn-waiting = Die Partie wird erwartet …
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
embed-pgn-null-move = Ein Nullzug kann nicht gezeigt werden.
embed-pgn-comment-open = Hier wird ein Kommentar mit {"{"} geöffnet und nie geschlossen.
embed-pgn-bad-fen = Die Stellung in der Kopfzeile FEN ist nicht lesbar.
embed-pgn-variant = Kibitz zeigt Schach und Schach960; diese Partie ist { $variant }.
embed-pgn-deep = Die Varianten liegen zu tief ineinander, um gelesen zu werden.
embed-pgn-after = Nach dem Ergebnis steht noch Text, der nicht gezeigt wird.
embed-pgn-cut = Die Partie wird bis dorthin gezeigt.
embed-pgn-more = { $count ->
    [one] Noch etwas ist nicht lesbar oder nicht möglich.
   *[other] Noch { $count } weitere Stellen sind nicht lesbar oder nicht möglich.
}
embed-menu = Mehr
embed-menu-pgn = Die Partie als PGN
embed-menu-copy = PGN kopieren
embed-menu-copied = Kopiert.
embed-menu-select = Aus diesem Rahmen lässt sich nichts kopieren: bitte den Text markieren.
embed-menu-review = Diese Partie mit Kibitz analysieren
embed-menu-explore = Diese Stellung ausprobieren

### Die Auswertung als Text (server)

# What `kibitz review` waits for.
waits-pawns-prepare = Der Löser für Bauernendspiele wird vorbereitet. Das dauert einige Minuten und ist nur einmal nötig.
waits-pawns-solve = Das Bauernendspiel wird gelöst. Das kann eine Minute oder länger dauern.
waits-tables = Endspieltabellen werden gebaut ({ $names }). Das dauert einige Minuten und ist nur einmal nötig.

text-close = knapp: eine größere Suche könnte ebenso gut anders urteilen
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
image-accuracy = Genauigkeit
image-white = Weiß
image-black = Schwarz
image-move = { SAN($move) }
image-better = Besser war { SAN($move) }
image-points = Aussichten von { $before } auf { $after }
image-alt = { $title }: die Stellung, die Kurve der Partie und das Urteil
image-alt-collection = { $title }: wie viele Partien, wer führt, wie sie ausgingen
image-others = { $count ->
    [one] und 1 weiterer
   *[other] und { $count } weitere
}
image-players = { $count } Spieler
image-of-games = { $count ->
    [one] aus 1 Partie
   *[other] aus { $count } Partien
}
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
why-next = Der nächstbeste, { SAN($move) }, kostet { $loss }.
why-next-equal = { SAN($move) } ist ebenso gut.
why-ways = { $count ->
    [1] { "" }
    [2] {" "}auf zwei Arten
    [3] {" "}auf drei Arten
    [4] {" "}auf vier Arten
   *[other] {" "}auf { $count } Arten
}
why-taken-open = Man kann { $pieces }{ $ways } nehmen, und doch geht es auf: Die Stellung wird dadurch nicht schlechter.
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
why-taken-fails = Man kann { $pieces }{ $ways } nehmen; mindestens { $least } der Aussichten bleiben trotzdem{ $answers }.
why-answer = { SAN($capture) } wegen { SAN($answer) }
why-answer-all = {" "}wegen { SAN($answer) }
why-answer-met = auf { SAN($capture) } folgt { SAN($answer) }
why-answers = : { $answers }
why-line-refutes = Die Antwort darauf
why-line-second = Der zweitbeste Zug und was folgt
why-line-captures = Was auf das Nehmen folgt
why-lines-other = Weitere Varianten hier

### Led through the key moments

moments-place = Schlüsselmoment { $at } von { $of }:
moments-end = Das war der letzte Schlüsselmoment.
moments-end-learn = Aus den Fehlern lernen
moments-none-after = Danach kommt kein Schlüsselmoment mehr.
moments-none-before = Davor gibt es keinen Schlüsselmoment.

### Lines that play on the board

line-label = Züge der Variante
line-not-searched = Das hat noch niemand berechnet

### Drill

keys-learn = Aus den eigenen Fehlern lernen
drill-start-note = { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
  }
drill-title = Aus den eigenen Fehlern lernen
drill-start = Aus Fehlern lernen
drill-leave = Zurück zur Partie (Esc)
drill-place = { $at } von { $of }
drill-sides = Wessen Fehler
drill-side = { $side ->
    [white] Weiß
   *[black] Schwarz
  } ({ $count })
drill-to-play = Zug { $number }, { $side ->
    [white] Weiß
   *[black] Schwarz
  } am Zug.
drill-question = Hier geschah { SAN($move) }, { $verdict }. Finde einen besseren Zug.
drill-go-on = { SAN($move) } ist richtig, die Antwort ist { SAN($reply) }. Wie geht es weiter?
drill-list = Was es zu lernen gibt
drill-item = Zug { $number }
drill-threat = Zug { $number }: Womit droht { $side ->
    [white] Weiß
   *[black] Schwarz
  }?
drill-threat-question = { $move ->
    [none] { "" }
   *[other] Zuletzt geschah { SAN($move) }.{" "}
  }Gesucht ist der nächste Zug von { $side ->
    [white] Weiß, als hätte Schwarz
   *[black] Schwarz, als hätte Weiß
  } ausgesetzt.
drill-threat-too = { SAN($move) } zählt auch.
drill-threat-wrong = { SAN($move) } ist es nicht: Das bringt { $side ->
    [white] Weiß
   *[black] Schwarz
  } { $loss } der Aussichten weniger als die Drohung.
drill-hint-piece = Achte auf { why-piece }.
drill-hint-square = Sie zieht nach { $square }.
drill-mild = Auch nach Ungenauigkeiten fragen
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
    [recapture] Hier lässt sich zurückschlagen.
    [win] Hier lässt sich Material gewinnen.
    [threat] Achte darauf, was der Gegner droht.
    [allows-mate] Der Partiezug ließ ein Matt zu: Achte darauf, was der Gegner droht.
    [hangs] Eine eigene Figur hängt.
    [left] Der Partiezug ließ eine Figur hängen.
   *[loses] Der Partiezug verlor Material: Achte darauf, was der Gegner kann.
}
drill-better = { SAN($move) } ist besser als { SAN($played) }, vergibt aber noch immer { $loss } der Aussichten.
drill-checking = { SAN($move) } wird geprüft …
drill-point = { SAN($move) } ist auch richtig.
drill-best = { SAN($move) } ist der beste Zug.
drill-good = { SAN($move) } ist gut: { $loss } der Aussichten hinter dem besten Zug, { SAN($best) }.
drill-wrong = { SAN($move) } ist es nicht: Das vergibt { $loss } der Aussichten.
drill-wrong-played = { SAN($move) } ist der Partiezug: Er vergab { $loss } der Aussichten.
drill-unknown = { SAN($move) } steht nicht in den Varianten der Analyse, und hier lässt sich keine Engine laden, die nachsieht. Das zählt nicht als Versuch.
drill-unknown-engine = { SAN($move) } steht nicht in den Varianten der Analyse, und die Engine im Browser gab keine Antwort. Das zählt nicht als Versuch.
drill-shown = Der beste Zug ist { SAN($move) }.
drill-by-review = Das sagt die Engine der Analyse ({ $engine }).
drill-by-browser = Das sagt { $engine } in deinem Browser (Tiefe { $depth }).
drill-line-best = Bestes Spiel
drill-line-good = So geht es weiter
drill-line-refutes = Die Antwort darauf
drill-line-refutes-played = Die Antwort auf den Partiezug { SAN($move) }
drill-act-hint = Tipp
drill-act-show = Lösung
drill-act-skip = Überspringen
drill-act-next = Weiter
drill-act-finish = Zum Schluss
drill-act-retry = Noch einmal
drill-act-why = Warum nicht?
drill-act-why-played = Warum nicht { SAN($move) }?
drill-act-open = Die offenen
drill-act-again = Von vorn
drill-act-leave = Zurück zur Partie
drill-none = { $side ->
    [white] Weiß
   *[black] Schwarz
  } hat hier weder Ungenauigkeit noch Fehler noch Patzer begangen. Gut gespielt: Es gibt nichts zu lernen.
drill-none-yet = Bisher ist kein Fehler von { $side ->
    [white] Weiß
   *[black] Schwarz
  } gefunden. Die Engine rechnet noch; was sie findet, kommt hierher.
drill-done = { $count ->
    [one] Das war die einzige Stellung.
   *[other] Das waren alle { $count } Stellungen.
  }
drill-pause = { $count ->
    [one] Die einzige Stellung ist noch offen.
   *[other] Alle { $count } Stellungen sind durch; einige sind noch offen.
  }
drill-grows = Die Analyse läuft noch: Es können weitere dazukommen.
drill-sum-first = im ersten Anlauf gelöst
drill-sum-later = nach anderen Versuchen gelöst
drill-sum-hinted = mit Tipp gelöst
drill-sum-shown = gezeigt
drill-sum-open = übersprungen
drill-by-hand = Zieh eine Figur, tippe zwei Felder an, oder drücke { $key } und schreibe den Zug.
drill-order = Zuerst kommt, was viel gekostet hat und andere mit dieser Wertung vermeiden.
drill-failed = Die Übung ließ sich nicht laden. Ist die Verbindung weg?

### Erkunden

explore-engine = Engine im Browser ({ KEY("e") })
explore-remove = Variante { SAN($move) } entfernen
explore-own = Deine Variante
explore-offline = Keine Verbindung: Die Engine kommt vom Server, wenn sie zum ersten Mal angeht.
explore-failed = Die Engine konnte in diesem Browser nicht gestartet werden.
explore-title = Engine im Browser
explore-loading = Die Engine wird geholt (1,8 MB) …
explore-facts = Tiefe { $depth } · { $speed } Knoten/s
explore-lines = { $count ->
    [one] { $count } Variante
   *[other] { $count } Varianten
}
explore-how-many = Varianten
explore-threat = Drohung
explore-threat-hint = Was die andere Seite spielen würde ({ KEY("x") })
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
explore-no-threat = Im Schach kann niemand aussetzen, daher gibt es keine Drohung zu zeigen.
explore-weighing = { SAN($move) } wird abgewogen …
explore-close = Engine ausschalten ({ KEY("e") })
explore-mate = Schachmatt: Hier ist die Partie zu Ende.
explore-stalemate = Patt: Hier ist die Partie zu Ende.
explore-material = Keine Seite kann mattsetzen: Hier ist die Partie zu Ende.
position-title = Eine Stellung
position-page-title = Eine Stellung · Kibitz
position-page-description = Eine Stellung zum Ausprobieren, mit einer Engine im Browser.
position-how = Die Figuren ziehen: Was ausprobiert wurde, steht darunter, und der Link führt hierher.
position-moves = Ausprobiert
position-bad = Diese Stellung lässt sich nicht aufbauen.
position-bad-why = Die FEN in dieser Adresse ist nicht lesbar, oder von ihr aus kann niemand weiterspielen.
keys-type = Einen Zug schreiben
keys-engine = Die Engine im Browser; was droht
keys-leave = Zurück zur Partie

### Was Menschen ziehen

people-title = Was Menschen hier ziehen
people-of-move = Was Menschen ziehen
people-rated = Wertung
people-rated-about = etwa { $rating }
people-rated-given = { $rating } ({ $side })
people-rated-as = { $whose }, wie { $known }
people-rated-choose = Ich spiele mit etwa …
people-say = Mit der eigenen Wertung steht hier, was andere mit ihr ziehen.
people-share-at = { $share } mit { $rating }
people-column-move = Zug
people-column-share = ziehen ihn
people-column-cost = kostet
people-good = nichts
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
}: { people-odds } ziehen so.
people-says-hard = Ein guter Zug ist hier schwer zu finden: { people-odds } gelingt es.
people-says-astray = Hier geht leicht etwas schief: { people-odds } spielen das oder etwas ebenso Schlechtes.
people-says-easy = { people-odds } finden hier einen guten Zug.
people-says-recapture = { people-odds } hätten hier zurückgenommen.
people-says-trap = Eine Falle: { SAN($move) }? ziehen { people-level } die meisten.
people-says-rare = Schwer zu finden: { people-odds } gelingt es.
people-says-found = { people-odds } finden den Zug.

### Games from other sites

import-site = Der Name ist von
import-player = Name von einem der beiden Spieler
import-note = Kibitz fragt die andere Seite danach, sobald der Knopf gedrückt ist.
import-note-player = chess.com gibt keine einzelne Partie nach ihrem Link heraus. Kibitz sucht sie unter den Partien dieses Spielers aus den letzten zwölf Monaten.
import-count = Wie viele
import-color = Farbe
import-both = beide
import-pace = Tempo
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
} gewählt
import-all = Alle wählen
import-none = Keine wählen
import-me = Das bin ich ({ $name }): das Brett zu mir drehen
import-variants = { $count ->
    [one] Eine Partie fehlt hier, weil Kibitz diese Art Schach nicht spielt: { $variants }.
   *[other] { $count } Partien fehlen hier, weil Kibitz diese Arten Schach nicht spielt: { $variants }.
}
import-empty = { $count ->
    [one] Eine Partie ohne Züge fehlt hier.
   *[other] { $count } Partien ohne Züge fehlen hier.
}
import-more = Es gibt weitere Partien.

### Games from other sites (server)

import-not-understood = „{ $text }“ ist kein Link zu Partien und kein Name, den Kibitz nachschlagen kann. Es nimmt Links zu Partien, Studien, Übertragungen und Spielern auf lichess, zu Partien und Spielern auf chess.com und einen Namen mit seiner Seite: @name lichess.
import-other-site = Kibitz holt Partien von lichess.org und chess.com, nicht von { $host }. Dort die PGN kopieren und hier einfügen.
import-unknown-page = Hinter { $page } auf { $site } findet Kibitz keine Partien. Es kennt Links zu einer Partie, einer Studie, einer Übertragungsrunde oder einem Spieler.
import-which-site = Ist { $name } ein Name auf lichess oder auf chess.com? Bitte dahinter schreiben: @{ $name } lichess.
import-no-name = „{ $name }“ kann auf lichess oder chess.com niemand heißen.
import-whose-game = chess.com gibt keine einzelne Partie nach ihrem Link heraus. Mit dem Namen von einem der beiden Spieler sucht Kibitz die Partie unter dessen Partien.
import-off = Dieses Kibitz holt keine Partien von anderen Seiten. Dort die PGN kopieren und hier einfügen.
import-no-games = { $site } hat keine passenden Partien von { $name }.
import-not-in-months = Unter den Partien von { $name } in den letzten { $count } Monaten mit Partien ist diese nicht. Stimmt der Name?
import-no-moves = Es gibt noch keine Züge.
import-variants-alone = Das ist alles Schach, das Kibitz nicht spielt: { $variants }. Es analysiert gewöhnliches Schach, Chess960 und Partien aus einer Stellung.
app-description = Analysen von Schachpartien: eine Partie einfügen oder aus einer anderen App teilen und sehen, warum ein Zug gut ist oder schlecht.
import-title-player = { $name } auf { $site }

### Eine laufende Runde

follow-instead = Stattdessen diese Runde live verfolgen
follow-note = Kibitz sieht alle paar Sekunden nach der Runde. Die Partien wachsen, wie sie gespielt werden, und ihre Analysen gehen mit jedem Zug weiter.
follow-submit = Diese Runde live verfolgen
follow-busy = Die Runde wird gelesen…
follow-live = Live
follow-waiting = Wartet auf Züge
follow-looked = zuletzt nachgesehen { $time }
follow-no-news = Nichts Neues seit { $time }
follow-ended = Verfolgt bis { $time }
follow-now = Jetzt nachsehen
follow-now-asked = Die Runde wird jetzt angesehen.
follow-stop = Nicht weiter verfolgen
follow-stop-sure = Diese Runde nicht weiter verfolgen?
follow-player = Einem Spieler folgen
follow-player-why = Neue Partien dieses Spielers kommen von selbst dazu und werden wie die anderen hier analysiert. Kibitz sieht alle Viertelstunde nach, solange es welche gibt, sonst alle paar Stunden. Es beginnt mit den letzten sechs Stunden und endet, wenn dreißig Tage lang niemand diese Seite geöffnet hat.
follow-player-name = Name
follow-player-site = Website
follow-player-yes = Folgen
follow-player-begun = Neue Partien von { $player } kommen ab jetzt von selbst dazu.
follow-player-on = Neue Partien von { $player } kommen von selbst dazu
follow-player-ended = Neue Partien von { $player } kamen bis { $time } dazu
follow-player-asked = Nach neuen Partien von { $player } wird jetzt gesehen.
follow-player-stop-sure = { $player } nicht mehr folgen?
follow-player-stop-why = Was da ist, bleibt und wird zu Ende analysiert. Neue Partien kommen nicht mehr.
follow-next = das nächste Mal { $time }
follow-stop-why = Was da ist, bleibt und wird zu Ende analysiert. Weitere Züge kommen nicht mehr, und von hier lässt sich die Runde nicht wieder verfolgen.
import-nothing-there = Bei { $url } ist keine Partie, oder sie ist nicht öffentlich.
import-no-user = Auf { $site } gibt es niemanden namens { $name }.
import-private = { $site } zeigt das nur dem Besitzer: Es ist privat. Er kann es öffentlich machen oder die PGN kopieren.
import-status = { $site } kann gerade nicht antworten ({ $status }). Bitte gleich noch einmal versuchen.
import-unusable = Was { $site } antwortet, sind keine lesbaren Partien. Bitte später noch einmal versuchen.
import-rest = { $site } hat um eine Pause gebeten. Bitte in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal versuchen.
import-slow = { $site } braucht zu lange für eine Antwort. Bitte gleich noch einmal versuchen.
import-no-answer = { $site } ist gerade nicht zu erreichen. Bitte gleich noch einmal versuchen.
import-redirect = { $site } verweist auf eine andere Adresse; dorthin folgt Kibitz nicht.
import-too-large = Die Antwort von { $site } ist größer als { $limit } MiB. Bitte weniger Partien holen.
import-host-not-allowed = Von { $host } holt dieses Kibitz nichts.
reading-slow = Diesen Text zu lesen dauert zu lange. Bitte weniger Partien schicken oder Kommentare und Varianten weglassen.
reading-busy = Gerade werden viele Partien gelesen. Bitte gleich noch einmal versuchen.
reading-failed-now = Die Partie ließ sich gerade nicht lesen. Bitte noch einmal versuchen.
error-internal = In Kibitz ist etwas schiefgegangen. Es wurde vermerkt; bitte noch einmal versuchen.
import-crowded = Gerade lassen andere Partien von { $site } holen, und dort ist nur eine Frage auf einmal erlaubt. Bitte gleich noch einmal versuchen.
follow-no-pgn = Unter dieser Adresse steht keine PGN.
follow-off = Dieses Kibitz verfolgt keine Runden und keine Spieler.
follow-or-pgn = Eine Sammlung hat eigene Partien (pgn) oder verfolgt eine Runde (follow), nicht beides.
follow-names = Die Namen einer laufenden Runde lassen sich nicht verbergen: Sie kommen mit jedem Text neu.
follow-too-many = Du verfolgst schon { $count } Runden. Beende eine davon, oder warte, bis sie vorbei ist.
follow-full = Hier werden schon { $count } Runden verfolgt, mehr haben keinen Platz. Bitte versuche es später noch einmal.
follow-not = Diese Sammlung verfolgt gerade nichts.
follow-already = Diese Sammlung verfolgt schon etwas. Bitte das zuerst beenden.
follow-players-full = Hier wird schon { $count } Spielern gefolgt, für mehr ist kein Platz. Bitte später noch einmal versuchen.
follow-unopened = Dreißig Tage lang hat niemand diese Sammlung geöffnet.
follow-room = Die Sammlung hat { $limit } Partien, mehr nimmt sie nicht auf. Eine neue kann hier anschließen.
follow-enough-today = Mehr als { $count } neue Partien am Tag werden hier nicht analysiert. Die übrigen kommen später.

### Privatsphäre

privacy-title = Privatsphäre
privacy-names = Namen der Spieler verbergen
privacy-expires = Automatisch löschen
privacy-never = Nie
privacy-days = { $days ->
    [one] Nach einem Tag
   *[other] Nach { $days } Tagen
  }
privacy-note = Namen, Wertungszahlen, Titel und Vereine werden entfernt, bevor irgendetwas gespeichert wird. Löschen geht jederzeit mit „Löschen“ auf der Seite der Partie.
privacy-until = Wird am { $date } gelöscht

### Engine im Browser

engine-not-loaded = Die Engine konnte nicht geladen werden: Sie kommt vom Server, und der gab keine.
engine-no-webassembly = Die Engine braucht WebAssembly, das dieser Browser nicht kann.
engine-died = Die Engine im Browser ist abgestürzt. Starte sie neu, um weiterzumachen.
engine-silent = Die Engine im Browser antwortet nicht. Starte sie neu, um weiterzumachen.

### Tiefer

deeper-button = Tiefer
deeper-title = Tiefer rechnen
deeper-what = Diese Analyse hat { $nodes } Knoten je Stellung. Mit mehr sieht sich die Engine jede Stellung noch einmal an. Was da ist, bleibt, bis die tiefere Antwort kommt.
deeper-times = { $factor }×
deeper-about = etwa { $time }
deeper-changed = Was der tiefere Durchgang geändert hat
deeper-changed-so-far = Was der tiefere Durchgang bisher geändert hat
deeper-from-to = { $from } → { $to } Knoten je Stellung
deeper-none = Kein Zug hat seine Klasse geändert.
deeper-none-yet = Noch hat kein Zug seine Klasse geändert.
deeper-count = { $count ->
    [one] Ein Zug hat seine Klasse geändert
   *[other] { $count } Züge haben ihre Klasse geändert
  }
deeper-now = jetzt
deeper-marks = Die alten Klassen in der Zugliste zeigen
deeper-was = Vor dem tieferen Durchgang: { $class }
dialog-cancel = Abbrechen
status-judged-deeper = { $moves ->
    [one] Tiefer: { $judged } von { $moves } Zug neu bewertet
   *[other] Tiefer: { $judged } von { $moves } Zügen neu bewertet
  }
status-stands = vollständig mit { $nodes } Knoten je Stellung
move-provisional-deeper = Bis hierher ist der tiefere Durchgang noch nicht gekommen.

### Share menu

share-menu = Teilen
share-copy = Kopieren
share-files = Dateien und Bilder
share-html = Analyse als eine Datei (HTML)
share-exercises-pgn = Fehler als PGN
share-exercises-anki = Fehler als Anki-Stapel
share-booklet = Fehler als Heft
share-pgn-copy = PGN mit Bewertungen und Kommentaren
share-pgn-copied = PGN kopiert.
share-pgn-failed = Die PGN konnte nicht geholt werden. Ist die Verbindung weg?
share-fen = FEN dieser Stellung
share-fen-copied = FEN kopiert.
share-png = Bild dieser Stellung (PNG)
share-svg = Bild dieser Stellung (SVG)
share-card = Karte dieses Zuges (PNG)
share-gif = Animation der Partie (GIF)
share-viewer = PGN-Viewer für die eigene Website (JS)

### Settings

top-settings = Einstellungen
settings-title = Einstellungen
settings-board = Brett
settings-board-aubergine = Aubergine
settings-board-walnut = Nussbaum
settings-board-slate = Schiefer
settings-board-paper = Papier
settings-pieces = Figuren
settings-pieces-cburnett = von Colin Burnett
settings-pieces-merida = Merida
settings-pieces-solid = Flächig
settings-pieces-noto = Noto
settings-notation = Schreibweise der Züge
settings-notation-language = Deutsch (Sf3)
settings-notation-english = Englisch (Nf3)
settings-notation-figurines = Figurinen (♘f3)
settings-size = Größe des Bretts
settings-coordinates = Koordinaten
settings-animation = Züge gleiten
settings-sounds = Töne
settings-keys = Einzelne Tasten (n, p, f …)
settings-kept = Nur in diesem Browser gespeichert.
keys-zoom = Brett größer, kleiner

### Clocks, opening and endgame

clocks-label = Bedenkzeit nach Zügen
clocks-spent = { SAN($move) }: { $time }
clocks-longest = längstes Nachdenken { $time }
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
place-label = Wo die Partie steht
place-left = aus dem Buch mit { SAN($move) }
place-book = im Buch
place-left-here = Mit diesem Zug verlässt die Partie das Buch
place-change = Ab { $move }: { $type }

### Sammlungen

collection-fetching = Die Partien werden geholt …
collection-games = Partien
collection-players = Spieler
collection-season = Die Saison von { $player }
collection-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
collection-reviewed = { $reviewed } von { $reviews } analysiert
collection-running = { $count } in Arbeit
collection-waiting = { $count ->
    [one] { $count } wartet
   *[other] { $count } warten
}
collection-faulty = { $count } ohne Analyse
collection-round = Runde
collection-board = Brett
collection-number = Nr.
collection-chapter = Kapitel
collection-order = Reihenfolge der Datei
collection-result = Ergebnis
collection-accuracy = Genauigkeit
collection-accuracy-white = Genauigkeit Weiß
collection-accuracy-black = Genauigkeit Schwarz
collection-blunders = Patzer
collection-blunders-of = Patzer: Weiß { $white }, Schwarz { $black }
collection-state = Stand
collection-state-done = Analysiert
collection-state-running = { $judged } von { $moves }
collection-state-waiting = Wartet
collection-state-stopped = Angehalten
collection-state-failed = Fehlgeschlagen
collection-state-refused = Nicht analysierbar
collection-state-bye = Spielfrei
collection-state-forfeit = Kampflos
collection-state-open = Nicht begonnen
collection-not-yet = Noch nicht bekannt
collection-sort = Sortieren nach
collection-turn = Reihenfolge umkehren
collection-open = { $white } – { $black }, { $result }: Analyse öffnen
collection-find = Spieler oder Eröffnung
collection-any-result = Jedes Ergebnis
collection-any-round = Alle Runden
collection-round-of = Runde { $round }
collection-board-of = Brett { $board }
collection-game-of = Partie { $number }
collection-found = { $found } von { $games } Partien
collection-nothing = Keine Partie passt dazu.
collection-rank = #
collection-player = Spieler
collection-points = Punkte
collection-faults = Fehler je Partie
collection-accuracy-of = Mittel aus { $judged } von { $games } Partien
collection-faults-of = Patzer, Fehler und Ungenauigkeiten je Partie; zusammen { $blunders } Patzer, { $mistakes } Fehler, { $inaccuracies } Ungenauigkeiten
collection-bye = frei
collection-chip = { $points } gegen { $opponent }, mit { $side ->
    [white] Weiß
   *[black] Schwarz
}
collection-all-players = Alle { $count } Spieler zeigen
collection-html = HTML aller Partien
collection-pgn = PGN aller Partien
collection-embed-title = Analysierte Schachpartien
collection-edit = Bearbeiten
collection-delete = Diese Sammlung löschen?
collection-delete-why = „{ $title }“ verschwindet mit allen Analysen; alle Links darauf und alle Einbettungen enden sofort. Das lässt sich nicht rückgängig machen.
collection-delete-yes = Alles löschen
collection-deleted = Die Sammlung ist gelöscht.
collection-stop = Alle anhalten
collection-stopped-count = { $count } angehalten
collection-stopped = Angehalten. Was analysiert ist, bleibt.
collection-gone = Hier ist keine Sammlung.
collection-gone-why = Sie wurde gelöscht, ist abgelaufen, oder dem Link fehlt ein Buchstabe.
collection-neighbours = Partien der Sammlung
collection-place = Partie { $number } von { $games }
collection-previous = Vorige Partie ({ KEY("[") })
collection-next = Nächste Partie ({ KEY("]") })
keys-games = Vorige, nächste Partie einer Sammlung
collection-holds = Diese Datei enthält { $count } Partien.
collection-all = Alle als Sammlung analysieren
collection-all-why = Ein Link, eine Tabelle, die sich füllt. Die Partien wechseln sich mit denen der anderen ab.
collection-one = Nur eine davon
collection-which = Welche Partie
collection-submit = { $count } Partien analysieren
collection-busy = { $count } Partien werden gelesen …
collection-too-many = Kibitz nimmt bis zu { $limit } Partien auf einmal; diese Datei enthält { $count }. Wähle eine aus, oder teile die Datei.
collection-unknown-player = ?
embed-season-open = Die Saison in Kibitz öffnen
embed-collection-open = Die Sammlung in Kibitz öffnen
embed-collection-back = Alle Partien

### Exact endgames

exact-from-here = ab hier exakt
exact-from-start = von Anfang an exakt
exact-from-move = exakt ab { SAN($move) }
exact-mark = exakt
exact-report = Wo das Ergebnis feststeht
exact-report-from = Ab { SAN($move) } zählt bei jedem Zug das exakte Ergebnis.
exact-report-start = Bei jedem Zug zählt das exakte Ergebnis.
exact-report-wins = Gewinn festgehalten
exact-report-draws = Remis gehalten
exact-report-lost = Halbe Punkte verschenkt
exact-report-of = { $kept } von { $all }
exact-report-none = –
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
} ebenso fest wie { SAN($best) }.
drill-exact-wrong = { SAN($move) } ist es nicht: Das gibt { $result ->
    [win] den Gewinn
   *[draw] das Remis
} aus der Hand.
drill-by-table = Das sagt die Tabelle { $engine }, exakt.
endgame-unsure = Nicht bewiesen
endgame-gone = Vergibt den Gewinn
endgame-title = Exakt
endgame-ordered = Die Tabelle { $table } kennt diese Stellung und steht auf der Liste: Sie wird noch gebaut.
endgame-by-kibitz = { $table }, Kibitz’ eigene Tabelle
endgame-by-other = { $table }, { $source }
endgame-pawns-proven = bewiesen
endgame-pawns-unchecked = Durch Suche bewiesen. Ob auch ein Königszug gewänne, ist hier keine Engine gefragt worden.
endgame-pawns-values = Die Mathematik
endgame-pawns-values-how = Die Werte zählen die Reservezüge von Weiß. Die Temperatur sagt, was der nächste Zug dort wert ist; jedes Bild zeigt, was die Gruppe für beide Seiten wert ist, während Züge anderswo immer mehr wert sind, Weiß links.
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
rounds-upset-of = { $difference } Punkte weniger Wertungszahl
rounds-accurate = Am genauesten
rounds-accurate-of = { $player } · { $accuracy } in { $moves } Zügen
tie-buchholz = Buchholz
tie-name-buchholz = Buchholz
tie-why-buchholz = Die Summe der Punkte aller Gegner. Eine nicht gespielte Runde zählt mit den eigenen Punkten.
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
tie-why-direct = Direkter Vergleich: Punkte gegen die Punktgleichen, wenn alle gegeneinander gespielt haben; sonst, wer vorn liegt, wie auch immer die fehlenden Partien ausgingen.
tie-wins = Siege
tie-name-wins = Siege am Brett
tie-why-wins = Am Brett gewonnene Partien, ohne spielfreie Runden und kampflose Siege.
tie-progressive = Fortschr.
tie-name-progressive = Fortschrittswertung
tie-why-progressive = Die Punkte nach jeder Runde, zusammengezählt.
tie-performance = Leistung
tie-name-performance = Turnierleistung
tie-why-performance = Turnierleistung: die mittlere Wertungszahl der Gegner und was die Tabelle der FIDE für das Ergebnis hinzugibt oder abzieht.
unofficial-mark = Inoffiziell
unofficial-why = { $gaps } Punkte, Plätze und Feinwertungen können deshalb falsch sein.
unofficial-rounds = { $count ->
    [one] Eine Partie nennt keine Runde, deshalb sind spielfreie Runden, kampflose Ergebnisse und Rücktritte nicht bekannt.
   *[other] { $count } Partien nennen keine Runde, deshalb sind spielfreie Runden, kampflose Ergebnisse und Rücktritte nicht bekannt.
}
unofficial-absent = { $count ->
    [one] Ein Spieler hat in mancher Runde keine Partie, und nirgends steht, ob er spielfrei war, kampflos blieb oder fehlte.
   *[other] { $count } Spieler haben in mancher Runde keine Partie, und nirgends steht, ob sie spielfrei waren, kampflos blieben oder fehlten.
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
rounds-trf = TRF
report-trf = Ergänzt durch eine TRF-Datei mit { $players } Spielern.
report-list = Ergänzt durch eine Liste von { $players } Spielern.
report-strangers = Dort fehlen: { $names }.
report-differs = { $count ->
    [one] Zu Partie { $games } steht dort ein anderes Ergebnis; es zählt.
   *[other] Zu den Partien { $games } stehen dort andere Ergebnisse; sie zählen.
}
rounds-teams = Mannschaften
rounds-team = { $team }: Mannschaftspunkte { $match }, Brettpunkte { $board }
rounds-duplicate = Partie { $number } ist noch einmal Partie { $other } und zählt nicht.
rounds-unplayed = { $count ->
    [one] 1 Freilos oder kampfloser Punkt zählt in der Wertung, ist aber keine Partie.
   *[other] { $count } Freilose und kampflose Punkte zählen in der Wertung, sind aber keine Partien.
}
rounds-stop-sure = Alle Analysen anhalten?
rounds-stop-why = Was fertig ist, bleibt. Der Rest wartet, bis du ihn fortsetzt.
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
edit-title-save = Speichern
edit-title-saved = Der Titel ist geändert.
edit-done = Fertig
edit-add = Partien hinzufügen
edit-add-why = Sie kommen hinter die vorhandenen Partien und werden analysiert wie diese.
edit-add-yes = { $count ->
    [0] Hinzufügen
    [one] Eine Partie hinzufügen
   *[other] { $count } Partien hinzufügen
}
edit-added = { $count ->
    [0] Es ließ sich nichts lesen.
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
edit-pgn = Partien als PGN
edit-pgn-one = Die Partie als PGN
edit-busy = Wird gelesen …
edit-game = Partie { $number }: { $white } – { $black }
edit-table = Feinwertungen
edit-table-title = Wie die Tabelle gerechnet wird
edit-table-why = Bei gleichen Punkten entscheiden diese Wertungen, eine nach der anderen.
edit-table-tie = Feinwertung { $place }
edit-table-none = keine
edit-table-scoring = Sieg, Remis, Niederlage
edit-table-usual = Wie üblich
edit-table-yes = Speichern
edit-table-done = So wird die Tabelle jetzt gerechnet.
edit-report = Spieler und spielfrei
edit-report-title = Die Partien ergänzen
edit-report-why = Eine TRF-Datei ergänzt Namen, FIDE-Nummern, Wertungszahlen, Runden, spielfreie und kampflose Paarungen und die Partien, die hier fehlen; eine Spielerliste als CSV (Name, FideId, Elo, Titel, Verein, Spielfrei) das, was in ihr steht. Partien und Analysen bleiben.
edit-report-text = TRF-Datei oder Spielerliste als CSV
edit-report-yes = Ergänzen
edit-report-away = Wieder weglassen
edit-report-done = Die Partien sind ergänzt.
edit-report-gone = Es gilt wieder, was in den Partien steht.
edit-correct = Partie { $number } berichtigen, { $white } – { $black }
edit-correct-title = Diese Partie berichtigen
edit-correct-why = { $game }. Ihre Züge und ihre Analyse bleiben.
edit-correct-white = Weiß
edit-correct-black = Schwarz
edit-correct-result = Ergebnis
edit-correct-round = Runde
edit-correct-yes = Berichtigen
edit-corrected = Die Partie ist berichtigt.
edit-replace = Partie { $number } ersetzen, { $white } – { $black }
edit-replace-title = Diese Partie ersetzen
edit-replace-why = { $game }. Die neue Partie nimmt ihren Platz in der Tabelle ein; ihre Analyse verschwindet, und jeder Link darauf führt ins Leere.
edit-replace-yes = Ersetzen
edit-replaced = Die Partie ist ersetzt.
edit-remove = Partie { $number } entfernen, { $white } – { $black }
edit-remove-title = Diese Partie entfernen?
edit-remove-why = { $game }. Sie verschwindet mit ihrer Analyse, und jeder Link darauf führt ins Leere. Das lässt sich nicht rückgängig machen.
edit-remove-yes = Entfernen
edit-removed = { $count ->
    [one] Die Partie ist entfernt.
   *[other] { $count } Partien sind entfernt.
}
edit-twice = { $count ->
    [one] Ein Duplikat entfernen
   *[other] { $count } Duplikate entfernen
}
edit-twice-title = { $count ->
    [one] Dieses Duplikat entfernen?
   *[other] Diese { $count } Duplikate entfernen?
}
edit-twice-why = { $games }. Was verschwindet, hat dieselben Spieler, dieselbe Runde und dieselben Züge wie eine Partie, die bleibt. Das lässt sich nicht rückgängig machen.
edit-twice-game = { $game } (noch einmal Partie { $other })
edit-twice-more = { $count } weitere

### Eigene Analysen

mine-page-title = Eigene Analysen · Kibitz
mine-where = Diese Liste liegt allein in diesem Browser, mit den Schlüsseln, mit denen sich eigene Analysen löschen lassen; gesendet wird nichts davon, außer verschlüsselt aufs Handy, wenn das gewünscht ist. Gehen die Daten des Browsers verloren, sind beide weg: Die Analysen bleiben, und niemand kann sie mehr löschen. Eine Datei bewahrt alles auf, mit Repertoire, Training und Einstellungen, und bringt es in einen anderen Browser. Auch die zuletzt geöffneten Analysen liegen hier und sind ohne Verbindung zu lesen.
mine-export = Als Datei sichern
mine-import = Datei übernehmen
mine-move = Aufs Handy
mine-move-title = Aufs Handy oder in einen anderen Browser
mine-move-waiting = Wird verschlüsselt …
mine-move-how = Die Kamera des Handys auf den Code richten oder den Link dort öffnen. Er gilt einmal, bis { $time }; was auf dem Handy schon da ist, bleibt.
mine-move-code = QR-Code des Links
mine-move-link = Link
mine-move-by-hand = Kopieren ging nicht: Der Link steht im Feld.
mine-move-why = Die Liste mit ihren Schlüsseln, das Repertoire und das Training wurden in diesem Browser verschlüsselt. Kibitz bewahrt sie zehn Minuten auf und kann sie nicht lesen: Der Schlüssel steht nur im Link. Wer den Link hat, hat die Schlüssel der eigenen Analysen, also sollte ihn niemand sonst bekommen.
mine-move-insecure = Verschlüsseln geht nur unter einer Adresse mit https, und dieses Kibitz wurde ohne geöffnet. Eine Datei leistet dasselbe.
mine-move-large = Das ist zu viel für einen Link. In eine Datei passt alles.
mine-move-take = Übernehmen, was hierher übertragen wurde?
mine-move-take-why = { $count ->
    [one] Die Analyse in dieser Liste bleibt, und was der andere Browser hat, kommt hinzu.
   *[other] Die { $count } Analysen in dieser Liste bleiben, und was der andere Browser hat, kommt hinzu.
}
mine-move-take-yes = Übernehmen
mine-move-broken = Der Schlüssel in diesem Link passt nicht, vielleicht ging ein Teil des Links verloren. Er ist verbraucht: Im anderen Browser, wo alles noch ist, lässt sich ein neuer machen.
mine-move-offline = Kibitz ist nicht zu erreichen. Der Link gilt weiter, bis seine Zeit um ist: einfach noch einmal öffnen.
mine-find = Spieler oder Name
mine-any-opening = Jede Eröffnung
mine-found = { $found } von { $all }
mine-empty = Noch nichts. Was analysiert oder geöffnet wird, steht hier.
mine-collection = Sammlung
mine-gone = Gelöscht oder abgelaufen
mine-running = In Arbeit
mine-choose = { $title } auswählen
mine-rename = { $title } umbenennen
mine-remove = { $title } entfernen
mine-collect = Sammlung aus { $count } Partien
mine-name = Anderer Name
mine-name-why = Nur hier: Er steht in dieser Liste und sonst nirgends. Bleibt er leer, stehen wieder die Namen der Spieler da.
mine-name-yes = Behalten
mine-renamed = Umbenannt.
mine-forget = Aus der Liste nehmen?
mine-forget-why = „{ $title }“ bleibt, wo es ist, mit seinem Link. Dieser Browser hat keinen Schlüssel, es zu löschen, oder es ist schon weg.
mine-forget-yes = Herausnehmen
mine-removed = „{ $title }“ steht nicht mehr in der Liste.
mine-taken = Übernommen: { $what }.
mine-taken-reviews = { $count ->
    [one] 1 Analyse
   *[other] { $count } Analysen
}
mine-taken-positions = { $count ->
    [one] 1 neue Stellung des Repertoires
   *[other] { $count } neue Stellungen des Repertoires
}
mine-taken-cards = { $count ->
    [one] 1 Trainingskarte
   *[other] { $count } Trainingskarten
}
mine-taken-nothing = Es war nichts darin, was hier nicht schon ist.
mine-not-all = Der Speicher des Browsers ist voll oder zu, deshalb wurde nicht alles übernommen. Wo es herkam, ist es noch: hier Platz schaffen und noch einmal übernehmen.
mine-not-learnt = Kibitz ist nicht zu erreichen: Die Liste wurde übernommen, Repertoire und Training nicht. Wo sie herkamen, sind sie noch, und später lassen sie sich übernehmen.
mine-strange = Das ist keine Liste von Analysen aus Kibitz, oder sie ist größer als 8 MB.
mine-full = Der Speicher des Browsers ist voll: Die Liste der eigenen Analysen behält das nicht. Es hilft, etwas zu löschen oder die Liste zuerst als Datei zu sichern.
mine-not-forgotten = Der Browser lässt seinen Speicher nicht ändern: Die Zeile kann beim nächsten Mal wieder da sein.
mine-none-kept = Dieser Browser behält nichts für Seiten, wie in einem privaten Fenster: Die Liste ist leer, und die Schlüssel eigener Analysen gehen beim Schließen verloren.
mine-offline = Kibitz ist nicht zu erreichen: Die Liste zeigt, was sie zuletzt wusste.
mine-token-lost = Der Speicher dieses Browsers ist voll oder zu: Der Schlüssel zu dieser Analyse geht beim Schließen verloren.

### The tree of openings

openings-page-title = Eröffnungen · { $of }
openings-all = Eröffnungen
openings-of = Die Eröffnungen von { $player }
openings-season = Saison
openings-reviewed = { $count ->
    [one] 1 analysierte Partie
   *[other] { $count } analysierte Partien
}
openings-left-out = { $count } mit anderer Anfangsstellung ausgelassen
openings-side = Farbe
openings-whose = Wessen Eröffnungen
openings-everybody = Alle Spieler
openings-moves = Züge von hier aus
openings-column-move = Zug
openings-column-games = Partien
openings-column-results = Ergebnisse
openings-column-points = Chancen
openings-column-faults = Fehler
openings-results = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: Weiß gewann { $white }, remis { $draws }, Schwarz gewann { $black }.
openings-chances = Chancen von { $side ->
    [white] Weiß
   *[black] Schwarz
}, wo die Eröffnung endet: { $points }.
openings-faults-here = Fehler in der Eröffnung ab hier: Weiß { $white }, Schwarz { $black }.
openings-about = Chancen: die erwarteten Punkte von { $side ->
    [white] Weiß
   *[black] Schwarz
}, wo die Eröffnung dieser Partien endet, im Mittel. Fehler: wie oft der Zug einer war.
openings-about-others = +3: Partien, die durch andere Züge in dieselbe Stellung kamen.
openings-others = Partien, die durch andere Züge hierher kamen: { $count }
openings-not-played = { SAN($move) } kam in keinen zwei dieser Partien vor, der Baum endet hier.
openings-games-here = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
openings-open = Eröffnungen als Baum

### One's own repertoire

repertoire-page-title = Repertoire · Kibitz
repertoire-title = Eigenes Repertoire
repertoire-where = Es bleibt in diesem Browser; gesendet wird nichts davon, außer verschlüsselt aufs Handy („Eigene Analysen“). Eine Analyse sagt dann, wo es verlassen wurde und von wem, eine Saison zählt es, und die Varianten lassen sich trainieren.
repertoire-for-white = Repertoire für Weiß
repertoire-for-black = Repertoire für Schwarz
repertoire-holds = { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}, davon { $moves } zu beantworten.
repertoire-none = Noch nichts.
repertoire-train = Varianten trainieren
repertoire-look = Varianten ansehen
repertoire-from = Wo die Varianten beginnen
repertoire-from-each = Stellung { $number }
repertoire-here-own = Der eigene Zug.
repertoire-here-opponent = { $count ->
    [one] 1 Antwort des Gegners ist vorgesehen.
   *[other] { $count } Antworten des Gegners sind vorgesehen.
}
repertoire-here-ends = Das Repertoire endet hier.
repertoire-not-here = { SAN($move) } steht nicht im Repertoire.
repertoire-behind = { $count ->
    [one] 1 Zug weiter
   *[other] { $count } Züge weiter
}
repertoire-behind-none = das Ende
repertoire-remove = Entfernen
repertoire-remove-sure = Das Repertoire für { $side ->
    [white] Weiß
   *[black] Schwarz
} entfernen?
repertoire-remove-why = Was von seinen Stellungen gelernt wurde, bleibt in diesem Browser, falls sie wiederkommen.
repertoire-remove-yes = Entfernen
repertoire-more = Varianten hinzufügen
repertoire-how = PGN mit Varianten, oder der Link einer Studie auf lichess (der Server holt sie). Varianten kommen zu den vorhandenen hinzu, die Zugfolge spielt keine Rolle. Je Farbe ist Platz für { $positions } Stellungen.
repertoire-text = PGN oder Link einer Studie
repertoire-placeholder = 1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bb5 *
repertoire-file = Datei wählen
repertoire-add = { $side ->
    [white] Für Weiß hinzufügen
   *[black] Für Schwarz hinzufügen
}
repertoire-reading = Wird gelesen …
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
repertoire-full = Es ist voll: Es fasst { $positions } Stellungen, der Rest des Textes wurde ausgelassen.
repertoire-too-large = Dieser Text ist zu groß für ein Repertoire: höchstens 2 MB, und 120 KB Züge ohne die Kommentare. In Teilen geht es.
repertoire-link = Von Links ist hier nur eine Studie auf lichess lesbar. Sonst hilft das PGN selbst.
repertoire-no-room = Der Speicher des Browsers ist voll: Das Repertoire bleibt, wie es war, der Text unten auch. Es hilft, hier oder in „Eigene Analysen“ etwas zu löschen und ihn dann noch einmal hinzuzufügen.
repertoire-not-kept = Dieser Browser behält nichts, also auch kein Repertoire.
repertoire-question = { $side ->
    [white] Weiß am Zug: Was spielt das Repertoire?
   *[black] Schwarz am Zug: Was spielt das Repertoire?
}
repertoire-right = { SAN($move) } steht im Repertoire.
repertoire-right-also = { SAN($move) } steht im Repertoire, ebenso { SAN($own) }.
repertoire-wrong = { SAN($move) } steht nicht im Repertoire. Ein neuer Versuch?
repertoire-shown = Das Repertoire spielt { SAN($own) }.
repertoire-back = Zurück zum Repertoire
repertoire-games = { $side ->
    [white] Mit Weiß
   *[black] Mit Schwarz
}: { $games ->
    [one] 1 Partie.
   *[other] { $games } Partien.
} Selbst verlassen in { $left }, vom Gegner in { $opponent }; in { $ends } endete zuerst das Repertoire.
repertoire-row-left = { SAN($move) } (dort: { SAN($own) })
repertoire-row-opponent = Nicht darin: { SAN($move) }
repertoire-own-left = Hier wurde das eigene Repertoire verlassen: { SAN($move) } (dort: { SAN($own) }).
repertoire-own-opponent = Der Gegner hat das eigene Repertoire verlassen: { SAN($move) } steht nicht darin.
repertoire-own-ends = Das eigene Repertoire endet hier.
repertoire-side-left = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat das Repertoire verlassen: { SAN($move) } (dort: { SAN($own) }).
repertoire-side-opponent = { SAN($move) } steht nicht im Repertoire für { $side ->
    [white] Weiß
   *[black] Schwarz
}.
repertoire-side-ends = Das Repertoire für { $side ->
    [white] Weiß
   *[black] Schwarz
} endet hier.

### A season

season-page-title = Die Saison von { $player } · { $collection }
season-reviewed = { $reviewed } von { $games } Partien analysiert
season-so-far = bisher { $reviewed } von { $games } Partien analysiert
season-actions = Die Saison
season-print = Drucken oder PDF
season-csv = CSV
season-html = HTML-Datei
season-json = JSON
season-train = An diesen Fehlern üben
season-compare = Mit einer anderen Saison vergleichen
season-compare-player = Wer sonst hier spielt
season-compare-link = … oder ein Link zu einer anderen Sammlung oder Saison
season-compare-go = Vergleichen
season-compare-none = Das ist kein Link zu einer Sammlung oder Saison.
season-alone = Nur diese Saison zeigen
season-foot-open = Jede Zahl öffnet ihre Stellungen.
season-foot = Was auf weniger als { $least } Partien beruht, wird nicht gezeigt. Ungenauigkeiten, Fehler und Patzer zählen zusammen als Fehler. Als gewonnen zählt eine Stellung ab 85 % der Punkte (etwa fünf Bauern), als verloren ab 15 % abwärts.
season-n = n { $count }
season-of-games = { $count ->
    [one] aus 1 Partie
   *[other] aus { $count } Partien
}
season-too-few = Weniger als { $least } Partien: Dazu wird nichts gesagt.
season-seldom = { $count ->
    [one] 1 Zeile mit weniger als { $least } Partien
   *[other] { $count } Zeilen mit jeweils weniger als { $least } Partien
}
season-positions = { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}
season-more = Mehr zeigen ({ $count })
season-no-review = Diese Partie ist nicht analysiert.
season-somebody = Unbekannt
season-after = Nach Zug { $number }
season-game = Partie { $number }
season-against = { $side ->
    [white] Weiß
   *[black] Schwarz
} gegen { $opponent }, { $when }
season-clock = noch { $clock } auf der Uhr
season-chart = Punkte und Genauigkeit Monat für Monat; die Zahlen stehen in der Tabelle darunter.

season-tile-score = Punkte
season-why-score = aller Partien mit Ergebnis
season-tile-accuracy = Genauigkeit
season-why-accuracy = im Mittel der analysierten Partien
season-tile-faults = Fehler je Partie
season-why-faults = Ungenauigkeiten, Fehler, Patzer
season-tile-conversion = Gewonnenes gewonnen
season-why-conversion = Partien, die einmal auf Gewinn standen
season-tile-resourcefulness = Verlorenes gerettet
season-why-resourcefulness = verloren gestanden, remis oder gewonnen
season-tile-trouble = Fehler in Zeitnot
season-why-trouble = mit weniger als einem Zehntel der Zeit
season-tile-avoided = Fehler, die andere vermeiden
season-why-avoided = mindestens 7 von 10 mit gleicher Wertung ziehen da gut
season-tile-hard = Schwere Fälle
season-why-hard = höchstens 3 von 10 mit gleicher Wertung ziehen da gut
season-lessons = Was zuerst zu üben ist
season-lesson-cost = { $count }-mal in { $games } Partien; das kostete { $points } Punkte.
season-lesson-avoided = { $avoided ->
    [one] Einen davon vermeiden die meisten mit gleicher Wertung.
   *[other] { $avoided } davon vermeiden die meisten mit gleicher Wertung.
}
season-lesson-board = Aus einer eigenen Partie: vor { SAN($move) }
season-lesson-train = Das üben

season-months = Monat für Monat
season-months-part = Monat
season-phases = Partiephasen
season-phases-part = Phase
season-clocks = Restzeit auf der Uhr
season-clocks-part = Restzeit
season-paces = Zeit für den Zug
season-paces-part = Zeit für den Zug
season-colours = Farbe
season-colours-part = Farbe
season-openings = Eröffnungen
season-openings-part = Eröffnung
season-endgames = Endspiele
season-endgames-part = Art
season-strengths = Stärkere und schwächere Gegner
season-strengths-part = Gegner
season-ratings = Wertungszahl der Gegner
season-ratings-part = Wertung
season-hours = Tageszeit
season-hours-part = Beginn der Partie
season-column-games = Partien
season-column-score = Punkte
season-column-accuracy = Genauigkeit
season-column-faults = Fehler je Partie
season-column-rate = Fehler auf 100 Züge
season-column-book = Theorie bis Zug
season-column-leaves = Chancen danach
season-column-begins = Chancen zu Beginn
season-strengths-stronger = Um 100 oder mehr stärker
season-strengths-equal = Etwa gleich stark
season-strengths-weaker = Um 100 oder mehr schwächer
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

season-kinds = Welche Fehler es waren
season-kinds-why = Ein Fehler kann von mehreren Arten sein: Wer eine Figur durch eine Gabel einstellt, hat beides getan.
season-way-allowed = Zugelassen
season-way-missed = Ausgelassen
season-way-given-up = Preisgegeben
season-way-other = Das Übrige
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
season-kind-misses-punishing = Lässt den Fehler des Gegners unbestraft
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
season-kind-better-guard = Verpasst es, einen Deckenden zu vertreiben
season-kind-better-threat = Verpasst eine Drohung
season-kind-better-other = Verpasst einen stärkeren Zug
season-kind-activity-home = Zieht eine Figur auf ihr Ausgangsfeld zurück
season-kind-activity-develops-them = Hilft dem Gegner bei der Entwicklung
season-kind-activity-trade-helps = Tauscht bei Materialrückstand ab
season-kind-activity-chased = Stellt eine Figur hin, wo sie vertrieben wird
season-kind-activity-back = Stellt eine Figur wieder zurück
season-kind-activity-lets-attack = Lässt eine Figur angreifen
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
season-kind-activity-takes-square = Nimmt dem eigenen Springer das Feld
season-kind-activity-early-queen = Bringt die Dame früh ins Spiel
season-kind-activity-again = Zieht dieselbe Figur noch einmal
season-kind-activity-rim = Stellt den Springer an den Rand
season-kind-activity-undeveloped = Vernachlässigt die Entwicklung
season-kind-activity-lets-outpost = Lässt einen Springer sich festsetzen
season-kind-activity-lets-file = Überlässt dem Gegner die offene Linie
season-kind-activity-lets-seventh = Lässt einen Turm auf die siebte Reihe
season-kind-activity-trades-off = Tauscht zum eigenen Nachteil
season-kind-activity-lets-trade = Lässt den Gegner abtauschen
season-kind-activity-worse-square = Wählt das schlechtere Feld
season-kind-threat-overlooked = Übersieht eine Drohung
season-kind-plan-lets-threaten = Lässt eine Mattdrohung zu
season-kind-result-win-to-draw = Lässt einen bewiesenen Gewinn zum Remis werden
season-kind-result-win-to-loss = Macht aus einem bewiesenen Gewinn eine Niederlage
season-kind-result-draw-to-loss = Macht aus einem bewiesenen Remis eine Niederlage
season-kind-result-win-to-spoilt = Verspielt einen Gewinn durch die 50-Züge-Regel
season-kind-noise = Die Partie war schon entschieden
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

season-deck = Üben an der Saison
season-deck-kind = Welche Fehler
season-deck-all = Alle Fehler ({ $count })
season-deck-of = { $way }: { $kind }
season-deck-some = { $kind } ({ $count })
season-deck-standing = { $due } fällig, { $fresh } neu
season-deck-next = Nichts ist fällig. Die nächste Stellung kommt { $when } wieder.
season-deck-nothing = An Fehlern dieser Art lässt sich nichts üben.
season-deck-ahead = Trotzdem weiter
season-deck-back = Zurück zur Saison
season-deck-again = Diese Stellung kommt { $when } wieder.
season-deck-whose = Aus deiner Partie gegen { $opponent }, { $when }
season-deck-review = Analyse öffnen
season-deck-export = Fortschritt als Datei sichern
season-deck-import = Fortschritt aus einer Datei übernehmen
season-deck-taken = { $count ->
    [one] Der Fortschritt bei 1 Stellung ist übernommen.
   *[other] Der Fortschritt bei { $count } Stellungen ist übernommen.
}
season-deck-strange = Das ist keine Datei mit Übungsfortschritt von Kibitz.
season-deck-kept = Dein Fortschritt bleibt in diesem Browser, nichts davon wird gesendet. Stellungen kommen wieder, kurz bevor du sie vergisst (FSRS).
season-deck-gone = Die Analyse dieser Partie gibt es nicht mehr; ihre Stellung wird ausgelassen.
season-deck-loading = Die Stellung wird geholt…

## Notizen dessen, dem eine Analyse gehört

note-title = Notiz
note-label = Notiz zu dieser Stellung
note-add = Notiz schreiben
note-change = Notiz ändern
note-keep = Variante behalten
note-remove = Entfernen
note-undo = Rückgängig machen
note-saved = Gespeichert.
note-kept = Behalten.
note-removed = Entfernt.
note-undone = Zurückgenommen.
note-eval = Kibitz: { $score }
note-eval-depth = Kibitz: { $score }, Tiefe { $depth }
note-save = Speichern
note-text = Was dazu zu sagen ist
note-sign = Zug
note-position = Stellung
note-no-sign = kein Zeichen
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
note-marks-hint = Mit der rechten Maustaste zeichnen oder schreiben: Ge2e4 Rd5 (G grün, R rot, Y gelb, B blau).
note-marks-wrong = „{ $mark }“ ist kein Pfeil und kein Feld. Ge2e4 ist ein Pfeil, Rd5 ein Feld.
note-meanwhile = Inzwischen hat hier jemand anderes geschrieben: { $words }
note-meanwhile-gone = Inzwischen hat jemand anderes diese Notiz geändert.
note-link = Ein Link für Notizen
note-link-why = Wer diesen Link hat, darf Notizen zu dieser Analyse schreiben, etwa ein Trainer, und sonst nichts. Ein neuer Link beendet den vorigen.
note-link-make = Link machen
note-link-withdraw = Zurückziehen
note-link-made = Gemacht. Hier zum Kopieren:
note-link-copied = Gemacht und kopiert. Er wird nur dieses eine Mal gezeigt.
note-link-withdrawn = Kein Link gilt mehr. Die Notizen bleiben.
share-notes = Notizen

### Das Element auf anderen Seiten (server)
element-title = Analyse einer Schachpartie
element-game = Schachpartie
# text: die Adresse
element-address = Das ist keine Adresse einer Kibitz-Analyse: { $text }
element-server = Das ist keine Adresse eines Kibitz (https://…): { $text }
element-nothing = Hier ist keine Partie: das Element braucht src oder eine PGN.
element-silent = Kibitz unter { $text } antwortet nicht, deshalb ist diese Partie gerade nicht zu sehen.
