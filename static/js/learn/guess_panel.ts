/** The panel of guessing the moves: the question, what a guess was worth beside the game, the sum. */

import { badge } from "../chess/badges.ts";
import { written } from "../chess/figurines.ts";
import { readable } from "../chess/notation.ts";
import { moveNumber, numberBefore } from "../chess/position.ts";
import { copyText } from "../lib/clipboard.ts";
import { say } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t, textOf } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import type { Act } from "../stage/panel_parts.ts";
import { sideButton } from "../stage/panel_parts.ts";
import { peopleFind } from "../state/people_words.ts";
import type { Rating } from "../state/rating.ts";
import { nearest } from "../state/rating.ts";
import type { Begun } from "../state/types.ts";
import { fenAt } from "../state/view.ts";
import type { ClassName, Side } from "../wire.ts";
import * as logic from "./guesses.ts";
import { said } from "./panel.ts";
import { button, createHead, tell } from "./parts.ts";
import { grows } from "./tasks.ts";
import type { ButtonOf, GuessSession } from "./types.ts";
import { judgedBy } from "./words.ts";

interface GuessPanel {
  element: HTMLElement;
  update(state: Begun, session: GuessSession, rating: Rating | null): void;
  focus(): void;
  /** Where a pressed button has gone, the focus goes to the one that is first now. */
  focusAfter(name: string): void;
}

const SIDES: Side[] = ["white", "black"];

export const createGuessPanel = (act: Act): GuessPanel => {
  const head = createHead({ title: t("guess-title"), sides: t("guess-sides") }, act);
  const body = h("div", { class: "drill__body" });
  const actions = h("div", { class: "drill__actions" });
  const live = h("div", { class: "visually-hidden", role: "status" });
  const element = h(
    "section",
    { class: "drill guess", "aria-label": t("guess-title") },
    head.element,
    body,
    actions,
    shareRow(),
    live,
  );
  return {
    element,
    update(state, session, rating) {
      const held = actions.contains(document.activeElement);
      const { points, most } = logic.sumOf(state, session, rating);
      element.dataset.phase = session.phase;
      head.at.textContent = most ? t("guess-points", { points, most }) : "";
      head.sides.replaceChildren(
        ...SIDES.map((side) =>
          sideButton(side, t(`side-${side}`), { pressed: side === session.side, choose: act }),
        ),
      );
      body.replaceChildren(...content(state, session, rating));
      actions.replaceChildren(...buttonsOf(state, session).map((each) => button(each, act)));
      tell(live, readable(spoken(body)));
      if (held) actions.querySelector("button")?.focus();
    },
    focus: () => head.title.focus({ preventScroll: true }),
    focusAfter(name) {
      if (name !== "leave" && document.activeElement === document.body)
        actions.querySelector("button")?.focus({ preventScroll: true });
    },
  };
};

/** What stands there, part by part. */
const spoken = (body: HTMLElement): string =>
  [...body.querySelectorAll("p, tr, caption:not(.visually-hidden)")]
    .map((part) =>
      [...(part.matches("tr") ? part.children : [part])].map((cell) => cell.textContent).join(" "),
    )
    .join(" ");

/** A trainer's way to pass the exercise on: the address that the page has now. */
const shareRow = (): HTMLElement =>
  h(
    "button",
    {
      type: "button",
      class: "link guess__link",
      on: {
        click: async () => say(t((await copyText(location.href)) ? "share-copied" : "share-refused")),
      },
    },
    icon("link", 16),
    t("guess-copy"),
  );

const content = (state: Begun, session: GuessSession, rating: Rating | null): HTMLElement[] => {
  const { ply, phase, given } = session;
  if (ply === null) return ended(state, session, rating);
  const number = moveNumber(fenAt(state, ply - 1));
  const task = h(
    "p",
    { class: "drill__task" },
    h("strong", {}, t("drill-to-play", { number, side: session.side })),
    " ",
    t("guess-question"),
  );
  if (phase === "checking")
    return [task, said("open", t("drill-checking", { move: given?.san ?? "" }), null)];
  if (phase === "unknown") return [task, said("open", t("drill-unknown", { move: given?.san ?? "" }), null)];
  return phase === "told" ? [compared(state, session, ply), ...found(state, ply, rating)] : [task];
};

/** The guess beside the move of the game and the best one, each with its class and points. */
const compared = (state: Begun, { results, given }: GuessSession, ply: number): HTMLElement => {
  const [guessed, played, best] = [results[ply], state.game.moves[ply - 1], logic.bestAt(state, ply)];
  const { loss = null, classification = null } = state.moves[ply - 1] ?? {};
  const number = numberBefore(fenAt(state, ply - 1));
  const rows = [
    guessed.uci === null
      ? null
      : row("you", `${number}${given?.san}`, logic.guessClass(state, ply, guessed), logic.pointsFor(guessed)),
    row("game", `${number}${played.san}`, classification, logic.pointsOf(loss ?? 0)),
    best.uci === played.uci ? null : row("best", `${number}${best.san}`, "best", logic.MOST_POINTS),
  ];
  const by = judgedBy(given);
  return h(
    "table",
    { class: "guess__moves" },
    h("caption", { class: by ? "" : "visually-hidden" }, by || t("guess-title")),
    h("tbody", {}, rows),
  );
};

const row = (whose: string, move: string, id: ClassName | null, points: number): HTMLElement =>
  h(
    "tr",
    { data: { whose } },
    h("th", { scope: "row" }, t(`guess-${whose}`)),
    h("td", { class: "guess__san" }, id && badge(id, { size: 18 }), " ", written(move)),
    h("td", { class: "guess__points" }, t("guess-points", { points, most: logic.MOST_POINTS })),
  );

/** How many players of a rating find the best move. */
const found = (state: Begun, ply: number, rating: Rating | null): HTMLElement[] => {
  const share = rating && logic.bestFoundAt(state, ply, rating);
  if (rating === null || share === null) return [];
  const { san } = logic.bestAt(state, ply);
  const words = textOf(peopleFind(rating, share)) ?? "";
  return [h("p", { class: "drill__reason" }, h("strong", {}, written(san)), " – ", words)];
};

const buttonsOf = (state: Begun, session: GuessSession): ButtonOf[] => {
  const { phase } = session;
  const forward = logic.nextGuess(state, session).ply === null ? "finish" : "next";
  if (phase === "asking") return [["show", false]];
  if (phase === "told") return [[forward, true]];
  if (phase === "unknown")
    return [
      ["retry", true],
      ["show", false],
      [forward, false],
    ];
  if (phase === "checking") return [];
  return Object.keys(session.results).length
    ? [
        ["again", false],
        ["leave", true],
      ]
    : [["leave", true]];
};

/** The sum at the end, or that there is nothing to guess. */
const ended = (state: Begun, session: GuessSession, rating: Rating | null): HTMLElement[] => {
  const sum = logic.sumOf(state, session, rating);
  const more = grows(state) ? [h("p", { class: "is-provisional" }, t("drill-grows"))] : [];
  if (!sum.moves) return [h("p", { class: "drill__task" }, t("guess-none")), ...more];
  const { people } = sum;
  return [
    h("p", { class: "guess__sum" }, h("b", {}, t("guess-points", { points: sum.points, most: sum.most }))),
    h("p", {}, t("guess-beaten", { ahead: sum.ahead, moves: sum.moves, level: sum.level })),
    h(
      "p",
      {},
      t("guess-best-found", { count: sum.best }),
      " ",
      people === null ? "" : peopleWords(people, rating),
    ),
    ...more,
  ];
};

const peopleWords = (count: number, rating: Rating | null) =>
  t("guess-people", { count, rating: String(nearest(rating?.value ?? 0)) });
