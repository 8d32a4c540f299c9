/**
 * PGN on standard input, read by chessops and played by it. Prints [{headers, comment, moves, pgn}], one for each game:
 * `moves` as [{san, nags, comment, starting, variations}], `pgn` as chessops writes the game. Fails at a move that
 * cannot be played.
 */

import { readFileSync } from "node:fs";

import { makePgn, parsePgn, startingPosition } from "chessops/pgn";
import { makeSanAndPlay, parseSan } from "chessops/san";

const joined = (comments) => (comments ?? []).join(" ").split(/\s+/).filter(Boolean).join(" ");

function played(position, { data }) {
  const move = parseSan(position, data.san);
  if (!move) throw new Error(`chessops cannot play ${data.san}`);
  const san = makeSanAndPlay(position, move);
  return { san, nags: data.nags ?? [], comment: joined(data.comments), starting: joined(data.startingComments) };
}

function lineOf(node, position) {
  const line = [];
  let at = node;
  while (at.children.length) {
    const [main, ...others] = at.children;
    const variations = others.map((other) => {
      const after = position.clone();
      const first = { ...played(after, other), variations: [] };
      return [first, ...lineOf(other, after)];
    });
    line.push({ ...played(position, main), variations });
    at = main;
  }
  return line;
}

const games = parsePgn(readFileSync(0, "utf8")).map((game) => ({
  headers: Object.fromEntries(game.headers),
  comment: joined(game.comments),
  moves: lineOf(game.moves, startingPosition(game.headers).unwrap()),
  pgn: makePgn(game),
}));
console.log(JSON.stringify(games));
