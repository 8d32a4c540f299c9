/**
 * An embed is driven by the page around it: what that page may ask by messages, what it is told, and how both
 * are held within bounds (docs/embed.md, "Driving it"). Nothing that comes is more than a number, a square or
 * a word of a list; nothing of it becomes markup or code.
 */

import type { Command, EmbedEvent, Obeyed } from "./types.ts";

interface Driver {
  /** `stays`: who greets later is told it too */
  tell(event: EmbedEvent, detail?: object, how?: { stays?: boolean }): void;
  /** whether a message of the page around is to be read; one that costs much counts for several */
  admits(cost?: number): boolean;
}

/** As much of a window as a driver needs. */
interface Home {
  parent: Pick<Window, "postMessage">;
  addEventListener(
    name: "message",
    hear: (event: Pick<MessageEvent, "source" | "origin" | "data">) => void,
  ): void;
}

const VERSION = 1;
const MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/;
const MOST_MOVES = 60;
const MOST_PLY = 9999;
const PLAIN = ["next", "previous", "first", "last", "nextgame", "previousgame"] as const;
const SIDES = ["white", "black"] as const;
const THEMES = ["auto", "light", "dark"] as const;
const DELAYS = { least: 200, most: 10_000, plain: 1200 };
/** So many messages in so many milliseconds are read. */
const MOST = 40;
const SPAN_MS = 1000;

/** What a message asks for; null for what is none of ours, whatever it is. Pure. */
export function commandOf(data: Record<string, unknown>): Command | null {
  const { command, game, ply = 0, line = [], orientation, on = true, delay = DELAYS.plain, theme } = data;
  if (isOneOf(PLAIN, command)) return { command };
  if (command === "goto") {
    if (!isPly(ply) || !isLine(line) || !isGame(game)) return null;
    return { command, ply, line: [...line], ...(game !== undefined && { game }) };
  }
  if (command === "flip")
    return orientation === undefined || isOneOf(SIDES, orientation) ? { command, orientation } : null;
  if (command === "play")
    return typeof on === "boolean" && isNumber(delay) ? { command, on, delay: within(delay) } : null;
  if (command === "theme") return isOneOf(THEMES, theme) ? { command, theme } : null;
  return null;
}

const isOneOf = <T extends string>(words: readonly T[], word: unknown): word is T =>
  words.some((known) => known === word);

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const isPly = (ply: unknown): ply is number | "last" =>
  ply === "last" || (Number.isInteger(ply) && Number(ply) >= 0 && Number(ply) <= MOST_PLY);

/** Of a collection; null is its table. */
const isGame = (game: unknown): game is number | null | undefined =>
  game === undefined ||
  game === null ||
  (Number.isInteger(game) && Number(game) > 0 && Number(game) <= MOST_PLY);

const isLine = (line: unknown): line is string[] =>
  Array.isArray(line) &&
  line.length <= MOST_MOVES &&
  line.every((move) => typeof move === "string" && MOVE.test(move));

const within = (delay: number) => Math.min(Math.max(delay, DELAYS.least), DELAYS.most);

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

export type Wish = { id: string; obey: (command: Command) => Obeyed };

/** Tell the page around of a command that could not be obeyed. */
export async function tellRefused(
  obeyed: Obeyed,
  { command }: Command,
  tell: (event: EmbedEvent, detail: object) => void,
): Promise<void> {
  if (obeyed === false) tell("error", { code: "not_possible", command });
  else if (!(await obeyed)) tell("error", { code: "bad_command", command });
}

/**
 * Listen to the page around, and to nobody else. Who speaks first is the only one heard from then on, by its
 * origin, and what is told goes to that origin. `obey(command)` says whether it could; an event that `stays`
 * is kept for who comes later.
 */
export function createDriver({
  id,
  obey,
  home = window as Home,
  gate = createGate(),
}: Wish & { home?: Home; gate?: (cost?: number) => boolean }): Driver {
  let guest: string | null = null;
  let refused = false;
  /** What who comes later has still to be told. */
  const standing: Map<string, object> = new Map();

  function post(message: object) {
    if (guest !== null) home.parent.postMessage(message, guest === "null" ? "*" : guest);
  }

  function tell(event: EmbedEvent, detail: object = {}, { stays = false }: { stays?: boolean } = {}): void {
    const message = { type: "kibitz:event", version: VERSION, event, id, ...detail };
    if (stays && guest === null) standing.set(event, message);
    post(message);
  }

  /** Whether a message of the page around is to be read. */
  function admits(cost?: number) {
    const open = gate(cost);
    if (!open && !refused) tell("error", { code: "too_many" });
    refused = !open;
    return open;
  }

  function hear({ source, origin, data }: Pick<MessageEvent, "source" | "origin" | "data">) {
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
    else tellRefused(obey(command), command, tell);
  }

  home.addEventListener("message", hear);
  return { tell, admits };
}
