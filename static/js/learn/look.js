/** What the drill shows on the board, and which of its buttons do anything. Pure; drill.js draws and acts. */

/** @import * as Types from "../../types/learn" */

import { FAULTS } from "../chess/classes.js";
import { LOSS_BELOW } from "../chess/expected.js";
import { fenAt } from "../state/view.js";
import { faultAt } from "./tasks.js";
import { themeOf } from "./themes.js";

/** @type {Types.BaseOf} */
export const baseOf = (state, ply) => (ply === null ? state.game.start_fen : fenAt(state, ply - 1));

/** @type {Types.LookOf} */
export const lookOf = (state, session, last, peeked) => {
  const ply = last === null ? 0 : last - 1;
  if (peeked) return { fen: peeked.fen, move: peeked, ply };
  const { given, phase } = session;
  if (!given)
    return {
      fen: baseOf(state, last),
      move: ply ? state.game.moves[ply - 1] : null,
      ply,
      arrows: arrowsOf(state, session),
    };
  const known = phase !== "checking" && given.good !== null;
  return { fen: given.fen, move: given, ply, classification: known ? badgeOf(state, session, given) : null };
};

/** The solution, or what the hints have told of it. @type {Types.ArrowsOf} */
const arrowsOf = (state, { ply, phase, hints }) => {
  const best = ply === null ? null : faultAt(state, ply).best.uci;
  if (!best) return [];
  const [from, to] = [best.slice(0, 2), best.slice(2, 4)];
  const told = hints - (themeOf(faultAt(state, Number(ply)).reason) ? 1 : 0);
  if (phase === "shown" || told === 2) return [{ from, to, color: "best" }];
  return told === 1 ? [{ from, to: from, color: "green" }] : [];
};

/** @type {[import("../wire").ClassName, number][]} */
const LOSSES = [
  ["best", LOSS_BELOW.best],
  ["excellent", LOSS_BELOW.excellent],
  ["okay", LOSS_BELOW.okay],
  ["inaccuracy", LOSS_BELOW.inaccuracy],
  ["mistake", LOSS_BELOW.mistake],
];

/** The class of an answer, by what it loses and whether it was good enough. @type {Types.BadgeOf} */
const badgeOf = (state, { ply }, { played, loss, good }) => {
  if (played) return faultAt(state, Number(ply)).classification;
  const [id] = LOSSES.find(([, below]) => Number(loss) < below) ?? ["blunder"];
  const fault = FAULTS.includes(id);
  if (good) return fault ? "okay" : id;
  return fault ? id : "inaccuracy";
};

const OPEN = ["asking", "wrong", "unknown"];

/** @type {Record<string, string[]>} */
const OFFERED = { hint: OPEN, show: OPEN, retry: ["wrong", "unknown"], why: ["wrong"] };

/** Whether a button or its key does anything now. @type {Types.IsOffered} */
export const isOffered = (name, { phase }) => {
  if (name === "next") return phase !== "done" && phase !== "checking";
  return OFFERED[name]?.includes(phase) ?? true;
};
