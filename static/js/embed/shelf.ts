/**
 * Which game of a collection its embed shows, and what the page around may ask of it. What is asked while a
 * game is being opened is done in that game, in its order. Knows no page.
 */

import { neighbours } from "../state/game_address.ts";
import type { Place } from "../state/types.ts";
import { tellRefused } from "./driving.ts";
import type { Command, EmbedEvent, Obeyed, OpenedGame, Viewer } from "./types.ts";

interface Shelf {
  /** shows a game, or null: the table */
  turn(number: number | null, place?: Place): Promise<void>;
  current(): number | null;
  /** does what the page around asks */
  obey(command: Command): Obeyed;
}

interface ShelfOptions {
  numbers(): number[];
  open(number: number, place: Place): Promise<OpenedGame>;
  close(next: number | null): void;
  tell(event: EmbedEvent, detail: object): void;
}

const MOST_WAITING = 20;
const START: Place = { ply: 0, line: [] };

/**
 * `numbers()`: the games that can be opened, in their order; `open(number, place)` shows one and resolves to
 * its viewer; `close(number)` takes the one that is shown away: what stands there next is told, null for the
 * table.
 */
export function createShelf({ numbers, open, close, tell }: ShelfOptions): Shelf {
  let current: number | null = null;
  let viewer: Viewer | null = null;
  let waiting: Command[] = [];

  async function turn(number: number | null, place: Place = START): Promise<void> {
    if (number === current) return number === null ? undefined : void pass({ command: "goto", ...place });
    current = number;
    viewer = null;
    waiting = [];
    close(number);
    if (number === null) return tell("gamechange", { game: null });
    const opened = await open(number, place).catch(() => null);
    if (current !== number) return opened?.close(); // gone elsewhere meanwhile
    if (!opened) {
      current = null;
      close(null);
      return tell("error", { code: "not_shown", game: number });
    }
    viewer = opened.viewer;
    tell("gamechange", { game: number, plies: opened.plies, ...viewer.place() });
    for (const command of waiting.splice(0)) tellRefused(viewer.obey(command), command, tell);
  }

  /** To the game that is shown, or will be. */
  function pass(command: Command): Obeyed {
    if (viewer) return viewer.obey(command);
    if (current === null || waiting.length >= MOST_WAITING) return false;
    waiting.push(command);
    return true;
  }

  function to(number: number | null, place?: Place) {
    if (number !== null && !numbers().includes(number)) tell("error", { code: "not_shown", game: number });
    else turn(number, place);
    return true;
  }

  return {
    turn,
    current: () => current,
    obey(command) {
      const { before, after } = neighbours(numbers(), current ?? -1);
      switch (command.command) {
        case "nextgame":
          return after !== null && to(after);
        case "previousgame":
          return before !== null && to(before);
        case "goto":
          return command.game === undefined ? pass(command) : to(command.game, command);
        default:
          return pass(command);
      }
    },
  };
}
