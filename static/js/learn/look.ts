/** What the drill shows on the board, and which of its buttons do anything. Pure; drill.ts draws and acts. */

import type { LentLook } from "../board/types.ts";
import { FAULTS } from "../chess/classes.ts";
import { LOSS_BELOW } from "../chess/expected.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import type { ClassName } from "../wire.ts";
import { baseOf, faultAt, replyBefore, wantedOf } from "./tasks.ts";
import { themeOf } from "./themes.ts";
import type { Given, Session } from "./types.ts";

export const lookOf = (
  state: Begun,
  session: Session,
  last: number | null,
  peeked: MoveNode | null,
): LentLook => {
  const ply = last === null ? 0 : last - 1;
  if (peeked) return { fen: peeked.fen, move: peeked, ply };
  const { given, phase } = session;
  if (!given)
    return {
      fen: baseOf(state, session, last),
      move: replyBefore(session) ?? (ply ? state.game.moves[ply - 1] : null),
      ply,
      arrows: arrowsOf(state, session),
    };
  const known = phase !== "checking" && given.good !== null;
  return { fen: given.fen, move: given, ply, classification: known ? badgeOf(state, session, given) : null };
};

/** The solution, or what the hints have told of it. */
const arrowsOf = (state: Begun, session: Session): NonNullable<LentLook["arrows"]> => {
  const { ply, phase, hints, step } = session;
  if (ply === null) return [];
  const best = wantedOf(state, session).uci;
  const [from, to] = [best.slice(0, 2), best.slice(2, 4)];
  const hinted = hints - (!step && themeOf(faultAt(state, ply).reason) ? 1 : 0);
  if (phase === "shown" || hinted === 2) return [{ from, to, color: "best" }];
  return hinted === 1 ? [{ from, to: from, color: "green" }] : [];
};

const LOSSES: [ClassName, number][] = [
  ["best", LOSS_BELOW.best],
  ["excellent", LOSS_BELOW.excellent],
  ["okay", LOSS_BELOW.okay],
  ["inaccuracy", LOSS_BELOW.inaccuracy],
  ["mistake", LOSS_BELOW.mistake],
];

/** The class of an answer, by what it loses and whether it was good enough. */
const badgeOf = (state: Begun, { ply }: Session, { played, loss, good }: Given): ClassName | null => {
  if (played) return faultAt(state, Number(ply)).classification;
  const [id] = LOSSES.find(([, below]) => Number(loss) < below) ?? ["blunder"];
  const fault = FAULTS.includes(id);
  if (good) return fault ? "okay" : id;
  return fault ? id : "inaccuracy";
};

const OPEN = ["asking", "wrong", "unknown"];

const OFFERED: Record<string, string[]> = {
  hint: OPEN,
  show: OPEN,
  retry: ["wrong", "unknown"],
  why: ["wrong", "solved", "shown"],
};

/** Whether a button or its key does anything now. */
export const isOffered = (name: string, { phase }: Session): boolean => {
  if (name === "next") return phase !== "done" && phase !== "checking";
  return OFFERED[name]?.includes(phase) ?? true;
};
