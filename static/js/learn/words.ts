/** What the panel of the drill says, and which buttons it has. Pure; panel.ts draws it. */

import type { PlayLine } from "../board/types.ts";
import { CLASSES } from "../chess/classes.ts";
import { readable, shown } from "../chess/notation.ts";
import { moveNumber, numberBefore, pieces, turn } from "../chess/position.ts";
import { percent } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { explain } from "../panels/explain.ts";
import { saidOf } from "../panels/facts.ts";
import { contextOf } from "../panels/reason.ts";
import type { Begun } from "../state/types.ts";
import { bestLine, fenAt } from "../state/view.ts";
import type { Fact } from "../wire.ts";
import {
  asksThreat,
  baseOf,
  faultAt,
  grows,
  hasNext,
  passedAt,
  replyBefore,
  summary,
  themeAt,
  threatKnown,
  wantedOf,
} from "./tasks.ts";
import type { ButtonOf, Given, Session, Summary, Words } from "./types.ts";

export type Explained<T> = (state: Begun, session: Session, explained: boolean) => T;

/** An outcome, how often, in words. */
interface OutcomeOf {
  name: keyof Summary;
  count: number;
  words: string;
}

/** The line that belongs to what is shown. */
interface ShownLine {
  title: string;
  line: PlayLine;
}

const OUTCOMES: (keyof Summary)[] = ["first", "later", "hinted", "shown", "open"];

/** "Move 17, White to play." */
export const toPlay: Words = (state, session) => {
  const fen = baseOf(state, session, session.ply);
  if (!asksThreat(session)) return t("drill-to-play", { number: moveNumber(fen), side: turn(fen) });
  return t("drill-threat", { number: moveNumber(fenAt(state, Number(session.ply) - 1)), side: turn(fen) });
};

export const question: Words = (state, session) => {
  const { ply, point, step } = session;
  const reply = replyBefore(session);
  if (reply) return t("drill-go-on", { move: point[2 * step - 2].san, reply: reply.san });
  if (asksThreat(session)) {
    const move = state.game.moves[Number(ply) - 2]?.san ?? "none";
    return t("drill-threat-question", { move, side: turn(baseOf(state, session, ply)) });
  }
  const { classification } = faultAt(state, Number(ply));
  return t("drill-question", {
    move: state.game.moves[Number(ply) - 1].san,
    verdict: classification ? CLASSES[classification].article : "",
  });
};

export const hintsOf: Words<string[]> = (state, session) => {
  const { ply, hints, phase } = session;
  if (!["asking", "wrong", "unknown", "checking"].includes(phase)) return [];
  const { uci } = wantedOf(state, session);
  const theme = themeAt(state, session);
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const piece = (pieces(baseOf(state, session, ply))[from] ?? "").toLowerCase();
  return [
    ...(theme ? [t("drill-look", { theme })] : []),
    t("drill-hint-piece", { piece, square: from }),
    t("drill-hint-square", { square: to }),
  ].slice(0, hints);
};

/** How many hints there are. */
export const hintCount: Words<number> = (state, session) => (themeAt(state, session) ? 3 : 2);

/** What the opponent threatens, once it was found or is shown; empty elsewhere. */
export const threatOf: Words = (state, session) => {
  const threat = threatKnown(session);
  if (!threat) return "";
  const fen = passedAt(state, Number(session.ply));
  const params = { side: turn(fen), move: `${numberBefore(fen)}${threat.san?.[0]}` };
  const says =
    threat.in === undefined
      ? t("explore-threat-wins", { ...params, ...wonBy(threat) })
      : t("explore-threat-mates", { ...params, count: threat.in });
  const { found } = session;
  return found && found.uci !== threat.by ? `${t("drill-threat-too", { move: found.san })} ${says}` : says;
};

/** What a threat wins, for its sentence (server/analysis/reasons/threat_words.py). */
const wonBy = ({ what = "", square = "none" }: Fact) => {
  const [given, taken = "none"] = what.split("_for_");
  const alone = ["knight", "bishop", "rook", "queen"].includes(what);
  return { given, taken, square: alone ? square : "none" };
};

/** What became of the answer, in a sentence; empty while nothing was answered. */
export const verdictOf: Words = (state, session) => {
  const { phase, given, ply, step } = session;
  if (!["checking", "unknown", "shown", "wrong", "solved"].includes(phase)) return "";
  const best = wantedOf(state, session);
  if (phase === "shown") return t("drill-shown", { move: best.san });
  if (!given) return "";
  const move = given.san;
  if (phase === "checking") return t("drill-checking", { move });
  if (phase === "unknown") return t("drill-unknown", { move });
  if (given.by === "table" && given.uci !== best.uci) return exactly(state, Number(ply), given, best.san);
  const loss = percent(given.loss ?? 0);
  if (asksThreat(session))
    return t("drill-threat-wrong", { move, loss, side: turn(baseOf(state, session, ply)) });
  if (phase === "wrong") return t(wrongKey(given), { move, loss, played: playedAt(state, Number(ply)) });
  if (given.uci === best.uci) return t(step ? "drill-point" : "drill-best", { move });
  return t("drill-good", { move, loss, best: best.san });
};

const exactly = (state: Begun, ply: number, { san: move, good }: Given, best: string): string => {
  const result = (state.positions[ply - 1]?.exact?.wdl ?? 0) > 0 ? "win" : "draw";
  return t(good ? "drill-exact-good" : "drill-exact-wrong", { move, best, result });
};

const wrongKey = ({ played, better }: Given) =>
  played ? "drill-wrong-played" : better ? "drill-better" : "drill-wrong";

const playedAt = (state: Begun, ply: number) => state.game.moves[ply - 1].san;

const BY = { review: "drill-by-review", browser: "drill-by-browser", table: "drill-by-table" };

/** Why the move of the game was a fault, once its position is solved or shown. */
export const reasonOf: Words<{ move: string; why: string } | null> = (state, { phase, ply }) => {
  if (ply === null || (phase !== "solved" && phase !== "shown")) return null;
  const move = faultAt(state, ply);
  const said = saidOf(move.reason).map(({ words }) => words);
  const why = (said.length ? said : explain(move, contextOf(state, ply)).sentences).join(" ");
  return why ? { move: `${numberBefore(fenAt(state, ply - 1))}${playedAt(state, ply)}`, why } : null;
};

/** Who says so. */
export const judgedBy = (given: Given | null): string => {
  if (!given?.by) return "";
  const { by, engine = "", depth = 0 } = given;
  return t(BY[by], { engine, depth });
};

/** The refutation when asked for, how the good move goes on, the solution. */
export const lineOf: Explained<ShownLine | null> = (state, session, explained) => {
  const { phase, given, ply, point, step } = session;
  const ended = phase === "solved" || phase === "shown";
  const refutes = ended && explained ? refutationOf(state, Number(ply)) : null;
  if (refutes) return refutes;
  if (phase === "shown") {
    const fen = baseOf(state, session, ply);
    const best = bestLine(state.positions[Number(ply) - 1]);
    const rest = step
      ? { pv: point.slice(2 * step).map(({ uci }) => uci), san: point.slice(2 * step).map(({ san }) => san) }
      : {};
    return best && { title: t("drill-line-best"), line: { fen, ...best, ...rest } };
  }
  const wanted = phase === "solved" || (phase === "wrong" && explained);
  if (!wanted || !given?.line?.length || !given.score) return null;
  const { cp, mate } = given.score;
  return {
    title: t(phase === "solved" ? "drill-line-good" : "why-line-refutes"),
    line: { fen: given.fen, pv: given.line, san: given.sans ?? given.line, cp, mate },
  };
};

/** What answers the move that was played, by the review's own line. */
const refutationOf = (state: Begun, ply: number): ShownLine | null => {
  const after = bestLine(state.positions[ply]);
  if (!after?.pv.length) return null;
  const title = t("drill-line-refutes-played", { move: playedAt(state, ply) });
  return { title, line: { fen: fenAt(state, ply), ...after } };
};

/** The buttons, the most likely first. */
export const buttonsOf: Explained<ButtonOf[]> = (state, session, explained) => {
  const { phase, hints, given } = session;
  const on = hasNext(state, session);
  if (phase === "done") return [];
  if (phase === "solved" || phase === "shown") {
    const ply = Number(session.ply);
    const forward: ButtonOf = [on ? "next" : "finish", true];
    const known = !explained && refutationOf(state, ply);
    const play: ButtonOf = ["play", false];
    return known ? [forward, ["why-played", false, playedAt(state, ply)], play] : [forward, play];
  }
  const asking: ButtonOf[] = [
    ["hint", false],
    ["show", false],
    [on ? "skip" : "finish", false],
  ];
  const offered = hints < hintCount(state, session) ? asking : asking.slice(1);
  if (phase === "unknown") return [["retry", true], ...offered];
  if (phase !== "wrong") return offered;
  const shown = explained || (given?.by === "table" && !given.line?.length);
  return shown ? [["retry", true], ...offered] : [["retry", true], ["why", false], ...offered];
};

/** The sum at the end, or what there is to say where nothing was asked. */
export const endOf: Words = (state, session) => {
  const { open, all } = summary(state, session);
  const { side } = session;
  if (all) return t(open ? "drill-pause" : "drill-done", { count: all, side });
  return t(grows(state) ? "drill-none-yet" : "drill-none", { side });
};

/** What a session came to, each that there is. */
export const outcomesOf: Words<OutcomeOf[]> = (state, session) => {
  const sum = summary(state, session);
  if (!sum.all) return [];
  return OUTCOMES.filter((name) => sum[name]).map((name) => {
    const count = sum[name];
    return { name, count, words: t(`drill-sum-${name}`, { count }) };
  });
};

/** What a screen reader is told of each change. */
export const spokenOf: Explained<string> = (state, session, explained) =>
  readable(sentences(state, session, explained));

const sentences: Explained<string> = (state, session, explained) => {
  if (session.phase === "done") {
    const sums = outcomesOf(state, session).map(({ count, words }) => `${count} ${words}`);
    return [endOf(state, session), ...sums].join(" ");
  }
  const threat = session.hints ? "" : threatOf(state, session);
  return `${threat} ${told(state, session, explained)}`.trim();
};

/** The verdict with its line, the newest hint, or the task. */
const told: Explained<string> = (state, session, explained) => {
  const reason = reasonOf(state, session);
  const why = reason && t("with-colon", { name: reason.move, value: reason.why });
  const verdict = [verdictOf(state, session), why].filter(Boolean).join(" ");
  const line = lineOf(state, session, explained);
  if (verdict && line) {
    const moves = shown(line.line.san.slice(0, 6).join(" "));
    return `${verdict} ${t("with-colon", { name: line.title, value: moves })}`;
  }
  return (
    verdict || (hintsOf(state, session).at(-1) ?? `${toPlay(state, session)} ${question(state, session)}`)
  );
};

/** "in 10 minutes", "in 3 days", "now": when something is due. */
export function sooner(at: number, now: number): string {
  const minutes = Math.max(0, Math.round((at - now) / 60_000));
  if (minutes < 60) return relative(minutes, "minute");
  if (minutes < 60 * 24) return relative(Math.round(minutes / 60), "hour");
  return relative(Math.round(minutes / 60 / 24), "day");
}

const relative = (count: number, unit: "minute" | "hour" | "day"): string =>
  new Intl.RelativeTimeFormat(t("language-locale"), { numeric: "always" }).format(count, unit);
