/**
 * An embed is driven by the page around it: what that page may ask by messages, what it is told, and how both
 * are held within bounds (docs/embed.md, "Driving it"). Nothing that comes is more than a number, a square or
 * a word of a list; nothing of it becomes markup or code.
 */

/** @import { Command, Driver, Home } from "../../types/embed" */

const VERSION = 1;
const MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/;
const MOST_MOVES = 60;
const MOST_PLY = 9999;
const PLAIN = ["next", "previous", "first", "last", "nextgame", "previousgame"];
const SIDES = ["white", "black"];
const THEMES = ["auto", "light", "dark"];
const DELAYS = { least: 200, most: 10_000, plain: 1200 };
/** So many messages in so many milliseconds are read. */
const MOST = 40;
const SPAN_MS = 1000;

/**
 * What a message asks for; null for what is none of ours, whatever it is. Pure.
 * @param {any} data @returns {Command | null}
 */
export function commandOf(data) {
  const { command, game, ply = 0, line = [], orientation, on = true, delay = DELAYS.plain, theme } = data;
  if (PLAIN.includes(command)) return { command };
  if (command === "goto") {
    if (!isPly(ply) || !isLine(line) || !isGame(game)) return null;
    return { command, ply, line: [...line], ...(game !== undefined && { game }) };
  }
  if (command === "flip")
    return orientation === undefined || SIDES.includes(orientation) ? { command, orientation } : null;
  if (command === "play")
    return typeof on === "boolean" && Number.isFinite(delay) ? { command, on, delay: within(delay) } : null;
  if (command === "theme") return THEMES.includes(theme) ? { command, theme } : null;
  return null;
}

const isPly = (/** @type {unknown} */ ply) =>
  ply === "last" || (Number.isInteger(ply) && Number(ply) >= 0 && Number(ply) <= MOST_PLY);

/** Of a collection; null is its table. */
const isGame = (/** @type {unknown} */ game) =>
  game === undefined ||
  game === null ||
  (Number.isInteger(game) && Number(game) > 0 && Number(game) <= MOST_PLY);

const isLine = (/** @type {unknown} */ line) =>
  Array.isArray(line) &&
  line.length <= MOST_MOVES &&
  line.every((move) => typeof move === "string" && MOVE.test(move));

const within = (/** @type {number} */ delay) => Math.min(Math.max(delay, DELAYS.least), DELAYS.most);

/** Says of each message whether it is still to be read; `cost`: for how many it counts. */
export function createGate({ now = () => performance.now() } = {}) {
  let begun = -Infinity;
  let count = 0;
  return (cost = 1) => {
    if (now() - begun >= SPAN_MS) [begun, count] = [now(), 0];
    count += cost;
    return count <= MOST;
  };
}

/** @typedef {{ id: string, obey: (command: Command) => boolean }} Wish */

/**
 * Listen to the page around, and to nobody else. Who speaks first is the only one heard from then on, by its
 * origin, and what is told goes to that origin. `obey(command)` says whether it could; an event that `stays`
 * is kept for who comes later.
 * @type {(wish: Wish & { home?: Home, gate?: (cost?: number) => boolean }) => Driver}
 */
export function createDriver({ id, obey, home = /** @type {Home} */ (window), gate = createGate() }) {
  /** @type {string | null} */
  let guest = null;
  let refused = false;
  /** What who comes later has still to be told. @type {Map<string, object>} */
  const standing = new Map();

  /** @param {object} message */
  function post(message) {
    if (guest !== null) home.parent.postMessage(message, guest === "null" ? "*" : guest);
  }

  /** @type {Driver["tell"]} */
  function tell(event, detail = {}, { stays = false } = {}) {
    const message = { type: "kibitz:event", version: VERSION, event, id, ...detail };
    if (stays && guest === null) standing.set(event, message);
    post(message);
  }

  /** Whether a message of the page around is to be read. @param {number} [cost] */
  function admits(cost) {
    const open = gate(cost);
    if (!open && !refused) tell("error", { code: "too_many" });
    refused = !open;
    return open;
  }

  function hear(/** @type {Pick<MessageEvent, "source" | "origin" | "data">} */ { source, origin, data }) {
    if (source !== home.parent || data === null || typeof data !== "object") return;
    if (data.type !== "kibitz:hello" && data.type !== "kibitz:command") return;
    if (guest !== null && origin !== guest) return;
    guest ??= origin;
    if (!admits()) return;
    if (data.version !== VERSION) return tell("error", { code: "version" });
    if (data.type === "kibitz:hello") {
      standing.forEach(post);
      return standing.clear();
    }
    const command = commandOf(data);
    if (!command) tell("error", { code: "bad_command" });
    else if (!obey(command)) tell("error", { code: "not_possible", command: command.command });
  }

  home.addEventListener("message", hear);
  return { tell, admits };
}
