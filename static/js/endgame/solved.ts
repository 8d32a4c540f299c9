/**
 * A solved position, tied to the stage: asks the server about what is on the board, keeps the answers, feeds
 * panel, bar and board. Loaded at the first position that can be solved.
 */

import type { Sure } from "../board/types.ts";
import { loadRules } from "../chess/rules.ts";
import type { Rules } from "../chess/types.ts";
import { sheet } from "../lib/dom.ts";
import { Answers } from "../net/answers.ts";
import { getEndgame } from "../net/api.ts";
import type { Stage } from "../stage/stage.ts";
import type { Begun, View } from "../state/types.ts";
import { onBoard } from "../state/view.ts";
import { isOpen, keyOf } from "./answers.ts";
import { createPanel } from "./panel.ts";
import { groupMarks } from "./pawn_marks.ts";
import { solvedOf, wanted } from "./solving.ts";
import type { Drawn } from "./types.ts";

export const createSolved = async ({
  stage,
  aids,
  men,
}: {
  stage: Stage;
  aids: HTMLElement;
  men: number;
}): Promise<Drawn> => {
  await sheet("endgame");
  let last: [Begun, View] | null = null;
  let rules: Rules | null = null;
  const answers = new Answers({ ask: getEndgame, isOpen, tell: () => last && draw(...last) });
  const panel = createPanel({
    peek: (node) => stage.peek(node),
    play: (node) => stage.try(node),
  });
  /** Of the position that was drawn last: what is exact about it, and its groups on the board. */
  let sure: { fen: string; key: string } & Sure = { fen: "", key: "", exact: null, arrows: [] };

  const learn = (): void => {
    loadRules().then(
      (loaded) => {
        rules = loaded;
        if (last) draw(...last);
      },
      () => {}, // offline: the moves that keep the result stand alone
    );
  };

  const draw = (state: Begun, view: View): void => {
    last = [state, view];
    const { fen, ply, main } = onBoard(state, view);
    const asks = wanted(fen, main ? state.positions[ply] : null, men);
    answers.look(asks ? keyOf(fen) : null);
    const answer = asks ? answers.known(keyOf(fen)) : null;
    const solved = solvedOf(state, view, answer);
    if (solved.kept && !rules) learn();
    const legal = (solved.kept && rules?.targets(fen)) || null;
    const look = { fen, asking: asks && answer === undefined, legal, ...solved };
    const shown = look.exact ?? look.pawns ?? look.gone ?? look.ordered;
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
