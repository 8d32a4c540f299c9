/**
 * PGN as text: one text to the texts of its games, and what stands in a game's moves that is no part of PGN.
 * Pure; knows no chess.
 */

import { foreignLetters } from "../lib/i18n.ts";
import type { GameText } from "./types.ts";

/** What in the moves is no move. */
interface Stranger {
  token: string;
  /** main line moves before it */
  ply: number;
  inVariation: boolean;
}

const HEADER = /^\s*\[\s*([A-Za-z0-9][A-Za-z0-9_+#=:-]*)\s+"((?:[^"\\]|\\.)*)"\s*\]/;
/** The same where an editor has made the quotation marks its own: “1–0”, „Ann“, 2024″. */
const PRINTED = /^\s*\[\s*([A-Za-z0-9][A-Za-z0-9_+#=:-]*)\s+["“”„‟″«»](.*)["“”„‟″«»]\s*\]/;
/** How PGN spells the headers that Kibitz reads: programs and people write [Fen] and [white]. */
const NAMES = [
  ..."Event Site Date Round White Black Result FEN SetUp Variant TimeControl Termination Board".split(" "),
  ..."WhiteElo BlackElo WhiteTitle BlackTitle WhiteTeam BlackTeam StudyName ChapterName ECO Opening".split(
    " ",
  ),
];
const SPELT = new Map(NAMES.map((name) => [name.toLowerCase(), name]));

/** A header's name as PGN spells it. */
export const headerName = (name: string): string => SPELT.get(name.toLowerCase()) ?? name;

/** What editors make of the signs of a game, and what they were. */
const PRINTED_SIGNS: Record<string, string> = { "…": "...", "½": "1/2", "×": "x", "–": "-", "—": "-" };
/** What stands in a game's moves one after the other: space, comments, numbers, results, signs, words. */
const TOKEN = new RegExp(
  [
    /\s+/,
    /\{[^}]*\}?/,
    /;[^\n]*/,
    /\d{1,9}\s{0,9}\.+/, // more would be walked again for each digit of a text of digits
    /\.+/,
    /\$\d+/,
    /[()]/,
    /1-0|0-1|1\/2-1\/2|1\/2|\*|--|Z0/,
    /[!?]+/,
    /[=∞⩲⩱±∓□N](?![a-z1-8])/,
    /[^\s(){};!?$]+/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);
const ESCAPE = /[ \t]*%/y;
const SAN =
  /^(?:[KQRBN]?[a-h]?[1-8]?[-x]?[a-h][1-8](?:=?[QRBNqrbn])?|[O0o]-[O0o](?:-[O0o])?)[+#]?$|^--$|^Z0$/;
/** King, queen, rook, bishop, knight. */
const ENGLISH = "KQRBN";
const MOVE = /^[KQRBN]?[a-h]?[1-8]?[-x]?[a-h][1-8](?:=?[QRBN])?[+#]?$/;
const PIECE_MOVES = /^([KQRBN])[a-h1-8x]/;
const PROMOTES = /[a-h][18]=?([QRBN])[+#]?$/;
const KNOWN = /^(?:\d+\s*\.*|\.+|\$\d+|[!?]+|e\.?p\.?|[=∞⩲⩱±∓□N])$/u;
const FIRST_NUMBER = /^1\s*\.$/;
const RESULT = /^(?:1-0|0-1|1\/2-1\/2|1\/2|\*)$/;

/** The games of a text, parted by headers behind moves, or by a first move behind a result. */
export function splitGames(text: string): GameText[] {
  return atHeaders(text).flatMap(({ headers, moves }) =>
    atResults(bothLost(headers, moves)).map((part, index) => ({
      headers: index ? {} : headers,
      moves: part,
    })),
  );
}

/** Moves without a "0-0" at their end that is no castling: the headers say that both lost. */
function bothLost({ Result = "" }: Record<string, string>, moves: string): string {
  const text = moves.trimEnd();
  const before = text.slice(0, -"0-0".length).trimEnd();
  const said = Result.replace(":", "-").replaceAll(" ", "") === "0-0" && text.endsWith("0-0");
  return said && !before.endsWith(".") ? `${before} *\n` : moves;
}

/** Moves parted where "1." stands behind a result. */
function atResults(moves: string): string[] {
  const ends: number[] = [];
  let [depth, end] = [0, 0];
  for (const { 0: token, index } of moves.matchAll(TOKEN)) {
    if (!token.trim() || /^[{;]/.test(token)) continue;
    if (end && FIRST_NUMBER.test(token)) ends.push(end);
    if (token === "(") depth += 1;
    else if (token === ")") depth = Math.max(0, depth - 1);
    end = depth === 0 && RESULT.test(token) ? index + token.length : 0;
  }
  return [0, ...ends].map((from, at) => moves.slice(from, ends[at]));
}

function atHeaders(text: string): GameText[] {
  const games: GameText[] = [];
  const begun = () => games[games.push({ headers: {}, moves: "" }) - 1];
  let game: GameText | undefined;
  let inComment = false;
  for (const whole of text.replace(/^\ufeff/, "").split(/\r\n?|\n/)) {
    const line = beforeEscape(whole, inComment);
    const header = inComment ? null : (HEADER.exec(line) ?? PRINTED.exec(line));
    if (header) {
      if (!game || game.moves.trim()) game = begun();
      const value = header[2].replace(/\\(["\\])/g, "$1");
      const name = headerName(header[1]);
      game.headers[name] = name === "Result" ? signsOf(value) : value;
      continue;
    }
    if (!line.trim() && !inComment) continue; // a blank line ends nothing here: pasted texts are full of them
    game ??= begun();
    game.moves += `${typed(line, inComment)}\n`;
    inComment = endsInComment(line, inComment);
  }
  return games;
}

/**
 * What in a game's moves is no move and nothing else that PGN knows: [{token, ply, inVariation}], `ply` the
 * number of main line moves before it. `ply`: the number of all of them; `after`: whether more follows the
 * result; `open`: the comment that never ends, all that follows being in it.
 */
export function strangers(moves: string) {
  const found: Stranger[] = [];
  let open: Stranger | null = null;
  let [ply, depth, ended, after] = [0, 0, false, false];
  for (const [token] of moves.matchAll(TOKEN)) {
    if (token[0] === "{" && !token.endsWith("}")) open = { token, ply, inVariation: depth > 0 };
    if (!token.trim() || /^[{;]/.test(token)) continue;
    if (ended) after = true;
    else if (token === "(") depth += 1;
    else if (token === ")") depth = Math.max(0, depth - 1);
    else if (RESULT.test(token)) ended = depth === 0;
    else if (SAN.test(token)) ply += depth === 0 ? 1 : 0;
    else if (!KNOWN.test(token)) found.push({ token, ply, inVariation: depth > 0 });
  }
  return { found, ply, after, open };
}

/**
 * The moves of a game whose author wrote the five letters of `pieces`, with English ones; null where a word
 * of it is a move in neither, or in English alone. Comments stay as they are.
 */
function ofLetters(moves: string, pieces: string): string | null {
  const isEnglish = (letter: string | undefined, others: string) =>
    letter !== undefined && !others.includes(letter);
  const inEnglish = (letter: string) => ENGLISH[pieces.indexOf(letter)] ?? "?";
  let mixed = false;
  const read = moves.replace(TOKEN, (token) => {
    if (/^[{;]/.test(token)) return token;
    mixed ||=
      isEnglish(PIECE_MOVES.exec(token)?.[1], pieces) ||
      isEnglish(PROMOTES.exec(token)?.[1], pieces.slice(1));
    const english = token.replace(/[A-Z]/g, inEnglish);
    return MOVE.test(english) ? english : token;
  });
  return mixed || read === moves || strangers(read).found.length ? null : read;
}

/** A game of `splitGames` as a text again. */
export function pgnOf({ headers, moves }: GameText) {
  const said = Object.entries(headers).map(
    ([name, value]) => `[${name} "${value.replace(/["\\]/g, "\\$&")}"]\n`,
  );
  return `${said.join("")}${said.length ? "\n" : ""}${moves.trim()}\n`;
}

/**
 * A line of moves as it was typed before an editor made print of it: "2…", "1–0", "½–½". Comments stay as
 * they are.
 */
function typed(line: string, inComment: boolean): string {
  const end = inComment ? line.indexOf("}") + 1 || line.length : 0;
  const parts = line.slice(end).split(/(\{[^}]*\}?|;.*)/);
  return line.slice(0, end) + parts.map((part, index) => (index % 2 ? part : signsOf(part))).join("");
}

const signsOf = (part: string) =>
  part
    .replace(/(^|\s)[–—](?=\s|$)/g, "$1--") // a move that is none
    .replace(/[…½×–—]/g, (sign) => PRINTED_SIGNS[sign]);

/** A line as far as it says something: not from a % on, at its begin or behind a comment. */
function beforeEscape(line: string, inComment: boolean): string {
  let inside = inComment;
  for (let at = 0; at <= line.length; at += 1) {
    ESCAPE.lastIndex = at;
    if (!inside && (at === 0 || line[at - 1] === "}") && ESCAPE.test(line)) return line.slice(0, at);
    if (inside) inside = line[at] !== "}";
    else if (line[at] === ";") break;
    else inside = line[at] === "{";
  }
  return line;
}

function endsInComment(line: string, before: boolean): boolean {
  let inside = before;
  for (const sign of line) {
    if (inside) inside = sign !== "}";
    else if (sign === ";") return false;
    else if (sign === "{") inside = true;
  }
  return inside;
}

/** The moves with English letters, by each other language in which all of them are moves. */
export function* readings(moves: string): Generator<string> {
  for (const pieces of foreignLetters()) {
    const read = ofLetters(moves, pieces);
    if (read !== null) yield read;
  }
}
