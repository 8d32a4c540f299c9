/**
 * A solved position, tied to the stage: asks the server about what is on the board, keeps the answers, feeds
 * panel, bar and board. Loaded at the first position that can be solved.
 */

/** @import { CreateSolved, Sure } from "../../types/endgame" */
/** @import { Begun, View } from "../../types/state" */

import { sheet } from "../lib/dom.js";
import { textsOf } from "../lib/later_texts.js";
import { getEndgame } from "../net/api.js";
import { onBoard } from "../state/view.js";
import { Answers } from "./answers.js";
import { createPanel } from "./panel.js";
import { groupMarks } from "./pawn_marks.js";
import { solvedOf, wanted } from "./solving.js";

/** @type {CreateSolved} */
export const createSolved = async ({ stage, aids, men }) => {
  await Promise.all([textsOf("endgame"), sheet("endgame")]);
  /** @type {[Begun, View] | null} */
  let last = null;
  const answers = new Answers({ ask: getEndgame, tell: () => last && draw(...last) });
  const panel = createPanel({
    peek: (node) => stage.peek(node),
    play: (node) => stage.try(node),
  });
  /** Of the position that was drawn last: what is exact about it, and its groups on the board. */
  /** @type {{ fen: string, key: string } & Sure} */
  let sure = { fen: "", key: "", exact: null, arrows: [] };

  /** @type {(state: Begun, view: View) => void} */
  const draw = (state, view) => {
    last = [state, view];
    const { fen, ply, main } = onBoard(state, view);
    const asks = wanted(fen, main ? state.positions[ply] : null, men);
    answers.look(asks ? fen : null);
    const answer = asks ? answers.known(fen) : null;
    const look = { fen, asking: asks && answer === undefined, ...solvedOf(state, view, answer) };
    const shown = look.exact ?? look.pawns;
    if (!shown && !look.asking) panel.element.remove();
    else if (shown && !panel.element.isConnected) aids.append(panel.element);
    panel.update(look);
    const groups = look.pawns?.answer.groups ?? [];
    const key = JSON.stringify([fen, look.exact, groups]);
    if (key === sure.key) return;
    sure = { fen, key, exact: look.exact, arrows: groupMarks(groups) };
    stage.setSure((shown) => (shown === sure.fen ? sure : null));
  };
  return { update: draw };
};
