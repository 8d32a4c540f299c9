/**
 * The reason in the panel of the current move: what is said of it, its side's chances, and folded away how
 * the rules decided. The rules' sentences (explain.ts) are loaded when somebody has to see them.
 */

import { CLASSES } from "../chess/classes.ts";
import { openingName } from "../chess/opening_names.ts";
import { h } from "../lib/dom.ts";
import { percent, points } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { mover } from "../state/fold.ts";
import type { Begun, Move } from "../state/types.ts";
import type { Fact, Side } from "../wire.ts";
import { saidOf } from "./facts.ts";
import type { Context, Explain, OnBoard } from "./types.ts";
import { keyLine } from "./why.ts";

/** What gives the rules' sentences: at once where they are loaded, else as soon as they are. */
export function createRules(): Explain {
  let rules: typeof import("./explain.ts") | null = null;
  return (state, ply, move, tell) => {
    const say = () => rules && tell(rules.explain(move, contextOf(state, ply)));
    if (rules) return say();
    import("./explain.ts").then(
      (found) => {
        rules = found;
        say();
      },
      () => {}, // offline: the next move asks again
    );
  };
}

/** What stands around a move. */
export const contextOf = (state: Begun, ply: number): Context => ({
  record: state.game.moves[ply - 1],
  before: state.positions[ply - 1],
  after: state.positions[ply],
  side: mover(state, ply),
  eco: state.game.openings?.[ply]?.eco ?? null,
});

/** Classes whose own sentence says more than a fact would: it stands before what is said. */
export const TOLD_BY_RULE = ["theory", "brilliant"];

/**
 * What the move is: the sentences that the server chose, or where it chose none the rule's in short. Those
 * with a place on the board show it while they are pointed at.
 */
export function reasonOf(state: Begun, ply: number, move: Move, board: OnBoard): HTMLElement {
  const said = saidOf(move.reason).map(({ words, fact }) =>
    fact ? pointed(words, fact, state, ply, board) : h("p", {}, words),
  );
  const looked = move.reason?.corrections?.includes("looked_best");
  const beside = [looked && t("why-corrected-looked-best"), leftBook(state, ply)].filter(Boolean).join(" ");
  const element = h("div", { class: "verdict__why" }, said, beside ? h("p", {}, beside) : null);
  if (!said.length || TOLD_BY_RULE.includes(move.classification ?? ""))
    board.explained(state, ply, move, ({ sentences }) => {
      if (sentences.length) element.prepend(h("p", {}, sentences.join(" ")));
    });
  return element;
}

/** A sentence that shows its fact on the board, and what plays its moves there. */
function pointed(words: string, fact: Fact, state: Begun, ply: number, board: OnBoard): HTMLElement {
  const shown = pointer(words, fact, state, ply, board);
  const line = keyLine(state, ply, fact);
  if (!line) return shown;
  const show = () => board.playLine(line.base, line, line.pv.length);
  const label = t("move-said-play");
  const attributes = {
    type: "button",
    class: "said-play",
    "aria-label": label,
    title: label,
    on: { click: show },
  };
  return h("div", { class: "said-row" }, shown, h("button", attributes, icon("play", 14)));
}

/** A sentence that shows its fact on the board: under the mouse, in focus, or pressed (a finger). */
function pointer(words: string, fact: Fact, state: Begun, ply: number, { peek }: OnBoard): HTMLElement {
  const button = h(
    "button",
    { type: "button", class: "said", "aria-pressed": "false", title: t("move-said-show") },
    words,
  );
  let wanted = false;
  const show = (on: boolean) => {
    if (on === wanted) return;
    wanted = on;
    button.setAttribute("aria-pressed", String(on));
    if (!on) return peek(null);
    import("../board/pointing.ts")
      .then(({ pointedAt }) => pointedAt(state, ply, fact))
      .then(({ node, arrows }) => wanted && button.isConnected && peek(node, arrows))
      .catch(() => {}); // offline: the sentence stands all the same
  };
  button.addEventListener("pointerenter", ({ pointerType }) => pointerType !== "touch" && show(true));
  button.addEventListener("pointerleave", ({ pointerType }) => pointerType !== "touch" && show(false));
  button.addEventListener("focus", () => button.matches(":focus-visible") && show(true));
  button.addEventListener("blur", () => show(false));
  button.addEventListener(
    "click",
    ({ detail }) => detail && show(!wanted || matchMedia("(hover: hover)").matches),
  );
  return button;
}

/** The first move outside the book says so. */
function leftBook({ game }: Begun, ply: number): string {
  const [was, is] = [game.openings?.[ply - 1], game.openings?.[ply]];
  const leaves = was && !is && !game.openings.slice(ply).some(Boolean);
  return leaves && was ? t("why-left-book", { opening: openingName(was.name) }) : "";
}

/** The rule and its numbers, folded away; what a person has opened stays open from move to move. */
export function how(state: Begun, ply: number, move: Move, board: OnBoard): HTMLElement | null {
  if (!move.classification) return null;
  const { expected_before: had, expected_after: has, close } = move;
  const text = h("div", { class: "how__text" });
  const fill = () =>
    board.explained(state, ply, move, ({ decided }) => {
      const rule = decided.join(" ");
      const inRule = typeof had !== "number" || typeof has !== "number" || rule.includes(points(had));
      const numbers = inRule ? null : t("how-points", { before: points(had), after: points(has) });
      const near = close ? t("how-close", { verdict: CLASSES[close].article }) : null;
      text.replaceChildren(...[rule, numbers, near].flatMap((words) => (words ? h("p", {}, words) : [])));
    });
  const fold = h(
    "details",
    {
      class: "how",
      open: board.how.open,
      on: {
        toggle: () => {
          board.how.open = fold.open;
          if (fold.open) fill();
        },
      },
    },
    h("summary", {}, t("how-title")),
    text,
  );
  if (board.how.open) fill();
  return fold;
}

/**
 * The chances of the side that moved, before and after, on one track: what is left is filled, what was lost
 * is marked.
 */
export function meter({ expected_before: had, expected_after: has }: Move, side: Side): HTMLElement | null {
  if (typeof had !== "number" || typeof has !== "number") return null;
  const [before, after] = [percent(had), percent(has)];
  const label = t("move-points-label", { side, before, after });
  return h(
    "div",
    {
      class: "meter",
      role: "img",
      "aria-label": label,
      title: label,
      style: { "--before": had, "--after": has },
    },
    h("span", { class: "meter__label" }, t("move-points", { side })),
    h(
      "span",
      { class: "meter__track" },
      h("span", { class: "meter__lost" }),
      h("span", { class: "meter__left" }),
    ),
    h("span", { class: "meter__value" }, `${before} → ${after}`),
  );
}
