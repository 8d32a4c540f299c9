/**
 * How many games a text holds, cheaply: by its headers alone, while somebody types. The server's word counts in the
 * end (server/analysis/game/pgn_text.py). Pure.
 */

const TAG = /^\s*\[\s*([A-Za-z0-9]\w*)\s+["“”](.*)["“”]\s*\]?\s*$/;

/** [{white, black, result, round, text}] of the games that begin with headers; bare moves count as one game. */
export function scan(text) {
  const games = [];
  let game = null;
  let inMoves = false;
  let inComment = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const tag = inComment ? null : TAG.exec(line);
    if (tag && (game === null || inMoves || (tag[1] === "Event" && "Event" in game.tags))) {
      game = { tags: {}, lines: [] };
      games.push(game);
      inMoves = false;
    }
    if (game === null && line.trim()) games.push((game = { tags: {}, lines: [] }));
    if (game === null) continue;
    game.lines.push(line);
    if (tag) game.tags[tag[1]] ??= tag[2];
    else {
      inMoves ||= Boolean(line.trim());
      inComment = endsInComment(line, inComment);
    }
  }
  return games.map(({ tags, lines }) => ({
    white: tags.White,
    black: tags.Black,
    result: tags.Result,
    round: tags.Round,
    text: lines.join("\n").trim(),
  }));
}

function endsInComment(line, inComment) {
  const [opened, closed] = [line.lastIndexOf("{"), line.lastIndexOf("}")];
  return opened < 0 && closed < 0 ? inComment : opened > closed;
}
