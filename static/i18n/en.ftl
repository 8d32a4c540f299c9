language-name = English

### Top bar

top-language = Language
top-new = New review
top-skip = Skip to the content
top-keys = Keys (?)

### Board and moves by hand

board-label = The board
board-picked = { $square }, picked up
board-target = { $square }, can go here
board-picked-up = { $piece } on { $square } picked up. It can go to { $targets }.
board-stuck = { $piece } on { $square } picked up. It has no legal move.
board-let-go = Put back.
board-illegal = That piece cannot go to { $square }.
board-no-rules = The rules of chess could not be loaded. Is the connection gone?
promotion-title = What does the pawn become?
move-field-label = Play a move
move-field-hint = Nf3, O-O or e2e4
move-field-play = Play
move-field-not-legal = “{ $move }” is not a legal move here.

### Embed

embed-open = Open the full review in Kibitz
embed-bar = Evaluation: { $score }
embed-steps = Steps
embed-back = Back
embed-on = Forward
embed-start = The start position
embed-graph = Win chance by move
embed-moves = Moves
embed-moments = Key moments
embed-report = Report
embed-panels = Panels
embed-accuracy = Accuracy
embed-opening = Opening
embed-live = Live: { $judged } of { $moves } moves judged
embed-no-moments = No key moments yet.
embed-pgn-title = A chess game
embed-pgn-waiting = Waiting for the game…
embed-pgn-noscript = This game needs JavaScript.
embed-pgn-made = Shown by Kibitz
embed-pgn-games = Game
embed-pgn-empty = There is no game in this text.
embed-pgn-too-large = This text is { $size } KiB long; Kibitz shows up to 1024 KiB.
embed-pgn-place = Move { $number }, { $side ->
    [white] White
   *[black] Black
}: { $message }
embed-pgn-place-variation = Move { $number }, { $side ->
    [white] White
   *[black] Black
} (in a variation): { $message }
embed-pgn-no-move = “{ $token }” is not a move.
embed-pgn-not-legal = “{ $token }” cannot be played here.
embed-pgn-null-move = A null move cannot be shown.
embed-pgn-bad-fen = The position of the header FEN cannot be read.
embed-pgn-variant = Kibitz shows chess and Chess960; this game is { $variant }.
embed-pgn-after = After the result there is more text, which is not shown.
embed-pgn-cut = The game is shown up to there.

### Images

image-accuracy = Accuracy
image-white = White
image-black = Black
image-opening = Opening
image-middlegame = Middlegame
image-endgame = Endgame
image-better = Better was { $move }
image-points = Expected points from { $before } to { $after }

### Lines that play on the board

line-label = Moves of the line
line-not-searched = Nobody has searched this yet

### Drill

drill-title = Learn from your mistakes
drill-start = Learn from mistakes
drill-leave = Back to the game (Esc)
drill-place = { $at } of { $of }
drill-sides = Whose mistakes
drill-side = { $side ->
    [white] White
   *[black] Black
  } ({ $count })
drill-to-play = Move { $number }, { $side ->
    [white] White
   *[black] Black
  } to play.
drill-question = You played { $move } here, { $class }. Find a better move.
drill-hint-piece = Look at the { $piece } on { $square }.
drill-hint-square = It goes to { $square }.
drill-checking = Looking at { $move } …
drill-best = { $move } is the best move.
drill-good = { $move } is good: { $loss } expected points from the best, { $best }.
drill-wrong = { $move } is not it: it gives away { $loss } expected points.
drill-wrong-played = { $move } is the move of the game: it gave away { $loss } expected points.
drill-unknown = { $move } is not among the review’s lines, and no engine can be loaded here to look at it. It does not count as a try.
drill-unknown-engine = { $move } is not among the review’s lines, and the engine in the browser gave no answer. It does not count as a try.
drill-shown = The best move is { $move }.
drill-by-review = The review’s engine says so ({ $engine }).
drill-by-browser = { $engine } says so, in your browser (depth { $depth }).
drill-line-best = Best play
drill-line-good = How it goes on
drill-line-refutes = The answer to it
drill-act-hint = Hint
drill-act-show = Solution
drill-act-skip = Skip
drill-act-next = Next
drill-act-finish = To the end
drill-act-retry = Try again
drill-act-why = Why not?
drill-act-open = The open ones
drill-act-again = Once more
drill-act-leave = Back to the game
drill-none = { $side ->
    [white] White
   *[black] Black
  } made no inaccuracy, mistake or blunder here. Well played: there is nothing to learn from.
drill-none-yet = No fault of { $side ->
    [white] White
   *[black] Black
  } is judged so far. The engine is still looking; what it finds comes here.
drill-done = { $count ->
    [one] That was the only position.
   *[other] Those were all { $count } positions.
  }
drill-pause = { $count ->
    [one] The only position is still open.
   *[other] You have seen all { $count } positions; some are still open.
  }
drill-grows = The review is still running: more may come.
drill-sum-first = solved at the first try
drill-sum-later = solved after other tries
drill-sum-hinted = solved with a hint
drill-sum-shown = shown
drill-sum-open = skipped
drill-by-hand = Move a piece: drag it, press two squares, or press { $key } and write the move.
drill-failed = The exercise could not be loaded. Is the connection gone?
