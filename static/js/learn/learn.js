/**
 * The way into the drill and out of it. Loads drill.js when asked for, makes room for its panel, so that nothing on the
 * page can spoil, and keeps the address "#learn:white". What the drill is, it does not know.
 */

import { say } from "../lib/dialogs.js";
import { sheet } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { listen } from "../lib/keys.js";

/** The drill's own keys, beside those of the page. */
const KEYS = { h: "hint", s: "show", r: "retry", w: "why" };

/** What "#learn" and "#learn:black" ask for: {side or null}, else null. WordPress may add "#?secret=…". */
export function learnFromAddress({ hash = "" }) {
  const found = /^#learn(?::(white|black))?(?:$|[#?])/.exec(hash);
  return found ? { side: found[1] ?? null } : null;
}

/**
 * `element` is the review's (a function), `stage` lends the board, `state()` is the newest state; `left(ply)` is told where
 * the person comes out. Returns {open(side), close(ply), update(), perform(action), isOpen()}.
 */
export function createLearning({ element, stage, state, left }) {
  let drill = null;
  let room = null;
  let unlisten = null;
  let asked = 0;

  async function open(side = null) {
    if (drill || !state().game) return;
    const turn = (asked += 1);
    try {
      const [{ openDrill }] = await Promise.all([import("./drill.js"), sheet("drill")]);
      if (turn === asked && !drill) begin(openDrill, side);
    } catch (error) {
      console.error(error);
      say(t("drill-failed"));
    }
  }

  function begin(openDrill, side) {
    drill = openDrill({ stage, state, side, onSide: address, leave: close });
    room = makeRoom(element(), stage.parts.board, drill.element);
    unlisten = listen((action) => drill.act(action), KEYS);
    drill.focus();
  }

  function close(ply = null) {
    asked += 1;
    if (!drill) return;
    unlisten();
    room.restore();
    drill.close();
    drill = null;
    left(ply);
    document.querySelector(".move[aria-current], .report__learn")?.focus({ preventScroll: true });
  }

  return {
    open,
    close,
    isOpen: () => drill !== null,
    update: () => drill?.update(),
    /** null: not the drill's business. While it is open, only what cannot spoil passes. */
    perform(action) {
      if (!drill) return action === "learn" ? (open(), true) : null;
      return action === "flip" || action === "type" ? null : drill.perform(action);
    },
  };
}

function address(side) {
  history.replaceState(history.state, "", `${location.pathname}#learn:${side}`);
}

/** Take away all that speaks of the game, and put the panel there; `restore()` puts it back where it was. */
function makeRoom(review, board, panel) {
  const side = review.querySelector(".review__side");
  const gone = [...[...board.parentElement.children].filter((part) => part !== board), ...side.children];
  const marks = gone.map((part) => {
    const mark = document.createComment("");
    part.replaceWith(mark);
    return [mark, part];
  });
  side.append(panel);
  review.classList.add("is-learning");
  return {
    restore() {
      panel.remove();
      marks.forEach(([mark, part]) => mark.replaceWith(part));
      review.classList.remove("is-learning");
    },
  };
}
