language-name = Deutsch

### Top bar

top-language = Sprache
top-new = Neue Analyse
top-skip = Zum Inhalt springen
top-keys = Tasten (?)

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
move-field-hint = Nf3, O-O oder e2e4
move-field-play = Spielen
move-field-not-legal = „{ $move }“ ist hier kein legaler Zug.

### Embed

embed-open = Die ganze Analyse in Kibitz öffnen
embed-bar = Bewertung: { $score }
embed-steps = Schritte
embed-back = Zurück
embed-on = Vor
embed-start = Die Anfangsstellung
embed-graph = Gewinnaussicht nach Zügen
embed-moves = Züge
embed-moments = Schlüsselmomente
embed-report = Bericht
embed-panels = Ansichten
embed-accuracy = Genauigkeit
embed-opening = Eröffnung
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
embed-pgn-bad-fen = Die Stellung im Kopf FEN ist nicht lesbar.
embed-pgn-variant = Kibitz zeigt Schach und Schach960; diese Partie ist { $variant }.
embed-pgn-after = Nach dem Ergebnis steht noch Text, der nicht gezeigt wird.
embed-pgn-cut = Die Partie wird bis dorthin gezeigt.

### Images

image-accuracy = Genauigkeit
image-white = Weiß
image-black = Schwarz
image-opening = Eröffnung
image-middlegame = Mittelspiel
image-endgame = Endspiel
image-better = Besser war { $move }
image-points = Erwartete Punkte von { $before } auf { $after }

### Lines that play on the board

line-label = Züge der Variante
line-not-searched = Das hat noch niemand berechnet

### Drill

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
drill-question = Hier geschah { $move }, { $class }. Finde einen besseren Zug.
drill-hint-piece = Achte auf diese Figur: { $piece } auf { $square }.
drill-hint-square = Sie zieht nach { $square }.
drill-checking = { $move } wird geprüft …
drill-best = { $move } ist der beste Zug.
drill-good = { $move } ist gut: { $loss } Erwartungspunkte hinter dem besten Zug, { $best }.
drill-wrong = { $move } ist es nicht: Das gibt { $loss } Erwartungspunkte her.
drill-wrong-played = { $move } ist der Partiezug: Er gab { $loss } Erwartungspunkte her.
drill-unknown = { $move } steht nicht in den Varianten der Analyse, und hier lässt sich keine Engine laden, die nachsieht. Das zählt nicht als Versuch.
drill-unknown-engine = { $move } steht nicht in den Varianten der Analyse, und die Engine im Browser gab keine Antwort. Das zählt nicht als Versuch.
drill-shown = Der beste Zug ist { $move }.
drill-by-review = Das sagt die Engine der Analyse ({ $engine }).
drill-by-browser = Das sagt { $engine } in deinem Browser (Tiefe { $depth }).
drill-line-best = Bestes Spiel
drill-line-good = So geht es weiter
drill-line-refutes = Die Antwort darauf
drill-act-hint = Tipp
drill-act-show = Lösung
drill-act-skip = Überspringen
drill-act-next = Weiter
drill-act-finish = Zum Schluss
drill-act-retry = Noch einmal
drill-act-why = Warum nicht?
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
drill-failed = Die Übung ließ sich nicht laden. Ist die Verbindung weg?
