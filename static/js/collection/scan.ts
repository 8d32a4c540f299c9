/**
 * How many games a text holds, cheaply: by its headers alone, while somebody types. The server's word counts
 * in the end (server/analysis/game/pgn_text.py). Pure.
 */

import { headerName } from "../chess/pgn_text.ts";
import { chapterTitle } from "../chess/study.ts";
import type { Scanned } from "./types.ts";

const TAG = /^\[\s*([A-Za-z0-9]\w*)\s+["“”](.*)$/;

/**
 * [{chapter, white, black, result, round, text}] of the games that begin with headers; bare moves count as
 * one game.
 */
export function scan(text: string): Scanned[] {
  const games: { tags: Record<string, string>; lines: string[] }[] = [];
  const begun = () => games[games.push({ tags: {}, lines: [] }) - 1];
  let game: (typeof games)[0] | null = null;
  let inMoves = false;
  let inComment = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const tag = inComment ? null : headerOf(line);
    if (tag && (game === null || inMoves || (tag.name === "Event" && "Event" in game.tags))) {
      game = begun();
      inMoves = false;
    }
    if (game === null && !line.trim()) continue;
    game ??= begun();
    game.lines.push(line);
    if (tag) game.tags[tag.name] ??= tag.value;
    else {
      inMoves ||= Boolean(line.trim());
      inComment = endsInComment(line, inComment);
    }
  }
  return games.map(({ tags, lines }) => ({
    chapter: chapterTitle(tags),
    white: tags.White,
    black: tags.Black,
    result: tags.Result,
    round: tags.Round,
    text: lines.join("\n").trim(),
  }));
}

/**
 * {name, value} of a header line, null where it is none. By parts: one pattern for all is slow on hostile
 * lines.
 */
function headerOf(line: string) {
  const found = TAG.exec(line.trim());
  const value = found?.[2].replace(/\]$/, "").trimEnd() ?? "";
  return found && /["“”]$/.test(value)
    ? { name: headerName(found[1]), value: unescaped(value.slice(0, -1)) }
    : null;
}

const unescaped = (value: string) => value.replace(/\\(["\\])/g, "$1");

function endsInComment(line: string, inComment: boolean): boolean {
  const [opened, closed] = [line.lastIndexOf("{"), line.lastIndexOf("}")];
  return opened < 0 && closed < 0 ? inComment : opened > closed;
}
