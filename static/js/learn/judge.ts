/**
 * Who judges an answer: the review's lines, a table, else the engine in the browser, with one budget for the
 * best move and for the answer, loaded at the first such answer, kept while the drill is open.
 */

import { turn } from "../chess/position.ts";
import { loadRules } from "../chess/rules.ts";
import type { Engine, LiveLine, Task } from "../explore/types.ts";
import { getEndgame } from "../net/api.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import { bestLine, fenAt } from "../state/view.ts";
import type { Side, Variant } from "../wire.ts";
import { bestAt } from "./guesses.ts";
import { pointOf } from "./point.ts";
import { replyOf } from "./replies.ts";
import { asksThreat, baseOf, byPoint, byReview, compare, faultAt, threatWorth, wantedOf } from "./tasks.ts";
import type { Session, Verdict, Weighing } from "./types.ts";

type Weighed = LiveLine;

interface Judge {
  weigh(weighing: Weighing): Promise<Verdict>;
  close(): void;
}

/** Nodes for each of the two moves: the review's own budget within what a telephone does in a few seconds. */
const NODES = { least: 40_000, most: 250_000 };

const openStockfish = async () => (await import("../explore/engine.ts")).openEngine();

export const createJudge = (open: () => Promise<Engine> = openStockfish): Judge => {
  let engine: Promise<Engine> | null = null;
  let closed = false;
  let asked = 0;
  const weighed: Map<string, Weighed> = new Map();

  function start() {
    engine ??= open();
    engine.catch(() => {
      engine = null; // the next answer may have more luck
    });
    return engine;
  }

  const weigh = async ({
    fen,
    variant,
    best,
    own,
    fault,
    nodes = NODES.most,
  }: Weighing): Promise<Verdict> => {
    asked += 1;
    const nth = asked;
    const budget = Math.min(NODES.most, Math.max(NODES.least, nodes));
    const found = await start().catch(() => null);
    if (!found || closed) return { good: null };
    try {
      const first = await searched(found, { fen, variant, nodes: budget }, best);
      const mine = nth === asked ? await searched(found, { fen, variant, nodes: budget }, own.uci) : null;
      if (!first || !mine) return { good: null }; // another answer came; nobody waits for this one
      return await verdict(found.name, { first, mine, own, variant, fault, side: turn(fen) });
    } catch {
      found.close(); // whatever is wrong with it: the next answer gets a new one
      engine = null;
      return { good: null };
    }
  };

  const searched = async (
    found: Engine,
    task: Pick<Task, "fen" | "variant" | "nodes">,
    move: string,
  ): Promise<Weighed | null> => {
    const key = `${task.fen} ${move}`;
    const known = weighed.get(key);
    if (known) return known;
    const { lines, depth, stopped } = await found.analyse({
      ...task,
      moves: [],
      multipv: 1,
      searchmoves: [move],
    }).done;
    if (stopped) return null;
    if (!lines.length) throw new Error("no line");
    const line = { ...lines[0], depth };
    weighed.set(key, line);
    return line;
  };

  return {
    weigh,
    close() {
      closed = true;
      engine?.then(
        (found) => found.close(),
        () => {},
      );
    },
  };
};

/** What an answer to what a session asks is worth, by the judge or the server. */
export const answerTo = async (
  judge: Judge,
  state: Begun,
  session: Session,
  own: MoveNode,
): Promise<Verdict> => {
  const { variant } = state.game;
  const ply = Number(session.ply);
  const fen = baseOf(state, session, ply);
  const { uci: best } = wantedOf(state, session);
  const nodes = state.plan?.nodes;
  if (asksThreat(session)) {
    if (own.uci === best)
      return { good: true, loss: 0, by: "review", engine: state.positions[ply - 1]?.engine };
    const verdict = await judge.weigh({ fen, variant, best, own, fault: threatWorth(state, ply), nodes });
    return { ...verdict, better: false };
  }
  const known = session.step ? byPoint(state, session, own.uci) : byReview(state, ply, own.uci);
  if (known?.by === "table") return sure(known, state.positions[ply - 1]?.exact?.wdl ?? 0, own.fen);
  if (known?.best && !session.step) return { ...known, point: await pointFrom(state, ply, fen) };
  if (known) return known;
  return judge.weigh({ fen, variant, best, own, fault: faultAt(state, ply).loss, nodes });
};

/** What a move is worth in place of the one that was played: by the review, a table, else the judge. */
export const worthOf = async (judge: Judge, state: Begun, ply: number, own: MoveNode): Promise<Verdict> => {
  const known = byReview(state, ply, own.uci);
  if (known) return known;
  const { uci: best } = bestAt(state, ply);
  const fen = fenAt(state, ply - 1);
  return judge.weigh({ fen, variant: state.game.variant, best, own, fault: 1, nodes: state.plan?.nodes });
};

/** The moves up to the point of the better move, by the review's line; empty where it is the move itself. */
const pointFrom = async (state: Begun, ply: number, fen: string): Promise<MoveNode[]> => {
  const line = bestLine(state.positions[ply - 1])?.pv ?? [];
  return pointOf(fen, (await loadRules()).line(fen, line, state.game.variant));
};

/** By a table, with the reply to an answer that did not keep the result. */
const sure = async (known: Verdict, before: number, fen: string): Promise<Verdict> => {
  if (known.good) return known;
  const answer = await getEndgame(fen).catch(() => null); // the verdict stands without the reply
  return answer ? { ...known, ...replyOf(answer, fen, before) } : known;
};

const verdict = async (
  engine: string,
  {
    first,
    mine,
    own,
    variant,
    fault,
    side,
  }: { first: Weighed; mine: Weighed; own: MoveNode; variant: Variant; fault: number; side: Side },
): Promise<Verdict> => {
  const line = mine.pv.slice(1);
  const nodes = (await loadRules()).line(own.fen, line, variant);
  return {
    ...compare(first, mine, side, fault),
    line,
    sans: nodes.map(({ san }) => san),
    score: mine,
    by: "browser",
    engine,
    depth: Math.min(first.depth, mine.depth),
  };
};
