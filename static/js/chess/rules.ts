/**
 * The rules of chess in the page: which moves are legal, what they are called, what comes after them. The
 * only module that knows chessops, which is loaded when somebody touches the board or wants to see a line.
 *
 * A move's `uci` is written as the server writes it: in castling the king's two squares, in Chess960 king
 * takes rook.
 */

import type { Chess } from "chessops/chess";
import type { Color, NormalMove, Square } from "chessops/types";
import type { Variant } from "../wire.ts";
import { turned } from "./fen.ts";
import { inEnglish } from "./notation.ts";
import { numberBefore } from "./position.ts";
import type { Played, Rules } from "./types.ts";

/** The modules of chessops that rules.ts asks for. */
type Ops = typeof import("chessops/fen") &
  typeof import("chessops/chess") &
  typeof import("chessops/util") &
  typeof import("chessops/san");

const MODULES: Record<string, () => Promise<object>> = {
  fen: () => import("chessops/fen"),
  chess: () => import("chessops/chess"),
  util: () => import("chessops/util"),
  san: () => import("chessops/san"),
};
const fromVendor = (name: string): Promise<object> => MODULES[name]();
let loaded: Promise<Rules> | null = null;
let ops: Ops;

/**
 * The rules, loaded once. `importModule(name)` fetches a module of chessops (tests take it from
 * node_modules).
 */
export function loadRules(importModule = fromVendor) {
  loaded ??= Promise.all(Object.keys(MODULES).map(importModule)).then(
    (modules) => {
      ops = Object.assign({}, ...modules);
      return { targets, between, play, line, read, typed, ending, passed, playable };
    },
    (error) => {
      loaded = null; // the network may be back next time
      throw error;
    },
  );
  return loaded;
}

function positionOf(fen: string): Chess | null {
  const setup = ops.parseFen(fen);
  const position = setup.isOk ? ops.Chess.fromSetup(setup.value) : setup;
  return position.isOk ? position.value : null;
}

function targets(fen: string, variant: Variant = "standard"): Record<string, string[]> {
  const position = positionOf(fen);
  if (!position) return {};
  const found: Record<string, string[]> = {};
  for (const [from, squares] of position.allDests()) {
    const seen = [...squares].map((to) =>
      variant === "chess960" ? to : (castlesTo(position, from, to) ?? to),
    );
    if (seen.length) found[ops.makeSquare(from)] = seen.map(ops.makeSquare);
  }
  return found;
}

/**
 * Where the king goes that castles from `from` onto the rook on `to`; null if it does not, or a step away
 * could as well be a step.
 */
function castlesTo(position: Chess, from: Square, to: Square): Square | null {
  const side = ops.castlingSide(position, { from, to });
  const king = side ? ops.kingCastlesTo(position.turn, side) : null;
  return king === null || Math.abs(king - from) < 2 ? null : king;
}

/** A king castles on its rook, or where it will stand if that is no mere step. */
function between(fen: string, origin: string, target: string): string[] {
  const position = positionOf(fen);
  if (!position) return [];
  const found = ["", "q", "r", "b", "n"]
    .map((piece) => origin + target + piece)
    .filter((uci) => legal(position, uci));
  const [from, to] = [ops.parseSquare(origin), ops.parseSquare(target)];
  if (found.length || from === undefined || to === undefined) return found;
  return castling(position, from, to);
}

function castling(position: Chess, from: Square, king: Square): string[] {
  const rook = [...position.dests(from)].find((to) => castlesTo(position, from, to) === king);
  return rook === undefined ? [] : [ops.makeUci({ from, to: rook })];
}

function legal(position: Chess, uci: string): NormalMove | null {
  const parsed = ops.parseUci(uci);
  if (!parsed || !("from" in parsed)) return null;
  if (parsed.promotion && position.board.getRole(parsed.from) !== "pawn") return null;
  const move = ops.normalizeMove(position, parsed);
  return "from" in move && position.isLegal(move) ? move : null;
}

function play(fen: string, uci: string, variant: Variant = "standard"): Played | null {
  const position = positionOf(fen);
  const move = position && legal(position, uci);
  if (!move) return null;
  const side = ops.castlingSide(position, move);
  const king = side ? ops.kingCastlesTo(position.turn, side) : move.to;
  const san = ops.makeSan(position, move);
  const written = variant === "chess960" ? move : { ...move, to: king };
  position.play(move);
  return {
    san,
    uci: ops.makeUci(written),
    fen: ops.makeFen(position.toSetup()),
    origin: ops.makeSquare(move.from),
    target: ops.makeSquare(king),
    number: numberBefore(fen),
  };
}

function line(fen: string, ucis: string[], variant: Variant = "standard"): Played[] {
  const nodes: Played[] = [];
  for (const uci of ucis) {
    const node = play(nodes.at(-1)?.fen ?? fen, uci, variant);
    if (!node) break;
    nodes.push(node);
  }
  return nodes;
}

/** English SAN ("Nf3", "0-0", "exd8=Q", also "nf3") or UCI. */
const read = (fen: string, text: string): string | null => firstLegal(fen, spellings(bareOf(text)));

/**
 * What a person typed, by the page's own letters first: in Spanish "Rd2" is a move of the king, if it is one
 * at all.
 */
function typed(fen: string, text: string): string | null {
  const bare = bareOf(text);
  return firstLegal(fen, [...spellings(inEnglish(bare)), ...spellings(bare)]);
}

const bareOf = (text: string) =>
  text
    .trim()
    .replace(/^\d+\s*\.+\s*/, "")
    .replace(/(?<![!?])[!?]+$/, "");

function firstLegal(fen: string, ways: string[]): string | null {
  const position = positionOf(fen);
  if (!position) return null;
  for (const written of ways) {
    const move = ops.parseSan(position, written) ?? legal(position, written);
    if (move) return ops.makeUci(move);
  }
  return null;
}

function ending(fen: string): "mate" | "stalemate" | "material" | null {
  const position = positionOf(fen);
  if (!position) return null;
  if (position.isCheckmate()) return "mate";
  if (position.isStalemate()) return "stalemate";
  return position.isInsufficientMaterial() ? "material" : null;
}

/** More pieces or pawns than a side has are nobody's position, and no engine's. */
function playable(fen: string): boolean {
  const board = positionOf(fen)?.board;
  return Boolean(board && fits(board, "white") && fits(board, "black"));
}

const fits = (board: Chess["board"], side: Color): boolean =>
  board[side].size() <= 16 && board.pieces(side, "pawn").size() <= 8;

/** The other side to move, as if a move were passed; null also where that is no position. */
function passed(fen: string): string | null {
  const position = positionOf(fen);
  if (!position || position.isCheck()) return null;
  const other = turned(fen);
  return positionOf(other) ? other : null;
}

/**
 * The ways to read what was written, without its number and marks: as it stands, castling with zeros, a small
 * piece letter, a bare promotion.
 */
function spellings(bare: string) {
  const castling = bare.replace(/0/g, "O").replace(/^o-o(-o)?/i, (found) => found.toUpperCase());
  const piece = bare.replace(/^[nrqk]/, (letter) => letter.toUpperCase()).replace(/^b(?![1-8x])/, "B");
  const queen = /^[a-h](x?[a-h])?[18]$/.test(bare) ? [`${bare}=Q`] : [];
  return [bare, castling, piece, ...queen, bare.toLowerCase()];
}
