/** What the drill shows on the board, and which of its buttons do anything. Pure; drill.ts draws and acts. */

import type { LentLook } from "../board/types.ts";
import { FAULTS } from "../chess/classes.ts";
import { LOSS_BELOW } from "../chess/expected.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import type { ClassName } from "../wire.ts";
import { asksThreat, baseOf, faultAt, replyBefore, themeAt, threatKnown, wantedOf } from "./tasks.ts";
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
  const known = phase !== "checking" && given.good !== null && !asksThreat(session);
  return { fen: given.fen, move: given, ply, classification: known ? badgeOf(state, session, given) : null };
};

/** The solution, or what the hints have told of it. */
const arrowsOf = (state: Begun, session: Session): NonNullable<LentLook["arrows"]> => {
  const { ply, phase, hints, step } = session;
  if (ply === null) return [];
  const { from, to } = squares(wantedOf(state, session).uci);
  const hinted = hints - (themeAt(state, session) ? 1 : 0);
  const threat = step ? null : threatKnown(session);
  const known = threat ? [{ ...squares(threat.by ?? ""), color: "threat" }] : [];
  if (phase === "shown" || hinted === 2) return [...known, { from, to, color: "best" }];
  return hinted === 1 ? [...known, { from, to: from, color: "green" }] : known;
};

const squares = (uci: string) => ({ from: uci.slice(0, 2), to: uci.slice(2, 4) });

const LOSSES: [ClassName, number][] = [
  ["best", LOSS_BELOW.best],
  ["excellent", LOSS_BELOW.excellent],
  ["okay", LOSS_BELOW.okay],
  ["inaccuracy", LOSS_BELOW.inaccuracy],
  ["mistake", LOSS_BELOW.mistake],
];

/** The class of a move that nobody played in the game, by what it loses. */
export const classByLoss = (loss: number): ClassName =>
  LOSSES.find(([, below]) => loss < below)?.[0] ?? "blunder";

/** The class of an answer, by what it loses and whether it was good enough. */
const badgeOf = (state: Begun, { ply }: Session, { played, loss, good }: Given): ClassName | null => {
  if (played) return faultAt(state, Number(ply)).classification;
  const id = classByLoss(Number(loss));
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
  play: ["solved", "shown"],
};

/** Whether a button or its key does anything now. */
export const isOffered = (name: string, { phase }: Session): boolean => {
  if (name === "next") return phase !== "done" && phase !== "checking";
  return OFFERED[name]?.includes(phase) ?? true;
};
