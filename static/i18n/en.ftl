language-name = English
# How numbers and dates are written, and in what order things are sorted.
language-locale = en-GB
# The letters of king, queen, rook, bishop and knight in written moves; { SAN($move) } writes a move with them.
language-pieces = K Q R B N

### Top bar

top-language = Language
top-new = New review
top-mine = Your reviews
top-skip = Skip to content
top-menu = Menu
top-keys = Keyboard shortcuts
top-theme = Theme
top-theme-auto = System
top-theme-light = Light
top-theme-dark = Dark
top-noscript = Kibitz needs JavaScript here.
top-noscript-hint = Embedded reviews (/embed/…) can be read without it.

### What stands at the foot of a page

links-about = About Kibitz
links-imprint = Imprint
links-privacy = Privacy
links-source = Source code

### Addresses

page-title = Kibitz · game review that explains why
page-description = Paste a chess game: Kibitz reviews every move and explains it in plain chess language.
page-missing = There is nothing at this address.
page-missing-button = Review a game
page-broken = This page could not be displayed.
page-broken-why = Something went wrong while loading this page. Nothing is lost: your games and reviews are safe on the server.
page-broken-button = Reload
page-lost = Part of this page did not load. The rest works.
# Of a review in the browser's tab: names and result.
page-review-title = { $game } · Kibitz
page-collection-description = A collection of games, each reviewed move by move: results, accuracy and standings.
page-mine-description = Reviews that were made or opened in this browser.
page-game = { $white } v { $black }
page-game-result = { $white } v { $black }, { $result }
page-game-unknown = Game review
page-review-description = A game reviewed move by move.
page-review-accuracy = Accuracy: { $white } v { $black }.

### Words of chess

side-white = White
side-black = Black
piece-p = pawn
piece-n = knight
piece-b = bishop
piece-r = rook
piece-q = queen
piece-k = king
square-white-p = white pawn
square-white-n = white knight
square-white-b = white bishop
square-white-r = white rook
square-white-q = white queen
square-white-k = white king
square-black-p = black pawn
square-black-n = black knight
square-black-b = black bishop
square-black-r = black rook
square-black-q = black queen
square-black-k = black king
square-empty = empty
spoken-takes = takes
spoken-becomes = becomes { $piece }
spoken-kingside = castles kingside
spoken-queenside = castles queenside
spoken-check = { $move }, check
spoken-mate = { $move }, mate
notice-correct = Edit the text
result-white = 1–0, White wins
result-black = 0–1, Black wins
result-draw = ½–½, a draw
result-none = No result given
result-going = Still being played

### Classes: the name, and as the end of “24. Rxd4 is …”

class-brilliant = Brilliant
class-critical = Critical
class-best = Best
class-excellent = Excellent
class-okay = Okay
class-inaccuracy = Inaccuracy
class-mistake = Mistake
class-blunder = Blunder
class-risky = Risky
class-theory = Theory
class-forced = Forced
verdict-brilliant = a brilliant move
verdict-critical = a critical move
verdict-best = the best move
verdict-excellent = an excellent move
verdict-okay = an okay move
verdict-inaccuracy = an inaccuracy
verdict-mistake = a mistake
verdict-blunder = a blunder
verdict-risky = a risky move
verdict-theory = theory
verdict-forced = forced

### Phases and types of endgames

phase-opening = Opening
phase-middlegame = Middlegame
phase-endgame = Endgame
phase-endgame-of = Endgame ({ $type })
endgame-type-pawn = kings and pawns
endgame-type-minor-piece = at most one minor piece each
endgame-type-two-minor-piece = two minor pieces each
endgame-type-rook-two-minor-piece = rook and two minor pieces each
endgame-type-rook-vs-rook-unequal-minors = rook each, two minor pieces against one
endgame-type-rook-vs-minor-piece = one side’s rook against a minor piece
endgame-type-rook = rooks, at most one minor piece each
endgame-type-double-rook = two rooks each and a minor piece or two
endgame-type-rook-minor-piece = two rooks and a minor piece against less
endgame-type-heavy-piece = queen and rook each
endgame-type-asymmetric-heavy-piece = queens and unequal other pieces
endgame-type-queen = queens, at most one minor piece each
endgame-type-queen-two-minor-piece = queen and two minor pieces each
endgame-type-strong-material-imbalance = one side has two pieces at most
endgame-type-transitional = a queen still on the board
endgame-type-endgame = Endgame

### What is exact

exact-words = exact: { $words }
exact-drawn = a draw
exact-won = { $side ->
    [white] White wins
   *[black] Black wins
}
exact-won-in = { $side ->
    [white] White wins
   *[black] Black wins
} in { $moves ->
    [one] one move
   *[other] { $moves } moves
}
# $side: who is to move.
exact-not-won = { $side ->
    [white] Black
   *[black] White
} can no longer win
exact-won-late = { $side ->
    [white] White wins
   *[black] Black wins
}, but not within the fifty-move rule

### Numbers

number-thousand = { $number } k
number-million = { $number } M
number-billion = { $number } G
number-percent = { $number }%

### Why a move got its class

why-unjudged = The engine gave no line here, so this move has no verdict.
why-forced = It was the only legal move.
why-theory = This position is in the opening book.
why-theory-costs = It is a book move, but it costs something: { $change }
why-theory-named = This position is in the opening book: { $opening }.
why-gives-mate = It is checkmate: no move can be better.
why-first = It is the engine’s first choice.
why-proved = It turned out to be as good as the engine’s first choice, { SAN($move) }.
why-offers = It offers material, and taking it loses: a sacrifice that works.
why-leaves = It leaves { $pieces } en prise, and it works: the position gets no worse.
why-piece = the { $piece ->
    [p] pawn
    [n] knight
    [b] bishop
    [r] rook
    [q] queen
   *[k] king
} on { $square }
# second: the second best move, or "none"; cost: expected points, or "none".
why-critical = It is the only move that holds: the second-best move{ $second ->
    [none] {" "}
   *[other] , { SAN($second) },{" "}
}{ $cost ->
    [none] costs far more
   *[other] costs { $cost } expected points
} (a move is critical if that cost is { $from } or more).
why-unknown = The positions before and after this move have not both been analysed yet.
why-loss = It costs { $loss } expected points ({ $before } → { $after }); { $verdict } costs { $from } to { $to }.
why-loss-blunder = It costs { $loss } expected points ({ $before } → { $after }); a blunder costs { $from } or more.
why-as-good = As good as the engine’s first choice: it costs { $loss } expected points, and up to { $to } does not count.
why-as-good-as = As good as the engine’s first choice, { SAN($best) }: it costs { $loss } expected points, and up to { $to } does not count.
why-only = It is the only good move here: the second-best move{ $second ->
    [none] {" "}
   *[other] , { SAN($second) },{" "}
}{ $cost ->
    [none] costs far more
   *[other] costs { $cost }
}.
why-cost = { $side ->
    [white] White’s
   *[black] Black’s
} chances fall from { $before } to { $after }.
why-costs-nothing = { $side ->
    [white] White’s
   *[black] Black’s
} chances hardly change ({ $after }).
why-equal = As good as the engine’s first choice, { SAN($move) }.
why-mate-brought = It leads to mate in { $is }
why-mate-allowed = It allows mate in { $is }
why-mate-gone = It misses mate in { $was }; the evaluation is now { $score } for the player who moved
why-mate-escaped = It escapes mate in { $was }; the evaluation is now { $score } for the player who moved
why-mate-turned = It misses mate in { $was } and allows mate in { $is }
why-mate-turned-round = It escapes mate in { $was } and now mates in { $is }
why-mate-slower = It still mates, but in { $is } instead of { $would }
why-mated = It allows mate in { $is }; with the best defence it was mate in { $was }
why-sentence = { $change }.
why-sentence-row = { $change }; { $row }.
why-row-below = below { $high } counts as { $verdict }
why-row-from = { $low } or more counts as { $verdict }
why-row-between = { $low } to { $high } counts as { $verdict }
why-row-mated-within = allowing mate in { $high } moves or fewer counts as { $verdict }
why-row-mated-from = allowing mate in { $low } moves or more counts as { $verdict }
why-row-mated-between = allowing mate in { $low } to { $high } moves counts as { $verdict }
why-row-later-none = a mate that is no slower counts as { $verdict }
why-row-later = { $low ->
    [one] a mate one move slower
   *[other] a mate { $low } moves slower
} counts as { $verdict }
why-row-later-from = a mate { $low } or more moves slower counts as { $verdict }
why-row-later-between = a mate { $low } to { $high } moves slower counts as { $verdict }
why-corrected-not-lower = The winning chances did not fall, so it is not an error.
why-corrected-looked-best = It looked best at first, but turned out to be worse.
why-corrected-slower-mate = A slower mate still wins, so it is not an error.
why-corrected-decided = The game was already decided and still is, so it is not an error.
why-corrected-already-lost = The game was already lost, so the verdict is milder.
why-corrected-reconciled = The next moves showed more than the engine saw at first; the verdict takes that into account.

### The reason: what a move costs or wins on the board
# Moves come as numbered SAN, pieces as small letters; "given" and "taken" are words of docs/reasons.md.
reason-the = { $piece ->
    [p] the pawn
    [n] the knight
    [b] the bishop
    [r] the rook
    [q] the queen
   *[k] the king
}
reason-who = { $piece ->
    [p] the pawn
    [n] the knight
    [b] the bishop
    [r] the rook
    [q] the queen
   *[k] the king
}
reason-from = { $piece ->
    [p] the pawn
    [n] the knight
    [b] the bishop
    [r] the rook
    [q] the queen
   *[k] the king
}
reason-given = { $given ->
    [pawn] a pawn
    [two_pawns] two pawns
    [three_pawns] three pawns
    [pawns] several pawns
    [knight] the knight
    [bishop] the bishop
    [rook] the rook
    [queen] the queen
    [exchange] the exchange
    [exchange_and_pawn] the exchange and a pawn
    [two_pieces] two pieces
    [two_rooks] both rooks
    [rook_and_piece] a rook and a piece
    [queen_and_piece] the queen and a piece
    [queen_and_rook] the queen and a rook
   *[material] material
}
reason-taken = { $taken ->
    [none] { "" }
    [pawn] {" "}for a pawn
    [two_pawns] {" "}for two pawns
    [three_pawns] {" "}for three pawns
    [knight] {" "}for a knight
    [bishop] {" "}for a bishop
    [rook] {" "}for a rook
    [queen] {" "}for the queen
    [two_pieces] {" "}for two pieces
    [two_rooks] {" "}for two rooks
    [rook_and_piece] {" "}for a rook and a piece
   *[other] {" "}for less
}
reason-at = { $square ->
    [none] { "" }
   *[other] {" "}on { $square }
}
reason-mates = Checkmate.
reason-allows-mate = { $count ->
    [1] Allows mate in one: { SAN($move) }.
   *[other] Allows mate in { $count }: { SAN($move) }.
}
reason-misses-mate = { $count ->
    [1] Misses mate in one: { SAN($move) }.
   *[other] Misses mate in { $count }: { SAN($move) }.
}
reason-shortens = { $count ->
    [1] Brings the mate a move closer; the game was lost anyway.
   *[other] Brings the mate { $count } moves closer; the game was lost anyway.
}
reason-prolongs = { $count ->
    [1] Mate in one was possible: { SAN($move) }.
   *[other] There was a faster mate: { SAN($move) } mates in { $count }.
}
reason-no-recapture = Fails to recapture on { $square }: { SAN($move) }.
reason-hangs = { $how ->
    [moved] Hangs { reason-the }
    [left] Leaves { reason-the } on { $square } hanging
    [unguarded] No longer guards { reason-the } on { $square }
   *[open] Exposes { reason-the } on { $square }
}: { SAN($move) }.
reason-gives = Gives { reason-given }{ reason-taken }: { SAN($move) }.
reason-unguards = Leaves { $guarded } without a guard: after { SAN($move) } { reason-who } on { $square } falls too.
reason-falls = After { SAN($move) } { reason-who } on { $square } falls.
reason-loses = Loses { reason-given }{ reason-taken }: { SAN($move) }.
reason-misses = Misses { SAN($move) }, which wins { reason-given }{ reason-taken }{ reason-at }.
reason-wins-more = { $given ->
    [material] { SAN($move) } wins more.
   *[other] { SAN($move) } wins more: { reason-given }{ reason-taken }{ reason-at }.
}
reason-line-loses = { $given ->
    [promotion] In the engine’s line { SAN($move) } brings a pawn through.
   *[other] In the engine’s line { SAN($move) } wins { reason-given }{ reason-taken }.
}
reason-line-misses = { $given ->
    [promotion] Better in the engine’s line: { SAN($move) } brings a pawn through.
   *[other] Better in the engine’s line: { SAN($move) } wins { reason-given }{ reason-taken }.
}
reason-leaves = Leaves { reason-the } on { $square } to { SAN($move) }; it no longer matters much.
reason-was-there = { SAN($move) } would have won { reason-given }; it no longer matters much.
reason-lost-anyway = The game was lost anyway.
reason-still-wins = It still wins.
reason-lets-through = Lets a pawn through to promote: { SAN($move) }.
reason-brings-through = Misses { SAN($move) }, which brings a pawn through.
reason-unpunished = So the opponent’s mistake goes unpunished.
reason-stalemate = { $name ->
    [gives] { $won ->
        [yes] Stalemate: the win is gone.
       *[no] Stalemate saves the draw.
    }
    [allows] Allows stalemate after { SAN($move) }.
   *[misses] Misses the way into stalemate: { SAN($move) }.
}
reason-insufficient = { $won ->
    [yes] There is too little material left to mate: the win is gone.
   *[no] There is too little material left to mate: a draw.
}
reason-repetition = { $name ->
    [gives] { $won ->
        [yes] The position occurs for the third time: a draw, and the advantage is gone.
       *[no] The position occurs for the third time: a draw.
    }
    [allows] Allows a draw by threefold repetition: { SAN($move) }.
    [unclaimed] The position occurred for the third time: a draw could have been claimed.
   *[misses] Misses a draw by threefold repetition: { SAN($move) }.
}
reason-perpetual = { $name ->
    [gives] { $won ->
        [yes] Only draws, by perpetual check.
       *[no] Holds the draw by perpetual check.
    }
    [allows] Allows perpetual check: { SAN($move) }.
   *[misses] Misses a draw by perpetual check: { SAN($move) }.
}
reason-offers = Offers { reason-the } on { $square }.
reason-offers-so = Offers { reason-the } on { $square }: { SAN($move) }.
reason-mated = { $count ->
    [1] Mate on the next move cannot be avoided.
   *[other] Mate in { $count } cannot be avoided{ $longest ->
        [yes] ; this holds out longest
       *[no] { "" }
    }.
}
reason-two = { $piece2 ->
    [p] the pawn
    [n] the knight
    [b] the bishop
    [r] the rook
   *[q] the queen
} on { $square2 }
reason-no-longer-guards = { $guard ->
    [p] Leaves { reason-the }{ reason-at } unguarded
    [n] The knight no longer guards { reason-the }{ reason-at }
    [b] The bishop no longer guards { reason-the }{ reason-at }
    [r] The rook no longer guards { reason-the }{ reason-at }
    [q] The queen no longer guards { reason-the }{ reason-at }
   *[k] The king no longer guards { reason-the }{ reason-at }
}
reason-no-longer-covers = { $guard ->
    [p] The pawn
    [n] The knight
    [b] The bishop
    [r] The rook
    [q] The queen
   *[k] The king
} no longer covers
reason-struck = { $hit ->
    [p] the pawn
    [n] the knight
    [b] the bishop
    [r] the rook
   *[q] the queen
} on { $at }
reason-took = { $taken ->
    [p] the pawn
    [n] the knight
    [b] the bishop
    [r] the rook
   *[q] the queen
}
reason-rest = { $rest ->
    [none] { "" }
   *[other] : { SAN($rest) }
}
reason-checks-too = { $check ->
    [yes] {" "}and gives check
   *[no] { "" }
}
reason-with-check = { $check ->
    [yes] {" "}with check
   *[no] { "" }
}
reason-forked = { $king ->
    [yes] the king and { reason-the }{ reason-at }
   *[no] { reason-the }{ reason-at } and { reason-two }
}
reason-a-fork = { $fork ->
    [yes] a fork of { reason-forked }
   *[no] an attack on { reason-forked } at once
}
reason-refutes = { $does ->
    [mates] {" "}and mate
    [forks] , which forks the king and { reason-the }{ reason-at }
    [hits] , which hits { reason-the }{ reason-at } and { reason-two }
    [hits-one] , which hits { reason-the }{ reason-at }
    [traps] , which traps { reason-the }{ reason-at }
    [takes] , which takes { reason-the }{ reason-at }
   *[none] { "" }
}
reason-threatened-so = { $does ->
    [forks] , a fork of the king and { reason-the }{ reason-at }
    [hits] , hitting { reason-the }{ reason-at } and { reason-two }
    [hits-one] , hitting { reason-the }{ reason-at }
    [traps] , trapping { reason-the }{ reason-at }
   *[none] { "" }
}
reason-refuted-so = { $does ->
    [forks] {" "}forks the king and { reason-the }{ reason-at }
    [hits] {" "}hits { reason-the }{ reason-at } and { reason-two }
    [hits-one] {" "}hits { reason-the }{ reason-at }
    [traps] {" "}traps { reason-the }{ reason-at }
   *[none] { "" }
}
reason-point-takes-and-hits = { SAN($move) } takes { reason-took }{ reason-with-check } and { $uncovers ->
    [yes] uncovers an attack on
   *[no] hits
} { reason-the }{ reason-at }.
reason-point-checks-and-hits = { SAN($move) } gives check and { $uncovers ->
    [yes] uncovers an attack on
   *[no] hits
} { reason-the }{ reason-at }{ reason-rest }.
reason-point-hits-two = { SAN($move) } hits { reason-the }{ reason-at } and { $uncovers ->
    [yes] uncovers an attack on{" "}
   *[no] { "" }
}{ reason-two }{ reason-rest }.
reason-point-skewers = { SAN($move) } attacks { reason-the }{ reason-at } and { reason-two } behind it.
reason-point-traps = { SAN($move) } traps { reason-the }{ reason-at }.
reason-point-uncovers = { SAN($move) } uncovers an attack on { reason-the }{ reason-at }{ reason-rest }.
reason-point-hits = { SAN($move) } attacks { reason-the }{ reason-at }{ reason-rest }.
reason-point-chased = { $piece ->
    [n] The knight on { $square } is driven away at once: { SAN($move) }.
    [b] The bishop on { $square } is driven away at once: { SAN($move) }.
    [r] The rook on { $square } is driven away at once: { SAN($move) }.
   *[q] The queen on { $square } is driven away at once: { SAN($move) }.
}
reason-point-then = { SAN($move) }{ reason-refuted-so }.
reason-point-pins = { SAN($move) } pins { reason-the }{ reason-at } and threatens to win it.
reason-point-pins-guard = { SAN($move) } pins { reason-the }{ reason-at }, the guard of { $guarded }.
reason-point-attacks-guard = { SAN($move) } attacks { reason-the }{ reason-at }, the guard of { $guarded }.
reason-point-cuts-guard = { SAN($move) } cuts off { reason-the }{ reason-at }, the guard of { $guarded }.
reason-point-mate-and-hits = { SAN($move) } threatens { SAN($next) }{ $anew ->
    [yes] {" "}and hits { reason-the }{ reason-at }
   *[no] , and { reason-who }{ reason-at } hangs too
}.
reason-point-threatens-mate = { SAN($move) } threatens mate: { SAN($next) }.
reason-point-threatens-fork = { SAN($move) } threatens { SAN($next) }, { reason-a-fork }.
reason-point-threatens = { SAN($move) } threatens { SAN($next) }.
reason-point-prepares = { SAN($move) } prepares { SAN($next) } and { SAN($then) }, to win { reason-the }{ reason-at }.
reason-point-threatens-trap = { SAN($move) } threatens { SAN($next) }, which traps { reason-the }{ reason-at }.
reason-gains-and = { $gain ->
    [takes] { SAN($move) } takes { reason-struck }, and { SAN($reply) }
    [hits] { SAN($move) } attacks { reason-struck }, and { SAN($reply) }
   *[none] After { SAN($move) }, { SAN($reply) }
}
reason-gains = { $gain ->
    [takes] , which takes { reason-struck }
    [hits] , which attacks { reason-struck }
   *[none] { "" }
}
reason-point-fails-to-mate = { reason-gains-and } fails to { SAN($refuted) }{ $count ->
    [1] { "" }
   *[other] {" "}and mate
}.
reason-point-wins = { SAN($move) } wins { reason-the }{ reason-at }.
reason-point-cannot-be-retaken = { SAN($move) } cannot be recaptured: { SAN($line) }{ reason-refuted-so }.
reason-point-natural-fails = { reason-gains-and } fails to { SAN($refuted) }{ reason-refutes }.
reason-point-no-guard = { reason-no-longer-guards }: { SAN($move) }.
reason-point-stops = { SAN($move) } stops { SAN($next) }.
reason-point-lets-in = { reason-no-longer-covers } { $where }: { SAN($move) }.
reason-point-lets-in-to-hit = { reason-no-longer-covers } { $where }: { SAN($move) } attacks { reason-the }{ reason-at }.
reason-held = { $guard ->
    [none] { "" }
    [p] : the pawn on { $held } is pinned
    [n] : the knight on { $held } is pinned
    [b] : the bishop on { $held } is pinned
    [r] : the rook on { $held } is pinned
   *[q] : the queen on { $held } is pinned
}
reason-point-takes = { SAN($move) } wins { reason-the }{ reason-at }{ reason-held }.
reason-point-takes-at-once = { SAN($move) } takes { reason-the }{ reason-at }{ reason-with-check }.
reason-point-wins-by = { SAN($move) } wins { reason-the }{ reason-at }.
reason-point-cannot-be-taken = { SAN($move) } cannot be taken: { SAN($line) }{ reason-refuted-so }.
reason-point-threatens-so = { SAN($move) } threatens { SAN($refuted) }{ reason-threatened-so }.
reason-point-idea = Allows { SAN($move) }, with the idea of { SAN($refuted) }{ reason-threatened-so }.
reason-point-falls = After { SAN($move) } { reason-who }{ reason-at } is lost.
reason-point-not-guarded = After { SAN($move) } { reason-who }{ reason-at } is lost; { SAN($better) } guards it.
reason-point-line-opened = { $by ->
    [b] Opens the bishop’s line
    [r] Opens the rook’s line
   *[q] Opens the queen’s line
} to { reason-the }{ reason-at }: { SAN($move) }.
reason-point-no-safe-square = { SAN($move) } attacks { reason-the }{ reason-at }, which has no safe square: { SAN($rest) }.
reason-point-opens-own-king = Opens the line to its own king: { SAN($move) }.
reason-point-tears-open = { SAN($move) } tears the king’s shelter open: { SAN($next) }.
reason-point-runs = The passed pawn runs: { SAN($move) }.
reason-point-pawn-ending = After { SAN($move) } the pawn ending is { $result ->
    [lost] lost
    [won] won
   *[drawn] drawn
}.
reason-point-opposite-bishops = After { SAN($move) } only opposite-coloured bishops are left.
reason-point-forces = Allows { SAN($move) }.
reason-point-opens-file = Opens the { $file }-file to its own king: { SAN($move) }.
reason-point-bishop-pair = Gives up the bishop pair: { SAN($move) }.
reason-point-trades-queens = Allows a trade of queens: { SAN($move) }.
reason-point-doubles = { SAN($move) } doubles the pawns on the { $file }-file.
reason-point-guards = { SAN($move) } now guards { reason-the }{ reason-at }.
reason-better-takes-and-hits = Better was { SAN($move) }, which takes { reason-took }{ reason-with-check } and { $uncovers ->
    [yes] uncovers an attack on
   *[no] hits
} { reason-the }{ reason-at }.
reason-better-checks-and-hits = Better was { SAN($move) }, which gives check and { $uncovers ->
    [yes] uncovers an attack on
   *[no] hits
} { reason-the }{ reason-at }{ reason-rest }.
reason-better-hits-two = Better was { SAN($move) }, which hits { reason-the }{ reason-at } and { $uncovers ->
    [yes] uncovers an attack on{" "}
   *[no] { "" }
}{ reason-two }{ reason-rest }.
reason-better-skewers = Better was { SAN($move) }, which attacks { reason-the }{ reason-at } and { reason-two } behind it.
reason-better-traps = Better was { SAN($move) }, which traps { reason-the }{ reason-at }.
reason-better-uncovers = Better was { SAN($move) }, which uncovers an attack on { reason-the }{ reason-at }{ reason-rest }.
reason-better-hits = Better was { SAN($move) }, which gains time by attacking { reason-the }{ reason-at }{ reason-rest }.
reason-better-then = Better was { SAN($move) }{ reason-refutes }.
reason-better-pins = Better was { SAN($move) }, which pins { reason-the }{ reason-at } and threatens to win it.
reason-better-pins-guard = Better was { SAN($move) }, which pins { reason-the }{ reason-at }, the guard of { $guarded }.
reason-better-attacks-guard = Better was { SAN($move) }, which attacks { reason-the }{ reason-at }, the guard of { $guarded }.
reason-better-cuts-guard = Better was { SAN($move) }, which cuts off { reason-the }{ reason-at }, the guard of { $guarded }.
reason-better-mate-and-hits = Better was { SAN($move) }, which threatens { SAN($next) }{ $anew ->
    [yes] {" "}and hits { reason-the }{ reason-at }
   *[no] ; { reason-who }{ reason-at } hangs too
}.
reason-better-threatens-mate = Better was { SAN($move) }, which threatens mate: { SAN($next) }.
reason-better-threatens-fork = Better was { SAN($move) }, which threatens { SAN($next) }, { reason-a-fork }.
reason-better-threatens = Better was { SAN($move) }, which threatens { SAN($next) }.
reason-better-prepares = Better was { SAN($move) }, which prepares { SAN($next) } and { SAN($then) }, to win { reason-the }{ reason-at }.
reason-better-threatens-trap = Better was { SAN($move) }, which threatens { SAN($next) }, which traps { reason-the }{ reason-at }.
reason-better-fails-to-mate = Better was { SAN($move) }{ reason-gains }: { SAN($reply) } fails to { SAN($refuted) }{ $count ->
    [1] { "" }
   *[other] {" "}and mate
}.
reason-better-wins = Better was { SAN($move) }, which wins { reason-the }{ reason-at }.
reason-better-cannot-be-retaken = Better was { SAN($move) }, which cannot be recaptured: { SAN($line) }{ reason-refuted-so }.
reason-better-natural-fails = Better was { SAN($move) }{ reason-gains }: { SAN($reply) } fails to { SAN($refuted) }{ reason-refutes }.
reason-better-takes = Better was { SAN($move) }, which wins { reason-the }{ reason-at }{ reason-held }.
reason-better-cannot-be-taken = Better was { SAN($move) }, which cannot be taken: { SAN($line) }{ reason-refuted-so }.
reason-better-threatens-so = Better was { SAN($move) }, which threatens { SAN($refuted) }{ reason-threatened-so }.
reason-better-idea = Better was { SAN($move) }, with the idea of { SAN($refuted) }{ reason-threatened-so }.
reason-better-leaves = Better was { SAN($move) }, which leaves { $square } to { reason-the }.
reason-better-falls = Better was { SAN($move) }, which wins { reason-the }{ reason-at }.
reason-better-no-safe-square = Better was { SAN($move) }: { reason-who }{ reason-at } is attacked and has no safe square.
reason-better-takes-then = Better was { SAN($move) }, which takes { reason-the }{ reason-at }.
reason-won = { $won ->
    [n] , winning the knight
    [b] , winning the bishop
    [r] , winning the rook
    [q] , winning the queen
   *[none] { "" }
}
reason-better-order = Better was { SAN($move) } first{ $taken ->
    [none] { "" }
   *[other] , which takes { reason-took }
}, and then { SAN($then) }{ reason-won }.
reason-better-order-hits = Better was { SAN($move) } first, which { $taken ->
    [none] attacks
   *[other] takes { reason-took } and attacks
} { reason-the }{ reason-at }, and then { SAN($then) }{ reason-won }.
reason-better-takes-the-one = Better was { SAN($move) }, which takes { reason-the } before it can play { SAN($next) }.
reason-better-meets = Better was { SAN($move) }: { SAN($reply) } fails to { SAN($refuted) }.
reason-better-avoids-pin = Better was { SAN($move) }, which avoids the pin on { $square }.
reason-better-stops = Better was { SAN($move) }, which stops { SAN($next) }.
reason-better-stops-hits = Better was { SAN($move) }, which stops { SAN($next) } and the attack on { reason-the }{ reason-at }.
reason-better-stops-hits-two = Better was { SAN($move) }, which stops { SAN($next) } and the attack on { reason-the }{ reason-at } and { reason-two }.
reason-better-runs = Better was { SAN($move) }: the passed pawn runs.
reason-better-pawn-ending = Better was { SAN($move) }: the pawn ending is { $result ->
    [lost] lost
    [won] won
   *[drawn] drawn
}.
reason-better-keeps-checking = Better was { SAN($move) }, which keeps giving check.
reason-better-opposite-bishops = Better was { SAN($move) }, which leaves only opposite-coloured bishops.
reason-better-trades-queens = Better was { SAN($move) }, which trades queens{ reason-rest }.
reason-better-doubles = Better was { SAN($move) }, which doubles the pawns on the { $file }-file.
reason-better-shuts-in = Better was { SAN($move) }, which shuts in { reason-the }{ reason-at }.
reason-better = Better was { SAN($move) }.
reason-better-again = { SAN($move) } was still better.
reason-better-so = Better was { SAN($better) }, with { SAN($move) } to follow.
reason-only-legal = { $name ->
    [check] The only way out of check.
   *[move] The only legal move.
}
reason-only-good = { $name ->
    [win] The only move that keeps the win.
    [advantage] The only move that keeps the advantage.
    [balance] The only move that keeps the balance.
    [mate] The only move that avoids mate.
   *[rest] Everything else loses faster.
}
reason-only-good-so = { $name ->
    [win] The only move that keeps the win
    [advantage] The only move that keeps the advantage
    [balance] The only move that keeps the balance
    [mate] The only move that avoids mate
   *[none] The only good move
}: { SAN($move) } fails to { SAN($refuted) }{ reason-refutes }.
reason-wins = Wins { reason-given }{ reason-taken }{ reason-at }.
reason-promotes = Makes a queen.
reason-underpromotes = Underpromotion.
reason-underpromotes-check = Underpromotion: the knight gives check.
reason-underpromotes-stalemate = Underpromotion: { SAN($move) } is stalemate.
reason-mate-follows = { $count ->
    [1] Mate follows next move.
   *[other] Mate follows in { $count }.
}
reason-result-win-to-draw = Throws away the win: { $was ->
    [0] { $only ->
        [yes] only { SAN($move) } wins
       *[no] { SAN($move) } wins
    }
    [1] { SAN($move) } mates
   *[other] { SAN($move) } wins in { $was } moves
}, now { $end ->
    [stalemate] it is stalemate
   *[other] it is a draw
}.
reason-result-win-to-spoilt = Throws away the win: { $was ->
    [0] { SAN($move) } wins
   *[other] { SAN($move) } wins in { $was } moves
}, now the fifty-move rule comes first.
reason-result-win-to-loss = Turns a win into a loss: { $was ->
    [0] { $only ->
        [yes] only { SAN($move) } wins
       *[no] { SAN($move) } wins
    }
    [1] { SAN($move) } mates
   *[other] { SAN($move) } wins in { $was } moves
}, now { $count ->
    [0] it is lost
    [1] it is mate on the next move
   *[other] it is lost in { $count }
}.
reason-result-draw-to-loss = Throws away the draw: { $only ->
    [yes] only { SAN($move) } holds
   *[no] { SAN($move) } holds
}, now { $count ->
    [0] it is lost
    [1] it is mate on the next move
   *[other] it is lost in { $count } moves
}.
reason-result-only-wins = The only move that wins.
reason-result-only-holds = The only move that holds the draw.
reason-result-slower = Wins, but { $count ->
    [1] a move
   *[other] { $count } moves
} slower than { SAN($move) }.
reason-result-sooner = Lost anyway, but { $count ->
    [1] a move
   *[other] { $count } moves
} sooner than after { SAN($move) }.
reason-result-wins = { $count ->
    [0] Wins.
    [1] Wins: mate next move.
   *[other] Wins: mate in { $count } moves.
}
reason-result-holds = Holds the draw.
reason-result-loses = { $count ->
    [0] Loses whatever is played.
    [1] Mate next move, whatever is played.
   *[other] Loses in { $count } moves whatever is played.
}
reason-result-too-slow = Wins, but not within the fifty-move rule: a draw.
reason-result-saved = Lost, but for the fifty-move rule: a draw.
reason-result-begins-win = From here on it is exact: { $count ->
    [0] won.
    [1] won, mate next move.
   *[other] won, mate in { $count } moves.
}
reason-result-begins-draw = From here on it is exact: a draw.
reason-result-begins-loss = From here on it is exact: { $count ->
    [0] lost.
    [1] lost, mate next move.
   *[other] lost, mate in { $count } moves.
}
reason-result-solved-win = The pawn ending is won.
reason-result-solved-draw = The pawn ending is a draw.
reason-result-solved-loss = The pawn ending is lost.
reason-ending-opposition = { $as ->
    [better] { SAN($better) } takes the opposition
   *[played] Takes the opposition
}: whoever has to move must give way.
reason-ending-distant-opposition = { $as ->
    [better] { SAN($better) } takes the distant opposition
   *[played] Takes the distant opposition
}: whoever has to move must give way.
reason-ending-diagonal-opposition = { $as ->
    [better] { SAN($better) } takes the diagonal opposition
   *[played] Takes the diagonal opposition
}: whoever has to move must give way.
reason-ending-zugzwang = { $as ->
    [better] After { SAN($better) } there is mutual zugzwang
   *[played] Mutual zugzwang
}: whoever has to move is the worse for it.
reason-ending-key-square = { $as ->
    [better] { SAN($better) } reaches a key square: from { $square } the king wins
   *[played] Reaches a key square: from { $square } the king wins
}, wherever the other one stands.
reason-ending-outruns = { $as ->
    [better] After { SAN($better) } the pawn cannot be caught
   *[played] The { $file }-pawn cannot be caught
}: the king stands outside its square.
reason-ending-in-square = { $as ->
    [better] With { SAN($better) } the king steps
   *[played] The king steps
} into the square of the pawn on { $square }.
reason-ending-breakthrough = { $as ->
    [better] { SAN($better) } is a breakthrough
   *[played] A breakthrough
}: however it is taken, a pawn gets through.
reason-ending-spare = { $as ->
    [better] { SAN($better) } is a spare move
   *[played] A spare move
}: now { $side ->
    [white] Black
   *[black] White
} has to move.
reason-ending-outside-passed-pawn = { $as ->
    [better] After { SAN($better) } the outside passed pawn on { $square } decides
   *[played] The outside passed pawn on { $square } decides
}: without it there would be no win.
reason-mate-by = { $name ->
    [backRankMate] It is mate on the back rank.
    [smotheredMate] It is a smothered mate.
    [anastasiaMate] It is Anastasia’s mate.
    [arabianMate] It is the Arabian mate.
    [bodenMate] It is Boden’s mate.
   *[hookMate] It is a hook mate.
}
reason-first = { $first ->
    [p] pawn
    [n] knight
    [b] bishop
    [r] rook
    [q] queen
   *[k] king
}
reason-second = { $second ->
    [p] pawn
    [n] knight
    [b] bishop
    [r] rook
    [q] queen
   *[k] king
}
reason-fork = A fork: { SAN($move) } hits { reason-first } and { reason-second }.
reason-fork-same = { $piece ->
    [n] A fork: { SAN($move) } hits both knights.
    [b] A fork: { SAN($move) } hits both bishops.
    [q] A fork: { SAN($move) } hits both queens.
    [p] A fork: { SAN($move) } hits two pawns.
   *[r] A fork: { SAN($move) } hits both rooks.
}
reason-trapped = { $piece ->
    [n] The knight on { $square } has no way out.
    [b] The bishop on { $square } has no way out.
    [r] The rook on { $square } has no way out.
    [q] The queen on { $square } has no way out.
   *[p] The pawn on { $square } has no way out.
}
reason-trapped-it = { $piece ->
    [q] It has no way out.
   *[other] It has no way out.
}
reason-is-pinned = { $piece ->
    [p] The pawn
    [n] The knight
    [b] The bishop
    [r] The rook
   *[q] The queen
} on { $square } is pinned.
reason-motif = { $name ->
    [skewer] A skewer
    [discoveredAttack] A discovered attack
    [doubleCheck] A double check
    [deflection] By deflection
    [attraction] By attraction
    [capturingDefender] The guard is taken
    [interference] By interference
    [intermezzo] An in-between move
    [xRayAttack] An X-ray attack
    [zugzwang] Zugzwang
   *[fork] A fork
}{ $move ->
    [none] .
   *[other] : { SAN($move) }.
}
reason-threat-overlooked = Overlooks the threat of { SAN($move) }{ $mate ->
    [yes] , which threatens mate
   *[no] { "" }
}.
reason-threat-was = { $side ->
    [white] White
   *[black] Black
} was already threatening { $move ->
    [none] this
   *[other] { SAN($move) }
}.
reason-threat-meets = Meets the threat of { SAN($move) }.
reason-threat-met = Better was { SAN($better) }, which meets { SAN($move) }.
reason-and-attacks = { $target ->
    [none] { "" }
   *[other] {" "}and attacks the pawn on { $target }
}
reason-develops = { $as ->
    [better] Better was { SAN($better) }, which develops { reason-the }{ reason-and-attacks }.
   *[played] Develops { reason-the }{ reason-and-attacks }.
}
reason-recaptures = { $as ->
    [better] Better was { SAN($better) }, which takes { reason-the } back.
   *[played] Takes { reason-the } back.
}
reason-escapes = { $as ->
    [better] Better was { SAN($better) }, which brings { reason-the } to safety{ reason-with-check }.
   *[played] Brings { reason-the } to safety{ reason-with-check }.
}
reason-king-castles = Better was { SAN($better) }, which brings the king to safety.
reason-plan-stops-mate = { $as ->
    [better] Better was { SAN($better) }, which stops mate: { SAN($move) }.
   *[played] Stops mate: { SAN($move) }.
}
reason-plan-threatens-mate = { $as ->
    [better] Better was { SAN($better) }, which threatens mate: { SAN($move) }.
   *[played] Threatens mate: { SAN($move) }.
}
reason-activity-takes = { $as ->
    [better] Better was { SAN($better) }, which takes { reason-the } on { $square }{ reason-with-check }.
   *[played] Takes { reason-the } on { $square }{ reason-with-check }.
}
reason-activity-attacks = { $as ->
    [better] Better was { SAN($better) }, which { $saved ->
        [yes] moves out of danger and attacks
        [check] parries the check and attacks
       *[no] attacks
    } { reason-the } on { $square }.
   *[played] { $saved ->
        [yes] Moves out of danger and attacks { reason-the } on { $square }.
        [check] Parries the check and attacks { reason-the } on { $square }.
       *[no] Attacks { reason-the } on { $square }.
    }
}
reason-activity-guards = { $as ->
    [better] Better was { SAN($better) }, which guards { reason-the } on { $square }.
   *[played] Guards { reason-the } on { $square }.
}
reason-activity-centre = { $as ->
    [better] Better was { SAN($better) }, which takes space in the centre.
   *[played] Takes space in the centre.
}
reason-activity-unpins = { $as ->
    [better] Better was { SAN($better) }, which breaks the pin on { $square }.
   *[played] Breaks the pin on { $square }.
}
reason-activity-seventh = { $as ->
    [better] Better was { SAN($better) }, which brings the rook to the seventh rank.
   *[played] Brings the rook to the seventh rank.
}
reason-activity-open-file = { $as ->
    [better] Better was { SAN($better) }, which puts the rook on an open file.
   *[played] Puts the rook on an open file.
}
reason-activity-king-walks = { $as ->
    [better] Better was { SAN($better) }, which brings the king nearer to the centre.
   *[played] Brings the king nearer to the centre.
}
reason-structure-advances = { $as ->
    [better] Better was { SAN($better) }, which pushes the passed pawn.
   *[played] Pushes the passed pawn.
}
reason-activity-trades = { $piece ->
    [r] Trades rooks.
   *[q] Trades queens.
}
reason-simplifies-trades = { $piece ->
    [n] Trades off the knight on { $square }: good when ahead.
    [b] Trades off the bishop on { $square }: good when ahead.
    [r] Trades rooks: good when ahead.
   *[q] Trades queens: good when ahead.
}
reason-pinned-to = { $to ->
    [k] {" "}to the king
   *[q] {" "}to the queen
}
reason-activity-pins = { $as ->
    [better] Better was { SAN($better) }, which pins { reason-the } on { $square }{ reason-pinned-to }.
   *[played] Pins { reason-the } on { $square }{ reason-pinned-to }.
}
reason-activity-outpost = { $as ->
    [better] Better was { SAN($better) }, which puts the knight on the outpost { $square }.
   *[played] Puts the knight on the outpost { $square }.
}
reason-activity-behind = { $as ->
    [better] Better was { SAN($better) }, which puts the rook behind the passed pawn.
   *[played] Puts the rook behind the passed pawn.
}
reason-against = { $target ->
    [none] { "" }
   *[other] , against the pawn on { $target }
}
reason-activity-half-open-file = { $as ->
    [better] Better was { SAN($better) }, which puts the rook on the half-open { $file }-file{ reason-against }.
   *[played] Puts the rook on the half-open { $file }-file{ reason-against }.
}
reason-activity-blocks-check = { $as ->
    [better] Better was { SAN($better) }, which blocks the check with { reason-the }{ reason-checks-too }.
   *[played] Blocks the check with { reason-the }{ reason-checks-too }.
}
reason-activity-lets-out = { $as ->
    [better] Better was { SAN($better) }, which opens the way for the bishop on { $square }.
   *[played] Opens the way for the bishop on { $square }.
}
reason-activity-fianchetto = { $as ->
    [better] Better was { SAN($better) }, which clears { $square } for the bishop.
   *[played] Clears { $square } for the bishop.
}
reason-activity-keeps-out = { $as ->
    [better] Better was { SAN($better) }, which keeps { reason-the } out of { $square }.
   *[played] Keeps { reason-the } out of { $square }.
}
reason-king-joins-attack = { $as ->
    [better] Better was { SAN($better) }, which brings { reason-the } into the attack on the king.
   *[played] Brings { reason-the } into the attack on the king.
}
reason-structure-stops = { $as ->
    [better] Better was { SAN($better) }, which blocks the passed pawn on { $square }.
   *[played] Blocks the passed pawn on { $square }.
}
reason-structure-lever = { $as ->
    [better] Better was { SAN($better) }, which challenges the pawn on { $square }.
   *[played] Challenges the pawn on { $square }.
}
reason-structure-supports = { $as ->
    [better] Better was { SAN($better) }, which supports { reason-the } on { $square }.
   *[played] Supports { reason-the } on { $square }.
}
reason-structure-prepares = { $as ->
    [better] Better was { SAN($better) }, which prepares to push the pawn to { $square }.
   *[played] Prepares to push the pawn to { $square }.
}
reason-structure-space-queenside = { $as ->
    [better] Better was { SAN($better) }, which gains space on the queenside.
   *[played] Gains space on the queenside.
}
reason-structure-space-kingside = { $as ->
    [better] Better was { SAN($better) }, which gains space on the kingside.
   *[played] Gains space on the kingside.
}
reason-activity-offers = { $as ->
    [better] Better was { SAN($better) }, which offers a trade of { $piece ->
        [r] rooks
        [q] queens
        [b] bishops
        [n] knights
       *[other] pieces
    }.
   *[played] { $piece ->
        [r] Offers a trade of rooks.
        [q] Offers a trade of queens.
        [b] Offers a trade of bishops.
        [n] Offers a trade of knights.
       *[other] Offers a trade of pieces.
    }
}

### The panel of the current move

move-label = This move
move-start = Starting position
move-start-opening = Opening: { $name } ({ $eco }).
move-start-steps = Step through the moves with → or the mouse wheel; { KEY("n") } goes to the next key moment.
move-start-touch = Step through the moves with the arrows below the board, or swipe across it.
whose-title = Which side did you play?
whose-neither = Neither
whose-kept = The board is now on your side; this browser remembers your name.
whose-kept-none = OK. You will not be asked again here.
move-is = {" "}is { $verdict }
move-is-close = {" "}is { $verdict }, a close call
move-no-verdict = {" "}has no verdict
move-provisional = Provisional: the engine is still analysing a neighbouring position.
move-waits = The engine has not reached this move yet.
move-not-judged = This move was not judged: the review ended before it.
move-points = { $side ->
    [white] White’s chances
   *[black] Black’s chances
}
move-points-label = { $side ->
    [white] White’s
   *[black] Black’s
} chances: { $before } before, { $after } after
# signs: the punctuation of the PGN's author: "!?"
move-author = annotator: { $signs }
move-said-show = Show it on the board
move-said-play = Play these moves on the board
how-title = Why this verdict?
how-points = Expected points of the player who moved: { $before } before, { $after } after.
how-close = A close call: a longer search might say { $verdict } instead.
move-better = { SAN($move) } was better
move-better-show = show
move-idea = Another idea?
move-idea-try = Try it on the board
move-idea-how = Play your move on the board: Kibitz tells you what it is worth.
move-line = Engine line
move-variation = Game variation
move-branch-after = { $what }, after { SAN($move) }.
move-branch-start = { $what }, from the starting position.
move-back = Back to the game
move-lines = Engine lines
move-lines-before = Engine lines at this point
move-line-depth = depth { $depth }
move-lines-over = The game ends here.
move-preview = First estimate, until the engine has analysed this position: White’s chances about { $points }.
move-lines-follow = The engine lines appear once this position has been analysed.
move-by-rule = by the rules
move-by-forced = taken from the next position
move-by-repetition = from earlier in the game
move-by-engine = { $engine } · depth { $depth } · { $nodes } nodes

### Board, bar, graph, steps, moves

bar-unknown = Evaluation: not known yet
bar-engine = Evaluation { $score }, White’s chances { $points }
bar-preview = Evaluation (first estimate): White’s chances { $points }
graph-label = Winning chances by move
graph-ply = Ply
graph-table = White’s chances by move
word-move = Move
graph-points = White’s chances
graph-tip = White { $points }
word-class = Class
stage-evaluation = Evaluation { $score }
graph-start = Start
word-errors = Errors
graph-near = Zoom in
graph-whole = Whole game
graph-mate = { $kind ->
    [misses_mate] misses mate
   *[allows_mate] allows mate
}
steps-previous-key = Previous key moment ({ KEY("p") })
steps-first = Go to the start (Home)
steps-previous = One move back (←)
steps-next = One move forward (→)
steps-last = Go to the end (End)
steps-next-key = Next key moment ({ KEY("n") })
steps-flip = Flip the board ({ KEY("f") })
moves-label = Moves
moves-misses-mate = { $count ->
    [1] Missed mate in one
   *[other] Missed mate in { $count }
}
player-ahead = Material advantage: { $lead }

### Report card

report-label = Report card
report-kind = Accuracy formula
report-kibitz = Kibitz accuracy
report-lichess = lichess accuracy
report-meaning = What accuracy means
report-kibitz-what = The average over all moves. A move that keeps its side’s chances scores 100; a move that lets them fall from 70% to 50% scores 43. A few blunders among many good moves still leave a high figure.
report-lichess-what = Uses lichess’s formula, so that you can compare with games there. Each move is scored by the chances it gives away; tense phases and bad moves count for more.
report-yours = Your accuracy
report-judged = { $judged } of { $moves } judged
report-loss = avg loss { $loss } cp
report-accuracy = accuracy
report-start = Start review
report-no-moments = No key moments
report-moments-count = { $count ->
    [one] { $count } key moment
   *[other] { $count } key moments
}
report-classes = Moves by class
report-count = { $count } { $class } by { $side ->
    [white] White
   *[black] Black
}: go to the next
report-phases = Accuracy by phase
report-phase-move = move { $from }
report-phase-moves = moves { $from }–{ $to }
report-repertoire = Repertoire
report-from-move = From move { $number }
report-moments = Key moments
panels-moments = Moments
report-turning-point = Turning point
report-missed-win = Missed win
report-missed-mate = Missed mate
report-missed-material = Missed chance
report-misses = Misses
report-swing = Change in the mover’s chances

### What is usual at a rating
# value: an accuracy, "87.6"; low, high: percent

typical-title = Compared with { $control ->
    [bullet] bullet
    [blitz] blitz
    [rapid] rapid
   *[classical] classical
} games of players rated { $from }–{ $to } on lichess
typical-accuracy = Accuracy { $value }%: higher than in { $low } to { $high }% of their games.
typical-errors = { $count ->
    [0] No mistakes or blunders
    [one] 1 mistake or blunder
   *[other] { $count } mistakes and blunders
} in { $moves } moves: fewer per move than in { $low } to { $high }% of their games.
typical-theory = { $count ->
    [0] No moves of theory
    [one] 1 move of theory
   *[other] { $count } moves of theory
}: more than in { $low } to { $high }% of their games.
typical-note = Based on one game each of { $players } such players, at standard depth; a sample of that size only allows a range.

### The story of a game: at most three sentences
# move, one, other: numbered SAN with its mark, "21.Rc1?"; how: one of story-how-… or nothing; given and taken as in "The reason".

story-side = { $side ->
    [white] White
   *[black] Black
}
story-much = { $much ->
    [winning] winning
   *[better] better
}
story-how-allows-mate = , which allowed mate in { $count ->
    [1] one
   *[other] { $count }
}
story-how-misses-mate = , which missed mate in { $count ->
    [1] one
   *[other] { $count }
}
story-how-allows-mate-by = { story-how-allows-mate }: { SAN($line) }
story-how-misses-mate-by = { story-how-misses-mate }: { SAN($line) }
story-how-hangs = , which hung { reason-given }
story-how-loses = , which cost { reason-given }{ reason-taken }
story-how-misses-win = , which missed winning { reason-given }{ reason-taken }
story-how-no-recapture = , which failed to recapture on { $square }
story-how-result = , which threw away the { $kind ->
    [win] win
   *[draw] draw
}
story-how-stalemate = , which allowed stalemate
story-how-repetition = , which allowed a draw by repetition
story-how-perpetual = , which allowed perpetual check
story-how-trouble = { $nth ->
    [1] {" "}in time trouble
   *[other] , { story-side }’s { $nth ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] next
    } mistake in time trouble
}{ $how }
story-when-after = {" "}after { SAN($move) }
story-when-move = {" "}from move { $number } on
story-when-start = {" "}from the start
story-gain = { $gain ->
    [won] won { reason-given }
   *[was] was { story-much }
}{ $when }
story-level = The game was level throughout.
story-even = Neither side was better for long.
story-level-until = { $again ->
    [yes] It was then level until
   *[no] The game was level until
} { SAN($move) }{ $how }.
story-level-won = { $again ->
    [yes] It was then level until
   *[no] The game was level until
} { SAN($move) }{ $how }; from then on { story-side } was winning.
story-level-endgame = The game was level into the endgame, until { SAN($move) }{ $how }.
story-opening-grown = { story-side } came out of the opening better.
story-opening = { story-side } came out of the opening better, after { SAN($move) }{ $how }.
story-gradual = { story-side } was { story-much } from move { $number } on.
story-from-start = { story-side } was { story-much } from the start.
story-for-good = { story-side } was better for good after { SAN($move) }{ $how }.
story-better-after = { story-side } was { story-much } after { SAN($move) }{ $how }.
story-lead-back = { story-side } { story-gain } but gave the advantage back with { SAN($move) }{ $how }.
story-lead-lost = { story-side } { story-gain } but threw it all away with { SAN($move) }{ $how }.
story-lead-slipped = { story-side } { story-gain } but let it slip bit by bit.
story-changes = The lead changed hands { $count ->
    [2] twice
    [3] three times
    [4] four times
    [5] five times
    [6] six times
   *[other] { $count } times
}
story-swings = { story-changes }, most sharply with { SAN($move) }{ $how }.
story-swings-alone = { story-changes }.
story-again = { story-side } got the better game { $count ->
    [2] twice
    [3] three times
   *[other] { $count } times
} but let it slip each time.
story-decided = The game was decided by { SAN($move) }{ $how }.
story-decided-end = The game was decided by { SAN($move) }{ $how }; { $end }.
story-missed = { SAN($move) } missed { $kind ->
    [win] the win
   *[chance] a chance
}
story-missed-what = { SAN($move) } missed winning { reason-given }{ reason-taken }
story-missed-mate = { SAN($move) } missed mate in { $count ->
    [1] one
   *[other] { $count }
}
story-missed-both = { $one }; { $other }.
story-earlier = Earlier, { $end }
story-unpunished = { SAN($move) } left { SAN($fault) } unpunished
story-costly = { SAN($move) } gave { $gives ->
    [win] { story-side } a winning position
    [easy] { story-side } an easy win
    [lead] { story-side } the better game
   *[back] much of the advantage back
}
story-both-missed = Both sides missed wins between moves { $first } and { $last }
story-side-missed = { story-side } missed { $count ->
    [2] two wins
    [3] three wins
    [4] four wins
    [5] five wins
    [6] six wins
   *[other] { $count } wins
} between moves { $first } and { $last }
story-errors = There were { $count ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} more costly errors between moves { $first } and { $last }
story-won-alone = From { SAN($move) } on { story-side } was winning.
story-won = From { SAN($move) } on the game was won; { $end }.
story-but-end = But { $missed }, without harm; { $end }.
story-late = { $missed }.
story-late-end = { $missed }; { $end }.
story-end = { $end }.
story-state = { $state ->
    [won] {" "}in a won position
    [better] {" "}in the better position
    [level] {" "}in a level position
   *[lost] { "" }
}
story-drawn-state = { $state ->
    [won] , though { story-side } was winning
    [better] , though { story-side } was better
   *[level] { "" }
}
story-end-mate = { story-side } mated with { SAN($move) }
story-end-resignation = { story-side } resigned{ story-state }
story-end-time = { story-side } lost on time{ story-state }
story-end-abandoned = { story-side } left the game{ story-state }
story-end-unknown = { story-side } won{ $state ->
    [won] {" "}from a lost position
    [better] {" "}from a worse position
    [level] {" "}from a level position
   *[lost] { "" }
}
story-end-stalemate = Stalemate
story-end-material = Drawn: neither side could mate any more
story-end-repetition = Drawn by repetition{ story-drawn-state }
story-end-moves = Drawn by the fifty-move rule{ story-drawn-state }
story-end-agreement = Drawn by agreement{ story-drawn-state }
story-end-time-drawn = Drawn: time ran out, but there was not enough material to mate
story-end-draw = Drawn{ story-drawn-state }
story-end-going = The game is still being played; after { SAN($move) } { $state ->
    [won] { story-side } is winning
    [better] { story-side } is better
   *[level] the position is level
}
story-end-unfinished = The game breaks off after { SAN($move) }{ $state ->
    [won] , with { story-side } winning
    [better] , with { story-side } better
   *[level] {" "}in a level position
}

### What is done of what

status-judged = { $moves ->
    [one] { $judged } of { $moves } move judged
   *[other] { $judged } of { $moves } moves judged
}
status-said-running = The review is running
status-said-share = { $share } of the moves judged
status-done = Reviewed
status-nodes-each = { $nodes } nodes per position
status-nodes = { $nodes } nodes
status-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
status-rules-seed = graded with fixed thresholds
status-ahead = { $count ->
    [one] Waiting: { $count } review ahead
   *[other] Waiting: { $count } reviews ahead
}
status-waiting = Waiting for a free engine
status-preparing = Preparing exact endgames for this game. This takes a few minutes and is done only once
status-solving = Solving the pawn ending. This takes a minute or more, and longer the first time. Verdicts there may still change
status-stopped = Stopped
status-seen = Offline: the review as last loaded here, { $when }
status-lost = Connection lost, reconnecting
status-stop = Stop
status-continue = Continue
status-retry = Retry

### Review

review-gone = There is no review here.
review-gone-why = It was deleted, it has expired, or the link is incomplete.
review-failed = That did not work.
review-offline = You are offline.
review-not-kept = This review is on the server, and this browser has not opened it recently.
review-versus = v
review-report = Report
review-panels = Panels
review-keys-hint = { KEY("n") } goes to the next key moment, { KEY("p") } to the previous one.
review-touch-hint = The star buttons go to the next and the previous key moment.
review-delete = Delete this review?
review-delete-why = The link and all embeds stop working at once. This cannot be undone.
share-link = Copy link
share-copied = Copied.
share-embed = Embed
share-embed-title = Chess game review
share-pgn = PGN file
share-delete = Delete
share-refused = Your browser does not allow copying here.
dialog-close = Close
storage-not-kept = This browser’s storage is full or blocked: your choices, notes and training are lost when you leave.
dialog-keep = Keep it
keys-steps = Previous, next move
keys-ends = Go to the start, to the end
keys-moments = Next, previous key moment
keys-best = Play the better move on the board
keys-flip = Flip the board
keys-single = You can change the single-key shortcuts here, or turn them all off in the settings.
keys-single-off = Single-key shortcuts are turned off in the settings.
keys-change = Key for: { $what } (default: { $standard })
keys-taken = { $key } is already in use.
keys-as-they-come = Reset to defaults
keys-drill = While training: hint, solution, retry, why, play it out
keys-help = Show this list
keys-space = space
keys-escape = Esc

### Start

# A line is a line; what stands between stars is set off.
start-title = Every game deserves
    a *kibitzer*.
start-lead = Paste a game. Kibitz looks over your shoulder and tells you how good every move was, and why.
start-live = No waiting
start-live-how = The first verdicts appear at once; the rest arrive while you play through the game.
start-why = The reason, not just a mark
start-why-how = Which piece hung, which mate was missed, which move was better: in plain words and on the board.
start-private = Private until you share it
start-private-how = Only people with the link can open it, and you can delete it at any time. No account, no trackers.
start-sample-club = A club game
start-sample-morphy = Morphy’s night at the opera, 1858
start-sample-kasparov = Kasparov – Topalov, 1999
start-game = Your game
start-file = Choose a file
start-placeholder =
    Paste your game here (PGN), or drop a file.
    A link to lichess or chess.com also works, or @name.

    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 …

    The moves alone are enough. A position (FEN) opens a board where you can try out moves.
start-submit = Review
start-submit-key = Ctrl ↵
import-fetch = Get the games
import-fetch-one = Get the game
import-nothing-chosen = Select at least one game.
import-review-one = Review this game
start-empty = Paste a game first, or open one of the example reviews.
start-too-large = { $name } is too large: Kibitz accepts files up to 1 MB.
name-colon = { $name }:
start-depth = Analysis depth
start-fast = Fast
start-fast-note = a first look
start-standard = Standard
start-standard-note = for most games
start-deep = Deep
start-deep-note = takes longer
start-nodes = { $nodes } positions searched per move
start-more = More options
start-engine = Engine
start-automatic = Automatic
start-automatic-engine = Automatic ({ $engine })
start-lines = Number of engine lines
start-rules = Grading
start-rules-kibitz = Kibitz (default)
start-rules-seed = Fixed thresholds
start-classes = Also highlight
start-sample-title = Example review
start-sample-more = More examples
start-position = Open the board
start-old-letters = The file is not in UTF-8. Judging by the letters in its names, it was read as { $encoding }. Are the names right?
start-mixed-letters = Lines that are not in UTF-8 were read as { $encoding }: game { $games }. Are the names right?
start-letters = Text encoding
start-letters-western = Western (Windows-1252)
start-letters-central = Central European (Windows-1250)
start-letters-cyrillic = Cyrillic (Windows-1251)
start-lost-letters = Some letters in this text are lost (�). Choose the original file, or drop it here, to get them right.
start-position-note = This is a position without moves: it opens a board where you can try out moves with an engine.
start-seen-game = { $moves ->
    [one] 1 game, 1 move
   *[other] 1 game, { $moves } moves
}
with-colon = { $name }: { $value }
start-seen-position = A position (FEN)
start-seen-study = A link to a lichess study
start-seen-broadcast = A link to a lichess broadcast
start-seen-round = A link to a round that Kibitz can follow live
start-seen-link = A link to a game on { $site }
start-seen-user = Games of @{ $name } on { $site }
start-seen-name = Games of @{ $name }
start-for = What Kibitz is for
start-for-you = For you
start-for-you-how = Where each game turned and why, and your own mistakes as exercises.
start-for-trainer = For your trainer
start-for-trainer-how = A whole season at a glance, with notes on every game.
start-for-club = For your club
start-for-club-how = Rounds with crosstable and live games, boards for your own website.
again-label = Where you left off
again-title = Opened last
again-due = { $count ->
    [one] 1 position due today
   *[other] { $count } positions due today
}
again-follows = New games come in by themselves.

### What a person is told of a game's text

place-move = move { $number }, { $side ->
    [white] White
   *[black] Black
}
place-variation = { $place } (variation)
place-headers = headers
place-header = header { $name }
place-fen = FEN
fault-variation-closed = This closing bracket matches no variation; it is ignored.
fault-variation-cut = { $fault } The variation ends before this move.
fault-comment-closed = This closing brace matches no comment; it is ignored.
fault-variation-first = This variation comes before any move; it is ignored.
fault-more-warnings = { $count ->
    [one] And one more warning.
   *[other] And { $count } more warnings.
}
fault-two-fens = There are two different FEN headers. Keep the one that the game starts from.
fault-chess960-guessed = This is a Chess960 position, so the game is read as Chess960. If that is wrong, add the header Variant "Standard".
fault-castling-dropped = The castling rights { $rights } do not fit the position: the king or the rooks are elsewhere. { $left ->
    [none] The game is read without castling rights
   *[other] The game is read with { $left }
}.
fault-en-passant-dropped = The en passant square { $square } does not fit the position. It is ignored.
fault-begins-later = The moves begin with move { $number }, but no FEN header gives the position. Add one, or paste the whole game.
fault-no-fen = The text says that the game starts from a set position, but there is no FEN header. The usual starting position is used.
fault-broken-off = { $fault } The review ends before this move. { $count ->
    [one] This move is
   *[other] The last { $count } moves are
} left out.
fault-case = “{ $move }” is not a move. Did you mean { $meant }?
fault-prose-left-out = Text outside the games is ignored: “{ $text }”
fault-clocks = The clock times have two numbers, and no TimeControl header says whether they are hours and minutes. They are not shown.
fault-header-line = The header line “{ $line }” cannot be read and is ignored.
fault-no-square = “{ $move }” is not possible: the board has no square { $square }.
fault-foreign-piece = “{ $move }” does not begin with an English piece letter; PGN uses K, Q, R, B and N.
fault-result = { $how ->
    [mate] The last move is checkmate
   *[stalemate] The last position is stalemate, a draw
}, but the result given is { $result }.
fault-foreign-letters = The moves were read with { $king }, { $queen }, { $rook }, { $bishop } and { $knight } for king, queen, rook, bishop and knight.
fault-no-move = “{ $move }” is not a move.
fault-ambiguous = “{ $move }” is ambiguous: more than one piece can play it.
fault-checkmated = “{ $move }” cannot be played: { $side ->
    [white] White
   *[black] Black
} is checkmated.
fault-stalemated = “{ $move }” cannot be played: { $side ->
    [white] White
   *[black] Black
} is stalemated.
fault-in-check = “{ $move }” cannot be played: { $side ->
    [white] White
   *[black] Black
} is in check, and the move does not stop it.
fault-not-legal = “{ $move }” is not a legal move for { $side ->
    [white] White
   *[black] Black
} here.
fault-header-cut = The header { $name } is { $length } characters long and was cut to { $limit }.
fault-more-headers = { $count ->
    [one] One more header was
   *[other] { $count } more headers were
} left out; Kibitz keeps { $limit }.
fault-comment-cut = A comment is { $length } characters long and was cut to { $limit }.
fault-more-games = The file contains { $count ->
    [one] { $count } more game that is
   *[other] { $count } more games that are
} not reviewed here: { $games }.
fault-more-games-unnamed = The file contains { $count ->
    [one] { $count } more game that is
   *[other] { $count } more games that are
} not reviewed here: { $games } and { $more } more.

### Why a game is refused

fault-no-game = There is no game in this text. Kibitz reads games as PGN or as moves alone (1.e4 e5 2.Nf3), and positions as FEN.
fault-link = That is a link. Kibitz needs the game itself: copy its PGN from that page and paste it here.
fault-link-lichess = That is a link to lichess. Open the game there, press “Share & export” below the board, copy the PGN from there and paste it here.
fault-link-study = That is a link to a study on lichess. Open it there, press “Share” (the icon below the board), then “Study PGN” or “Chapter PGN”, and drop the file here.
fault-link-chess-com = That is a link to chess.com. Open the game there, press the share icon beside the board, choose “PGN”, copy the text and paste it here.
fault-empty = There is nothing to review yet: paste the PGN of a game, or its moves.
fault-no-moves = This game has no moves.
fault-chapter-no-moves = This chapter has no moves.
fault-text-too-large = The text is { $size } KiB long; Kibitz accepts up to { $limit } KiB.
fault-text-longer = The text is longer than { $limit } KiB, the most that Kibitz accepts.
fault-too-many-games = The file contains { $count } games or more; Kibitz accepts { $limit } at a time.
fault-no-game-reviewable = None of the games in this file can be reviewed. Game 1: { $fault }
fault-too-many-plies = The game has { $count } plies; Kibitz accepts up to { $limit }.
fault-too-many-variations = The game has { $count } moves in variations; Kibitz accepts up to { $limit }.
fault-too-many-tokens = The game has more than { $limit } moves, comments and symbols, the most that Kibitz accepts.
fault-too-deep-variations = The game has { $count } levels of variations; Kibitz accepts up to { $limit }.
fault-variant = Kibitz reviews chess and Chess960; this game is { $variant }.
fault-fen-unreadable = The FEN “{ $fen }” cannot be read: { $reason }.
fault-fen-fields = it has more than six fields
fault-fen-board = its first field does not describe eight ranks of eight squares
fault-fen-turn = the side to move must be w or b
fault-fen-castling = the castling rights must be letters such as KQkq, or -
fault-fen-en-passant = the en passant square must be a square such as e3, or -
fault-fen-halfmoves = the number of half-moves since a capture or pawn move must be from 0 to 9999
fault-fen-number = the move number must be from 0 to 9999
fault-fen-unplayable = The position “{ $fen }” cannot be played: { $reasons }.
fault-and = { $first }, and { $second }
fault-no-king = { $side ->
    [white] White
   *[black] Black
} has no king
fault-too-many-kings = there are too many kings
fault-pawn-on-rank = a pawn stands on the first or last rank
fault-opposite-check = the side that is not to move is in check
fault-too-many-pawns = { $side ->
    [white] White
   *[black] Black
} has more than 8 pawns
fault-too-many-pieces = { $side ->
    [white] White
   *[black] Black
} has more than 16 pieces
fault-castling = the castling rights do not fit the board
fault-en-passant = the en passant square does not fit the board
fault-too-many-checkers = the king is in check from more pieces than is possible
fault-impossible-check = no move can lead to this check
fault-empty-board = the board is empty
fault-variation-open = A variation begins here and never ends.
fault-comment-open = A comment begins with {"{"} here and never ends.
fault-game-steps = Computing the value of this game takes more than { $limit } steps, the most that Kibitz does.
fault-game-depth = This game lasts more than { $limit } moves, the most that Kibitz computes.
fault-game-number = A number in this game is too large or too precise for Kibitz.
fault-game-name = The value of this game takes more than { $limit } characters, the most that Kibitz writes.
fault-game-loopy = A position repeats in this game; such games have no value of this kind.
fault-game-loopy-name = “{ $name }” is a loopy game: it can go on for ever. Kibitz does not compute such games.
fault-game-expression-long = The expression is longer than { $limit } characters, the most that Kibitz reads.
fault-game-nesting = The expression is nested more than { $limit } levels deep, the most that Kibitz reads.
fault-game-uptimal = Write powers of { $arrow } as { $arrow }<2>, and the sum of the first two as { $arrow }[2].
fault-game-unexpected = “{ $sign }” is not expected here.
fault-game-ends = The expression ends here but is not complete.
fault-game-digits = The number has more than { $limit } digits, the most that Kibitz reads.
fault-game-dyadic = “{ $number }” is not a number of this kind: the denominator must be a power of two.
fault-game-bars = “{ $bars }” occurs twice here. Show which one divides first: {"{"}a|b||c{"}"} or braces.
fault-go-rows = A board must be a list of rows of equal length, up to 25 points wide.
fault-go-sign = “{ $sign }” is not allowed on a Go board; use X, O, x, o, . and #.
fault-go-ko = This local game is a ko: positions repeat, so it has no value of this kind.
fault-go-open = This region is too large to prove that nothing can live in it.
fault-go-seki = Here nobody wants to move, or one side cannot: play does not decide the score.
fault-go-liberty = The stones at { $point } have no liberties.
fault-go-sgf = This SGF cannot be read: { $reason }.
fault-go-size = The board is { $size } points wide; Kibitz accepts up to { $limit }.
fault-go-point = “{ $point }” is not a point of this board.
fault-go-occupied = { $point } is occupied: a stone cannot be played there.
fault-go-set-up-point = A stone is set up outside this board.
fault-go-wall = A square marks an empty point; squares must mark living stones.
fault-go-set-up-liberty = The set-up contains stones without liberties.
fault-go-set-up-late = Stones are set up after the start; Kibitz reads only games that are set up before the first move.
fault-go-json = Send a JSON list of boards with rows.
go-local = { $letter }: { $value }. On average { $mean } points for Black; a move here gains { $temperature }.
go-local-number = { $letter }: { $value } points for Black; nobody gains by moving here.
go-local-ko = { $letter }: a ko, worth at least { $low } and at most { $high } for Black.
go-scores = Score: { $black } if Black begins, { $white } if White begins.
go-kos = Ko at { $points }: its value depends on threats elsewhere; the score is given for both extremes.
go-best = Best moves: Black { $black }; White { $white }.
go-may-lose = There are too many local games to add exactly, so thermographs were used: these moves lose { $points } at most.
go-assumed = Assumed, not proven (in at least { $share }% of the playouts): living stones, Black { $black }, White { $white }; territory, with dead stones in it, Black { $blackarea }, White { $whitearea }.
go-by-playouts = A score by playouts, not by a sum of local games: { $share }% of them confirm it.
fault-null-move = A null move cannot be reviewed.

### Pawn endings as sums

pawns-queenside = queenside
pawns-centre = centre
pawns-kingside = kingside
pawns-file = { $file }-file
pawns-files = { $first }- to { $last }-file
pawns-group = { $where }: { $value }
pawns-no-groups = no spare moves on either side
pawns-and-then = { $one }; { $other }
pawns-and = { $one } and { $other }
pawns-or = { $one } or { $other }
pawns-move = { SAN($move) }
pawns-even = even
pawns-number = { $amount ->
    [quarter] a quarter of a spare move
    [half] half a spare move
    [three] three quarters of a spare move
    [one] a spare move
    [part] { $number } of a spare move
   *[many] { $number } spare moves
} for { $side ->
    [white] White
   *[black] Black
}
pawns-through = a pawn that { $side ->
    [white] White
   *[black] Black
} brings through
pawns-star = one move for whoever plays it first
pawns-touch = a shade in { $side ->
    [white] White’s
   *[black] Black’s
} favour
pawns-switch = { $white } if White moves first there, { $black } if Black does
pawns-range = it depends on who moves first there: in the end { $white }, or { $black }
pawns-near = nearly { $number }, but it matters who moves first there
pawns-en-passant = it depends on a capture en passant
pawns-outcome-l = White wins, whoever is to move
pawns-outcome-r = Black wins, whoever is to move
pawns-outcome-n = whoever moves wins
pawns-outcome-p = whoever has to move loses

### Exercises (server)

openings-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}: +{ $won } ={ $drawn } -{ $lost }
openings-points = White’s chances after the opening: { $points }
openings-faults = an error in { $count } of them
openings-format = “format” must be json or pgn.
exercise-title = Exercise { $number }: { $game }
exercise-deck = Errors: { $game }
exercise-question = { $side ->
    [white] White to move: what is better than { SAN($move) }?
   *[other] Black to move: what is better than { SAN($move) }?
}
booklet-title = Exercises: { $game }
booklet-lead = { $count ->
    [one] 1 position from a mistake in a game. The solution is at the end.
   *[other] { $count } positions, each from a mistake in a game. The solutions are at the end.
}
booklet-print = Print this page, or save it as a PDF: six diagrams fit on each sheet.
booklet-answers = Solutions
error-exercise-side = “side” must be white or black.
error-no-exercises = There are no exercises here: no review is finished, or none of its errors makes a good exercise.

### Pawn endings that are refused (server)

pawns-refused-position = This position cannot be played.
pawns-refused-pieces = Kibitz can add up only endings with nothing but kings and pawns.
pawns-refused-pawns = There are no pawns here to add up.
pawns-refused-in-check = The side to move is in check, so its next move is not free.
pawns-refused-check = A pawn near the kings can give check, so its group does not stand by itself.
pawns-refused-large = These pawns have too many possibilities to add up.
pawns-doubt-kings = It is not proven that the first king to leave loses, so nothing is claimed.
pawns-doubt-through = A pawn gets through, so spare moves do not decide here.
pawns-doubt-large = The proof needs more positions than Kibitz searches, so nothing is claimed.
pawns-doubt-unasked = No proof was requested, so nothing is claimed.

### Errors (server)

error-not-understood = Kibitz cannot understand this request.
error-wrong-method = This address does not accept this kind of request.
error-wrong-type = Send the game as application/json, application/x-chess-pgn or text/plain.
error-wants-json = Send an object like { $example } as application/json.
error-no-host = The request has no Host header from which Kibitz could make an address.
error-wrong-host = Kibitz does not answer to this name. Use the address that you were given.
error-only-localhost = This Kibitz only answers to localhost and 127.0.0.1. If you run it and want another name, set KIBITZ_HOSTS to that name and restart it.
error-cross-site = This request came from another site. Only Kibitz’s own pages, and programs, can create, stop and delete reviews.
error-database-away = Kibitz cannot reach its database at the moment. Please try again soon.
error-request-too-large = The request is { $size } KiB long; Kibitz accepts up to { $limit } KiB.
error-rate = Too many requests ({ $rate }). Please try again in { $wait }.
error-rate-per = { $amount } per { $unit ->
    [second] second
    [minute] minute
    [hour] hour
   *[day] day
}
error-wait-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
error-wait-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
error-wait-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
embed-gone-title = Nothing to show
error-file-not-built = This Kibitz cannot write stand-alone files yet: run “make setup”.
error-file-nothing = This review has no game to save yet.
error-file-too-large = As a file, this collection would be { $size } MiB; Kibitz writes up to 32.
error-no-review = This review does not exist. It may have been deleted.
error-no-collection = This collection does not exist. It may have been deleted.
error-no-player = There is no player with that name in this collection.
error-season-format = A season is available as json, csv or html.
season-page-description = Results, accuracy and kinds of errors, each figure with its positions.
openings-page-description = The openings of these games as a tree: moves, results, chances after the opening, errors.
repertoire-page-description = Your own openings, compared with every reviewed game and ready to train.
season-preview = { $reviewed } of { $games } games reviewed: results, accuracy and kinds of errors.
error-disconnected = The connection was lost.
error-too-many-connections = Too many people are watching, so there is no room for another live connection. You can still load pages, and reload them.
error-too-many-reviews-watched = This connection already watches { $count } reviews, the maximum. Stop watching one of them, or open another connection.
error-too-many-collections-watched = This connection already watches { $count } collections, the maximum. Stop watching one of them, or open another connection.
error-bad-watch = The message must be an object with an “id”.
error-may-not-note = Only the creator of this review, or somebody with its trainer link, can do that (header { $header }).
error-not-begun = The game of this review is not there yet. Please try again in a moment.
error-too-many-notes = This review already has { $limit } notes, the maximum. Remove one first.
error-notes-used-up = The notes of this review have been changed { $limit } times. They can no longer be changed.
error-note-link-used-up = The notes of this review have been changed { $limit } times. Only its creator can still change them.
error-too-many-parcels = Too much is being moved to other browsers at the moment. Please try again in a few minutes, or use the file.
error-no-parcel = This link has been used, or it has expired: it works once, and for ten minutes.
error-no-note-link = There is no trainer link to revoke.
error-not-yours = Only its creator can do that (header { $header }).
error-no-game = This collection has no game with that number.
error-one-game-wanted = This text contains { $count } games. Only one can take the place of a game.
error-too-many-in-collection = A collection holds { $limit } games at most; with these it would hold more.
reviews-alone = A collection made from reviews takes nothing else: leave out pgn and follow.
reviews-as-they-are = Reviews are added as they are: without other options, and with their names.
error-followed = This collection follows a round, whose site decides what is in it. Stop following it first.
error-forfeit-played = A game that was played cannot be a forfeit: use 1-0, 0-1, 1/2-1/2 or *.
error-last-game = A collection needs at least one game: delete the whole collection instead.
error-nothing-stopped = Nothing was stopped here.
error-collection-ended = Nothing in this collection is waiting or running.
error-ended = This review has already ended.
error-cannot-go-on = This review cannot continue: it is finished, or it is still running.
error-stop-first = This review is still waiting or running: stop it first.
error-not-deeper = This review has { $nodes } nodes per position. A deeper one needs more, up to { $limit }.
error-unfinished = Your unfinished reviews: { $count }. Kibitz accepts { $running } running and { $waiting } waiting reviews at once. Please wait until one is finished, or stop one.
error-body-slow = Your data arrived too slowly, or was cut off. Please try again.
error-bodies-busy = Large texts from your address are already being received. Please try again in a few seconds.
now-slow = This took too long. Please try again.
file-busy = Two files for you, or many for others, are already being made. Please try again when one of them is finished.
file-slow = This file takes too long to make. Please choose fewer games.
oembed-format = The answer is available as json or xml.
oembed-no-address = “url” must be the whole address of a review, like https://host/r/<id>.
oembed-elsewhere = This Kibitz only knows its own addresses.

### Tables of few men

fault-table-name = “{ $name }” is not a table. Write the pieces of both sides, kings included, like KRvKP or KPKP.
table-not-there = The table { $name } is missing.
endgame-not-built = The table { $name } is not built yet.
endgame-noted = The table { $name } is not built yet. It is now on the list and will be built when there is time.
endgame-castling = No table covers positions with castling rights.
endgame-unknown = No table here covers positions with { $men } pieces.
tables-without = { $count ->
    [one] Without the table { $names }, the engine estimates its positions. { $why }
   *[other] Without the tables { $names }, the engine estimates their positions. { $why }
}
table-broken = The table { $file } is damaged or from another version of Kibitz. It is ignored, and built again when it is needed.
table-too-deep = Some mates in { $name } are too long for Kibitz’s tables.
table-too-many-men = { $name } has { $men } pieces. Kibitz builds tables with three to { $limit }.
table-nothing-to-build = { $name } needs no table: nobody can win it.
table-too-much = { $name } needs { $count } tables of { $megabytes } MB in all, about { $minutes } minutes on one core. One request can build { $limit } MB at most: first request some of the tables that it leads to.
table-room-short = { $count ->
    [one] The table { $name } needs { $megabytes } MB of disk space; { $free } MB are free.
   *[other] { $name } needs { $count } tables, { $megabytes } MB of disk space; { $free } MB are free.
}
table-memory-short = Building { $name } needs { $needed } MB of memory; { $free } MB are free.
table-no-memory = There is not enough memory to build the table { $name }.
table-no-room = The disk is full: the table { $name } could not be saved.
table-no-access = The table { $name } cannot be written to the data folder ({ $reason }).
table-no-compiler = The table { $name } cannot be built here: numba is missing or cannot compile.
table-not-built = The table { $name } could not be built.

### The UCI program, for the logs of chess programs (server)

uci-received = Received: { $line }
uci-unknown-command = Unknown command: { $line }
uci-debug-form = debug must be followed by on or off.
uci-not-loaded = The engine could not be loaded. The reason is on standard error.
uci-option-no-name = setoption names no option. Write: setoption name, the name, value, the value.
uci-option-unknown = There is no option { $name }.
uci-option-range = { $name } must be a whole number from { $least } to { $most }; { $value } is ignored.
uci-option-check = { $name } must be true or false; { $value } is ignored.
uci-option-choice = { $name } must be one of { $choices }; { $value } is ignored.
uci-nothing = no value
uci-no-memory = There is not enough memory for a Hash of { $asked }; it stays at { $kept }.
uci-position-form = The position cannot be read. Write startpos, or fen and a FEN, and then moves if there are any.
uci-position-fen = The position cannot be read. This is not a FEN: { $fen }
uci-position-move = The position cannot be reached: move { $number }, { $move }, is not legal.
uci-go-no-position = The last position could not be read, so there is nothing to search.
uci-go-number = { $name } must be followed by a whole number; it is ignored.
uci-go-no-moves = searchmoves names no move; all moves are searched.
uci-go-move = { $move } is not a legal move here and is ignored.
uci-search-failed = The search failed; the best move found so far is given. The reason is on standard error.

record-itself = The record
record-counts = The file of piece counts
record-kings = Each side needs one king.
record-standard-alone = What people play is known for standard chess only; this game begins as Chess960.
people-off = This Kibitz does not show what people play.
people-unknown = Kibitz cannot show here what people play: the software that runs the networks is not installed.
record-entries = { $name } has { $count } entries for { $positions } positions.
explain-many-lines = There are { $count } lines for one position; the limit is { $limit }.
explain-long-line = This line has { $count } moves; the limit is { $limit }.
record-score = Each line needs exactly one score, of a kind that engines give.
report-none = This is neither a TRF file (no line begins with 001) nor a list of players (no column is named name).
report-large = At most { $players } players, { $rounds } rounds and { $entries } rounds of all players together are accepted.
place-line = line { $line }
trf-number = “{ $text }” is not a starting number.
trf-twice = Starting number { $number } is used twice.
trf-name = The player has no name.
trf-round = Round { $round }: “{ $text }” is not an opponent, colour and result.
trf-stranger = Round { $round }: there is no player { $number }.
trf-disagree = Round { $round }: the line of player { $number } says something else.
trf-team = The team names player { $number }, who does not exist.
trf-no-rounds = The games have no round numbers, which a TRF file needs.
list-broken = This is not valid CSV.
list-number = { $name } is not a number: “{ $text }”.
list-byes = Write byes as round and points, “3=½ 5=0”, not as “{ $text }”.
wrong-object = { $name } must be an object.
wrong-list = { $name } must be a list.
wrong-text = { $name } must be text.
wrong-base64 = { $name } must be base64 of the letters A to Z, a to z, 0 to 9, - and _.
wrong-flag = { $name } must be true or false.
wrong-decimal = { $name } must be a number.
wrong-number = { $name } must be a whole number.
wrong-number-from = { $name } must be a whole number of at least { $low }.
wrong-number-between = { $name } must be a whole number from { $low } to { $high }.
wrong-choice = { $name } must be one of { $choices }.
wrong-choice-or-null = { $name } must be one of { $choices }, or null.
wrong-twice = { $value } is given twice.
wrong-field = Unknown field: { $name }.
wrong-missing = { $name } is missing.
wrong-preset-and-nodes = Give either a preset or a number of nodes.
wrong-too-long = { $name } is too long: at most { $limit }.
wrong-score = { $name } must be an object with either cp or mate.
wrong-illegal = { $uci } is not legal here: { $fen }
wrong-arrow = Arrows must be objects like { $example }, in red, green, yellow or blue; a marked square points to itself.
wrong-json = This is not valid JSON.
wrong-day = { $name } must be a date like 2026-11-22.
wrong-cursor = { $name } must be the number of an event, 0 or more.

### What Kibitz is, whose work it serves (server)

about-what = Kibitz reviews chess games. An engine looks at every position, and every move gets a verdict and a reason that the board proves. A review grows while you watch, and you can share and embed it.
about-data = Only people with the address of a review can open it. There are no cookies and no trackers, and everything on a page comes from this server.
about-version = Version
about-licence = Licence
about-source-ask = Kibitz is free software: the operator of this server gives you the source code if you ask.
about-access = Accessibility
about-access-claim = Kibitz claims to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on all of its pages, in all its languages. Everything works with the keyboard alone. A screen reader gets the board as a grid of squares, the graph as a table and every move with its verdict. Colour is never the only sign of a class. Single-key shortcuts can be changed or turned off. Forced colours, larger text, reduced motion and windows of 320 pixels are supported.
about-access-tested = Before each change of the program is accepted, axe-core checks every page, panel and dialog in light and dark, wide and narrow. The Tab key is tried on all of them, target sizes are measured and announcements are counted. These are automatic tests: nobody who depends on a screen reader has confirmed them yet.
about-access-known = Names, comments and titles inside a game are shown as their authors wrote them, in whatever language that is. If something keeps you out, tell the operator of this server: the contact is at the foot of the page.
about-works = Work by others
about-works-lead = What this server sends to your browser, and the networks by others that it uses, each with its licence. The name of a licence links to its text.
about-kind-pieces = Pieces: the set by Colin M.L. Burnett, as python-chess draws it
about-kind-set = Another set of pieces
about-kind-openings = Opening names
about-kind-people = Networks that predict what people play (doi 10.1145/3394486.3403219)
about-kind-library = Script library
about-kind-font = Typeface
about-kind-engine = Engine that can run in your browser
about-own = Kibitz’s own network, its pictures, sounds and texts are under Kibitz’s licence; the file embed.js, which other sites load, is under the MIT licence.
about-viewer = For your own website
about-viewer-what = kibitz-viewer shows chess games from their PGN on any page, without a server. The download has the script and an example page.
about-viewer-get = Download kibitz-viewer (ZIP)

### Ends of a run

end-stopped = Stopped before the engine started.
end-stopped-after = Stopped after { $judged } of { $moves } moves.
end-deeper-stopped-after = The deeper analysis was stopped after { $judged } of { $moves } moves.
end-crashed = This review crashed the program that works on it several times, so it was given up. Try to continue it later.
end-internal = Something went wrong inside Kibitz while it reviewed this game. The error was logged.
end-log-unreadable = Event { $seq } of this stored review cannot be read ({ $fault }). Start a new review.
end-engine-gone = This review was begun with { $earlier }, which is no longer here; { $now } would judge differently. Start a new review.
engine-unknown = There is no engine { $name }. Choose one of { $names }.
engine-not-runnable = The engine named in the settings cannot be run: { $program }
engine-no-stockfish = Stockfish is not installed. Install it (on Debian: apt-get install stockfish), or name its program in the settings.
engine-no-script = The WebAssembly Stockfish is not installed. It needs Node and the page’s libraries (npm install).
engine-failed = { $engine } failed { $times } times at the same place: { $fault }.
engine-not-started = { $engine } could not be started ({ $command }): { $reason }.

### Errors of the connection

error-offline = Kibitz cannot be reached. Are you online?
error-http = Kibitz returned an error ({ $status }).
error-http-404 = This review does not exist.
error-http-413 = This text is too large: Kibitz accepts up to 1 MB.
error-http-429 = Too many requests. Please wait a moment and try again.
error-http-503 = Kibitz is restarting. Please try again in a moment.

### Board and moves by hand

board-label = Board
board-picked = { $square }, picked up
board-target = { $square }, can move here
board-picked-up = { $piece } on { $square } picked up. It can move to { $targets }.
board-stuck = { $piece } on { $square } picked up. It has no legal moves.
board-let-go = Put back.
board-illegal = That piece cannot move to { $square }.
board-no-rules = The chess rules could not be loaded. Are you online?
promotion-title = Promote to
move-field-label = Play a move
move-field-hint = { SAN("Nf3") }, O-O or e2e4
move-field-play = Play
move-field-not-legal = “{ $move }” is not a legal move here.

### Embed

embed-open = Open in Kibitz
steps-label = Navigation
embed-back = Back
embed-on = Forward
word-accuracy = Accuracy
embed-live = Live: { $judged } of { $moves } moves judged
embed-no-moments = No key moments yet.
embed-pgn-title = A chess game
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
embed-pgn-comment-open = A comment begins with {"{"} here and never ends.
embed-pgn-bad-fen = The position in the FEN header cannot be read.
embed-pgn-variant = Kibitz shows chess and Chess960; this game is { $variant }.
embed-pgn-deep = The variations are nested too deeply.
embed-pgn-after = The text after the result is not shown.
embed-pgn-cut = The game is shown up to this point.
embed-pgn-more = { $count ->
    [one] One more place cannot be read or played.
   *[other] { $count } more places cannot be read or played.
}
embed-menu = More
embed-menu-copy = Copy the PGN
embed-menu-select = This frame cannot copy: select the text.
embed-menu-review = Review this game with Kibitz
embed-menu-explore = Try out this position

### The review as text (server)

# What `kibitz review` waits for.
waits-tables = Building endgame tables ({ $names }). This takes some minutes and is done once.

text-close = a close call: a longer search might say otherwise
text-exact = Exact from move { $number } on.
text-exact-side = { $side ->
    [white] White
   *[black] Black
}: win kept in { $wins_kept } of { $wins } moves, draw held in { $draws_held } of { $draws }, { $half_points_lost ->
    [one] { $half_points_lost } half point
   *[other] { $half_points_lost } half points
} given away.

### Images (server)

image-decimal-point = .
image-better = Better was { SAN($move) }
image-points = Chances from { $before } to { $after }
image-alt = { $title }: position, evaluation graph and verdict
image-alt-collection = { $title }: number of games, leader and results
image-others = { $count ->
    [one] and 1 other
   *[other] and { $count } others
}
image-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
image-board-points = { $points } board points
image-white-won = { $count } won by White
image-black-won = { $count } won by Black
image-won = { $count } won
image-lost = { $count } lost
image-drawn = { $count } drawn
image-no-result = { $count } without a result

### Why: the book's end, the next best move, what taking an offered piece runs into

why-left-book = The game leaves the opening book here ({ $opening }).
why-next = The next-best move, { SAN($move) }, costs { $loss }.
why-next-equal = { SAN($move) } is just as good.
why-ways = { $count ->
    [1] { "" }
    [2] {" "}two ways
    [3] {" "}three ways
    [4] {" "}four ways
   *[other] {" "}{ $count } ways
}
# pieces: "the rook on e7"; ways: why-ways; answers: ": Kxe7 to Re1+, Qxe7 to Rxc8+" or " to Re1+"; least: per cent of the chances
why-taken-open = { $pieces } can be taken{ $ways }, but it works: the position gets no worse.
why-taken-mated = { $pieces } can be taken{ $ways }; { $count ->
    [1] that runs
   *[other] each runs
} into mate{ $answers }.
why-taken-loses = { $pieces } can be taken{ $ways }; { $count ->
    [1] that loses
   *[other] each loses
}{ $answers }.
why-taken-fails = { $pieces } can be taken{ $ways }; at least { $least } of the chances remain even then{ $answers }.
why-answer = { SAN($capture) } to { SAN($answer) }
why-answer-all = {" "}to { SAN($answer) }
why-answer-met = { SAN($capture) } is met by { SAN($answer) }
why-line-refutes = Refutation
why-line-second = Second-best move
why-line-captures = If it is taken
why-lines-other = Other lines
why-answers = : { $answers }

### Led through the key moments

moments-place = Key moment { $at } of { $of }:
moments-end = That was the last key moment.
moments-none-after = There are no more key moments.
moments-none-before = There is no earlier key moment.

### Lines that play on the board

line-label = Moves of the line
line-not-searched = Not analysed yet

### Drill

drill-start-note = { $count ->
    [one] 1 position
   *[other] { $count } positions
  }
drill-title = Learn from mistakes
drill-leave = Back to the game (Esc)
drill-sides = Whose mistakes
drill-side = { $side ->
    [white] White
   *[black] Black
  } ({ $count })
drill-to-play = Move { $number }, { $side ->
    [white] White
   *[black] Black
  } to play.
drill-question = You played { SAN($move) } here, { $verdict }. Find a better move.
drill-go-on = { SAN($move) } is right, and { SAN($reply) } is the reply. How do you continue?
drill-list = Positions to learn from
drill-item = Move { $number }
drill-threat = Move { $number }: what does { $side ->
    [white] White
   *[black] Black
  } threaten?
drill-threat-question = { $move ->
    [none] { "" }
   *[other] { SAN($move) } was played last.{" "}
  }Play { $side ->
    [white] White’s next move as if Black
   *[black] Black’s next move as if White
  } had passed.
drill-threat-too = { SAN($move) } counts too.
drill-threat-wrong = { SAN($move) } is not it: for { $side ->
    [white] White
   *[black] Black
  }, it is worth { $loss } of the chances less than the threat.
drill-hint-piece = Look at { why-piece }.
drill-hint-square = It goes to { $square }.
drill-mild = Include inaccuracies
# What there is to look for: a word of learn/themes.ts.
drill-look = { $theme ->
    [mate] Look for a mate.
    [fork] Look for a fork.
    [pin] Look for a pin.
    [skewer] Look for a skewer.
    [discoveredAttack] Look for a discovered attack.
    [doubleCheck] Look for a double check.
    [trappedPiece] A piece can be trapped.
    [backRankMate] Look at the back rank.
    [smotheredMate] Look for a smothered mate.
    [anastasiaMate] Look for Anastasia’s mate.
    [arabianMate] Look for an Arabian mate.
    [bodenMate] Look for Boden’s mate.
    [hookMate] Look for a hook mate.
    [recapture] You can recapture something.
    [win] You can win material.
    [threat] Look at what your opponent threatens.
    [allows-mate] The move in the game allowed mate: look at what your opponent threatens.
    [hangs] One of your pieces is hanging.
    [left] The move in the game left a piece hanging.
   *[loses] The move in the game lost material: look at what your opponent can do.
}
drill-better = { SAN($move) } is better than { SAN($played) }, but it still gives away { $loss } of the chances.
drill-checking = Checking { SAN($move) } …
drill-point = { SAN($move) } is right too.
drill-best = { SAN($move) } is the best move.
drill-good = { SAN($move) } is good: { $loss } of the chances behind the best, { SAN($best) }.
drill-wrong = { SAN($move) } is not it: it gives away { $loss } of the chances.
drill-wrong-played = { SAN($move) } is the move from the game: it gave away { $loss } of the chances.
drill-unknown = { SAN($move) } is not in the review’s lines, and no engine could check it here. It does not count as a try.
drill-shown = The best move is { SAN($move) }.
drill-by-review = According to the review’s engine ({ $engine }).
drill-by-browser = According to { $engine } in your browser (depth { $depth }).
drill-line-best = Best play
drill-line-good = How it continues
drill-line-refutes-played = Refutation of { SAN($move) }, as played
drill-act-hint = Hint
drill-act-show = Solution
drill-act-skip = Skip
drill-act-next = Next
drill-act-finish = Finish
drill-act-retry = Try again
drill-act-why = Why not?
drill-act-why-played = Why not { SAN($move) }?
drill-act-open = Retry unsolved
drill-act-again = Start again
drill-act-play = Play it out
drill-none = { $side ->
    [white] White
   *[black] Black
  } made no inaccuracies, mistakes or blunders here. Well played: there is nothing to learn from.
drill-none-yet = No errors by { $side ->
    [white] White
   *[black] Black
  } so far. The engine is still running; what it finds appears here.
drill-done = { $count ->
    [one] That was the only position.
   *[other] Those were all { $count } positions.
  }
drill-pause = { $count ->
    [one] The only position is still unsolved.
   *[other] You have seen all { $count } positions; some are still unsolved.
  }
drill-grows = The review is still running: there may be more.
drill-sum-first = solved at the first try
drill-sum-later = solved after more tries
drill-sum-hinted = solved with a hint
drill-sum-shown = solution shown
drill-sum-open = skipped
drill-by-hand = To move a piece, drag it, press two squares, or press { $key } and type the move.
drill-order = Costliest avoidable mistakes first.

### Read aloud

aloud-title = Read aloud
aloud-free = Hands free
aloud-moments = Key moments only
aloud-again = Repeat

### Puzzles in embeds

puzzle-wrong = { SAN($move) } is not it. Try again.
puzzle-other = The solution goes on with another move, not with { SAN($move) }. Try again.
puzzle-done = Solved { $solved } of { $count } without help.
puzzle-none = There are no puzzles here.
puzzle-none-yet = There are no puzzles here yet.
puzzle-faults = { $count ->
    [one] One of { $all } games has a fault, so some puzzles may be missing.
   *[other] { $count } of { $all } games have faults, so some puzzles may be missing.
 }
puzzle-fault-first = The first is in game { $number }: { $fault }

### Guess the moves

guess-title = Guess the moves
guess-sides = Whose moves
guess-question = What would you play?
guess-points = { $points } of { $most } points
guess-you = You
guess-game = Game
guess-best = Best
guess-beaten = { $ahead ->
    [0] None of your { $moves } moves was better than the player’s
    [one] 1 of your { $moves } moves was better than the player’s
   *[other] { $ahead } of your { $moves } moves were better than the player’s
  }, { $level } as good.
guess-best-found = { $count ->
    [0] You never found the best move.
    [one] You found the best move once.
   *[other] You found the best move { $count } times.
  }
guess-people = Players rated about { $rating } would find { $count }.
guess-none = There is no move to guess yet.
guess-copy = Copy a link to this exercise

### Exploring

explore-engine = Engine in the browser ({ KEY("e") })
explore-remove = Remove the variation { SAN($move) }
explore-own = Your variation
explore-offline = You are offline: the engine is loaded from the server the first time you turn it on.
explore-failed = The engine could not be started in this browser.
explore-title = Engine in the browser
explore-loading = Loading the engine (1.8 MB) …
explore-facts = depth { $depth } · { $speed } nodes/s
explore-how-many = Lines
explore-threat = Threat
explore-threat-hint = What the opponent would play ({ KEY("x") })
explore-threat-wins = { $side ->
    [white] White
   *[black] Black
} threatens { SAN($move) }, which { $given ->
    [promotion] brings a pawn through
   *[other] wins { reason-given }{ reason-taken }{ reason-at }
}.
explore-threat-mates = { $side ->
    [white] White
   *[black] Black
} threatens mate{ $count ->
    [1] { "" }
   *[other] {" "}in { $count }
}: { SAN($move) }.
explore-threat-move = { $side ->
    [white] White
   *[black] Black
} would play { SAN($move) }.
explore-threat-none = { $side ->
    [white] White
   *[black] Black
} has no threat.
explore-no-threat = The side in check cannot pass, so there is no threat to show.
explore-close = Turn the engine off ({ KEY("e") })
explore-mate = Checkmate. The game is over.
explore-stalemate = Stalemate. The game is over.
explore-material = Neither side can mate. The game is over.
explore-play = Play it out
position-title = Position
position-page-description = Try out moves in a position, with an engine in the browser.
position-how = Move the pieces: your moves appear below, and the link always leads to this position.
position-moves = Your moves
position-bad = This position cannot be set up.
position-bad-why = The FEN in this address cannot be read, or the position cannot be played.
editor-page-title = Set up a position · Kibitz
editor-title = Set up a position
editor-how = Choose a piece and tap the squares, or drag pieces; a piece dragged off the board is gone.
editor-keys = On a keyboard, arrow keys move over the board, and letters put pieces as in a FEN: N a white knight, n a black one.
editor-board = Board
editor-pieces = Pieces
editor-hand = Move pieces
editor-erase = Remove pieces
editor-turn = To move
editor-castling = Castling
editor-start = Starting position
editor-clear = Empty board
editor-flip = Flip the board
editor-fen-bad = This is not a FEN: it needs eight ranks of eight squares.
editor-fault = Not playable: { $reasons }.
editor-explore = Explore this position
editor-edit = Change the position
keys-type = Type a move
keys-engine = Engine in the browser; threat

### Playing a position out

play-title = Play it out
play-leave = Back to where you were (Esc)
play-side = You play
play-against = Against
play-rated = Players rated { $rating }
play-engine = Engine
play-perfect = Perfect defence
play-how-rated = Your opponent plays what players of this rating on lichess play, good and bad.
play-how-engine = The engine in your browser (1.8 MB) plays as well as it can.
play-how-perfect = The result of this position is known. Your opponent makes it as hard for you as it can be made.
play-you = You
play-task-rated = You play { $side ->
    [white] White
   *[black] Black
} against players rated { $rating }.
play-task-engine = You play { $side ->
    [white] White
   *[black] Black
} against the engine.
play-task-perfect = You play { $side ->
    [white] White
   *[black] Black
} against perfect defence.
play-moves = Moves played
play-your-move = Your move.
play-answered = { SAN($move) }. Your move.
play-thinking = Your opponent is thinking …
play-hint-searching = Looking for a good move …
play-hint-piece = Move the marked piece.
play-hint-move = { SAN($move) } is good.
play-over = The game is over in this position.
play-end-won = Checkmate. You win.
play-end-lost = Checkmate. You lose.
play-end-stalemate = Stalemate: a draw.
play-end-material = Neither side can mate: a draw.
play-end-repetition = The same position for the third time: a draw.
play-end-fifty = Fifty moves without a capture or a pawn move: a draw.
play-end-resigned = You resigned.
play-gone-win = The win is gone: with best play this is a draw.
play-gone-game = The win is gone, and with best play you lose.
play-gone-draw = The draw is gone: with best play you lose.
play-was-won = The position was won.
play-judging = Sending the game …
play-no-answer = Your opponent has no answer. Try again.
play-event = Played out against: { $opponent }
play-act-start = Start
play-act-retry = Try again
play-act-back = Take back
play-act-hint = Hint
play-act-resign = Resign
play-act-judge = Judge it
play-act-again = Play again
play-act-leave = Back

### What people play

people-title = What people play here
people-of-move = What people play
people-rated = Players rated
people-rated-about = about { $rating }
people-rated-given = { $rating } ({ $side })
people-rated-as = { $whose }, shown as { $known }
people-rated-choose = My rating: about …
people-say = Pick your rating to see what such players choose.
people-share-at = { $share } at { $rating }
people-column-share = played by
people-column-cost = cost
people-good = best
people-level = { $level ->
    [about] at about this level
    [most] rated 1900
    [least] rated 1100
   *[this] at this level
}
people-odds = { $count } in { $of } { people-level }
people-says-natural = { $name ->
    [inaccuracy] A natural inaccuracy
   *[mistake] A natural mistake
}: { people-odds } play it.
people-says-hard = A hard position: { people-odds } find a good move.
people-says-astray = Easy to go wrong: { people-odds } play this or something as bad.
people-says-easy = { people-odds } play a good move here.
people-says-recapture = { people-odds } would have recaptured here.
people-says-trap = A trap: { SAN($move) }? is what most { people-level } play.
people-says-rare = Hard to find: { people-odds } find it.
people-says-found = { people-odds } find it.

### Games from other sites

import-site = Site
import-player = Name of one of the players
import-note = Kibitz contacts the other site only when you press the button.
import-note-player = chess.com does not give out single games by link. Kibitz looks for the game among this player’s games of the last twelve months.
import-count = Number of games
word-colour = Colour
import-both = both
import-pace = Time control
import-all-paces = all
import-pace-bullet = bullet
import-pace-blitz = blitz
import-pace-rapid = rapid
import-pace-classical = classical
import-pace-correspondence = correspondence
import-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
import-games = Games found
import-chosen = { $chosen } of { $count } { $count ->
    [one] game
   *[other] games
} selected
import-all = Select all
import-none = Select none
import-me = I am { $name }: turn the board to my side
import-variants = { $count ->
    [one] One game is left out because Kibitz does not support its variant: { $variants }.
   *[other] { $count } games are left out because Kibitz does not support their variants: { $variants }.
}
import-empty = { $count ->
    [one] One game without moves is left out.
   *[other] { $count } games without moves are left out.
}
import-more = There are more games.

### Games from other sites (server)

import-not-understood = “{ $text }” is neither a link to games nor a name that Kibitz can look up. It accepts links to games, studies, broadcasts and players on lichess, links to games and players on chess.com, and a name with its site: @name lichess.
import-other-site = Kibitz fetches games from lichess.org and chess.com, not from { $host }. Copy the PGN there and paste it here.
import-unknown-page = Kibitz finds no games at { $page } on { $site }. It accepts links to a game, a study, a broadcast round or a player.
import-which-site = Is { $name } a name on lichess or on chess.com? Add the site after it: @{ $name } lichess.
import-no-name = “{ $name }” is not a possible player name on lichess or chess.com.
import-whose-game = chess.com does not give out single games by link. Add the name of one of the two players: Kibitz looks for the game among theirs.
import-off = This Kibitz does not fetch games from other sites. Copy the PGN there and paste it here.
import-no-games = { $site } has no matching games of { $name }.
import-not-in-months = This game is not among those of { $name } in the last { $count } months with games. Is it the right player?
import-no-moves = There are no moves yet.
import-variants-alone = Kibitz does not support any of these variants: { $variants }. It reviews standard chess, Chess960 and games from a set position.
app-description = Chess game reviews: paste a game or share one from another app, and see why each move is good or bad.
import-title-player = { $name } on { $site }

### A live round

follow-note = Kibitz checks the round every few seconds. Games and their reviews grow with each move.
follow-submit = Follow this round live
follow-live = Live
follow-waiting = Waiting for moves
follow-looked = last checked { $time }
follow-no-news = No news since { $time }
follow-ended = Followed until { $time }
follow-now = Check now
wait-checking = Checking…
follow-stop = Stop following
follow-stop-sure = Stop following this round?
follow-player = Follow a player
follow-player-why = New games of this player are added automatically and reviewed like the others here. Kibitz checks every quarter of an hour while there are new games, and every few hours otherwise. It begins with the last six hours, and stops if nobody opens this page for thirty days.
follow-player-name = Name
follow-player-yes = Follow
follow-player-on = New games of { $player } are added automatically
follow-player-ended = New games of { $player } were added until { $time }
follow-player-stop-sure = Stop following { $player }?
follow-player-stop-why = The games in the collection stay, and their reviews continue to the end. No new games are added.
follow-next = next check { $time }
follow-stop-why = The games in the collection stay, and their reviews continue to the end. No new moves are added, and you cannot follow the round here again.
import-nothing-there = There is no game at { $url }, or it is not public.
import-no-user = There is no player { $name } on { $site }.
import-private = { $site } does not show this to others because it is private. Its owner can make it public, or copy the PGN.
import-status = { $site } cannot answer at the moment ({ $status }). Please try again soon.
import-unusable = The answer from { $site } cannot be read as games. Please try again later.
import-rest = { $site } has asked Kibitz to slow down. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
import-slow = { $site } takes too long to answer. Please try again in a moment.
import-no-answer = { $site } cannot be reached at the moment. Please try again soon.
import-redirect = { $site } redirects to another address, which Kibitz does not follow.
import-too-large = The answer from { $site } is larger than { $limit } MiB. Ask for fewer games.
import-host-not-allowed = This Kibitz does not fetch anything from { $host }.
reading-slow = This text takes too long to read. Please send fewer games, or leave out comments and variations.
now-busy = Kibitz is busy at the moment. Please try again in a few seconds.
now-failed = That did not work. Please try again.
error-internal = Something went wrong inside Kibitz. The error was logged; please try again.
import-crowded = Kibitz is already fetching games from { $site } for others, and the site allows one request at a time. Please try again in a moment.
follow-no-pgn = There is no PGN at this address.
follow-off = This Kibitz does not follow rounds or players.
follow-or-pgn = A collection either has games of its own (pgn) or follows a round (follow), not both.
follow-names = The names in a followed round cannot be hidden: they come back with every update.
follow-too-many = You already follow { $count } rounds. Stop one of them, or wait until it is over.
follow-full = Kibitz already follows as many as it can here ({ $count }). Please try again later.
follow-not = This collection is not following anything.
follow-already = This collection already follows something. Stop that first.
follow-unopened = Nobody opened this collection for thirty days.
follow-room = The collection has { $limit } games, the maximum. You can continue in a new one.
follow-enough-today = At most { $count } new games a day are reviewed here. The others come later.

### Privacy

privacy-names = Hide the players’ names
privacy-expires = Delete automatically
privacy-never = Never
privacy-days = { $days ->
    [one] After a day
   *[other] After { $days } days
  }
privacy-note = Names, ratings, titles and teams are removed before anything is stored. You can delete the review at any time with “Delete” on its page.
privacy-until = Will be deleted on { $date }

### Engine in the browser

engine-not-loaded = The engine could not be loaded from the server.
engine-no-webassembly = The engine needs WebAssembly, which this browser does not support.
engine-died = The engine in the browser has stopped. Start it again to continue.

### Deeper

deeper-button = Deeper
deeper-title = Analyse deeper
deeper-what = This review has { $nodes } nodes per position. The engine searches every position again with more nodes. Current results stay until they are replaced.
deeper-about = about { $time }
deeper-changed = Changes by the deeper analysis
deeper-from-to = { $from } → { $to } nodes per position
deeper-none = No moves reclassified.
deeper-count = { $count ->
    [one] One move reclassified
   *[other] { $count } moves reclassified
  }
deeper-now = now
deeper-marks = Show the old classes in the move list
deeper-was = { $class } before the deeper analysis
dialog-cancel = Cancel
status-judged-deeper = { $moves ->
    [one] Deeper: { $judged } of { $moves } move judged again
   *[other] Deeper: { $judged } of { $moves } moves judged again
  }
status-stands = complete at { $nodes } nodes per position
move-provisional-deeper = The deeper analysis has not reached this move yet.

### Share menu

share-menu = Share
share-copy = Copy
share-files = Files and images
share-html = Review as one HTML file
share-exercises-pgn = Exercises (PGN)
share-exercises-anki = Exercises (Anki deck)
share-booklet = Printable exercises
share-pgn-copy = PGN with variations and comments
share-fen = FEN of this position
share-png = Image of this position (PNG)
share-svg = Image of this position (SVG)
share-card = Card of this move (PNG)
share-gif = Animation of the game (GIF)
share-viewer = PGN viewer for your own website (ZIP)
share-embed-mode = Mode
share-embed-mode-review = Review
share-embed-mode-puzzle = Puzzles
share-embed-size = Size
share-embed-wide = Wide
share-embed-medium = Medium
share-embed-narrow = Narrow
share-embed-below = At the bottom
share-embed-shows = Beside the board
share-embed-tables = What it shows
share-embed-graph = Graph
share-embed-start = Start at this move
share-embed-preview = Preview
share-embed-html = HTML, for any page
share-embed-wordpress = WordPress: this link on a line of its own

### Settings

top-settings = Settings
settings-board-aubergine = Aubergine
settings-board-walnut = Walnut
settings-board-slate = Slate
settings-board-paper = Paper
settings-pieces = Pieces
settings-pieces-cburnett = Colin Burnett’s
settings-pieces-merida = Merida
settings-pieces-solid = Solid
settings-pieces-noto = Noto
settings-notation = Notation
settings-notation-language = Letters (Nf3)
settings-notation-english = English (Nf3)
settings-notation-figurines = Figurines (♘f3)
settings-size = Board size
settings-coordinates = Coordinates
settings-animation = Animate moves
settings-sounds = Sounds
settings-keys = Single-key shortcuts (n, p, f …)
settings-kept = Saved in this browser only.
keys-zoom = Make the board larger, smaller

### Clocks, opening and endgame

clocks-label = Time spent by move
clocks-spent = { SAN($move) }: { $time }
clocks-longest = longest think { $time }
clocks-title = { $time } spent, { $left } left
time-seconds = { $count ->
    [0] less than a second
    [one] 1 second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-played = Played in { $spent }, with { $left } left.
time-took = Played in { $spent }.
time-left = With { $left } left on the clock.
time-trouble = { $nth ->
    [1] In time trouble.
   *[other] The { $nth ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] next
    } mistake in time trouble.
}
time-troubles = In time trouble White made { $white ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $white } mistakes
}, Black { $black ->
    [0] none
   *[other] { $black }
}.
place-label = Position in the game
place-left = leaves the book with { SAN($move) }
place-book = in the book
place-left-here = The game leaves the opening book with this move
place-change = From { $move }: { $type }

### Collections

wait-loading = Loading…
word-games = Games
collection-players = Players
collection-season = { $player }’s season
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
games-of = { $count ->
    [one] of 1 game
   *[other] of { $count } games
}
collection-reviewed = { $reviewed } of { $reviews } reviewed
collection-running = { $count } running
collection-waiting = { $count } waiting
collection-faulty = { $count } without a review
collection-round = Round
collection-number = No.
collection-chapter = Chapter
collection-order = File order
collection-result = Result
collection-accuracy-white = Accuracy White
collection-accuracy-black = Accuracy Black
collection-blunders = Blunders
collection-blunders-of = Blunders: White { $white }, Black { $black }
collection-misses-of = Misses: White { $white }, Black { $black }
collection-state = Status
count-of = { $count } of { $all }
collection-state-waiting = Waiting
collection-state-stopped = Stopped
collection-state-failed = Failed
collection-state-refused = Not reviewed
collection-state-bye = Bye
collection-state-forfeit = Forfeit
collection-state-open = Not started
collection-not-yet = Not available yet
collection-sort = Sort by
collection-turn = Reverse the order
collection-open = { $white } v { $black }, { $result }: open the review
collection-find = Player or opening
collection-any-result = Any result
collection-any-round = All rounds
collection-round-of = Round { $round }
collection-board-of = Board { $board }
collection-game-of = Game { $number }
collection-nothing = No games match.
collection-player = Player
collection-points = Points
collection-faults = Errors per game
collection-accuracy-of = Average of { $judged } of { $games } games
collection-faults-of = Blunders, mistakes and inaccuracies per game; in total { $blunders } blunders, { $mistakes } mistakes, { $inaccuracies } inaccuracies
collection-bye = bye
collection-chip = { $points } v { $opponent }, with { $side ->
    [white] White
   *[black] Black
}
collection-all-players = Show all { $count } players
collection-html = Download all (HTML)
collection-pgn = Download all (PGN)
collection-embed-title = Reviewed chess games
season-embed-title = A player’s chess season
collection-edit = Edit
collection-delete = Delete this collection?
collection-delete-why = “{ $title }” and all its reviews are deleted, and all links and embeds stop working at once. This cannot be undone.
collection-stop = Stop all
collection-stopped-count = { $count } stopped
collection-stopped = Stopped. Finished reviews stay.
collection-gone = There is no collection here.
collection-neighbours = Games of the collection
collection-place = Game { $number } of { $games }
collection-previous = Previous game ({ KEY("[") })
collection-next = Next game ({ KEY("]") })
keys-games = Previous, next game of a collection
collection-holds = This file contains { $count } games.
collection-all = Review all as a collection
collection-all-why = You get one link, and a table that fills up. Your games take turns with those of other people.
collection-one = Only one of them
collection-which = Which game
collection-submit = Review { $count } games
collection-too-many = Kibitz accepts up to { $limit } games at a time; this file contains { $count }. Choose one, or split the file.
embed-collection-back = All games

### Exact endgames

exact-from-here = exact from here
exact-from-start = exact from the start
exact-from-move = exact from { SAN($move) }
exact-mark = exact
exact-report = Exact results
exact-report-from = From { SAN($move) } on every move is judged by the exact result.
exact-report-start = Every move is judged by the exact result.
exact-report-wins = Wins kept
exact-report-draws = Draws held
exact-report-lost = Half points given away
# unit: mate (moves to mate), zeroing (moves to the next capture or pawn move), none
endgame-group = { $result ->
    [wins] { $unit ->
        [mate] Wins in
        [zeroing] Wins; next capture or pawn move in
       *[none] Wins
    }
    [late] Wins, but not within the fifty-move rule
    [draws] Draws
    [saved] Loses, but not within the fifty-move rule
   *[loses] { $unit ->
        [mate] Loses in
        [zeroing] Loses; next capture or pawn move in
       *[none] Loses
    }
}
# What a screen reader says of a move, and what stands beside the pointer.
endgame-move = { $result ->
    [wins] wins
    [late] wins, but not within the fifty-move rule
    [draws] draws
    [saved] loses, but not within the fifty-move rule
   *[loses] loses
}{ $unit ->
    [mate] {" in "}{ $count ->
        [one] one move
       *[other] { $count } moves
    }
   *[none] {""}
}
endgame-move-played = { $words }; played in the game
drill-exact-good = { SAN($move) } keeps the { $result ->
    [win] win
   *[draw] draw
} just as { SAN($best) } does.
drill-exact-wrong = { SAN($move) } is not it: it gives away the { $result ->
    [win] win
   *[draw] draw
}.
drill-by-table = According to the table { $engine }: this is exact.
endgame-unsure = Not proven
endgame-gone = Throws away the win
endgame-ordered = The table { $table } covers this position. It is on the list to be built.
endgame-by-kibitz = { $table }, Kibitz’s own table
endgame-by-other = { $table }, { $source }
endgame-pawns-proven = proven
endgame-pawns-unchecked = Proven by search. No engine has checked here whether a king move would also win.
endgame-pawns-values = Mathematics
endgame-pawns-values-how = Values count White’s spare moves. The temperature is the value of the next move in a group. Each picture shows what the group is worth to either side as moves elsewhere become more valuable, with White on the left.
endgame-pawns-value = Value
endgame-pawns-mean = Mean
endgame-pawns-temperature = Temperature
endgame-pawns-sum = Sum: { $sum }
endgame-pawns-graph = Thermograph of { $name }: the walls meet at { $mean }, at temperature { $temperature }.

### The crosstable of a collection

rounds-title = Crosstable
rounds-csv = Table (CSV)
rounds-round = R{ $round }
rounds-best = Best game
rounds-upset = Biggest upset
rounds-upset-of = { $difference } rating points lower
rounds-accurate = Most accurate
rounds-accurate-of = { $player } · { $accuracy } over { $moves } moves
tie-buchholz = Buchholz
tie-name-buchholz = Buchholz
tie-why-buchholz = The sum of the opponents’ points. An unplayed round counts the player’s own points.
tie-buchholz-cut1 = Cut-1
tie-name-buchholz-cut1 = Buchholz Cut-1
tie-why-buchholz-cut1 = Buchholz without the opponent with the fewest points, or first without a round that the player chose not to play.
tie-buchholz-median = Median
tie-name-buchholz-median = Median Buchholz
tie-why-buchholz-median = Buchholz without the opponents with the fewest and the most points.
tie-sonneborn-berger = S.-B.
tie-name-sonneborn-berger = Sonneborn-Berger
tie-why-sonneborn-berger = Sonneborn-Berger: the points of the opponents beaten, and half the points of those drawn with.
tie-direct = Direct
tie-name-direct = Direct encounter
tie-why-direct = Points against players with equal points, if all of them have met; otherwise, who is ahead however the missing games would end.
tie-wins = Wins
tie-name-wins = Wins at the board
tie-why-wins = Games won at the board, without byes and forfeits.
tie-progressive = Progr.
tie-name-progressive = Progressive score
tie-why-progressive = The points after each round, added up.
tie-performance = Perf.
tie-name-performance = Rating performance
tie-why-performance = Performance: the opponents’ average rating, plus or minus what FIDE’s table gives for the score.
unofficial-mark = Unofficial
unofficial-why = { $gaps } Points, ranks and tie-breaks may therefore be wrong.
unofficial-rounds = { $count ->
    [one] A game has no round number, so byes, forfeits and withdrawals are not known.
   *[other] { $count } games have no round number, so byes, forfeits and withdrawals are not known.
}
unofficial-absent = { $count ->
    [one] A player has no game in some rounds, and nothing says whether it was a bye, a forfeit or an absence.
   *[other] { $count } players have no game in some rounds, and nothing says whether it was a bye, a forfeit or an absence.
}
unofficial-names = { $count ->
    [one] One game has a player without a name.
   *[other] { $count } games have a player without a name.
}
unofficial-open = { $count ->
    [one] A game has no result yet.
   *[other] { $count } games have no result yet.
}
scoring-why = A win is worth 3 points here, a draw 1.
report-trf = Includes data from a TRF file with { $players } players.
report-list = Includes data from a list of { $players } players.
report-strangers = Not found there: { $names }.
report-differs = { $count ->
    [one] It has a different result for game { $games }; that result counts.
   *[other] It has different results for the games { $games }; those results count.
}
rounds-teams = Teams
rounds-team = { $team }: match points { $match }, board points { $board }
rounds-duplicate = Game { $number } is a duplicate of game { $other } and is not counted.
rounds-unplayed = { $count ->
    [one] 1 bye or forfeit gives points but is not a game.
   *[other] { $count } byes and forfeits give points but are not games.
}
rounds-stop-sure = Stop all reviews?
rounds-stop-why = Finished reviews stay. The others wait until you continue them.
rounds-left-soon = less than a minute left
rounds-left-minutes = { $count ->
    [one] about a minute left
   *[other] about { $count } minutes left
}
rounds-left-hours = about { $count } hours left
rounds-foot = The small number after a result is the opponent’s row in this table; a darker cell is a game with Black.

### A game that grows

growing-new = { $count ->
    [one] One new move
   *[other] { $count } new moves
}

### A collection is edited

edit-title = Title
button-save = Save
edit-done = Done
edit-add = Add games
edit-add-why = They are added after the existing games and reviewed in the same way.
edit-add-yes = { $count ->
    [0] Add
    [one] Add one game
   *[other] Add { $count } games
}
edit-added = { $count ->
    [0] Nothing could be read.
    [one] One game was added.
   *[other] { $count } games were added.
}
edit-pgn = Games as PGN
edit-pgn-one = The game as PGN
wait-reading = Reading…
edit-game = Game { $number }: { $white } v { $black }
edit-table = Tie-breaks
edit-table-title = How the table is calculated
edit-table-why = These separate players with equal points, in this order.
edit-table-tie = Tie-break { $place }
edit-table-none = none
edit-table-scoring = Win, draw, loss
edit-table-usual = Standard
edit-report = Players and byes
edit-report-title = Add missing data
edit-report-why = A TRF file adds names, ids, ratings, rounds, byes, forfeits and games that are missing here. A list of players as CSV adds what it has (name, fideid, rating, title, team, byes). The games and their reviews stay.
edit-report-text = TRF file, or list of players as CSV
edit-report-away = Remove this data
edit-correct = Correct game { $number }, { $white } v { $black }
edit-correct-why = Its moves and its review stay.
edit-replace = Replace game { $number }, { $white } v { $black }
edit-replace-why = The new game takes its place in the table. Its review is deleted, and all links to that review stop working.
edit-replace-yes = Replace
edit-remove = Remove game { $number }, { $white } v { $black }
edit-remove-why = The game and its review are deleted, and all links to that review stop working. This cannot be undone.
edit-removed = { $count ->
    [one] The game was removed.
   *[other] { $count } games were removed.
}
edit-twice = { $count ->
    [one] Remove a duplicate
   *[other] Remove { $count } duplicates
}
edit-twice-title = { $count ->
    [one] Remove this duplicate?
   *[other] Remove these { $count } duplicates?
}
edit-twice-why = { $games }. Each of them has the same players, round and moves as a game that stays. This cannot be undone.
edit-twice-game = { $game } (duplicate of game { $other })
edit-twice-more = { $count } more

### Your reviews

mine-where = This list is stored only in this browser, together with the keys that delete your reviews. Nothing is sent, unless you copy it to a phone, and then it is encrypted. If you clear or lose the browser’s data, you lose both: the reviews stay, and nobody can delete them. You can export everything to a file, with your repertoire, training and settings, and import it in another browser. The reviews you opened last are stored here too, so you can read them offline.
mine-export = Export
mine-import = Import
mine-move = Copy to a phone
mine-move-title = Copy to a phone or another browser
mine-move-waiting = Encrypting…
mine-move-how = Point the phone’s camera at the code, or open the link there. It works once, until { $time }. What is already on the phone stays.
mine-move-code = QR code of the link
mine-move-link = Link
mine-move-why = Your list with its keys, your repertoire and your training were encrypted in this browser. Kibitz keeps them for ten minutes and cannot read them: only the link contains the key. Anybody with the link has the keys to your reviews, so do not send it to anybody else.
mine-move-insecure = Encryption needs an https address, and this Kibitz was opened without one. Export a file instead.
mine-move-large = This is too much for a link. Export a file instead.
mine-move-take = Import the data from the other browser?
mine-move-take-why = { $count ->
    [one] The review in this list stays; the data from the other browser is added.
   *[other] The { $count } reviews in this list stay; the data from the other browser is added.
}
mine-move-broken = The key in this link is wrong; part of the link may be missing. The link is used up. Make a new one in the other browser, where everything still is.
mine-move-offline = Kibitz cannot be reached. The link works until it expires: open it again.
mine-find = Player or name
mine-any-opening = Any opening
mine-empty = Nothing yet. Reviews that you make or open appear here.
mine-collection = Collection
mine-gone = Deleted or expired
mine-running = Running
mine-choose = Select { $title }
mine-rename = Rename { $title }
mine-remove = Remove { $title }
mine-collect = Make a collection of { $count } games
mine-name = New name
mine-name-why = Only for you: it appears in this list and nowhere else. Leave it empty to show the players’ names again.
mine-forget = Remove this from the list?
mine-forget-why = “{ $title }” stays online, and its link still works. This browser has no key to delete it, or it is already deleted.
button-remove = Remove
mine-removed = “{ $title }” was removed from the list.
mine-taken = Imported: { $what }.
mine-taken-reviews = { $count ->
    [one] 1 review
   *[other] { $count } reviews
}
mine-taken-positions = { $count ->
    [one] 1 new repertoire position
   *[other] { $count } new repertoire positions
}
mine-taken-cards = { $count ->
    [one] 1 training card
   *[other] { $count } training cards
}
mine-taken-nothing = Everything in it is already here.
mine-not-all = The browser’s storage is full or blocked, so not everything was imported. The data is still where it came from: make room here, and import it again.
mine-not-learnt = Kibitz cannot be reached: the list was imported, but not the repertoire and the training. They are still where they came from: import them again later.
mine-strange = This is not a list of Kibitz reviews, or it is larger than 8 MB.
mine-full = The browser’s storage is full, so your list of reviews could not be saved. Delete something, or export the list first.
mine-not-forgotten = The browser does not allow changes to its storage: this row may be back next time.
mine-none-kept = This browser does not store anything for websites, as in a private window. The list is empty, and the keys to your reviews are lost when you close it.
mine-offline = Kibitz cannot be reached: the list may be out of date.
mine-token-lost = This browser’s storage is full or blocked: the key to this review is lost when you close it.

### Finding games

find-title = Find games
find-this = Find this position
find-kind = Ending or pawn structure
find-choose = Choose an ending or a pawn structure
find-or-fen = or a position (FEN)
find-fen = Position (FEN)
find-go = Find
find-searching = Searching…
find-found = { $games ->
    [0] Not found in { $searched ->
        [one] the one reviewed game.
       *[other] any of the { $searched } reviewed games.
    }
   *[other] Found in { $games } of { $searched ->
        [one] one reviewed game.
       *[other] { $searched } reviewed games.
    }
}
find-searched = { $games ->
    [0] No game here has been reviewed yet.
    [one] One reviewed game to search.
   *[other] { $games } reviewed games to search.
}
find-left-out = { $count ->
    [one] One more game has no review yet.
   *[other] { $count } more games have no review yet.
}
find-no-fen = This is not a FEN. In a review, “Share” copies the FEN of the position.
find-more = Show more ({ $count })
find-start = Starting position
find-move = After move { $number }
find-side = { $side ->
    [white] White’s
   *[black] Black’s
}
find-group-ending = Endings
find-group-type = Endgames by material
find-group-structure = Pawn structures
find-kind-pawns = Pawn endings
find-kind-rooks = Rook endings
find-kind-queens = Queen endings
find-kind-knights = Knight endings
find-kind-opposite-bishops = Opposite-coloured bishops
find-kind-rooks-opposite-bishops = Rooks and opposite-coloured bishops
find-kind-bishop-knight = Bishop against knight
find-kind-isolated-queens-pawn = Isolated queen’s pawn
find-kind-hanging-pawns = Hanging pawns
find-kind-carlsbad = Carlsbad structure
find-kind-maroczy = Maróczy Bind
find-kind-stonewall = Stonewall
find-kind-doubled-pawns = Doubled pawns
find-no-kind = “kind” must be one of those in /api/openapi.json.
find-one-of = Give “kind” or “fen”, not both.
find-too-many = “reviews” must have at most { $most } reviews.

### The tree of openings

openings-all = Openings
openings-of = { $player }’s openings
openings-season = Season
openings-reviewed = { $count ->
    [one] 1 reviewed game
   *[other] { $count } reviewed games
}
openings-left-out = { $count } left out (other starting position)
openings-everybody = All players
openings-moves = Moves from here
openings-column-results = Results
openings-column-points = Chances
openings-results = { $games ->
    [one] 1 game
   *[other] { $games } games
}: White won { $white }, drawn { $draws }, Black won { $black }.
openings-chances = { $side ->
    [white] White’s
   *[black] Black’s
} chances after the opening: { $points }.
openings-faults-here = Errors in the opening from here on: White { $white }, Black { $black }.
openings-about = Chances: { $side ->
    [white] White’s
   *[black] Black’s
} average expected points after the opening of these games. Errors: how often the move was an error.
openings-about-others = +3: games that reached the same position by transposition.
openings-others = Games that transposed to this position: { $count }
openings-not-played = { SAN($move) } was played in fewer than two of these games, so the tree ends here.
openings-open = Opening tree

### One's own repertoire

repertoire-title = Your repertoire
repertoire-where = Your repertoire is stored in this browser. Nothing is sent, unless you copy it to a phone (“Your reviews”), and then it is encrypted. Reviews show where you or your opponent left it, seasons count that, and you can train its lines.
repertoire-for = Repertoire for { $side ->
    [white] White
   *[black] Black
}
repertoire-holds = { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, { $moves ->
    [one] 1 of them with you to move.
   *[other] { $moves } of them with you to move.
}
repertoire-none = Nothing yet.
repertoire-train = Train the lines
repertoire-look = View the lines
repertoire-from = Start of the lines
repertoire-from-each = Position { $number }
repertoire-here-own = Your move.
repertoire-here-opponent = { $count ->
    [one] 1 reply by the opponent is covered.
   *[other] { $count } replies by the opponent are covered.
}
repertoire-here-ends = The repertoire ends here.
repertoire-not-here = { SAN($move) } is not in the repertoire.
repertoire-behind = { $count ->
    [one] 1 more move
   *[other] { $count } more moves
}
repertoire-behind-none = end of line
repertoire-remove-sure = Delete the repertoire for { $side ->
    [white] White
   *[black] Black
}?
repertoire-remove-why = What you learnt about its positions stays in this browser, in case you add them again.
repertoire-more = Add lines
repertoire-how = Paste PGN with variations, or the link to a study on lichess (the server loads it). New lines are merged; transpositions are recognised. There is room for { $positions } positions per colour.
repertoire-text = PGN or link to a study
repertoire-placeholder = 1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bb5 *
repertoire-add = { $side ->
    [white] Add for White
   *[black] Add for Black
}
repertoire-added = { $side ->
    [white] Repertoire for White
   *[black] Repertoire for Black
}: { $fresh ->
    [0] no new position.
    [one] 1 new position.
   *[other] { $fresh } new positions.
}
repertoire-in-game = Game { $game }: { $words }
repertoire-more-faults = { $count ->
    [one] One more place could not be read.
   *[other] { $count } more places could not be read.
}
repertoire-full = The repertoire is full: it holds { $positions } positions. The rest of the text was left out.
repertoire-too-large = This text is too large for a repertoire: at most 2 MB, and 120 KB of moves without comments. Add it in parts.
repertoire-link = The only links that work here lead to a study on lichess. Paste the PGN instead.
repertoire-no-room = The browser’s storage is full. The repertoire has not changed, and your text is still below. Delete something here or in “Your reviews”, then add it again.
repertoire-not-kept = This browser does not store anything, so you cannot have a repertoire in it.
repertoire-question = { $side ->
    [white] White to move: what does the repertoire play?
   *[black] Black to move: what does the repertoire play?
}
repertoire-right = { SAN($move) } is in the repertoire.
repertoire-right-also = { SAN($move) } is in the repertoire, and so is { SAN($own) }.
repertoire-wrong = { SAN($move) } is not in the repertoire. Try again.
repertoire-shown = The repertoire plays { SAN($own) }.
repertoire-back = Back to the repertoire
repertoire-games = { $side ->
    [white] With White
   *[black] With Black
}: { $games ->
    [one] 1 game.
   *[other] { $games } games.
} You left it in { $left }, your opponent in { $opponent }; the repertoire ended first in { $ends }.
repertoire-row-left = { SAN($move) } (repertoire: { SAN($own) })
repertoire-row-opponent = Not in the repertoire: { SAN($move) }
repertoire-own-left = You left your repertoire with { SAN($move) } (repertoire: { SAN($own) }).
repertoire-own-opponent = Your opponent left your repertoire with { SAN($move) }.
repertoire-own-ends = Your repertoire ends here.
repertoire-side-left = { $side ->
    [white] White
   *[black] Black
} left the repertoire with { SAN($move) } (repertoire: { SAN($own) }).
repertoire-side-opponent = { SAN($move) } is not in the repertoire for { $side ->
    [white] White
   *[black] Black
}.
repertoire-side-ends = The repertoire for { $side ->
    [white] White
   *[black] Black
} ends here.

### A season

season-page-title = { $player }’s season · { $collection }
season-reviewed = { $reviewed } of { $games } games reviewed
season-so-far = { $reviewed } of { $games } games reviewed so far
season-print = Print or save as PDF
season-html = HTML file
season-train = Train on these mistakes
season-compare = Compare with another season
season-compare-player = Another player in this collection
season-compare-link = … or a link to another collection or season
season-compare-go = Compare
season-compare-none = This is not a link to a collection or a season.
season-alone = Show only this season
season-foot-open = Every number opens its positions.
season-foot = Figures from fewer than { $least } games are not shown. Inaccuracies, mistakes and blunders all count as errors. A position counts as won from 85% of the points up (about five pawns), and as lost from 15% down.
season-n = n { $count }
season-too-few = Fewer than { $least } games: too few to tell.
season-seldom = { $count ->
    [one] 1 row with fewer than { $least } games
   *[other] { $count } rows with fewer than { $least } games each
}
season-more = Show more ({ $count })
season-no-review = This game has no review.
season-somebody = Unknown
season-after = After move { $number }
season-against = { $side ->
    [white] White
   *[black] Black
} v { $opponent }, { $when }
season-clock = { $clock } left on the clock
season-chart = Score and accuracy month by month; the table below has the numbers.

word-score = Score
season-figure-conversion = Winning positions converted
season-figure-misses = Misses per game
season-why-misses = a win or at least two points of material that were there
season-why-conversion = games that were winning at some point
season-figure-resourcefulness = Lost positions saved
season-why-resourcefulness = games that were lost at some point, but drawn or won
season-figure-trouble = Errors in time trouble
season-why-trouble = with less than a tenth of the time left
season-figure-avoided = Errors that others avoid
season-why-avoided = where at least 7 in 10 of this rating play well
season-figure-hard = Hard to avoid
season-why-hard = where at most 3 in 10 of this rating play well
season-lessons = What to train first
season-lesson-cost = { $count } times in { $games } games, costing { $points } points.
season-lesson-avoided = { $avoided ->
    [one] Most players of the same rating avoid one of them.
   *[other] Most players of the same rating avoid { $avoided } of them.
}
season-lesson-board = From one of these games: before { SAN($move) }
season-lesson-train = Train this

season-months = Month by month
season-phases = Phases of the game
season-clocks = Time left on the clock
season-paces = Time spent on the move
season-endgames = Endgames
season-strengths = Opponents by strength
season-ratings = Opponents’ rating
season-hours = Time of day
season-figure-rate = Errors per 100 moves
season-figure-book = In book until move
season-figure-leaves = Chances after it
season-figure-begins = Chances at the start
season-strengths-stronger = 100+ points stronger
season-strengths-equal = About equal
season-strengths-weaker = 100+ points weaker
season-hours-night = Night (0–6)
season-hours-morning = Morning (6–12)
season-hours-afternoon = Afternoon (12–18)
season-hours-evening = Evening (18–24)
season-clocks-under-minute = Under 1 minute
season-clocks-under-two = 1 to 2 minutes
season-clocks-under-five = 2 to 5 minutes
season-clocks-more = 5 minutes or more
season-paces-instant = Under 3 seconds
season-paces-quick = 3 to 10 seconds
season-paces-thought = 10 seconds to a minute
season-paces-long = A minute or more

season-kinds = Kinds of errors
season-kinds-why = One error can be of several kinds: a piece that hangs to a fork counts as both.
season-way-allowed = Allowed
season-way-missed = Missed
season-way-given-up = Given up
season-way-other = Other
season-kind-in-opening = { $count } in the opening
season-kind-in-middlegame = { $count } in the middlegame
season-kind-in-endgame = { $count } in the endgame
season-kind-in-trouble = { $count } in time trouble
season-kind-hangs = Hangs a piece
season-kind-loses = Loses material
season-kind-allows-mate = Allows a forced mate
season-kind-shortens = Gets mated sooner
season-kind-misses-mate = Misses a forced mate
season-kind-misses-win = Misses winning material
season-kind-misses-punishing = Leaves the opponent’s error unpunished
season-kind-no-recapture = Fails to recapture
season-kind-prolongs = Takes longer to mate
season-kind-gives-back = Gives an advantage back
season-kind-stalemate-gives = Stalemates the opponent
season-kind-stalemate-allows = Allows stalemate
season-kind-stalemate-misses = Misses stalemate
season-kind-repetition-gives = Repeats the position
season-kind-repetition-allows = Allows a threefold repetition
season-kind-repetition-misses = Misses a saving repetition
season-kind-repetition-unclaimed = Does not claim a draw
season-kind-perpetual-gives = Settles for perpetual check
season-kind-perpetual-allows = Allows perpetual check
season-kind-perpetual-misses = Misses perpetual check
season-kind-insufficient-gives = Keeps too little material to win
season-kind-king-castling-lost = Loses the right to castle
season-kind-king-stays = Leaves the king in the middle
season-kind-king-shelter = Opens its own king’s shelter
season-kind-structure-passed = Allows a passed pawn
season-kind-structure-doubled = Gets doubled pawns
season-kind-structure-bishop-pair = Gives up the bishop pair
season-kind-structure-pawn-falls = Loses a pawn later on
season-kind-point-double-attack = Allows a double attack
season-kind-point-pin = Allows a pin
season-kind-point-trap = Lets a piece be trapped
season-kind-point-guard = Leaves something undefended
season-kind-point-threat = Allows a threat
season-kind-point-other = Allows a strong answer
season-kind-better-double-attack = Misses a double attack
season-kind-better-pin = Misses a pin
season-kind-better-trap = Misses trapping a piece
season-kind-better-guard = Misses driving off a defender
season-kind-better-threat = Misses a threat
season-kind-better-other = Misses a stronger move
season-kind-activity-home = Returns a piece to its starting square
season-kind-activity-develops-them = Helps the opponent develop
season-kind-activity-trade-helps = Trades when behind in material
season-kind-activity-chased = Puts a piece where it is driven away
season-kind-activity-back = Retreats a piece
season-kind-activity-lets-attack = Allows an attack on a piece
season-kind-activity-wrong-taker = Captures with the wrong piece
season-kind-king-wrong-side = Castles to the wrong side
season-kind-king-bared = Weakens its own king’s position
season-kind-king-uncastled = Lets its king lose the right to castle
season-kind-structure-isolated = Gets an isolated pawn
season-kind-structure-backward = Gets a backward pawn
season-kind-structure-hole = Weakens a square
season-kind-structure-lets-centre = Gives the opponent the centre
season-kind-structure-lets-push = Allows a pawn advance
season-kind-structure-releases = Releases the pawn tension
season-kind-activity-shuts-in = Shuts in its own bishop
season-kind-activity-blocks = Blocks its own centre pawn
season-kind-activity-takes-square = Takes a square from its own knight
season-kind-activity-early-queen = Brings the queen out early
season-kind-activity-again = Moves the same piece again
season-kind-activity-rim = Puts a knight on the rim
season-kind-activity-undeveloped = Neglects development
season-kind-activity-lets-outpost = Allows a knight outpost
season-kind-activity-lets-file = Gives the opponent the open file
season-kind-activity-lets-seventh = Allows a rook on the seventh rank
season-kind-activity-trades-off = Makes a bad trade
season-kind-activity-lets-trade = Lets the opponent trade
season-kind-activity-worse-square = Chooses the worse square
season-kind-threat-overlooked = Overlooks a threat
season-kind-plan-lets-threaten = Allows a mate threat
season-kind-result-win-to-draw = Lets a proven win slip to a draw
season-kind-result-win-to-loss = Turns a proven win into a loss
season-kind-result-draw-to-loss = Turns a proven draw into a loss
season-kind-result-win-to-spoilt = Lets the fifty-move rule spoil a win
season-kind-noise = Game already decided
season-kind-unproven = Quiet, or too deep to prove
season-kind-motif-fork = Fork
season-kind-motif-pin = Pin
season-kind-motif-skewer = Skewer
season-kind-motif-discoveredAttack = Discovered attack
season-kind-motif-doubleCheck = Double check
season-kind-motif-trappedPiece = Trapped piece
season-kind-motif-deflection = Deflection
season-kind-motif-attraction = Attraction
season-kind-motif-capturingDefender = Capture of the defender
season-kind-motif-interference = Interference
season-kind-motif-intermezzo = In-between move
season-kind-motif-xRayAttack = X-ray attack
season-kind-motif-backRankMate = Back-rank mate
season-kind-motif-smotheredMate = Smothered mate
season-kind-motif-anastasiaMate = Anastasia’s mate
season-kind-motif-arabianMate = Arabian mate
season-kind-motif-bodenMate = Boden’s mate
season-kind-motif-hookMate = Hook mate
season-kind-motif-zugzwang = Zugzwang

season-deck = Season training
season-deck-kind = Kind of error
season-deck-all = All errors ({ $count })
season-deck-some = { $kind } ({ $count })
season-deck-standing = { $due } due, { $fresh } new
season-deck-next = Nothing is due. The next position comes back { $when }.
season-deck-nothing = There is nothing to train on for this kind of error.
season-deck-ahead = Continue anyway
season-deck-back = Back to the season
season-deck-again = This position comes back { $when }.
season-deck-whose = From your game against { $opponent }, { $when }
review-open = Open the review
season-deck-export = Export progress
season-deck-import = Import progress
season-deck-taken = { $count ->
    [one] Progress on 1 position was imported.
   *[other] Progress on { $count } positions was imported.
}
season-deck-strange = This is not a file of Kibitz training progress.
season-deck-kept = Your progress is stored in this browser; nothing is sent. Positions come back when you are about to forget them (FSRS).
season-deck-gone = The review of this game is gone; its position is left out.

## Notes of a review's owner

note-title = Note
note-label = Note on this position
note-add = Add a note
note-change = Edit the note
note-keep = Save this variation
note-undo = Undo
said-saved = Saved.
said-deleted = Deleted.
note-undone = Undone.
note-eval = Kibitz: { $score }
note-eval-depth = Kibitz: { $score }, depth { $depth }
note-text = Comment
note-nag-1 = good move
note-nag-2 = mistake
note-nag-3 = brilliant move
note-nag-4 = blunder
note-nag-5 = interesting move
note-nag-6 = dubious move
note-nag-10 = equal
note-nag-13 = unclear
note-nag-14 = White slightly better
note-nag-15 = Black slightly better
note-nag-16 = White better
note-nag-17 = Black better
note-nag-18 = White winning
note-nag-19 = Black winning
note-marks = Arrows and squares
note-marks-hint = Draw with the right mouse button or with a colour above, or type: Ge2e4 Rd5 (G green, R red, Y yellow, B blue).
note-marks-wrong = “{ $mark }” is neither an arrow nor a square. Write Ge2e4 for an arrow, Rd5 for a square.
note-meanwhile = Somebody else has written here in the meantime: { $words }
note-meanwhile-gone = Somebody else has changed this note in the meantime.
note-link = Trainer link
note-link-why = Anyone with this link, such as a trainer, can write notes on this review, and nothing else.
note-link-make = Create a link
note-link-withdraw = Revoke
note-link-made = Copy it now. It will not be shown again.
note-link-withdrawn = The link was revoked. The notes stay.
note-link-there = There is a trainer link already. It was shown once, when it was created.
note-link-make-new = Create a new link
note-link-again = Create a new trainer link?
note-link-again-why = The old link stops working. Notes written with it stay.
note-may = You may annotate this game
note-may-whose = { $white } v { $black }. Go to a move and write a note. The owner of the review sees it at once.
note-name = Your name, shown with your notes (optional)
note-begin = Start
note-as = As { $name }
note-as-none = Add your name
note-news = { $count ->
    [one] 1 new note
   *[other] { $count } new notes
}
note-news-show = Show
note-previous = Previous note
note-next = Next note
note-draw = Draw on the board
note-draw-green = Draw in green
note-draw-red = Draw in red
note-draw-yellow = Draw in yellow
note-draw-blue = Draw in blue
note-drawing = Drag from square to square on the board for an arrow; tap a square to mark it.
share-notes = Notes

### The element on other sites (server)
element-game = Chess game
# text: the address
element-address = This is no address of a Kibitz review: { $text }
element-server = This is no address of a Kibitz (https://…): { $text }
element-nothing = There is no game here: give the element a src or a PGN.
element-silent = Kibitz at { $text } does not answer, so this game cannot be shown now.
