/** A repertoire as PGN, to be taken along: each position once, where its lines part as variations. Pure. */

import { turn } from "../chess/position.ts";
import type { Repertoire, RepertoireMove } from "../state/repertoire.ts";

/** What is written next: a bracket, a move behind so many half moves, what follows a position. */
type Piece = string | { move: RepertoireMove; ply: number } | { from: number; ply: number };

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

/** A game for each position that no line leads to. */
export function repertoirePgn(repertoire: Repertoire): string {
  const { side, positions } = repertoire;
  const reached = new Set(positions.flatMap(({ moves }) => moves.map(({ to }) => to)));
  const roots = [...positions.keys()].sort((a, b) => Number(reached.has(a)) - Number(reached.has(b)));
  const seen = new Set<number>();
  const games = roots.flatMap((root) => {
    const { fen, moves } = positions[root];
    if (seen.has(root) || !moves.length) return [];
    const tags = [
      `[Event "Repertoire"]`,
      `[Orientation "${side}"]`,
      ...(fen === START ? [] : [`[SetUp "1"]`, `[FEN "${fen} 0 1"]`]),
    ];
    return [`${tags.join("\n")}\n\n${lines(movesFrom(root, repertoire, seen))} *\n`];
  });
  return games.join("\n");
}

/** The words of a game's moves. Without recursion, as a line may be as long as all. */
function movesFrom(root: number, { positions }: Repertoire, seen: Set<number>): string[] {
  const words: string[] = [];
  const open: Piece[] = [{ from: root, ply: turn(positions[root].fen) === "white" ? 0 : 1 }];
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    if (typeof piece === "string") words.push(piece);
    else if ("move" in piece) {
      const { move, ply } = piece;
      const number = `${Math.floor(ply / 2) + 1}.`;
      const first = !words.length || /[()]$/.test(words[words.length - 1]);
      if (ply % 2 === 0) words.push(number, move.san);
      else words.push(...(first ? [`${number}..`] : []), move.san);
    } else if (!seen.has(piece.from)) {
      seen.add(piece.from);
      open.push(...following(positions[piece.from].moves, piece.ply).reverse());
    }
  }
  return words;
}

/** The first move, the others as variations with all that follows them, what follows the first. */
function following([first, ...others]: RepertoireMove[], ply: number): Piece[] {
  if (!first) return [];
  const variations = others.flatMap((move): Piece[] => [
    "(",
    { move, ply },
    { from: move.to, ply: ply + 1 },
    ")",
  ]);
  return [{ move: first, ply }, ...variations, { from: first.to, ply: ply + 1 }];
}

/** Words in lines of 80 characters, as PGN is written; nothing stands apart from its bracket. */
function lines(words: string[]): string {
  const rows: string[] = [""];
  for (const word of words.join(" ").replaceAll("( ", "(").replaceAll(" )", ")").split(" ")) {
    const row = rows[rows.length - 1];
    if (row.length + word.length >= 80) rows.push(word);
    else rows[rows.length - 1] = row ? `${row} ${word}` : word;
  }
  return rows.join("\n");
}
