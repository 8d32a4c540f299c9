/**
 * The panel of the current move: its class, why, the better move, the engine's lines, all playable on the
 * board.
 */

import { playRow } from "../board/playline.ts";
import { badge } from "../chess/badges.ts";
import { CLASSES, nagSign } from "../chess/classes.ts";
import { written } from "../chess/figurines.ts";
import { hasOpeningNames, openingName } from "../chess/opening_names.ts";
import { numberBefore } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { big, percent } from "../lib/format.ts";
import { inWords, t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import { hasKeys } from "../lib/keys.ts";
import type { Child } from "../lib/types.ts";
import { exactLook } from "../state/exact.ts";
import { mover } from "../state/fold.ts";
import { missOf } from "../state/misses.ts";
import { momentAt, momentName } from "../state/moments.ts";
import type { Begun, EngineLine, Move, Position, View } from "../state/types.ts";
import { bestLine, fenAt, winAt } from "../state/view.ts";
import type { MomentKind, MoveRecord, Warning } from "../wire.ts";
import { createPeople } from "./people_place.ts";
import { createRules, how, meter, reasonOf } from "./reason.ts";
import { timePlace } from "./time_place.ts";
import type { OnBoard, Verdict, VerdictActions, WhyLine } from "./types.ts";
import { betterOf, whyLines } from "./why.ts";

export type Moment = { at: number; of: number; kind: MomentKind; last: boolean };

/** The code of the warning of a game that is reviewed up to a move that cannot be played. */
const BROKEN_OFF = "broken_off";

/** Windows so low, where the panel stands beside the board, that the list of moves gets the lines' room. */
const LOW = "(min-width: 560px) and (max-height: 860px)";

/** A row that can be played: where it leaves the game, what it holds. */
type Playable = Pick<WhyLine, "base" | "fen" | "pv" | "san" | "cp" | "mate">;

/**
 * Returns {element, update(state, view)}; `playLine(base, line, index)`, `leave()`, `peek(node or null)`,
 * `step(action)` (to the next key moment and back) and, where there is a drill, `learn()` are told;
 * `tryAt(ply)`: somebody has another idea; `play()`: somebody wants to play on. `beside()` gives what stands
 * at the start besides; `element` is where to draw.
 */
export function createVerdict({
  playLine,
  leave,
  peek = () => {},
  step = () => {},
  learn = null,
  tryAt = null,
  play = null,
  beside = () => [],
  correction = null,
  departures,
  element = h("section", { class: "verdict", "aria-label": t("move-label") }),
}: VerdictActions): Verdict {
  const explained = createRules();
  const isLow = matchMedia(LOW).matches;
  const people = createPeople(!isLow);
  const folds = { how: { open: false }, lines: { open: !isLow } };
  const board = {
    playLine,
    peek,
    step,
    learn,
    tryAt,
    play,
    beside,
    correction,
    departures,
    explained,
    people,
    ...folds,
  };
  let shown: unknown[] = [];
  return {
    element,
    update(state, view) {
      const now = [
        state.game,
        view.ply,
        view.branch,
        state.moves[view.ply - 1],
        state.positions[view.ply],
        state.positions[view.ply - 1],
        state.preview,
        state.status,
        state.report,
        hasOpeningNames(),
        ...beside(),
        departures?.(),
      ];
      if (shown.length && now.every((item, index) => item === shown[index])) return;
      shown = now;
      peek(null); // the row that was pointed at goes away
      element.replaceChildren(
        ...[
          ...(view.branch
            ? branchHead(state, view, leave)
            : view.ply === 0
              ? opening(state, board)
              : verdict(state, view, board)),
          playOut(board),
          ...lines(state, view, board),
        ].filter((part) => part !== null),
      );
      element.dataset.class = (!view.branch && state.moves[view.ply - 1]?.classification) || "";
    },
  };
}

/** What a person should know of the text: at the start all of it, at the end of the moves why they end. */
function notices(warnings: Warning[], correction: string | null): HTMLElement[] {
  return warnings.map((warning) => {
    const { message, place } = inWords(warning);
    const offer = warning.code === BROKEN_OFF && correction;
    return h(
      "p",
      { class: "notice" },
      place ? `${message} (${place})` : message,
      offer ? [" ", h("a", { href: correction, data: { route: "" } }, t("notice-correct"))] : null,
    );
  });
}

function brokenOff({ game }: Begun, ply: number, correction: string | null): HTMLElement[] {
  if (ply !== game.moves.length) return [];
  return notices(
    game.warnings.filter(({ code }) => code === BROKEN_OFF),
    correction,
  );
}

function opening(state: Begun, { beside, correction }: OnBoard): HTMLElement[] {
  const { game, plan } = state;
  return [
    h(
      "div",
      { class: "verdict__head" },
      h("span", { class: "verdict__mark verdict__steps" }, icon("play", 18)),
      h("h2", {}, t("move-start")),
    ),
    h(
      "p",
      { class: "verdict__steps" },
      game.opening &&
        `${t("move-start-opening", { name: openingName(game.opening.name), eco: game.opening.eco })} `,
      t(hasKeys() ? "move-start-steps" : "move-start-touch"),
    ),
    ...beside(),
    ...notices([...game.warnings, ...(plan?.warnings ?? [])], correction),
  ];
}

function verdict(state: Begun, view: View, board: OnBoard): (HTMLElement | null)[] {
  const record = state.game.moves[view.ply - 1];
  const number = numberBefore(fenAt(state, view.ply - 1));
  const move = state.moves[view.ply - 1];
  const before = state.positions[view.ply - 1];
  if (!move) return pending(number, record, state);
  const line = bestLine(before);
  const other = betterOf(move, record);
  const shown = whyLines(state, view.ply);
  const moment = momentAt(state, view.ply);
  const people = board.people(state, view.ply, move);
  return [
    moment ? momentStrip(moment, board) : null,
    h(
      "div",
      { class: "verdict__head" },
      move.classification ? badge(move.classification, { label: false, size: 34 }) : null,
      headline(number, record, move, moment),
    ),
    ...brokenOff(state, view.ply, board.correction),
    reasonOf(state, view.ply, move, board),
    departureOf(view.ply, board),
    timePlace(state, view.ply),
    people?.words ?? null,
    meter(move, mover(state, view.ply)),
    // in a deeper pass the line may be newer
    other && line && line.pv[0] === other.uci ? better(view, other, line, board) : null,
    other && moment ? ownIdea(view.ply - 1, board) : null,
    ...KINDS.map((kind) =>
      whyRows(
        state,
        shown.filter((found) => found.kind === kind),
        kind,
        board,
      ),
    ),
    how(state, view.ply, move, board),
    people?.fold ?? null,
    moment?.last && state.status === "done" ? closing(board) : null,
    move.provisional
      ? h(
          "p",
          { class: "verdict__note is-provisional" },
          t(move.pass < (state.plan?.pass ?? 1) ? "move-provisional-deeper" : "move-provisional"),
        )
      : null,
  ];
}

/** "Key moment 3 of 9: Turning point", with the way to the next and back. */
function momentStrip({ at, of, kind, last }: Moment, { step }: OnBoard): HTMLElement {
  const go = (action: string, sign: Sign, words: string, off: boolean): HTMLElement =>
    h(
      "button",
      {
        type: "button",
        class: "moments__go",
        "aria-label": t(words),
        title: t(words),
        disabled: off,
        on: { click: () => step(action) },
      },
      icon(sign, 16),
    );
  return h(
    "div",
    { class: "moments" },
    icon("moments", 15),
    h("span", { class: "moments__words" }, t("moments-place", { at, of }), h("b", {}, momentName(kind))),
    go("previousKey", "previous", "steps-previous-key", at === 1),
    go("nextKey", "next", "steps-next-key", last),
  );
}

/** Where the game leaves a repertoire. */
function departureOf(ply: number, { departures }: OnBoard): HTMLElement | null {
  const words = (departures?.() ?? []).flatMap((said) => (said.ply === ply ? [said.words] : []));
  return words.length ? h("p", { class: "times" }, words.join(" ")) : null;
}

/** Play on from the position on the board. */
function playOut({ play }: OnBoard): HTMLElement | null {
  if (!play) return null;
  const button = { type: "button", class: "button button--small verdict__play", on: { click: play } };
  return h("button", button, icon("play", 15), t("explore-play"));
}

/** What is said after the last key moment. */
function closing({ learn }: OnBoard): HTMLElement {
  return h(
    "p",
    { class: "moments__end" },
    t("moments-end"),
    " ",
    learn ? h("button", { type: "button", class: "link", on: { click: learn } }, t("drill-title")) : null,
  );
}

/** Moves of a line that shows why: one row of the panel. The rest follows on the board. */
const SHOWN_WHY = 7;

/** The lines that show why, in this order; what was better stands under its own button. */
const KINDS: WhyLine["kind"][] = ["better", "refutes", "capture", "second"];
const TITLES: Record<string, string> = {
  refutes: "why-line-refutes",
  capture: "why-line-captures",
  second: "why-line-second",
};

function whyRows(state: Begun, rows: WhyLine[], kind: WhyLine["kind"], board: OnBoard): HTMLElement | null {
  if (!rows.length) return null;
  return h(
    "div",
    { class: `why why--${kind}` },
    kind in TITLES ? h("h3", {}, t(TITLES[kind])) : null,
    rows.map((row) => rowOf(state, row, row.line ?? row, board, 0, SHOWN_WHY)),
  );
}

/** A row that plays on the board; one that nobody has searched can only be looked at. */
function rowOf(
  state: Begun,
  row: Playable,
  line: EngineLine | WhyLine,
  { playLine, peek }: OnBoard,
  active = 0,
  shown?: number,
): HTMLElement {
  const known = row.cp !== null || row.mate !== null;
  return playRow(row, {
    variant: state.game.variant,
    peek,
    active,
    shown,
    choose: known ? (index) => playLine(row.base, line, index) : null,
  });
}

function headline(number: string, record: MoveRecord, move: Move, moment: Moment | null): HTMLElement {
  const id = move.classification;
  const miss = moment?.kind.startsWith("missed") ? null : missOf(move);
  const signs = record.nags.map(nagSign).join("");
  return h(
    "h2",
    {},
    h("span", { class: "verdict__san" }, written(`${number} ${record.san}`)),
    h(
      "span",
      { class: "verdict__class" },
      id
        ? t(move.close ? "move-is-close" : "move-is", { verdict: CLASSES[id].article })
        : t("move-no-verdict"),
    ),
    miss ? h("span", { class: "verdict__author" }, t(`report-missed-${miss}`)) : null,
    signs ? h("span", { class: "verdict__author" }, t("move-author", { signs })) : null,
  );
}

function pending(number: string, record: MoveRecord, state: Begun): HTMLElement[] {
  const waits = state.status === "running" || state.status === "waiting";
  return [
    h(
      "div",
      { class: "verdict__head is-provisional" },
      h("span", { class: "verdict__mark" }, "…"),
      h("h2", {}, written(`${number} ${record.san}`)),
    ),
    h("p", { class: "is-provisional" }, waits ? t("move-waits") : t("move-not-judged")),
  ];
}

function better(view: View, move: { san: string }, line: EngineLine, { playLine }: OnBoard): HTMLElement {
  return h(
    "button",
    { type: "button", class: "verdict__better", on: { click: () => playLine(view.ply - 1, line, 1) } },
    icon("bulb", 18),
    h("strong", {}, t("move-better", { move: move.san })),
    h("small", {}, t("move-better-show")),
    h("kbd", {}, t("keys-space")),
  );
}

/** The way to "why not another move?": it is tried on the board. */
function ownIdea(ply: number, { tryAt }: OnBoard): HTMLElement | null {
  if (!tryAt) return null;
  const button = { type: "button", class: "link", on: { click: () => tryAt(ply) } };
  return h("p", { class: "verdict__idea" }, `${t("move-idea")} `, h("button", button, t("move-idea-try")));
}

/** What a branch is called. */
const BRANCHES = { line: "move-line", own: "explore-own", variation: "move-variation" };

function branchHead(state: Begun, view: View, leave: () => void): HTMLElement[] {
  const { branch } = view;
  if (!branch) return [];
  const what = t(BRANCHES[branch.kind]);
  const at = branch.base
    ? t("move-branch-after", {
        what,
        move: `${numberBefore(fenAt(state, branch.base - 1))} ${state.game.moves[branch.base - 1].san}`,
      })
    : t("move-branch-start", { what });
  const node = branch.nodes[branch.index - 1];
  return [
    h(
      "div",
      { class: "verdict__head" },
      h("span", { class: "verdict__mark" }, icon("bulb", 20)),
      h("h2", {}, node ? written(`${node.number ?? ""} ${node.san}`.trim()) : what),
    ),
    h(
      "p",
      {},
      `${at} `,
      h("button", { type: "button", class: "link", on: { click: leave } }, t("move-back")),
    ),
  ];
}

function lines(state: Begun, view: View, board: OnBoard): HTMLElement[] {
  const base = view.branch ? view.branch.base : view.ply;
  const position = state.positions[base];
  if (!position) return [previewLine(state, base)];
  const above =
    view.branch || !view.ply
      ? []
      : whyLines(state, view.ply)
          .filter((row) => row.base === base)
          .map(({ pv }) => pv[0]);
  const all = [...position.lines].sort((a, b) => a.rank - b.rank).filter((line) => line.pv.length);
  const others = all.filter(({ pv }) => !above.includes(pv[0]));
  const words = t(
    view.branch ? "move-lines-before" : others.length < all.length ? "why-lines-other" : "move-lines",
  );
  const title = [
    others.length || !all.length ? h("h3", {}, words) : null,
    h("span", { class: "lines__engine" }, engineWords(position, fenAt(state, base))),
  ];
  const rows = others.map((line) =>
    h("li", {}, lineRow(state, view, base, line, board), lineDepth(line, position)),
  );
  const below = [
    h("ol", {}, rows),
    all.length ? null : h("p", { class: "lines__none" }, t("move-lines-over")),
  ];
  // else there is nothing above them to read, or the words beside their title are about them
  const folds = !view.branch && view.ply > 0 && rows.length > 0 && !position.exact;
  return [
    folds
      ? foldedLines(title, below, board.lines)
      : h("div", { class: "lines" }, h("div", { class: "lines__head" }, title), below),
  ];
}

/** The engine's lines below a verdict; whether they are open stays from move to move. */
function foldedLines(title: Child[], below: Child[], fold: { open: boolean }): HTMLElement {
  const details = h(
    "details",
    { class: "lines", open: fold.open, on: { toggle: () => Object.assign(fold, { open: details.open }) } },
    h("summary", { class: "lines__head" }, title),
    below,
  );
  return details;
}

/** A line of the second, lighter search says how deep that one was. */
function lineDepth({ against, depth }: EngineLine, position: Position): HTMLElement | null {
  if (!against || depth === position.depth) return null;
  return h("span", { class: "lines__depth" }, t("move-line-depth", { depth }));
}

function previewLine(state: Begun, base: number): HTMLElement {
  const win = winAt(state, base);
  const words = win ? t("move-preview", { points: percent(win.win) }) : t("move-lines-follow");
  return h("p", { class: "lines lines__none is-provisional" }, words);
}

function engineWords(position: Position, fen: string): string {
  if (position.exact) return exactLook(position.exact, fen).said;
  if (position.source === "rule") return t("move-by-rule");
  if (position.source === "forced") return t("move-by-forced");
  if (position.source === "repetition") return t("move-by-repetition");
  return t("move-by-engine", { engine: position.engine, depth: position.depth, nodes: big(position.nodes) });
}

function lineRow(state: Begun, view: View, base: number, line: EngineLine, board: OnBoard): HTMLElement {
  const active = view.branch?.kind === "line" && view.branch.line === line ? view.branch.index : 0;
  const { pv, san, cp, mate } = line;
  return rowOf(state, { base, fen: fenAt(state, base), pv, san: san ?? pv, cp, mate }, line, board, active);
}
