language-name = Español
# How numbers and dates are written, and in what order things are sorted.
language-locale = es
# The letters of king, queen, rook, bishop and knight in written moves; { SAN($move) } writes a move with them.
language-pieces = R D T A C

### Top bar

top-language = Idioma
top-new = Nuevo análisis
top-mine = Tus análisis
top-skip = Ir al contenido
top-menu = Menú
top-keys = Atajos de teclado
top-theme = Tema
top-theme-auto = Sistema
top-theme-light = Claro
top-theme-dark = Oscuro
top-noscript = Kibitz necesita JavaScript aquí.
top-noscript-hint = Un análisis insertado (/embed/…) se puede leer sin él.

### What stands at the foot of a page

links-about = Acerca de Kibitz
links-imprint = Aviso legal
links-privacy = Privacidad
links-source = Código fuente

### Addresses

page-title = Kibitz · análisis de partidas que explica el porqué
page-description = Pega una partida de ajedrez: Kibitz analiza cada jugada y la explica con palabras claras.
page-missing = En esta dirección no hay nada.
page-missing-button = Analizar una partida
page-broken = No se ha podido mostrar esta página.
page-broken-why = Algo falló al cargar esta página. No se ha perdido nada: tus partidas y análisis están a salvo en el servidor.
page-broken-button = Recargar
page-lost = Una parte de esta página no se ha cargado. El resto funciona.
# Of a review in the browser's tab: names and result.
page-review-title = { $game } · Kibitz
page-collection-description = Una colección de partidas analizadas jugada a jugada: resultados, precisión y clasificación.
page-mine-description = Los análisis hechos o abiertos en este navegador.
page-game = { $white } – { $black }
page-game-result = { $white } – { $black }, { $result }
page-game-unknown = Análisis de una partida
page-review-description = Una partida analizada jugada a jugada.
page-review-accuracy = Precisión: { $white } frente a { $black }.

### Words of chess

side-white = Blancas
side-black = Negras
piece-p = peón
piece-n = caballo
piece-b = alfil
piece-r = torre
piece-q = dama
piece-k = rey
square-white-p = peón blanco
square-white-n = caballo blanco
square-white-b = alfil blanco
square-white-r = torre blanca
square-white-q = dama blanca
square-white-k = rey blanco
square-black-p = peón negro
square-black-n = caballo negro
square-black-b = alfil negro
square-black-r = torre negra
square-black-q = dama negra
square-black-k = rey negro
square-empty = vacía
spoken-takes = captura en
spoken-becomes = y corona { $piece }
spoken-kingside = enroque corto
spoken-queenside = enroque largo
spoken-check = { $move }, jaque
spoken-mate = { $move }, mate
notice-correct = Editar el texto
result-white = 1–0, ganan las blancas
result-black = 0–1, ganan las negras
result-draw = ½–½, tablas
result-none = Sin resultado indicado
result-going = Partida en juego

### Classes: the name, and as the end of “24. Rxd4 is …”

class-brilliant = Brillante
class-critical = Crítica
class-best = Mejor
class-excellent = Excelente
class-okay = Correcta
class-inaccuracy = Imprecisión
class-mistake = Error
class-blunder = Error grave
class-risky = Arriesgada
class-theory = Teoría
class-forced = Forzada
verdict-brilliant = una jugada brillante
verdict-critical = una jugada crítica
verdict-best = la mejor jugada
verdict-excellent = una jugada excelente
verdict-okay = una jugada correcta
verdict-inaccuracy = una imprecisión
verdict-mistake = un error
verdict-blunder = un error grave
verdict-risky = una jugada arriesgada
verdict-theory = teoría
verdict-forced = una jugada forzada

### Phases and types of endgames

phase-opening = Apertura
phase-middlegame = Medio juego
phase-endgame = Final
phase-endgame-of = Final ({ $type })
endgame-type-pawn = reyes y peones
endgame-type-minor-piece = una pieza menor por bando como máximo
endgame-type-two-minor-piece = dos piezas menores por bando
endgame-type-rook-two-minor-piece = torre y dos piezas menores por bando
endgame-type-rook-vs-rook-unequal-minors = torre por bando, dos piezas menores contra una
endgame-type-rook-vs-minor-piece = torre contra pieza menor
endgame-type-rook = torres, una pieza menor por bando como máximo
endgame-type-double-rook = dos torres y una o dos piezas menores por bando
endgame-type-rook-minor-piece = dos torres y una pieza menor contra menos
endgame-type-heavy-piece = dama y torre por bando
endgame-type-asymmetric-heavy-piece = damas y otras piezas desiguales
endgame-type-queen = damas, una pieza menor por bando como máximo
endgame-type-queen-two-minor-piece = dama y dos piezas menores por bando
endgame-type-strong-material-imbalance = un bando tiene dos piezas como máximo
endgame-type-transitional = queda una dama en el tablero
endgame-type-endgame = Final

### What is exact

exact-words = exacto: { $words }
exact-drawn = tablas
exact-won = { $side ->
    [white] ganan las blancas
   *[black] ganan las negras
}
exact-won-in = { $side ->
    [white] ganan las blancas
   *[black] ganan las negras
} en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
# $side: who is to move.
exact-not-won = { $side ->
    [white] las negras
   *[black] las blancas
} ya no pueden ganar
exact-won-late = { $side ->
    [white] ganan las blancas
   *[black] ganan las negras
}, pero no dentro de la regla de los 50 movimientos

### Numbers

number-thousand = { $number } mil
number-million = { $number } M
number-billion = { $number } mil M
number-percent = { $number } %

### Why a move got its class

why-unjudged = El motor no dio ninguna línea aquí, así que esta jugada no tiene veredicto.
why-forced = Era la única jugada legal.
why-theory = Esta posición está en el libro de aperturas.
why-theory-costs = Es jugada de libro, pero tiene su precio. { $change }
why-theory-named = Esta posición está en el libro de aperturas: { $opening }.
why-gives-mate = Es jaque mate: ninguna jugada puede ser mejor.
why-first = Es la primera opción del motor.
why-proved = Resultó tan buena como la primera opción del motor, { SAN($move) }.
why-offers = Ofrece material, y quien lo acepta pierde: un sacrificio que funciona.
why-leaves = Deja { $pieces } en el aire, y funciona: la posición no empeora.
why-piece = { $piece ->
    [p] el peón
    [n] el caballo
    [b] el alfil
    [r] la torre
    [q] la dama
   *[k] el rey
} de { $square }
# second: the second best move, or "none"; cost: expected points, or "none".
why-critical = Es la única jugada que aguanta: la segunda mejor{ $second ->
    [none] {" "}
   *[other] , { SAN($second) },{" "}
}{ $cost ->
    [none] cuesta mucho más
   *[other] cuesta { $cost } puntos esperados
} (una jugada es crítica si ese coste es de { $from } o más).
why-unknown = Todavía no se han analizado las dos posiciones, la de antes y la de después de esta jugada.
why-loss = Cuesta { $loss } puntos esperados ({ $before } → { $after }); { $verdict } cuesta entre { $from } y { $to }.
why-loss-blunder = Cuesta { $loss } puntos esperados ({ $before } → { $after }); un error grave cuesta { $from } o más.
why-as-good = Tan buena como la primera opción del motor: cuesta { $loss } puntos esperados, y hasta { $to } no cuenta.
why-as-good-as = Tan buena como { SAN($best) }, la primera opción del motor: cuesta { $loss } puntos esperados, y hasta { $to } no cuenta.
why-only = Es la única jugada buena aquí: la segunda mejor{ $second ->
    [none] {" "}
   *[other] , { SAN($second) },{" "}
}{ $cost ->
    [none] cuesta mucho más
   *[other] cuesta { $cost }
}.
why-cost = Las posibilidades de las { $side ->
    [white] blancas
   *[black] negras
} bajan del { $before } al { $after }.
why-costs-nothing = Las posibilidades de las { $side ->
    [white] blancas
   *[black] negras
} apenas cambian ({ $after }).
why-equal = Tan buena como la primera opción del motor, { SAN($move) }.
why-mate-brought = Lleva al mate en { $is }
why-mate-allowed = Permite mate en { $is }
why-mate-gone = Deja pasar mate en { $was }; la evaluación es ahora { $score } para quien movió
why-mate-escaped = Se libra del mate en { $was }; la evaluación es ahora { $score } para quien movió
why-mate-turned = Deja pasar mate en { $was } y permite mate en { $is }
why-mate-turned-round = Se libra del mate en { $was } y ahora da mate en { $is }
why-mate-slower = Sigue dando mate, pero en { $is } en vez de en { $would }
why-mated = Permite mate en { $is }; con la mejor defensa era mate en { $was }
why-sentence = { $change }.
why-sentence-row = { $change }; { $row }.
why-row-below = por debajo de { $high } cuenta como { $verdict }
why-row-from = { $low } o más cuenta como { $verdict }
why-row-between = entre { $low } y { $high } cuenta como { $verdict }
why-row-mated-within = permitir mate en { $high } jugadas o menos cuenta como { $verdict }
why-row-mated-from = permitir mate en { $low } jugadas o más cuenta como { $verdict }
why-row-mated-between = permitir mate en { $low } a { $high } jugadas cuenta como { $verdict }
why-row-later-none = un mate sin retraso cuenta como { $verdict }
why-row-later = un mate con { $low ->
    [one] una jugada
   *[other] { $low } jugadas
} de retraso cuenta como { $verdict }
why-row-later-from = un mate con { $low } jugadas o más de retraso cuenta como { $verdict }
why-row-later-between = un mate con { $low } a { $high } jugadas de retraso cuenta como { $verdict }
why-corrected-not-lower = Las posibilidades de ganar no bajaron, así que no es un fallo.
why-corrected-looked-best = Al principio parecía la mejor, pero resultó ser peor.
why-corrected-slower-mate = Un mate más lento también gana, así que no es un fallo.
why-corrected-decided = La partida ya estaba decidida y lo sigue estando, así que no es un fallo.
why-corrected-already-lost = La partida ya estaba perdida, así que el veredicto es más suave.
why-corrected-reconciled = Las jugadas siguientes mostraron más de lo que el motor vio al principio; el veredicto lo tiene en cuenta.

### The reason: what a move costs or wins on the board
# Moves come as numbered SAN, pieces as small letters; "given" and "taken" are words of docs/reasons.md.
# In Spanish, the attributes of a piece: `.a` has the preposition a ("al peón"), as `reason-from` has; `.en` has en;
# `.at` says where what is won stands ("un peón en e5", "la torre de e5"); `.win` is to win it, of its gender.
reason-the = { $piece ->
    [p] el peón
    [n] el caballo
    [b] el alfil
    [r] la torre
    [q] la dama
   *[k] el rey
}
    .win = { $piece ->
        [r] ganarla
        [q] ganarla
       *[k] ganarlo
    }
reason-who = { $piece ->
    [p] el peón
    [n] el caballo
    [b] el alfil
    [r] la torre
    [q] la dama
   *[k] el rey
}
reason-from = { $piece ->
    [p] al peón
    [n] al caballo
    [b] al alfil
    [r] a la torre
    [q] a la dama
   *[k] al rey
}
reason-given = { $given ->
    [pawn] un peón
    [two_pawns] dos peones
    [three_pawns] tres peones
    [pawns] varios peones
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
    [exchange] la calidad
    [exchange_and_pawn] la calidad y un peón
    [two_pieces] dos piezas
    [two_rooks] las dos torres
    [rook_and_piece] una torre y una pieza
    [queen_and_piece] la dama y una pieza
    [queen_and_rook] la dama y una torre
   *[material] material
}
    .at = { $given ->
        [pawn] { reason-at.en }
       *[other] { reason-at }
    }
reason-taken = { $taken ->
    [none] { "" }
    [pawn] {" "}por un peón
    [two_pawns] {" "}por dos peones
    [three_pawns] {" "}por tres peones
    [knight] {" "}por un caballo
    [bishop] {" "}por un alfil
    [rook] {" "}por una torre
    [queen] {" "}por la dama
    [two_pieces] {" "}por dos piezas
    [two_rooks] {" "}por dos torres
    [rook_and_piece] {" "}por una torre y una pieza
   *[other] {" "}por menos
}
reason-at = { $square ->
    [none] { "" }
   *[other] {" "}de { $square }
}
    .en = { $square ->
        [none] { "" }
       *[other] {" "}en { $square }
    }
reason-mates = Jaque mate.
reason-allows-mate = { $count ->
    [1] Permite mate en 1: { SAN($move) }.
   *[other] Permite mate en { $count }: { SAN($move) }.
}
reason-misses-mate = { $count ->
    [1] Deja pasar un mate en 1: { SAN($move) }.
   *[other] Deja pasar un mate en { $count }: { SAN($move) }.
}
reason-shortens = { $count ->
    [1] Adelanta el mate una jugada; la partida ya estaba perdida.
   *[other] Adelanta el mate { $count } jugadas; la partida ya estaba perdida.
}
reason-prolongs = { $count ->
    [1] Había mate en 1: { SAN($move) }.
   *[other] Había un mate más rápido: { SAN($move) } da mate en { $count }.
}
reason-no-recapture = No recaptura en { $square }: { SAN($move) }.
reason-hangs = { $how ->
    [moved] Se deja { reason-the }
    [left] Deja { reason-the } de { $square } en el aire
    [unguarded] Deja de defender { reason-the } de { $square }
   *[open] Deja al descubierto { reason-the } de { $square }
}: { SAN($move) }.
reason-gives = Entrega { reason-given }{ reason-taken }: { SAN($move) }.
reason-unguards = Deja { $guarded } sin defensa: tras { SAN($move) } cae también { reason-who } de { $square }.
reason-falls = Tras { SAN($move) } cae { reason-who } de { $square }.
reason-loses = Pierde { reason-given }{ reason-taken }: { SAN($move) }.
reason-misses = Deja pasar { SAN($move) }, que gana { reason-given }{ reason-taken }{ reason-given.at }.
reason-wins-more = { $given ->
    [material] { SAN($move) } gana más.
   *[other] { SAN($move) } gana más: { reason-given }{ reason-taken }{ reason-given.at }.
}
reason-line-loses = { $given ->
    [promotion] En la línea del motor, { SAN($move) } logra coronar un peón.
   *[other] En la línea del motor, { SAN($move) } gana { reason-given }{ reason-taken }.
}
reason-line-misses = { $given ->
    [promotion] Mejor, según la línea del motor: { SAN($move) } logra coronar un peón.
   *[other] Mejor, según la línea del motor: { SAN($move) } gana { reason-given }{ reason-taken }.
}
reason-leaves = Deja { reason-the } de { $square } a merced de { SAN($move) }, pero ya no importa mucho.
reason-was-there = { SAN($move) } habría ganado { reason-given }, pero ya no importa mucho.
reason-lost-anyway = La partida ya estaba perdida.
reason-still-wins = Aun así sigue ganando.
reason-lets-through = Deja coronar un peón: { SAN($move) }.
reason-brings-through = Deja pasar { SAN($move) }, que logra coronar un peón.
reason-unpunished = Así, el error del rival queda sin castigo.
reason-stalemate = { $name ->
    [gives] { $won ->
        [yes] Ahogado: la victoria se esfuma.
       *[no] El ahogado salva las tablas.
    }
    [allows] Permite el ahogado tras { SAN($move) }.
   *[misses] Deja pasar el ahogado salvador: { SAN($move) }.
}
reason-insufficient = { $won ->
    [yes] Con lo que queda no se puede dar mate: la victoria se esfuma.
   *[no] Con lo que queda no se puede dar mate: tablas.
}
reason-repetition = { $name ->
    [gives] { $won ->
        [yes] La posición se repite por tercera vez: tablas, y la ventaja se esfuma.
       *[no] La posición se repite por tercera vez: tablas.
    }
    [allows] Permite tablas por triple repetición: { SAN($move) }.
    [unclaimed] La posición se repitió por tercera vez: se podían reclamar tablas.
   *[misses] Deja pasar las tablas por triple repetición: { SAN($move) }.
}
reason-perpetual = { $name ->
    [gives] { $won ->
        [yes] Solo logra tablas, por jaque perpetuo.
       *[no] Salva las tablas con jaque perpetuo.
    }
    [allows] Permite el jaque perpetuo: { SAN($move) }.
   *[misses] Deja pasar las tablas por jaque perpetuo: { SAN($move) }.
}
reason-offers = Ofrece { reason-the } de { $square }.
reason-offers-so = Ofrece { reason-the } de { $square }: { SAN($move) }.
reason-mated = { $count ->
    [1] El mate en la próxima jugada es inevitable.
   *[other] El mate en { $count } es inevitable{ $longest ->
        [yes] ; así se aguanta más
       *[no] { "" }
    }.
}
reason-two = { $piece2 ->
    [p] el peón
    [n] el caballo
    [b] el alfil
    [r] la torre
   *[q] la dama
} de { $square2 }
    .a = { $piece2 ->
        [p] al peón
        [n] al caballo
        [b] al alfil
        [r] a la torre
       *[q] a la dama
    } de { $square2 }
reason-no-longer-guards = { $guard ->
    [p] Deja sin defensa { reason-the }{ reason-at }
    [n] El caballo ya no defiende { reason-the }{ reason-at }
    [b] El alfil ya no defiende { reason-the }{ reason-at }
    [r] La torre ya no defiende { reason-the }{ reason-at }
    [q] La dama ya no defiende { reason-the }{ reason-at }
   *[k] El rey ya no defiende { reason-the }{ reason-at }
}
reason-no-longer-covers = { $guard ->
    [p] El peón
    [n] El caballo
    [b] El alfil
    [r] La torre
    [q] La dama
   *[k] El rey
} ya no controla
reason-struck = { $hit ->
    [p] el peón
    [n] el caballo
    [b] el alfil
    [r] la torre
   *[q] la dama
} de { $at }
    .a = { $hit ->
        [p] al peón
        [n] al caballo
        [b] al alfil
        [r] a la torre
       *[q] a la dama
    } de { $at }
reason-took = { $taken ->
    [p] el peón
    [n] el caballo
    [b] el alfil
    [r] la torre
   *[q] la dama
}
reason-rest = { $rest ->
    [none] { "" }
   *[other] : { SAN($rest) }
}
reason-checks-too = { $check ->
    [yes] {" "}y da jaque
   *[no] { "" }
}
reason-with-check = { $check ->
    [yes] {" "}con jaque
   *[no] { "" }
}
reason-forked = { $king ->
    [yes] al rey y { reason-from }{ reason-at }
   *[no] { reason-from }{ reason-at } y { reason-two.a }
}
reason-a-fork = { $fork ->
    [yes] con doble ataque { reason-forked }
   *[no] con ataque simultáneo { reason-forked }
}
reason-refutes = { $does ->
    [mates] {" "}y mate
    [forks] , con doble ataque al rey y { reason-from }{ reason-at }
    [hits] , que ataca { reason-from }{ reason-at } y { reason-two.a }
    [hits-one] , que ataca { reason-from }{ reason-at }
    [traps] , que atrapa { reason-from }{ reason-at }
    [takes] , que captura { reason-the }{ reason-at }
   *[none] { "" }
}
reason-threatened-so = { $does ->
    [forks] , con doble ataque al rey y { reason-from }{ reason-at }
    [hits] , atacando { reason-from }{ reason-at } y { reason-two.a }
    [hits-one] , atacando { reason-from }{ reason-at }
    [traps] , atrapando { reason-from }{ reason-at }
   *[none] { "" }
}
reason-refuted-so = { $does ->
    [forks] {" "}ataca a la vez al rey y { reason-from }{ reason-at }
    [hits] {" "}ataca { reason-from }{ reason-at } y { reason-two.a }
    [hits-one] {" "}ataca { reason-from }{ reason-at }
    [traps] {" "}atrapa { reason-from }{ reason-at }
   *[none] { "" }
}
    .with = { $does ->
        [forks] , con doble ataque al rey y { reason-from }{ reason-at }
        [hits] , con ataque { reason-from }{ reason-at } y { reason-two.a }
        [hits-one] , con ataque { reason-from }{ reason-at }
        [traps] , que atrapa { reason-from }{ reason-at }
       *[none] { "" }
    }
reason-point-takes-and-hits = { SAN($move) } captura { reason-took }{ reason-with-check } y { $uncovers ->
    [yes] descubre un ataque
   *[no] ataca
} { reason-from }{ reason-at }.
reason-point-checks-and-hits = { SAN($move) } da jaque y { $uncovers ->
    [yes] descubre un ataque
   *[no] ataca
} { reason-from }{ reason-at }{ reason-rest }.
reason-point-hits-two = { SAN($move) } ataca { reason-from }{ reason-at } y { $uncovers ->
    [yes] descubre un ataque{" "}
   *[no] { "" }
}{ reason-two.a }{ reason-rest }.
reason-point-skewers = { SAN($move) } ataca { reason-from }{ reason-at } y, detrás, { reason-two.a }.
reason-point-traps = { SAN($move) } atrapa { reason-from }{ reason-at }.
reason-point-uncovers = { SAN($move) } descubre un ataque { reason-from }{ reason-at }{ reason-rest }.
reason-point-hits = { SAN($move) } ataca { reason-from }{ reason-at }{ reason-rest }.
reason-point-chased = { $piece ->
    [n] El caballo de { $square } es expulsado enseguida: { SAN($move) }.
    [b] El alfil de { $square } es expulsado enseguida: { SAN($move) }.
    [r] La torre de { $square } es expulsada enseguida: { SAN($move) }.
   *[q] La dama de { $square } es expulsada enseguida: { SAN($move) }.
}
reason-point-then = { SAN($move) }{ reason-refuted-so }.
reason-point-pins = { SAN($move) } clava { reason-from }{ reason-at } y amenaza con { reason-the.win }.
reason-point-pins-guard = { SAN($move) } clava { reason-from }{ reason-at }, que defiende { $guarded }.
reason-point-attacks-guard = { SAN($move) } ataca { reason-from }{ reason-at }, que defiende { $guarded }.
reason-point-cuts-guard = { SAN($move) } corta el paso { reason-from }{ reason-at }, que defiende { $guarded }.
reason-point-mate-and-hits = { SAN($move) } amenaza { SAN($next) }{ $anew ->
    [yes] {" "}y ataca { reason-from }{ reason-at }
   *[no] , y además { reason-who }{ reason-at } está en el aire
}.
reason-point-threatens-mate = { SAN($move) } amenaza mate: { SAN($next) }.
reason-point-threatens-fork = { SAN($move) } amenaza { SAN($next) }, { reason-a-fork }.
reason-point-threatens = { SAN($move) } amenaza { SAN($next) }.
reason-point-prepares = { SAN($move) } prepara { SAN($next) } y { SAN($then) }, para ganar { reason-the }{ reason-at }.
reason-point-threatens-trap = { SAN($move) } amenaza { SAN($next) }, que atrapa { reason-from }{ reason-at }.
reason-gains-and = { $gain ->
    [takes] { SAN($move) } captura { reason-struck }, y { SAN($reply) }
    [hits] { SAN($move) } ataca { reason-struck.a }, y { SAN($reply) }
   *[none] Tras { SAN($move) }, { SAN($reply) }
}
reason-gains = { $gain ->
    [takes] , que captura { reason-struck }
    [hits] , que ataca { reason-struck.a }
   *[none] { "" }
}
reason-point-fails-to-mate = { reason-gains-and } falla por { SAN($refuted) }{ $count ->
    [1] { "" }
   *[other] {" "}y mate
}.
reason-point-wins = { SAN($move) } gana { reason-the }{ reason-at }.
reason-point-cannot-be-retaken = Tras { SAN($move) } no se puede recapturar: { SAN($line) }{ reason-refuted-so.with }.
reason-point-natural-fails = { reason-gains-and } falla por { SAN($refuted) }{ reason-refutes }.
reason-point-no-guard = { reason-no-longer-guards }: { SAN($move) }.
reason-point-stops = { SAN($move) } impide { SAN($next) }.
reason-point-lets-in = { reason-no-longer-covers } { $where }: { SAN($move) }.
reason-point-lets-in-to-hit = { reason-no-longer-covers } { $where }: { SAN($move) } ataca { reason-from }{ reason-at }.
reason-held = { $guard ->
    [none] { "" }
    [p] : el peón de { $held } está clavado
    [n] : el caballo de { $held } está clavado
    [b] : el alfil de { $held } está clavado
    [r] : la torre de { $held } está clavada
   *[q] : la dama de { $held } está clavada
}
reason-point-takes = { SAN($move) } gana { reason-the }{ reason-at }{ reason-held }.
reason-point-takes-at-once = { SAN($move) } captura { reason-the }{ reason-at }{ reason-with-check }.
reason-point-wins-by = { SAN($move) } gana { reason-the }{ reason-at }.
reason-point-cannot-be-taken = { SAN($move) } no se puede capturar: { SAN($line) }{ reason-refuted-so.with }.
reason-point-threatens-so = { SAN($move) } amenaza { SAN($refuted) }{ reason-threatened-so }.
reason-point-idea = Permite { SAN($move) }, con la idea de { SAN($refuted) }{ reason-threatened-so }.
reason-point-falls = Tras { SAN($move) } se pierde { reason-who }{ reason-at }.
reason-point-not-guarded = Tras { SAN($move) } se pierde { reason-who }{ reason-at }; { SAN($better) } lo evitaba.
reason-point-line-opened = { $by ->
    [b] Abre la línea del alfil
    [r] Abre la línea de la torre
   *[q] Abre la línea de la dama
} hacia { reason-the }{ reason-at }: { SAN($move) }.
reason-point-no-safe-square = { SAN($move) } ataca { reason-from }{ reason-at }, que no tiene casilla segura: { SAN($rest) }.
reason-point-opens-own-king = Abre la línea hacia su propio rey: { SAN($move) }.
reason-point-tears-open = { SAN($move) } destroza la protección del rey: { SAN($next) }.
reason-point-runs = El peón pasado corre: { SAN($move) }.
reason-point-pawn-ending = Tras { SAN($move) } el final de peones { $result ->
    [lost] está perdido
    [won] está ganado
   *[drawn] es tablas
}.
reason-point-opposite-bishops = Tras { SAN($move) } solo quedan alfiles de distinto color.
reason-point-forces = Permite { SAN($move) }.
reason-point-opens-file = Abre la columna { $file } hacia su propio rey: { SAN($move) }.
reason-point-bishop-pair = Renuncia a la pareja de alfiles: { SAN($move) }.
reason-point-trades-queens = Permite el cambio de damas: { SAN($move) }.
reason-point-doubles = { SAN($move) } dobla los peones de la columna { $file }.
reason-point-guards = { SAN($move) } defiende ahora { reason-the }{ reason-at }.
reason-better-takes-and-hits = Era mejor { SAN($move) }, que captura { reason-took }{ reason-with-check } y { $uncovers ->
    [yes] descubre un ataque
   *[no] ataca
} { reason-from }{ reason-at }.
reason-better-checks-and-hits = Era mejor { SAN($move) }, que da jaque y { $uncovers ->
    [yes] descubre un ataque
   *[no] ataca
} { reason-from }{ reason-at }{ reason-rest }.
reason-better-hits-two = Era mejor { SAN($move) }, que ataca { reason-from }{ reason-at } y { $uncovers ->
    [yes] descubre un ataque{" "}
   *[no] { "" }
}{ reason-two.a }{ reason-rest }.
reason-better-skewers = Era mejor { SAN($move) }, que ataca { reason-from }{ reason-at } y, detrás, { reason-two.a }.
reason-better-traps = Era mejor { SAN($move) }, que atrapa { reason-from }{ reason-at }.
reason-better-uncovers = Era mejor { SAN($move) }, que descubre un ataque { reason-from }{ reason-at }{ reason-rest }.
reason-better-hits = Era mejor { SAN($move) }, que gana tiempo atacando { reason-from }{ reason-at }{ reason-rest }.
reason-better-then = Era mejor { SAN($move) }{ reason-refutes }.
reason-better-pins = Era mejor { SAN($move) }, que clava { reason-from }{ reason-at } y amenaza con { reason-the.win }.
reason-better-pins-guard = Era mejor { SAN($move) }: clava { reason-from }{ reason-at }, que defiende { $guarded }.
reason-better-attacks-guard = Era mejor { SAN($move) }: ataca { reason-from }{ reason-at }, que defiende { $guarded }.
reason-better-cuts-guard = Era mejor { SAN($move) }: corta el paso { reason-from }{ reason-at }, que defiende { $guarded }.
reason-better-mate-and-hits = Era mejor { SAN($move) }, que amenaza { SAN($next) }{ $anew ->
    [yes] {" "}y ataca { reason-from }{ reason-at }
   *[no] ; además, { reason-who }{ reason-at } está en el aire
}.
reason-better-threatens-mate = Era mejor { SAN($move) }, que amenaza mate: { SAN($next) }.
reason-better-threatens-fork = Era mejor { SAN($move) }, que amenaza { SAN($next) }, { reason-a-fork }.
reason-better-threatens = Era mejor { SAN($move) }, que amenaza { SAN($next) }.
reason-better-prepares = Era mejor { SAN($move) }, que prepara { SAN($next) } y { SAN($then) }, para ganar { reason-the }{ reason-at }.
reason-better-threatens-trap = Era mejor { SAN($move) }, que amenaza atrapar { reason-from }{ reason-at } con { SAN($next) }.
reason-better-fails-to-mate = Era mejor { SAN($move) }{ reason-gains }: { SAN($reply) } falla por { SAN($refuted) }{ $count ->
    [1] { "" }
   *[other] {" "}y mate
}.
reason-better-wins = Era mejor { SAN($move) }, que gana { reason-the }{ reason-at }.
reason-better-cannot-be-retaken = Era mejor { SAN($move) }; no se puede recapturar: { SAN($line) }{ reason-refuted-so.with }.
reason-better-natural-fails = Era mejor { SAN($move) }{ reason-gains }: { SAN($reply) } falla por { SAN($refuted) }{ reason-refutes }.
reason-better-takes = Era mejor { SAN($move) }, que gana { reason-the }{ reason-at }{ reason-held }.
reason-better-cannot-be-taken = Era mejor { SAN($move) }; no se puede capturar: { SAN($line) }{ reason-refuted-so.with }.
reason-better-threatens-so = Era mejor { SAN($move) }, que amenaza { SAN($refuted) }{ reason-threatened-so }.
reason-better-idea = Era mejor { SAN($move) }, con la idea de { SAN($refuted) }{ reason-threatened-so }.
reason-better-leaves = Era mejor { SAN($move) }, que deja { $square } libre para { reason-the }.
reason-better-falls = Era mejor { SAN($move) }, que gana { reason-the }{ reason-at }.
reason-better-no-safe-square = Era mejor { SAN($move) }: { reason-who }{ reason-at } está bajo ataque y no tiene casilla segura.
reason-better-takes-then = Era mejor { SAN($move) }, que captura { reason-the }{ reason-at }.
reason-won = { $won ->
    [n] , ganando el caballo
    [b] , ganando el alfil
    [r] , ganando la torre
    [q] , ganando la dama
   *[none] { "" }
}
reason-better-order = Era mejor primero { SAN($move) }{ $taken ->
    [none] {" "}
   *[other] , que captura { reason-took },{" "}
}y después { SAN($then) }{ reason-won }.
reason-better-order-hits = Era mejor primero { SAN($move) }, que { $taken ->
    [none] ataca
   *[other] captura { reason-took } y ataca
} { reason-from }{ reason-at }, y después { SAN($then) }{ reason-won }.
reason-better-takes-the-one = Era mejor { SAN($move) }, que captura { reason-the } antes de { SAN($next) }.
reason-better-meets = Era mejor { SAN($move) }: { SAN($reply) } falla por { SAN($refuted) }.
reason-better-avoids-pin = Era mejor { SAN($move) }, que evita la clavada en { $square }.
reason-better-stops = Era mejor { SAN($move) }, que impide { SAN($next) }.
reason-better-stops-hits = Era mejor { SAN($move) }, que impide { SAN($next) } y el ataque { reason-from }{ reason-at }.
reason-better-stops-hits-two = Era mejor { SAN($move) }, que impide { SAN($next) } y el ataque { reason-from }{ reason-at } y { reason-two.a }.
reason-better-runs = Era mejor { SAN($move) }: el peón pasado corre.
reason-better-pawn-ending = Era mejor { SAN($move) }: el final de peones { $result ->
    [lost] está perdido
    [won] está ganado
   *[drawn] es tablas
}.
reason-better-keeps-checking = Era mejor { SAN($move) }, para seguir dando jaques.
reason-better-opposite-bishops = Era mejor { SAN($move) }, que deja solo alfiles de distinto color.
reason-better-trades-queens = Era mejor { SAN($move) }, que cambia las damas{ reason-rest }.
reason-better-doubles = Era mejor { SAN($move) }, que dobla los peones de la columna { $file }.
reason-better-shuts-in = Era mejor { SAN($move) }, que encierra { reason-from }{ reason-at }.
reason-better = Era mejor { SAN($move) }.
reason-better-again = { SAN($move) } seguía siendo mejor.
reason-better-so = Era mejor { SAN($better) }, seguida de { SAN($move) }.
reason-only-legal = { $name ->
    [check] La única forma de salir del jaque.
   *[move] La única jugada legal.
}
reason-only-good = { $name ->
    [win] La única jugada que conserva la victoria.
    [advantage] La única jugada que conserva la ventaja.
    [balance] La única jugada que mantiene el equilibrio.
    [mate] La única jugada que evita el mate.
   *[rest] Todo lo demás pierde más rápido.
}
reason-only-good-so = { $name ->
    [win] La única jugada que conserva la victoria
    [advantage] La única jugada que conserva la ventaja
    [balance] La única jugada que mantiene el equilibrio
    [mate] La única jugada que evita el mate
   *[none] La única jugada buena
}: { SAN($move) } falla por { SAN($refuted) }{ reason-refutes }.
reason-wins = Gana { reason-given }{ reason-taken }{ reason-given.at }.
reason-promotes = Corona una dama.
reason-underpromotes = Subpromoción.
reason-underpromotes-check = Subpromoción: el caballo da jaque.
reason-underpromotes-stalemate = Subpromoción: { SAN($move) } sería ahogado.
reason-mate-follows = { $count ->
    [1] El mate llega en la próxima jugada.
   *[other] El mate llega en { $count }.
}
reason-result-win-to-draw = Deja escapar la victoria: { $was ->
    [0] { $only ->
        [yes] solo ganaba { SAN($move) }
       *[no] { SAN($move) } ganaba
    }
    [1] { SAN($move) } daba mate
   *[other] { SAN($move) } ganaba en { $was } jugadas
}; ahora { $end ->
    [stalemate] el rey está ahogado
   *[other] son tablas
}.
reason-result-win-to-spoilt = Deja escapar la victoria: { $was ->
    [0] { SAN($move) } ganaba
   *[other] { SAN($move) } ganaba en { $was } jugadas
}; ahora llega antes la regla de los 50 movimientos.
reason-result-win-to-loss = Convierte una victoria en derrota: { $was ->
    [0] { $only ->
        [yes] solo ganaba { SAN($move) }
       *[no] { SAN($move) } ganaba
    }
    [1] { SAN($move) } daba mate
   *[other] { SAN($move) } ganaba en { $was } jugadas
}; ahora { $count ->
    [0] se pierde
    [1] hay mate en la próxima jugada
   *[other] se pierde en { $count } jugadas
}.
reason-result-draw-to-loss = Deja escapar las tablas: { $only ->
    [yes] solo aguantaba { SAN($move) }
   *[no] { SAN($move) } aguantaba
}; ahora { $count ->
    [0] se pierde
    [1] hay mate en la próxima jugada
   *[other] se pierde en { $count } jugadas
}.
reason-result-only-wins = La única jugada que gana.
reason-result-only-holds = La única jugada que mantiene las tablas.
reason-result-slower = Gana, pero { $count ->
    [1] una jugada
   *[other] { $count } jugadas
} más tarde que con { SAN($move) }.
reason-result-sooner = Perdía de todos modos, pero así { $count ->
    [1] una jugada
   *[other] { $count } jugadas
} antes que con { SAN($move) }.
reason-result-wins = { $count ->
    [0] Gana.
    [1] Gana: mate en la próxima jugada.
   *[other] Gana: mate en { $count } jugadas.
}
reason-result-holds = Mantiene las tablas.
reason-result-loses = { $count ->
    [0] Pierde, se juegue lo que se juegue.
    [1] Mate en la próxima jugada, se juegue lo que se juegue.
   *[other] Pierde en { $count } jugadas, se juegue lo que se juegue.
}
reason-result-too-slow = Gana, pero no dentro de la regla de los 50 movimientos: tablas.
reason-result-saved = Perdido, de no ser por la regla de los 50 movimientos: tablas.
reason-result-begins-win = Desde aquí el resultado es exacto: { $count ->
    [0] victoria.
    [1] victoria, mate en la próxima jugada.
   *[other] victoria, mate en { $count } jugadas.
}
reason-result-begins-draw = Desde aquí el resultado es exacto: tablas.
reason-result-begins-loss = Desde aquí el resultado es exacto: { $count ->
    [0] derrota.
    [1] derrota, mate en la próxima jugada.
   *[other] derrota, mate en { $count } jugadas.
}
reason-result-solved-win = El final de peones está ganado.
reason-result-solved-draw = El final de peones es tablas.
reason-result-solved-loss = El final de peones está perdido.
reason-ending-opposition = { $as ->
    [better] { SAN($better) } toma la oposición
   *[played] Toma la oposición
}: quien tiene que mover debe ceder.
reason-ending-distant-opposition = { $as ->
    [better] { SAN($better) } toma la oposición distante
   *[played] Toma la oposición distante
}: quien tiene que mover debe ceder.
reason-ending-diagonal-opposition = { $as ->
    [better] { SAN($better) } toma la oposición diagonal
   *[played] Toma la oposición diagonal
}: quien tiene que mover debe ceder.
reason-ending-zugzwang = { $as ->
    [better] Tras { SAN($better) } hay zugzwang recíproco
   *[played] Zugzwang recíproco
}: quien tiene que mover sale perdiendo.
reason-ending-key-square = { $as ->
    [better] { SAN($better) } alcanza una casilla clave: desde { $square } el rey gana
   *[played] Alcanza una casilla clave: desde { $square } el rey gana
}, esté donde esté el otro.
reason-ending-outruns = { $as ->
    [better] Tras { SAN($better) } el peón es inalcanzable
   *[played] El peón de la columna { $file } es inalcanzable
}: el rey está fuera de su cuadrado.
reason-ending-in-square = { $as ->
    [better] Con { SAN($better) } el rey entra
   *[played] El rey entra
} en el cuadrado del peón de { $square }.
reason-ending-breakthrough = { $as ->
    [better] { SAN($better) } es una ruptura
   *[played] Una ruptura
}: se capture como se capture, un peón pasa.
reason-ending-spare = { $as ->
    [better] { SAN($better) } es un tiempo de reserva
   *[played] Un tiempo de reserva
}: ahora tienen que mover las { $side ->
    [white] negras
   *[black] blancas
}.
reason-ending-outside-passed-pawn = { $as ->
    [better] Tras { SAN($better) } decide el peón pasado alejado de { $square }
   *[played] Decide el peón pasado alejado de { $square }
}: sin él no habría victoria.
reason-mate-by = { $name ->
    [backRankMate] Es el mate del pasillo.
    [smotheredMate] Es el mate de la coz.
    [anastasiaMate] Es el mate de Anastasia.
    [arabianMate] Es el mate árabe.
    [bodenMate] Es el mate de Boden.
   *[hookMate] Es el mate del gancho.
}
reason-first = { $first ->
    [p] al peón
    [n] al caballo
    [b] al alfil
    [r] a la torre
    [q] a la dama
   *[k] al rey
}
reason-second = { $second ->
    [p] al peón
    [n] al caballo
    [b] al alfil
    [r] a la torre
    [q] a la dama
   *[k] al rey
}
reason-fork = Doble ataque: { SAN($move) } ataca { reason-first } y { reason-second }.
reason-fork-same = { $piece ->
    [n] Doble ataque: { SAN($move) } ataca a los dos caballos.
    [b] Doble ataque: { SAN($move) } ataca a los dos alfiles.
    [q] Doble ataque: { SAN($move) } ataca a las dos damas.
    [p] Doble ataque: { SAN($move) } ataca a dos peones.
   *[r] Doble ataque: { SAN($move) } ataca a las dos torres.
}
reason-trapped = { $piece ->
    [n] El caballo de { $square } no tiene salida.
    [b] El alfil de { $square } no tiene salida.
    [r] La torre de { $square } no tiene salida.
    [q] La dama de { $square } no tiene salida.
   *[p] El peón de { $square } no tiene salida.
}
reason-trapped-it = { $piece ->
    [r] Está atrapada.
    [q] Está atrapada.
   *[other] Está atrapado.
}
reason-is-pinned = { $piece ->
    [p] El peón de { $square } está clavado.
    [n] El caballo de { $square } está clavado.
    [b] El alfil de { $square } está clavado.
    [r] La torre de { $square } está clavada.
   *[q] La dama de { $square } está clavada.
}
reason-motif = { $name ->
    [skewer] Una enfilada
    [discoveredAttack] Un ataque a la descubierta
    [doubleCheck] Un jaque doble
    [deflection] Por desviación
    [attraction] Por atracción
    [capturingDefender] Se captura al defensor
    [interference] Por interferencia
    [intermezzo] Una jugada intermedia
    [xRayAttack] Un ataque por rayos X
    [zugzwang] Zugzwang
   *[fork] Un doble ataque
}{ $move ->
    [none] .
   *[other] : { SAN($move) }.
}
reason-threat-overlooked = { $mate ->
    [yes] Pasa por alto { SAN($move) }, que amenaza mate.
   *[no] Pasa por alto la amenaza de { SAN($move) }.
}
reason-threat-was = { $side ->
    [white] Las blancas
   *[black] Las negras
} ya { $move ->
    [none] lo amenazaban
   *[other] amenazaban { SAN($move) }
}.
reason-threat-meets = Responde a la amenaza de { SAN($move) }.
reason-threat-met = Era mejor { SAN($better) }, que responde a { SAN($move) }.
reason-and-attacks = { $target ->
    [none] { "" }
   *[other] {" "}y ataca al peón de { $target }
}
reason-develops = { $as ->
    [better] Era mejor { SAN($better) }, que desarrolla { reason-the }{ reason-and-attacks }.
   *[played] Desarrolla { reason-the }{ reason-and-attacks }.
}
reason-recaptures = { $as ->
    [better] Era mejor { SAN($better) }, que recaptura { reason-the }.
   *[played] Recaptura { reason-the }.
}
reason-escapes = { $as ->
    [better] Era mejor { SAN($better) }, que pone a salvo { reason-the }{ reason-with-check }.
   *[played] Pone a salvo { reason-the }{ reason-with-check }.
}
reason-king-castles = Era mejor { SAN($better) }, que pone el rey a salvo.
reason-plan-stops-mate = { $as ->
    [better] Era mejor { SAN($better) }, que evita el mate: { SAN($move) }.
   *[played] Evita el mate: { SAN($move) }.
}
reason-plan-threatens-mate = { $as ->
    [better] Era mejor { SAN($better) }, que amenaza mate: { SAN($move) }.
   *[played] Amenaza mate: { SAN($move) }.
}
reason-activity-takes = { $as ->
    [better] Era mejor { SAN($better) }, que captura { reason-the } de { $square }{ reason-with-check }.
   *[played] Captura { reason-the } de { $square }{ reason-with-check }.
}
reason-activity-attacks = { $as ->
    [better] Era mejor { SAN($better) }, que { $saved ->
        [yes] sale del peligro y ataca
        [check] responde al jaque y ataca
       *[no] ataca
    } { reason-from } de { $square }.
   *[played] { $saved ->
        [yes] Sale del peligro y ataca { reason-from } de { $square }.
        [check] Responde al jaque y ataca { reason-from } de { $square }.
       *[no] Ataca { reason-from } de { $square }.
    }
}
reason-activity-guards = { $as ->
    [better] Era mejor { SAN($better) }, que defiende { reason-the } de { $square }.
   *[played] Defiende { reason-the } de { $square }.
}
reason-activity-centre = { $as ->
    [better] Era mejor { SAN($better) }, que gana espacio en el centro.
   *[played] Gana espacio en el centro.
}
reason-activity-unpins = { $as ->
    [better] Era mejor { SAN($better) }, que deshace la clavada en { $square }.
   *[played] Deshace la clavada en { $square }.
}
reason-activity-seventh = { $as ->
    [better] Era mejor { SAN($better) }, que lleva la torre a la séptima fila.
   *[played] Lleva la torre a la séptima fila.
}
reason-activity-open-file = { $as ->
    [better] Era mejor { SAN($better) }, que sitúa la torre en una columna abierta.
   *[played] Sitúa la torre en una columna abierta.
}
reason-activity-king-walks = { $as ->
    [better] Era mejor { SAN($better) }, que acerca el rey al centro.
   *[played] Acerca el rey al centro.
}
reason-structure-advances = { $as ->
    [better] Era mejor { SAN($better) }, que avanza el peón pasado.
   *[played] Avanza el peón pasado.
}
reason-activity-trades = { $piece ->
    [r] Cambia las torres.
   *[q] Cambia las damas.
}
reason-simplifies-trades = { $piece ->
    [n] Cambia el caballo de { $square }: conviene cuando se va por delante.
    [b] Cambia el alfil de { $square }: conviene cuando se va por delante.
    [r] Cambia las torres: conviene cuando se va por delante.
   *[q] Cambia las damas: conviene cuando se va por delante.
}
reason-pinned-to = { $to ->
    [k] {" "}contra el rey
   *[q] {" "}contra la dama
}
reason-activity-pins = { $as ->
    [better] Era mejor { SAN($better) }, que clava { reason-from } de { $square }{ reason-pinned-to }.
   *[played] Clava { reason-from } de { $square }{ reason-pinned-to }.
}
reason-activity-outpost = { $as ->
    [better] Era mejor { SAN($better) }, que instala el caballo en el puesto avanzado de { $square }.
   *[played] Instala el caballo en el puesto avanzado de { $square }.
}
reason-activity-behind = { $as ->
    [better] Era mejor { SAN($better) }, que sitúa la torre detrás del peón pasado.
   *[played] Sitúa la torre detrás del peón pasado.
}
reason-against = { $target ->
    [none] { "" }
   *[other] , contra el peón de { $target }
}
reason-activity-half-open-file = { $as ->
    [better] Era mejor { SAN($better) }, que sitúa la torre en la columna semiabierta { $file }{ reason-against }.
   *[played] Sitúa la torre en la columna semiabierta { $file }{ reason-against }.
}
reason-activity-blocks-check = { $as ->
    [better] Era mejor { SAN($better) }, que cubre el jaque con { reason-the }{ reason-checks-too }.
   *[played] Cubre el jaque con { reason-the }{ reason-checks-too }.
}
reason-activity-lets-out = { $as ->
    [better] Era mejor { SAN($better) }, que abre paso al alfil de { $square }.
   *[played] Abre paso al alfil de { $square }.
}
reason-activity-fianchetto = { $as ->
    [better] Era mejor { SAN($better) }, que libera { $square } para el alfil.
   *[played] Libera { $square } para el alfil.
}
reason-activity-keeps-out = { $as ->
    [better] Era mejor { SAN($better) }, que quita { reason-from } la casilla { $square }.
   *[played] Quita { reason-from } la casilla { $square }.
}
reason-king-joins-attack = { $as ->
    [better] Era mejor { SAN($better) }, que suma { reason-the } al ataque contra el rey.
   *[played] Suma { reason-the } al ataque contra el rey.
}
reason-structure-stops = { $as ->
    [better] Era mejor { SAN($better) }, que bloquea el peón pasado de { $square }.
   *[played] Bloquea el peón pasado de { $square }.
}
reason-structure-lever = { $as ->
    [better] Era mejor { SAN($better) }, que ataca al peón de { $square }.
   *[played] Ataca al peón de { $square }.
}
reason-structure-supports = { $as ->
    [better] Era mejor { SAN($better) }, que apoya { reason-the } de { $square }.
   *[played] Apoya { reason-the } de { $square }.
}
reason-structure-prepares = { $as ->
    [better] Era mejor { SAN($better) }, que prepara el avance del peón a { $square }.
   *[played] Prepara el avance del peón a { $square }.
}
reason-structure-space-queenside = { $as ->
    [better] Era mejor { SAN($better) }, que gana espacio en el flanco de dama.
   *[played] Gana espacio en el flanco de dama.
}
reason-structure-space-kingside = { $as ->
    [better] Era mejor { SAN($better) }, que gana espacio en el flanco de rey.
   *[played] Gana espacio en el flanco de rey.
}
reason-activity-offers = { $as ->
    [better] Era mejor { SAN($better) }, que ofrece el cambio de { $piece ->
        [r] torres
        [q] damas
        [b] alfiles
        [n] caballos
       *[other] piezas
    }.
   *[played] { $piece ->
        [r] Ofrece el cambio de torres.
        [q] Ofrece el cambio de damas.
        [b] Ofrece el cambio de alfiles.
        [n] Ofrece el cambio de caballos.
       *[other] Ofrece un cambio de piezas.
    }
}

### The panel of the current move

move-label = Esta jugada
move-start = Posición inicial
move-start-opening = Apertura: { $name } ({ $eco }).
move-start-steps = Avanza con → o con la rueda del ratón; { KEY("n") } va al siguiente momento clave.
move-start-touch = Avanza con las flechas de debajo del tablero, o desliza el dedo sobre él.
whose-title = ¿Con qué color jugabas?
whose-neither = Ninguno
whose-kept = El tablero ya está girado hacia tu lado; este navegador recordará tu nombre.
whose-kept-none = De acuerdo. Aquí no se te volverá a preguntar.
move-is = {" "}es { $verdict }
move-is-close = {" "}es { $verdict }, por poco
move-no-verdict = {" "}no tiene veredicto
move-provisional = Provisional: el motor aún está analizando una posición vecina.
move-waits = El motor todavía no ha llegado a esta jugada.
move-not-judged = Esta jugada no se evaluó: el análisis terminó antes.
move-points = { $side ->
    [white] Posibilidades de las blancas
   *[black] Posibilidades de las negras
}
move-points-label = Posibilidades de las { $side ->
    [white] blancas
   *[black] negras
}: { $before } antes, { $after } después
# signs: the punctuation of the PGN's author: "!?"
move-author = comentarista: { $signs }
move-said-show = Mostrar en el tablero
move-said-play = Ver estas jugadas en el tablero
how-title = ¿Por qué este veredicto?
how-points = Puntos esperados de quien movió: { $before } antes, { $after } después.
how-close = Por poco: con un análisis más largo podría ser { $verdict }.
move-better = { SAN($move) } era mejor
move-better-show = verla
move-idea = ¿Otra idea?
move-idea-try = Pruébala en el tablero
move-idea-how = Haz tu jugada en el tablero: Kibitz te dice cuánto vale.
move-line = Línea del motor
move-variation = Variante de la partida
move-branch-after = { $what }, tras { SAN($move) }.
move-branch-start = { $what }, desde la posición inicial.
move-back = Volver a la partida
move-lines = Líneas del motor
move-lines-before = Líneas donde se dejó la partida
move-line-depth = profundidad { $depth }
move-lines-over = Aquí termina la partida.
move-preview = Primera estimación, hasta que el motor analice esta posición: posibilidades de las blancas, alrededor del { $points }.
move-lines-follow = Las líneas del motor aparecen cuando se ha analizado esta posición.
move-by-rule = según las reglas
move-by-forced = tomada de la posición siguiente
move-by-repetition = ya vista en esta partida
move-by-engine = { $engine } · profundidad { $depth } · { $nodes } nodos

### Board, bar, graph, steps, moves

bar-unknown = Evaluación: aún desconocida
bar-engine = Evaluación { $score }, posibilidades de las blancas { $points }
bar-preview = Evaluación (primera estimación): posibilidades de las blancas { $points }
graph-label = Posibilidades de ganar, jugada a jugada
graph-ply = Media jugada
graph-table = Posibilidades de las blancas jugada a jugada
word-move = Jugada
graph-points = Posibilidades de las blancas
graph-tip = Blancas { $points }
word-class = Categoría
stage-evaluation = Evaluación { $score }
graph-start = Inicio
word-errors = Fallos
graph-near = Ampliar
graph-whole = Partida entera
graph-mate = { $kind ->
    [misses_mate] deja pasar un mate
   *[allows_mate] permite mate
}
steps-previous-key = Momento clave anterior ({ KEY("p") })
steps-first = Al principio (Inicio)
steps-previous = Una jugada atrás (←)
steps-next = Una jugada adelante (→)
steps-last = Al final (Fin)
steps-next-key = Siguiente momento clave ({ KEY("n") })
steps-flip = Girar el tablero ({ KEY("f") })
moves-label = Jugadas
moves-misses-mate = { $count ->
    [1] Había mate en 1
   *[other] Había mate en { $count }
}
player-ahead = Ventaja material: { $lead }

### Report card

report-label = Informe
report-kind = Fórmula de precisión
report-kibitz = Precisión Kibitz
report-lichess = Precisión lichess
report-meaning = Qué es la precisión
report-kibitz-what = La media de todas las jugadas. Una jugada que conserva las posibilidades de su bando vale 100; una que las baja del 70 % al 50 % vale 43. Por eso, unos pocos errores graves entre muchas jugadas buenas dejan una cifra alta.
report-lichess-what = Usa la fórmula de lichess, para que puedas comparar con las partidas de allí. Cada jugada se puntúa por las posibilidades que regala; pesan más las fases tensas y las malas jugadas.
report-yours = Tu precisión
report-judged = { $judged } de { $moves } evaluadas
report-loss = pérdida media { $loss } cp
report-accuracy = precisión
report-start = Repasar
report-no-moments = Sin momentos clave
report-moments-count = { $count ->
    [one] { $count } momento clave
   *[other] { $count } momentos clave
}
report-classes = Jugadas por categoría
report-count = { $class }, { $side ->
    [white] blancas
   *[black] negras
}: { $count }. Ir a la siguiente
report-phases = Precisión por fase
report-phase-move = jugada { $from }
report-phase-moves = jugadas { $from }–{ $to }
report-repertoire = Repertorio
report-from-move = Desde la jugada { $number }
report-moments = Momentos clave
panels-moments = Momentos
report-turning-point = Punto de inflexión
report-missed-win = Victoria perdida
report-missed-mate = Mate perdido
report-missed-material = Ocasión perdida
report-misses = Ocasiones perdidas
report-swing = Cambio en las posibilidades de quien movió

### What is usual at a rating

typical-title = Comparado con partidas { $control ->
    [bullet] bullet
    [blitz] blitz
    [rapid] rápidas
   *[classical] clásicas
} de jugadores de { $from }–{ $to } en lichess
typical-accuracy = Precisión { $value } %: más alta que en el { $low }–{ $high } % de sus partidas.
typical-errors = { $count ->
    [0] Ningún error ni error grave
    [one] 1 error o error grave
   *[other] { $count } errores y errores graves
} en { $moves } jugadas: menos por jugada que en el { $low }–{ $high } % de sus partidas.
typical-theory = { $count ->
    [0] Ninguna jugada de teoría
    [one] 1 jugada de teoría
   *[other] { $count } jugadas de teoría
}: más que en el { $low }–{ $high } % de sus partidas.
typical-note = Según una partida de cada uno de { $players } jugadores así, a profundidad estándar; una muestra de ese tamaño solo permite dar un intervalo.

### The story of a game: at most three sentences
# move, one, other: numbered SAN with its mark, "21.Rc1?"; how: one of story-how-… or nothing; given and taken as in "The reason".
# In Spanish an end is always a sentence of its own, as it begins with "Las blancas"; `.mid`: not at the beginning.

story-side = { $side ->
    [white] Las blancas
   *[black] Las negras
}
    .mid = { $side ->
        [white] las blancas
       *[black] las negras
    }
story-much = { $much ->
    [winning] una posición ganadora
   *[better] ventaja
}
    .back = { $much ->
        [winning] devolvieron la ventaja
       *[better] la devolvieron
    }
story-how-allows-mate = , que permitió mate en { $count ->
    [1] 1
   *[other] { $count }
}
story-how-misses-mate = , que dejó pasar un mate en { $count ->
    [1] 1
   *[other] { $count }
}
story-how-allows-mate-by = { story-how-allows-mate }: { SAN($line) }
story-how-misses-mate-by = { story-how-misses-mate }: { SAN($line) }
story-how-hangs = , que dejó { reason-given } en el aire
story-how-loses = , que costó { reason-given }{ reason-taken }
story-how-misses-win = , que dejó pasar la ocasión de ganar { reason-given }{ reason-taken }
story-how-no-recapture = , que no recapturó en { $square }
story-how-result = , que dejó escapar { $kind ->
    [win] la victoria
   *[draw] las tablas
}
story-how-stalemate = , que permitió el ahogado
story-how-repetition = , que permitió tablas por repetición
story-how-perpetual = , que permitió el jaque perpetuo
story-how-trouble = { $nth ->
    [1] {" "}en apuros de tiempo
   *[other] , el { $nth ->
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
       *[other] siguiente
    } error de { story-side.mid } en apuros de tiempo
}{ $how }
story-when-after = {" "}tras { SAN($move) }
story-when-move = {" "}desde la jugada { $number }
story-when-start = {" "}desde el principio
story-gain = { $gain ->
    [won] ganaron { reason-given }
   *[was] tuvieron { story-much }
}{ $when }
    .back = { $gain ->
        [won] devolvieron la ventaja
       *[was] { story-much.back }
    }
    .slip = { $gain ->
        [won] dejaron escapar la ventaja
       *[was] la dejaron escapar
    }
story-level = La partida estuvo igualada de principio a fin.
story-even = Ningún bando tuvo ventaja durante mucho tiempo.
story-level-until = { $again ->
    [yes] Después estuvo igualada hasta
   *[no] La partida estuvo igualada hasta
} { SAN($move) }{ $how }.
story-level-won = { $again ->
    [yes] Después estuvo igualada hasta
   *[no] La partida estuvo igualada hasta
} { SAN($move) }{ $how }; desde entonces, { story-side.mid } tenían la partida ganada.
story-level-endgame = La partida llegó igualada al final y siguió así hasta { SAN($move) }{ $how }.
story-opening-grown = { story-side } salieron mejor de la apertura.
story-opening = { story-side } salieron mejor de la apertura, tras { SAN($move) }{ $how }.
story-gradual = { story-side } tuvieron { story-much } desde la jugada { $number }.
story-from-start = { story-side } tuvieron { story-much } desde el principio.
story-for-good = La ventaja definitiva de { story-side.mid } llegó con { SAN($move) }{ $how }.
story-better-after = { story-side } tuvieron { story-much } tras { SAN($move) }{ $how }.
story-lead-back = { story-side } { story-gain }, pero { story-gain.back } con { SAN($move) }{ $how }.
story-lead-lost = { story-side } { story-gain }, pero lo echaron todo a perder con { SAN($move) }{ $how }.
story-lead-slipped = { story-side } { story-gain }, pero poco a poco { story-gain.slip }.
story-changes = La ventaja cambió de manos { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
} veces
story-swings = { story-changes }; el mayor vuelco llegó con { SAN($move) }{ $how }.
story-swings-alone = { story-changes }.
story-again = { story-side } lograron ventaja { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
} veces, pero siempre la dejaron escapar.
story-decided = La partida se decidió con { SAN($move) }{ $how }.
story-decided-end = La partida se decidió con { SAN($move) }{ $how }. { $end }.
story-missed = { SAN($move) } dejó pasar { $kind ->
    [win] la victoria
   *[chance] una ocasión
}
story-missed-what = { SAN($move) } dejó pasar la ocasión de ganar { reason-given }{ reason-taken }
story-missed-mate = { SAN($move) } dejó pasar un mate en { $count ->
    [1] 1
   *[other] { $count }
}
story-missed-both = { $one }; { $other }.
story-earlier = Antes, { $end }
story-unpunished = { SAN($move) } dejó sin castigo { SAN($fault) }
story-costly = { SAN($move) } { $gives ->
    [win] dio a { story-side.mid } una posición ganadora
    [easy] dio a { story-side.mid } una victoria fácil
    [lead] dio ventaja a { story-side.mid }
   *[back] devolvió buena parte de la ventaja
}
story-both-missed = Ambos bandos dejaron pasar la victoria entre las jugadas { $first } y { $last }
story-side-missed = { story-side } dejaron pasar { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
} victorias entre las jugadas { $first } y { $last }
story-errors = Hubo otros { $count ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
} errores costosos entre las jugadas { $first } y { $last }
story-won-alone = Desde { SAN($move) }, { story-side.mid } tenían la partida ganada.
story-won = Desde { SAN($move) }, la partida estaba ganada. { $end }.
story-but-end = Pero { $missed }, sin consecuencias. { $end }.
story-late = { $missed }.
story-late-end = { $missed }. { $end }.
story-end = { $end }.
story-state = { $state ->
    [won] {" "}con la partida ganada
    [better] {" "}con mejor posición
    [level] {" "}en posición igualada
   *[lost] { "" }
}
story-drawn-state = { $state ->
    [won] , aunque { story-side.mid } tenían la partida ganada
    [better] , aunque { story-side.mid } estaban mejor
   *[level] { "" }
}
story-end-mate = { story-side } dieron mate con { SAN($move) }
story-end-resignation = { story-side } abandonaron{ story-state }
story-end-time = { story-side } perdieron por tiempo{ story-state }
story-end-abandoned = { story-side } dejaron la partida{ story-state }
story-end-unknown = { story-side } ganaron{ $state ->
    [won] {" "}desde una posición perdida
    [better] {" "}desde una posición peor
    [level] {" "}desde una posición igualada
   *[lost] { "" }
}
story-end-stalemate = Tablas por ahogado
story-end-material = Tablas: ningún bando podía ya dar mate
story-end-repetition = Tablas por repetición{ story-drawn-state }
story-end-moves = Tablas por la regla de los 50 movimientos{ story-drawn-state }
story-end-agreement = Tablas de común acuerdo{ story-drawn-state }
story-end-time-drawn = Tablas: se agotó el tiempo, pero no quedaba material para dar mate
story-end-draw = Tablas{ story-drawn-state }
story-end-going = La partida sigue en juego; tras { SAN($move) } { $state ->
    [won] { story-side.mid } van ganando
    [better] { story-side.mid } están mejor
   *[level] la posición está igualada
}
story-end-unfinished = La partida se interrumpe tras { SAN($move) }{ $state ->
    [won] {" "}con { story-side.mid } ganando
    [better] {" "}con ventaja de { story-side.mid }
   *[level] {" "}en una posición igualada
}

### What is done of what

status-judged = { $moves ->
    [one] { $judged } de { $moves } jugada evaluada
   *[other] { $judged } de { $moves } jugadas evaluadas
}
status-said-running = El análisis está en marcha
status-said-share = { $share } de las jugadas evaluadas
status-done = Analizada
status-nodes-each = { $nodes } nodos por posición
status-nodes = { $nodes } nodos
status-lines = { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
}
status-rules-seed = calificado con umbrales fijos
status-ahead = { $count ->
    [one] En espera: { $count } análisis por delante
   *[other] En espera: { $count } análisis por delante
}
status-waiting = Esperando un motor libre
status-preparing = Preparando finales exactos para esta partida. Tarda unos minutos y se hace una sola vez
status-solving = Resolviendo el final de peones. Tarda un minuto o más, y la primera vez algo más. Los veredictos de esa parte aún pueden cambiar
status-stopped = Detenido
status-seen = Sin conexión: el análisis tal como se cargó aquí por última vez, { $when }
status-lost = Conexión perdida, reconectando
status-stop = Detener
status-continue = Continuar
status-retry = Reintentar

### Review

review-gone = Aquí no hay ningún análisis.
review-gone-why = Se ha borrado, ha caducado o el enlace está incompleto.
review-failed = Eso no ha funcionado.
review-offline = Estás sin conexión.
review-not-kept = Este análisis está en el servidor, y este navegador no lo ha abierto hace poco.
review-versus = –
review-report = Informe
review-panels = Paneles
review-keys-hint = { KEY("n") } va al siguiente momento clave; { KEY("p") }, al anterior.
review-touch-hint = Los botones con estrella llevan al momento clave siguiente y al anterior.
review-delete = ¿Borrar este análisis?
review-delete-why = El enlace y todas las inserciones dejan de funcionar al instante. No se puede deshacer.
share-link = Copiar enlace
share-copied = Copiado.
share-embed = Insertar
share-embed-title = Análisis de una partida de ajedrez
share-pgn = Archivo PGN
share-delete = Borrar
share-refused = Tu navegador no permite copiar aquí.
dialog-close = Cerrar
storage-not-kept = El almacenamiento de este navegador está lleno o bloqueado: tus ajustes, notas y entrenamientos se pierden al salir.
dialog-keep = Conservar
keys-steps = Una jugada atrás, adelante
keys-ends = Al principio, al final
keys-moments = Momento clave siguiente, anterior
keys-best = Hacer la mejor jugada en el tablero
keys-flip = Girar el tablero
keys-single = Aquí puedes cambiar los atajos de una sola tecla; en los ajustes puedes desactivarlos todos.
keys-single-off = Los atajos de una sola tecla están desactivados en los ajustes.
keys-change = Tecla para: { $what } (por defecto, { $standard })
keys-taken = { $key } ya está en uso.
keys-as-they-come = Restablecer
keys-drill = Al entrenar: pista, solución, reintentar, por qué, jugar desde aquí
keys-help = Mostrar esta lista
keys-space = espacio
keys-escape = Esc

### Start

# A line is a line; what stands between stars is set off.
start-title = Toda partida merece
    un *buen mirón*.
start-lead = Pega una partida. Kibitz mira por encima de tu hombro y te dice qué tal fue cada jugada, y por qué.
start-live = Sin esperas
start-live-how = Los primeros veredictos salen al momento; el resto llega mientras repasas la partida.
start-why = La razón, no solo una nota
start-why-how = Qué pieza quedó en el aire, qué mate se escapó, qué jugada era mejor: con palabras claras y sobre el tablero.
start-private = Privada hasta que la compartas
start-private-how = Solo puede abrirla quien tiene el enlace, y puedes borrarla cuando quieras. Sin cuenta ni rastreadores.
start-sample-club = Una partida de club
start-sample-morphy = La noche de Morphy en la ópera, 1858
start-sample-kasparov = Kaspárov – Topálov, 1999
start-game = Tu partida
start-file = Elegir archivo
start-placeholder =
    Pega aquí tu partida (PGN) o suelta un archivo.
    También sirve un enlace a lichess o chess.com, o @nombre.

    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 …

    Bastan las jugadas. Una posición sola (FEN) abre un tablero para probar jugadas.
start-submit = Analizar
start-submit-key = Ctrl ↵
import-fetch = Traer las partidas
import-fetch-one = Traer la partida
import-nothing-chosen = Elige al menos una partida.
import-review-one = Analizar esta partida
start-empty = Pega primero una partida, o abre uno de los análisis de ejemplo.
start-too-large = { $name } es demasiado grande: Kibitz acepta archivos de hasta 1 MB.
name-colon = { $name }:
start-depth = Profundidad
start-fast = Rápido
start-fast-note = un vistazo
start-standard = Estándar
start-standard-note = para casi todas
start-deep = Profundo
start-deep-note = tarda más
start-nodes = { $nodes } posiciones analizadas por jugada
start-more = Más opciones
start-engine = Motor
start-automatic = Automático
start-automatic-engine = Automático ({ $engine })
start-lines = Líneas del motor
start-rules = Calificación
start-rules-kibitz = Kibitz (por defecto)
start-rules-seed = Umbrales fijos
start-classes = Resaltar también
start-sample-title = Análisis de ejemplo
start-sample-more = Más ejemplos
start-position = Abrir el tablero
start-old-letters = El archivo no está en UTF-8. Por las letras de los nombres, se ha leído como { $encoding }. ¿Están bien los nombres?
start-mixed-letters = Las líneas que no están en UTF-8 se han leído como { $encoding }: partida { $games }. ¿Están bien los nombres?
start-letters = Codificación
start-letters-western = Occidental (Windows-1252)
start-letters-central = Centroeuropea (Windows-1250)
start-letters-cyrillic = Cirílica (Windows-1251)
start-lost-letters = En este texto se han perdido letras (�). Elige el archivo original, o suéltalo aquí, para recuperarlas.
start-position-note = Es una posición sin jugadas: abre un tablero en el que puedes probar jugadas con un motor.
start-seen-game = { $moves ->
    [one] 1 partida, 1 jugada
   *[other] 1 partida, { $moves } jugadas
}
with-colon = { $name }: { $value }
start-seen-position = Una posición (FEN)
start-seen-study = Un enlace a un estudio de lichess
start-seen-broadcast = Un enlace a una retransmisión de lichess
start-seen-round = Un enlace a una ronda que Kibitz puede seguir en directo
start-seen-link = Un enlace a una partida de { $site }
start-seen-user = Partidas de @{ $name } en { $site }
start-seen-name = Partidas de @{ $name }
start-for = Para qué sirve Kibitz
start-for-you = Para ti
start-for-you-how = Dónde cambió cada partida y por qué, y tus propios errores como ejercicios.
start-for-trainer = Para tu entrenador
start-for-trainer-how = Toda una temporada de un vistazo, con notas en cada partida.
start-for-club = Para tu club
start-for-club-how = Rondas con tabla cruzada y partidas en directo, y tableros para la web del club.
again-label = Donde lo dejaste
again-title = Lo último que abriste
again-due = { $count ->
    [one] 1 posición para repasar hoy
   *[other] { $count } posiciones para repasar hoy
}
again-follows = Las partidas nuevas llegan solas.

### What a person is told of a game's text

place-move = jugada { $number }, { $side ->
    [white] blancas
   *[black] negras
}
place-variation = { $place } (variante)
place-headers = cabeceras
place-header = cabecera { $name }
place-fen = FEN
fault-variation-closed = Este paréntesis no cierra ninguna variante; se omite.
fault-variation-cut = { $fault } La variante termina antes de esta jugada.
fault-comment-closed = Esta llave no cierra ningún comentario; se omite.
fault-variation-first = Esta variante está antes de la primera jugada; se omite.
fault-more-warnings = { $count ->
    [one] Y una advertencia más.
   *[other] Y { $count } advertencias más.
}
fault-two-fens = Hay dos cabeceras FEN distintas. Deja la de la posición en que empieza la partida.
fault-chess960-guessed = Es una posición de Chess960, así que la partida se lee como Chess960. Si no lo es, añade la cabecera Variant "Standard".
fault-castling-dropped = Los derechos de enroque { $rights } no encajan con la posición: el rey o las torres están en otro sitio. { $left ->
    [none] La partida se lee sin derechos de enroque
   *[other] La partida se lee con { $left }
}.
fault-en-passant-dropped = La casilla de captura al paso { $square } no encaja con la posición. Se omite.
fault-begins-later = Las jugadas empiezan en el número { $number }, pero ninguna cabecera FEN indica la posición. Añade una o pega la partida completa.
fault-no-fen = El texto dice que la partida empieza en otra posición, pero ninguna cabecera FEN la indica. Se toma la posición inicial normal.
fault-broken-off = { $fault } El análisis termina antes de esta jugada. { $count ->
    [one] Se omite esta jugada.
   *[other] Se omiten las últimas { $count } jugadas.
}
fault-case = «{ $move }» no es una jugada. ¿Querías decir { $meant }?
fault-prose-left-out = Se omite el texto que no pertenece a ninguna partida: «{ $text }»
fault-clocks = Los tiempos tienen dos números, y ninguna cabecera TimeControl aclara si son horas y minutos. No se muestran.
fault-header-line = La línea de cabecera «{ $line }» no se puede leer y se omite.
fault-no-square = «{ $move }» no es posible: el tablero no tiene la casilla { $square }.
fault-foreign-piece = «{ $move }» no empieza por una letra inglesa de pieza; el PGN usa K, Q, R, B y N.
fault-result = { $how ->
    [mate] La última jugada es jaque mate
   *[stalemate] La última posición es ahogado, tablas
}, pero el resultado indicado es { $result }.
fault-foreign-letters = Las jugadas se leen con las letras { $king }, { $queen }, { $rook }, { $bishop } y { $knight } para rey, dama, torre, alfil y caballo.
fault-no-move = «{ $move }» no es una jugada.
fault-ambiguous = «{ $move }» es ambigua: la puede jugar más de una pieza.
fault-checkmated = «{ $move }» no se puede jugar: las { $side ->
    [white] blancas
   *[black] negras
} han recibido mate.
fault-stalemated = «{ $move }» no se puede jugar: las { $side ->
    [white] blancas
   *[black] negras
} están ahogadas.
fault-in-check = «{ $move }» no se puede jugar: las { $side ->
    [white] blancas
   *[black] negras
} están en jaque y esta jugada no lo evita.
fault-not-legal = Las { $side ->
    [white] blancas
   *[black] negras
} no pueden jugar «{ $move }» aquí.
fault-header-cut = La cabecera { $name } tiene { $length } caracteres y se ha recortado a { $limit }.
fault-more-headers = { $count ->
    [one] Se ha omitido una cabecera más
   *[other] Se han omitido { $count } cabeceras más
}; Kibitz conserva { $limit }.
fault-comment-cut = Un comentario tiene { $length } caracteres y se ha recortado a { $limit }.
fault-more-games = El archivo contiene { $count ->
    [one] { $count } partida más, que no se analiza aquí
   *[other] { $count } partidas más, que no se analizan aquí
}: { $games }.
fault-more-games-unnamed = El archivo contiene { $count ->
    [one] { $count } partida más, que no se analiza aquí
   *[other] { $count } partidas más, que no se analizan aquí
}: { $games } y { $more } más.

### Why a game is refused

fault-no-game = En este texto no hay ninguna partida. Kibitz lee partidas en PGN o solo con sus jugadas (1.e4 e5 2.Nf3), y posiciones en FEN.
fault-link = Eso es un enlace. Kibitz necesita la partida misma: copia el PGN de esa página y pégalo aquí.
fault-link-lichess = Eso es un enlace a lichess. Abre allí la partida, pulsa «Compartir y exportar» bajo el tablero, copia el PGN y pégalo aquí.
fault-link-study = Eso es un enlace a un estudio de lichess. Ábrelo allí, pulsa «Compartir» (el icono bajo el tablero), después «PGN del estudio» o «PGN del capítulo», y suelta el archivo aquí.
fault-link-chess-com = Eso es un enlace a chess.com. Abre allí la partida, pulsa el icono de compartir junto al tablero, elige «PGN», copia el texto y pégalo aquí.
fault-empty = Todavía no hay nada que analizar: pega el PGN de una partida o sus jugadas.
fault-no-moves = Esta partida no tiene jugadas.
fault-chapter-no-moves = Este capítulo no tiene jugadas.
fault-text-too-large = El texto ocupa { $size } KiB; Kibitz acepta hasta { $limit } KiB.
fault-text-longer = El texto ocupa más de { $limit } KiB, el máximo que acepta Kibitz.
fault-too-many-games = El archivo contiene { $count } partidas o más; Kibitz acepta { $limit } a la vez.
fault-no-game-reviewable = No se puede analizar ninguna partida de este archivo. Partida 1: { $fault }
fault-too-many-plies = La partida tiene { $count } medias jugadas; Kibitz acepta hasta { $limit }.
fault-too-many-variations = La partida tiene { $count } jugadas en variantes; Kibitz acepta hasta { $limit }.
fault-too-many-tokens = La partida tiene más de { $limit } jugadas, comentarios y signos, el máximo que acepta Kibitz.
fault-too-deep-variations = La partida tiene { $count } niveles de variantes; Kibitz acepta hasta { $limit }.
fault-variant = Kibitz analiza ajedrez y Chess960; esta partida es de { $variant }.
fault-fen-unreadable = El FEN «{ $fen }» no se puede leer: { $reason }.
fault-fen-fields = tiene más de seis campos
fault-fen-board = el primer campo no describe ocho filas de ocho casillas
fault-fen-turn = el bando que mueve debe ser w o b
fault-fen-castling = los derechos de enroque deben ser letras como KQkq, o -
fault-fen-en-passant = la casilla de captura al paso debe ser una casilla como e3, o -
fault-fen-halfmoves = el número de medias jugadas desde la última captura o jugada de peón debe estar entre 0 y 9999
fault-fen-number = el número de jugada debe estar entre 0 y 9999
fault-fen-unplayable = La posición «{ $fen }» no se puede jugar: { $reasons }.
fault-and = { $first }; { $second }
fault-no-king = las { $side ->
    [white] blancas
   *[black] negras
} no tienen rey
fault-too-many-kings = hay demasiados reyes
fault-pawn-on-rank = hay un peón en la primera o en la última fila
fault-opposite-check = el bando al que no le toca mover está en jaque
fault-too-many-pawns = las { $side ->
    [white] blancas
   *[black] negras
} tienen más de 8 peones
fault-too-many-pieces = las { $side ->
    [white] blancas
   *[black] negras
} tienen más de 16 piezas
fault-castling = los derechos de enroque no encajan con el tablero
fault-en-passant = la casilla de captura al paso no encaja con el tablero
fault-too-many-checkers = dan jaque al rey más piezas de las posibles
fault-impossible-check = ninguna jugada puede llevar a este jaque
fault-empty-board = el tablero está vacío
fault-variation-open = Aquí empieza una variante que no se cierra.
fault-comment-open = Aquí empieza un comentario con {"{"} que no se cierra.
fault-game-steps = El valor de este juego requiere más de { $limit } pasos; Kibitz no calcula más.
fault-game-depth = Este juego dura más de { $limit } jugadas; Kibitz no calcula tan lejos.
fault-game-number = Un número de este juego es demasiado grande o demasiado preciso para Kibitz.
fault-game-name = El valor de este juego ocupa más de { $limit } caracteres; Kibitz no escribe valores más largos.
fault-game-loopy = En este juego se repite una posición; los juegos así no tienen un valor de este tipo.
fault-game-loopy-name = «{ $name }» es un juego con bucles: puede no acabar nunca, y Kibitz no los calcula.
fault-game-expression-long = La expresión tiene más de { $limit } caracteres; Kibitz no lee más.
fault-game-nesting = La expresión tiene más de { $limit } niveles de anidamiento; Kibitz no lee más.
fault-game-uptimal = Las potencias de { $arrow } se escriben { $arrow }<2>; la suma de las dos primeras, { $arrow }[2].
fault-game-unexpected = Aquí no se esperaba «{ $sign }».
fault-game-ends = La expresión acaba aquí, pero está incompleta.
fault-game-digits = El número tiene más de { $limit } cifras; Kibitz no lee números más largos.
fault-game-dyadic = «{ $number }» no es un número de este tipo: el denominador debe ser una potencia de dos.
fault-game-bars = «{ $bars }» aparece aquí dos veces; indica cuál separa primero: {"{"}a|b||c{"}"} o con llaves.
fault-go-rows = Un tablero debe ser una lista de filas de la misma longitud, de hasta 25 puntos.
fault-go-sign = «{ $sign }» no está permitido en un tablero de go; usa X, O, x, o, . y #.
fault-go-ko = Este juego local es un ko: las posiciones se repiten, así que no tiene un valor de este tipo.
fault-go-open = Esta región es demasiado grande para demostrar que nada puede vivir en ella.
fault-go-seki = Aquí nadie quiere mover, o un bando no puede: el juego no decide el resultado.
fault-go-liberty = Las piedras de { $point } no tienen libertades.
fault-go-sgf = Este SGF no se puede leer: { $reason }.
fault-go-size = El tablero tiene { $size } puntos de ancho; Kibitz acepta hasta { $limit }.
fault-go-point = «{ $point }» no es un punto de este tablero.
fault-go-occupied = { $point } está ocupado: no se puede jugar una piedra ahí.
fault-go-set-up-point = Se coloca una piedra fuera de este tablero.
fault-go-wall = Un cuadrado marca un punto vacío; los cuadrados deben marcar piedras vivas.
fault-go-set-up-liberty = La posición inicial contiene piedras sin libertades.
fault-go-set-up-late = Se colocan piedras después del comienzo; Kibitz solo lee partidas con las piedras colocadas antes de la primera jugada.
fault-go-json = Envía una lista JSON de tableros con filas.
go-local = { $letter }: { $value }. De media, { $mean } puntos para Negro; una jugada aquí gana { $temperature }.
go-local-number = { $letter }: { $value } puntos para Negro; nadie gana nada jugando aquí.
go-local-ko = { $letter }: un ko, que vale entre { $low } y { $high } para Negro.
go-scores = Resultado: { $black } si empieza Negro, { $white } si empieza Blanco.
go-kos = Ko en { $points }: su valor depende de las amenazas en otras partes; el resultado se da para ambos extremos.
go-best = Mejores jugadas: Negro { $black }; Blanco { $white }.
go-may-lose = Hay demasiados juegos locales para sumarlos con exactitud, así que se han usado termógrafos: estas jugadas pierden { $points } como mucho.
go-assumed = Supuesto, no demostrado (en al menos el { $share } % de las partidas de prueba): piedras vivas, Negras { $black }, Blancas { $white }; territorio, con las piedras muertas que contiene, Negras { $blackarea }, Blancas { $whitearea }.
go-by-playouts = Un resultado de las partidas de prueba, no de una suma de juegos locales: lo confirma el { $share } %.
fault-null-move = Una jugada nula no se puede analizar.

### Pawn endings as sums

pawns-queenside = flanco de dama
pawns-centre = centro
pawns-kingside = flanco de rey
pawns-file = columna { $file }
pawns-files = columnas { $first } a { $last }
pawns-group = { $where }: { $value }
pawns-no-groups = ningún bando tiene tiempos de reserva
pawns-and-then = { $one }; { $other }
pawns-and = { $one } y { $other }
pawns-or = { $one } o { $other }
pawns-move = { SAN($move) }
pawns-even = igualado
pawns-number = { $amount ->
    [quarter] un cuarto de tiempo de reserva
    [half] medio tiempo de reserva
    [three] tres cuartos de tiempo de reserva
    [one] un tiempo de reserva
    [part] { $number } de tiempo de reserva
   *[many] { $number } tiempos de reserva
} para las { $side ->
    [white] blancas
   *[black] negras
}
pawns-through = un peón que coronan las { $side ->
    [white] blancas
   *[black] negras
}
pawns-star = una jugada para quien la haga primero
pawns-touch = una pizca a favor de las { $side ->
    [white] blancas
   *[black] negras
}
pawns-switch = { $white } si las blancas mueven primero ahí, { $black } si lo hacen las negras
pawns-range = depende de quién mueva primero ahí: al final { $white }, o { $black }
pawns-near = casi { $number }, pero importa quién mueve primero ahí
pawns-en-passant = depende de una captura al paso
pawns-outcome-l = ganan las blancas, mueva quien mueva
pawns-outcome-r = ganan las negras, mueva quien mueva
pawns-outcome-n = gana quien mueve
pawns-outcome-p = pierde quien tiene que mover

### Exercises (server)

openings-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}: +{ $won } ={ $drawn } -{ $lost }
openings-points = Posibilidades de las blancas tras la apertura: { $points }
openings-faults = un fallo en { $count } de ellas
openings-format = «format» debe ser json o pgn.
exercise-title = Ejercicio { $number }: { $game }
exercise-deck = Errores: { $game }
exercise-question = { $side ->
    [white] Juegan las blancas: ¿qué es mejor que { SAN($move) }?
   *[other] Juegan las negras: ¿qué es mejor que { SAN($move) }?
}
booklet-title = Ejercicios: { $game }
booklet-lead = { $count ->
    [one] 1 posición, tomada de un error en una partida. La solución está al final.
   *[other] { $count } posiciones, cada una tomada de un error en una partida. Las soluciones están al final.
}
booklet-print = Imprime esta página o guárdala como PDF: caben seis diagramas en cada hoja.
booklet-answers = Soluciones
error-exercise-side = «side» debe ser white o black.
error-no-exercises = Aquí no hay ejercicios: ningún análisis ha terminado, o ninguno de sus fallos da un buen ejercicio.

### Pawn endings that are refused (server)

pawns-refused-position = Esta posición no se puede jugar.
pawns-refused-pieces = Kibitz solo puede sumar finales de reyes y peones.
pawns-refused-pawns = Aquí no hay peones que sumar.
pawns-refused-in-check = El bando que mueve está en jaque, así que no puede elegir libremente su jugada.
pawns-refused-check = Un peón cercano a los reyes puede dar jaque, así que su grupo no es independiente.
pawns-refused-large = Estos peones tienen demasiadas posibilidades para sumarlas.
pawns-doubt-kings = No está demostrado que pierda el primer rey que se aparta, así que no se afirma nada.
pawns-doubt-through = Un peón corona, así que aquí no deciden los tiempos de reserva.
pawns-doubt-large = La demostración requiere más posiciones de las que Kibitz examina, así que no se afirma nada.
pawns-doubt-unasked = No se pidió ninguna demostración, así que no se afirma nada.

### Errors (server)

error-not-understood = Kibitz no entiende esta petición.
error-wrong-method = Esta dirección no admite este tipo de petición.
error-wrong-type = Envía la partida como application/json, application/x-chess-pgn o text/plain.
error-wants-json = Envía un objeto como { $example } en application/json.
error-no-host = La petición no tiene la cabecera Host con la que Kibitz formaría una dirección.
error-wrong-host = Kibitz no responde a este nombre. Usa la dirección que te dieron.
error-only-localhost = Este Kibitz solo responde a localhost y 127.0.0.1. Si lo administras y quieres otro nombre, ponlo en KIBITZ_HOSTS y reinícialo.
error-cross-site = Esta petición viene de otro sitio. Solo las páginas de Kibitz, y los programas, pueden crear, detener y borrar análisis.
error-database-away = Kibitz no puede acceder ahora a su base de datos. Vuelve a intentarlo en un momento.
error-request-too-large = La petición ocupa { $size } KiB; Kibitz acepta hasta { $limit } KiB.
error-rate = Demasiadas peticiones ({ $rate }). Vuelve a intentarlo dentro de { $wait }.
error-rate-per = { $amount } por { $unit ->
    [second] segundo
    [minute] minuto
    [hour] hora
   *[day] día
}
error-wait-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
error-wait-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
error-wait-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
embed-gone-title = Nada que mostrar
error-file-not-built = Este Kibitz todavía no puede generar archivos independientes: ejecuta «make setup».
error-file-nothing = Este análisis todavía no tiene una partida que guardar.
error-file-too-large = Como archivo, esta colección ocuparía { $size } MiB; Kibitz escribe hasta 32.
error-no-review = Este análisis no existe. Quizá se haya borrado.
error-no-collection = Esta colección no existe. Quizá se haya borrado.
error-no-player = En esta colección no hay ningún jugador con ese nombre.
error-season-format = Una temporada está disponible en json, csv o html.
season-page-description = Resultados, precisión y tipos de fallo, cada cifra con sus posiciones.
openings-page-description = Las aperturas de estas partidas como árbol: jugadas, resultados, posibilidades tras la apertura y fallos.
repertoire-page-description = Tus aperturas, comparadas con cada partida analizada y listas para entrenar.
season-preview = { $reviewed } de { $games } partidas analizadas: resultados, precisión y tipos de fallo.
error-disconnected = Se ha perdido la conexión.
error-too-many-connections = Hay demasiada gente mirando y no queda sitio para otra conexión en directo. Puedes seguir abriendo y recargando páginas.
error-too-many-reviews-watched = Esta conexión ya sigue { $count } análisis, el máximo. Deja de seguir uno de ellos o abre otra conexión.
error-too-many-collections-watched = Esta conexión ya sigue { $count } colecciones, el máximo. Deja de seguir una de ellas o abre otra conexión.
error-bad-watch = El mensaje debe ser un objeto con un «id».
error-may-not-note = Solo puede hacerlo quien creó este análisis o quien tiene su enlace para el entrenador (cabecera { $header }).
error-not-begun = La partida de este análisis todavía no está lista. Vuelve a intentarlo en un momento.
error-too-many-notes = Este análisis ya tiene { $limit } notas, el máximo. Quita antes alguna.
error-notes-used-up = Las notas de este análisis se han cambiado { $limit } veces. Ya no se pueden cambiar más.
error-note-link-used-up = Las notas de este análisis se han cambiado { $limit } veces. Ya solo puede cambiarlas quien lo creó.
error-too-many-parcels = Ahora mismo se están pasando demasiados datos a otros navegadores. Vuelve a intentarlo en unos minutos o usa el archivo.
error-no-parcel = Este enlace ya se ha usado o ha caducado: funciona una sola vez, durante diez minutos.
error-no-note-link = No hay ningún enlace para el entrenador que anular.
error-not-yours = Solo puede hacerlo quien lo creó (cabecera { $header }).
error-no-game = Esta colección no tiene ninguna partida con ese número.
error-one-game-wanted = Este texto contiene { $count } partidas. Solo una puede ocupar el lugar de otra.
error-too-many-in-collection = Una colección admite { $limit } partidas como máximo, y con estas tendría más.
reviews-alone = Una colección hecha de análisis no admite nada más: quita pgn y follow.
reviews-as-they-are = Los análisis se añaden tal como son: sin otras opciones y con sus nombres.
error-followed = Esta colección sigue una ronda, y su sitio decide lo que contiene. Deja antes de seguirla.
error-forfeit-played = Una partida jugada no puede ser una incomparecencia: usa 1-0, 0-1, 1/2-1/2 o *.
error-last-game = Una colección necesita al menos una partida: borra mejor la colección entera.
error-nothing-stopped = Aquí no se ha detenido nada.
error-collection-ended = En esta colección no hay nada en espera ni en marcha.
error-ended = Este análisis ya ha terminado.
error-cannot-go-on = Este análisis no puede continuar: ha terminado o sigue en marcha.
error-stop-first = Este análisis sigue en espera o en marcha: detenlo primero.
error-not-deeper = Este análisis tiene { $nodes } nodos por posición. Uno más profundo necesita más, hasta { $limit }.
error-unfinished = Tus análisis sin terminar: { $count }. Kibitz admite a la vez { $running } en marcha y { $waiting } en espera. Espera a que termine alguno o detén uno.
error-body-slow = Tus datos llegaron demasiado despacio o se cortaron. Vuelve a intentarlo.
error-bodies-busy = Ya se están recibiendo textos grandes desde tu dirección. Vuelve a intentarlo en unos segundos.
now-slow = Ha tardado demasiado. Vuelve a intentarlo.
file-busy = Se están generando dos archivos para ti, o muchos para otros. Vuelve a intentarlo cuando termine alguno.
file-slow = Este archivo tarda demasiado en generarse. Elige menos partidas.
oembed-format = La respuesta está disponible en json o en xml.
oembed-no-address = «url» debe ser la dirección completa de un análisis, como https://host/r/<id>.
oembed-elsewhere = Este Kibitz solo conoce sus propias direcciones.

### Tables of few men

fault-table-name = «{ $name }» no es una tabla. Escribe las piezas de ambos bandos, reyes incluidos, como KRvKP o KPKP.
table-not-there = Falta la tabla { $name }.
endgame-not-built = La tabla { $name } todavía no se ha generado.
endgame-noted = La tabla { $name } todavía no se ha generado. Ya está en la lista y se generará cuando haya tiempo.
endgame-castling = Ninguna tabla cubre posiciones con derechos de enroque.
endgame-unknown = Aquí ninguna tabla cubre posiciones con { $men } piezas.
tables-without = { $count ->
    [one] Sin la tabla { $names }, el motor estima sus posiciones. { $why }
   *[other] Sin las tablas { $names }, el motor estima sus posiciones. { $why }
}
table-broken = La tabla { $file } está dañada o es de otra versión de Kibitz. No se usa, y se volverá a generar cuando haga falta.
table-too-deep = Algunos mates de { $name } son demasiado largos para las tablas de Kibitz.
table-too-many-men = { $name } tiene { $men } piezas. Kibitz genera tablas de tres a { $limit }.
table-nothing-to-build = { $name } no necesita tabla: nadie puede ganar.
table-too-much = { $name } necesita { $count } tablas con un total de { $megabytes } MB, unos { $minutes } minutos de un núcleo. Un encargo genera { $limit } MB como máximo: encarga antes algunas de las tablas a las que lleva.
table-room-short = { $count ->
    [one] La tabla { $name } ocupa { $megabytes } MB en el disco; hay { $free } MB libres.
   *[other] { $name } necesita { $count } tablas, { $megabytes } MB en el disco; hay { $free } MB libres.
}
table-memory-short = Generar { $name } requiere { $needed } MB de memoria; hay { $free } MB libres.
table-no-memory = No hay memoria suficiente para generar la tabla { $name }.
table-no-room = El disco está lleno: no se ha podido guardar la tabla { $name }.
table-no-access = No se puede escribir la tabla { $name } en la carpeta de datos ({ $reason }).
table-no-compiler = Aquí no se puede generar la tabla { $name }: falta numba o no puede compilar.
table-not-built = No se ha podido generar la tabla { $name }.

### The UCI program, for the logs of chess programs (server)

uci-received = Recibido: { $line }
uci-unknown-command = Orden desconocida: { $line }
uci-debug-form = Después de debug debe ir on u off.
uci-not-loaded = No se ha podido cargar el motor. El motivo está en la salida de errores.
uci-option-no-name = setoption no indica ninguna opción. Escribe setoption name, el nombre, value y el valor.
uci-option-unknown = No existe la opción { $name }.
uci-option-range = { $name } debe ser un número entero de { $least } a { $most }; { $value } se omite.
uci-option-check = { $name } debe ser true o false; { $value } se omite.
uci-option-choice = { $name } debe ser uno de estos valores: { $choices }; { $value } se omite.
uci-nothing = ningún valor
uci-no-memory = No hay memoria suficiente para un Hash de { $asked }; se queda en { $kept }.
uci-position-form = No se puede leer la posición. Escribe startpos, o fen y un FEN, y después moves si hay jugadas.
uci-position-fen = No se puede leer la posición. Esto no es un FEN: { $fen }
uci-position-move = No se puede llegar a la posición: la jugada { $number }, { $move }, no es legal.
uci-go-no-position = No se pudo leer la última posición, así que no hay nada que analizar.
uci-go-number = Después de { $name } debe ir un número entero; se omite.
uci-go-no-moves = searchmoves no indica ninguna jugada; se analizan todas.
uci-go-move = { $move } no es una jugada legal aquí y se omite.
uci-search-failed = La búsqueda falló; se da la mejor jugada encontrada hasta ahora. El motivo está en la salida de errores.

record-itself = El registro
record-counts = El archivo con los recuentos de piezas
record-kings = Cada bando necesita un rey.
record-standard-alone = Lo que juega la gente solo se conoce en ajedrez normal; esta partida empieza como Chess960.
people-off = Este Kibitz no muestra lo que juega la gente.
people-unknown = Kibitz no puede mostrar aquí lo que juega la gente: no está instalado el programa que ejecuta las redes.
record-entries = { $name } tiene { $count } entradas para { $positions } posiciones.
explain-many-lines = Hay { $count } líneas para una posición; el límite es { $limit }.
explain-long-line = Esta línea tiene { $count } jugadas; el límite es { $limit }.
record-score = Cada línea necesita exactamente una evaluación, de las que dan los motores.
report-none = Esto no es un archivo TRF (ninguna línea empieza por 001) ni una lista de jugadores (ninguna columna se llama name).
report-large = No se admiten más de { $players } jugadores, { $rounds } rondas o { $entries } rondas sumando las de todos los jugadores.
place-line = línea { $line }
trf-number = «{ $text }» no es un número de jugador.
trf-twice = El número de jugador { $number } se usa dos veces.
trf-name = El jugador no tiene nombre.
trf-round = Ronda { $round }: «{ $text }» no es rival, color y resultado.
trf-stranger = Ronda { $round }: no existe el jugador { $number }.
trf-disagree = Ronda { $round }: la línea del jugador { $number } dice otra cosa.
trf-team = El equipo nombra a un jugador { $number } que no existe.
trf-no-rounds = Las partidas no tienen número de ronda, y un archivo TRF lo necesita.
list-broken = Esto no es un CSV válido.
list-number = { $name } no es un número: «{ $text }».
list-byes = Escribe los descansos como ronda y puntos, «3=½ 5=0», no como «{ $text }».
wrong-object = { $name } debe ser un objeto.
wrong-list = { $name } debe ser una lista.
wrong-text = { $name } debe ser un texto.
wrong-base64 = { $name } debe ser base64 con las letras A a Z, a a z, 0 a 9, - y _.
wrong-flag = { $name } debe ser true o false.
wrong-decimal = { $name } debe ser un número.
wrong-number = { $name } debe ser un número entero.
wrong-number-from = { $name } debe ser un número entero de al menos { $low }.
wrong-number-between = { $name } debe ser un número entero entre { $low } y { $high }.
wrong-choice = { $name } debe ser uno de estos valores: { $choices }.
wrong-choice-or-null = { $name } debe ser uno de estos valores: { $choices }, o null.
wrong-twice = { $value } aparece dos veces.
wrong-field = Campo desconocido: { $name }.
wrong-missing = Falta { $name }.
wrong-preset-and-nodes = Indica un nivel predefinido o un número de nodos, no ambos.
wrong-too-long = { $name } es demasiado largo: { $limit } como máximo.
wrong-score = { $name } debe ser un objeto con cp o mate, uno de los dos.
wrong-illegal = { $uci } no es legal aquí: { $fen }
wrong-arrow = Las flechas deben ser objetos como { $example }, en red, green, yellow o blue; una casilla marcada apunta a sí misma.
wrong-json = Esto no es un JSON válido.
wrong-day = { $name } debe ser una fecha como 2026-11-22.
wrong-cursor = { $name } debe ser el número de un evento, 0 o más.

### What Kibitz is, whose work it serves (server)

about-what = Kibitz analiza partidas de ajedrez. Un motor examina cada posición, y cada jugada recibe un veredicto y una razón que el tablero demuestra. El análisis crece mientras lo miras, y puedes compartirlo e insertarlo en tu web.
about-data = Solo puede abrir un análisis quien tiene su dirección. No hay cookies ni rastreadores, y todo lo que hay en una página viene de este servidor.
about-version = Versión
about-licence = Licencia
about-source-ask = Kibitz es software libre: quien administra este servidor te da el código fuente si se lo pides.
about-access = Accesibilidad
about-access-claim = Kibitz declara cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA en todas sus páginas y en todos los idiomas. Todo se puede hacer solo con el teclado; un lector de pantalla recibe el tablero como una cuadrícula de casillas, el gráfico como una tabla y cada jugada con su veredicto; ninguna categoría se indica solo por el color; las teclas de una sola letra se pueden cambiar o desactivar; se respetan los colores que impone tu sistema, el texto grande, la reducción de movimiento y las ventanas de 320 píxeles.
about-access-tested = Antes de incorporar cada cambio del programa, axe-core revisa todas las páginas, paneles y diálogos, en claro y en oscuro, en ancho y en estrecho, y se recorren con la tecla Tab; se miden los botones y se cuenta lo que se anuncia. Son pruebas hechas por programas: todavía no las ha confirmado nadie que dependa de un lector de pantalla.
about-access-known = Los nombres, comentarios y títulos de una partida se muestran como los escribieron sus autores, en el idioma que sea. Si algo te impide usar Kibitz, díselo a quien administra este servidor: el contacto está al pie de la página.
about-works = Obras de otros
about-works-lead = Lo que este servidor envía a tu navegador y las redes de otros que usa, cada cosa con su licencia. El nombre de cada licencia enlaza con su texto.
about-kind-pieces = Piezas: el juego de Colin M.L. Burnett, tal como lo dibuja python-chess
about-kind-set = Otro juego de piezas
about-kind-openings = Nombres de aperturas
about-kind-people = Redes que predicen lo que juega la gente (doi 10.1145/3394486.3403219)
about-kind-library = Biblioteca de código
about-kind-font = Tipo de letra
about-kind-engine = Motor que puede funcionar en tu navegador
about-own = La red propia de Kibitz, sus imágenes, sonidos y textos tienen la licencia de Kibitz; el archivo embed.js, que cargan otros sitios, tiene la licencia MIT.
about-viewer = Para tu propio sitio web
about-viewer-what = kibitz-viewer muestra partidas de ajedrez a partir de su PGN en cualquier página, sin servidor. La descarga incluye el script y una página de ejemplo.
about-viewer-get = Descargar kibitz-viewer (ZIP)

### Ends of a run

end-stopped = Detenido antes de que empezara el motor.
end-stopped-after = Detenido tras { $judged } de { $moves } jugadas.
end-deeper-stopped-after = El análisis más profundo se detuvo tras { $judged } de { $moves } jugadas.
end-crashed = Este análisis hizo fallar varias veces el programa que lo ejecuta, así que se abandonó. Prueba a continuarlo más tarde.
end-internal = Algo falló en Kibitz mientras analizaba esta partida. El error ha quedado registrado.
end-log-unreadable = No se puede leer el evento { $seq } de este análisis guardado ({ $fault }). Empieza un análisis nuevo.
end-engine-gone = Este análisis empezó con { $earlier }, que ya no está aquí; { $now } juzgaría de otra forma. Empieza un análisis nuevo.
engine-unknown = No existe el motor { $name }. Elige uno de estos: { $names }.
engine-not-runnable = No se puede ejecutar el motor indicado en los ajustes: { $program }
engine-no-stockfish = Stockfish no está instalado. Instálalo (en Debian: apt-get install stockfish) o indica su programa en los ajustes.
engine-no-script = El Stockfish de WebAssembly no está instalado. Necesita Node y las bibliotecas de la página (npm install).
engine-failed = { $engine } falló { $times } veces en el mismo punto: { $fault }.
engine-not-started = No se ha podido iniciar { $engine } ({ $command }): { $reason }.

### Errors of the connection

error-offline = No se puede contactar con Kibitz. ¿Tienes conexión?
error-http = Kibitz devolvió un error ({ $status }).
error-http-404 = Este análisis no existe.
error-http-413 = Este texto es demasiado grande: Kibitz acepta hasta 1 MB.
error-http-429 = Demasiadas peticiones. Espera un momento y vuelve a intentarlo.
error-http-503 = Kibitz se está reiniciando. Vuelve a intentarlo en un momento.

### Board and moves by hand

board-label = Tablero
board-picked = { $square }, pieza levantada
board-target = { $square }, destino posible
board-picked-up = Pieza levantada: { $piece } en { $square }. Puede ir a { $targets }.
board-stuck = Pieza levantada: { $piece } en { $square }. No tiene ninguna jugada legal.
board-let-go = Pieza devuelta a su casilla.
board-illegal = Esa pieza no puede ir a { $square }.
board-no-rules = No se han podido cargar las reglas del ajedrez. ¿Tienes conexión?
promotion-title = ¿Qué pieza coronas?
move-field-label = Jugar una jugada
move-field-hint = { SAN("Nf3") }, O-O o e2e4
move-field-play = Jugar
move-field-not-legal = «{ $move }» no es una jugada legal aquí.

### Embed

embed-open = Abrir en Kibitz
steps-label = Navegación
embed-back = Atrás
embed-on = Adelante
word-accuracy = Precisión
embed-live = En directo: { $judged } de { $moves } jugadas evaluadas
embed-no-moments = Todavía no hay momentos clave.
embed-pgn-title = Una partida de ajedrez
embed-pgn-noscript = Esta partida necesita JavaScript.
embed-pgn-made = Mostrada por Kibitz
embed-pgn-games = Partida
embed-pgn-empty = En este texto no hay ninguna partida.
embed-pgn-too-large = Este texto ocupa { $size } KiB; Kibitz muestra hasta 1024 KiB.
embed-pgn-place = Jugada { $number }, { $side ->
    [white] blancas
   *[black] negras
}: { $message }
embed-pgn-place-variation = Jugada { $number }, { $side ->
    [white] blancas
   *[black] negras
} (en una variante): { $message }
embed-pgn-no-move = «{ $token }» no es una jugada.
embed-pgn-not-legal = «{ $token }» no se puede jugar aquí.
embed-pgn-null-move = Una jugada nula no se puede mostrar.
embed-pgn-comment-open = Aquí empieza un comentario con {"{"} que no se cierra.
embed-pgn-bad-fen = La posición de la cabecera FEN no se puede leer.
embed-pgn-variant = Kibitz muestra ajedrez y Chess960; esta partida es de { $variant }.
embed-pgn-deep = Las variantes están anidadas a demasiada profundidad.
embed-pgn-after = El texto que sigue al resultado no se muestra.
embed-pgn-cut = La partida se muestra hasta este punto.
embed-pgn-more = { $count ->
    [one] Hay otro punto que no se puede leer o jugar.
   *[other] Hay otros { $count } puntos que no se pueden leer o jugar.
}
embed-menu = Más
embed-menu-copy = Copiar el PGN
embed-menu-select = Este marco no puede copiar: selecciona el texto.
embed-menu-review = Analizar esta partida con Kibitz
embed-menu-explore = Probar esta posición

### The review as text (server)

# What `kibitz review` waits for.
waits-tables = Generando tablas de finales ({ $names }). Tarda unos minutos y se hace una sola vez.

text-close = por poco: un análisis más largo podría decir otra cosa
text-exact = Exacto desde la jugada { $number }.
text-exact-side = { $side ->
    [white] Blancas
   *[black] Negras
}: victoria conservada en { $wins_kept } de { $wins } jugadas, tablas mantenidas en { $draws_held } de { $draws }, { $half_points_lost ->
    [one] { $half_points_lost } medio punto regalado
   *[other] { $half_points_lost } medios puntos regalados
}.

### Images (server)

image-decimal-point = ,
image-better = Era mejor { SAN($move) }
image-points = Posibilidades: del { $before } al { $after }
image-alt = { $title }: posición, gráfico de evaluación y veredicto
image-alt-collection = { $title }: número de partidas, líder y resultados
image-others = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
image-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
image-board-points = { $points } puntos de tablero
image-white-won = { $count } ganadas por las blancas
image-black-won = { $count } ganadas por las negras
image-won = { $count } ganadas
image-lost = { $count } perdidas
image-drawn = { $count } tablas
image-no-result = { $count } sin resultado

### Why: the book's end, the next best move, what taking an offered piece runs into

why-left-book = Aquí la partida sale del libro de aperturas ({ $opening }).
why-next = La segunda mejor, { SAN($move) }, cuesta { $loss }.
why-next-equal = { SAN($move) } es igual de buena.
why-ways = { $count ->
    [1] { "" }
    [2] {" "}de dos maneras
    [3] {" "}de tres maneras
    [4] {" "}de cuatro maneras
   *[other] {" "}de { $count } maneras
}
# pieces: "the rook on e7"; ways: why-ways; answers: ": Kxe7 to Re1+, Qxe7 to Rxc8+" or " to Re1+"; least: per cent of the chances
why-taken-open = El rival puede capturar { $pieces }{ $ways }, y aun así funciona: la posición no empeora.
why-taken-mated = El rival puede capturar { $pieces }{ $ways }; { $count ->
    [1] eso lleva
    [2] ambas llevan
   *[other] todas llevan
} al mate{ $answers }.
why-taken-loses = El rival puede capturar { $pieces }{ $ways }; { $count ->
    [1] eso pierde
    [2] ambas pierden
   *[other] todas pierden
}{ $answers }.
why-taken-fails = El rival puede capturar { $pieces }{ $ways }; aun así queda al menos el { $least } de las posibilidades{ $answers }.
why-answer = a { SAN($capture) } sigue { SAN($answer) }
why-answer-all = {" "}por { SAN($answer) }
why-answer-met = a { SAN($capture) } sigue { SAN($answer) }
why-line-refutes = Refutación
why-line-second = Segunda mejor jugada
why-line-captures = Si se captura
why-lines-other = Otras líneas
why-answers = : { $answers }

### Led through the key moments

moments-place = Momento clave { $at } de { $of }:
moments-end = Ese era el último momento clave.
moments-none-after = No hay más momentos clave.
moments-none-before = No hay ningún momento clave anterior.

### Lines that play on the board

line-label = Jugadas de la línea
line-not-searched = Aún sin analizar

### Drill

drill-start-note = { $count ->
    [one] 1 posición
   *[other] { $count } posiciones
  }
drill-title = Aprender de los errores
drill-leave = Volver a la partida (Esc)
drill-sides = Errores de
drill-side = { $side ->
    [white] Blancas
   *[black] Negras
  } ({ $count })
drill-to-play = Jugada { $number }: juegan las { $side ->
    [white] blancas
   *[black] negras
  }.
drill-question = Aquí jugaste { SAN($move) }, { $verdict }. Busca una jugada mejor.
drill-go-on = { SAN($move) } es correcta, y la respuesta es { SAN($reply) }. ¿Cómo sigue?
drill-list = Posiciones para aprender
drill-item = Jugada { $number }
drill-threat = Jugada { $number }: ¿qué amenazan las { $side ->
    [white] blancas
   *[black] negras
  }?
drill-threat-question = { $move ->
    [none] { "" }
   *[other] La última jugada fue { SAN($move) }.{" "}
  }Haz la siguiente jugada de las { $side ->
    [white] blancas como si las negras
   *[black] negras como si las blancas
  } hubieran pasado.
drill-threat-too = { SAN($move) } también vale.
drill-threat-wrong = No es { SAN($move) }: da a las { $side ->
    [white] blancas
   *[black] negras
  } un { $loss } menos de posibilidades que la amenaza.
drill-hint-piece = Fíjate en { why-piece }.
drill-hint-square = Va a { $square }.
drill-mild = Incluir imprecisiones
# What there is to look for: a word of learn/themes.ts.
drill-look = { $theme ->
    [mate] Busca un mate.
    [fork] Busca un doble ataque.
    [pin] Busca una clavada.
    [skewer] Busca una enfilada.
    [discoveredAttack] Busca un ataque a la descubierta.
    [doubleCheck] Busca un jaque doble.
    [trappedPiece] Se puede atrapar una pieza.
    [backRankMate] Fíjate en la última fila.
    [smotheredMate] Busca un mate de la coz.
    [anastasiaMate] Busca un mate de Anastasia.
    [arabianMate] Busca un mate árabe.
    [bodenMate] Busca un mate de Boden.
    [hookMate] Busca un mate del gancho.
    [recapture] Se puede recapturar algo.
    [win] Se puede ganar material.
    [threat] Mira qué amenaza el rival.
    [allows-mate] La jugada de la partida permitía mate: mira qué amenaza el rival.
    [hangs] Tienes una pieza en el aire.
    [left] La jugada de la partida dejaba una pieza en el aire.
   *[loses] La jugada de la partida perdía material: mira qué puede hacer el rival.
}
drill-better = { SAN($move) } es mejor que { SAN($played) }, pero aún regala un { $loss } de las posibilidades.
drill-checking = Comprobando { SAN($move) }…
drill-point = { SAN($move) } también es correcta.
drill-best = { SAN($move) } es la mejor jugada.
drill-good = { SAN($move) } es buena: un { $loss } de las posibilidades por debajo de la mejor, { SAN($best) }.
drill-wrong = No es { SAN($move) }: regala un { $loss } de las posibilidades.
drill-wrong-played = { SAN($move) } es la jugada de la partida: regaló un { $loss } de las posibilidades.
drill-unknown = { SAN($move) } no está en las líneas del análisis, y ningún motor ha podido comprobarla aquí. No cuenta como intento.
drill-shown = La mejor jugada es { SAN($move) }.
drill-by-review = Según el motor del análisis ({ $engine }).
drill-by-browser = Según { $engine } en tu navegador (profundidad { $depth }).
drill-line-best = La mejor continuación
drill-line-good = Cómo sigue
drill-line-refutes-played = Refutación de { SAN($move) }, la jugada de la partida
drill-act-hint = Pista
drill-act-show = Solución
drill-act-skip = Saltar
drill-act-next = Siguiente
drill-act-finish = Terminar
drill-act-retry = Reintentar
drill-act-why = ¿Por qué no?
drill-act-why-played = ¿Por qué no { SAN($move) }?
drill-act-open = Repetir pendientes
drill-act-again = Empezar de nuevo
drill-act-play = Jugar desde aquí
drill-none = Las { $side ->
    [white] blancas
   *[black] negras
  } no cometieron imprecisiones, errores ni errores graves. Bien jugado: no hay nada que corregir.
drill-none-yet = Hasta ahora no hay fallos de las { $side ->
    [white] blancas
   *[black] negras
  }. El motor sigue en marcha; lo que encuentre aparecerá aquí.
drill-done = { $count ->
    [one] Esa era la única posición.
   *[other] Esas eran las { $count } posiciones.
  }
drill-pause = { $count ->
    [one] La única posición sigue sin resolver.
   *[other] Has visto las { $count } posiciones; algunas siguen sin resolver.
  }
drill-grows = El análisis sigue en marcha: puede haber más.
drill-sum-first = resueltas a la primera
drill-sum-later = resueltas en más intentos
drill-sum-hinted = resueltas con pista
drill-sum-shown = solución mostrada
drill-sum-open = saltadas
drill-by-hand = Para mover una pieza, arrástrala, pulsa dos casillas, o pulsa { $key } y escribe la jugada.
drill-order = Primero, los errores evitables más costosos.

### Read aloud

aloud-title = Leer en voz alta
aloud-free = Manos libres
aloud-moments = Solo momentos clave
aloud-again = Repetir

### Puzzles in embeds

puzzle-wrong = { SAN($move) } no es la jugada. Inténtalo otra vez.
puzzle-other = La solución sigue con otra jugada, no con { SAN($move) }. Inténtalo otra vez.
puzzle-done = Has resuelto { $solved } de { $count } sin ayuda.
puzzle-none = Aquí no hay problemas.
puzzle-none-yet = Aquí todavía no hay problemas.
puzzle-faults = { $count ->
    [one] Una de las { $all } partidas tiene errores, así que pueden faltar problemas.
   *[other] { $count } de las { $all } partidas tienen errores, así que pueden faltar problemas.
 }
puzzle-fault-first = El primero está en la partida { $number }: { $fault }

### Guess the moves

guess-title = Adivinar las jugadas
guess-sides = De quién son las jugadas
guess-question = ¿Qué jugarías?
guess-points = { $points } de { $most } puntos
guess-you = Tú
guess-game = Partida
guess-best = Mejor
guess-beaten = { $ahead ->
    [0] Ninguna de tus { $moves } jugadas fue mejor que la de la partida
    [one] 1 de tus { $moves } jugadas fue mejor que la de la partida
   *[other] { $ahead } de tus { $moves } jugadas fueron mejores que las de la partida
  }; { $level }, igual de buenas.
guess-best-found = { $count ->
    [0] No encontraste ninguna vez la mejor jugada.
    [one] Encontraste la mejor jugada una vez.
   *[other] Encontraste la mejor jugada { $count } veces.
  }
guess-people = Los jugadores de unos { $rating } encontrarían { $count }.
guess-none = Todavía no hay jugadas que adivinar.
guess-copy = Copiar el enlace a este ejercicio

### Exploring

explore-engine = Motor en el navegador ({ KEY("e") })
explore-remove = Quitar la variante { SAN($move) }
explore-own = Tu variante
explore-offline = Estás sin conexión: el motor se carga del servidor la primera vez que lo enciendes.
explore-failed = No se ha podido iniciar el motor en este navegador.
explore-title = Motor en el navegador
explore-loading = Cargando el motor (1,8 MB)…
explore-facts = profundidad { $depth } · { $speed } nodos/s
explore-how-many = Líneas
explore-threat = Amenaza
explore-threat-hint = Lo que jugaría el rival ({ KEY("x") })
explore-threat-wins = Las { $side ->
    [white] blancas
   *[black] negras
} amenazan { SAN($move) }, que { $given ->
    [promotion] logra coronar un peón
   *[other] gana { reason-given }{ reason-taken }{ reason-given.at }
}.
explore-threat-mates = Las { $side ->
    [white] blancas
   *[black] negras
} amenazan mate{ $count ->
    [1] { "" }
   *[other] {" "}en { $count }
}: { SAN($move) }.
explore-threat-move = Las { $side ->
    [white] blancas
   *[black] negras
} jugarían { SAN($move) }.
explore-threat-none = Las { $side ->
    [white] blancas
   *[black] negras
} no amenazan nada.
explore-no-threat = El bando en jaque no puede pasar, así que no hay amenaza que mostrar.
explore-close = Apagar el motor ({ KEY("e") })
explore-mate = Jaque mate. La partida ha terminado.
explore-stalemate = Ahogado. La partida ha terminado.
explore-material = Ningún bando puede dar mate. La partida ha terminado.
explore-play = Jugar desde aquí
position-title = Posición
position-page-description = Prueba jugadas en una posición, con un motor en el navegador.
position-how = Mueve las piezas: tus jugadas aparecen debajo, y el enlace siempre lleva a esta posición.
position-moves = Tus jugadas
position-bad = No se puede montar esta posición.
position-bad-why = El FEN de esta dirección no se puede leer, o la posición no se puede jugar.
editor-page-title = Preparar una posición · Kibitz
editor-title = Preparar una posición
editor-how = Elige una pieza y toca las casillas, o arrastra piezas; las que sacas del tablero desaparecen.
editor-keys = Con el teclado, las flechas recorren el tablero y las letras ponen piezas como en un FEN: N un caballo blanco, n uno negro.
editor-board = Tablero
editor-pieces = Piezas
editor-hand = Mover piezas
editor-erase = Quitar piezas
editor-turn = Juegan
editor-castling = Enroque
editor-start = Posición inicial
editor-clear = Tablero vacío
editor-flip = Girar el tablero
editor-fen-bad = Esto no es un FEN: necesita ocho filas de ocho casillas.
editor-fault = No se puede jugar: { $reasons }.
editor-explore = Explorar esta posición
editor-edit = Cambiar la posición
keys-type = Escribir una jugada
keys-engine = Motor en el navegador; amenaza

### Jugar una posición

play-title = Jugar desde aquí
play-leave = Volver a donde estabas (Esc)
play-side = Juegas con
play-against = Contra
play-rated = Jugadores de { $rating }
play-engine = Motor
play-perfect = Defensa perfecta
play-how-rated = El rival juega lo que juegan en lichess los jugadores con este Elo, lo bueno y lo malo.
play-how-engine = El motor de tu navegador (1,8 MB) juega lo mejor que puede.
play-how-perfect = Se conoce el resultado de esta posición. El rival te lo pone lo más difícil posible.
play-you = Tú
play-task-rated = Juegas con { $side ->
    [white] blancas
   *[black] negras
} contra jugadores de { $rating }.
play-task-engine = Juegas con { $side ->
    [white] blancas
   *[black] negras
} contra el motor.
play-task-perfect = Juegas con { $side ->
    [white] blancas
   *[black] negras
} contra una defensa perfecta.
play-moves = Jugadas hechas
play-your-move = Te toca jugar.
play-answered = { SAN($move) }. Te toca jugar.
play-thinking = El rival está pensando…
play-hint-searching = Buscando una buena jugada…
play-hint-piece = Mueve la pieza marcada.
play-hint-move = { SAN($move) } es buena.
play-over = En esta posición la partida ha terminado.
play-end-won = Jaque mate. Ganas.
play-end-lost = Jaque mate. Pierdes.
play-end-stalemate = Ahogado: tablas.
play-end-material = Ningún bando puede dar mate: tablas.
play-end-repetition = La misma posición por tercera vez: tablas.
play-end-fifty = Cincuenta jugadas sin capturas ni movimientos de peón: tablas.
play-end-resigned = Te has rendido.
play-gone-win = Se escapó la victoria: con el mejor juego son tablas.
play-gone-game = Se escapó la victoria, y con el mejor juego pierdes.
play-gone-draw = Se escaparon las tablas: con el mejor juego pierdes.
play-was-won = La posición estaba ganada.
play-judging = Enviando la partida…
play-no-answer = El rival no tiene respuesta. Inténtalo de nuevo.
play-event = Jugada contra: { $opponent }
play-act-start = Empezar
play-act-retry = Reintentar
play-act-back = Deshacer
play-act-hint = Pista
play-act-resign = Rendirse
play-act-judge = Analizar
play-act-again = Otra vez
play-act-leave = Volver

### What people play

people-title = Lo que juega la gente aquí
people-of-move = Lo que juega la gente
people-rated = Elo de los jugadores
people-rated-about = unos { $rating }
people-rated-given = { $rating } ({ $side })
people-rated-as = { $whose }, mostrado como { $known }
people-rated-choose = Mi Elo: unos…
people-say = Elige tu Elo para ver qué juegan los de tu nivel.
people-share-at = { $share } con { $rating }
people-column-share = la juegan
people-column-cost = coste
people-good = mejor
people-level = { $level ->
    [about] jugadores de un nivel parecido
    [most] jugadores con 1900 de Elo
    [least] jugadores con 1100 de Elo
   *[this] jugadores de este nivel
}
people-odds = { $count } de cada { $of } { people-level }
    .play = { $count ->
        [one] juega
       *[other] juegan
    }
    .find = { $count ->
        [one] encuentra
       *[other] encuentran
    }
    .have = { $count ->
        [one] habría
       *[other] habrían
    }
people-says-natural = { $name ->
    [inaccuracy] Una imprecisión natural
   *[mistake] Un error natural
}: así { people-odds.play } { people-odds }.
people-says-hard = Posición difícil: { people-odds } { people-odds.find } una buena jugada.
people-says-astray = Es fácil equivocarse: { people-odds } { people-odds.play } esto o algo igual de malo.
people-says-easy = { people-odds } { people-odds.find } aquí una buena jugada.
people-says-recapture = { people-odds } { people-odds.have } recapturado aquí.
people-says-trap = Una trampa: { SAN($move) }? es lo que juega la mayoría de los { people-level }.
people-says-rare = Difícil de encontrar: { people-odds } la { people-odds.find }.
people-says-found = { people-odds } la { people-odds.find }.

### Games from other sites

import-site = Sitio
import-player = Nombre de uno de los jugadores
import-note = Kibitz solo contacta con el otro sitio cuando pulsas el botón.
import-note-player = chess.com no entrega partidas sueltas por su enlace. Kibitz busca la partida entre las de este jugador en los últimos doce meses.
import-count = Número de partidas
word-colour = Color
import-both = ambos
import-pace = Ritmo
import-all-paces = todos
import-pace-bullet = bullet
import-pace-blitz = blitz
import-pace-rapid = rápidas
import-pace-classical = clásicas
import-pace-correspondence = correspondencia
import-days = { $days ->
    [one] un día por jugada
   *[other] { $days } días por jugada
}
import-games = Partidas encontradas
import-chosen = { $chosen } de { $count } { $count ->
    [one] partida elegida
   *[other] partidas elegidas
}
import-all = Marcar todas
import-none = Desmarcar todas
import-me = Soy { $name }: girar el tablero hacia mi lado
import-variants = { $count ->
    [one] Se omite una partida porque Kibitz no admite su variante: { $variants }.
   *[other] Se omiten { $count } partidas porque Kibitz no admite sus variantes: { $variants }.
}
import-empty = { $count ->
    [one] Se omite una partida sin jugadas.
   *[other] Se omiten { $count } partidas sin jugadas.
}
import-more = Hay más partidas.

### Games from other sites (server)

import-not-understood = «{ $text }» no es un enlace a partidas ni un nombre que Kibitz pueda buscar. Acepta enlaces a partidas, estudios, retransmisiones y jugadores de lichess, a partidas y jugadores de chess.com, y un nombre con su sitio: @nombre lichess.
import-other-site = Kibitz trae partidas de lichess.org y chess.com, no de { $host }. Copia allí el PGN y pégalo aquí.
import-unknown-page = Kibitz no encuentra partidas en { $page } de { $site }. Acepta enlaces a una partida, un estudio, una ronda retransmitida o un jugador.
import-which-site = ¿{ $name } es un nombre de lichess o de chess.com? Añade el sitio detrás: @{ $name } lichess.
import-no-name = «{ $name }» no puede ser el nombre de un jugador de lichess o chess.com.
import-whose-game = chess.com no entrega partidas sueltas por su enlace. Añade el nombre de uno de los dos jugadores: Kibitz busca la partida entre las suyas.
import-off = Este Kibitz no trae partidas de otros sitios. Copia allí el PGN y pégalo aquí.
import-no-games = { $site } no tiene partidas de { $name } que encajen.
import-not-in-months = Esta partida no está entre las de { $name } de los últimos { $count } meses con partidas. ¿Es el jugador correcto?
import-no-moves = Todavía no hay jugadas.
import-variants-alone = Kibitz no admite ninguna de estas variantes: { $variants }. Analiza ajedrez normal, Chess960 y partidas desde una posición.
app-description = Análisis de partidas de ajedrez: pega una partida, o compártela desde otra aplicación, y mira por qué cada jugada es buena o mala.
import-title-player = { $name } en { $site }

### A live round

follow-note = Kibitz consulta la ronda cada pocos segundos. Las partidas y sus análisis crecen con cada jugada.
follow-submit = Seguir esta ronda en directo
follow-live = En directo
follow-waiting = Esperando jugadas
follow-looked = última consulta { $time }
follow-no-news = Sin novedades desde { $time }
follow-ended = Seguida hasta { $time }
follow-now = Consultar ahora
wait-checking = Consultando…
follow-stop = Dejar de seguir
follow-stop-sure = ¿Dejar de seguir esta ronda?
follow-player = Seguir a un jugador
follow-player-why = Las partidas nuevas de este jugador se añaden solas y se analizan como las demás. Kibitz las busca cada cuarto de hora mientras haya partidas nuevas, y cada pocas horas si no. Empieza por las últimas seis horas y se detiene si nadie abre esta página en treinta días.
follow-player-name = Nombre
follow-player-yes = Seguir
follow-player-on = Las partidas nuevas de { $player } se añaden solas
follow-player-ended = Las partidas nuevas de { $player } se añadieron hasta { $time }
follow-player-stop-sure = ¿Dejar de seguir a { $player }?
follow-player-stop-why = Las partidas de la colección se conservan y sus análisis siguen hasta el final. No se añaden partidas nuevas.
follow-next = próxima consulta { $time }
follow-stop-why = Las partidas de la colección se conservan y sus análisis siguen hasta el final. No se añaden jugadas nuevas, y aquí no podrás volver a seguir la ronda.
import-nothing-there = En { $url } no hay ninguna partida, o no es pública.
import-no-user = En { $site } no hay ningún jugador { $name }.
import-private = { $site } no muestra esto a otros porque es privado. Su dueño puede hacerlo público o copiar el PGN.
import-status = { $site } no puede responder ahora ({ $status }). Vuelve a intentarlo en un momento.
import-unusable = La respuesta de { $site } no se puede leer como partidas. Vuelve a intentarlo más tarde.
import-rest = { $site } ha pedido a Kibitz que vaya más despacio. Vuelve a intentarlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
import-slow = { $site } tarda demasiado en responder. Vuelve a intentarlo en un momento.
import-no-answer = Ahora no se puede contactar con { $site }. Vuelve a intentarlo en un momento.
import-redirect = { $site } redirige a otra dirección, y Kibitz no la sigue.
import-too-large = La respuesta de { $site } ocupa más de { $limit } MiB. Pide menos partidas.
import-host-not-allowed = Este Kibitz no trae nada de { $host }.
reading-slow = Este texto tarda demasiado en leerse. Envía menos partidas, o quita comentarios y variantes.
now-busy = Kibitz está muy ocupado en este momento. Vuelve a intentarlo en unos segundos.
now-failed = No ha funcionado. Vuelve a intentarlo.
error-internal = Algo falló en Kibitz. El error ha quedado registrado; vuelve a intentarlo.
import-crowded = Kibitz ya está trayendo partidas de { $site } para otros, y el sitio solo admite una consulta a la vez. Vuelve a intentarlo en un momento.
follow-no-pgn = En esta dirección no hay ningún PGN.
follow-off = Este Kibitz no sigue rondas ni jugadores.
follow-or-pgn = Una colección tiene partidas propias (pgn) o sigue una ronda (follow), no ambas cosas.
follow-names = No se pueden ocultar los nombres de una ronda que se sigue: vuelven con cada actualización.
follow-too-many = Ya sigues { $count } rondas. Deja una de ellas o espera a que termine.
follow-full = Kibitz ya sigue aquí todo lo que puede ({ $count }). Vuelve a intentarlo más tarde.
follow-not = Esta colección no está siguiendo nada.
follow-already = Esta colección ya sigue algo. Detén eso primero.
follow-unopened = Nadie ha abierto esta colección en treinta días.
follow-room = La colección tiene { $limit } partidas, el máximo. Puedes continuar en una nueva.
follow-enough-today = Aquí se analizan como máximo { $count } partidas nuevas al día. Las demás llegan después.

### Privacy

privacy-names = Ocultar los nombres de los jugadores
privacy-expires = Borrar automáticamente
privacy-never = Nunca
privacy-days = { $days ->
    [one] Tras un día
   *[other] Tras { $days } días
  }
privacy-note = Los nombres, Elos, títulos y equipos se quitan antes de guardar nada. Puedes borrar el análisis cuando quieras con «Borrar» en su página.
privacy-until = Se borrará el { $date }

### Engine in the browser

engine-not-loaded = No se ha podido cargar el motor desde el servidor.
engine-no-webassembly = El motor necesita WebAssembly, que este navegador no admite.
engine-died = El motor del navegador se ha parado. Vuelve a iniciarlo para continuar.

### Deeper

deeper-button = Más a fondo
deeper-title = Analizar más a fondo
deeper-what = Este análisis tiene { $nodes } nodos por posición. El motor vuelve a examinar cada posición con más nodos. Los resultados actuales se conservan hasta que llegan los nuevos.
deeper-about = ≈ { $time }
deeper-changed = Cambios del análisis más profundo
deeper-from-to = { $from } → { $to } nodos por posición
deeper-none = Ninguna jugada ha cambiado de categoría.
deeper-count = { $count ->
    [one] Una jugada ha cambiado de categoría
   *[other] { $count } jugadas han cambiado de categoría
  }
deeper-now = ahora
deeper-marks = Mostrar las categorías anteriores en la lista de jugadas
deeper-was = { $class } antes del análisis más profundo
dialog-cancel = Cancelar
status-judged-deeper = { $moves ->
    [one] Más a fondo: { $judged } de { $moves } jugada reevaluada
   *[other] Más a fondo: { $judged } de { $moves } jugadas reevaluadas
  }
status-stands = completo con { $nodes } nodos por posición
move-provisional-deeper = El análisis más profundo todavía no ha llegado a esta jugada.

### Share menu

share-menu = Compartir
share-copy = Copiar
share-files = Archivos e imágenes
share-html = Análisis en un archivo HTML
share-exercises-pgn = Ejercicios (PGN)
share-exercises-anki = Ejercicios (Anki)
share-booklet = Ejercicios para imprimir
share-pgn-copy = PGN con variantes y comentarios
share-fen = FEN de esta posición
share-png = Imagen de esta posición (PNG)
share-svg = Imagen de esta posición (SVG)
share-card = Tarjeta de esta jugada (PNG)
share-gif = Animación de la partida (GIF)
share-viewer = Visor de PGN para tu sitio web (ZIP)
share-embed-mode = Modo
share-embed-mode-review = Análisis
share-embed-mode-puzzle = Problemas
share-embed-size = Tamaño
share-embed-wide = Ancho
share-embed-medium = Mediano
share-embed-narrow = Estrecho
share-embed-below = Abajo
share-embed-shows = Junto al tablero
share-embed-tables = Qué se muestra
share-embed-graph = Gráfico
share-embed-start = Empezar en esta jugada
share-embed-preview = Vista previa
share-embed-html = HTML, para cualquier página
share-embed-wordpress = WordPress: este enlace en una línea aparte

### Settings

top-settings = Ajustes
settings-board-aubergine = Berenjena
settings-board-walnut = Nogal
settings-board-slate = Pizarra
settings-board-paper = Papel
settings-pieces = Piezas
settings-pieces-cburnett = Colin Burnett
settings-pieces-merida = Merida
settings-pieces-solid = Sólidas
settings-pieces-noto = Noto
settings-notation = Notación
settings-notation-language = Letras (Cf3)
settings-notation-english = Inglés (Nf3)
settings-notation-figurines = Figurines (♘f3)
settings-size = Tamaño del tablero
settings-coordinates = Coordenadas
settings-animation = Animar las jugadas
settings-sounds = Sonidos
settings-keys = Atajos de una tecla (n, p, f …)
settings-kept = Se guarda solo en este navegador.
keys-zoom = Tablero más grande, más pequeño

### Clocks, opening and endgame

clocks-label = Tiempo por jugada
clocks-spent = { SAN($move) }: { $time }
clocks-longest = la reflexión más larga: { $time }
clocks-title = Tiempo gastado: { $time }; restante: { $left }
time-seconds = { $count ->
    [0] menos de un segundo
    [one] 1 segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
time-played = Jugada en { $spent }; en el reloj: { $left }.
time-took = Jugada en { $spent }.
time-left = En el reloj: { $left }.
time-trouble = { $nth ->
    [1] En apuros de tiempo.
   *[other] El { $nth ->
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
       *[other] siguiente
    } error en apuros de tiempo.
}
time-troubles = Errores en apuros de tiempo: blancas { $white ->
    [0] ninguno
   *[other] { $white }
}, negras { $black ->
    [0] ninguno
   *[other] { $black }
}.
place-label = Fase de la partida
place-left = sale del libro con { SAN($move) }
place-book = en el libro
place-left-here = Con esta jugada, la partida sale del libro
place-change = Desde la jugada { $move }: { $type }

### Collections

wait-loading = Cargando…
word-games = Partidas
collection-players = Jugadores
collection-season = Temporada de { $player }
games-count = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
games-of = { $count ->
    [one] de 1 partida
   *[other] de { $count } partidas
}
collection-reviewed = { $reviewed } de { $reviews } analizadas
collection-running = { $count } en marcha
collection-waiting = { $count } en espera
collection-faulty = { $count } sin análisis
collection-round = Ronda
collection-number = N.º
collection-chapter = Capítulo
collection-order = Orden del archivo
collection-result = Resultado
collection-accuracy-white = Precisión blancas
collection-accuracy-black = Precisión negras
collection-blunders = Errores graves
collection-blunders-of = Errores graves: blancas { $white }, negras { $black }
collection-misses-of = Ocasiones perdidas: blancas { $white }, negras { $black }
collection-state = Estado
count-of = { $count } de { $all }
collection-state-waiting = En espera
collection-state-stopped = Detenida
collection-state-failed = Fallida
collection-state-refused = Sin analizar
collection-state-bye = Descanso
collection-state-forfeit = Incomparecencia
collection-state-open = Sin empezar
collection-not-yet = Aún no disponible
collection-sort = Ordenar por
collection-turn = Invertir el orden
collection-open = { $white } – { $black }, { $result }: abrir el análisis
collection-find = Jugador o apertura
collection-any-result = Cualquier resultado
collection-any-round = Todas las rondas
collection-round-of = Ronda { $round }
collection-board-of = Tablero { $board }
collection-game-of = Partida { $number }
collection-nothing = Ninguna partida coincide.
collection-player = Jugador
collection-points = Puntos
collection-faults = Fallos por partida
collection-accuracy-of = Media de { $judged } de { $games } partidas
collection-faults-of = Errores graves, errores e imprecisiones por partida; en total, { $blunders } errores graves, { $mistakes } errores y { $inaccuracies } imprecisiones
collection-bye = descanso
collection-chip = { $points } contra { $opponent }, con { $side ->
    [white] blancas
   *[black] negras
}
collection-all-players = Mostrar los { $count } jugadores
collection-html = Descargar todas (HTML)
collection-pgn = Descargar todas (PGN)
collection-embed-title = Partidas de ajedrez analizadas
season-embed-title = Temporada de ajedrez de un jugador
collection-edit = Editar
collection-delete = ¿Borrar esta colección?
collection-delete-why = «{ $title }» y todos sus análisis se borran, y todos los enlaces e inserciones dejan de funcionar al instante. No se puede deshacer.
collection-stop = Detener todo
collection-stopped-count = { $count } detenidas
collection-stopped = Detenido. Los análisis terminados se conservan.
collection-gone = Aquí no hay ninguna colección.
collection-neighbours = Partidas de la colección
collection-place = Partida { $number } de { $games }
collection-previous = Partida anterior ({ KEY("[") })
collection-next = Partida siguiente ({ KEY("]") })
keys-games = Partida anterior, siguiente de una colección
collection-holds = Este archivo contiene { $count } partidas.
collection-all = Analizar todas como colección
collection-all-why = Recibes un enlace y una tabla que se va llenando. Tus partidas se turnan con las de otras personas.
collection-one = Solo una de ellas
collection-which = Qué partida
collection-submit = Analizar { $count } partidas
collection-too-many = Kibitz acepta hasta { $limit } partidas a la vez; este archivo contiene { $count }. Elige una o divide el archivo.
embed-collection-back = Todas las partidas

### Exact endgames

exact-from-here = exacto desde aquí
exact-from-start = exacto desde el principio
exact-from-move = exacto desde { SAN($move) }
exact-mark = exacto
exact-report = Resultados exactos
exact-report-from = Desde { SAN($move) }, cada jugada se evalúa por el resultado exacto.
exact-report-start = Cada jugada se evalúa por el resultado exacto.
exact-report-wins = Victorias conservadas
exact-report-draws = Tablas mantenidas
exact-report-lost = Medios puntos regalados
# unit: mate (moves to mate), zeroing (moves to the next capture or pawn move), none
endgame-group = { $result ->
    [wins] { $unit ->
        [mate] Gana en
        [zeroing] Gana; próxima captura o jugada de peón en
       *[none] Gana
    }
    [late] Gana, pero no dentro de la regla de los 50 movimientos
    [draws] Tablas
    [saved] Pierde, pero no dentro de la regla de los 50 movimientos
   *[loses] { $unit ->
        [mate] Pierde en
        [zeroing] Pierde; próxima captura o jugada de peón en
       *[none] Pierde
    }
}
# What a screen reader says of a move, and what stands beside the pointer.
endgame-move = { $result ->
    [wins] gana
    [late] gana, pero no dentro de la regla de los 50 movimientos
    [draws] tablas
    [saved] pierde, pero no dentro de la regla de los 50 movimientos
   *[loses] pierde
}{ $unit ->
    [mate] {" en "}{ $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }
   *[none] {""}
}
endgame-move-played = { $words }; jugada en la partida
drill-exact-good = { SAN($move) } conserva { $result ->
    [win] la victoria
   *[draw] las tablas
} igual que { SAN($best) }.
drill-exact-wrong = No es { SAN($move) }: deja escapar { $result ->
    [win] la victoria
   *[draw] las tablas
}.
drill-by-table = Según la tabla { $engine }: es exacto.
endgame-unsure = Sin demostrar
endgame-gone = Deja escapar la victoria
endgame-ordered = La tabla { $table } cubre esta posición. Está en la lista de las que se van a generar.
endgame-by-kibitz = { $table }, tabla propia de Kibitz
endgame-by-other = { $table }, { $source }
endgame-pawns-proven = demostrado
endgame-pawns-unchecked = Demostrado por búsqueda. Ningún motor ha comprobado aquí si una jugada de rey también ganaría.
endgame-pawns-values = Matemáticas
endgame-pawns-values-how = Los valores cuentan los tiempos de reserva de las blancas. La temperatura es lo que vale la próxima jugada en un grupo. Cada dibujo muestra lo que vale el grupo para cada bando a medida que las jugadas en otra parte valen más, con las blancas a la izquierda.
endgame-pawns-value = Valor
endgame-pawns-mean = Media
endgame-pawns-temperature = Temperatura
endgame-pawns-sum = Suma: { $sum }
endgame-pawns-graph = Termógrafo de { $name }: las paredes se juntan en { $mean }, a temperatura { $temperature }.

### The crosstable of a collection

rounds-title = Tabla cruzada
rounds-csv = Tabla (CSV)
rounds-round = R{ $round }
rounds-best = Mejor partida
rounds-upset = Mayor sorpresa
rounds-upset-of = { $difference } puntos de Elo menos
rounds-accurate = La más precisa
rounds-accurate-of = { $player } · { $accuracy } en { $moves } jugadas
tie-buchholz = Buchholz
tie-name-buchholz = Buchholz
tie-why-buchholz = La suma de los puntos de los rivales. Una ronda no jugada cuenta con los puntos del propio jugador.
tie-buchholz-cut1 = Corte 1
tie-name-buchholz-cut1 = Buchholz corte 1
tie-why-buchholz-cut1 = Buchholz sin el rival con menos puntos; si hay una ronda que el jugador decidió no jugar, se descuenta primero esa.
tie-buchholz-median = Mediano
tie-name-buchholz-median = Buchholz mediano
tie-why-buchholz-median = Buchholz sin los rivales con menos y con más puntos.
tie-sonneborn-berger = S.-B.
tie-name-sonneborn-berger = Sonneborn-Berger
tie-why-sonneborn-berger = Sonneborn-Berger: los puntos de los rivales derrotados y la mitad de los de aquellos con quienes se hizo tablas.
tie-direct = Particular
tie-name-direct = Resultado particular
tie-why-direct = Puntos contra los empatados a puntos, si todos han jugado entre sí; si no, quién va por delante acaben como acaben las partidas que faltan.
tie-wins = Victorias
tie-name-wins = Victorias en el tablero
tie-why-wins = Partidas ganadas en el tablero, sin descansos ni incomparecencias.
tie-progressive = Progr.
tie-name-progressive = Progresivo
tie-why-progressive = La suma de los puntos tras cada ronda.
tie-performance = Perf.
tie-name-performance = Performance
tie-why-performance = Performance: la media de Elo de los rivales, a la que se suma o resta lo que indica la tabla de la FIDE según la puntuación.
unofficial-mark = No oficial
unofficial-why = { $gaps } Por eso los puntos, los puestos y los desempates pueden ser incorrectos.
unofficial-rounds = { $count ->
    [one] Una partida no indica la ronda, así que no se conocen los descansos, las incomparecencias ni las retiradas.
   *[other] { $count } partidas no indican la ronda, así que no se conocen los descansos, las incomparecencias ni las retiradas.
}
unofficial-absent = { $count ->
    [one] A un jugador le falta la partida de alguna ronda, y nada dice si fue un descanso, una incomparecencia o una ausencia.
   *[other] A { $count } jugadores les falta la partida de alguna ronda, y nada dice si fue un descanso, una incomparecencia o una ausencia.
}
unofficial-names = { $count ->
    [one] En una partida falta el nombre de un jugador.
   *[other] En { $count } partidas falta el nombre de un jugador.
}
unofficial-open = { $count ->
    [one] Una partida no tiene resultado todavía.
   *[other] { $count } partidas no tienen resultado todavía.
}
scoring-why = Aquí la victoria vale 3 puntos y las tablas, 1.
report-trf = Incluye datos de un archivo TRF con { $players } jugadores.
report-list = Incluye datos de una lista de { $players } jugadores.
report-strangers = No figuran ahí: { $names }.
report-differs = { $count ->
    [one] La partida { $games } tiene ahí otro resultado; ese es el que cuenta.
   *[other] Las partidas { $games } tienen ahí otros resultados; esos son los que cuentan.
}
rounds-teams = Equipos
rounds-team = { $team }: puntos de encuentro { $match }, puntos de tablero { $board }
rounds-duplicate = La partida { $number } es un duplicado de la partida { $other } y no cuenta.
rounds-unplayed = { $count ->
    [one] 1 descanso o incomparecencia da puntos, pero no es una partida.
   *[other] { $count } descansos e incomparecencias dan puntos, pero no son partidas.
}
rounds-stop-sure = ¿Detener todos los análisis?
rounds-stop-why = Los análisis terminados se conservan. Los demás esperan hasta que los continúes.
rounds-left-soon = queda menos de un minuto
rounds-left-minutes = { $count ->
    [one] queda cerca de un minuto
   *[other] quedan unos { $count } minutos
}
rounds-left-hours = quedan unas { $count } horas
rounds-foot = El número pequeño tras un resultado es la fila del rival en esta tabla; una casilla más oscura es una partida con negras.

### A game that grows

growing-new = { $count ->
    [one] Una jugada nueva
   *[other] { $count } jugadas nuevas
}

### A collection is edited

edit-title = Título
button-save = Guardar
edit-done = Listo
edit-add = Añadir partidas
edit-add-why = Se añaden después de las que ya hay y se analizan igual.
edit-add-yes = { $count ->
    [0] Añadir
    [one] Añadir una partida
   *[other] Añadir { $count } partidas
}
edit-added = { $count ->
    [0] No se ha podido leer nada.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
edit-pgn = Partidas en PGN
edit-pgn-one = La partida en PGN
wait-reading = Leyendo…
edit-game = Partida { $number }: { $white } – { $black }
edit-table = Desempates
edit-table-title = Cómo se calcula la tabla
edit-table-why = Estos criterios separan a los jugadores empatados a puntos, en este orden.
edit-table-tie = Desempate { $place }
edit-table-none = ninguno
edit-table-scoring = Victoria, tablas, derrota
edit-table-usual = Estándar
edit-report = Jugadores y descansos
edit-report-title = Añadir datos que faltan
edit-report-why = Un archivo TRF añade nombres, identificadores, Elos, rondas, descansos, incomparecencias y partidas que faltan aquí. Una lista de jugadores en CSV añade lo que contenga (name, fideid, rating, title, team, byes). Las partidas y sus análisis se conservan.
edit-report-text = Archivo TRF o lista de jugadores en CSV
edit-report-away = Quitar estos datos
edit-correct = Corregir la partida { $number }, { $white } – { $black }
edit-correct-why = Sus jugadas y su análisis se conservan.
edit-replace = Sustituir la partida { $number }, { $white } – { $black }
edit-replace-why = La partida nueva ocupa su lugar en la tabla. Su análisis se borra y todos los enlaces a él dejan de funcionar.
edit-replace-yes = Sustituir
edit-remove = Quitar la partida { $number }, { $white } – { $black }
edit-remove-why = La partida y su análisis se borran, y todos los enlaces a él dejan de funcionar. No se puede deshacer.
edit-removed = { $count ->
    [one] La partida se ha quitado.
   *[other] Se han quitado { $count } partidas.
}
edit-twice = { $count ->
    [one] Quitar un duplicado
   *[other] Quitar { $count } duplicados
}
edit-twice-title = { $count ->
    [one] ¿Quitar este duplicado?
   *[other] ¿Quitar estos { $count } duplicados?
}
edit-twice-why = { $games }. Cada una tiene los mismos jugadores, ronda y jugadas que una partida que se conserva. No se puede deshacer.
edit-twice-game = { $game } (duplicado de la partida { $other })
edit-twice-more = { $count } más

### Your reviews

mine-where = Esta lista solo se guarda en este navegador, junto con las claves que borran tus análisis. No se envía nada, salvo si la copias a un teléfono, y entonces va cifrada. Si borras o pierdes los datos del navegador, pierdes ambas cosas: los análisis se conservan y nadie puede borrarlos. Puedes exportarlo todo a un archivo, con tu repertorio, entrenamiento y ajustes, e importarlo en otro navegador. Los últimos análisis que abriste también se guardan aquí, para leerlos sin conexión.
mine-export = Exportar
mine-import = Importar
mine-move = Copiar a un teléfono
mine-move-title = Copiar a un teléfono u otro navegador
mine-move-waiting = Cifrando…
mine-move-how = Apunta al código con la cámara del teléfono, o abre allí el enlace. Funciona una vez, hasta { $time }. Lo que ya hay en el teléfono se conserva.
mine-move-code = Código QR del enlace
mine-move-link = Enlace
mine-move-why = Tu lista con sus claves, tu repertorio y tu entrenamiento se han cifrado en este navegador. Kibitz los guarda diez minutos y no puede leerlos: la clave solo está en el enlace. Quien tiene el enlace tiene las claves de tus análisis, así que no se lo envíes a nadie más.
mine-move-insecure = Para cifrar hace falta una dirección https, y este Kibitz se ha abierto sin ella. Exporta mejor un archivo.
mine-move-large = Es demasiado para un enlace. Exporta mejor un archivo.
mine-move-take = ¿Importar los datos del otro navegador?
mine-move-take-why = { $count ->
    [one] El análisis de esta lista se conserva; se añaden los datos del otro navegador.
   *[other] Los { $count } análisis de esta lista se conservan; se añaden los datos del otro navegador.
}
mine-move-broken = La clave de este enlace no es correcta; quizá falte una parte del enlace. El enlace ya está gastado. Crea uno nuevo en el otro navegador, donde sigue estando todo.
mine-move-offline = No se puede contactar con Kibitz. El enlace funciona hasta que caduque: vuelve a abrirlo.
mine-find = Jugador o nombre
mine-any-opening = Cualquier apertura
mine-empty = Todavía nada. Aquí aparecen los análisis que haces o abres.
mine-collection = Colección
mine-gone = Borrado o caducado
mine-running = En marcha
mine-choose = Seleccionar { $title }
mine-rename = Cambiar el nombre de { $title }
mine-remove = Quitar { $title }
mine-collect = Crear una colección de { $count } partidas
mine-name = Nuevo nombre
mine-name-why = Solo para ti: aparece en esta lista y en ningún otro sitio. Déjalo vacío para volver a los nombres de los jugadores.
mine-forget = ¿Quitar esto de la lista?
mine-forget-why = «{ $title }» sigue en línea, y su enlace funciona. Este navegador no tiene la clave para borrarlo, o ya está borrado.
button-remove = Quitar
mine-removed = «{ $title }» se ha quitado de la lista.
mine-taken = Importado: { $what }.
mine-taken-reviews = { $count ->
    [one] 1 análisis
   *[other] { $count } análisis
}
mine-taken-positions = { $count ->
    [one] 1 posición nueva del repertorio
   *[other] { $count } posiciones nuevas del repertorio
}
mine-taken-cards = { $count ->
    [one] 1 tarjeta de entrenamiento
   *[other] { $count } tarjetas de entrenamiento
}
mine-taken-nothing = Todo lo que contiene ya está aquí.
mine-not-all = El almacenamiento del navegador está lleno o bloqueado, así que no se ha importado todo. Los datos siguen donde estaban: haz sitio aquí y vuelve a importarlos.
mine-not-learnt = No se puede contactar con Kibitz: se ha importado la lista, pero no el repertorio ni el entrenamiento. Siguen donde estaban: vuelve a importarlos más tarde.
mine-strange = Esto no es una lista de análisis de Kibitz, u ocupa más de 8 MB.
mine-full = El almacenamiento del navegador está lleno, así que no se ha podido guardar tu lista de análisis. Borra algo, o exporta antes la lista.
mine-not-forgotten = El navegador no permite cambiar su almacenamiento: esta fila puede reaparecer la próxima vez.
mine-none-kept = Este navegador no guarda nada de los sitios web, como en una ventana privada. La lista está vacía, y las claves de tus análisis se pierden al cerrarlo.
mine-offline = No se puede contactar con Kibitz: la lista puede no estar al día.
mine-token-lost = El almacenamiento de este navegador está lleno o bloqueado: la clave de este análisis se pierde al cerrarlo.

### Buscar partidas

find-title = Buscar partidas
find-this = Buscar esta posición
find-kind = Final o estructura de peones
find-choose = Elige un final o una estructura de peones
find-or-fen = o una posición (FEN)
find-fen = Posición (FEN)
find-go = Buscar
find-searching = Buscando…
find-found = { $games ->
    [0] { $searched ->
        [one] No está en la única partida analizada.
       *[other] No está en ninguna de las { $searched } partidas analizadas.
    }
   *[other] { $searched ->
        [one] Está en la única partida analizada.
       *[other] Está en { $games } de { $searched } partidas analizadas.
    }
}
find-searched = { $games ->
    [0] Aquí aún no hay ninguna partida analizada.
    [one] Se busca en una partida analizada.
   *[other] Se busca en { $games } partidas analizadas.
}
find-left-out = { $count ->
    [one] Otra partida aún no está analizada.
   *[other] Otras { $count } partidas aún no están analizadas.
}
find-no-fen = Esto no es un FEN. En un análisis, «Compartir» copia el FEN de la posición.
find-more = Mostrar más ({ $count })
find-start = Posición inicial
find-move = Tras la jugada { $number }
find-side = { $side ->
    [white] de las blancas
   *[black] de las negras
}
find-group-ending = Finales
find-group-type = Finales según el material
find-group-structure = Estructuras de peones
find-kind-pawns = Finales de peones
find-kind-rooks = Finales de torres
find-kind-queens = Finales de damas
find-kind-knights = Finales de caballos
find-kind-opposite-bishops = Alfiles de distinto color
find-kind-rooks-opposite-bishops = Torres y alfiles de distinto color
find-kind-bishop-knight = Alfil contra caballo
find-kind-isolated-queens-pawn = Peón de dama aislado
find-kind-hanging-pawns = Peones colgantes
find-kind-carlsbad = Estructura Carlsbad
find-kind-maroczy = Maróczy
find-kind-stonewall = Stonewall
find-kind-doubled-pawns = Peones doblados
find-no-kind = «kind» debe ser uno de los que figuran en /api/openapi.json.
find-one-of = Indica «kind» o «fen», no ambos.
find-too-many = «reviews» puede tener como máximo { $most } análisis.

### The tree of openings

openings-all = Aperturas
openings-of = Aperturas de { $player }
openings-season = Temporada
openings-reviewed = { $count ->
    [one] 1 partida analizada
   *[other] { $count } partidas analizadas
}
openings-left-out = { $count } sin contar (otra posición inicial)
openings-everybody = Todos los jugadores
openings-moves = Jugadas desde aquí
openings-column-results = Resultados
openings-column-points = Posib.
openings-results = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: victorias de las blancas { $white }, tablas { $draws }, victorias de las negras { $black }.
openings-chances = Posibilidades de las { $side ->
    [white] blancas
   *[black] negras
} tras la apertura: { $points }.
openings-faults-here = Fallos en la apertura desde aquí: blancas { $white }, negras { $black }.
openings-about = Posib.: puntos esperados de las { $side ->
    [white] blancas
   *[black] negras
} tras la apertura de estas partidas, de media. Fallos: cuántas veces la jugada fue un fallo.
openings-about-others = +3: partidas que llegaron a la misma posición por transposición.
openings-others = Partidas que llegaron a esta posición por transposición: { $count }
openings-not-played = { SAN($move) } se jugó en menos de dos de estas partidas, así que el árbol acaba aquí.
openings-open = Árbol de aperturas

### One's own repertoire

repertoire-title = Tu repertorio
repertoire-where = Tu repertorio se guarda en este navegador. No se envía nada, salvo si lo copias a un teléfono («Tus análisis»), y entonces va cifrado. Los análisis muestran dónde te saliste de él, o se salió tu rival; las temporadas lo cuentan, y puedes entrenar sus líneas.
repertoire-for = Repertorio con { $side ->
    [white] blancas
   *[black] negras
}
repertoire-holds = { $positions ->
    [one] 1 posición
   *[other] { $positions } posiciones
}, { $moves ->
    [one] te toca responder en 1.
   *[other] te toca responder en { $moves }.
}
repertoire-none = Todavía nada.
repertoire-train = Entrenar las líneas
repertoire-look = Ver las líneas
repertoire-from = Inicio de las líneas
repertoire-from-each = Posición { $number }
repertoire-here-own = Te toca mover.
repertoire-here-opponent = { $count ->
    [one] Cubre 1 respuesta del rival.
   *[other] Cubre { $count } respuestas del rival.
}
repertoire-here-ends = El repertorio acaba aquí.
repertoire-not-here = { SAN($move) } no está en el repertorio.
repertoire-behind = { $count ->
    [one] 1 jugada más
   *[other] { $count } jugadas más
}
repertoire-behind-none = fin de la línea
repertoire-remove-sure = ¿Borrar el repertorio con { $side ->
    [white] blancas
   *[black] negras
}?
repertoire-remove-why = Lo que has aprendido de sus posiciones se conserva en este navegador, por si las vuelves a añadir.
repertoire-more = Añadir líneas
repertoire-how = Pega un PGN con variantes, o el enlace a un estudio de lichess (lo carga el servidor). Las líneas nuevas se suman; las transposiciones se reconocen. Caben { $positions } posiciones por color.
repertoire-text = PGN o enlace a un estudio
repertoire-placeholder = 1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bb5 *
repertoire-add = { $side ->
    [white] Añadir con blancas
   *[black] Añadir con negras
}
repertoire-added = { $side ->
    [white] Repertorio con blancas
   *[black] Repertorio con negras
}: { $fresh ->
    [0] ninguna posición nueva.
    [one] 1 posición nueva.
   *[other] { $fresh } posiciones nuevas.
}
repertoire-in-game = Partida { $game }: { $words }
repertoire-more-faults = { $count ->
    [one] Otro punto no se ha podido leer.
   *[other] Otros { $count } puntos no se han podido leer.
}
repertoire-full = El repertorio está lleno: contiene { $positions } posiciones. El resto del texto se ha omitido.
repertoire-too-large = Este texto es demasiado grande para un repertorio: como máximo 2 MB, y 120 KB de jugadas sin comentarios. Añádelo por partes.
repertoire-link = Aquí solo sirven los enlaces a estudios de lichess. Pega mejor el PGN.
repertoire-no-room = El almacenamiento del navegador está lleno. El repertorio no ha cambiado, y tu texto sigue abajo. Borra algo aquí o en «Tus análisis» y vuelve a añadirlo.
repertoire-not-kept = Este navegador no guarda nada, así que no puedes tener un repertorio en él.
repertoire-question = { $side ->
    [white] Juegan las blancas: ¿qué juega el repertorio?
   *[black] Juegan las negras: ¿qué juega el repertorio?
}
repertoire-right = { SAN($move) } está en el repertorio.
repertoire-right-also = { SAN($move) } está en el repertorio, y { SAN($own) } también.
repertoire-wrong = { SAN($move) } no está en el repertorio. Vuelve a intentarlo.
repertoire-shown = El repertorio juega { SAN($own) }.
repertoire-back = Volver al repertorio
repertoire-games = { $side ->
    [white] Con blancas
   *[black] Con negras
}: { $games ->
    [one] 1 partida.
   *[other] { $games } partidas.
} Te saliste tú en { $left }, tu rival en { $opponent }; el repertorio acabó antes en { $ends }.
repertoire-row-left = { SAN($move) } (repertorio: { SAN($own) })
repertoire-row-opponent = No está en el repertorio: { SAN($move) }
repertoire-own-left = Te saliste de tu repertorio con { SAN($move) } (repertorio: { SAN($own) }).
repertoire-own-opponent = Tu rival se salió de tu repertorio con { SAN($move) }.
repertoire-own-ends = Tu repertorio acaba aquí.
repertoire-side-left = Las { $side ->
    [white] blancas
   *[black] negras
} se salieron del repertorio con { SAN($move) } (repertorio: { SAN($own) }).
repertoire-side-opponent = { SAN($move) } no está en el repertorio con { $side ->
    [white] blancas
   *[black] negras
}.
repertoire-side-ends = El repertorio con { $side ->
    [white] blancas
   *[black] negras
} acaba aquí.

### A season

season-page-title = Temporada de { $player } · { $collection }
season-reviewed = { $reviewed } de { $games } partidas analizadas
season-so-far = { $reviewed } de { $games } partidas analizadas hasta ahora
season-print = Imprimir o PDF
season-html = Archivo HTML
season-train = Entrenar con estos errores
season-compare = Comparar con otra temporada
season-compare-player = Otro jugador de esta colección
season-compare-link = … o un enlace a otra colección o temporada
season-compare-go = Comparar
season-compare-none = Esto no es un enlace a una colección ni a una temporada.
season-alone = Mostrar solo esta temporada
season-foot-open = Cada número abre sus posiciones.
season-foot = No se muestran cifras de menos de { $least } partidas. Las imprecisiones, los errores y los errores graves cuentan como fallos. Una posición cuenta como ganada a partir del 85 % de los puntos (unos cinco peones), y como perdida hasta el 15 %.
season-n = n { $count }
season-too-few = Menos de { $least } partidas: demasiado pocas.
season-seldom = { $count ->
    [one] 1 fila con menos de { $least } partidas
   *[other] { $count } filas con menos de { $least } partidas cada una
}
season-more = Mostrar más ({ $count })
season-no-review = Esta partida no tiene análisis.
season-somebody = un rival desconocido
season-after = Tras la jugada { $number }
season-against = { $side ->
    [white] Con blancas
   *[black] Con negras
} contra { $opponent }, { $when }
season-clock = quedaba { $clock } en el reloj
season-chart = Puntuación y precisión mes a mes; la tabla de abajo tiene las cifras.

word-score = Puntuación
season-figure-conversion = Posiciones ganadas rematadas
season-figure-misses = Ocasiones perdidas por partida
season-why-misses = había una victoria o al menos dos puntos de material
season-why-conversion = partidas que en algún momento estuvieron ganadas
season-figure-resourcefulness = Posiciones perdidas salvadas
season-why-resourcefulness = partidas perdidas en algún momento, pero con tablas o victoria
season-figure-trouble = Fallos en apuros de tiempo
season-why-trouble = con menos de una décima parte del tiempo
season-figure-avoided = Fallos que otros evitan
season-why-avoided = donde al menos 7 de cada 10 con este Elo juegan bien
season-figure-hard = Difíciles de evitar
season-why-hard = donde como mucho 3 de cada 10 con este Elo juegan bien
season-lessons = Qué entrenar primero
season-lesson-cost = { $count } veces en { $games } partidas, con un coste de { $points } puntos.
season-lesson-avoided = { $avoided ->
    [one] La mayoría de los jugadores del mismo Elo evita uno de ellos.
   *[other] La mayoría de los jugadores del mismo Elo evita { $avoided } de ellos.
}
season-lesson-board = De una de estas partidas: antes de { SAN($move) }
season-lesson-train = Entrenar esto

season-months = Mes a mes
season-phases = Fases de la partida
season-clocks = Tiempo restante en el reloj
season-paces = Tiempo gastado en la jugada
season-endgames = Finales
season-strengths = Rivales por nivel
season-ratings = Elo de los rivales
season-hours = Hora del día
season-figure-rate = Fallos cada 100 jugadas
season-figure-book = Libro hasta la jugada
season-figure-leaves = Posib. después
season-figure-begins = Posib. al empezar
season-strengths-stronger = 100 puntos o más por encima
season-strengths-equal = Nivel parecido
season-strengths-weaker = 100 puntos o más por debajo
season-hours-night = Madrugada (0–6)
season-hours-morning = Mañana (6–12)
season-hours-afternoon = Tarde (12–18)
season-hours-evening = Noche (18–24)
season-clocks-under-minute = Menos de 1 minuto
season-clocks-under-two = De 1 a 2 minutos
season-clocks-under-five = De 2 a 5 minutos
season-clocks-more = 5 minutos o más
season-paces-instant = Menos de 3 segundos
season-paces-quick = De 3 a 10 segundos
season-paces-thought = De 10 segundos a un minuto
season-paces-long = Un minuto o más

season-kinds = Tipos de fallo
season-kinds-why = Un fallo puede ser de varios tipos: una pieza que se pierde por un doble ataque cuenta como ambos.
season-way-allowed = Permitidos
season-way-missed = No vistos
season-way-given-up = Entregados
season-way-other = Otros
season-kind-in-opening = { $count } en la apertura
season-kind-in-middlegame = { $count } en el medio juego
season-kind-in-endgame = { $count } en el final
season-kind-in-trouble = { $count } en apuros de tiempo
season-kind-hangs = Deja una pieza en el aire
season-kind-loses = Pierde material
season-kind-allows-mate = Permite un mate forzado
season-kind-shortens = Recibe mate antes
season-kind-misses-mate = Deja pasar un mate forzado
season-kind-misses-win = Deja pasar ganancia de material
season-kind-misses-punishing = Deja sin castigo el fallo del rival
season-kind-no-recapture = No recaptura
season-kind-prolongs = Tarda más en dar mate
season-kind-gives-back = Devuelve una ventaja
season-kind-stalemate-gives = Ahoga al rival
season-kind-stalemate-allows = Permite el ahogado
season-kind-stalemate-misses = Deja pasar el ahogado
season-kind-repetition-gives = Repite la posición
season-kind-repetition-allows = Permite la triple repetición
season-kind-repetition-misses = Deja pasar una repetición salvadora
season-kind-repetition-unclaimed = No reclama tablas
season-kind-perpetual-gives = Se conforma con el jaque perpetuo
season-kind-perpetual-allows = Permite el jaque perpetuo
season-kind-perpetual-misses = Deja pasar el jaque perpetuo
season-kind-insufficient-gives = Se queda sin material para ganar
season-kind-king-castling-lost = Pierde el derecho a enrocar
season-kind-king-stays = Deja el rey en el centro
season-kind-king-shelter = Abre la protección de su rey
season-kind-structure-passed = Deja surgir un peón pasado
season-kind-structure-doubled = Se queda con peones doblados
season-kind-structure-bishop-pair = Renuncia a la pareja de alfiles
season-kind-structure-pawn-falls = Pierde un peón más tarde
season-kind-point-double-attack = Permite un doble ataque
season-kind-point-pin = Permite una clavada
season-kind-point-trap = Deja que le atrapen una pieza
season-kind-point-guard = Deja algo sin defensa
season-kind-point-threat = Permite una amenaza
season-kind-point-other = Permite una respuesta fuerte
season-kind-better-double-attack = Deja pasar un doble ataque
season-kind-better-pin = Deja pasar una clavada
season-kind-better-trap = No atrapa una pieza
season-kind-better-guard = No expulsa a un defensor
season-kind-better-threat = Deja pasar una amenaza
season-kind-better-other = Deja pasar una jugada más fuerte
season-kind-activity-home = Devuelve una pieza a su casilla inicial
season-kind-activity-develops-them = Ayuda al rival a desarrollarse
season-kind-activity-trade-helps = Cambia piezas con desventaja material
season-kind-activity-chased = Sitúa una pieza donde la expulsan
season-kind-activity-back = Retrasa una pieza
season-kind-activity-lets-attack = Deja que le ataquen una pieza
season-kind-activity-wrong-taker = Captura con la pieza equivocada
season-kind-king-wrong-side = Enroca hacia el lado equivocado
season-kind-king-bared = Debilita la posición de su rey
season-kind-king-uncastled = Deja que su rey pierda el enroque
season-kind-structure-isolated = Se queda con un peón aislado
season-kind-structure-backward = Se queda con un peón retrasado
season-kind-structure-hole = Debilita una casilla
season-kind-structure-lets-centre = Cede el centro al rival
season-kind-structure-lets-push = Deja avanzar un peón
season-kind-structure-releases = Deshace la tensión de peones
season-kind-activity-shuts-in = Encierra su propio alfil
season-kind-activity-blocks = Bloquea su propio peón central
season-kind-activity-takes-square = Quita la casilla a su propio caballo
season-kind-activity-early-queen = Saca la dama demasiado pronto
season-kind-activity-again = Mueve otra vez la misma pieza
season-kind-activity-rim = Lleva el caballo al borde
season-kind-activity-undeveloped = Descuida el desarrollo
season-kind-activity-lets-outpost = Permite un caballo en puesto avanzado
season-kind-activity-lets-file = Cede la columna abierta al rival
season-kind-activity-lets-seventh = Permite una torre en séptima
season-kind-activity-trades-off = Hace un mal cambio
season-kind-activity-lets-trade = Permite un cambio al rival
season-kind-activity-worse-square = Elige la peor casilla
season-kind-threat-overlooked = Pasa por alto una amenaza
season-kind-plan-lets-threaten = Deja que le amenacen mate
season-kind-result-win-to-draw = Deja en tablas una victoria demostrada
season-kind-result-win-to-loss = Pierde una victoria demostrada
season-kind-result-draw-to-loss = Pierde unas tablas demostradas
season-kind-result-win-to-spoilt = Pierde la victoria por la regla de los 50 movimientos
season-kind-noise = Partida ya decidida
season-kind-unproven = Sutil, o demasiado profundo para demostrarlo
season-kind-motif-fork = Doble ataque
season-kind-motif-pin = Clavada
season-kind-motif-skewer = Enfilada
season-kind-motif-discoveredAttack = Ataque a la descubierta
season-kind-motif-doubleCheck = Jaque doble
season-kind-motif-trappedPiece = Pieza atrapada
season-kind-motif-deflection = Desviación
season-kind-motif-attraction = Atracción
season-kind-motif-capturingDefender = Captura del defensor
season-kind-motif-interference = Interferencia
season-kind-motif-intermezzo = Jugada intermedia
season-kind-motif-xRayAttack = Ataque por rayos X
season-kind-motif-backRankMate = Mate del pasillo
season-kind-motif-smotheredMate = Mate de la coz
season-kind-motif-anastasiaMate = Mate de Anastasia
season-kind-motif-arabianMate = Mate árabe
season-kind-motif-bodenMate = Mate de Boden
season-kind-motif-hookMate = Mate del gancho
season-kind-motif-zugzwang = Zugzwang

season-deck = Entrenar la temporada
season-deck-kind = Tipo de fallo
season-deck-all = Todos los fallos ({ $count })
season-deck-some = { $kind } ({ $count })
season-deck-standing = { $due } para repasar, { $fresh } nuevas
season-deck-next = No hay nada que repasar. La próxima posición vuelve { $when }.
season-deck-nothing = No hay nada que entrenar para este tipo de fallo.
season-deck-ahead = Seguir igualmente
season-deck-back = Volver a la temporada
season-deck-again = Esta posición vuelve { $when }.
season-deck-whose = De tu partida contra { $opponent }, { $when }
review-open = Abrir el análisis
season-deck-export = Exportar el progreso
season-deck-import = Importar el progreso
season-deck-taken = { $count ->
    [one] Se ha importado el progreso de 1 posición.
   *[other] Se ha importado el progreso de { $count } posiciones.
}
season-deck-strange = Esto no es un archivo de progreso de Kibitz.
season-deck-kept = Tu progreso se guarda en este navegador; no se envía nada. Las posiciones vuelven cuando estás a punto de olvidarlas (FSRS).
season-deck-gone = El análisis de esta partida ya no existe; se omite su posición.

## Notes of a review's owner

note-title = Nota
note-label = Nota sobre esta posición
note-add = Añadir una nota
note-change = Editar la nota
note-keep = Guardar esta variante
note-undo = Deshacer
said-saved = Guardado.
said-deleted = Borrado.
note-undone = Deshecho.
note-eval = Kibitz: { $score }
note-eval-depth = Kibitz: { $score }, profundidad { $depth }
note-text = Comentario
note-nag-1 = buena jugada
note-nag-2 = error
note-nag-3 = jugada brillante
note-nag-4 = error grave
note-nag-5 = jugada interesante
note-nag-6 = jugada dudosa
note-nag-10 = igualdad
note-nag-13 = poco claro
note-nag-14 = ligera ventaja blanca
note-nag-15 = ligera ventaja negra
note-nag-16 = ventaja blanca
note-nag-17 = ventaja negra
note-nag-18 = ganan las blancas
note-nag-19 = ganan las negras
note-marks = Flechas y casillas
note-marks-hint = Dibuja con el botón derecho del ratón o con un color de arriba, o escribe: Ge2e4 Rd5 (G verde, R rojo, Y amarillo, B azul).
note-marks-wrong = «{ $mark }» no es una flecha ni una casilla. Escribe Ge2e4 para una flecha, Rd5 para una casilla.
note-meanwhile = Mientras tanto, otra persona ha escrito aquí: { $words }
note-meanwhile-gone = Mientras tanto, otra persona ha cambiado esta nota.
note-link = Enlace para el entrenador
note-link-why = Quien tenga este enlace, por ejemplo un entrenador, puede escribir notas en este análisis, y nada más.
note-link-make = Crear un enlace
note-link-withdraw = Anular
note-link-made = Cópialo ahora. No se volverá a mostrar.
note-link-withdrawn = El enlace se ha anulado. Las notas se conservan.
note-link-there = Ya hay un enlace para el entrenador. Solo se mostró al crearlo.
note-link-make-new = Crear otro enlace
note-link-again = ¿Crear otro enlace para el entrenador?
note-link-again-why = El enlace anterior dejará de funcionar. Las notas escritas con él se conservan.
note-may = Puedes comentar esta partida
note-may-whose = { $white } – { $black }. Ve a una jugada y escribe una nota. El dueño del análisis la ve al momento.
note-name = Tu nombre, visible junto a tus notas (opcional)
note-begin = Empezar
note-as = Como { $name }
note-as-none = Añadir tu nombre
note-news = { $count ->
    [one] Una nota nueva
   *[other] { $count } notas nuevas
}
note-news-show = Ver
note-previous = Nota anterior
note-next = Nota siguiente
note-draw = Dibujar en el tablero
note-draw-green = Dibujar en verde
note-draw-red = Dibujar en rojo
note-draw-yellow = Dibujar en amarillo
note-draw-blue = Dibujar en azul
note-drawing = Arrastra de casilla a casilla en el tablero para una flecha; toca una casilla para marcarla.
share-notes = Notas
element-game = Partida de ajedrez
element-address = Esta no es la dirección de un análisis de Kibitz: { $text }
element-server = Esta no es la dirección de un Kibitz (https://…): { $text }
element-nothing = Aquí no hay ninguna partida: el elemento necesita src o un PGN.
element-silent = Kibitz no responde en { $text }, así que ahora no se puede mostrar esta partida.

### Opening names (later)

opening-parts = { $family }: { $parts }
opening-with = con { SAN($move) }
opening-accelerated-dragon = dragón acelerado
opening-accelerated-london-system = sistema Londres acelerado
opening-accelerated-panov-attack = ataque Panov acelerado
opening-advance = avance
opening-advance-variation = variante del avance
opening-agincourt-defense = defensa Agincourt
opening-alapin-defense = defensa Alapin
opening-alapin-variation = variante Alapin
opening-albin-countergambit = contragambito Albin
opening-alekhine-chatard-attack = ataque Alekhine-Chatard
opening-alekhine-defense = defensa Alekhine
opening-alekhine-gambit = gambito Alekhine
opening-alekhine-system = sistema Alekhine
opening-alekhine-variation = variante Alekhine
opening-allgaier-gambit = gambito Allgaier
opening-amar-opening = apertura Amar
opening-american-variation = variante americana
opening-amsterdam-attack = ataque Ámsterdam
opening-amsterdam-variation = variante Ámsterdam
opening-anderssen-attack = ataque Anderssen
opening-anderssen-counterattack = contraataque Anderssen
opening-anderssen-defense = defensa Anderssen
opening-anderssen-variation = variante Anderssen
opening-anderssens-opening = apertura Anderssen
opening-anglo-dutch-defense = defensa angloholandesa
opening-anglo-grunfeld-defense = defensa anglo-Grünfeld
opening-anglo-grunfeld-variation = variante anglo-Grünfeld
opening-anglo-indian-defense = defensa angloindia
opening-anglo-scandinavian-defense = defensa angloescandinava
opening-anglo-slav-variation = variante angloeslava
opening-anti-berlin-variation = variante antiberlinesa
opening-anti-grunfeld = anti-Grünfeld
opening-anti-moscow-gambit = gambito anti-Moscú
opening-anti-nimzo-indian = antinimzoindia
opening-anti-sveshnikov-variation = variante anti-Sveshnikov
opening-argentine-variation = variante argentina
opening-australian-defense = defensa australiana
opening-austrian-attack = ataque austríaco
opening-austrian-defense = defensa austríaca
opening-averbakh-variation = variante Averbaj
opening-baltic-defense = defensa báltica
opening-bardeleben-variation = variante Bardeleben
opening-barmen-defense = defensa Barmen
opening-barmen-variation = variante Barmen
opening-barnes-defense = defensa Barnes
opening-barnes-opening = apertura Barnes
opening-barry-attack = ataque Barry
opening-basque-opening = apertura vasca
opening-bayonet-attack = ataque bayoneta
opening-becker-defense = defensa Becker
opening-belgrade-gambit = gambito de Belgrado
opening-benko-gambit = gambito Benko
opening-benko-gambit-accepted = gambito Benko aceptado
opening-benko-gambit-declined = gambito Benko rehusado
opening-benoni-defense = defensa Benoni
opening-berger-variation = variante Berger
opening-berlin-defense = defensa berlinesa
opening-berlin-variation = variante berlinesa
opening-bernstein-defense = defensa Bernstein
opening-bernstein-variation = variante Bernstein
opening-bird-opening = apertura Bird
opening-bird-variation = variante Bird
opening-bishop-attack = ataque del alfil
opening-bishops-gambit = gambito de alfil
opening-bishops-opening = apertura de alfil
opening-blackburne-attack = ataque Blackburne
opening-blackburne-defense = defensa Blackburne
opening-blackmar-diemer-gambit = gambito Blackmar-Diemer
opening-blackmar-diemer-gambit-accepted = gambito Blackmar-Diemer aceptado
opening-blackmar-diemer-gambit-declined = gambito Blackmar-Diemer rehusado
opening-blumenfeld-countergambit = contragambito Blumenfeld
opening-blumenfeld-countergambit-accepted = contragambito Blumenfeld aceptado
opening-bogo-indian-defense = defensa bogoindia
opening-bogoljubow-defense = defensa Bogoljubov
opening-bogoljubow-variation = variante Bogoljubov
opening-boleslavsky-variation = variante Boleslavsky
opening-bongcloud-attack = ataque Bongcloud
opening-borg-defense = defensa Borg
opening-botvinnik-defense = defensa Botvinnik
opening-botvinnik-system = sistema Botvinnik
opening-botvinnik-system-reversed = sistema Botvinnik invertido
opening-botvinnik-variation = variante Botvinnik
opening-brentano-defense = defensa Brentano
opening-breyer-defense = defensa Breyer
opening-breyer-variation = variante Breyer
opening-brinckmann-attack = ataque Brinckmann
opening-bronstein-variation = variante Bronstein
opening-bryan-countergambit = contragambito Bryan
opening-budapest-gambit = gambito Budapest
opening-budapest-gambit-accepted = gambito Budapest aceptado
opening-bulgarian-variation = variante búlgara
opening-burn-variation = variante Burn
opening-cambridge-springs-defense = defensa Cambridge Springs
opening-canard-opening = apertura Canard
opening-capablanca-variation = variante Capablanca
opening-carlsbad-variation = variante Carlsbad
opening-caro-kann-defense = defensa Caro-Kann
opening-caro-variation = variante Caro
opening-carr-defense = defensa Carr
opening-catalan-opening = apertura catalana
opening-center-attack = ataque del centro
opening-center-game = apertura del centro
opening-center-game-accepted = apertura del centro aceptada
opening-center-variation = variante del centro
opening-central-variation = variante central
opening-charousek-gambit = gambito Charousek
opening-charousek-gambit-accepted = gambito Charousek aceptado
opening-charousek-variation = variante Charousek
opening-chekhover-variation = variante Chejover
opening-chigorin-defense = defensa Chigorin
opening-chigorin-variation = variante Chigorin
opening-chinese-dragon = dragón chino
opening-chistyakov-defense = defensa Chistiakov
opening-classical = clásica
opening-classical-attack = ataque clásico
opening-classical-defense = defensa clásica
opening-classical-system = sistema clásico
opening-classical-variation = variante clásica
opening-clemenz-opening = apertura Clemenz
opening-closed = cerrada
opening-closed-variation = variante cerrada
opening-cochrane-gambit = gambito Cochrane
opening-colle-system = sistema Colle
opening-compromised-defense = defensa comprometida
opening-cozio-defense = defensa Cozio
opening-cunningham-defense = defensa Cunningham
opening-czech-defense = defensa checa
opening-czech-variation = variante checa
opening-damiano-defense = defensa Damiano
opening-danish-gambit = gambito danés
opening-danish-gambit-accepted = gambito danés aceptado
opening-danish-gambit-declined = gambito danés rehusado
opening-delayed-alapin-variation = variante Alapin diferida
opening-delayed-exchange-variation = variante del cambio diferida
opening-deutz-gambit = gambito Deutz
opening-dory-defense = defensa Döry
opening-double-fianchetto = doble fianchetto
opening-double-gambit-accepted = doble gambito aceptado
opening-double-muzio-gambit = doble gambito Muzio
opening-double-spanish = doble española
opening-dragon-variation = variante del dragón
opening-dresden-opening = apertura Dresde
opening-dufresne-defense = defensa Dufresne
opening-duras-gambit = gambito Duras
opening-dutch-defense = defensa holandesa
opening-dutch-variation = variante holandesa
opening-dyckhoff-variation = variante Dyckhoff
opening-east-indian-defense = defensa india oriental
opening-elephant-gambit = gambito elefante
opening-endgame-variation = variante del final
opening-english-attack = ataque inglés
opening-english-defense = defensa inglesa
opening-english-opening = apertura inglesa
opening-english-variation = variante inglesa
opening-englund-gambit = gambito Englund
opening-englund-gambit-declined = gambito Englund rehusado
opening-euwe-defense = defensa Euwe
opening-euwe-variation = variante Euwe
opening-evans-gambit = gambito Evans
opening-evans-gambit-declined = gambito Evans rehusado
opening-exchange-line = línea del cambio
opening-exchange-variation = variante del cambio
opening-falkbeer-countergambit = contragambito Falkbeer
opening-fianchetto-attack = ataque del fianchetto
opening-fianchetto-defense = defensa del fianchetto
opening-fianchetto-line = línea del fianchetto
opening-fianchetto-variation = variante del fianchetto
opening-fischer-defense = defensa Fischer
opening-flohr-system = sistema Flohr
opening-flohr-variation = variante Flohr
opening-four-knights-game = apertura de los cuatro caballos
opening-four-knights-variation = variante de los cuatro caballos
opening-four-pawns-attack = ataque de los cuatro peones
opening-frankenstein-dracula-variation = variante Frankenstein-Drácula
opening-fraser-attack = ataque Fraser
opening-french-defense = defensa francesa
opening-french-variation = variante francesa
opening-fried-liver-attack = ataque Fegatello
opening-fritz-variation = variante Fritz
opening-froms-gambit = gambito From
opening-gianutio-gambit = gambito Gianutio
opening-glek-system = sistema Glek
opening-gligoric-system = sistema Gligoric
opening-goldsmith-defense = defensa Goldsmith
opening-goring-gambit = gambito Göring
opening-grand-prix-attack = ataque Grand Prix
opening-great-snake-variation = variante de la gran serpiente
opening-greco-gambit = gambito Greco
opening-greco-variation = variante Greco
opening-grecos-attack = ataque Greco
opening-grob-gambit = gambito Grob
opening-grob-opening = apertura Grob
opening-grunfeld-defense = defensa Grünfeld
opening-grunfeld-gambit = gambito Grünfeld
opening-grunfeld-variation = variante Grünfeld
opening-guimard-defense = defensa Guimard
opening-gunderam-defense = defensa Gunderam
opening-gurevich-system = sistema Gurevich
opening-halloween-gambit = gambito Halloween
opening-hamppe-allgaier-gambit = gambito Hamppe-Allgaier
opening-hanham-variation = variante Hanham
opening-harrwitz-attack = ataque Harrwitz
opening-haxo-gambit = gambito Haxo
opening-hedgehog-defense = defensa erizo
opening-hedgehog-system = sistema erizo
opening-henneberger-variation = variante Henneberger
opening-hippopotamus-defense = defensa hipopótamo
opening-horwitz-attack = ataque Horwitz
opening-horwitz-defense = defensa Horwitz
opening-howell-attack = ataque Howell
opening-hungarian-attack = ataque húngaro
opening-hungarian-opening = apertura húngara
opening-hungarian-variation = variante húngara
opening-hyperaccelerated-dragon = dragón hiperacelerado
opening-immediate-fianchetto = fianchetto inmediato
opening-indian-defense = defensa india
opening-irish-gambit = gambito irlandés
opening-italian-game = apertura italiana
opening-italian-variation = variante italiana
opening-jaenisch-counterattack = contraataque Jaenisch
opening-jaenisch-variation = variante Jaenisch
opening-janowski-variation = variante Janowski
opening-kadas-opening = apertura Kádas
opening-kan-variation = variante Kan
opening-kangaroo-defense = defensa canguro
opening-karpov-variation = variante Karpov
opening-kasparov-petrosian-variation = variante Kasparov-Petrosian
opening-kasparov-variation = variante Kasparov
opening-keene-defense = defensa Keene
opening-kennedy-variation = variante Kennedy
opening-keres-defense = defensa Keres
opening-keres-variation = variante Keres
opening-kieseritzky-gambit = gambito Kieseritzky
opening-kieseritzky-variation = variante Kieseritzky
opening-kings-english-variation = siciliana invertida
opening-kings-gambit = gambito de rey
opening-kings-gambit-accepted = gambito de rey aceptado
opening-kings-gambit-declined = gambito de rey rehusado
opening-kings-indian-attack = ataque indio de rey
opening-kings-indian-defense = defensa india de rey
opening-kings-indian-formation = formación india de rey
opening-kings-indian-variation = variante india de rey
opening-kings-knight-opening = apertura de caballo de rey
opening-kings-knight-variation = variante de caballo de rey
opening-kings-knights-gambit = gambito del caballo de rey
opening-kings-pawn-game = apertura de peón de rey
opening-kings-pawn-opening = apertura de peón de rey
opening-kmoch-variation = variante Kmoch
opening-knight-attack = ataque del caballo
opening-knight-defense = defensa del caballo
opening-knight-variation = variante del caballo
opening-krause-attack = ataque Krause
opening-krause-variation = variante Krause
opening-krejcik-gambit = gambito Krejcik
opening-la-bourdonnais-variation = variante La Bourdonnais
opening-larsen-variation = variante Larsen
opening-lasker-defense = defensa Lasker
opening-lasker-pelikan-variation = variante Lasker-Pelikan
opening-lasker-variation = variante Lasker
opening-latvian-gambit = gambito letón
opening-latvian-gambit-accepted = gambito letón aceptado
opening-lemberger-countergambit = contragambito Lemberger
opening-lemming-defense = defensa lemming
opening-leningrad-variation = variante Leningrado
opening-leonhardt-variation = variante Leonhardt
opening-levenfish-variation = variante Levenfish
opening-lion-defense = defensa del león
opening-lion-variation = variante del león
opening-lolli-gambit = gambito Lolli
opening-lolli-variation = variante Lolli
opening-london-system = sistema Londres
opening-lutikov-variation = variante Lutikov
opening-main-line = línea principal
opening-marienbad-system = sistema Marienbad
opening-maroczy-bind = formación Maróczy
opening-maroczy-variation = variante Maróczy
opening-marshall-attack = ataque Marshall
opening-marshall-gambit = gambito Marshall
opening-marshall-variation = variante Marshall
opening-max-lange-attack = ataque Max Lange
opening-max-lange-defense = defensa Max Lange
opening-mayet-attack = ataque Mayet
opening-mccutcheon-variation = variante McCutcheon
opening-mcdonnell-attack = ataque McDonnell
opening-mcdonnell-defense = defensa McDonnell
opening-mcdonnell-gambit = gambito McDonnell
opening-mengarini-attack = ataque Mengarini
opening-meran-variation = variante Merano
opening-mexican-defense = defensa mexicana
opening-mieses-opening = apertura Mieses
opening-mieses-variation = variante Mieses
opening-mikenas-defense = defensa Mikenas
opening-milner-barry-gambit = gambito Milner-Barry
opening-modern-attack = ataque moderno
opening-modern-bishops-opening = apertura de alfil moderna
opening-modern-defense = defensa moderna
opening-modern-exchange-variation = variante moderna del cambio
opening-modern-line = línea moderna
opening-modern-main-line = línea principal moderna
opening-modern-steinitz-defense = defensa Steinitz moderna
opening-modern-variation = variante moderna
opening-modern-variations = variantes modernas
opening-moeller-therkatz-attack = ataque Moeller-Therkatz
opening-montevideo-defense = defensa Montevideo
opening-morphy-defense = defensa Morphy
opening-morphy-gambit = gambito Morphy
opening-moscow-variation = variante Moscú
opening-muzio-gambit = gambito Muzio
opening-najdorf-variation = variante Najdorf
opening-neo-classical-line = línea neoclásica
opening-neo-grunfeld-defense = defensa neo-Grünfeld
opening-nimzo-indian-defense = defensa nimzoindia
opening-nimzo-larsen-attack = ataque Nimzo-Larsen
opening-nimzowitsch-attack = ataque Nimzowitsch
opening-nimzowitsch-defense = defensa Nimzowitsch
opening-nimzowitsch-variation = variante Nimzowitsch
opening-noa-variation = variante Noa
opening-normal-defense = defensa normal
opening-normal-line = línea normal
opening-normal-system = sistema normal
opening-normal-variation = variante normal
opening-norwegian-variation = variante noruega
opening-noteboom-variation = variante Noteboom
opening-nyezhmetdinov-rossolimo-attack = ataque Nezhmetdinov-Rossolimo
opening-okelly-variation = variante O’Kelly
opening-old-benoni = Benoni antigua
opening-old-indian-defense = defensa india antigua
opening-old-variation = variante antigua
opening-open = abierta
opening-open-defense = defensa abierta
opening-open-system = sistema abierto
opening-open-variation = variante abierta
opening-opocensky-variation = variante Opocensky
opening-orthodox-defense = defensa ortodoxa
opening-orthodox-variation = variante ortodoxa
opening-owen-defense = defensa Owen
opening-panno-variation = variante Panno
opening-panov-attack = ataque Panov
opening-paulsen-attack = ataque Paulsen
opening-paulsen-defense = defensa Paulsen
opening-paulsen-variation = variante Paulsen
opening-petrosian-variation = variante Petrosian
opening-petrovs-defense = defensa Petrov
opening-philidor-counterattack = contraataque Philidor
opening-philidor-countergambit = contragambito Philidor
opening-philidor-defense = defensa Philidor
opening-philidor-gambit = gambito Philidor
opening-philidor-variation = variante Philidor
opening-pierce-defense = defensa Pierce
opening-pierce-gambit = gambito Pierce
opening-pillsbury-variation = variante Pillsbury
opening-pirc-defense = defensa Pirc
opening-pirc-variation = variante Pirc
opening-poisoned-pawn-variation = variante del peón envenenado
opening-polerio-defense = defensa Polerio
opening-polish-defense = defensa polaca
opening-polish-opening = apertura polaca
opening-polish-variation = variante polaca
opening-polugaevsky-variation = variante Polugaevsky
opening-ponziani-countergambit = contragambito Ponziani
opening-ponziani-opening = apertura Ponziani
opening-portuguese-gambit = gambito portugués
opening-portuguese-opening = apertura portuguesa
opening-positional-variation = variante posicional
opening-prague-variation = variante de Praga
opening-przepiorka-variation = variante Przepiorka
opening-pseudo-queens-indian-defense = defensa seudoindia de dama
opening-pterodactyl-defense = defensa pterodáctilo
opening-queens-gambit = gambito de dama
opening-queens-gambit-accepted = gambito de dama aceptado
opening-queens-gambit-declined = gambito de dama rehusado
opening-queens-indian-accelerated = india de dama acelerada
opening-queens-indian-defense = defensa india de dama
opening-queens-knight-defense = defensa de caballo de dama
opening-queens-knight-variation = variante de caballo de dama
opening-queens-pawn = peón de dama
opening-queens-pawn-game = apertura de peón de dama
opening-quiet-line = línea tranquila
opening-quiet-system = sistema tranquilo
opening-quiet-variation = variante tranquila
opening-ragozin-defense = defensa Ragozin
opening-ranken-variation = variante Ranken
opening-rapport-jobava-system = sistema Rapport-Jobava
opening-rat-defense = defensa de la rata
opening-reshevsky-variation = variante Reshevsky
opening-reti-opening = apertura Réti
opening-reti-variation = variante Réti
opening-reversed-closed-sicilian = siciliana cerrada con colores cambiados
opening-reversed-dragon = dragón invertido
opening-reversed-sicilian = siciliana invertida
opening-richter-attack = ataque Richter
opening-richter-rauzer-variation = variante Richter-Rauzer
opening-richter-variation = variante Richter
opening-richter-veresov-attack = ataque Richter-Veresov
opening-rio-de-janeiro-variation = variante Río de Janeiro
opening-robatsch-defense = defensa Robatsch
opening-romanishin-variation = variante Romanishin
opening-rosenthal-variation = variante Rosenthal
opening-rosentreter-gambit = gambito Rosentreter
opening-rousseau-gambit = gambito Rousseau
opening-rubinstein-attack = ataque Rubinstein
opening-rubinstein-countergambit = contragambito Rubinstein
opening-rubinstein-defense = defensa Rubinstein
opening-rubinstein-opening = apertura Rubinstein
opening-rubinstein-system = sistema Rubinstein
opening-rubinstein-variation = variante Rubinstein
opening-russian-variation = variante rusa
opening-ruy-lopez = apertura española
opening-salvio-gambit = gambito Salvio
opening-samisch-gambit = gambito Sämisch
opening-samisch-variation = variante Sämisch
opening-saragossa-opening = apertura Zaragoza
opening-sarratt-defense = defensa Sarratt
opening-sarratt-variation = variante Sarratt
opening-scandinavian-defense = defensa escandinava
opening-scandinavian-variation = variante escandinava
opening-schallopp-defense = defensa Schallopp
opening-schara-gambit = gambito Schara
opening-scheveningen-variation = variante Scheveningen
opening-schlechter-defense = defensa Schlechter
opening-schlechter-variation = variante Schlechter
opening-schliemann-defense = defensa Schliemann
opening-scotch-gambit = gambito escocés
opening-scotch-game = apertura escocesa
opening-scotch-variation = variante escocesa
opening-scotch-variation-accepted = variante escocesa aceptada
opening-semi-averbakh-system = sistema semi-Averbaj
opening-semi-classical-variation = variante semiclásica
opening-semi-slav-defense = defensa semieslava
opening-semi-slav-defense-accepted = defensa semieslava aceptada
opening-semi-tarrasch-defense = defensa semi-Tarrasch
opening-showalter-variation = variante Showalter
opening-siberian-trap = trampa siberiana
opening-siberian-variation = variante siberiana
opening-sicilian = siciliana
opening-sicilian-defense = defensa siciliana
opening-sicilian-variation = variante siciliana
opening-slav-defense = defensa eslava
opening-smith-morra-gambit = gambito Smith-Morra
opening-smith-morra-gambit-accepted = gambito Smith-Morra aceptado
opening-smith-morra-gambit-declined = gambito Smith-Morra rehusado
opening-smyslov-defense = defensa Smyslov
opening-smyslov-system = sistema Smyslov
opening-smyslov-variation = variante Smyslov
opening-sodium-attack = apertura Durkin
opening-sokolsky-variation = variante Sokolsky
opening-sozin-attack = ataque Sozin
opening-sozin-variation = variante Sozin
opening-spanish-countergambit = contragambito español
opening-spanish-variation = variante española
opening-spassky-system = sistema Spassky
opening-spassky-variation = variante Spassky
opening-spielmann-variation = variante Spielmann
opening-st-george-defense = defensa San Jorge
opening-st-petersburg-variation = variante San Petersburgo
opening-stahlberg-variation = variante Stahlberg
opening-staunton-cochrane-variation = variante Staunton-Cochrane
opening-staunton-gambit = gambito Staunton
opening-steiner-attack = ataque Steiner
opening-steiner-variation = variante Steiner
opening-steinitz-defense = defensa Steinitz
opening-steinitz-defense-deferred = defensa Steinitz diferida
opening-steinitz-gambit = gambito Steinitz
opening-steinitz-variation = variante Steinitz
opening-stockholm-variation = variante Estocolmo
opening-stoltz-attack = ataque Stoltz
opening-stoltz-variation = variante Stoltz
opening-stonewall-variation = variante Stonewall
opening-suhle-defense = defensa Suhle
opening-sveshnikov-variation = variante Sveshnikov
opening-swedish-variation = variante sueca
opening-swiss-variation = variante suiza
opening-symmetrical-defense = defensa simétrica
opening-symmetrical-variation = variante simétrica
opening-szen-variation = variante Szén
opening-taimanov-variation = variante Taimanov
opening-tarrasch-defense = defensa Tarrasch
opening-tarrasch-variation = variante Tarrasch
opening-tartakower-attack = ataque Tartakower
opening-tartakower-defense = defensa Tartakower
opening-tartakower-gambit = gambito Tartakower
opening-tartakower-variation = variante Tartakower
opening-teichmann-defense = defensa Teichmann
opening-teichmann-variation = variante Teichmann
opening-tennison-gambit = gambito Tennison
opening-thorold-attack = ataque Thorold
opening-three-knights-opening = apertura de los tres caballos
opening-three-knights-variation = variante de los tres caballos
opening-three-pawns-attack = ataque de los tres peones
opening-torre-attack = ataque Torre
opening-torre-system = sistema Torre
opening-traditional-line = línea tradicional
opening-traditional-system = sistema tradicional
opening-traditional-variation = variante tradicional
opening-traxler-counterattack = contraataque Traxler
opening-trifunovic-variation = variante Trifunovic
opening-trompowsky-attack = ataque Trompowsky
opening-two-knights-attack = ataque de los dos caballos
opening-two-knights-defense = defensa de los dos caballos
opening-two-knights-variation = variante de los dos caballos
opening-two-pawns-attack = ataque de los dos peones
opening-ulvestad-variation = variante Ulvestad
opening-urusov-attack = ataque Urusov
opening-urusov-gambit = gambito Urusov
opening-valencia-opening = apertura Valencia
opening-valencian-variation = variante valenciana
opening-van-geet-opening = apertura Van Geet
opening-vant-kruijs-opening = apertura Van’t Kruijs
opening-vienna-gambit = gambito vienés
opening-vienna-game = apertura vienesa
opening-vienna-variation = variante vienesa
opening-vulture-defense = defensa del buitre
opening-wade-defense = defensa Wade
opening-wade-variation = variante Wade
opening-ware-defense = defensa Ware
opening-ware-opening = apertura Ware
opening-winawer-variation = variante Winawer
opening-wing-attack = ataque de flanco
opening-wing-gambit = gambito de flanco
opening-with-max-lange-defense = con defensa Max Lange
opening-wormald-attack = ataque Wormald
opening-worrall-attack = ataque Worrall
opening-yugoslav-attack = ataque yugoslavo
opening-yugoslav-variation = variante yugoslava
opening-yusupov-rubinstein-system = sistema Yusupov-Rubinstein
opening-zaire-defense = defensa Zaire
opening-zaitsev-system = sistema Zaitsev
opening-zilbermints-gambit = gambito Zilbermints
opening-zukertort-defense = defensa Zukertort
opening-zukertort-opening = apertura Zukertort
opening-zukertort-variation = variante Zukertort
