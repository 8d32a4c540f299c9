/** What the stage shows of a state and a view, and where its steps lead. Pure; stage.ts draws it. */

import { proofOf } from "../board/marks.ts";
import type { BarLook, BoardArrow, EngineLook, Shown, Sure } from "../board/types.ts";
import { CLASSES, FAULTS } from "../chess/classes.ts";
import { spoken } from "../chess/position.ts";
import { score } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { exactLook } from "../state/exact.ts";
import type { Begun, EngineLine, ExactShown, Move, MoveNode, View } from "../state/types.ts";
import { atPly, bestLine, fenAt, lastPly, leave, nextKey, onBoard, step, winAt } from "../state/view.ts";

const COLORS = new Set(["green", "red", "blue", "yellow"]);

export const shownOf = (
  state: Begun,
  view: View,
  peeked: MoveNode | null,
  look: EngineLook,
  marks: BoardArrow[] = [],
  sure: Sure | null = null,
): { ply: number; board: Shown; bar: BarLook } => {
  const at = onBoard(state, view);
  const fen = peeked?.fen ?? at.fen;
  const verdict = at.main && !peeked ? state.moves[at.ply - 1] : null;
  const seen = look(fen);
  const own = peeked ? marks : [...arrowsOf(state, view, seen ? null : verdict), ...(seen?.arrows ?? [])];
  const arrows = sure ? [...sure.arrows, ...own] : own;
  const bar = seen?.line ? { win: seen.win, line: seen.line } : known(state, view, at.ply);
  return {
    ply: at.ply,
    board: { fen, move: peeked ?? at.move, classification: verdict?.classification ?? null, arrows },
    bar: sure?.exact ? { ...bar, ...barOf(sure.exact) } : bar,
  };
};

const barOf = (exact: ExactShown) => ({
  win: exact.win,
  exact,
  provisional: false,
});

/** What the review itself knows. */
const known = (state: Begun, { branch }: View, ply: number): BarLook => {
  const win = winAt(state, ply);
  const { exact } = state.positions[ply] ?? {};
  const ofLine = branch?.kind === "line";
  return {
    win: win?.win,
    line: ofLine ? branch.line : bestLine(state.positions[ply]),
    provisional: win?.provisional || (Boolean(branch) && !ofLine), // nobody has looked at this very position
    ...(exact && !branch ? barOf(exactLook(exact, fenAt(state, ply))) : null),
  };
};

const arrowsOf = (state: Begun, view: View, verdict: Move | null): BoardArrow[] => {
  if (view.branch) return [];
  const own = view.ply ? state.game.moves[view.ply - 1].arrows : state.game.arrows;
  const arrows = own.map((arrow) => ({ ...arrow, color: COLORS.has(arrow.color) ? arrow.color : "green" }));
  const { classification = null, best } = verdict ?? {};
  if (best && classification && FAULTS.includes(classification)) {
    const { uci } = best;
    arrows.push({ from: uci.slice(0, 2), to: uci.slice(2, 4), color: "best" });
  }
  if (verdict && classification && FAULTS.includes(classification))
    arrows.push(...proofOf(verdict.reason, state.game.moves[view.ply - 1].fen));
  return arrows;
};

export const spokenOf = (state: Begun, view: View): string => {
  const { move, ply, main } = onBoard(state, view);
  const verdict = main ? state.moves[ply - 1]?.classification : null;
  const line = main ? bestLine(state.positions[ply]) : null;
  const exact = main && state.positions[ply]?.exact;
  return [
    move ? spoken(move.san) : t("move-start"),
    verdict && CLASSES[verdict].name,
    exact ? exactLook(exact, fenAt(state, ply)).said : line && t("stage-evaluation", { score: score(line) }),
  ]
    .filter(Boolean)
    .join(", ");
};

export const stepFrom = (state: Begun, view: View, delta: number): View | null => {
  const next = step(state, view, delta);
  return next.ply === view.ply && next.branch?.index === view.branch?.index ? null : next;
};

export const stepped = (state: Begun, view: View, action: string): View | null | undefined => {
  if (action === "previous") return stepFrom(state, view, -1) ?? undefined;
  if (action === "next") return stepFrom(state, view, 1) ?? undefined;
  if (action === "first") return atPly(state, 0);
  if (action === "last") return atPly(state, lastPly(state));
  if (action === "leave") return view.branch ? leave(state, view) : null;
  if (action !== "nextKey" && action !== "previousKey") return undefined;
  const ply = nextKey(state, view.ply, action === "nextKey" ? 1 : -1);
  return ply === null ? null : atPly(state, ply);
};

export const betterAt = (state: Begun, ply: number): { base: number; line: EngineLine } | null => {
  const best = state.moves[ply - 1]?.best;
  const base = best && best.uci !== state.game.moves[ply - 1].uci ? ply - 1 : ply;
  const line = bestLine(state.positions[base]);
  return line?.pv.length ? { base, line } : null;
};
