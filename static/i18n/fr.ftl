language-name = Français
# How numbers and dates are written, and in what order things are sorted.
language-locale = fr
# The letters of king, queen, rook, bishop and knight in written moves; { SAN($move) } writes a move with them.
language-pieces = R D T F C

### Top bar

top-language = Langue
top-new = Nouvelle analyse
top-mine = Vos analyses
top-skip = Aller au contenu
top-menu = Menu
top-keys = Raccourcis clavier
top-theme = Thème
top-theme-auto = Système
top-theme-light = Clair
top-theme-dark = Sombre
top-noscript = Kibitz a besoin de JavaScript sur cette page.
top-noscript-hint = Les analyses intégrées (/embed/…) se lisent sans JavaScript.

### What stands at the foot of a page

links-about = À propos de Kibitz
links-imprint = Mentions légales
links-privacy = Confidentialité
links-source = Code source

### Addresses

page-title = Kibitz · l’analyse de parties qui explique pourquoi
page-description = Collez une partie d’échecs : Kibitz analyse chaque coup et l’explique simplement, avec les mots des joueurs.
page-missing = Il n’y a rien à cette adresse.
page-missing-button = Analyser une partie
page-broken = Cette page n’a pas pu s’afficher.
page-broken-why = Un problème est survenu au chargement de cette page. Rien n’est perdu : vos parties et vos analyses sont en sécurité sur le serveur.
page-broken-button = Recharger
page-lost = Un élément de cette page ne s’est pas chargé. Le reste fonctionne.
# Of a review in the browser's tab: names and result.
page-review-title = { $game } · Kibitz
page-collection-description = Une collection de parties, chacune analysée coup par coup : résultats, précision, classement.
page-mine-description = Les analyses faites ou ouvertes dans ce navigateur.
page-game = { $white } – { $black }
page-game-result = { $white } – { $black }, { $result }
page-game-unknown = Analyse d’une partie
page-review-description = Une partie analysée coup par coup.
page-review-accuracy = Précision : { $white } contre { $black }.

### Words of chess

side-white = Blancs
side-black = Noirs
piece-p = pion
piece-n = cavalier
piece-b = fou
piece-r = tour
piece-q = dame
piece-k = roi
square-white-p = pion blanc
square-white-n = cavalier blanc
square-white-b = fou blanc
square-white-r = tour blanche
square-white-q = dame blanche
square-white-k = roi blanc
square-black-p = pion noir
square-black-n = cavalier noir
square-black-b = fou noir
square-black-r = tour noire
square-black-q = dame noire
square-black-k = roi noir
square-empty = vide
spoken-takes = prend
spoken-becomes = promotion en { $piece }
spoken-kingside = petit roque
spoken-queenside = grand roque
spoken-check = { $move }, échec
spoken-mate = { $move }, mat
notice-correct = Corriger le texte
result-white = 1–0, les Blancs gagnent
result-black = 0–1, les Noirs gagnent
result-draw = ½–½, partie nulle
result-none = Résultat non indiqué
result-going = Partie en cours

### Classes: the name, and as the end of “24. Rxd4 is …”

class-brilliant = Brillant
class-critical = Crucial
class-best = Meilleur coup
class-excellent = Excellent
class-okay = Correct
class-inaccuracy = Imprécision
class-mistake = Erreur
class-blunder = Gaffe
class-risky = Risqué
class-theory = Théorie
class-forced = Forcé
verdict-brilliant = un coup brillant
verdict-critical = un coup crucial
verdict-best = le meilleur coup
verdict-excellent = un excellent coup
verdict-okay = un coup correct
verdict-inaccuracy = une imprécision
verdict-mistake = une erreur
verdict-blunder = une gaffe
verdict-risky = un coup risqué
verdict-theory = un coup théorique
verdict-forced = un coup forcé

### Phases and types of endgames

phase-opening = Ouverture
phase-middlegame = Milieu de jeu
phase-endgame = Finale
phase-endgame-of = Finale ({ $type })
endgame-type-pawn = rois et pions
endgame-type-minor-piece = une pièce mineure au plus par camp
endgame-type-two-minor-piece = deux pièces mineures par camp
endgame-type-rook-two-minor-piece = une tour et deux pièces mineures par camp
endgame-type-rook-vs-rook-unequal-minors = une tour par camp, deux pièces mineures contre une
endgame-type-rook-vs-minor-piece = tour contre pièce mineure
endgame-type-rook = tours, une pièce mineure au plus par camp
endgame-type-double-rook = deux tours et une ou deux pièces mineures par camp
endgame-type-rook-minor-piece = deux tours et une pièce mineure contre moins
endgame-type-heavy-piece = une dame et une tour par camp
endgame-type-asymmetric-heavy-piece = dames et autres pièces inégales
endgame-type-queen = dames, une pièce mineure au plus par camp
endgame-type-queen-two-minor-piece = une dame et deux pièces mineures par camp
endgame-type-strong-material-imbalance = deux pièces au plus d’un côté
endgame-type-transitional = une dame encore sur l’échiquier
endgame-type-endgame = Finale

### What is exact

exact-words = exact : { $words }
exact-drawn = nulle
exact-won = { $side ->
    [white] les Blancs gagnent
   *[black] les Noirs gagnent
}
exact-won-in = { $side ->
    [white] les Blancs gagnent
   *[black] les Noirs gagnent
} en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
# $side: who is to move.
exact-not-won = { $side ->
    [white] les Noirs ne peuvent plus gagner
   *[black] les Blancs ne peuvent plus gagner
}
exact-won-late = { $side ->
    [white] les Blancs gagnent
   *[black] les Noirs gagnent
}, mais trop tard (règle des 50 coups)

### Numbers

number-thousand = { $number } k
number-million = { $number } M
number-billion = { $number } Md
number-percent = { $number } %

### Why a move got its class

why-unjudged = Le moteur n’a pas donné de variante ici : ce coup n’a pas de verdict.
why-forced = C’était le seul coup légal.
why-theory = Cette position figure dans le livre d’ouvertures.
why-theory-costs = C’est un coup théorique, mais il a un prix : { $change }
why-theory-named = Cette position figure dans le livre d’ouvertures : { $opening }.
why-gives-mate = C’est mat : on ne peut pas faire mieux.
why-first = C’est le premier choix du moteur.
why-proved = Ce coup s’est révélé aussi bon que { SAN($move) }, le premier choix du moteur.
why-offers = Ce coup offre du matériel, et le prendre perd : le sacrifice est correct.
why-leaves = Ce coup laisse { $pieces } en prise, et c’est correct : la position n’en souffre pas.
why-piece = { $piece ->
    [p] le pion
    [n] le cavalier
    [b] le fou
    [r] la tour
    [q] la dame
   *[k] le roi
} en { $square }
# second: the second best move, or "none"; cost: expected points, or "none".
why-critical = C’est le seul coup qui tient : le deuxième meilleur coup{ $second ->
    [none] {" "}
   *[other] , { SAN($second) },{" "}
}{ $cost ->
    [none] coûte bien plus
   *[other] coûte { $cost } point attendu
} (un coup est crucial à partir de { $from }).
why-unknown = Les positions avant et après ce coup n’ont pas encore été analysées toutes les deux.
why-loss = Ce coup coûte { $loss } point attendu ({ $before } → { $after }) ; { $verdict } coûte de { $from } à { $to }.
why-loss-blunder = Ce coup coûte { $loss } point attendu ({ $before } → { $after }) ; une gaffe commence à { $from }.
why-as-good = Aussi bon que le premier choix du moteur : ce coup coûte { $loss } point attendu, et jusqu’à { $to }, cela ne compte pas.
why-as-good-as = Aussi bon que { SAN($best) }, le premier choix du moteur : ce coup coûte { $loss } point attendu, et jusqu’à { $to }, cela ne compte pas.
why-only = C’est le seul bon coup ici : le deuxième meilleur coup{ $second ->
    [none] {" "}
   *[other] , { SAN($second) },{" "}
}{ $cost ->
    [none] coûte bien plus
   *[other] coûte { $cost }
}.
why-cost = Les chances des { $side ->
    [white] Blancs
   *[black] Noirs
} tombent de { $before } à { $after }.
why-costs-nothing = Les chances des { $side ->
    [white] Blancs
   *[black] Noirs
} ne changent guère ({ $after }).
why-equal = Aussi bon que { SAN($move) }, le premier choix du moteur.
why-mate-brought = Ce coup mène au mat en { $is }
why-mate-allowed = Ce coup permet un mat en { $is }
why-mate-gone = Ce coup manque un mat en { $was } ; l’évaluation est maintenant de { $score } pour le camp qui vient de jouer
why-mate-escaped = Ce coup échappe à un mat en { $was } ; l’évaluation est maintenant de { $score } pour le camp qui vient de jouer
why-mate-turned = Ce coup manque un mat en { $was } et permet un mat en { $is }
why-mate-turned-round = Ce coup échappe à un mat en { $was } et mate maintenant en { $is }
why-mate-slower = Ce coup mène encore au mat, mais en { $is } au lieu de { $would }
why-mated = Ce coup permet un mat en { $is } ; avec la meilleure défense, c’était mat en { $was }
why-sentence = { $change }.
why-sentence-row = { $change } ; { $row }.
why-row-below = en dessous de { $high }, c’est { $verdict }
why-row-from = à partir de { $low }, c’est { $verdict }
why-row-between = de { $low } à { $high }, c’est { $verdict }
why-row-mated-within = permettre un mat en { $high } coups ou moins, c’est { $verdict }
why-row-mated-from = permettre un mat en { $low } coups ou plus, c’est { $verdict }
why-row-mated-between = permettre un mat en { $low } à { $high } coups, c’est { $verdict }
why-row-later-none = un mat aussi rapide, c’est { $verdict }
why-row-later = { $low ->
    [one] un mat retardé de { $low } coup
   *[other] un mat retardé de { $low } coups
}, c’est { $verdict }
why-row-later-from = un mat retardé de { $low } coups ou plus, c’est { $verdict }
why-row-later-between = un mat retardé de { $low } à { $high } coups, c’est { $verdict }
why-corrected-not-lower = Les chances de gain n’ont pas baissé : ce n’est donc pas une faute.
why-corrected-looked-best = Ce coup semblait d’abord le meilleur, mais il s’est révélé moins bon.
why-corrected-slower-mate = Un mat plus lent gagne aussi : ce n’est donc pas une faute.
why-corrected-decided = La partie était déjà décidée et l’est restée : ce n’est donc pas une faute.
why-corrected-already-lost = La partie était déjà perdue, ce qui adoucit le verdict.
why-corrected-reconciled = La suite de la partie a montré ce que le moteur n’avait pas vu d’abord ; le verdict en tient compte.

### The reason: what a move costs or wins on the board
# Moves come as numbered SAN, pieces as small letters; "given" and "taken" are words of docs/reasons.md.
reason-the = { $piece ->
    [p] le pion
    [n] le cavalier
    [b] le fou
    [r] la tour
    [q] la dame
   *[k] le roi
}
reason-who = { $piece ->
    [p] le pion
    [n] le cavalier
    [b] le fou
    [r] la tour
    [q] la dame
   *[k] le roi
}
reason-from = { $piece ->
    [p] au pion
    [n] au cavalier
    [b] au fou
    [r] à la tour
    [q] à la dame
   *[k] au roi
}
reason-given = { $given ->
    [pawn] un pion
    [two_pawns] deux pions
    [three_pawns] trois pions
    [pawns] plusieurs pions
    [knight] le cavalier
    [bishop] le fou
    [rook] la tour
    [queen] la dame
    [exchange] la qualité
    [exchange_and_pawn] la qualité et un pion
    [two_pieces] deux pièces
    [two_rooks] les deux tours
    [rook_and_piece] une tour et une pièce
    [queen_and_piece] la dame et une pièce
    [queen_and_rook] la dame et une tour
   *[material] du matériel
}
reason-taken = { $taken ->
    [none] { "" }
    [pawn] {" "}contre un pion
    [two_pawns] {" "}contre deux pions
    [three_pawns] {" "}contre trois pions
    [knight] {" "}contre un cavalier
    [bishop] {" "}contre un fou
    [rook] {" "}contre une tour
    [queen] {" "}contre la dame
    [two_pieces] {" "}contre deux pièces
    [two_rooks] {" "}contre deux tours
    [rook_and_piece] {" "}contre une tour et une pièce
   *[other] {" "}contre moins de matériel
}
reason-at = { $square ->
    [none] { "" }
   *[other] {" "}en { $square }
}
reason-mates = Échec et mat.
reason-allows-mate = Permet un mat en { $count } : { SAN($move) }.
reason-misses-mate = Manque un mat en { $count } : { SAN($move) }.
reason-shortens = { $count ->
    [1] Hâte le mat d’un coup ; la partie était perdue de toute façon.
   *[other] Hâte le mat de { $count } coups ; la partie était perdue de toute façon.
}
reason-prolongs = { $count ->
    [1] Il y avait mat en un coup : { SAN($move) }.
   *[other] Il y avait plus rapide : { SAN($move) } mate en { $count } coups.
}
reason-no-recapture = Ne reprend pas en { $square } : { SAN($move) }.
reason-hangs = { $how ->
    [moved] Met { reason-the } en prise
    [left] Laisse en prise { reason-the } en { $square }
    [unguarded] Ne défend plus { reason-the } en { $square }
   *[open] Expose { reason-the } en { $square }
} : { SAN($move) }.
reason-gives = Donne { reason-given }{ reason-taken } : { SAN($move) }.
reason-unguards = Laisse { $guarded } sans défense : après { SAN($move) }, { reason-who } en { $square } tombe aussi.
reason-falls = Après { SAN($move) }, { reason-who } en { $square } tombe.
reason-loses = Perd { reason-given }{ reason-taken } : { SAN($move) }.
reason-misses = Manque { SAN($move) }, qui gagne { reason-given }{ reason-at }{ reason-taken }.
reason-wins-more = { $given ->
    [material] { SAN($move) } gagne davantage.
   *[other] { SAN($move) } gagne davantage : { reason-given }{ reason-at }{ reason-taken }.
}
reason-line-loses = { $given ->
    [promotion] Dans la variante du moteur, { SAN($move) } mène un pion à la promotion.
   *[other] Dans la variante du moteur, { SAN($move) } gagne { reason-given }{ reason-taken }.
}
reason-line-misses = { $given ->
    [promotion] Mieux, d’après le moteur : { SAN($move) } mène un pion à la promotion.
   *[other] Mieux, d’après le moteur : { SAN($move) } gagne { reason-given }{ reason-taken }.
}
reason-leaves = Abandonne { reason-the } en { $square } : { SAN($move) }. Cela ne change plus grand-chose.
reason-was-there = { SAN($move) } aurait gagné { reason-given }, sans changer grand-chose au résultat.
reason-lost-anyway = La partie était perdue de toute façon.
reason-still-wins = Cela reste gagnant.
reason-lets-through = Laisse un pion aller à la promotion : { SAN($move) }.
reason-brings-through = Manque { SAN($move) }, qui mène un pion à la promotion.
reason-unpunished = L’erreur de l’adversaire reste impunie.
reason-stalemate = { $name ->
    [gives] { $won ->
        [yes] Pat : le gain est perdu.
       *[no] Le pat sauve la nulle.
    }
    [allows] Permet le pat après { SAN($move) }.
   *[misses] Manque le pat : { SAN($move) }.
}
reason-insufficient = { $won ->
    [yes] Le matériel restant ne suffit pas pour mater : le gain est perdu.
   *[no] Le matériel restant ne suffit pas pour mater : nulle.
}
reason-repetition = { $name ->
    [gives] { $won ->
        [yes] La position se répète pour la troisième fois : nulle, et l’avantage est perdu.
       *[no] La position se répète pour la troisième fois : nulle.
    }
    [allows] Permet la nulle par triple répétition : { SAN($move) }.
    [unclaimed] La position s’est répétée trois fois : on pouvait réclamer la nulle.
   *[misses] Manque la nulle par triple répétition : { SAN($move) }.
}
reason-perpetual = { $name ->
    [gives] { $won ->
        [yes] N’obtient que la nulle, par échec perpétuel.
       *[no] Tient la nulle par échec perpétuel.
    }
    [allows] Permet l’échec perpétuel : { SAN($move) }.
   *[misses] Manque la nulle par échec perpétuel : { SAN($move) }.
}
reason-offers = Offre { reason-the } en { $square }.
reason-offers-so = Offre { reason-the } en { $square } : { SAN($move) }.
reason-mated = { $count ->
    [1] Le mat au prochain coup est imparable.
   *[other] Le mat en { $count } coups est imparable{ $longest ->
        [yes] {"\u202F"}; c’est la plus longue résistance
       *[no] { "" }
    }.
}
reason-two = { $piece2 ->
    [p] le pion
    [n] le cavalier
    [b] le fou
    [r] la tour
   *[q] la dame
} en { $square2 }
reason-no-longer-guards = { $guard ->
    [p] Laisse { reason-the }{ reason-at } sans défense
    [n] Le cavalier ne défend plus { reason-the }{ reason-at }
    [b] Le fou ne défend plus { reason-the }{ reason-at }
    [r] La tour ne défend plus { reason-the }{ reason-at }
    [q] La dame ne défend plus { reason-the }{ reason-at }
   *[k] Le roi ne défend plus { reason-the }{ reason-at }
}
reason-no-longer-covers = { $guard ->
    [p] Le pion
    [n] Le cavalier
    [b] Le fou
    [r] La tour
    [q] La dame
   *[k] Le roi
} ne contrôle plus
reason-struck = { $hit ->
    [p] le pion
    [n] le cavalier
    [b] le fou
    [r] la tour
   *[q] la dame
} en { $at }
reason-took = { $taken ->
    [p] le pion
    [n] le cavalier
    [b] le fou
    [r] la tour
   *[q] la dame
}
reason-rest = { $rest ->
    [none] { "" }
   *[other] {"\u00A0"}: { SAN($rest) }
}
reason-checks-too = { $check ->
    [yes] {" "}et donne échec à son tour
   *[no] { "" }
}
reason-with-check = { $check ->
    [yes] {" "}avec échec
   *[no] { "" }
}
reason-forked = { $king ->
    [yes] le roi et { reason-the }{ reason-at }
   *[no] { reason-the }{ reason-at } et { reason-two }
}
reason-a-fork = { $fork ->
    [yes] une fourchette sur { reason-forked }
   *[no] une double attaque sur { reason-forked }
}
reason-refutes = { $does ->
    [mates] {" "}et mat
    [forks] , fourchette sur le roi et { reason-the }{ reason-at }
    [hits] , qui attaque { reason-the }{ reason-at } et { reason-two }
    [hits-one] , qui attaque { reason-the }{ reason-at }
    [traps] , qui enferme { reason-the }{ reason-at }
    [takes] , qui prend { reason-the }{ reason-at }
   *[none] { "" }
}
reason-threatened-so = { $does ->
    [forks] , fourchette sur le roi et { reason-the }{ reason-at }
    [hits] , qui attaque { reason-the }{ reason-at } et { reason-two }
    [hits-one] , qui attaque { reason-the }{ reason-at }
    [traps] , qui enferme { reason-the }{ reason-at }
   *[none] { "" }
}
reason-refuted-so = { $does ->
    [forks] {" "}fait une fourchette sur le roi et { reason-the }{ reason-at }
    [hits] {" "}attaque { reason-the }{ reason-at } et { reason-two }
    [hits-one] {" "}attaque { reason-the }{ reason-at }
    [traps] {" "}enferme { reason-the }{ reason-at }
   *[none] { "" }
}
reason-point-takes-and-hits = { SAN($move) } prend { reason-took }{ reason-with-check } et { $uncovers ->
    [yes] découvre une attaque sur
   *[no] attaque
} { reason-the }{ reason-at }.
reason-point-checks-and-hits = { SAN($move) } donne échec et { $uncovers ->
    [yes] découvre une attaque sur
   *[no] attaque
} { reason-the }{ reason-at }{ reason-rest }.
reason-point-hits-two = { SAN($move) } attaque { reason-the }{ reason-at } et { $uncovers ->
    [yes] découvre une attaque sur{" "}
   *[no] { "" }
}{ reason-two }{ reason-rest }.
reason-point-skewers = { SAN($move) } attaque { reason-the }{ reason-at } et, derrière, { reason-two }.
reason-point-traps = { SAN($move) } enferme { reason-the }{ reason-at }.
reason-point-uncovers = { SAN($move) } découvre une attaque sur { reason-the }{ reason-at }{ reason-rest }.
reason-point-hits = { SAN($move) } attaque { reason-the }{ reason-at }{ reason-rest }.
reason-point-chased = { $piece ->
    [n] Le cavalier en { $square } est aussitôt chassé : { SAN($move) }.
    [b] Le fou en { $square } est aussitôt chassé : { SAN($move) }.
    [r] La tour en { $square } est aussitôt chassée : { SAN($move) }.
   *[q] La dame en { $square } est aussitôt chassée : { SAN($move) }.
}
reason-point-then = { SAN($move) }{ reason-refuted-so }.
reason-point-pins = { SAN($move) } cloue { reason-the }{ reason-at }, avec menace de prise.
reason-point-pins-guard = { SAN($move) } cloue { reason-the }{ reason-at }, qui défend { $guarded }.
reason-point-attacks-guard = { SAN($move) } attaque { reason-the }{ reason-at }, qui défend { $guarded }.
reason-point-cuts-guard = { SAN($move) } s’interpose : { reason-the }{ reason-at } ne défend plus { $guarded }.
reason-point-mate-and-hits = { SAN($move) } menace { SAN($next) }{ $anew ->
    [yes] {" "}et attaque { reason-the }{ reason-at }
   *[no] , et { reason-who }{ reason-at } est aussi en prise
}.
reason-point-threatens-mate = { SAN($move) } menace mat : { SAN($next) }.
reason-point-threatens-fork = { SAN($move) } menace { SAN($next) }, { reason-a-fork }.
reason-point-threatens = { SAN($move) } menace { SAN($next) }.
reason-point-prepares = { SAN($move) } prépare { SAN($next) } et { SAN($then) }, pour gagner { reason-the }{ reason-at }.
reason-point-threatens-trap = { SAN($move) } menace { SAN($next) }, qui enferme { reason-the }{ reason-at }.
reason-gains-and = { $gain ->
    [takes] { SAN($move) } prend { reason-struck }, et { SAN($reply) }
    [hits] { SAN($move) } attaque { reason-struck }, et { SAN($reply) }
   *[none] Après { SAN($move) }, { SAN($reply) }
}
reason-gains = { $gain ->
    [takes] , qui prend { reason-struck }
    [hits] , qui attaque { reason-struck }
   *[none] { "" }
}
reason-point-fails-to-mate = { reason-gains-and } échoue sur { SAN($refuted) }{ $count ->
    [1] { "" }
   *[other] {" "}et mat
}.
reason-point-wins = { SAN($move) } gagne { reason-the }{ reason-at }.
reason-point-cannot-be-retaken = Après { SAN($move) }, on ne peut pas reprendre : { SAN($line) }{ reason-refuted-so }.
reason-point-natural-fails = { reason-gains-and } échoue sur { SAN($refuted) }{ reason-refutes }.
reason-point-no-guard = { reason-no-longer-guards } : { SAN($move) }.
reason-point-stops = { SAN($move) } empêche { SAN($next) }.
reason-point-lets-in = { reason-no-longer-covers } { $where } : { SAN($move) }.
reason-point-lets-in-to-hit = { reason-no-longer-covers } { $where } : { SAN($move) } attaque { reason-the }{ reason-at }.
reason-held = { $guard ->
    [none] { "" }
    [p] {"\u00A0"}: le pion en { $held } est cloué
    [n] {"\u00A0"}: le cavalier en { $held } est cloué
    [b] {"\u00A0"}: le fou en { $held } est cloué
    [r] {"\u00A0"}: la tour en { $held } est clouée
   *[q] {"\u00A0"}: la dame en { $held } est clouée
}
reason-point-takes = { SAN($move) } gagne { reason-the }{ reason-at }{ reason-held }.
reason-point-takes-at-once = { SAN($move) } prend { reason-the }{ reason-at }{ reason-with-check }.
reason-point-wins-by = { SAN($move) } gagne { reason-the }{ reason-at }.
reason-point-cannot-be-taken = Après { SAN($move) }, on ne peut pas prendre : { SAN($line) }{ reason-refuted-so }.
reason-point-threatens-so = { SAN($move) } menace { SAN($refuted) }{ reason-threatened-so }.
reason-point-idea = Permet { SAN($move) }, avec l’idée { SAN($refuted) }{ reason-threatened-so }.
reason-point-falls = Après { SAN($move) }, { reason-who }{ reason-at } tombe.
reason-point-not-guarded = Après { SAN($move) }, { reason-who }{ reason-at } tombe ; { SAN($better) } assurait la défense.
reason-point-line-opened = { $by ->
    [b] Ouvre la diagonale du fou
    [r] Ouvre la ligne de la tour
   *[q] Ouvre la ligne de la dame
} vers { reason-the }{ reason-at } : { SAN($move) }.
reason-point-no-safe-square = { SAN($move) } attaque { reason-the }{ reason-at }, qui n’a plus de case sûre : { SAN($rest) }.
reason-point-opens-own-king = Ouvre la ligne vers son propre roi : { SAN($move) }.
reason-point-tears-open = { SAN($move) } démolit l’abri du roi : { SAN($next) }.
reason-point-runs = Le pion passé file : { SAN($move) }.
reason-point-pawn-ending = Après { SAN($move) }, la finale de pions est { $result ->
    [lost] perdue
    [won] gagnée
   *[drawn] nulle
}.
reason-point-opposite-bishops = Après { SAN($move) }, il ne reste que des fous de couleurs opposées.
reason-point-forces = Permet { SAN($move) }.
reason-point-opens-file = Ouvre la colonne { $file } vers son propre roi : { SAN($move) }.
reason-point-bishop-pair = Cède la paire de fous : { SAN($move) }.
reason-point-trades-queens = Permet l’échange des dames : { SAN($move) }.
reason-point-doubles = { SAN($move) } double les pions sur la colonne { $file }.
reason-point-guards = { SAN($move) } défend maintenant { reason-the }{ reason-at }.
reason-better-takes-and-hits = Mieux valait { SAN($move) }, qui prend { reason-took }{ reason-with-check } et { $uncovers ->
    [yes] découvre une attaque sur
   *[no] attaque
} { reason-the }{ reason-at }.
reason-better-checks-and-hits = Mieux valait { SAN($move) }, qui donne échec et { $uncovers ->
    [yes] découvre une attaque sur
   *[no] attaque
} { reason-the }{ reason-at }{ reason-rest }.
reason-better-hits-two = Mieux valait { SAN($move) }, qui attaque { reason-the }{ reason-at } et { $uncovers ->
    [yes] découvre une attaque sur{" "}
   *[no] { "" }
}{ reason-two }{ reason-rest }.
reason-better-skewers = Mieux valait { SAN($move) }, qui attaque { reason-the }{ reason-at } et, derrière, { reason-two }.
reason-better-traps = Mieux valait { SAN($move) }, qui enferme { reason-the }{ reason-at }.
reason-better-uncovers = Mieux valait { SAN($move) }, qui découvre une attaque sur { reason-the }{ reason-at }{ reason-rest }.
reason-better-hits = Mieux valait { SAN($move) }, qui gagne un temps en attaquant { reason-the }{ reason-at }{ reason-rest }.
reason-better-then = Mieux valait { SAN($move) }{ reason-refutes }.
reason-better-pins = Mieux valait { SAN($move) }, qui cloue { reason-the }{ reason-at }, avec menace de prise.
reason-better-pins-guard = Mieux valait { SAN($move) }, qui cloue { reason-the }{ reason-at }, le défenseur de { $guarded }.
reason-better-attacks-guard = Mieux valait { SAN($move) }, qui attaque { reason-the }{ reason-at }, le défenseur de { $guarded }.
reason-better-cuts-guard = Mieux valait { SAN($move) } : { reason-the }{ reason-at } ne défend plus { $guarded }.
reason-better-mate-and-hits = Mieux valait { SAN($move) }, qui menace { SAN($next) }{ $anew ->
    [yes] {" "}et attaque { reason-the }{ reason-at }
   *[no] {"\u202F"}; { reason-who }{ reason-at } est aussi en prise
}.
reason-better-threatens-mate = Mieux valait { SAN($move) }, qui menace mat : { SAN($next) }.
reason-better-threatens-fork = Mieux valait { SAN($move) }, qui menace { SAN($next) }, { reason-a-fork }.
reason-better-threatens = Mieux valait { SAN($move) }, qui menace { SAN($next) }.
reason-better-prepares = Mieux valait { SAN($move) }, qui prépare { SAN($next) } et { SAN($then) }, pour gagner { reason-the }{ reason-at }.
reason-better-threatens-trap = Mieux valait { SAN($move) }, avec la menace { SAN($next) }, qui enferme { reason-the }{ reason-at }.
reason-better-fails-to-mate = Mieux valait { SAN($move) }{ reason-gains } : { SAN($reply) } échoue sur { SAN($refuted) }{ $count ->
    [1] { "" }
   *[other] {" "}et mat
}.
reason-better-wins = Mieux valait { SAN($move) }, qui gagne { reason-the }{ reason-at }.
reason-better-cannot-be-retaken = Mieux valait { SAN($move) } ; on ne peut pas reprendre : { SAN($line) }{ reason-refuted-so }.
reason-better-natural-fails = Mieux valait { SAN($move) }{ reason-gains } : { SAN($reply) } échoue sur { SAN($refuted) }{ reason-refutes }.
reason-better-takes = Mieux valait { SAN($move) }, qui gagne { reason-the }{ reason-at }{ reason-held }.
reason-better-cannot-be-taken = Mieux valait { SAN($move) } ; on ne peut pas prendre : { SAN($line) }{ reason-refuted-so }.
reason-better-threatens-so = Mieux valait { SAN($move) }, avec la menace { SAN($refuted) }{ reason-threatened-so }.
reason-better-idea = Mieux valait { SAN($move) }, avec l’idée { SAN($refuted) }{ reason-threatened-so }.
reason-better-leaves = Mieux valait { SAN($move) }, qui laisse { $square } { reason-from }.
reason-better-falls = Mieux valait { SAN($move) }, qui gagne { reason-the }{ reason-at }.
reason-better-no-safe-square = Mieux valait { SAN($move) } : { reason-who }{ reason-at } est en prise et n’a pas de case sûre.
reason-better-takes-then = Mieux valait { SAN($move) }, qui prend { reason-the }{ reason-at }.
reason-won = { $won ->
    [n] , avec gain du cavalier
    [b] , avec gain du fou
    [r] , avec gain de la tour
    [q] , avec gain de la dame
   *[none] { "" }
}
reason-better-order = Mieux valait d’abord { SAN($move) }{ $taken ->
    [none] { "" }
   *[other] , qui prend { reason-took }
}, puis { SAN($then) }{ reason-won }.
reason-better-order-hits = Mieux valait d’abord { SAN($move) }, qui { $taken ->
    [none] attaque
   *[other] prend { reason-took } et attaque
} { reason-the }{ reason-at }, puis { SAN($then) }{ reason-won }.
reason-better-takes-the-one = Mieux valait { SAN($move) }, qui prend { reason-the } avant { SAN($next) }.
reason-better-meets = Mieux valait { SAN($move) } : { SAN($reply) } échoue sur { SAN($refuted) }.
reason-better-avoids-pin = Mieux valait { SAN($move) }, qui évite le clouage en { $square }.
reason-better-stops = Mieux valait { SAN($move) }, qui empêche { SAN($next) }.
reason-better-stops-hits = Mieux valait { SAN($move) }, qui empêche { SAN($next) } et l’attaque sur { reason-the }{ reason-at }.
reason-better-stops-hits-two = Mieux valait { SAN($move) }, qui empêche { SAN($next) } et l’attaque sur { reason-the }{ reason-at } et { reason-two }.
reason-better-runs = Mieux valait { SAN($move) } : le pion passé file.
reason-better-pawn-ending = Mieux valait { SAN($move) } : la finale de pions est { $result ->
    [lost] perdue
    [won] gagnée
   *[drawn] nulle
}.
reason-better-keeps-checking = Mieux valait { SAN($move) }, qui poursuit les échecs.
reason-better-opposite-bishops = Mieux valait { SAN($move) }, qui ne laisse que des fous de couleurs opposées.
reason-better-trades-queens = Mieux valait { SAN($move) }, qui échange les dames{ reason-rest }.
reason-better-doubles = Mieux valait { SAN($move) }, qui double les pions sur la colonne { $file }.
reason-better-shuts-in = Mieux valait { SAN($move) }, qui emprisonne { reason-the }{ reason-at }.
reason-better = Mieux valait { SAN($move) }.
reason-better-again = { SAN($move) } restait meilleur.
reason-better-so = Mieux valait { SAN($better) }, suivi de { SAN($move) }.
reason-only-legal = { $name ->
    [check] La seule façon de parer l’échec.
   *[move] Le seul coup légal.
}
reason-only-good = { $name ->
    [win] Le seul coup qui garde le gain.
    [advantage] Le seul coup qui garde l’avantage.
    [balance] Le seul coup qui garde l’équilibre.
    [mate] Le seul coup qui évite le mat.
   *[rest] Tout le reste perd plus vite.
}
reason-only-good-so = { $name ->
    [win] Le seul coup qui garde le gain
    [advantage] Le seul coup qui garde l’avantage
    [balance] Le seul coup qui garde l’équilibre
    [mate] Le seul coup qui évite le mat
   *[none] Le seul bon coup
} : { SAN($move) } échoue sur { SAN($refuted) }{ reason-refutes }.
reason-wins = Gagne { reason-given }{ reason-at }{ reason-taken }.
reason-promotes = Fait dame.
reason-underpromotes = Sous-promotion.
reason-underpromotes-check = Sous-promotion : le cavalier donne échec.
reason-underpromotes-stalemate = Sous-promotion : { SAN($move) } ferait pat.
reason-mate-follows = { $count ->
    [1] Le mat suit au prochain coup.
   *[other] Le mat suit en { $count } coups.
}
reason-result-win-to-draw = Laisse échapper le gain : { $was ->
    [0] { $only ->
        [yes] seul { SAN($move) } gagnait
       *[no] { SAN($move) } gagnait
    }
    [1] { SAN($move) } matait
   *[other] { SAN($move) } gagnait en { $was } coups
} ; maintenant, { $end ->
    [stalemate] c’est pat
   *[other] la partie est nulle
}.
reason-result-win-to-spoilt = Laisse échapper le gain : { $was ->
    [0] { SAN($move) } gagnait
    [1] { SAN($move) } matait
   *[other] { SAN($move) } gagnait en { $was } coups
} ; maintenant, la règle des 50 coups arrive avant.
reason-result-win-to-loss = Transforme un gain en défaite : { $was ->
    [0] { $only ->
        [yes] seul { SAN($move) } gagnait
       *[no] { SAN($move) } gagnait
    }
    [1] { SAN($move) } matait
   *[other] { SAN($move) } gagnait en { $was } coups
} ; maintenant, { $count ->
    [0] c’est perdu
    [1] c’est mat au prochain coup
   *[other] c’est perdu en { $count } coups
}.
reason-result-draw-to-loss = Laisse échapper la nulle : { $only ->
    [yes] seul { SAN($move) } tenait
   *[no] { SAN($move) } tenait
} ; maintenant, { $count ->
    [0] c’est perdu
    [1] c’est mat au prochain coup
   *[other] c’est perdu en { $count } coups
}.
reason-result-only-wins = Le seul coup gagnant.
reason-result-only-holds = Le seul coup qui tient la nulle.
reason-result-slower = Gagne, mais { $count ->
    [1] un coup
   *[other] { $count } coups
} plus lentement que { SAN($move) }.
reason-result-sooner = Perdu de toute façon, mais { $count ->
    [1] un coup
   *[other] { $count } coups
} plus tôt qu’après { SAN($move) }.
reason-result-wins = { $count ->
    [0] Gagne.
    [1] Gagne : mat au prochain coup.
   *[other] Gagne : mat en { $count } coups.
}
reason-result-holds = Tient la nulle.
reason-result-loses = { $count ->
    [0] Perd, quoi que l’on joue.
    [1] Mat au prochain coup, quoi que l’on joue.
   *[other] Perd en { $count } coups, quoi que l’on joue.
}
reason-result-too-slow = Gagne, mais trop tard : nulle par la règle des 50 coups.
reason-result-saved = Perdu, mais la règle des 50 coups sauve la partie : nulle.
reason-result-begins-win = À partir d’ici, le résultat est exact : { $count ->
    [0] gagné.
    [1] gagné, mat au prochain coup.
   *[other] gagné, mat en { $count } coups.
}
reason-result-begins-draw = À partir d’ici, le résultat est exact : nulle.
reason-result-begins-loss = À partir d’ici, le résultat est exact : { $count ->
    [0] perdu.
    [1] perdu, mat au prochain coup.
   *[other] perdu, mat en { $count } coups.
}
reason-result-solved-win = La finale de pions est gagnée.
reason-result-solved-draw = La finale de pions est nulle.
reason-result-solved-loss = La finale de pions est perdue.
reason-ending-opposition = { $as ->
    [better] { SAN($better) } prend l’opposition
   *[played] Prend l’opposition
} : le camp au trait doit céder.
reason-ending-distant-opposition = { $as ->
    [better] { SAN($better) } prend l’opposition éloignée
   *[played] Prend l’opposition éloignée
} : le camp au trait doit céder.
reason-ending-diagonal-opposition = { $as ->
    [better] { SAN($better) } prend l’opposition diagonale
   *[played] Prend l’opposition diagonale
} : le camp au trait doit céder.
reason-ending-zugzwang = { $as ->
    [better] Après { SAN($better) }, le zugzwang est réciproque
   *[played] Zugzwang réciproque
} : celui qui doit jouer y perd.
reason-ending-key-square = { $as ->
    [better] { SAN($better) } atteint une case clé : depuis { $square }, le roi gagne
   *[played] Atteint une case clé : depuis { $square }, le roi gagne
}, où que soit l’autre roi.
reason-ending-outruns = { $as ->
    [better] Après { SAN($better) }, on ne rattrape plus le pion
   *[played] On ne rattrape plus le pion { $file }
} : le roi est hors du carré.
reason-ending-in-square = { $as ->
    [better] Avec { SAN($better) }, le roi entre
   *[played] Le roi entre
} dans le carré du pion en { $square }.
reason-ending-breakthrough = { $as ->
    [better] { SAN($better) } est une percée
   *[played] Une percée
} : quelle que soit la prise, un pion passe.
reason-ending-spare = { $as ->
    [better] { SAN($better) } est un coup de réserve
   *[played] Un coup de réserve
} : maintenant, { $side ->
    [white] les Noirs doivent jouer
   *[black] les Blancs doivent jouer
}.
reason-ending-outside-passed-pawn = { $as ->
    [better] Après { SAN($better) }, le pion passé éloigné en { $square } décide
   *[played] Le pion passé éloigné en { $square } décide
} : sans lui, il n’y aurait pas de gain.
reason-mate-by = { $name ->
    [backRankMate] C’est un mat du couloir.
    [smotheredMate] C’est un mat à l’étouffée.
    [anastasiaMate] C’est le mat d’Anastasie.
    [arabianMate] C’est le mat des Arabes.
    [bodenMate] C’est le mat de Boden.
   *[hookMate] C’est le mat du crochet.
}
reason-first = { $first ->
    [p] le pion
    [n] le cavalier
    [b] le fou
    [r] la tour
    [q] la dame
   *[k] le roi
}
reason-second = { $second ->
    [p] le pion
    [n] le cavalier
    [b] le fou
    [r] la tour
    [q] la dame
   *[k] le roi
}
reason-fork = Une fourchette : { SAN($move) } attaque { reason-first } et { reason-second }.
reason-fork-same = { $piece ->
    [n] Une fourchette : { SAN($move) } attaque les deux cavaliers.
    [b] Une fourchette : { SAN($move) } attaque les deux fous.
    [q] Une fourchette : { SAN($move) } attaque les deux dames.
    [p] Une fourchette : { SAN($move) } attaque deux pions.
   *[r] Une fourchette : { SAN($move) } attaque les deux tours.
}
reason-trapped = { $piece ->
    [n] Le cavalier en { $square } est enfermé.
    [b] Le fou en { $square } est enfermé.
    [r] La tour en { $square } est enfermée.
    [q] La dame en { $square } est enfermée.
   *[p] Le pion en { $square } est enfermé.
}
reason-trapped-it = { $piece ->
    [r] Elle est enfermée.
    [q] Elle est enfermée.
   *[other] Il est enfermé.
}
reason-is-pinned = { $piece ->
    [p] Le pion en { $square } est cloué.
    [n] Le cavalier en { $square } est cloué.
    [b] Le fou en { $square } est cloué.
    [r] La tour en { $square } est clouée.
   *[q] La dame en { $square } est clouée.
}
reason-motif = { $name ->
    [skewer] Une enfilade
    [discoveredAttack] Une attaque à la découverte
    [doubleCheck] Un échec double
    [deflection] Par déviation
    [attraction] Par attraction
    [capturingDefender] Le défenseur est éliminé
    [interference] Par interception
    [intermezzo] Un coup intermédiaire
    [xRayAttack] Une attaque aux rayons X
    [zugzwang] Zugzwang
   *[fork] Une fourchette
}{ $move ->
    [none] .
   *[other] {"\u00A0"}: { SAN($move) }.
}
reason-threat-overlooked = { $mate ->
    [yes] Ne voit pas { SAN($move) }, qui menace mat.
   *[no] Ne voit pas la menace { SAN($move) }.
}
reason-threat-was = { $side ->
    [white] Les Blancs menaçaient déjà
   *[black] Les Noirs menaçaient déjà
} { $move ->
    [none] cela
   *[other] { SAN($move) }
}.
reason-threat-meets = Pare la menace { SAN($move) }.
reason-threat-met = Mieux valait { SAN($better) }, qui pare { SAN($move) }.
reason-and-attacks = { $target ->
    [none] { "" }
   *[other] {" "}et attaque le pion en { $target }
}
reason-develops = { $as ->
    [better] Mieux valait { SAN($better) }, qui développe { reason-the }{ reason-and-attacks }.
   *[played] Développe { reason-the }{ reason-and-attacks }.
}
reason-recaptures = { $as ->
    [better] Mieux valait { SAN($better) }, qui reprend { reason-the }.
   *[played] Reprend { reason-the }.
}
reason-escapes = { $as ->
    [better] Mieux valait { SAN($better) }, qui met { reason-the } à l’abri{ reason-with-check }.
   *[played] Met { reason-the } à l’abri{ reason-with-check }.
}
reason-king-castles = Mieux valait { SAN($better) }, qui met le roi à l’abri.
reason-plan-stops-mate = { $as ->
    [better] Mieux valait { SAN($better) }, qui empêche le mat : { SAN($move) }.
   *[played] Empêche le mat : { SAN($move) }.
}
reason-plan-threatens-mate = { $as ->
    [better] Mieux valait { SAN($better) }, qui menace mat : { SAN($move) }.
   *[played] Menace mat : { SAN($move) }.
}
reason-activity-takes = { $as ->
    [better] Mieux valait { SAN($better) }, qui prend { reason-the } en { $square }{ reason-with-check }.
   *[played] Prend { reason-the } en { $square }{ reason-with-check }.
}
reason-activity-attacks = { $as ->
    [better] Mieux valait { SAN($better) }, qui { $saved ->
        [yes] échappe au danger et attaque
        [check] pare l’échec et attaque
       *[no] attaque
    } { reason-the } en { $square }.
   *[played] { $saved ->
        [yes] Échappe au danger et attaque { reason-the } en { $square }.
        [check] Pare l’échec et attaque { reason-the } en { $square }.
       *[no] Attaque { reason-the } en { $square }.
    }
}
reason-activity-guards = { $as ->
    [better] Mieux valait { SAN($better) }, qui défend { reason-the } en { $square }.
   *[played] Défend { reason-the } en { $square }.
}
reason-activity-centre = { $as ->
    [better] Mieux valait { SAN($better) }, qui gagne de l’espace au centre.
   *[played] Gagne de l’espace au centre.
}
reason-activity-unpins = { $as ->
    [better] Mieux valait { SAN($better) }, qui lève le clouage en { $square }.
   *[played] Lève le clouage en { $square }.
}
reason-activity-seventh = { $as ->
    [better] Mieux valait { SAN($better) }, qui amène la tour sur la septième rangée.
   *[played] Amène la tour sur la septième rangée.
}
reason-activity-open-file = { $as ->
    [better] Mieux valait { SAN($better) }, qui place la tour sur une colonne ouverte.
   *[played] Place la tour sur une colonne ouverte.
}
reason-activity-king-walks = { $as ->
    [better] Mieux valait { SAN($better) }, qui rapproche le roi du centre.
   *[played] Rapproche le roi du centre.
}
reason-structure-advances = { $as ->
    [better] Mieux valait { SAN($better) }, qui pousse le pion passé.
   *[played] Pousse le pion passé.
}
reason-activity-trades = { $piece ->
    [r] Échange les tours.
   *[q] Échange les dames.
}
reason-simplifies-trades = { $piece ->
    [n] Échange le cavalier en { $square } : utile quand on a l’avantage.
    [b] Échange le fou en { $square } : utile quand on a l’avantage.
    [r] Échange les tours : utile quand on a l’avantage.
   *[q] Échange les dames : utile quand on a l’avantage.
}
reason-pinned-to = { $to ->
    [k] {" "}sur le roi
   *[q] {" "}sur la dame
}
reason-activity-pins = { $as ->
    [better] Mieux valait { SAN($better) }, qui cloue { reason-the } en { $square }{ reason-pinned-to }.
   *[played] Cloue { reason-the } en { $square }{ reason-pinned-to }.
}
reason-activity-outpost = { $as ->
    [better] Mieux valait { SAN($better) }, qui installe le cavalier sur l’avant-poste { $square }.
   *[played] Installe le cavalier sur l’avant-poste { $square }.
}
reason-activity-behind = { $as ->
    [better] Mieux valait { SAN($better) }, qui place la tour derrière le pion passé.
   *[played] Place la tour derrière le pion passé.
}
reason-against = { $target ->
    [none] { "" }
   *[other] , contre le pion en { $target }
}
reason-activity-half-open-file = { $as ->
    [better] Mieux valait { SAN($better) }, qui place la tour sur la colonne { $file } semi-ouverte{ reason-against }.
   *[played] Place la tour sur la colonne { $file } semi-ouverte{ reason-against }.
}
reason-activity-blocks-check = { $as ->
    [better] Mieux valait { SAN($better) }, qui pare l’échec en interposant { reason-the }{ reason-checks-too }.
   *[played] Pare l’échec en interposant { reason-the }{ reason-checks-too }.
}
reason-activity-lets-out = { $as ->
    [better] Mieux valait { SAN($better) }, qui ouvre la voie au fou en { $square }.
   *[played] Ouvre la voie au fou en { $square }.
}
reason-activity-fianchetto = { $as ->
    [better] Mieux valait { SAN($better) }, qui libère { $square } pour le fou.
   *[played] Libère { $square } pour le fou.
}
reason-activity-keeps-out = { $as ->
    [better] Mieux valait { SAN($better) }, qui interdit { $square } { reason-from }.
   *[played] Interdit { $square } { reason-from }.
}
reason-king-joins-attack = { $as ->
    [better] Mieux valait { SAN($better) }, qui amène { reason-the } dans l’attaque contre le roi.
   *[played] Amène { reason-the } dans l’attaque contre le roi.
}
reason-structure-stops = { $as ->
    [better] Mieux valait { SAN($better) }, qui bloque le pion passé en { $square }.
   *[played] Bloque le pion passé en { $square }.
}
reason-structure-lever = { $as ->
    [better] Mieux valait { SAN($better) }, qui conteste le pion en { $square }.
   *[played] Conteste le pion en { $square }.
}
reason-structure-supports = { $as ->
    [better] Mieux valait { SAN($better) }, qui soutient { reason-the } en { $square }.
   *[played] Soutient { reason-the } en { $square }.
}
reason-structure-prepares = { $as ->
    [better] Mieux valait { SAN($better) }, qui prépare la poussée en { $square }.
   *[played] Prépare la poussée en { $square }.
}
reason-structure-space-queenside = { $as ->
    [better] Mieux valait { SAN($better) }, qui gagne de l’espace à l’aile dame.
   *[played] Gagne de l’espace à l’aile dame.
}
reason-structure-space-kingside = { $as ->
    [better] Mieux valait { SAN($better) }, qui gagne de l’espace à l’aile roi.
   *[played] Gagne de l’espace à l’aile roi.
}
reason-activity-offers = { $as ->
    [better] Mieux valait { SAN($better) }, qui propose { $piece ->
        [r] l’échange des tours
        [q] l’échange des dames
        [b] l’échange des fous
        [n] l’échange des cavaliers
       *[other] un échange de pièces
    }.
   *[played] { $piece ->
        [r] Propose l’échange des tours.
        [q] Propose l’échange des dames.
        [b] Propose l’échange des fous.
        [n] Propose l’échange des cavaliers.
       *[other] Propose un échange de pièces.
    }
}

### The panel of the current move

move-label = Ce coup
move-start = Position de départ
move-start-opening = Ouverture : { $name } ({ $eco }).
move-start-steps = Avancez avec → ou la molette ; { KEY("n") } va au moment clé suivant.
move-start-touch = Avancez avec les flèches sous l’échiquier, ou en faisant glisser le doigt dessus.
whose-title = Quel était votre camp ?
whose-neither = Aucun
whose-kept = L’échiquier est tourné de votre côté ; ce navigateur retient votre nom.
whose-kept-none = D’accord : la question ne sera plus posée ici.
move-is = {" "}est { $verdict }
move-is-close = {" "}est { $verdict }, de justesse
move-no-verdict = {" "}n’a pas de verdict
move-provisional = Provisoire : le moteur examine encore une position voisine.
move-waits = Le moteur n’est pas encore arrivé à ce coup.
move-not-judged = Ce coup n’a pas été jugé : l’analyse s’est arrêtée avant.
move-points = { $side ->
    [white] Chances des Blancs
   *[black] Chances des Noirs
}
move-points-label = Chances des { $side ->
    [white] Blancs
   *[black] Noirs
} : { $before } avant, { $after } après
# signs: the punctuation of the PGN's author: "!?"
move-author = l’annotateur : { $signs }
move-said-show = Montrer sur l’échiquier
move-said-play = Jouer ces coups sur l’échiquier
how-title = Pourquoi ce verdict ?
how-points = Points attendus du camp qui joue : { $before } avant, { $after } après.
how-close = Cas limite : une recherche plus longue pourrait aussi bien donner { $verdict }.
move-better = { SAN($move) } était meilleur
move-better-show = montrer
move-idea = Une autre idée ?
move-idea-try = Essayez-la sur l’échiquier
move-idea-how = Jouez votre coup sur l’échiquier : Kibitz vous dit ce qu’il vaut.
move-line = Variante du moteur
move-variation = Variante de la partie
move-branch-after = { $what }, après { SAN($move) }.
move-branch-start = { $what }, depuis le début.
move-back = Retour à la partie
move-lines = Variantes du moteur
move-lines-before = Variantes du moteur à cet endroit
move-line-depth = profondeur { $depth }
move-lines-over = La partie est finie.
move-preview = Première estimation, en attendant le moteur : chances des Blancs environ { $points }.
move-lines-follow = Les variantes viendront quand le moteur aura analysé cette position.
move-by-rule = d’après les règles
move-by-forced = d’après la position suivante
move-by-repetition = d’après une position antérieure
move-by-engine = { $engine } · profondeur { $depth } · { $nodes } nœuds

### Board, bar, graph, steps, moves

bar-unknown = Évaluation : pas encore connue
bar-engine = Évaluation { $score }, chances des Blancs { $points }
bar-preview = Évaluation (première estimation) : chances des Blancs { $points }
graph-label = Chances de gain coup par coup
graph-ply = Demi-coup
graph-table = Chances des Blancs coup par coup
word-move = Coup
graph-points = Chances des Blancs
graph-tip = Blancs { $points }
word-class = Catégorie
stage-evaluation = Évaluation { $score }
graph-start = Départ
word-errors = Fautes
graph-near = Agrandir
graph-whole = Toute la partie
graph-mate = { $kind ->
    [misses_mate] manque un mat
   *[allows_mate] permet un mat
}
steps-previous-key = Moment clé précédent ({ KEY("p") })
steps-first = Au début (Début)
steps-previous = Coup précédent (←)
steps-next = Coup suivant (→)
steps-last = À la fin (Fin)
steps-next-key = Moment clé suivant ({ KEY("n") })
steps-flip = Tourner l’échiquier ({ KEY("f") })
moves-label = Coups
moves-misses-mate = Mat en { $count } manqué
player-ahead = Avantage matériel : { $lead }

### Report card

report-label = Bilan
report-kind = Calcul de la précision
report-kibitz = Précision Kibitz
report-lichess = Précision lichess
report-meaning = Ce que signifie la précision
report-kibitz-what = La moyenne de tous les coups. Un coup qui préserve les chances de son camp vaut 100 ; un coup qui les fait tomber de 70 % à 50 % vaut 43. Quelques gaffes parmi beaucoup de bons coups laissent donc un chiffre élevé.
report-lichess-what = La formule de lichess, pour comparer avec les parties jouées là-bas. Chaque coup est noté selon les chances qu’il cède ; les phases tendues et les mauvais coups pèsent davantage.
report-yours = Votre précision
report-judged = { $judged } jugés sur { $moves }
report-loss = perte moy. { $loss } cp
report-accuracy = précision
report-start = Revoir la partie
report-no-moments = Aucun moment clé
report-moments-count = { $count ->
    [one] { $count } moment clé
   *[other] { $count } moments clés
}
report-classes = Coups par catégorie
report-count = { $class }, { $side ->
    [white] Blancs
   *[black] Noirs
} : { $count }. Aller au suivant
report-phases = Précision par phase
report-phase-move = coup { $from }
report-phase-moves = coups { $from }–{ $to }
report-repertoire = Répertoire
report-from-move = À partir du coup { $number }
report-moments = Moments clés
panels-moments = Moments
report-turning-point = Tournant
report-missed-win = Gain manqué
report-missed-mate = Mat manqué
report-missed-material = Occasion manquée
report-misses = Occasions manquées
report-swing = Variation des chances du camp qui joue

### What is usual at a rating

typical-title = Par rapport aux parties { $control ->
    [bullet] bullet
    [blitz] blitz
    [rapid] rapides
   *[classical] classiques
} de joueurs classés { $from }–{ $to } sur lichess
typical-accuracy = Précision de { $value } % : plus élevée que dans { $low } à { $high } % de leurs parties.
typical-errors = { $count ->
    [0] Aucune erreur ni gaffe
    [one] 1 erreur ou gaffe
   *[other] { $count } erreurs et gaffes
} en { $moves } coups : moins par coup que dans { $low } à { $high } % de leurs parties.
typical-theory = { $count ->
    [0] Aucun coup théorique
    [one] 1 coup théorique
   *[other] { $count } coups théoriques
} : plus que dans { $low } à { $high } % de leurs parties.
typical-note = D’après une partie de chacun de { $players } joueurs de ce niveau, à la profondeur standard ; un tel échantillon ne permet qu’une fourchette.

### The story of a game: at most three sentences
# move, one, other: numbered SAN with its mark, "21.Rc1?"; how: one of story-how-… or nothing; given and taken as in "The reason".

story-side = { $side ->
    [white] Blancs
   *[black] Noirs
}
story-much = { $much ->
    [winning] étaient gagnants
   *[better] étaient mieux
}
story-how-allows-mate = , qui a permis un mat en { $count }
story-how-misses-mate = , qui a manqué un mat en { $count }
story-how-allows-mate-by = { story-how-allows-mate } : { SAN($line) }
story-how-misses-mate-by = { story-how-misses-mate } : { SAN($line) }
story-how-hangs = , qui a mis { reason-given } en prise
story-how-loses = , qui a coûté { reason-given }{ reason-taken }
story-how-misses-win = , qui a manqué l’occasion de gagner { reason-given }{ reason-taken }
story-how-no-recapture = , qui n’a pas repris en { $square }
story-how-result = , qui a laissé échapper { $kind ->
    [win] le gain
   *[draw] la nulle
}
story-how-stalemate = , qui a permis le pat
story-how-repetition = , qui a permis la nulle par répétition
story-how-perpetual = , qui a permis l’échec perpétuel
story-how-trouble = { $nth ->
    [1] {" "}en zeitnot
   *[other] , { $nth ->
        [2] deuxième faute
        [3] troisième faute
        [4] quatrième faute
        [5] cinquième faute
       *[other] nouvelle faute
    } en zeitnot pour les { story-side }
}{ $how }
story-when-after = {" "}après { SAN($move) }
story-when-move = {" "}dès le coup { $number }
story-when-start = {" "}dès le début
story-gain = { $gain ->
    [won] ont gagné { reason-given }
   *[was] { story-much }
}{ $when }
story-level = La partie est restée équilibrée du début à la fin.
story-even = Aucun camp n’a longtemps eu l’avantage.
story-level-until = { $again ->
    [yes] Elle est ensuite restée équilibrée jusqu’à
   *[no] La partie est restée équilibrée jusqu’à
} { SAN($move) }{ $how }.
story-level-won = { $again ->
    [yes] Elle est ensuite restée équilibrée jusqu’à
   *[no] La partie est restée équilibrée jusqu’à
} { SAN($move) }{ $how }. Dès lors, c’était gagné pour les { story-side }.
story-level-endgame = La partie est restée équilibrée jusqu’en finale, et jusqu’à { SAN($move) }{ $how }.
story-opening-grown = Les { story-side } sont mieux sortis de l’ouverture.
story-opening = Les { story-side } sont mieux sortis de l’ouverture, après { SAN($move) }{ $how }.
story-gradual = Les { story-side } { story-much } dès le coup { $number }.
story-from-start = Les { story-side } { story-much } dès le début.
story-for-good = Les { story-side } ont pris l’avantage pour de bon après { SAN($move) }{ $how }.
story-better-after = Les { story-side } { story-much } après { SAN($move) }{ $how }.
story-lead-back = Les { story-side } { story-gain }, mais ont rendu l’avantage avec { SAN($move) }{ $how }.
story-lead-lost = Les { story-side } { story-gain }, mais ont tout gâché avec { SAN($move) }{ $how }.
story-lead-slipped = Les { story-side } { story-gain }, mais ont peu à peu laissé filer l’avantage.
story-changes = L’avantage a changé de camp { $count ->
    [2] deux fois
    [3] trois fois
    [4] quatre fois
    [5] cinq fois
    [6] six fois
   *[other] { $count } fois
}
story-swings = { story-changes }, surtout avec { SAN($move) }{ $how }.
story-swings-alone = { story-changes }.
story-again = Les { story-side } ont pris { $count ->
    [2] deux fois
    [3] trois fois
   *[other] { $count } fois
} l’avantage, mais l’ont laissé filer à chaque fois.
story-decided = La partie s’est jouée sur { SAN($move) }{ $how }.
story-decided-end = La partie s’est jouée sur { SAN($move) }{ $how }. { $end }.
story-missed = { SAN($move) } a manqué { $kind ->
    [win] le gain
   *[chance] une occasion
}
story-missed-what = { SAN($move) } a manqué l’occasion de gagner { reason-given }{ reason-taken }
story-missed-mate = { SAN($move) } a manqué un mat en { $count }
story-missed-both = { $one } ; { $other }.
story-earlier = Plus tôt, { $end }
story-unpunished = { SAN($move) } n’a pas puni { SAN($fault) }
story-costly = { SAN($move) } a { $gives ->
    [win] donné une position gagnante aux { story-side }
    [easy] donné un gain facile aux { story-side }
    [lead] donné l’avantage aux { story-side }
   *[back] rendu une bonne part de l’avantage
}
story-both-missed = Entre les coups { $first } et { $last }, les deux camps ont manqué le gain
story-side-missed = Entre les coups { $first } et { $last }, les { story-side } ont manqué { $count ->
    [2] deux gains
    [3] trois gains
    [4] quatre gains
    [5] cinq gains
    [6] six gains
   *[other] { $count } gains
}
story-errors = Il y a eu { $count ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
} autres fautes coûteuses entre les coups { $first } et { $last }
story-won-alone = À partir de { SAN($move) }, c’était gagné pour les { story-side }.
story-won = À partir de { SAN($move) }, c’était gagné. { $end }.
story-but-end = Mais { $missed }, sans conséquence. { $end }.
story-late = { $missed }.
story-late-end = { $missed }. { $end }.
story-end = { $end }.
story-state = { $state ->
    [won] {" "}en position gagnante
    [better] {" "}malgré une meilleure position
    [level] {" "}en position égale
   *[lost] { "" }
}
story-drawn-state = { $state ->
    [won] , alors que les { story-side } étaient gagnants
    [better] , alors que les { story-side } étaient mieux
   *[level] { "" }
}
story-end-mate = Les { story-side } ont maté par { SAN($move) }
story-end-resignation = Les { story-side } ont abandonné{ story-state }
story-end-time = Les { story-side } ont perdu au temps{ story-state }
story-end-abandoned = Les { story-side } ont quitté la partie{ story-state }
story-end-unknown = Les { story-side } ont gagné{ $state ->
    [won] {" "}malgré une position perdue
    [better] {" "}malgré une position inférieure
    [level] {" "}à partir d’une position égale
   *[lost] { "" }
}
story-end-stalemate = Pat
story-end-material = Nulle : aucun camp ne pouvait plus mater
story-end-repetition = Nulle par répétition{ story-drawn-state }
story-end-moves = Nulle par la règle des 50 coups{ story-drawn-state }
story-end-agreement = Nulle par accord mutuel{ story-drawn-state }
story-end-time-drawn = Nulle : le temps est écoulé, mais il ne restait pas assez de matériel pour mater
story-end-draw = Nulle{ story-drawn-state }
story-end-going = La partie continue ; après { SAN($move) }, { $state ->
    [won] les { story-side } sont gagnants
    [better] les { story-side } sont mieux
   *[level] la position est égale
}
story-end-unfinished = La partie s’interrompt après { SAN($move) }{ $state ->
    [won] , en position gagnante pour les { story-side }
    [better] , avec l’avantage aux { story-side }
   *[level] , en position égale
}

### What is done of what

status-judged = { $moves ->
    [one] { $judged } coup jugé sur { $moves }
   *[other] { $judged } coups jugés sur { $moves }
}
status-said-running = L’analyse est en cours
status-said-share = { $share } des coups jugés
status-done = Analysée
status-nodes-each = { $nodes } nœuds par position
status-nodes = { $nodes } nœuds
status-lines = { $lines ->
    [one] { $lines } variante
   *[other] { $lines } variantes
}
status-rules-seed = notée avec des seuils fixes
status-ahead = { $count ->
    [one] En attente : { $count } analyse avant celle-ci
   *[other] En attente : { $count } analyses avant celle-ci
}
status-waiting = En attente d’un moteur
status-preparing = Préparation des finales exactes pour cette partie : quelques minutes, une seule fois
status-solving = Résolution de la finale de pions : une minute ou plus, davantage la première fois. Les verdicts peuvent encore y changer
status-stopped = Arrêtée
status-seen = Hors connexion : dernière version chargée ici, { $when }
status-lost = Connexion perdue, reconnexion en cours
status-stop = Arrêter
status-continue = Continuer
status-retry = Réessayer

### Review

review-gone = Il n’y a pas d’analyse ici.
review-gone-why = Elle a été supprimée, elle a expiré, ou le lien est incomplet.
review-failed = Cela n’a pas fonctionné.
review-offline = Vous êtes hors connexion.
review-not-kept = Cette analyse est sur le serveur, et ce navigateur ne l’a pas ouverte récemment.
review-versus = –
review-report = Bilan
review-panels = Panneaux
review-keys-hint = { KEY("n") } va au moment clé suivant, { KEY("p") } au précédent.
review-touch-hint = Les boutons à étoile vont au moment clé suivant et au précédent.
review-delete = Supprimer cette analyse ?
review-delete-why = Le lien et toutes les pages qui intègrent l’analyse cesseront aussitôt de fonctionner. C’est irréversible.
share-link = Copier le lien
share-copied = Copié.
share-embed = Intégrer
share-embed-title = Analyse d’une partie d’échecs
share-pgn = Fichier PGN
share-delete = Supprimer
share-refused = Votre navigateur n’autorise pas la copie ici.
dialog-close = Fermer
storage-not-kept = Le stockage de ce navigateur est plein ou bloqué : vos choix, vos notes et votre entraînement seront perdus quand vous quitterez la page.
dialog-keep = Garder
keys-steps = Coup précédent, coup suivant
keys-ends = Au début, à la fin
keys-moments = Moment clé suivant, précédent
keys-best = Jouer le meilleur coup sur l’échiquier
keys-flip = Tourner l’échiquier
keys-single = Vous pouvez changer ici les raccourcis d’une seule touche, ou les désactiver tous dans les réglages.
keys-single-off = Les raccourcis d’une seule touche sont désactivés dans les réglages.
keys-change = Touche pour : { $what } ({ $standard } par défaut)
keys-taken = { $key } est déjà utilisée.
keys-as-they-come = Réinitialiser
keys-drill = À l’entraînement : indice, solution, réessayer, pourquoi, jouer la suite
keys-help = Afficher cette liste
keys-space = espace
keys-escape = Échap

### Start

# A line is a line; what stands between stars is set off.
start-title = Chaque partie mérite
    son *kibitz*.
start-lead = Collez une partie. Kibitz regarde par-dessus votre épaule et vous dit ce que vaut chaque coup, et pourquoi.
start-live = Sans attendre
start-live-how = Les premiers verdicts arrivent aussitôt, les autres pendant que vous parcourez la partie.
start-why = La raison, pas seulement une note
start-why-how = Quelle pièce était en prise, quel mat a été manqué, quel coup était meilleur : en mots simples et sur l’échiquier.
start-private = Privé tant que vous ne partagez pas
start-private-how = Seules les personnes qui ont le lien peuvent ouvrir l’analyse, et vous pouvez la supprimer à tout moment. Ni compte, ni traceurs.
start-sample-club = Une partie de club
start-sample-morphy = Morphy à l’opéra, 1858
start-sample-kasparov = Kasparov – Topalov, 1999
start-game = Votre partie
start-file = Choisir un fichier
start-placeholder =
    Collez votre partie ici (PGN), ou déposez un fichier.
    Un lien vers lichess ou chess.com convient aussi, ou @nom.

    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 …

    Les coups seuls suffisent. Une position (FEN) ouvre un échiquier où essayer des coups.
start-submit = Analyser
start-submit-key = Ctrl ↵
import-fetch = Charger les parties
import-fetch-one = Charger la partie
import-nothing-chosen = Sélectionnez au moins une partie.
import-review-one = Analyser cette partie
start-empty = Collez d’abord une partie, ou ouvrez un des exemples.
start-too-large = { $name } est trop gros : Kibitz accepte les fichiers jusqu’à 1 Mo.
name-colon = { $name } :
start-depth = Profondeur d’analyse
start-fast = Rapide
start-fast-note = premier aperçu
start-standard = Normale
start-standard-note = le plus souvent
start-deep = Profonde
start-deep-note = plus lente
start-nodes = { $nodes } positions examinées par coup
start-more = Plus d’options
start-engine = Moteur
start-automatic = Automatique
start-automatic-engine = Auto ({ $engine })
start-lines = Nombre de variantes
start-rules = Barème
start-rules-kibitz = Kibitz (par défaut)
start-rules-seed = Seuils fixes
start-classes = Signaler aussi
start-sample-title = Exemple d’analyse
start-sample-more = Autres exemples
start-position = Ouvrir l’échiquier
start-old-letters = Le fichier n’est pas en UTF-8. D’après les noms, il a été lu en { $encoding }. Les noms sont-ils corrects ?
start-mixed-letters = Des lignes qui ne sont pas en UTF-8 ont été lues en { $encoding } : partie { $games }. Les noms sont-ils corrects ?
start-letters = Encodage du fichier
start-letters-western = Europe de l’Ouest (Windows-1252)
start-letters-central = Europe centrale (Windows-1250)
start-letters-cyrillic = Cyrillique (Windows-1251)
start-lost-letters = Des lettres de ce texte sont perdues (�). Choisissez le fichier d’origine, ou déposez-le ici, pour les retrouver.
start-position-note = C’est une position sans coups : elle ouvre un échiquier où essayer des coups avec un moteur.
start-seen-game = { $moves ->
    [one] 1 partie, { $moves } coup
   *[other] 1 partie, { $moves } coups
}
with-colon = { $name } : { $value }
start-seen-position = Une position (FEN)
start-seen-study = Un lien vers une étude lichess
start-seen-broadcast = Un lien vers une retransmission lichess
start-seen-round = Un lien vers une ronde que Kibitz peut suivre en direct
start-seen-link = Un lien vers une partie sur { $site }
start-seen-user = Les parties de @{ $name } sur { $site }
start-seen-name = Les parties de @{ $name }
start-for = À quoi sert Kibitz
start-for-you = Pour vous
start-for-you-how = Où chaque partie a basculé et pourquoi, et vos propres erreurs en exercices.
start-for-trainer = Pour votre entraîneur
start-for-trainer-how = Toute une saison d’un coup d’œil, avec des notes sur chaque partie.
start-for-club = Pour votre club
start-for-club-how = Des rondes avec grille américaine et parties en direct, des échiquiers pour votre site.
again-label = Là où vous en étiez
again-title = Ouvert récemment
again-due = { $count ->
    [one] { $count } position à revoir aujourd’hui
   *[other] { $count } positions à revoir aujourd’hui
}
again-follows = Les nouvelles parties s’ajoutent d’elles-mêmes.

### What a person is told of a game's text

place-move = coup { $number }, { $side ->
    [white] Blancs
   *[black] Noirs
}
place-variation = { $place } (variante)
place-headers = en-têtes
place-header = en-tête { $name }
place-fen = FEN
fault-variation-closed = Cette parenthèse fermante ne correspond à aucune variante ; elle est ignorée.
fault-variation-cut = { $fault } La variante s’arrête juste avant.
fault-comment-closed = Cette accolade fermante ne correspond à aucun commentaire ; elle est ignorée.
fault-variation-first = Cette variante vient avant tout coup ; elle est ignorée.
fault-more-warnings = { $count ->
    [1] Et encore un avertissement.
   *[other] Et encore { $count } avertissements.
}
fault-two-fens = Il y a deux en-têtes FEN différents. Gardez celui de la position de départ.
fault-chess960-guessed = C’est une position de Chess960 : la partie est lue comme telle. Si c’est une erreur, ajoutez l’en-tête Variant "Standard".
fault-castling-dropped = Les droits de roque { $rights } ne correspondent pas à la position : le roi ou les tours sont ailleurs. { $left ->
    [none] La partie est lue sans droits de roque
   *[other] La partie est lue avec { $left }
}.
fault-en-passant-dropped = La case de prise en passant { $square } ne correspond pas à la position. Elle est ignorée.
fault-begins-later = Les coups commencent au coup { $number }, et aucun en-tête FEN ne donne la position de départ. Ajoutez-en un, ou collez toute la partie.
fault-no-fen = D’après le texte, la partie part d’une position particulière, mais aucun en-tête FEN ne la donne. La position de départ habituelle est utilisée.
fault-broken-off = { $fault } L’analyse s’arrête juste avant. { $count ->
    [1] Ce coup est ignoré.
   *[other] Les { $count } derniers coups sont ignorés.
}
fault-case = « { $move } » n’est pas un coup. Vouliez-vous dire { $meant } ?
fault-prose-left-out = Le texte hors des parties est ignoré : « { $text } »
fault-clocks = Les temps ont deux nombres, et aucun en-tête TimeControl ne dit s’il s’agit d’heures et de minutes. Ils ne sont pas affichés.
fault-header-line = La ligne d’en-tête « { $line } » est illisible ; elle est ignorée.
fault-no-square = « { $move } » est impossible : l’échiquier n’a pas de case { $square }.
fault-foreign-piece = « { $move } » ne commence pas par une lettre de pièce anglaise ; le PGN utilise K, Q, R, B et N.
fault-result = { $how ->
    [mate] Le dernier coup donne mat
   *[stalemate] La dernière position est pat, donc nulle
}, mais le résultat indiqué est { $result }.
fault-foreign-letters = Les coups sont lus avec les lettres { $king }, { $queen }, { $rook }, { $bishop } et { $knight } pour roi, dame, tour, fou et cavalier.
fault-no-move = « { $move } » n’est pas un coup.
fault-ambiguous = « { $move } » est ambigu : plusieurs pièces peuvent le jouer.
fault-checkmated = « { $move } » est impossible : les { $side ->
    [white] Blancs
   *[black] Noirs
} sont mat.
fault-stalemated = « { $move } » est impossible : les { $side ->
    [white] Blancs
   *[black] Noirs
} sont pat.
fault-in-check = « { $move } » est impossible : les { $side ->
    [white] Blancs
   *[black] Noirs
} sont en échec et ce coup ne le pare pas.
fault-not-legal = « { $move } » n’est pas un coup légal ici pour les { $side ->
    [white] Blancs
   *[black] Noirs
}.
fault-header-cut = L’en-tête { $name } compte { $length } caractères ; il a été réduit à { $limit }.
fault-more-headers = { $count ->
    [1] Un autre en-tête a été ignoré
   *[other] { $count } autres en-têtes ont été ignorés
} ; Kibitz en garde { $limit }.
fault-comment-cut = Un commentaire compte { $length } caractères ; il a été réduit à { $limit }.
fault-more-games = Le fichier contient { $count ->
    [1] une autre partie, non analysée
   *[other] { $count } autres parties, non analysées
} ici : { $games }.
fault-more-games-unnamed = Le fichier contient { $count ->
    [1] une autre partie, non analysée
   *[other] { $count } autres parties, non analysées
} ici : { $games } et { $more } de plus.

### Why a game is refused

fault-no-game = Il n’y a pas de partie dans ce texte. Kibitz lit les parties en PGN ou par leurs seuls coups (1.e4 e5 2.Nf3), et les positions en FEN.
fault-link = C’est un lien. Kibitz a besoin de la partie elle-même : copiez son PGN depuis cette page et collez-le ici.
fault-link-lichess = C’est un lien vers lichess. Ouvrez-y la partie, cliquez sur « Partager et exporter » sous l’échiquier, copiez le PGN et collez-le ici.
fault-link-study = C’est un lien vers une étude lichess. Ouvrez-la, cliquez sur « Partager » (l’icône sous l’échiquier), puis sur « PGN de l’étude » ou « PGN du chapitre », et déposez le fichier ici.
fault-link-chess-com = C’est un lien vers chess.com. Ouvrez-y la partie, cliquez sur l’icône de partage à côté de l’échiquier, choisissez « PGN », copiez le texte et collez-le ici.
fault-empty = Il n’y a encore rien à analyser : collez le PGN d’une partie, ou ses coups.
fault-no-moves = Cette partie n’a aucun coup.
fault-chapter-no-moves = Ce chapitre n’a aucun coup.
fault-text-too-large = Le texte fait { $size } Kio ; Kibitz accepte jusqu’à { $limit } Kio.
fault-text-longer = Le texte dépasse { $limit } Kio ; Kibitz n’en accepte pas plus.
fault-too-many-games = Le fichier contient au moins { $count } parties ; Kibitz en accepte { $limit } à la fois.
fault-no-game-reviewable = Aucune partie de ce fichier ne peut être analysée. Partie 1 : { $fault }
fault-too-many-plies = La partie compte { $count } demi-coups ; Kibitz en accepte jusqu’à { $limit }.
fault-too-many-variations = La partie compte { $count } coups en variantes ; Kibitz en accepte jusqu’à { $limit }.
fault-too-many-tokens = La partie compte plus de { $limit } coups, commentaires et signes ; Kibitz n’en accepte pas plus.
fault-too-deep-variations = La partie compte { $count } niveaux de variantes ; Kibitz en accepte jusqu’à { $limit }.
fault-variant = Kibitz analyse les échecs classiques et le Chess960 ; cette partie est du { $variant }.
fault-fen-unreadable = La FEN « { $fen } » est illisible : { $reason }.
fault-fen-fields = elle a plus de six champs
fault-fen-board = son premier champ ne décrit pas huit rangées de huit cases
fault-fen-turn = le trait doit être w ou b
fault-fen-castling = les droits de roque doivent être des lettres comme KQkq, ou -
fault-fen-en-passant = la case de prise en passant doit être une case comme e3, ou -
fault-fen-halfmoves = le nombre de demi-coups depuis la dernière prise ou poussée de pion doit être compris entre 0 et 9999
fault-fen-number = le numéro du coup doit être compris entre 0 et 9999
fault-fen-unplayable = La position « { $fen } » n’est pas jouable : { $reasons }.
fault-and = { $first }, et { $second }
fault-no-king = { $side ->
    [white] les Blancs n’ont pas de roi
   *[black] les Noirs n’ont pas de roi
}
fault-too-many-kings = il y a trop de rois
fault-pawn-on-rank = il y a un pion sur la première ou la dernière rangée
fault-opposite-check = le camp qui n’a pas le trait est en échec
fault-too-many-pawns = { $side ->
    [white] les Blancs ont plus de 8 pions
   *[black] les Noirs ont plus de 8 pions
}
fault-too-many-pieces = { $side ->
    [white] les Blancs ont plus de 16 pièces
   *[black] les Noirs ont plus de 16 pièces
}
fault-castling = les droits de roque ne correspondent pas à la position
fault-en-passant = la case de prise en passant ne correspond pas à la position
fault-too-many-checkers = le roi est en échec par plus de pièces qu’il n’est possible
fault-impossible-check = aucun coup ne peut mener à cet échec
fault-empty-board = l’échiquier est vide
fault-variation-open = Une variante commence ici et ne se termine jamais.
fault-comment-open = Un commentaire commence ici par {"{"} et ne se termine jamais.
fault-game-steps = La valeur de ce jeu demande plus de { $limit } étapes ; Kibitz ne calcule pas plus loin.
fault-game-depth = Ce jeu dure plus de { $limit } coups ; Kibitz ne calcule pas plus profondément.
fault-game-number = Un nombre de ce jeu est trop grand ou trop précis pour Kibitz.
fault-game-name = La valeur de ce jeu s’écrit avec plus de { $limit } caractères ; Kibitz n’en écrit pas de plus longues.
fault-game-loopy = Une position revient au cours du jeu ; un tel jeu n’a pas de valeur de ce genre.
fault-game-loopy-name = « { $name } » est un jeu à boucles : il peut durer indéfiniment. Kibitz ne calcule pas ces jeux.
fault-game-expression-long = L’expression dépasse { $limit } caractères ; Kibitz n’en lit pas plus.
fault-game-nesting = L’expression est imbriquée sur plus de { $limit } niveaux ; Kibitz n’en lit pas plus.
fault-game-uptimal = Les puissances de { $arrow } s’écrivent { $arrow }<2>, les deux premières additionnées { $arrow }[2].
fault-game-unexpected = « { $sign } » n’est pas attendu ici.
fault-game-ends = L’expression s’arrête ici, mais elle est incomplète.
fault-game-digits = Le nombre a plus de { $limit } chiffres ; Kibitz n’en lit pas de plus longs.
fault-game-dyadic = « { $number } » n’est pas un nombre de ce genre : le dénominateur doit être une puissance de deux.
fault-game-bars = « { $bars } » figure deux fois ici ; indiquez laquelle sépare d’abord : {"{"}a|b||c{"}"}, ou mettez des accolades.
fault-go-rows = Un goban doit être une liste de lignes de même longueur, d’au plus 25 points.
fault-go-sign = « { $sign } » n’est pas permis sur un goban ; utilisez X, O, x, o, . et #.
fault-go-ko = Ce jeu local est un ko : des positions se répètent, il n’a donc pas de valeur de ce genre.
fault-go-open = Cette région est trop vaste pour prouver que rien ne peut y vivre.
fault-go-seki = Ici, personne ne veut jouer, ou un camp ne le peut pas : le jeu ne décide pas du score.
fault-go-liberty = Les pierres en { $point } n’ont pas de liberté.
fault-go-sgf = Ce SGF est illisible : { $reason }.
fault-go-size = Le goban a { $size } points de large ; Kibitz en accepte jusqu’à { $limit }.
fault-go-point = « { $point } » n’est pas un point de ce goban.
fault-go-occupied = { $point } est occupé : on ne peut pas y poser de pierre.
fault-go-set-up-point = Une pierre est placée hors de ce goban.
fault-go-wall = Un carré marque un point vide ; les carrés doivent marquer des pierres vivantes.
fault-go-set-up-liberty = La position de départ contient des pierres sans liberté.
fault-go-set-up-late = Des pierres sont placées après le début ; Kibitz ne lit que les parties dont la position est donnée avant le premier coup.
fault-go-json = Il faut une liste JSON de gobans avec leurs lignes.
go-local = { $letter } : { $value }. En moyenne { $mean } points pour Noir ; un coup ici gagne { $temperature }.
go-local-number = { $letter } : { $value } points pour Noir ; personne ne gagne à jouer ici.
go-local-ko = { $letter } : un ko, qui vaut entre { $low } et { $high } pour Noir.
go-scores = Score : { $black } si Noir commence, { $white } si Blanc commence.
go-kos = Ko en { $points } : sa valeur dépend des menaces ailleurs ; le score est donné avec ses deux bornes.
go-best = Meilleurs coups : Noir { $black } ; Blanc { $white }.
go-may-lose = Il y a trop de jeux locaux à additionner exactement, d’où l’emploi de thermographes : ces coups perdent au plus { $points } points.
go-assumed = Supposé, non démontré (dans au moins { $share } % des parties simulées) : pierres vivantes, Noir { $black }, Blanc { $white } ; territoire, avec les pierres mortes qu’il contient, Noir { $blackarea }, Blanc { $whitearea }.
go-by-playouts = Un score issu des parties simulées, non d’une somme de jeux locaux : { $share } % d’entre elles le confirment.
fault-null-move = Un coup nul ne peut pas être analysé.

### Pawn endings as sums

pawns-queenside = aile dame
pawns-centre = centre
pawns-kingside = aile roi
pawns-file = colonne { $file }
pawns-files = colonnes { $first } à { $last }
pawns-group = { $where } : { $value }
pawns-no-groups = aucun coup de réserve d’aucun côté
pawns-and-then = { $one } ; { $other }
pawns-and = { $one } et { $other }
pawns-or = { $one } ou { $other }
pawns-move = { SAN($move) }
pawns-even = égalité
pawns-number = { $amount ->
    [quarter] un quart de coup de réserve
    [half] un demi-coup de réserve
    [three] trois quarts de coup de réserve
    [one] un coup de réserve
    [part] { $number } de coup de réserve
   *[many] { $number } coups de réserve
} pour les { $side ->
    [white] Blancs
   *[black] Noirs
}
pawns-through = un pion que les { $side ->
    [white] Blancs
   *[black] Noirs
} mènent à la promotion
pawns-star = un coup pour qui le joue en premier
pawns-touch = un rien en faveur des { $side ->
    [white] Blancs
   *[black] Noirs
}
pawns-switch = { $white } si les Blancs y jouent en premier, { $black } si ce sont les Noirs
pawns-range = cela dépend de qui y joue en premier : à la fin { $white }, ou { $black }
pawns-near = presque { $number }, mais il importe de savoir qui y joue en premier
pawns-en-passant = cela dépend d’une prise en passant
pawns-outcome-l = les Blancs gagnent, quel que soit le trait
pawns-outcome-r = les Noirs gagnent, quel que soit le trait
pawns-outcome-n = celui qui joue gagne
pawns-outcome-p = celui qui doit jouer perd

### Exercises (server)

openings-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : +{ $won } ={ $drawn } -{ $lost }
openings-points = chances des Blancs après l’ouverture : { $points }
openings-faults = une faute dans { $count } d’entre elles
openings-format = « format » doit être json ou pgn.
exercise-title = Exercice { $number } : { $game }
exercise-deck = Fautes : { $game }
exercise-question = Trait aux { $side ->
    [white] Blancs
   *[other] Noirs
} : qu’y a-t-il de mieux que { SAN($move) } ?
booklet-title = Exercices : { $game }
booklet-lead = { $count ->
    [one] { $count } position, tirée d’une faute dans une partie. La solution se trouve à la fin.
   *[other] { $count } positions, chacune tirée d’une faute dans une partie. Les solutions se trouvent à la fin.
}
booklet-print = Imprimez cette page, ou enregistrez-la en PDF : six diagrammes par feuille.
booklet-answers = Solutions
error-exercise-side = « side » doit être white ou black.
error-no-exercises = Il n’y a pas d’exercices ici : aucune analyse n’est terminée, ou aucune de ses fautes ne fait un bon exercice.

### Pawn endings that are refused (server)

pawns-refused-position = Cette position n’est pas jouable.
pawns-refused-pieces = Kibitz n’additionne que les finales de rois et de pions.
pawns-refused-pawns = Il n’y a pas de pions à additionner ici.
pawns-refused-in-check = Le camp au trait est en échec : il n’est pas libre de son prochain coup.
pawns-refused-check = Un pion proche des rois peut donner échec : son groupe n’est pas indépendant.
pawns-refused-large = Ces pions ont trop de possibilités pour être additionnés.
pawns-doubt-kings = Il n’est pas prouvé qu’un roi qui s’éloigne perd : rien n’est affirmé.
pawns-doubt-through = Un pion passe : ce ne sont pas les coups de réserve qui décident ici.
pawns-doubt-large = La preuve demande plus de positions que Kibitz n’en explore : rien n’est affirmé.
pawns-doubt-unasked = Aucune preuve n’a été demandée : rien n’est affirmé.

### Errors (server)

error-not-understood = Kibitz ne comprend pas cette requête.
error-wrong-method = Cette adresse n’accepte pas ce type de requête.
error-wrong-type = Envoyez la partie en application/json, application/x-chess-pgn ou text/plain.
error-wants-json = Envoyez un objet comme { $example } en application/json.
error-no-host = La requête n’a pas d’en-tête Host dont Kibitz puisse faire une adresse.
error-wrong-host = Kibitz ne répond pas à ce nom. Utilisez l’adresse qui vous a été donnée.
error-only-localhost = Ce Kibitz ne répond qu’à localhost et 127.0.0.1. Si c’est vous qui le gérez et que vous voulez un autre nom, mettez ce nom dans KIBITZ_HOSTS et redémarrez.
error-cross-site = Cette requête vient d’un autre site. Seuls les pages de Kibitz et les programmes peuvent créer, arrêter et supprimer des analyses.
error-database-away = Kibitz n’accède pas à sa base de données pour le moment. Réessayez dans un instant.
error-request-too-large = La requête fait { $size } Kio ; Kibitz accepte jusqu’à { $limit } Kio.
error-rate = Trop de requêtes ({ $rate }). Réessayez dans { $wait }.
error-rate-per = { $amount } par { $unit ->
    [second] seconde
    [minute] minute
    [hour] heure
   *[day] jour
}
error-wait-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
error-wait-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
error-wait-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
embed-gone-title = Rien à afficher
error-file-not-built = Ce Kibitz ne peut pas encore créer de fichiers autonomes : lancez « make setup ».
error-file-nothing = Cette analyse n’a pas encore de partie à enregistrer.
error-file-too-large = Le fichier de cette collection ferait { $size } Mio ; Kibitz en crée jusqu’à 32.
error-no-review = Cette analyse n’existe pas. Elle a peut-être été supprimée.
error-no-collection = Cette collection n’existe pas. Elle a peut-être été supprimée.
error-no-player = Il n’y a pas de joueur de ce nom dans cette collection.
error-season-format = Une saison est disponible en json, csv ou html.
season-page-description = Résultats, précision et types de fautes, chaque chiffre avec ses positions.
openings-page-description = Les ouvertures de ces parties en arbre : coups, résultats, chances après l’ouverture, fautes.
repertoire-page-description = Vos ouvertures, comparées à chaque partie analysée et prêtes à travailler.
season-preview = { $reviewed ->
    [one] { $reviewed } partie analysée
   *[other] { $reviewed } parties analysées
} sur { $games } : résultats, précision et types de fautes.
error-disconnected = La connexion a été perdue.
error-too-many-connections = Trop de personnes regardent en ce moment : il n’y a plus de place pour une connexion en direct. Les pages restent accessibles, et vous pouvez les recharger.
error-too-many-reviews-watched = Cette connexion suit déjà { $count } analyses, le maximum. Cessez d’en suivre une, ou ouvrez une autre connexion.
error-too-many-collections-watched = Cette connexion suit déjà { $count } collections, le maximum. Cessez d’en suivre une, ou ouvrez une autre connexion.
error-bad-watch = Le message doit être un objet avec un « id ».
error-may-not-note = Seul l’auteur de cette analyse, ou une personne qui a son lien d’entraîneur, peut faire cela (en-tête { $header }).
error-not-begun = La partie de cette analyse n’est pas encore là : réessayez dans un instant.
error-too-many-notes = Cette analyse a déjà { $limit } notes, le maximum. Supprimez-en une d’abord.
error-notes-used-up = Les notes de cette analyse ont été modifiées { $limit } fois. Elles ne peuvent plus l’être.
error-note-link-used-up = Les notes de cette analyse ont été modifiées { $limit } fois. Seul son auteur peut encore les modifier.
error-too-many-parcels = Trop de transferts vers d’autres navigateurs sont en cours. Réessayez dans quelques minutes, ou utilisez le fichier.
error-no-parcel = Ce lien a déjà servi, ou il a expiré : il sert une fois, pendant dix minutes.
error-no-note-link = Il n’y a pas de lien d’entraîneur à révoquer.
error-not-yours = Seul son auteur peut faire cela (en-tête { $header }).
error-no-game = Aucune partie de cette collection ne porte ce numéro.
error-one-game-wanted = Ce texte contient { $count } parties. On ne peut remplacer une partie que par une seule.
error-too-many-in-collection = Une collection contient au plus { $limit } parties ; avec celles-ci, elle en contiendrait davantage.
reviews-alone = Une collection faite d’analyses ne prend rien d’autre : retirez pgn et follow.
reviews-as-they-are = Les analyses sont reprises telles quelles : sans autres options, et avec leurs noms.
error-followed = Cette collection suit une ronde, dont le site décide du contenu. Arrêtez d’abord ce suivi.
error-forfeit-played = Une partie jouée ne peut pas être un forfait : utilisez 1-0, 0-1, 1/2-1/2 ou *.
error-last-game = Une collection a besoin d’au moins une partie : supprimez plutôt toute la collection.
error-nothing-stopped = Il n’y avait rien à arrêter ici.
error-collection-ended = Plus rien n’est en attente ou en cours dans cette collection.
error-ended = Cette analyse est déjà terminée.
error-cannot-go-on = Cette analyse ne peut pas continuer : elle est terminée, ou encore en cours.
error-stop-first = Cette analyse est encore en attente ou en cours : arrêtez-la d’abord.
error-not-deeper = Cette analyse a { $nodes } nœuds par position. Une analyse plus profonde en demande davantage, jusqu’à { $limit }.
error-unfinished = Vos analyses inachevées : { $count }. Kibitz en accepte { $running } en cours et { $waiting } en attente à la fois. Attendez que l’une soit terminée, ou arrêtez-en une.
error-body-slow = Vos données sont arrivées trop lentement, ou ont été interrompues. Réessayez.
error-bodies-busy = De gros textes venant de votre adresse sont déjà en cours de réception. Réessayez dans quelques secondes.
now-slow = Cela a pris trop de temps. Réessayez.
file-busy = Deux fichiers pour vous, ou beaucoup pour d’autres, sont déjà en préparation. Réessayez quand l’un d’eux sera prêt.
file-slow = La préparation de ce fichier prend trop de temps. Choisissez moins de parties.
oembed-format = La réponse est disponible en json ou en xml.
oembed-no-address = « url » doit être l’adresse complète d’une analyse, comme https://host/r/<id>.
oembed-elsewhere = Ce Kibitz ne connaît que ses propres adresses.

### Tables of few men

fault-table-name = « { $name } » n’est pas une table. Écrivez les pièces des deux camps, rois compris, comme KRvKP ou KPKP.
table-not-there = La table { $name } manque.
endgame-not-built = La table { $name } n’est pas encore construite.
endgame-noted = La table { $name } n’est pas encore construite. Elle est maintenant sur la liste et sera construite dès que possible.
endgame-castling = Aucune table ne couvre les positions où l’on peut encore roquer.
endgame-unknown = Aucune table ne couvre ici les positions à { $men } pièces.
tables-without = { $count ->
    [one] Sans la table { $names }, le moteur estime ses positions. { $why }
   *[other] Sans les tables { $names }, le moteur estime leurs positions. { $why }
}
table-broken = La table { $file } est endommagée ou vient d’une autre version de Kibitz : elle n’est pas utilisée, et sera reconstruite au besoin.
table-too-deep = Certains mats de { $name } sont trop longs pour les tables de Kibitz.
table-too-many-men = { $name } compte { $men } pièces. Kibitz construit des tables de trois à { $limit } pièces.
table-nothing-to-build = { $name } n’a pas besoin de table : personne ne peut gagner.
table-too-much = { $name } demande { $count } tables, { $megabytes } Mo au total, environ { $minutes } minutes sur un cœur. Une demande construit au plus { $limit } Mo : demandez d’abord quelques-unes des tables auxquelles elle mène.
table-room-short = { $count ->
    [one] La table { $name } demande { $megabytes } Mo sur le disque ; { $free } Mo sont libres.
   *[other] { $name } demande { $count } tables, { $megabytes } Mo sur le disque ; { $free } Mo sont libres.
}
table-memory-short = La construction de { $name } demande { $needed } Mo de mémoire ; { $free } Mo sont libres.
table-no-memory = Il n’y a pas assez de mémoire pour construire la table { $name }.
table-no-room = Le disque est plein : la table { $name } n’a pas pu être enregistrée.
table-no-access = La table { $name } ne peut pas être écrite dans le dossier de données ({ $reason }).
table-no-compiler = La table { $name } ne peut pas être construite ici : numba manque ou ne peut pas compiler.
table-not-built = La table { $name } n’a pas pu être construite.

### The UCI program, for the logs of chess programs (server)

uci-received = Reçu : { $line }
uci-unknown-command = Commande inconnue : { $line }
uci-debug-form = debug doit être suivi de on ou off.
uci-not-loaded = Le moteur ne peut pas être chargé. La cause figure sur la sortie d’erreur.
uci-option-no-name = setoption ne nomme aucune option : il faut ensuite name, le nom, value et la valeur.
uci-option-unknown = Il n’y a pas d’option { $name }.
uci-option-range = { $name } doit être un entier de { $least } à { $most } ; { $value } est ignoré.
uci-option-check = { $name } doit être true ou false ; { $value } est ignoré.
uci-option-choice = { $name } doit être l’une de ces valeurs : { $choices } ; { $value } est ignoré.
uci-nothing = aucune valeur
uci-no-memory = Il n’y a pas assez de mémoire pour un Hash de { $asked } ; il reste à { $kept }.
uci-position-form = La position est illisible : il faut startpos, ou fen et une FEN, puis éventuellement moves.
uci-position-fen = La position est illisible. Ceci n’est pas une FEN : { $fen }
uci-position-move = La position est inaccessible : le coup { $number }, { $move }, n’est pas légal.
uci-go-no-position = La dernière position était illisible : il n’y a rien à analyser.
uci-go-number = { $name } doit être suivi d’un entier ; il est ignoré.
uci-go-no-moves = searchmoves ne nomme aucun coup ; tous sont analysés.
uci-go-move = { $move } n’est pas un coup légal ici ; il est ignoré.
uci-search-failed = La recherche a échoué ; le meilleur coup connu jusque-là est donné. La cause figure sur la sortie d’erreur.

record-itself = L’enregistrement
record-counts = Le fichier du nombre de pièces
record-kings = Chaque camp doit avoir un roi.
record-standard-alone = Ce que jouent les humains n’est connu que pour les échecs classiques ; cette partie commence comme du Chess960.
people-off = Ce Kibitz n’indique pas ce que jouent les humains.
people-unknown = Kibitz ne peut pas indiquer ici ce que jouent les humains : le logiciel qui fait tourner les réseaux n’est pas installé.
record-entries = { $name } contient { $count } entrées pour { $positions } positions.
explain-many-lines = Il y a { $count } variantes pour une position ; la limite est { $limit }.
explain-long-line = Cette variante compte { $count } coups ; la limite est { $limit }.
record-score = Chaque variante doit avoir exactement une évaluation, telle qu’un moteur en donne.
report-none = Ce n’est ni un fichier TRF (aucune ligne ne commence par 001) ni une liste de joueurs (aucune colonne ne s’appelle name).
report-large = Sont acceptés au plus { $players } joueurs, { $rounds } rondes et { $entries } rondes pour tous les joueurs ensemble.
place-line = ligne { $line }
trf-number = « { $text } » n’est pas un numéro de départ.
trf-twice = Le numéro de départ { $number } sert deux fois.
trf-name = Le joueur n’a pas de nom.
trf-round = Ronde { $round } : « { $text } » n’indique pas un adversaire, une couleur et un résultat.
trf-stranger = Ronde { $round } : il n’y a pas de joueur { $number }.
trf-disagree = Ronde { $round } : la ligne du joueur { $number } ne dit pas la même chose.
trf-team = L’équipe nomme un joueur { $number } qui n’existe pas.
trf-no-rounds = Les parties n’indiquent pas de rondes, nécessaires à un fichier TRF.
list-broken = Ce CSV n’est pas valide.
list-number = { $name } n’est pas un nombre : « { $text } ».
list-byes = Les exemptions s’écrivent avec la ronde et les points, « 3=½ 5=0 », et non « { $text } ».
wrong-object = { $name } doit être un objet.
wrong-list = { $name } doit être une liste.
wrong-text = { $name } doit être un texte.
wrong-base64 = { $name } doit être en base64, avec les caractères A à Z, a à z, 0 à 9, - et _.
wrong-flag = { $name } doit être true ou false.
wrong-decimal = { $name } doit être un nombre.
wrong-number = { $name } doit être un entier.
wrong-number-from = { $name } doit être un entier à partir de { $low }.
wrong-number-between = { $name } doit être un entier de { $low } à { $high }.
wrong-choice = { $name } doit être l’une de ces valeurs : { $choices }.
wrong-choice-or-null = { $name } doit être l’une de ces valeurs : { $choices }, ou null.
wrong-twice = { $value } est donné deux fois.
wrong-field = Champ inconnu : { $name }.
wrong-missing = { $name } manque.
wrong-preset-and-nodes = Donnez un préréglage ou un nombre de nœuds, pas les deux.
wrong-too-long = { $name } est trop long : { $limit } au plus.
wrong-score = { $name } doit être un objet avec cp ou mate.
wrong-illegal = { $uci } n’est pas légal ici : { $fen }
wrong-arrow = Les flèches doivent être des objets comme { $example }, de couleur red, green, yellow ou blue ; une case marquée pointe vers elle-même.
wrong-json = Ce JSON n’est pas valide.
wrong-day = { $name } doit être une date comme 2026-11-22.
wrong-cursor = { $name } doit être le numéro d’un événement, 0 ou plus.

### What Kibitz is, whose work it serves (server)

about-what = Kibitz analyse des parties d’échecs. Un moteur examine chaque position, et chaque coup reçoit un verdict et une raison prouvée sur l’échiquier. L’analyse avance sous vos yeux ; vous pouvez la partager et l’intégrer ailleurs.
about-data = Seules les personnes qui ont l’adresse d’une analyse peuvent l’ouvrir. Il n’y a ni cookies ni traceurs, et tout ce que montre une page vient de ce serveur.
about-version = Version
about-licence = Licence
about-source-ask = Kibitz est un logiciel libre : l’opérateur de ce serveur vous en donne le code source sur demande.
about-access = Accessibilité
about-access-claim = Kibitz entend respecter les règles pour l’accessibilité des contenus Web (WCAG) 2.2 au niveau AA, sur toutes ses pages et dans toutes les langues. Tout peut se faire au clavier ; un lecteur d’écran dispose de l’échiquier comme grille de cases, du graphique comme tableau et de chaque coup avec son verdict ; une catégorie n’est jamais indiquée par sa seule couleur ; les raccourcis d’une seule lettre peuvent être modifiés ou désactivés ; les couleurs imposées par votre système, le texte agrandi, les animations réduites et les fenêtres de 320 pixels sont pris en charge.
about-access-tested = Avant chaque modification du programme, chaque page, panneau et boîte de dialogue est examiné par axe-core, en clair et en sombre, en large et en étroit, et parcouru à la touche Tab ; les cibles sont mesurées et les annonces comptées. Ce sont des tests automatiques : aucune personne qui dépend d’un lecteur d’écran ne les a encore confirmés.
about-access-known = Les noms, commentaires et titres d’une partie restent tels que leurs auteurs les ont écrits, quelle qu’en soit la langue. Si quelque chose vous bloque, dites-le à l’opérateur de ce serveur : ses coordonnées figurent en bas de la page.
about-works = Travaux d’autres auteurs
about-works-lead = Ce que ce serveur envoie à votre navigateur, et les réseaux d’autrui qu’il utilise, chacun avec sa licence. Le nom d’une licence mène à son texte.
about-kind-pieces = Pièces : le jeu de Colin M.L. Burnett, dessiné par python-chess
about-kind-set = Un autre jeu de pièces
about-kind-openings = Noms d’ouvertures
about-kind-people = Réseaux qui prédisent ce que jouent les humains (doi 10.1145/3394486.3403219)
about-kind-library = Bibliothèque de scripts
about-kind-font = Police de caractères
about-kind-engine = Moteur qui peut tourner dans votre navigateur
about-own = Le réseau de Kibitz, ses images, ses sons et ses textes sont sous la licence de Kibitz ; le fichier embed.js, que chargent d’autres sites, est sous licence MIT.
about-viewer = Pour votre propre site
about-viewer-what = kibitz-viewer affiche des parties d’échecs à partir de leur PGN sur n’importe quelle page, sans serveur. Le téléchargement contient le script et une page d’exemple.
about-viewer-get = Télécharger kibitz-viewer (ZIP)

### Ends of a run

end-stopped = Arrêtée avant le démarrage du moteur.
end-stopped-after = { $judged ->
    [one] Arrêtée après { $judged } coup sur { $moves }.
   *[other] Arrêtée après { $judged } coups sur { $moves }.
}
end-deeper-stopped-after = L’analyse plus profonde a été arrêtée après { $judged } coups sur { $moves }.
end-crashed = Cette analyse a fait planter plusieurs fois le programme qui la traite ; elle a été abandonnée. Essayez de la reprendre plus tard.
end-internal = Un problème est survenu dans Kibitz pendant l’analyse de cette partie. L’erreur a été enregistrée.
end-log-unreadable = L’événement { $seq } de cette analyse enregistrée est illisible ({ $fault }). Lancez une nouvelle analyse.
end-engine-gone = Cette analyse a commencé avec { $earlier }, qui n’est plus là ; { $now } jugerait autrement. Lancez une nouvelle analyse.
engine-unknown = Il n’y a pas de moteur { $name } : choisissez parmi { $names }.
engine-not-runnable = Le moteur indiqué dans les réglages ne peut pas être lancé : { $program }
engine-no-stockfish = Stockfish n’est pas installé. Installez-le (sous Debian : apt-get install stockfish) ou indiquez son programme dans les réglages.
engine-no-script = Le Stockfish WebAssembly n’est pas installé. Il lui faut Node et les bibliothèques de la page (npm install).
engine-failed = { $engine } a échoué { $times } fois au même endroit : { $fault }.
engine-not-started = { $engine } n’a pas pu démarrer ({ $command }) : { $reason }.

### Errors of the connection

error-offline = Kibitz est injoignable. Êtes-vous connecté ?
error-http = Kibitz a renvoyé une erreur ({ $status }).
error-http-404 = Cette analyse n’existe pas.
error-http-413 = Ce texte est trop gros : Kibitz accepte jusqu’à 1 Mo.
error-http-429 = Trop de requêtes. Attendez un instant et réessayez.
error-http-503 = Kibitz redémarre. Réessayez dans un instant.

### Board and moves by hand

board-label = Échiquier
board-picked = { $square }, pièce sélectionnée
board-target = { $square }, case possible
board-picked-up = { $piece } en { $square }, sélection faite. Cases possibles : { $targets }.
board-stuck = { $piece } en { $square }, sélection faite. Aucun coup légal.
board-let-go = Pièce reposée.
board-illegal = Cette pièce ne peut pas aller en { $square }.
board-no-rules = Les règles des échecs n’ont pas pu être chargées. Êtes-vous connecté ?
promotion-title = Que devient le pion ?
move-field-label = Jouer un coup
move-field-hint = { SAN("Nf3") }, O-O ou e2e4
move-field-play = Jouer
move-field-not-legal = « { $move } » n’est pas un coup légal ici.

### Embed

embed-open = Ouvrir dans Kibitz
steps-label = Navigation
embed-back = Précédent
embed-on = Suivant
word-accuracy = Précision
embed-live = En direct : { $judged ->
    [one] { $judged } coup jugé
   *[other] { $judged } coups jugés
} sur { $moves }
embed-no-moments = Pas encore de moment clé.
embed-pgn-title = Une partie d’échecs
embed-pgn-noscript = Cette partie a besoin de JavaScript.
embed-pgn-made = Affichée par Kibitz
embed-pgn-games = Partie
embed-pgn-empty = Il n’y a pas de partie dans ce texte.
embed-pgn-too-large = Ce texte fait { $size } Kio ; Kibitz affiche jusqu’à 1024 Kio.
embed-pgn-place = Coup { $number }, { $side ->
    [white] Blancs
   *[black] Noirs
} : { $message }
embed-pgn-place-variation = Coup { $number }, { $side ->
    [white] Blancs
   *[black] Noirs
} (dans une variante) : { $message }
embed-pgn-no-move = « { $token } » n’est pas un coup.
embed-pgn-not-legal = « { $token } » n’est pas jouable ici.
embed-pgn-null-move = Un coup nul ne peut pas être affiché.
embed-pgn-comment-open = Un commentaire est ouvert ici par {"{"} et n’est jamais fermé.
embed-pgn-bad-fen = La position de l’en-tête FEN est illisible.
embed-pgn-variant = Kibitz affiche les échecs classiques et le Chess960 ; cette partie est du { $variant }.
embed-pgn-deep = Les variantes sont trop imbriquées.
embed-pgn-after = Le texte qui suit le résultat n’est pas affiché.
embed-pgn-cut = La partie est affichée jusque-là.
embed-pgn-more = { $count ->
    [1] Un autre passage est illisible ou injouable.
   *[other] { $count } autres passages sont illisibles ou injouables.
}
embed-menu = Plus
embed-menu-copy = Copier le PGN
embed-menu-select = Ce cadre ne peut pas copier : sélectionnez le texte.
embed-menu-review = Analyser cette partie avec Kibitz
embed-menu-explore = Essayer cette position

### The review as text (server)

# What `kibitz review` waits for.
waits-tables = Construction des tables de finales ({ $names }). Cela prend quelques minutes, une seule fois.

text-close = cas limite : une recherche plus longue pourrait donner autre chose
text-exact = Exact à partir du coup { $number }.
text-exact-side = { $side ->
    [white] Blancs
   *[black] Noirs
} : gain gardé dans { $wins_kept } coups sur { $wins }, nulle tenue dans { $draws_held } sur { $draws }, { $half_points_lost ->
    [one] { $half_points_lost } demi-point cédé
   *[other] { $half_points_lost } demi-points cédés
}.

### Images (server)

image-decimal-point = ,
image-better = Mieux valait { SAN($move) }
image-points = Chances : de { $before } à { $after }
image-alt = { $title } : position, graphique de l’évaluation et verdict
image-alt-collection = { $title } : nombre de parties, premier du classement et résultats
image-others = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
image-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
image-board-points = { $points } points d’échiquier
image-white-won = { $count ->
    [one] { $count } gain des Blancs
   *[other] { $count } gains des Blancs
}
image-black-won = { $count ->
    [one] { $count } gain des Noirs
   *[other] { $count } gains des Noirs
}
image-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
image-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
image-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
image-no-result = { $count } sans résultat

### Why: the book's end, the next best move, what taking an offered piece runs into

why-left-book = La partie quitte ici le livre d’ouvertures ({ $opening }).
why-next = Le deuxième meilleur coup, { SAN($move) }, coûte { $loss }.
why-next-equal = { SAN($move) } est aussi bon.
why-ways = { $count ->
    [1] { "" }
    [2] {" "}de deux façons
    [3] {" "}de trois façons
    [4] {" "}de quatre façons
   *[other] {" "}de { $count } façons
}
# pieces: "the rook on e7"; ways: why-ways; answers: ": Kxe7 to Re1+, Qxe7 to Rxc8+" or " to Re1+"; least: per cent of the chances
why-taken-open = On peut prendre { $pieces }{ $ways }, mais c’est correct : la position n’en souffre pas.
why-taken-mated = On peut prendre { $pieces }{ $ways } ; { $count ->
    [1] cela mène
   *[other] chaque fois, cela mène
} au mat{ $answers }.
why-taken-loses = On peut prendre { $pieces }{ $ways } ; { $count ->
    [1] cela perd
   *[other] chaque fois, cela perd
}{ $answers }.
why-taken-fails = On peut prendre { $pieces }{ $ways } ; il reste tout de même au moins { $least } des chances{ $answers }.
why-answer = { SAN($capture) } à cause de { SAN($answer) }
why-answer-all = {" "}à cause de { SAN($answer) }
why-answer-met = { SAN($capture) } se heurte à { SAN($answer) }
why-line-refutes = Réfutation
why-line-second = Deuxième meilleur coup
why-line-captures = En cas de prise
why-lines-other = Autres variantes
why-answers = {" "}: { $answers }

### Led through the key moments

moments-place = Moment clé { $at }/{ $of } :
moments-end = C’était le dernier moment clé.
moments-none-after = Il n’y a plus de moment clé.
moments-none-before = Il n’y a pas de moment clé avant.

### Lines that play on the board

line-label = Coups de la variante
line-not-searched = Pas encore analysée

### Drill

drill-start-note = { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }
drill-title = Apprendre des erreurs
drill-leave = Retour à la partie (Échap)
drill-sides = Erreurs à revoir
drill-side = { $side ->
    [white] Blancs
   *[black] Noirs
  } ({ $count })
drill-to-play = Coup { $number }, trait aux { $side ->
    [white] Blancs
   *[black] Noirs
  }.
drill-question = Vous avez joué { SAN($move) } ici : { $verdict }. Trouvez un meilleur coup.
drill-go-on = { SAN($move) } est juste, et la réponse est { SAN($reply) }. Quelle est la suite ?
drill-list = Positions à travailler
drill-item = Coup { $number }
drill-threat = Coup { $number } : que menacent les { $side ->
    [white] Blancs
   *[black] Noirs
  } ?
drill-threat-question = { $move ->
    [none] { "" }
   *[other] { SAN($move) } vient d’être joué.{" "}
  }Jouez le prochain coup { $side ->
    [white] des Blancs, comme si les Noirs
   *[black] des Noirs, comme si les Blancs
  } avaient passé.
drill-threat-too = { SAN($move) } compte aussi.
drill-threat-wrong = Ce n’est pas { SAN($move) } : ce coup apporte { $side ->
    [white] aux Blancs
   *[black] aux Noirs
  } { $loss } des chances de moins que la menace.
drill-hint-piece = Regardez { why-piece }.
drill-hint-square = Elle va en { $square }.
drill-mild = Inclure les imprécisions
# What there is to look for: a word of learn/themes.ts.
drill-look = { $theme ->
    [mate] Cherchez un mat.
    [fork] Cherchez une fourchette.
    [pin] Cherchez un clouage.
    [skewer] Cherchez une enfilade.
    [discoveredAttack] Cherchez une attaque à la découverte.
    [doubleCheck] Cherchez un échec double.
    [trappedPiece] Une pièce peut être enfermée.
    [backRankMate] Regardez la dernière rangée.
    [smotheredMate] Cherchez un mat à l’étouffée.
    [anastasiaMate] Cherchez le mat d’Anastasie.
    [arabianMate] Cherchez un mat des Arabes.
    [bodenMate] Cherchez le mat de Boden.
    [hookMate] Cherchez un mat du crochet.
    [recapture] Il y a une pièce à reprendre.
    [win] Il y a du matériel à gagner.
    [threat] Voyez ce que menace l’adversaire.
    [allows-mate] Le coup de la partie permettait le mat : voyez ce que menace l’adversaire.
    [hangs] Une de vos pièces est en prise.
    [left] Le coup de la partie laissait une pièce en prise.
   *[loses] Le coup de la partie perdait du matériel : voyez ce que peut faire l’adversaire.
}
drill-better = { SAN($move) } est meilleur que { SAN($played) }, mais cède encore { $loss } des chances.
drill-checking = Vérification de { SAN($move) }…
drill-point = { SAN($move) } est juste aussi.
drill-best = { SAN($move) } est le meilleur coup.
drill-good = { SAN($move) } est bon : { $loss } des chances de moins que le meilleur, { SAN($best) }.
drill-wrong = Ce n’est pas { SAN($move) } : ce coup cède { $loss } des chances.
drill-wrong-played = { SAN($move) } est le coup de la partie : il a cédé { $loss } des chances.
drill-unknown = { SAN($move) } n’est pas dans les variantes de l’analyse, et aucun moteur n’a pu l’examiner ici. Cela ne compte pas comme un essai.
drill-shown = Le meilleur coup est { SAN($move) }.
drill-by-review = D’après le moteur de l’analyse ({ $engine }).
drill-by-browser = D’après { $engine }, dans votre navigateur (profondeur { $depth }).
drill-line-best = Meilleur jeu
drill-line-good = Suite
drill-line-refutes-played = Réfutation de { SAN($move) }, le coup joué
drill-act-hint = Indice
drill-act-show = Solution
drill-act-skip = Passer
drill-act-next = Suivant
drill-act-finish = Terminer
drill-act-retry = Réessayer
drill-act-why = Pourquoi pas ?
drill-act-why-played = Pourquoi pas { SAN($move) } ?
drill-act-open = Revoir le reste
drill-act-again = Recommencer
drill-act-play = Jouer la suite
drill-none = Ni imprécision, ni erreur, ni gaffe ici pour les { $side ->
    [white] Blancs
   *[black] Noirs
  }. Bien joué : il n’y a rien à corriger.
drill-none-yet = Aucune faute des { $side ->
    [white] Blancs
   *[black] Noirs
  } jusqu’ici. Le moteur cherche encore ; ce qu’il trouve apparaîtra ici.
drill-done = { $count ->
    [1] C’était la seule position.
   *[other] Vous avez vu les { $count } positions.
  }
drill-pause = { $count ->
    [1] La seule position n’est pas encore résolue.
   *[other] Vous avez vu les { $count } positions ; certaines ne sont pas encore résolues.
  }
drill-grows = L’analyse est encore en cours : d’autres positions peuvent arriver.
drill-sum-first = résolues au premier essai
drill-sum-later = résolues après plusieurs essais
drill-sum-hinted = résolues avec un indice
drill-sum-shown = solution montrée
drill-sum-open = passées
drill-by-hand = Pour déplacer une pièce, faites-la glisser, touchez deux cases, ou appuyez sur { $key } et écrivez le coup.
drill-order = D’abord les erreurs évitables les plus coûteuses.

### Read aloud

aloud-title = Lire à voix haute
aloud-free = Mains libres
aloud-moments = Moments clés seulement
aloud-again = Répéter

### Puzzles in embeds

puzzle-wrong = { SAN($move) } n’est pas le bon coup. Réessayez.
puzzle-other = La solution continue par un autre coup que { SAN($move) }. Réessayez.
puzzle-done = Résolus sans aide : { $solved } sur { $count }.
puzzle-none = Il n’y a pas de problèmes ici.
puzzle-none-yet = Il n’y a pas encore de problèmes ici.
puzzle-faults = { $count ->
    [one] Une partie sur { $all } contient des erreurs : il peut manquer des problèmes.
   *[other] { $count } parties sur { $all } contiennent des erreurs : il peut manquer des problèmes.
 }
puzzle-fault-first = La première erreur se trouve dans la partie { $number } : { $fault }

### Guess the moves

guess-title = Deviner les coups
guess-sides = Coups de quel camp
guess-question = Que joueriez-vous ?
guess-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $most }
guess-you = Vous
guess-game = Partie
guess-best = Meilleur
guess-beaten = { $ahead ->
    [0] Aucun de vos { $moves } coups n’était meilleur que celui de la partie
    [one] 1 de vos { $moves } coups était meilleur que celui de la partie
   *[other] { $ahead } de vos { $moves } coups étaient meilleurs que ceux de la partie
  } ; { $level } aussi bons.
guess-best-found = { $count ->
    [0] Vous n’avez jamais trouvé le meilleur coup.
    [one] Vous avez trouvé le meilleur coup une fois.
   *[other] Vous avez trouvé le meilleur coup { $count } fois.
  }
guess-people = Des joueurs à environ { $rating } en trouveraient { $count }.
guess-none = Il n’y a pas encore de coup à deviner.
guess-copy = Copier le lien vers cet exercice

### Exploring

explore-engine = Moteur dans le navigateur ({ KEY("e") })
explore-remove = Supprimer la variante { SAN($move) }
explore-own = Votre variante
explore-offline = Vous êtes hors connexion : le moteur se charge depuis le serveur à sa première utilisation.
explore-failed = Le moteur n’a pas pu démarrer dans ce navigateur.
explore-title = Moteur dans le navigateur
explore-loading = Chargement du moteur (1,8 Mo)…
explore-facts = profondeur { $depth } · { $speed } nœuds/s
explore-how-many = Variantes
explore-threat = Menace
explore-threat-hint = Ce que jouerait l’adversaire ({ KEY("x") })
explore-threat-wins = Les { $side ->
    [white] Blancs
   *[black] Noirs
} menacent { SAN($move) }, qui { $given ->
    [promotion] mène un pion à la promotion
   *[other] gagne { reason-given }{ reason-at }{ reason-taken }
}.
explore-threat-mates = Les { $side ->
    [white] Blancs
   *[black] Noirs
} menacent { $count ->
    [1] mat
   *[other] mat en { $count }
} : { SAN($move) }.
explore-threat-move = Les { $side ->
    [white] Blancs
   *[black] Noirs
} joueraient { SAN($move) }.
explore-threat-none = Les { $side ->
    [white] Blancs
   *[black] Noirs
} n’ont pas de menace.
explore-no-threat = Un camp en échec ne peut pas passer : il n’y a pas de menace à montrer.
explore-close = Arrêter le moteur ({ KEY("e") })
explore-mate = Échec et mat : la partie est finie.
explore-stalemate = Pat : la partie est finie.
explore-material = Aucun camp ne peut mater : la partie est finie.
explore-play = Jouer la suite
position-title = Position
position-page-description = Essayez des coups dans une position, avec un moteur dans le navigateur.
position-how = Déplacez les pièces : vos coups apparaissent en dessous, et le lien mène toujours à cette position.
position-moves = Vos coups
position-bad = Cette position est impossible.
position-bad-why = La FEN de cette adresse est illisible, ou la position n’est pas jouable.
editor-page-title = Composer une position · Kibitz
editor-title = Composer une position
editor-how = Choisissez une pièce et touchez les cases, ou faites glisser les pièces ; hors de l’échiquier, elles disparaissent.
editor-keys = Au clavier, les flèches parcourent l’échiquier et les lettres posent les pièces comme dans une FEN : N un cavalier blanc, n un cavalier noir.
editor-board = Échiquier
editor-pieces = Pièces
editor-hand = Déplacer les pièces
editor-erase = Retirer les pièces
editor-turn = Trait
editor-castling = Roque
editor-start = Position initiale
editor-clear = Échiquier vide
editor-flip = Retourner l’échiquier
editor-fen-bad = Ce n’est pas une FEN : il faut huit rangées de huit cases.
editor-fault = Injouable : { $reasons }.
editor-explore = Explorer cette position
editor-edit = Modifier la position
keys-type = Écrire un coup
keys-engine = Moteur du navigateur ; menace

### Jouer une position

play-title = Jouer la suite
play-leave = Revenir où vous étiez (Échap)
play-side = Vous jouez
play-against = Contre
play-rated = Joueurs classés { $rating }
play-engine = Moteur
play-perfect = Défense parfaite
play-how-rated = L’adversaire joue ce que jouent sur lichess les joueurs de ce classement, le bon comme le mauvais.
play-how-engine = Le moteur de votre navigateur (1,8 Mo) joue de son mieux.
play-how-perfect = Le résultat de cette position est connu. L’adversaire vous rend la tâche aussi difficile que possible.
play-you = Vous
play-task-rated = Vous avez les { $side ->
    [white] Blancs
   *[black] Noirs
} contre des joueurs classés { $rating }.
play-task-engine = Vous avez les { $side ->
    [white] Blancs
   *[black] Noirs
} contre le moteur.
play-task-perfect = Vous avez les { $side ->
    [white] Blancs
   *[black] Noirs
} contre une défense parfaite.
play-moves = Coups joués
play-your-move = À vous de jouer.
play-answered = { SAN($move) }. À vous de jouer.
play-thinking = L’adversaire réfléchit…
play-hint-searching = Recherche d’un bon coup…
play-hint-piece = Jouez la pièce marquée.
play-hint-move = { SAN($move) } est bon.
play-over = Dans cette position, la partie est finie.
play-end-won = Échec et mat. Vous gagnez.
play-end-lost = Échec et mat. Vous perdez.
play-end-stalemate = Pat : partie nulle.
play-end-material = Aucun camp ne peut mater : partie nulle.
play-end-repetition = La même position pour la troisième fois : partie nulle.
play-end-fifty = Cinquante coups sans prise ni coup de pion : partie nulle.
play-end-resigned = Vous avez abandonné.
play-gone-win = Le gain s’est envolé : avec le meilleur jeu, c’est nul.
play-gone-game = Le gain s’est envolé et, avec le meilleur jeu, vous perdez.
play-gone-draw = La nulle s’est envolée : avec le meilleur jeu, vous perdez.
play-was-won = La position était gagnante.
play-judging = Envoi de la partie…
play-no-answer = L’adversaire n’a pas de réponse. Réessayez.
play-event = Partie jouée contre : { $opponent }
play-act-start = Commencer
play-act-retry = Réessayer
play-act-back = Reprendre
play-act-hint = Indice
play-act-resign = Abandonner
play-act-judge = Analyser
play-act-again = Rejouer
play-act-leave = Retour

### What people play

people-title = Ce que jouent les humains ici
people-of-move = Ce que jouent les humains
people-rated = Joueurs classés
people-rated-about = environ { $rating }
people-rated-given = { $rating } ({ $side })
people-rated-as = { $whose }, affiché comme { $known }
people-rated-choose = Mon Elo : environ…
people-say = Choisissez votre Elo pour voir ce que jouent les joueurs de ce niveau.
people-share-at = { $share } à { $rating }
people-column-share = joué par
people-column-cost = coût
people-good = meilleur
people-level = { $level ->
    [about] d’un niveau proche
    [most] classés 1900
    [least] classés 1100
   *[this] de ce niveau
}
people-odds = { $count } fois sur { $of }, les joueurs { people-level }
people-says-natural = { $name ->
    [inaccuracy] Une imprécision naturelle
   *[mistake] Une erreur naturelle
} : { people-odds } la commettent.
people-says-hard = Position difficile : { people-odds } trouvent un bon coup.
people-says-astray = Facile de se tromper : { people-odds } jouent ce coup ou un autre aussi mauvais.
people-says-easy = { people-odds } jouent ici un bon coup.
people-says-recapture = { people-odds } auraient repris ici.
people-says-trap = Un piège : { SAN($move) }? est le coup de la plupart des joueurs { people-level }.
people-says-rare = Difficile à trouver : { people-odds } le trouvent.
people-says-found = { people-odds } trouvent ce coup.

### Games from other sites

import-site = Site
import-player = Nom d’un des joueurs
import-note = Kibitz ne contacte l’autre site que si vous appuyez sur le bouton.
import-note-player = chess.com ne donne pas de partie isolée par son lien. Kibitz la cherche parmi les parties de ce joueur des douze derniers mois.
import-count = Nombre de parties
word-colour = Couleur
import-both = les deux
import-pace = Cadence
import-all-paces = toutes
import-pace-bullet = bullet
import-pace-blitz = blitz
import-pace-rapid = rapide
import-pace-classical = classique
import-pace-correspondence = correspondance
import-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
import-games = Parties trouvées
import-chosen = { $count ->
    [one] { $chosen } partie sélectionnée sur { $count }
   *[other] { $chosen } parties sélectionnées sur { $count }
}
import-all = Tout sélectionner
import-none = Tout désélectionner
import-me = Je suis { $name } : tourner l’échiquier de mon côté
import-variants = { $count ->
    [1] Une partie est ignorée, car Kibitz n’analyse pas cette variante : { $variants }.
   *[other] { $count } parties sont ignorées, car Kibitz n’analyse pas ces variantes : { $variants }.
}
import-empty = { $count ->
    [1] Une partie sans coups est ignorée.
   *[other] { $count } parties sans coups sont ignorées.
}
import-more = Il y a d’autres parties.

### Games from other sites (server)

import-not-understood = « { $text } » n’est ni un lien vers des parties, ni un nom que Kibitz peut chercher. Kibitz accepte les liens vers des parties, études, retransmissions et joueurs sur lichess, vers des parties et joueurs sur chess.com, et un nom avec son site : @nom lichess.
import-other-site = Kibitz récupère les parties de lichess.org et de chess.com, pas de { $host }. Copiez-y le PGN et collez-le ici.
import-unknown-page = Kibitz ne trouve pas de parties à l’adresse { $page } de { $site }. Il accepte les liens vers une partie, une étude, une ronde retransmise ou un joueur.
import-which-site = { $name } est-il un nom sur lichess ou sur chess.com ? Indiquez le site : @{ $name } lichess.
import-no-name = « { $name } » ne peut pas être un nom de joueur sur lichess ou chess.com.
import-whose-game = chess.com ne donne pas de partie isolée par son lien. Ajoutez le nom d’un des deux joueurs : Kibitz cherchera la partie parmi les siennes.
import-off = Ce Kibitz ne récupère pas de parties sur d’autres sites. Copiez-y le PGN et collez-le ici.
import-no-games = { $site } n’a pas de parties de { $name } qui répondent à ces critères.
import-not-in-months = Cette partie ne figure pas parmi celles de { $name } dans ses { $count } derniers mois de jeu. Est-ce le bon joueur ?
import-no-moves = Il n’y a pas encore de coups.
import-variants-alone = Kibitz n’analyse aucune de ces variantes : { $variants }. Il analyse les échecs classiques, le Chess960 et les parties à partir d’une position donnée.
app-description = Analyse de parties d’échecs : collez une partie, ou partagez-la depuis une autre application, et voyez pourquoi chaque coup est bon ou mauvais.
import-title-player = { $name } sur { $site }

### A live round

follow-note = Kibitz consulte la ronde toutes les quelques secondes. Les parties et leurs analyses avancent à chaque coup.
follow-submit = Suivre cette ronde en direct
follow-live = En direct
follow-waiting = En attente de coups
follow-looked = dernière vérification { $time }
follow-no-news = Rien de nouveau depuis { $time }
follow-ended = Suivie jusqu’à { $time }
follow-now = Actualiser
wait-checking = Vérification…
follow-stop = Ne plus suivre
follow-stop-sure = Ne plus suivre cette ronde ?
follow-player = Suivre un joueur
follow-player-why = Les nouvelles parties de ce joueur s’ajoutent d’elles-mêmes et sont analysées comme les autres. Kibitz vérifie tous les quarts d’heure tant qu’il y en a, sinon toutes les quelques heures. Il commence par les six dernières heures, et s’arrête si personne n’ouvre cette page pendant trente jours.
follow-player-name = Nom
follow-player-yes = Suivre
follow-player-on = Les nouvelles parties de { $player } s’ajoutent d’elles-mêmes
follow-player-ended = Les nouvelles parties de { $player } se sont ajoutées jusqu’à { $time }
follow-player-stop-sure = Ne plus suivre { $player } ?
follow-player-stop-why = Les parties de la collection restent, et leurs analyses iront jusqu’au bout. Aucune nouvelle partie ne s’ajoutera.
follow-next = prochaine vérification { $time }
follow-stop-why = Les parties de la collection restent, et leurs analyses iront jusqu’au bout. Aucun nouveau coup ne s’ajoutera, et vous ne pourrez plus suivre cette ronde ici.
import-nothing-there = Il n’y a pas de partie à { $url }, ou elle n’est pas publique.
import-no-user = Il n’y a pas de joueur { $name } sur { $site }.
import-private = { $site } ne montre pas ceci aux autres : c’est privé. Son propriétaire peut le rendre public, ou copier le PGN.
import-status = { $site } ne peut pas répondre pour le moment ({ $status }). Réessayez dans un instant.
import-unusable = La réponse de { $site } n’est pas lisible comme des parties. Réessayez plus tard.
import-rest = { $site } demande à Kibitz de ralentir. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
import-slow = { $site } met trop de temps à répondre. Réessayez dans un instant.
import-no-answer = { $site } est injoignable pour le moment. Réessayez dans un instant.
import-redirect = { $site } renvoie vers une autre adresse, que Kibitz ne suit pas.
import-too-large = La réponse de { $site } dépasse { $limit } Mio. Demandez moins de parties.
import-host-not-allowed = Ce Kibitz ne récupère rien de { $host }.
reading-slow = La lecture de ce texte prend trop de temps. Envoyez moins de parties, ou retirez les commentaires et les variantes.
now-busy = Kibitz est très sollicité en ce moment. Réessayez dans quelques secondes.
now-failed = Cela n’a pas fonctionné. Réessayez.
error-internal = Un problème est survenu dans Kibitz. L’erreur a été enregistrée ; réessayez.
import-crowded = Kibitz charge déjà des parties de { $site } pour d’autres, et ce site n’accepte qu’une demande à la fois. Réessayez dans un instant.
follow-no-pgn = Il n’y a pas de PGN à cette adresse.
follow-off = Ce Kibitz ne suit ni rondes ni joueurs.
follow-or-pgn = Une collection a ses propres parties (pgn) ou suit une ronde (follow), pas les deux.
follow-names = Les noms d’une ronde suivie ne peuvent pas être masqués : ils reviennent à chaque mise à jour.
follow-too-many = Vous suivez déjà { $count } rondes. Arrêtez-en une, ou attendez qu’elle soit finie.
follow-full = Kibitz suit déjà ici autant qu’il le peut ({ $count }). Réessayez plus tard.
follow-not = Cette collection ne suit rien.
follow-already = Cette collection suit déjà quelque chose. Arrêtez d’abord ce suivi.
follow-unopened = Personne n’a ouvert cette collection pendant trente jours.
follow-room = La collection a { $limit } parties, le maximum. Vous pouvez continuer dans une nouvelle.
follow-enough-today = Au plus { $count } nouvelles parties par jour sont analysées ici. Les autres viendront plus tard.

### Privacy

privacy-names = Masquer les noms des joueurs
privacy-expires = Suppression automatique
privacy-never = Jamais
privacy-days = { $days ->
    [one] Après { $days } jour
   *[other] Après { $days } jours
  }
privacy-note = Les noms, classements, titres et équipes sont retirés avant tout enregistrement. Vous pouvez supprimer l’analyse à tout moment avec « Supprimer » sur sa page.
privacy-until = Sera supprimée le { $date }

### Engine in the browser

engine-not-loaded = Le moteur n’a pas pu être chargé depuis le serveur.
engine-no-webassembly = Le moteur a besoin de WebAssembly, que ce navigateur ne prend pas en charge.
engine-died = Le moteur du navigateur s’est arrêté. Relancez-le pour continuer.

### Deeper

deeper-button = Approfondir
deeper-title = Approfondir l’analyse
deeper-what = Cette analyse a { $nodes } nœuds par position. Le moteur réexamine chaque position avec davantage de nœuds. Les résultats actuels restent jusqu’à l’arrivée des nouveaux.
deeper-about = env. { $time }
deeper-changed = Ce que l’approfondissement a changé
deeper-from-to = { $from } → { $to } nœuds par position
deeper-none = Aucun coup n’a changé de catégorie.
deeper-count = { $count ->
    [one] { $count } coup a changé de catégorie
   *[other] { $count } coups ont changé de catégorie
  }
deeper-now = maintenant
deeper-marks = Montrer les anciennes catégories dans la liste des coups
deeper-was = { $class } avant l’approfondissement
dialog-cancel = Annuler
status-judged-deeper = { $moves ->
    [one] Approfondissement : { $judged } coup rejugé sur { $moves }
   *[other] Approfondissement : { $judged } coups rejugés sur { $moves }
  }
status-stands = complète à { $nodes } nœuds par position
move-provisional-deeper = L’approfondissement n’est pas encore arrivé à ce coup.

### Share menu

share-menu = Partager
share-copy = Copier
share-files = Fichiers et images
share-html = Analyse en un seul fichier (HTML)
share-exercises-pgn = Exercices (PGN)
share-exercises-anki = Exercices (Anki)
share-booklet = Exercices à imprimer
share-pgn-copy = PGN avec variantes et commentaires
share-fen = FEN de cette position
share-png = Image de cette position (PNG)
share-svg = Image de cette position (SVG)
share-card = Fiche de ce coup (PNG)
share-gif = Animation de la partie (GIF)
share-viewer = Lecteur PGN pour votre site (ZIP)
share-embed-mode = Mode
share-embed-mode-review = Analyse
share-embed-mode-puzzle = Problèmes
share-embed-size = Taille
share-embed-wide = Large
share-embed-medium = Moyen
share-embed-narrow = Étroit
share-embed-below = En bas
share-embed-shows = À côté de l’échiquier
share-embed-tables = Contenu affiché
share-embed-graph = Graphique
share-embed-start = Commencer à ce coup
share-embed-preview = Aperçu
share-embed-html = HTML, pour toute page
share-embed-wordpress = WordPress : ce lien seul sur une ligne

### Settings

top-settings = Réglages
settings-board-aubergine = Aubergine
settings-board-walnut = Noyer
settings-board-slate = Ardoise
settings-board-paper = Papier
settings-pieces = Pièces
settings-pieces-cburnett = Colin Burnett
settings-pieces-merida = Merida
settings-pieces-solid = Pleines
settings-pieces-noto = Noto
settings-notation = Notation
settings-notation-language = Lettres (Cf3)
settings-notation-english = Anglais (Nf3)
settings-notation-figurines = Figurines (♘f3)
settings-size = Taille de l’échiquier
settings-coordinates = Coordonnées
settings-animation = Coups animés
settings-sounds = Sons
settings-keys = Raccourcis d’une touche (n, p, f…)
settings-kept = Enregistré dans ce navigateur uniquement.
keys-zoom = Agrandir, réduire l’échiquier

### Clocks, opening and endgame

clocks-label = Temps par coup
clocks-spent = { SAN($move) } : { $time }
clocks-longest = plus longue réflexion { $time }
clocks-title = { $time } de réflexion, { $left } à la pendule
time-seconds = { $count ->
    [0] moins d’une seconde
    [one] { $count } seconde
   *[other] { $count } secondes
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-played = Joué en { $spent }, avec { $left } à la pendule.
time-took = Joué en { $spent }.
time-left = Avec { $left } à la pendule.
time-trouble = { $nth ->
    [1] En zeitnot.
   *[other] { $nth ->
        [2] Deuxième faute
        [3] Troisième faute
        [4] Quatrième faute
        [5] Cinquième faute
       *[other] Nouvelle faute
    } en zeitnot.
}
time-troubles = En zeitnot, { $white ->
    [0] aucune faute
    [one] { $white } faute
   *[other] { $white } fautes
} pour les Blancs, { $black ->
    [0] aucune
   *[other] { $black }
} pour les Noirs.
place-label = Étape de la partie
place-left = hors du livre avec { SAN($move) }
place-book = dans le livre
place-left-here = La partie quitte le livre avec ce coup
place-change = À partir de { $move } : { $type }

### Collections

wait-loading = Chargement…
word-games = Parties
collection-players = Joueurs
collection-season = La saison de { $player }
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-of = { $count ->
    [one] sur { $count } partie
   *[other] sur { $count } parties
}
collection-reviewed = { $reviewed ->
    [one] { $reviewed } analysée sur { $reviews }
   *[other] { $reviewed } analysées sur { $reviews }
}
collection-running = { $count } en cours
collection-waiting = { $count } en attente
collection-faulty = { $count } sans analyse
collection-round = Ronde
collection-number = N°
collection-chapter = Chapitre
collection-order = Ordre du fichier
collection-result = Résultat
collection-accuracy-white = Précision Blancs
collection-accuracy-black = Précision Noirs
collection-blunders = Gaffes
collection-blunders-of = Gaffes : Blancs { $white }, Noirs { $black }
collection-misses-of = Occasions manquées : Blancs { $white }, Noirs { $black }
collection-state = État
count-of = { $count } sur { $all }
collection-state-waiting = En attente
collection-state-stopped = Arrêtée
collection-state-failed = Échouée
collection-state-refused = Non analysée
collection-state-bye = Exempt
collection-state-forfeit = Forfait
collection-state-open = Pas commencée
collection-not-yet = Pas encore disponible
collection-sort = Trier par
collection-turn = Inverser l’ordre
collection-open = { $white } – { $black }, { $result } : ouvrir l’analyse
collection-find = Joueur ou ouverture
collection-any-result = Tous les résultats
collection-any-round = Toutes les rondes
collection-round-of = Ronde { $round }
collection-board-of = Échiquier { $board }
collection-game-of = Partie { $number }
collection-nothing = Aucune partie ne correspond.
collection-player = Joueur
collection-points = Points
collection-faults = Fautes par partie
collection-accuracy-of = { $judged ->
    [one] Moyenne de { $judged } partie sur { $games }
   *[other] Moyenne de { $judged } parties sur { $games }
}
collection-faults-of = Gaffes, erreurs et imprécisions par partie ; au total { $blunders } gaffes, { $mistakes } erreurs, { $inaccuracies } imprécisions
collection-bye = exempt
collection-chip = { $points } contre { $opponent }, avec les { $side ->
    [white] Blancs
   *[black] Noirs
}
collection-all-players = Montrer les { $count } joueurs
collection-html = Télécharger (HTML)
collection-pgn = Télécharger (PGN)
collection-embed-title = Parties d’échecs analysées
season-embed-title = Saison d’échecs d’un joueur
collection-edit = Modifier
collection-delete = Supprimer cette collection ?
collection-delete-why = « { $title } » et toutes ses analyses seront supprimées ; leurs liens et les pages qui les intègrent cesseront aussitôt de fonctionner. C’est irréversible.
collection-stop = Tout arrêter
collection-stopped-count = { $count ->
    [one] { $count } arrêtée
   *[other] { $count } arrêtées
}
collection-stopped = Arrêté. Les analyses terminées restent.
collection-gone = Il n’y a pas de collection ici.
collection-neighbours = Parties de la collection
collection-place = Partie { $number } sur { $games }
collection-previous = Partie précédente ({ KEY("[") })
collection-next = Partie suivante ({ KEY("]") })
keys-games = Partie précédente, suivante d’une collection
collection-holds = Ce fichier contient { $count } parties.
collection-all = Tout analyser en collection
collection-all-why = Vous obtenez un seul lien, et un tableau qui se remplit. Vos parties passent à tour de rôle avec celles des autres.
collection-one = Une seule d’entre elles
collection-which = Quelle partie
collection-submit = Analyser { $count } parties
collection-too-many = Kibitz accepte jusqu’à { $limit } parties à la fois ; ce fichier en contient { $count }. Choisissez-en une, ou divisez le fichier.
embed-collection-back = Toutes les parties

### Exact endgames

exact-from-here = exact à partir d’ici
exact-from-start = exact dès le début
exact-from-move = exact à partir de { SAN($move) }
exact-mark = exact
exact-report = Résultats exacts
exact-report-from = À partir de { SAN($move) }, chaque coup est jugé d’après le résultat exact.
exact-report-start = Chaque coup est jugé d’après le résultat exact.
exact-report-wins = Gains gardés
exact-report-draws = Nulles tenues
exact-report-lost = Demi-points cédés
# unit: mate (moves to mate), zeroing (moves to the next capture or pawn move), none
endgame-group = { $result ->
    [wins] { $unit ->
        [mate] Gagne en
        [zeroing] Gagne ; prochaine prise ou poussée de pion en
       *[none] Gagne
    }
    [late] Gagne, mais trop tard (règle des 50 coups)
    [draws] Nulle
    [saved] Perd, mais trop tard (règle des 50 coups)
   *[loses] { $unit ->
        [mate] Perd en
        [zeroing] Perd ; prochaine prise ou poussée de pion en
       *[none] Perd
    }
}
# What a screen reader says of a move, and what stands beside the pointer.
endgame-move = { $result ->
    [wins] gagne
    [late] gagne, mais trop tard (règle des 50 coups)
    [draws] annule
    [saved] perd, mais trop tard (règle des 50 coups)
   *[loses] perd
}{ $unit ->
    [mate] {" en "}{ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
   *[none] {""}
}
endgame-move-played = { $words } ; joué dans la partie
drill-exact-good = { SAN($move) } garde { $result ->
    [win] le gain
   *[draw] la nulle
} aussi bien que { SAN($best) }.
drill-exact-wrong = Ce n’est pas { SAN($move) } : ce coup laisse échapper { $result ->
    [win] le gain
   *[draw] la nulle
}.
drill-by-table = D’après la table { $engine } : c’est exact.
endgame-unsure = Non prouvé
endgame-gone = Laisse échapper le gain
endgame-ordered = La table { $table } couvre cette position. Elle est sur la liste des tables à construire.
endgame-by-kibitz = { $table }, table de Kibitz
endgame-by-other = { $table }, { $source }
endgame-pawns-proven = prouvé
endgame-pawns-unchecked = Prouvé par la recherche. Aucun moteur n’a vérifié ici si un coup de roi gagnerait aussi.
endgame-pawns-values = Mathématiques
endgame-pawns-values-how = Les valeurs comptent les coups de réserve des Blancs. La température est ce que vaut le prochain coup dans un groupe. Chaque dessin montre ce que le groupe vaut pour chaque camp à mesure que les coups ailleurs prennent de la valeur, les Blancs à gauche.
endgame-pawns-value = Valeur
endgame-pawns-mean = Moyenne
endgame-pawns-temperature = Température
endgame-pawns-sum = Somme : { $sum }
endgame-pawns-graph = Thermographe de { $name } : les parois se rejoignent à { $mean }, à la température { $temperature }.

### The crosstable of a collection

rounds-title = Grille américaine
rounds-csv = Tableau (CSV)
rounds-round = R{ $round }
rounds-best = Meilleure partie
rounds-upset = Plus grosse surprise
rounds-upset-of = { $difference } points Elo de moins
rounds-accurate = Le plus précis
rounds-accurate-of = { $player } · { $accuracy } sur { $moves } coups
tie-buchholz = Buchholz
tie-name-buchholz = Buchholz
tie-why-buchholz = La somme des points des adversaires. Une ronde non jouée compte les points du joueur lui-même.
tie-buchholz-cut1 = Tronqué
tie-name-buchholz-cut1 = Buchholz tronqué (Cut-1)
tie-why-buchholz-cut1 = Buchholz sans l’adversaire qui a le moins de points, ou d’abord sans une ronde que le joueur a choisi de ne pas jouer.
tie-buchholz-median = Médian
tie-name-buchholz-median = Buchholz médian
tie-why-buchholz-median = Buchholz sans les adversaires qui ont le moins et le plus de points.
tie-sonneborn-berger = S.-B.
tie-name-sonneborn-berger = Sonneborn-Berger
tie-why-sonneborn-berger = Sonneborn-Berger : les points des adversaires battus, et la moitié de ceux des adversaires contre qui il y a eu nulle.
tie-direct = Direct
tie-name-direct = Confrontation directe
tie-why-direct = Points contre les joueurs à égalité, si tous se sont rencontrés ; sinon, qui est devant quel que soit le résultat des parties manquantes.
tie-wins = Gains
tie-name-wins = Gains sur l’échiquier
tie-why-wins = Parties gagnées sur l’échiquier, sans exemptions ni forfaits.
tie-progressive = Progr.
tie-name-progressive = Score progressif
tie-why-progressive = La somme des points après chaque ronde.
tie-performance = Perf.
tie-name-performance = Performance Elo
tie-why-performance = Performance : le classement moyen des adversaires, plus ou moins ce que la table de la FIDE donne pour le score.
unofficial-mark = Non officiel
unofficial-why = { $gaps } Les points, les rangs et les départages peuvent donc être faux.
unofficial-rounds = { $count ->
    [1] Une partie n’indique pas de ronde : exemptions, forfaits et abandons sont inconnus.
   *[other] { $count } parties n’indiquent pas de ronde : exemptions, forfaits et abandons sont inconnus.
}
unofficial-absent = { $count ->
    [1] Un joueur n’a pas de partie à certaines rondes, et rien ne dit si c’était une exemption, un forfait ou une absence.
   *[other] { $count } joueurs n’ont pas de partie à certaines rondes, et rien ne dit si c’était une exemption, un forfait ou une absence.
}
unofficial-names = { $count ->
    [1] Dans une partie, un joueur n’a pas de nom.
   *[other] Dans { $count } parties, un joueur n’a pas de nom.
}
unofficial-open = { $count ->
    [1] Une partie n’a pas encore de résultat.
   *[other] { $count } parties n’ont pas encore de résultat.
}
scoring-why = Ici, un gain vaut 3 points, une nulle 1.
report-trf = Avec les données d’un fichier TRF de { $players } joueurs.
report-list = Avec les données d’une liste de { $players } joueurs.
report-strangers = N’y figurent pas : { $names }.
report-differs = { $count ->
    [1] Il donne un autre résultat pour la partie { $games } ; c’est lui qui compte.
   *[other] Il donne d’autres résultats pour les parties { $games } ; ce sont eux qui comptent.
}
rounds-teams = Équipes
rounds-team = { $team } : { $match } points de match, { $board } points d’échiquier
rounds-duplicate = La partie { $number } est un doublon de la partie { $other } et ne compte pas.
rounds-unplayed = { $count ->
    [1] Une exemption ou un forfait donne des points sans être une partie.
   *[other] { $count } exemptions et forfaits donnent des points sans être des parties.
}
rounds-stop-sure = Arrêter toutes les analyses ?
rounds-stop-why = Les analyses terminées restent. Les autres attendent que vous les relanciez.
rounds-left-soon = encore moins d’une minute
rounds-left-minutes = { $count ->
    [one] encore environ { $count } minute
   *[other] encore environ { $count } minutes
}
rounds-left-hours = { $count ->
    [one] encore environ { $count } heure
   *[other] encore environ { $count } heures
}
rounds-foot = Le petit nombre après un résultat est la ligne de l’adversaire dans ce tableau ; une case plus sombre est une partie avec les Noirs.

### A game that grows

growing-new = { $count ->
    [one] { $count } nouveau coup
   *[other] { $count } nouveaux coups
}

### A collection is edited

edit-title = Titre
button-save = Enregistrer
edit-done = Terminé
edit-add = Ajouter des parties
edit-add-why = Elles s’ajoutent après les parties existantes et sont analysées de la même façon.
edit-add-yes = { $count ->
    [0] Ajouter
    [1] Ajouter une partie
   *[other] Ajouter { $count } parties
}
edit-added = { $count ->
    [0] Rien n’a pu être lu.
    [1] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
edit-pgn = Parties en PGN
edit-pgn-one = La partie en PGN
wait-reading = Lecture…
edit-game = Partie { $number } : { $white } – { $black }
edit-table = Départages
edit-table-title = Calcul du classement
edit-table-why = Ces critères départagent les joueurs à égalité de points, dans cet ordre.
edit-table-tie = Départage { $place }
edit-table-none = aucun
edit-table-scoring = Gain, nulle, défaite
edit-table-usual = Par défaut
edit-report = Joueurs et exemptions
edit-report-title = Compléter les données
edit-report-why = Un fichier TRF ajoute les noms, identifiants, classements, rondes, exemptions, forfaits et parties qui manquent ici. Une liste de joueurs en CSV ajoute ce qu’elle contient (name, fideid, rating, title, team, byes). Les parties et leurs analyses restent.
edit-report-text = Fichier TRF, ou liste de joueurs en CSV
edit-report-away = Retirer ces données
edit-correct = Corriger la partie { $number }, { $white } – { $black }
edit-correct-why = Ses coups et son analyse restent.
edit-replace = Remplacer la partie { $number }, { $white } – { $black }
edit-replace-why = La nouvelle partie prend sa place dans le tableau. Son analyse est supprimée, et tous les liens vers cette analyse cessent de fonctionner.
edit-replace-yes = Remplacer
edit-remove = Retirer la partie { $number }, { $white } – { $black }
edit-remove-why = La partie et son analyse sont supprimées, et tous les liens vers cette analyse cessent de fonctionner. C’est irréversible.
edit-removed = { $count ->
    [1] La partie a été retirée.
   *[other] { $count } parties ont été retirées.
}
edit-twice = { $count ->
    [1] Retirer un doublon
   *[other] Retirer { $count } doublons
}
edit-twice-title = { $count ->
    [1] Retirer ce doublon ?
   *[other] Retirer ces { $count } doublons ?
}
edit-twice-why = { $games }. Chaque doublon a les mêmes joueurs, la même ronde et les mêmes coups qu’une partie qui reste. C’est irréversible.
edit-twice-game = { $game } (doublon de la partie { $other })
edit-twice-more = et { $count } de plus

### Your reviews

mine-where = Cette liste n’est enregistrée que dans ce navigateur, avec les clés qui permettent de supprimer vos analyses. Rien n’est envoyé, sauf si vous la copiez vers un téléphone, et alors elle est chiffrée. Si vous effacez ou perdez les données du navigateur, vous perdez les deux : les analyses restent, et personne ne peut plus les supprimer. Vous pouvez tout exporter dans un fichier, avec votre répertoire, votre entraînement et vos réglages, et l’importer dans un autre navigateur. Les dernières analyses ouvertes sont aussi enregistrées ici, pour être lues hors connexion.
mine-export = Exporter
mine-import = Importer
mine-move = Copier vers un téléphone
mine-move-title = Copier vers un téléphone ou un autre navigateur
mine-move-waiting = Chiffrement…
mine-move-how = Pointez l’appareil photo du téléphone sur le code, ou ouvrez-y le lien. Il sert une fois, jusqu’à { $time }. Ce qui est déjà sur le téléphone reste.
mine-move-code = Code QR du lien
mine-move-link = Lien
mine-move-why = Votre liste avec ses clés, votre répertoire et votre entraînement ont été chiffrés dans ce navigateur. Kibitz les garde dix minutes et ne peut pas les lire : seul le lien contient la clé. Toute personne qui a le lien a les clés de vos analyses : ne l’envoyez à personne d’autre.
mine-move-insecure = Le chiffrement demande une adresse en https, et ce Kibitz a été ouvert sans. Exportez plutôt un fichier.
mine-move-large = C’est trop pour un lien. Exportez plutôt un fichier.
mine-move-take = Importer les données de l’autre navigateur ?
mine-move-take-why = { $count ->
    [1] L’analyse de cette liste reste ; les données de l’autre navigateur s’y ajoutent.
   *[other] Les { $count } analyses de cette liste restent ; les données de l’autre navigateur s’y ajoutent.
}
mine-move-broken = La clé de ce lien est fausse ; il manque peut-être une partie du lien. Le lien ne peut plus servir : créez-en un nouveau dans l’autre navigateur, où tout se trouve encore.
mine-move-offline = Kibitz est injoignable. Le lien reste valable jusqu’à son expiration : rouvrez-le.
mine-find = Joueur ou nom
mine-any-opening = Toutes les ouvertures
mine-empty = Rien pour l’instant. Vos analyses et celles que vous ouvrez apparaîtront ici.
mine-collection = Collection
mine-gone = Supprimée ou expirée
mine-running = En cours
mine-choose = Sélectionner { $title }
mine-rename = Renommer { $title }
mine-remove = Retirer { $title }
mine-collect = Faire une collection de { $count } parties
mine-name = Nouveau nom
mine-name-why = Pour vous seul : ce nom n’apparaît que dans cette liste. Laissez le champ vide pour revoir les noms des joueurs.
mine-forget = Retirer de la liste ?
mine-forget-why = « { $title } » reste en ligne, et son lien fonctionne toujours. Ce navigateur n’a pas de clé pour la supprimer, ou elle l’est déjà.
button-remove = Retirer
mine-removed = « { $title } » a été retirée de la liste.
mine-taken = Importé : { $what }.
mine-taken-reviews = { $count ->
    [one] { $count } analyse
   *[other] { $count } analyses
}
mine-taken-positions = { $count ->
    [one] { $count } nouvelle position du répertoire
   *[other] { $count } nouvelles positions du répertoire
}
mine-taken-cards = { $count ->
    [one] { $count } carte d’entraînement
   *[other] { $count } cartes d’entraînement
}
mine-taken-nothing = Tout son contenu est déjà ici.
mine-not-all = Le stockage du navigateur est plein ou bloqué : tout n’a pas pu être importé. Les données sont encore là d’où elles viennent : faites de la place ici, puis importez-les de nouveau.
mine-not-learnt = Kibitz est injoignable : la liste a été importée, mais ni le répertoire ni l’entraînement. Ils sont encore là d’où ils viennent : importez-les de nouveau plus tard.
mine-strange = Ce n’est pas une liste d’analyses de Kibitz, ou elle dépasse 8 Mo.
mine-full = Le stockage du navigateur est plein : la liste de vos analyses n’a pas pu être enregistrée. Supprimez quelque chose, ou exportez d’abord la liste.
mine-not-forgotten = Le navigateur refuse de modifier son stockage : cette ligne reviendra peut-être.
mine-none-kept = Ce navigateur n’enregistre rien pour les sites, comme en navigation privée. La liste est vide, et les clés de vos analyses seront perdues quand vous le fermerez.
mine-offline = Kibitz est injoignable : la liste n’est peut-être pas à jour.
mine-token-lost = Le stockage de ce navigateur est plein ou bloqué : la clé de cette analyse sera perdue quand vous le fermerez.

### Trouver des parties

find-title = Trouver des parties
find-this = Trouver cette position
find-kind = Finale ou structure de pions
find-choose = Choisissez une finale ou une structure de pions
find-or-fen = ou une position (FEN)
find-fen = Position (FEN)
find-go = Trouver
find-searching = Recherche en cours…
find-found = { $games ->
    [0] { $searched ->
        [one] Absente de la seule partie analysée.
       *[other] Absente des { $searched } parties analysées.
    }
   *[other] { $searched ->
        [one] Présente dans la seule partie analysée.
       *[other] Présente dans { $games } des { $searched } parties analysées.
    }
}
find-searched = { $games ->
    [0] Aucune partie n’est encore analysée ici.
    [one] Recherche dans une partie analysée.
   *[other] Recherche dans { $games } parties analysées.
}
find-left-out = { $count ->
    [one] Une autre partie n’est pas encore analysée.
   *[other] { $count } autres parties ne sont pas encore analysées.
}
find-no-fen = Ce n’est pas une FEN. Dans une analyse, « Partager » copie la FEN de la position.
find-more = Afficher plus ({ $count })
find-start = Position initiale
find-move = Après le coup { $number }
find-side = { $side ->
    [white] chez les Blancs
   *[black] chez les Noirs
}
find-group-ending = Finales
find-group-type = Finales selon le matériel
find-group-structure = Structures de pions
find-kind-pawns = Finales de pions
find-kind-rooks = Finales de tours
find-kind-queens = Finales de dames
find-kind-knights = Finales de cavaliers
find-kind-opposite-bishops = Fous de couleurs opposées
find-kind-rooks-opposite-bishops = Tours et fous de couleurs opposées
find-kind-bishop-knight = Fou contre cavalier
find-kind-isolated-queens-pawn = Pion dame isolé
find-kind-hanging-pawns = Pions pendants
find-kind-carlsbad = Structure Carlsbad
find-kind-maroczy = Étau de Maróczy
find-kind-stonewall = Stonewall
find-kind-doubled-pawns = Pions doublés
find-no-kind = « kind » doit être l’une des valeurs de /api/openapi.json.
find-one-of = Indiquez « kind » ou « fen », pas les deux.
find-too-many = « reviews » peut contenir au plus { $most } analyses.

### The tree of openings

openings-all = Ouvertures
openings-of = Les ouvertures de { $player }
openings-season = Saison
openings-reviewed = { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}
openings-left-out = ignorées (autre position de départ) : { $count }
openings-everybody = Tous les joueurs
openings-moves = Coups à partir d’ici
openings-column-results = Résultats
openings-column-points = Chances
openings-results = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : gains des Blancs { $white }, nulles { $draws }, gains des Noirs { $black }.
openings-chances = Chances des { $side ->
    [white] Blancs
   *[black] Noirs
} après l’ouverture : { $points }.
openings-faults-here = Fautes dans l’ouverture à partir d’ici : Blancs { $white }, Noirs { $black }.
openings-about = Chances : points attendus des { $side ->
    [white] Blancs
   *[black] Noirs
} après l’ouverture de ces parties, en moyenne. Fautes : combien de fois le coup en était une.
openings-about-others = +3 : parties arrivées à la même position par transposition.
openings-others = Parties arrivées ici par transposition : { $count }
openings-not-played = { SAN($move) } a été joué dans moins de deux de ces parties : l’arbre s’arrête ici.
openings-open = Arbre d’ouvertures

### One's own repertoire

repertoire-title = Votre répertoire
repertoire-where = Votre répertoire est enregistré dans ce navigateur. Rien n’est envoyé, sauf si vous le copiez vers un téléphone (« Vos analyses »), et alors il est chiffré. Les analyses montrent où vous ou votre adversaire en êtes sortis, les saisons en font le compte, et vous pouvez en travailler les variantes.
repertoire-for = Répertoire avec les { $side ->
    [white] Blancs
   *[black] Noirs
}
repertoire-holds = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, dont { $moves } où c’est à vous de jouer.
repertoire-none = Rien pour l’instant.
repertoire-train = Travailler les variantes
repertoire-look = Voir les variantes
repertoire-from = Début des variantes
repertoire-from-each = Position { $number }
repertoire-here-own = Votre coup.
repertoire-here-opponent = { $count ->
    [one] { $count } réponse de l’adversaire est prévue.
   *[other] { $count } réponses de l’adversaire sont prévues.
}
repertoire-here-ends = Le répertoire s’arrête ici.
repertoire-not-here = { SAN($move) } n’est pas dans le répertoire.
repertoire-behind = { $count ->
    [one] encore { $count } coup
   *[other] encore { $count } coups
}
repertoire-behind-none = fin de la variante
repertoire-remove-sure = Supprimer le répertoire avec les { $side ->
    [white] Blancs
   *[black] Noirs
} ?
repertoire-remove-why = Ce que vous avez appris de ses positions reste dans ce navigateur, au cas où vous les ajouteriez de nouveau.
repertoire-more = Ajouter des variantes
repertoire-how = Collez un PGN avec variantes, ou le lien d’une étude lichess (le serveur la charge). Les nouvelles variantes s’ajoutent ; les transpositions sont reconnues. Il y a de la place pour { $positions } positions par couleur.
repertoire-text = PGN ou lien d’une étude
repertoire-placeholder = 1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bb5 *
repertoire-add = { $side ->
    [white] Ajouter pour les Blancs
   *[black] Ajouter pour les Noirs
}
repertoire-added = { $side ->
    [white] Répertoire avec les Blancs
   *[black] Répertoire avec les Noirs
} : { $fresh ->
    [0] aucune nouvelle position.
    [one] { $fresh } nouvelle position.
   *[other] { $fresh } nouvelles positions.
}
repertoire-in-game = Partie { $game } : { $words }
repertoire-more-faults = { $count ->
    [1] Un autre passage n’a pas pu être lu.
   *[other] { $count } autres passages n’ont pas pu être lus.
}
repertoire-full = Le répertoire est plein : il contient { $positions } positions. Le reste du texte a été ignoré.
repertoire-too-large = Ce texte est trop gros pour un répertoire : au plus 2 Mo, et 120 Ko de coups sans les commentaires. Ajoutez-le en plusieurs fois.
repertoire-link = Seuls les liens vers une étude lichess fonctionnent ici. Collez plutôt le PGN.
repertoire-no-room = Le stockage du navigateur est plein. Le répertoire n’a pas changé, et votre texte est encore ci-dessous. Supprimez quelque chose ici ou dans « Vos analyses », puis ajoutez-le de nouveau.
repertoire-not-kept = Ce navigateur n’enregistre rien : vous ne pouvez pas y avoir de répertoire.
repertoire-question = Trait aux { $side ->
    [white] Blancs
   *[black] Noirs
} : que joue le répertoire ?
repertoire-right = { SAN($move) } est dans le répertoire.
repertoire-right-also = { SAN($move) } est dans le répertoire, et { SAN($own) } aussi.
repertoire-wrong = { SAN($move) } n’est pas dans le répertoire. Réessayez.
repertoire-shown = Le répertoire joue { SAN($own) }.
repertoire-back = Retour au répertoire
repertoire-games = { $side ->
    [white] Avec les Blancs
   *[black] Avec les Noirs
} : { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
} Vous en êtes sorti dans { $left }, votre adversaire dans { $opponent } ; le répertoire s’est arrêté avant dans { $ends }.
repertoire-row-left = { SAN($move) } (répertoire : { SAN($own) })
repertoire-row-opponent = Hors du répertoire : { SAN($move) }
repertoire-own-left = Vous êtes sorti de votre répertoire avec { SAN($move) } (répertoire : { SAN($own) }).
repertoire-own-opponent = Votre adversaire est sorti de votre répertoire avec { SAN($move) }.
repertoire-own-ends = Votre répertoire s’arrête ici.
repertoire-side-left = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} sont sortis du répertoire avec { SAN($move) } (répertoire : { SAN($own) }).
repertoire-side-opponent = { SAN($move) } n’est pas dans le répertoire avec les { $side ->
    [white] Blancs
   *[black] Noirs
}.
repertoire-side-ends = Le répertoire avec les { $side ->
    [white] Blancs
   *[black] Noirs
} s’arrête ici.

### A season

season-page-title = La saison de { $player } · { $collection }
season-reviewed = { $reviewed ->
    [one] { $reviewed } partie analysée sur { $games }
   *[other] { $reviewed } parties analysées sur { $games }
}
season-so-far = { $reviewed ->
    [one] { $reviewed } partie analysée sur { $games } jusqu’ici
   *[other] { $reviewed } parties analysées sur { $games } jusqu’ici
}
season-print = Imprimer ou PDF
season-html = Fichier HTML
season-train = Travailler ces fautes
season-compare = Comparer avec une autre saison
season-compare-player = Un autre joueur de la collection
season-compare-link = … ou un lien vers une autre collection ou saison
season-compare-go = Comparer
season-compare-none = Ce n’est pas un lien vers une collection ou une saison.
season-alone = Montrer seulement cette saison
season-foot-open = Chaque nombre ouvre ses positions.
season-foot = Les chiffres tirés de moins de { $least } parties ne sont pas affichés. Imprécisions, erreurs et gaffes comptent toutes comme fautes. Une position compte comme gagnée à partir de 85 % des points (environ cinq pions), comme perdue à 15 % ou moins.
season-n = n { $count }
season-too-few = Moins de { $least } parties : trop peu pour conclure.
season-seldom = { $count ->
    [one] { $count } ligne avec moins de { $least } parties
   *[other] { $count } lignes avec moins de { $least } parties chacune
}
season-more = Montrer plus ({ $count })
season-no-review = Cette partie n’a pas d’analyse.
season-somebody = Inconnu
season-after = Après le coup { $number }
season-against = { $side ->
    [white] Blancs
   *[black] Noirs
} contre { $opponent }, { $when }
season-clock = { $clock } à la pendule
season-chart = Score et précision mois par mois ; les nombres sont dans le tableau ci-dessous.

word-score = Score
season-figure-conversion = Gains concrétisés
season-figure-misses = Occasions manquées par partie
season-why-misses = un gain ou au moins deux points de matériel étaient là
season-why-conversion = parties gagnantes à un moment
season-figure-resourcefulness = Parties sauvées
season-why-resourcefulness = parties perdues à un moment, mais annulées ou gagnées
season-figure-trouble = Fautes en zeitnot
season-why-trouble = avec moins d’un dixième du temps restant
season-figure-avoided = Fautes que d’autres évitent
season-why-avoided = où au moins 7 joueurs de ce niveau sur 10 jouent bien
season-figure-hard = Difficiles à éviter
season-why-hard = où au plus 3 joueurs de ce niveau sur 10 jouent bien
season-lessons = À travailler d’abord
season-lesson-cost = { $count } fois en { $games } parties, pour un coût de { $points } points.
season-lesson-avoided = { $avoided ->
    [1] La plupart des joueurs du même niveau en évitent une.
   *[other] La plupart des joueurs du même niveau en évitent { $avoided }.
}
season-lesson-board = D’une de vos parties : avant { SAN($move) }
season-lesson-train = Travailler ce point

season-months = Mois par mois
season-phases = Phases de la partie
season-clocks = Temps restant à la pendule
season-paces = Temps passé sur le coup
season-endgames = Finales
season-strengths = Force des adversaires
season-ratings = Classement des adversaires
season-hours = Heure du jour
season-figure-rate = Fautes pour 100 coups
season-figure-book = Livre jusqu’au coup
season-figure-leaves = Chances ensuite
season-figure-begins = Chances au début
season-strengths-stronger = Plus forts de 100 ou plus
season-strengths-equal = De force proche
season-strengths-weaker = Plus faibles de 100 ou plus
season-hours-night = Nuit (0–6)
season-hours-morning = Matin (6–12)
season-hours-afternoon = Après-midi (12–18)
season-hours-evening = Soir (18–24)
season-clocks-under-minute = Moins de 1 minute
season-clocks-under-two = 1 à 2 minutes
season-clocks-under-five = 2 à 5 minutes
season-clocks-more = 5 minutes ou plus
season-paces-instant = Moins de 3 secondes
season-paces-quick = 3 à 10 secondes
season-paces-thought = 10 secondes à une minute
season-paces-long = Une minute ou plus

season-kinds = Types de fautes
season-kinds-why = Une faute peut être de plusieurs types : une pièce perdue sur une fourchette compte dans les deux.
season-way-allowed = Permis
season-way-missed = Manqué
season-way-given-up = Cédé
season-way-other = Autres
season-kind-in-opening = { $count } dans l’ouverture
season-kind-in-middlegame = { $count } en milieu de jeu
season-kind-in-endgame = { $count } en finale
season-kind-in-trouble = { $count } en zeitnot
season-kind-hangs = Laisse une pièce en prise
season-kind-loses = Perd du matériel
season-kind-allows-mate = Permet un mat forcé
season-kind-shortens = Se fait mater plus vite
season-kind-misses-mate = Manque un mat forcé
season-kind-misses-win = Manque un gain de matériel
season-kind-misses-punishing = Ne punit pas la faute adverse
season-kind-no-recapture = Ne reprend pas
season-kind-prolongs = Mate plus lentement
season-kind-gives-back = Rend l’avantage
season-kind-stalemate-gives = Fait pat
season-kind-stalemate-allows = Permet le pat
season-kind-stalemate-misses = Manque le pat
season-kind-repetition-gives = Répète la position
season-kind-repetition-allows = Permet la triple répétition
season-kind-repetition-misses = Manque une répétition salvatrice
season-kind-repetition-unclaimed = Ne réclame pas la nulle
season-kind-perpetual-gives = Se contente de l’échec perpétuel
season-kind-perpetual-allows = Permet l’échec perpétuel
season-kind-perpetual-misses = Manque l’échec perpétuel
season-kind-insufficient-gives = Garde trop peu pour gagner
season-kind-king-castling-lost = Perd le droit de roquer
season-kind-king-stays = Laisse le roi au centre
season-kind-king-shelter = Ouvre l’abri de son roi
season-kind-structure-passed = Laisse naître un pion passé
season-kind-structure-doubled = Se retrouve avec des pions doublés
season-kind-structure-bishop-pair = Cède la paire de fous
season-kind-structure-pawn-falls = Perd un pion par la suite
season-kind-point-double-attack = Permet une double attaque
season-kind-point-pin = Permet un clouage
season-kind-point-trap = Laisse enfermer une pièce
season-kind-point-guard = Laisse un point sans défense
season-kind-point-threat = Permet une menace
season-kind-point-other = Permet une réponse forte
season-kind-better-double-attack = Manque une double attaque
season-kind-better-pin = Manque un clouage
season-kind-better-trap = Manque une pièce à enfermer
season-kind-better-guard = Manque un défenseur à chasser
season-kind-better-threat = Manque une menace
season-kind-better-other = Manque un coup plus fort
season-kind-activity-home = Ramène une pièce sur sa case de départ
season-kind-activity-develops-them = Aide l’adversaire à se développer
season-kind-activity-trade-helps = Échange avec du matériel en moins
season-kind-activity-chased = Place une pièce où elle est chassée
season-kind-activity-back = Recule une pièce
season-kind-activity-lets-attack = Laisse attaquer une pièce
season-kind-activity-wrong-taker = Prend avec la mauvaise pièce
season-kind-king-wrong-side = Roque du mauvais côté
season-kind-king-bared = Affaiblit la position de son roi
season-kind-king-uncastled = Laisse son roi perdre le droit de roquer
season-kind-structure-isolated = Se retrouve avec un pion isolé
season-kind-structure-backward = Se retrouve avec un pion arriéré
season-kind-structure-hole = Affaiblit une case
season-kind-structure-lets-centre = Laisse le centre à l’adversaire
season-kind-structure-lets-push = Laisse avancer un pion
season-kind-structure-releases = Relâche la tension entre les pions
season-kind-activity-shuts-in = Enferme son propre fou
season-kind-activity-blocks = Bloque son propre pion central
season-kind-activity-takes-square = Prend sa case à son propre cavalier
season-kind-activity-early-queen = Sort la dame trop tôt
season-kind-activity-again = Rejoue la même pièce
season-kind-activity-rim = Place le cavalier au bord
season-kind-activity-undeveloped = Néglige le développement
season-kind-activity-lets-outpost = Permet un avant-poste de cavalier
season-kind-activity-lets-file = Laisse la colonne ouverte à l’adversaire
season-kind-activity-lets-seventh = Laisse une tour entrer en septième
season-kind-activity-trades-off = Fait un mauvais échange
season-kind-activity-lets-trade = Laisse l’adversaire échanger
season-kind-activity-worse-square = Choisit la moins bonne case
season-kind-threat-overlooked = Ne voit pas une menace
season-kind-plan-lets-threaten = Permet une menace de mat
season-kind-result-win-to-draw = Laisse un gain prouvé devenir nulle
season-kind-result-win-to-loss = Transforme un gain prouvé en défaite
season-kind-result-draw-to-loss = Transforme une nulle prouvée en défaite
season-kind-result-win-to-spoilt = Perd le gain par la règle des 50 coups
season-kind-noise = Partie déjà décidée
season-kind-unproven = Discret, ou trop profond à prouver
season-kind-motif-fork = Fourchette
season-kind-motif-pin = Clouage
season-kind-motif-skewer = Enfilade
season-kind-motif-discoveredAttack = Attaque à la découverte
season-kind-motif-doubleCheck = Échec double
season-kind-motif-trappedPiece = Pièce enfermée
season-kind-motif-deflection = Déviation
season-kind-motif-attraction = Attraction
season-kind-motif-capturingDefender = Élimination du défenseur
season-kind-motif-interference = Interception
season-kind-motif-intermezzo = Coup intermédiaire
season-kind-motif-xRayAttack = Rayons X
season-kind-motif-backRankMate = Mat du couloir
season-kind-motif-smotheredMate = Mat à l’étouffée
season-kind-motif-anastasiaMate = Mat d’Anastasie
season-kind-motif-arabianMate = Mat des Arabes
season-kind-motif-bodenMate = Mat de Boden
season-kind-motif-hookMate = Mat du crochet
season-kind-motif-zugzwang = Zugzwang

season-deck = Entraînement de la saison
season-deck-kind = Type de faute
season-deck-all = Toutes les fautes ({ $count })
season-deck-some = { $kind } ({ $count })
season-deck-standing = { $due } à revoir, { $fresh } nouvelles
season-deck-next = Rien à revoir. La prochaine position revient { $when }.
season-deck-nothing = Aucune faute de ce type ne se prête à l’entraînement.
season-deck-ahead = Continuer quand même
season-deck-back = Retour à la saison
season-deck-again = Cette position revient { $when }.
season-deck-whose = De votre partie contre { $opponent }, { $when }
review-open = Ouvrir l’analyse
season-deck-export = Exporter les progrès
season-deck-import = Importer des progrès
season-deck-taken = { $count ->
    [one] Les progrès sur { $count } position ont été importés.
   *[other] Les progrès sur { $count } positions ont été importés.
}
season-deck-strange = Ce n’est pas un fichier de progrès d’entraînement de Kibitz.
season-deck-kept = Vos progrès sont enregistrés dans ce navigateur ; rien n’est envoyé. Une position revient quand vous êtes sur le point de l’oublier (FSRS).
season-deck-gone = L’analyse de cette partie n’existe plus ; sa position est ignorée.

## Notes of a review's owner

note-title = Note
note-label = Note sur cette position
note-add = Ajouter une note
note-change = Modifier la note
note-keep = Enregistrer cette variante
note-undo = Annuler
said-saved = Enregistré.
said-deleted = Supprimé.
note-undone = Annulé.
note-eval = Kibitz : { $score }
note-eval-depth = Kibitz : { $score }, profondeur { $depth }
note-text = Commentaire
note-nag-1 = bon coup
note-nag-2 = erreur
note-nag-3 = coup brillant
note-nag-4 = gaffe
note-nag-5 = coup intéressant
note-nag-6 = coup douteux
note-nag-10 = égal
note-nag-13 = peu clair
note-nag-14 = léger avantage blanc
note-nag-15 = léger avantage noir
note-nag-16 = avantage blanc
note-nag-17 = avantage noir
note-nag-18 = les Blancs gagnent
note-nag-19 = les Noirs gagnent
note-marks = Flèches et cases
note-marks-hint = Dessinez avec le bouton droit de la souris ou une couleur ci-dessus, ou écrivez : Ge2e4 Rd5 (G vert, R rouge, Y jaune, B bleu).
note-marks-wrong = « { $mark } » n’est ni une flèche ni une case. Écrivez Ge2e4 pour une flèche, Rd5 pour une case.
note-meanwhile = Entre-temps, quelqu’un d’autre a écrit ici : { $words }
note-meanwhile-gone = Entre-temps, quelqu’un d’autre a modifié cette note.
note-link = Lien pour l’entraîneur
note-link-why = Quiconque a ce lien, par exemple un entraîneur, peut écrire des notes sur cette analyse, et rien d’autre.
note-link-make = Créer un lien
note-link-withdraw = Révoquer
note-link-made = Copiez-le maintenant. Il ne sera plus affiché.
note-link-withdrawn = Le lien a été révoqué. Les notes restent.
note-link-there = Il existe déjà un lien pour l’entraîneur. Il n’a été affiché qu’à sa création.
note-link-make-new = Créer un nouveau lien
note-link-again = Créer un nouveau lien pour l’entraîneur ?
note-link-again-why = L’ancien lien ne fonctionnera plus. Les notes écrites avec lui restent.
note-may = Vous pouvez annoter cette partie
note-may-whose = { $white } – { $black }. Allez à un coup et écrivez une note. Le propriétaire de l’analyse la voit aussitôt.
note-name = Votre nom, affiché avec vos notes (facultatif)
note-begin = Commencer
note-as = En tant que { $name }
note-as-none = Ajouter votre nom
note-news = { $count ->
    [one] Une nouvelle note
   *[other] { $count } nouvelles notes
}
note-news-show = Voir
note-previous = Note précédente
note-next = Note suivante
note-draw = Dessiner sur l’échiquier
note-draw-green = Dessiner en vert
note-draw-red = Dessiner en rouge
note-draw-yellow = Dessiner en jaune
note-draw-blue = Dessiner en bleu
note-drawing = Glissez d’une case à l’autre sur l’échiquier pour une flèche ; touchez une case pour la marquer.
share-notes = Notes
element-game = Partie d’échecs
element-address = Ce n’est pas l’adresse d’une analyse Kibitz : { $text }
element-server = Ce n’est pas l’adresse d’un Kibitz (https://…) : { $text }
element-nothing = Il n’y a pas de partie ici : l’élément a besoin de src ou d’un PGN.
element-silent = Kibitz ne répond pas à l’adresse { $text } : cette partie ne peut pas être affichée pour le moment.

### Opening names (later)

opening-parts = { $family } : { $parts }
opening-with = avec { SAN($move) }
opening-accelerated-dragon = dragon accéléré
opening-accelerated-london-system = système de Londres accéléré
opening-accelerated-panov-attack = attaque Panov accélérée
opening-advance = avance
opening-advance-variation = variante d’avance
opening-agincourt-defense = défense Agincourt
opening-alapin-defense = défense Alapin
opening-alapin-variation = variante Alapin
opening-albin-countergambit = contre-gambit Albin
opening-alekhine-chatard-attack = attaque Alekhine-Chatard
opening-alekhine-defense = défense Alekhine
opening-alekhine-gambit = gambit Alekhine
opening-alekhine-system = système Alekhine
opening-alekhine-variation = variante Alekhine
opening-allgaier-gambit = gambit Allgaier
opening-amar-opening = ouverture Amar
opening-american-variation = variante américaine
opening-amsterdam-attack = attaque d’Amsterdam
opening-amsterdam-variation = variante d’Amsterdam
opening-anderssen-attack = attaque Anderssen
opening-anderssen-counterattack = contre-attaque Anderssen
opening-anderssen-defense = défense Anderssen
opening-anderssen-variation = variante Anderssen
opening-anderssens-opening = ouverture Anderssen
opening-anglo-dutch-defense = défense anglo-hollandaise
opening-anglo-grunfeld-defense = défense anglo-Grünfeld
opening-anglo-grunfeld-variation = variante anglo-Grünfeld
opening-anglo-indian-defense = défense anglo-indienne
opening-anglo-scandinavian-defense = défense anglo-scandinave
opening-anglo-slav-variation = variante anglo-slave
opening-anti-berlin-variation = variante anti-berlinoise
opening-anti-grunfeld = anti-Grünfeld
opening-anti-moscow-gambit = gambit anti-Moscou
opening-anti-nimzo-indian = anti-nimzo-indienne
opening-anti-sveshnikov-variation = variante anti-Svechnikov
opening-argentine-variation = variante argentine
opening-australian-defense = défense australienne
opening-austrian-attack = attaque autrichienne
opening-austrian-defense = défense autrichienne
opening-averbakh-variation = variante Averbakh
opening-baltic-defense = défense balte
opening-bardeleben-variation = variante Bardeleben
opening-barmen-defense = défense Barmen
opening-barmen-variation = variante Barmen
opening-barnes-defense = défense Barnes
opening-barnes-opening = ouverture Barnes
opening-barry-attack = attaque Barry
opening-basque-opening = ouverture basque
opening-bayonet-attack = attaque baïonnette
opening-becker-defense = défense Becker
opening-belgrade-gambit = gambit de Belgrade
opening-benko-gambit = gambit Benko
opening-benko-gambit-accepted = gambit Benko accepté
opening-benko-gambit-declined = gambit Benko refusé
opening-benoni-defense = défense Benoni
opening-berger-variation = variante Berger
opening-berlin-defense = défense berlinoise
opening-berlin-variation = variante berlinoise
opening-bernstein-defense = défense Bernstein
opening-bernstein-variation = variante Bernstein
opening-bird-opening = ouverture Bird
opening-bird-variation = variante Bird
opening-bishop-attack = attaque du fou
opening-bishops-gambit = gambit du fou
opening-bishops-opening = ouverture du fou
opening-blackburne-attack = attaque Blackburne
opening-blackburne-defense = défense Blackburne
opening-blackmar-diemer-gambit = gambit Blackmar-Diemer
opening-blackmar-diemer-gambit-accepted = gambit Blackmar-Diemer accepté
opening-blackmar-diemer-gambit-declined = gambit Blackmar-Diemer refusé
opening-blumenfeld-countergambit = contre-gambit Blumenfeld
opening-blumenfeld-countergambit-accepted = contre-gambit Blumenfeld accepté
opening-bogo-indian-defense = défense bogo-indienne
opening-bogoljubow-defense = défense Bogoljubov
opening-bogoljubow-variation = variante Bogoljubov
opening-boleslavsky-variation = variante Boleslavski
opening-bongcloud-attack = attaque Bongcloud
opening-borg-defense = défense Borg
opening-botvinnik-defense = défense Botvinnik
opening-botvinnik-system = système Botvinnik
opening-botvinnik-system-reversed = système Botvinnik inversé
opening-botvinnik-variation = variante Botvinnik
opening-brentano-defense = défense Brentano
opening-breyer-defense = défense Breyer
opening-breyer-variation = variante Breyer
opening-brinckmann-attack = attaque Brinckmann
opening-bronstein-variation = variante Bronstein
opening-bryan-countergambit = contre-gambit Bryan
opening-budapest-gambit = gambit de Budapest
opening-budapest-gambit-accepted = gambit de Budapest accepté
opening-bulgarian-variation = variante bulgare
opening-burn-variation = variante Burn
opening-cambridge-springs-defense = défense Cambridge Springs
opening-canard-opening = ouverture Canard
opening-capablanca-variation = variante Capablanca
opening-carlsbad-variation = variante de Carlsbad
opening-caro-kann-defense = défense Caro-Kann
opening-caro-variation = variante Caro
opening-carr-defense = défense Carr
opening-catalan-opening = ouverture catalane
opening-center-attack = attaque du centre
opening-center-game = partie du centre
opening-center-game-accepted = partie du centre acceptée
opening-center-variation = variante du centre
opening-central-variation = variante centrale
opening-charousek-gambit = gambit Charousek
opening-charousek-gambit-accepted = gambit Charousek accepté
opening-charousek-variation = variante Charousek
opening-chekhover-variation = variante Tchekhover
opening-chigorin-defense = défense Tchigorine
opening-chigorin-variation = variante Tchigorine
opening-chinese-dragon = dragon chinois
opening-chistyakov-defense = défense Tchistiakov
opening-classical = classique
opening-classical-attack = attaque classique
opening-classical-defense = défense classique
opening-classical-system = système classique
opening-classical-variation = variante classique
opening-clemenz-opening = ouverture Clemenz
opening-closed = fermée
opening-closed-variation = variante fermée
opening-cochrane-gambit = gambit Cochrane
opening-colle-system = système Colle
opening-compromised-defense = défense compromise
opening-cozio-defense = défense Cozio
opening-cunningham-defense = défense Cunningham
opening-czech-defense = défense tchèque
opening-czech-variation = variante tchèque
opening-damiano-defense = défense Damiano
opening-danish-gambit = gambit danois
opening-danish-gambit-accepted = gambit danois accepté
opening-danish-gambit-declined = gambit danois refusé
opening-delayed-alapin-variation = variante Alapin différée
opening-delayed-exchange-variation = variante d’échange différée
opening-deutz-gambit = gambit Deutz
opening-dory-defense = défense Döry
opening-double-fianchetto = double fianchetto
opening-double-gambit-accepted = double gambit accepté
opening-double-muzio-gambit = double gambit Muzio
opening-double-spanish = double espagnole
opening-dragon-variation = variante du dragon
opening-dresden-opening = ouverture de Dresde
opening-dufresne-defense = défense Dufresne
opening-duras-gambit = gambit Duras
opening-dutch-defense = défense hollandaise
opening-dutch-variation = variante hollandaise
opening-dyckhoff-variation = variante Dyckhoff
opening-east-indian-defense = défense indienne orientale
opening-elephant-gambit = gambit éléphant
opening-endgame-variation = variante de la finale
opening-english-attack = attaque anglaise
opening-english-defense = défense anglaise
opening-english-opening = ouverture anglaise
opening-english-variation = variante anglaise
opening-englund-gambit = gambit Englund
opening-englund-gambit-declined = gambit Englund refusé
opening-euwe-defense = défense Euwe
opening-euwe-variation = variante Euwe
opening-evans-gambit = gambit Evans
opening-evans-gambit-declined = gambit Evans refusé
opening-exchange-line = ligne d’échange
opening-exchange-variation = variante d’échange
opening-falkbeer-countergambit = contre-gambit Falkbeer
opening-fianchetto-attack = attaque du fianchetto
opening-fianchetto-defense = défense du fianchetto
opening-fianchetto-line = ligne du fianchetto
opening-fianchetto-variation = variante du fianchetto
opening-fischer-defense = défense Fischer
opening-flohr-system = système Flohr
opening-flohr-variation = variante Flohr
opening-four-knights-game = partie des quatre cavaliers
opening-four-knights-variation = variante des quatre cavaliers
opening-four-pawns-attack = attaque des quatre pions
opening-frankenstein-dracula-variation = variante Frankenstein-Dracula
opening-fraser-attack = attaque Fraser
opening-french-defense = défense française
opening-french-variation = variante française
opening-fried-liver-attack = attaque Fegatello
opening-fritz-variation = variante Fritz
opening-froms-gambit = gambit From
opening-gianutio-gambit = gambit Gianutio
opening-glek-system = système Glek
opening-gligoric-system = système Gligoric
opening-goldsmith-defense = défense Goldsmith
opening-goring-gambit = gambit Göring
opening-grand-prix-attack = attaque Grand Prix
opening-great-snake-variation = variante du grand serpent
opening-greco-gambit = gambit Greco
opening-greco-variation = variante Greco
opening-grecos-attack = attaque Greco
opening-grob-gambit = gambit Grob
opening-grob-opening = ouverture Grob
opening-grunfeld-defense = défense Grünfeld
opening-grunfeld-gambit = gambit Grünfeld
opening-grunfeld-variation = variante Grünfeld
opening-guimard-defense = défense Guimard
opening-gunderam-defense = défense Gunderam
opening-gurevich-system = système Gurevich
opening-halloween-gambit = gambit Halloween
opening-hamppe-allgaier-gambit = gambit Hamppe-Allgaier
opening-hanham-variation = variante Hanham
opening-harrwitz-attack = attaque Harrwitz
opening-haxo-gambit = gambit Haxo
opening-hedgehog-defense = défense du hérisson
opening-hedgehog-system = système du hérisson
opening-henneberger-variation = variante Henneberger
opening-hippopotamus-defense = défense hippopotame
opening-horwitz-attack = attaque Horwitz
opening-horwitz-defense = défense Horwitz
opening-howell-attack = attaque Howell
opening-hungarian-attack = attaque hongroise
opening-hungarian-opening = ouverture hongroise
opening-hungarian-variation = variante hongroise
opening-hyperaccelerated-dragon = dragon hyper-accéléré
opening-immediate-fianchetto = fianchetto immédiat
opening-indian-defense = défense indienne
opening-irish-gambit = gambit irlandais
opening-italian-game = partie italienne
opening-italian-variation = variante italienne
opening-jaenisch-counterattack = contre-attaque Jaenisch
opening-jaenisch-variation = variante Jaenisch
opening-janowski-variation = variante Janowski
opening-kadas-opening = ouverture Kádas
opening-kan-variation = variante Kan
opening-kangaroo-defense = défense kangourou
opening-karpov-variation = variante Karpov
opening-kasparov-petrosian-variation = variante Kasparov-Petrossian
opening-kasparov-variation = variante Kasparov
opening-keene-defense = défense Keene
opening-kennedy-variation = variante Kennedy
opening-keres-defense = défense Keres
opening-keres-variation = variante Keres
opening-kieseritzky-gambit = gambit Kieseritzky
opening-kieseritzky-variation = variante Kieseritzky
opening-kings-english-variation = sicilienne inversée
opening-kings-gambit = gambit roi
opening-kings-gambit-accepted = gambit roi accepté
opening-kings-gambit-declined = gambit roi refusé
opening-kings-indian-attack = attaque est-indienne
opening-kings-indian-defense = défense est-indienne
opening-kings-indian-formation = formation est-indienne
opening-kings-indian-variation = variante est-indienne
opening-kings-knight-opening = ouverture du cavalier roi
opening-kings-knight-variation = variante du cavalier roi
opening-kings-knights-gambit = gambit du cavalier roi
opening-kings-pawn-game = partie du pion roi
opening-kings-pawn-opening = ouverture du pion roi
opening-kmoch-variation = variante Kmoch
opening-knight-attack = attaque du cavalier
opening-knight-defense = défense du cavalier
opening-knight-variation = variante du cavalier
opening-krause-attack = attaque Krause
opening-krause-variation = variante Krause
opening-krejcik-gambit = gambit Krejcik
opening-la-bourdonnais-variation = variante La Bourdonnais
opening-larsen-variation = variante Larsen
opening-lasker-defense = défense Lasker
opening-lasker-pelikan-variation = variante Lasker-Pelikan
opening-lasker-variation = variante Lasker
opening-latvian-gambit = gambit letton
opening-latvian-gambit-accepted = gambit letton accepté
opening-lemberger-countergambit = contre-gambit Lemberger
opening-lemming-defense = défense lemming
opening-leningrad-variation = variante de Leningrad
opening-leonhardt-variation = variante Leonhardt
opening-levenfish-variation = variante Levenfish
opening-lion-defense = défense du lion
opening-lion-variation = variante du lion
opening-lolli-gambit = gambit Lolli
opening-lolli-variation = variante Lolli
opening-london-system = système de Londres
opening-lutikov-variation = variante Lutikov
opening-main-line = ligne principale
opening-marienbad-system = système de Marienbad
opening-maroczy-bind = étau de Maróczy
opening-maroczy-variation = variante Maróczy
opening-marshall-attack = attaque Marshall
opening-marshall-gambit = gambit Marshall
opening-marshall-variation = variante Marshall
opening-max-lange-attack = attaque Max Lange
opening-max-lange-defense = défense Max Lange
opening-mayet-attack = attaque Mayet
opening-mccutcheon-variation = variante McCutcheon
opening-mcdonnell-attack = attaque McDonnell
opening-mcdonnell-defense = défense McDonnell
opening-mcdonnell-gambit = gambit McDonnell
opening-mengarini-attack = attaque Mengarini
opening-meran-variation = variante de Méran
opening-mexican-defense = défense mexicaine
opening-mieses-opening = ouverture Mieses
opening-mieses-variation = variante Mieses
opening-mikenas-defense = défense Mikenas
opening-milner-barry-gambit = gambit Milner-Barry
opening-modern-attack = attaque moderne
opening-modern-bishops-opening = ouverture du fou moderne
opening-modern-defense = défense moderne
opening-modern-exchange-variation = variante d’échange moderne
opening-modern-line = ligne moderne
opening-modern-main-line = ligne principale moderne
opening-modern-steinitz-defense = défense Steinitz moderne
opening-modern-variation = variante moderne
opening-modern-variations = variantes modernes
opening-moeller-therkatz-attack = attaque Moeller-Therkatz
opening-montevideo-defense = défense Montevideo
opening-morphy-defense = défense Morphy
opening-morphy-gambit = gambit Morphy
opening-moscow-variation = variante de Moscou
opening-muzio-gambit = gambit Muzio
opening-najdorf-variation = variante Najdorf
opening-neo-classical-line = ligne néo-classique
opening-neo-grunfeld-defense = défense néo-Grünfeld
opening-nimzo-indian-defense = défense nimzo-indienne
opening-nimzo-larsen-attack = attaque Nimzo-Larsen
opening-nimzowitsch-attack = attaque Nimzowitsch
opening-nimzowitsch-defense = défense Nimzowitsch
opening-nimzowitsch-variation = variante Nimzowitsch
opening-noa-variation = variante Noa
opening-normal-defense = défense normale
opening-normal-line = ligne normale
opening-normal-system = système normal
opening-normal-variation = variante normale
opening-norwegian-variation = variante norvégienne
opening-noteboom-variation = variante Noteboom
opening-nyezhmetdinov-rossolimo-attack = attaque Nezhmetdinov-Rossolimo
opening-okelly-variation = variante O’Kelly
opening-old-benoni = ancienne Benoni
opening-old-indian-defense = défense vieille-indienne
opening-old-variation = variante ancienne
opening-open = ouverte
opening-open-defense = défense ouverte
opening-open-system = système ouvert
opening-open-variation = variante ouverte
opening-opocensky-variation = variante Opocensky
opening-orthodox-defense = défense orthodoxe
opening-orthodox-variation = variante orthodoxe
opening-owen-defense = défense Owen
opening-panno-variation = variante Panno
opening-panov-attack = attaque Panov
opening-paulsen-attack = attaque Paulsen
opening-paulsen-defense = défense Paulsen
opening-paulsen-variation = variante Paulsen
opening-petrosian-variation = variante Petrossian
opening-petrovs-defense = défense russe
opening-philidor-counterattack = contre-attaque Philidor
opening-philidor-countergambit = contre-gambit Philidor
opening-philidor-defense = défense Philidor
opening-philidor-gambit = gambit Philidor
opening-philidor-variation = variante Philidor
opening-pierce-defense = défense Pierce
opening-pierce-gambit = gambit Pierce
opening-pillsbury-variation = variante Pillsbury
opening-pirc-defense = défense Pirc
opening-pirc-variation = variante Pirc
opening-poisoned-pawn-variation = variante du pion empoisonné
opening-polerio-defense = défense Polerio
opening-polish-defense = défense polonaise
opening-polish-opening = ouverture polonaise
opening-polish-variation = variante polonaise
opening-polugaevsky-variation = variante Polougaïevski
opening-ponziani-countergambit = contre-gambit Ponziani
opening-ponziani-opening = ouverture Ponziani
opening-portuguese-gambit = gambit portugais
opening-portuguese-opening = ouverture portugaise
opening-positional-variation = variante positionnelle
opening-prague-variation = variante de Prague
opening-przepiorka-variation = variante Przepiorka
opening-pseudo-queens-indian-defense = défense pseudo-ouest-indienne
opening-pterodactyl-defense = défense ptérodactyle
opening-queens-gambit = gambit dame
opening-queens-gambit-accepted = gambit dame accepté
opening-queens-gambit-declined = gambit dame refusé
opening-queens-indian-accelerated = ouest-indienne accélérée
opening-queens-indian-defense = défense ouest-indienne
opening-queens-knight-defense = défense du cavalier dame
opening-queens-knight-variation = variante du cavalier dame
opening-queens-pawn = pion dame
opening-queens-pawn-game = partie du pion dame
opening-quiet-line = ligne calme
opening-quiet-system = système calme
opening-quiet-variation = variante calme
opening-ragozin-defense = défense Ragozine
opening-ranken-variation = variante Ranken
opening-rapport-jobava-system = système Rapport-Jobava
opening-rat-defense = défense du rat
opening-reshevsky-variation = variante Reshevsky
opening-reti-opening = début Réti
opening-reti-variation = variante Réti
opening-reversed-closed-sicilian = sicilienne fermée inversée
opening-reversed-dragon = dragon inversé
opening-reversed-sicilian = sicilienne inversée
opening-richter-attack = attaque Richter
opening-richter-rauzer-variation = variante Richter-Rauzer
opening-richter-variation = variante Richter
opening-richter-veresov-attack = attaque Richter-Veressov
opening-rio-de-janeiro-variation = variante Rio de Janeiro
opening-robatsch-defense = défense Robatsch
opening-romanishin-variation = variante Romanichine
opening-rosenthal-variation = variante Rosenthal
opening-rosentreter-gambit = gambit Rosentreter
opening-rousseau-gambit = gambit Rousseau
opening-rubinstein-attack = attaque Rubinstein
opening-rubinstein-countergambit = contre-gambit Rubinstein
opening-rubinstein-defense = défense Rubinstein
opening-rubinstein-opening = ouverture Rubinstein
opening-rubinstein-system = système Rubinstein
opening-rubinstein-variation = variante Rubinstein
opening-russian-variation = variante russe
opening-ruy-lopez = partie espagnole
opening-salvio-gambit = gambit Salvio
opening-samisch-gambit = gambit Sämisch
opening-samisch-variation = variante Sämisch
opening-saragossa-opening = ouverture de Saragosse
opening-sarratt-defense = défense Sarratt
opening-sarratt-variation = variante Sarratt
opening-scandinavian-defense = défense scandinave
opening-scandinavian-variation = variante scandinave
opening-schallopp-defense = défense Schallopp
opening-schara-gambit = gambit Schara
opening-scheveningen-variation = variante de Scheveningue
opening-schlechter-defense = défense Schlechter
opening-schlechter-variation = variante Schlechter
opening-schliemann-defense = défense Schliemann
opening-scotch-gambit = gambit écossais
opening-scotch-game = partie écossaise
opening-scotch-variation = variante écossaise
opening-scotch-variation-accepted = variante écossaise acceptée
opening-semi-averbakh-system = système semi-Averbakh
opening-semi-classical-variation = variante semi-classique
opening-semi-slav-defense = défense semi-slave
opening-semi-slav-defense-accepted = défense semi-slave acceptée
opening-semi-tarrasch-defense = défense semi-Tarrasch
opening-showalter-variation = variante Showalter
opening-siberian-trap = piège sibérien
opening-siberian-variation = variante sibérienne
opening-sicilian = sicilienne
opening-sicilian-defense = défense sicilienne
opening-sicilian-variation = variante sicilienne
opening-slav-defense = défense slave
opening-smith-morra-gambit = gambit Smith-Morra
opening-smith-morra-gambit-accepted = gambit Smith-Morra accepté
opening-smith-morra-gambit-declined = gambit Smith-Morra refusé
opening-smyslov-defense = défense Smyslov
opening-smyslov-system = système Smyslov
opening-smyslov-variation = variante Smyslov
opening-sodium-attack = ouverture Durkin
opening-sokolsky-variation = variante Sokolski
opening-sozin-attack = attaque Sozine
opening-sozin-variation = variante Sozine
opening-spanish-countergambit = contre-gambit espagnol
opening-spanish-variation = variante espagnole
opening-spassky-system = système Spassky
opening-spassky-variation = variante Spassky
opening-spielmann-variation = variante Spielmann
opening-st-george-defense = défense Saint-Georges
opening-st-petersburg-variation = variante Saint-Pétersbourg
opening-stahlberg-variation = variante Stahlberg
opening-staunton-cochrane-variation = variante Staunton-Cochrane
opening-staunton-gambit = gambit Staunton
opening-steiner-attack = attaque Steiner
opening-steiner-variation = variante Steiner
opening-steinitz-defense = défense Steinitz
opening-steinitz-defense-deferred = défense Steinitz différée
opening-steinitz-gambit = gambit Steinitz
opening-steinitz-variation = variante Steinitz
opening-stockholm-variation = variante de Stockholm
opening-stoltz-attack = attaque Stoltz
opening-stoltz-variation = variante Stoltz
opening-stonewall-variation = variante Stonewall
opening-suhle-defense = défense Suhle
opening-sveshnikov-variation = variante Svechnikov
opening-swedish-variation = variante suédoise
opening-swiss-variation = variante suisse
opening-symmetrical-defense = défense symétrique
opening-symmetrical-variation = variante symétrique
opening-szen-variation = variante Szén
opening-taimanov-variation = variante Taïmanov
opening-tarrasch-defense = défense Tarrasch
opening-tarrasch-variation = variante Tarrasch
opening-tartakower-attack = attaque Tartakover
opening-tartakower-defense = défense Tartakover
opening-tartakower-gambit = gambit Tartakover
opening-tartakower-variation = variante Tartakover
opening-teichmann-defense = défense Teichmann
opening-teichmann-variation = variante Teichmann
opening-tennison-gambit = gambit Tennison
opening-thorold-attack = attaque Thorold
opening-three-knights-opening = partie des trois cavaliers
opening-three-knights-variation = variante des trois cavaliers
opening-three-pawns-attack = attaque des trois pions
opening-torre-attack = attaque Torre
opening-torre-system = système Torre
opening-traditional-line = ligne traditionnelle
opening-traditional-system = système traditionnel
opening-traditional-variation = variante traditionnelle
opening-traxler-counterattack = contre-attaque Traxler
opening-trifunovic-variation = variante Trifunovic
opening-trompowsky-attack = attaque Trompowsky
opening-two-knights-attack = attaque des deux cavaliers
opening-two-knights-defense = défense des deux cavaliers
opening-two-knights-variation = variante des deux cavaliers
opening-two-pawns-attack = attaque des deux pions
opening-ulvestad-variation = variante Ulvestad
opening-urusov-attack = attaque Ourousov
opening-urusov-gambit = gambit Ourousov
opening-valencia-opening = ouverture de Valence
opening-valencian-variation = variante valencienne
opening-van-geet-opening = ouverture Van Geet
opening-vant-kruijs-opening = ouverture Van’t Kruijs
opening-vienna-gambit = gambit viennois
opening-vienna-game = partie viennoise
opening-vienna-variation = variante viennoise
opening-vulture-defense = défense du vautour
opening-wade-defense = défense Wade
opening-wade-variation = variante Wade
opening-ware-defense = défense Ware
opening-ware-opening = ouverture Ware
opening-winawer-variation = variante Winawer
opening-wing-attack = attaque de l’aile
opening-wing-gambit = gambit de l’aile
opening-with-max-lange-defense = avec défense Max Lange
opening-wormald-attack = attaque Wormald
opening-worrall-attack = attaque Worrall
opening-yugoslav-attack = attaque yougoslave
opening-yugoslav-variation = variante yougoslave
opening-yusupov-rubinstein-system = système Youssoupov-Rubinstein
opening-zaire-defense = défense Zaïre
opening-zaitsev-system = système Zaïtsev
opening-zilbermints-gambit = gambit Zilbermints
opening-zukertort-defense = défense Zukertort
opening-zukertort-opening = ouverture Zukertort
opening-zukertort-variation = variante Zukertort
