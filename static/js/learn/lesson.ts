/**
 * Makes room on the page for the drill, so that nothing can spoil, lends it keys and address, and gives all
 * back. Loaded when somebody learns.
 */

import { listen } from "../lib/keys.ts";
import { makeRoom } from "../stage/make_room.ts";
import type { Side } from "../wire.ts";
import { Drill } from "./drill.ts";
import type { DrillOptions, LearningOptions, Lesson } from "./types.ts";

/** The drill's own keys, beside those of the page. */
const KEYS = { h: "hint", s: "show", r: "retry", w: "why", o: "play" };

export const beginLesson = (
  { element, stage, state }: LearningOptions,
  side: Side | null,
  leave: DrillOptions["leave"],
): Lesson => {
  const drill = new Drill({ stage, state, side, onSide: address, leave });
  const restore = makeRoom(element(), stage.parts.board, drill.element);
  const unlisten = listen((action) => drill.act(action), KEYS);
  drill.focus();
  return {
    drill,
    end() {
      unlisten();
      restore();
      drill.close();
    },
  };
};

const address = (side: Side) => history.replaceState(history.state, "", `${location.pathname}#learn:${side}`);
