/**
 * Which game of a collection its embed shows, and what the page around may ask of it. What is asked while a
 * game is being opened is done in that game, in its order. Knows no page.
 */

import { neighbours } from "../file/place.js";

/** @import { Command, Shelf, ShelfWishes, Viewer } from "../../types/embed" */
/** @import { Place } from "../../types/state" */

const MOST_WAITING = 20;
/** @type {Place} */
const START = { ply: 0, line: [] };

/**
 * `numbers()`: the games that can be opened, in their order; `open(number, place)` shows one and resolves to
 * its viewer; `close(number)` takes the one that is shown away: what stands there next is told, null for the
 * table.
 * @type {(wishes: ShelfWishes) => Shelf}
 */
export function createShelf({ numbers, open, close, tell }) {
  /** @type {number | null} */
  let current = null;
  /** @type {Viewer | null} */
  let viewer = null;
  /** @type {Command[]} */
  let waiting = [];

  /** @type {Shelf["turn"]} */
  async function turn(number, place = START) {
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
    for (const command of waiting.splice(0))
      if (!viewer.obey(command)) tell("error", { code: "not_possible", command: command.command });
  }

  /** To the game that is shown, or will be. @param {Command} command */
  function pass(command) {
    if (viewer) return viewer.obey(command);
    if (current === null || waiting.length >= MOST_WAITING) return false;
    waiting.push(command);
    return true;
  }

  /** @param {number | null} number @param {Place} [place] */
  function to(number, place) {
    if (number !== null && !numbers().includes(number)) return false;
    turn(number, place);
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
