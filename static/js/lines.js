/**
 * An engine's line as moves that can stand on the board. The only module that knows chessops, which it loads when
 * somebody wants to see a line.
 */

import { moveNumber, turn } from "./position.js";

const MODULES = ["fen", "chess", "util", "san"];
let library = null;

/** Nodes {san, uci, fen, origin, target, number} of UCI moves from a FEN; stops before a move that is not legal. */
export async function nodesOf(fen, ucis, sans = []) {
  library ??= Promise.all(MODULES.map((name) => import(`/vendor/chessops/dist/esm/${name}.js`)));
  const [{ parseFen, makeFen }, { Chess, normalizeMove }, { parseUci, makeSquare }, { makeSan }] = await library;
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  const nodes = [];
  for (const [index, uci] of ucis.entries()) {
    const move = normalizeMove(position, parseUci(uci));
    if (!position.isLegal(move)) break;
    const before = makeFen(position.toSetup());
    const san = sans[index] ?? makeSan(position, move);
    const origin = makeSquare(move.from);
    position.play(move);
    const number = `${moveNumber(before)}${turn(before) === "white" ? "." : "…"}`;
    nodes.push({ san, uci, fen: makeFen(position.toSetup()), origin, target: seenTarget(san, uci, before), number });
  }
  return nodes;
}

/** The square a person sees the king reach in castling, else the move's own. */
function seenTarget(san, uci, fen) {
  const rank = turn(fen) === "white" ? "1" : "8";
  if (san.startsWith("O-O-O")) return `c${rank}`;
  if (san.startsWith("O-O")) return `g${rank}`;
  return uci.slice(2, 4);
}
