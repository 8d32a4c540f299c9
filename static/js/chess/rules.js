/**
 * The rules of chess in the page: which moves are legal, what they are called, what comes after them. The only module
 * that knows chessops, which is loaded when somebody touches the board or wants to see a line.
 *
 * A move's `uci` is written as the server writes it: in castling the king's two squares, in Chess960 king takes rook.
 */

import { numberBefore, turn } from "./position.js";

const MODULES = ["fen", "chess", "util", "san"];
const fromVendor = (name) => import(`/vendor/chessops/dist/esm/${name}.js`);
let loaded = null;

/** The rules, loaded once. `importModule(name)` fetches a module of chessops (tests take it from node_modules). */
export function loadRules(importModule = fromVendor) {
  loaded ??= Promise.all(MODULES.map(importModule)).then(
    (modules) => createRules(Object.assign({}, ...modules)),
    (error) => {
      loaded = null; // the network may be back next time
      throw error;
    },
  );
  return loaded;
}

function createRules(ops) {
  const positionOf = (fen) => {
    const setup = ops.parseFen(fen);
    const position = setup.isOk ? ops.Chess.fromSetup(setup.value) : setup;
    return position.isOk ? position.value : null;
  };

  /** {origin: [target, ...]} of all legal moves; castling goes to the king's square, in Chess960 onto the rook. */
  function targets(fen, variant = "standard") {
    const position = positionOf(fen);
    if (!position) return {};
    const found = {};
    for (const [from, squares] of position.allDests()) {
      const seen = [...squares].map((to) =>
        variant === "chess960" ? to : (castlesTo(position, from, to) ?? to),
      );
      if (seen.length) found[ops.makeSquare(from)] = seen.map(ops.makeSquare);
    }
    return found;
  }

  /** Where the king goes that castles from `from` onto the rook on `to`; null if it does not, or a step away could as well be a step. */
  function castlesTo(position, from, to) {
    const side = ops.castlingSide(position, { from, to });
    const king = side ? ops.kingCastlesTo(position.turn, side) : null;
    return king === null || Math.abs(king - from) < 2 ? null : king;
  }

  /**
   * The legal UCI moves that dragging from `origin` to `target` can mean: none, one, or four promotions. A king castles on
   * its rook, or where it will stand if that is no mere step.
   */
  function between(fen, origin, target) {
    const position = positionOf(fen);
    if (!position) return [];
    const found = ["", "q", "r", "b", "n"]
      .map((piece) => origin + target + piece)
      .filter((uci) => legal(position, uci));
    return found.length ? found : castling(position, ops.parseSquare(origin), ops.parseSquare(target));
  }

  function castling(position, from, king) {
    const rook = [...position.dests(from)].find((to) => castlesTo(position, from, to) === king);
    return rook === undefined ? [] : [ops.makeUci({ from, to: rook })];
  }

  function legal(position, uci) {
    const parsed = ops.parseUci(uci);
    if (!parsed || (parsed.promotion && position.board.getRole(parsed.from) !== "pawn")) return null;
    const move = ops.normalizeMove(position, parsed);
    return position.isLegal(move) ? move : null;
  }

  /** The node {san, uci, fen, origin, target, number} of a UCI move, or null where it is not legal. */
  function play(fen, uci, variant = "standard") {
    const position = positionOf(fen);
    const move = position && legal(position, uci);
    if (!move) return null;
    const side = ops.castlingSide(position, move);
    const seen = ops.makeSquare(side ? ops.kingCastlesTo(position.turn, side) : move.to);
    const san = ops.makeSan(position, move);
    const written =
      side && variant !== "chess960" ? { ...move, to: ops.kingCastlesTo(position.turn, side) } : move;
    position.play(move);
    const after = ops.makeFen(position.toSetup());
    return {
      san,
      uci: ops.makeUci(written),
      fen: after,
      origin: ops.makeSquare(move.from),
      target: seen,
      number: numberBefore(fen),
    };
  }

  /** Nodes of UCI moves one after the other; stops before the first that is not legal. */
  function line(fen, ucis, variant = "standard") {
    const nodes = [];
    for (const uci of ucis) {
      const node = play(nodes.at(-1)?.fen ?? fen, uci, variant);
      if (!node) break;
      nodes.push(node);
    }
    return nodes;
  }

  /** The UCI move that a person wrote as SAN ("Nf3", "0-0", "exd8=Q", also "nf3") or UCI; null where it is none. */
  function read(fen, text) {
    const position = positionOf(fen);
    if (!position) return null;
    for (const written of spellings(text)) {
      const move = ops.parseSan(position, written) ?? legal(position, written);
      if (move) return ops.makeUci(move);
    }
    return null;
  }

  /** "mate", "stalemate" or "material" where the game ends by the position alone, else null. */
  function ending(fen) {
    const position = positionOf(fen);
    if (!position) return null;
    if (position.isCheckmate()) return "mate";
    if (position.isStalemate()) return "stalemate";
    return position.isInsufficientMaterial() ? "material" : null;
  }

  /** The FEN with the other side to move, as if a move were passed; null in check or where that is no position. */
  function passed(fen) {
    const position = positionOf(fen);
    if (!position || position.isCheck()) return null;
    const [placement, , castling, , half, full] = fen.split(/\s+/);
    const next = turn(fen) === "white" ? ["b", full] : ["w", String(Number(full) + 1)];
    const other = `${placement} ${next[0]} ${castling} - ${half} ${next[1]}`;
    return positionOf(other) ? other : null;
  }

  return { targets, between, play, line, read, ending, passed };
}

/** The ways to read what was written: as it stands, castling with zeros, a small piece letter, a bare promotion. */
function spellings(text) {
  const bare = text
    .trim()
    .replace(/^\d+\s*\.+\s*/, "")
    .replace(/[!?]+$/, "");
  const castling = bare.replace(/0/g, "O").replace(/^o-o(-o)?/i, (found) => found.toUpperCase());
  const piece = bare.replace(/^[nrqk]/, (letter) => letter.toUpperCase()).replace(/^b(?![1-8x])/, "B");
  const queen = /^[a-h](x?[a-h])?[18]$/.test(bare) ? [`${bare}=Q`] : [];
  return [bare, castling, piece, ...queen, bare.toLowerCase()];
}
