/**
 * Why a move got its class, in sentences: in short with per cents, and how the rules decided it, with their
 * thresholds. Pure: from the verdict (`move` event), the positions before and after it and the move's record
 * to words. Knows no page; loaded where the reason brings no sentence of its own, or when somebody asks. The
 * thresholds come with the verdict's `reason`; those of expected.ts are the rule book's (spec, section 4) for
 * a verdict that brings none.
 */

import { CLASSES } from "../chess/classes.ts";
import { CRITICAL_LOSS, expectedPoints, LOSS_BELOW, LOSS_FROM, WINNING } from "../chess/expected.ts";
import { shown } from "../chess/notation.ts";
import { openingName } from "../chess/opening_names.ts";
import { listed, percent, points, score, threshold } from "../lib/format.ts";
import { has, t } from "../lib/i18n.ts";
import type { EngineLine, Move } from "../state/types.ts";
import { bestLine } from "../state/view.ts";
import type { Capture, ClassName, LineScore, Side } from "../wire.ts";
import type { Context, Explained } from "./types.ts";
import { capturesOf, firstMoves } from "./why.ts";

/** A row's bounds as words: [key, figures]. */
type RowWords = [string, Record<string, string | number>];

type Fate = "open" | "mated" | "loses" | "fails";

/** A score as somebody sees it. */
export interface Seen {
  cp?: number | null;
  mate?: number | null;
}

/**
 * {sentences, decided} of a judged move: in short, and by the rules with their numbers. `context`: {record,
 * before, after (position events or null), side, eco (of the position after, if it has one)}.
 */
export function explain(move: Move, context: Context): Explained {
  const id = move.classification;
  if (!id) return { sentences: [t("why-unjudged")], decided: [] };
  return { sentences: sentences(move, context, id, false), decided: sentences(move, context, id, true) };
}

function sentences(move: Move, context: Context, id: ClassName, rules: boolean): string[] {
  const { record } = context;
  if (id === "forced") return [t("why-forced")];
  if (id === "theory")
    return [
      move.opening
        ? t("why-theory-named", {
            opening: [context.eco, openingName(move.opening)].filter(Boolean).join(" "),
          })
        : t("why-theory"),
      ...theoryCosts(move, context),
    ];
  const words = [];
  if (record.san.includes("#")) words.push(t("why-gives-mate"));
  else if (id === "brilliant") words.push(brilliant(move));
  else if (id === "critical") words.push(critical(move, context, rules));
  else if (move.best?.uci === record.uci) words.push(...firstChoice(context));
  else words.push(mates(move, context, id, rules) ?? (rules ? byLoss(move, id) : cost(move, context, id)));
  const corrections = rules ? (move.reason?.corrections ?? []) : [];
  return [...words, ...corrections.flatMap(correction)];
}

/** What a known move costs that loses as much as a fault does. */
function theoryCosts(move: Move, context: Context): string[] {
  const costs = typeof move.loss === "number" && move.loss >= LOSS_FROM.inaccuracy;
  return costs ? [t("why-theory-costs", { change: cost(move, context, "theory") })] : [];
}

/** What is said of a correction; nothing of one that the catalogue does not know. */
function correction(name: string): string[] {
  const key = `why-corrected-${name.replaceAll("_", "-")}`;
  return has(key) ? [t(key)] : [];
}

function brilliant(move: Move): string {
  const offered = move.reason?.unsafe ?? [];
  if (!offered.length) return t("why-offers");
  const pieces = listed(
    offered.map(({ piece, square }) => t("why-piece", { piece: piece.toLowerCase(), square })),
  );
  const captures = capturesOf(move);
  if (!captures.length) return t("why-leaves", { pieces });
  const fate = fateOf(captures);
  const least = percent(Math.min(...captures.map(({ answer }) => answer?.expected ?? 1)));
  const words = t(`why-taken-${fate}`, {
    pieces,
    count: captures.length,
    ways: t("why-ways", { count: captures.length }),
    answers: answersTo(captures, fate),
    least,
  });
  return words[0].toUpperCase() + words.slice(1);
}

/** A light search that finds less than this speaks against the verdict: nothing is said of it then. */
const LEVEL = 0.4;

/** What taking comes to, by what the captures ran into; "open" where nobody has looked at all of them. */
function fateOf(captures: Capture[]): Fate {
  const answers = captures.map(({ answer }) => answer);
  const known = answers.flatMap((answer) => answer ?? []);
  if (known.length < answers.length) return "open";
  if (known.every(({ score: { mate } }) => (mate ?? 0) > 0)) return "mated";
  const least = Math.min(...known.map(({ expected }) => expected));
  return least >= WINNING ? "loses" : least >= LEVEL ? "fails" : "open";
}

/** ": Kxe7 to Re1+, Qxe7 to Rxc8+"; where one move answers them all, " to Re1+". */
function answersTo(captures: Capture[], fate: Fate): string {
  const pairs = captures.flatMap(({ san, answer }) =>
    answer?.san[0] ? [{ capture: san, answer: answer.san[0] }] : [],
  );
  if (!pairs.length || fate === "open") return "";
  const same = pairs.length === captures.length && pairs.every(({ answer }) => answer === pairs[0].answer);
  if (same && fate === "mated") return t("why-answers", { answers: shown(pairs[0].answer) });
  if (same && fate === "loses") return t("why-answer-all", { answer: pairs[0].answer });
  const key = fate === "fails" ? "why-answer-met" : "why-answer";
  const named = pairs.slice(0, NAMED).map((pair) => t(key, pair));
  return t("why-answers", { answers: named.join(", ") });
}

const NAMED = 3;

/**
 * The engine's first choice; or, where the next position has proved the move as good as that, what it was.
 */
function firstChoice(context: Context): string[] {
  const first = bestLine(context.before);
  if (!first?.pv.length || first.pv[0] === context.record.uci) return [t("why-first"), ...nextBest(context)];
  return [t("why-proved", { move: first.san?.[0] ?? first.pv[0] })];
}

/** How far the second best line is behind the first of the same search: these two can be compared. */
function nextBest({ before, side, record }: Context): string[] {
  const first = bestLine(before);
  const second = before?.lines.find(
    (line) => line.rank === 2 && (line.against || line.depth === first?.depth),
  );
  const [ahead, behind] = [seen(second?.against ?? first, side), seen(second ?? null, side)];
  if (!ahead || !behind || !second?.san?.[0] || second.pv[0] === record.uci) return [];
  const loss = Math.max(0, expectedPoints(ahead) - expectedPoints(behind));
  return [
    t(loss < LOSS_BELOW.best ? "why-next-equal" : "why-next", { move: second.san[0], loss: percent(loss) }),
  ];
}

function critical(move: Move, { before }: Context, rules: boolean): string {
  const reason = move.reason ?? {};
  const line = before?.lines.find((item) => item.rank === 2);
  const san = line && (!reason.second || line.pv[0] === reason.second.move) ? line.san?.[0] : null;
  const loss = reason.second_loss;
  const cost = typeof loss === "number" ? (rules ? points(loss) : percent(loss)) : "none";
  if (!rules) return t("why-only", { second: san ?? "none", cost });
  const from = typeof reason.threshold?.[0] === "number" ? reason.threshold[0] : CRITICAL_LOSS;
  return t("why-critical", { second: san ?? "none", cost, from: threshold(from) });
}

/** The sentence where a mate came, went or changed; null where no mate is about. */
function mates(move: Move, { before, after, side }: Context, id: ClassName, rules: boolean): string | null {
  const was = move.reason?.before ?? seen(bestLine(before), side);
  const is = move.reason?.after ?? seen(bestLine(after), side);
  if (!was || !is || (!isMate(was) && !isMate(is))) return null;
  const params = {
    change: change(was, is, bestLine(before), bestLine(after)),
    row: (rules && row(move, id)) || "",
  };
  return t(params.row ? "why-sentence-row" : "why-sentence", params);
}

/** From `was` to `is`, both as the mover sees them; a far mate with its first moves. */
function change(was: Seen, is: Seen, first: EngineLine | null, next: EngineLine | null): string {
  const [before, now] = [was.mate ?? 0, is.mate ?? 0];
  const params = { was: mateBy(Math.abs(before), first), is: mateBy(Math.abs(now), next) };
  if (!isMate(was)) return t(now > 0 ? "why-mate-brought" : "why-mate-allowed", params);
  if (!isMate(is))
    return t(before > 0 ? "why-mate-gone" : "why-mate-escaped", {
      ...params,
      score: score({ cp: is.cp, mate: null }),
    });
  if (before > 0 && now < 0) return t("why-mate-turned", params);
  if (before < 0 && now > 0) return t("why-mate-turned-round", params);
  if (now > 0) return t("why-mate-slower", { is: now, would: Math.max(1, before - 1) });
  return t("why-mated", { ...params, was: -before });
}

/** "6 (Qh5+ Kg8 Qxf7+)" where `line` is that mate. */
function mateBy(count: number, line: EngineLine | null): string {
  const moves = Math.abs(line?.mate ?? 0) === count ? firstMoves(count, line?.san ?? []) : "";
  return moves ? `${count} (${moves})` : String(count);
}

/**
 * The row of the rule book that a mate's change hit: "below 0.00 is a blunder"; null where a correction moved
 * it.
 */
function row({ reason = {} }: Move, id: ClassName): string | null {
  const words = ROWS[reason.measure ?? ""];
  if (!reason.threshold || reason.class_before_corrections || !words) return null;
  const [key, bounds] = words(reason.threshold[0], reason.threshold[1]);
  return t(key, { ...bounds, verdict: CLASSES[id].article });
}

/** By measure, from a row's bounds: [key of the words, their figures]. */
const ROWS: Record<string, (low: number | null, high: number | null) => RowWords> = {
  cp(low, high) {
    const words = (cp: number | null) => (cp === null ? "" : score({ cp, mate: null }));
    const key = low === null ? "why-row-below" : high === null ? "why-row-from" : "why-row-between";
    return [key, { low: words(low), high: words(high) }];
  },
  mate(low, high) {
    const [from, to] = [-(low ?? 0), -(high ?? 0)];
    if (to < 0) return ["why-row-mated-within", { high: from }];
    return low === null
      ? ["why-row-mated-from", { low: to + 1 }]
      : ["why-row-mated-between", { low: to + 1, high: from }];
  },
  mate_change(low, high) {
    if (high === null) return ["why-row-later-from", { low: low ?? 0 }];
    if (low === null) return ["why-row-later-none", {}];
    return low === high - 1 ? ["why-row-later", { low }] : ["why-row-later-between", { low, high: high - 1 }];
  },
};

const isMate = ({ mate }: Seen): boolean => typeof mate === "number";

/** What a move costs, as people count: per cents of its side's chances. */
function cost(
  { loss, best, expected_before: had, expected_after: has }: Move,
  { side }: Context,
  id: ClassName,
): string {
  if (typeof loss !== "number") return t("why-unknown");
  if (id === "best") return best ? t("why-equal", { move: best.san }) : t("why-first");
  const [before, after] = [percent(had ?? 0), percent(has ?? 0)];
  return t(before === after || !loss ? "why-costs-nothing" : "why-cost", { side, before, after });
}

function byLoss(move: Move, id: ClassName): string {
  const loss = move.loss;
  if (typeof loss !== "number") return t("why-unknown");
  const { low, high } = bounds(move, id);
  const params = {
    loss: points(loss),
    from: threshold(low),
    to: threshold(high),
    verdict: CLASSES[id].article,
  };
  if (id === "best")
    return t(move.best ? "why-as-good-as" : "why-as-good", {
      ...params,
      best: move.best?.san ?? "",
      to: threshold(LOSS_BELOW.best),
    });
  const cost = {
    ...params,
    before: points(move.expected_before ?? 0),
    after: points(move.expected_after ?? 0),
  };
  return t(id === "blunder" ? "why-loss-blunder" : "why-loss", cost);
}

/** The row of the rule book that was hit: the reason's, unless a correction moved the class out of it. */
function bounds({ reason }: Move, id: ClassName): { low: number; high: number } {
  const own = reason.rule === "cp_to_cp" && !reason.class_before_corrections ? reason.threshold : null;
  const [from, below]: Record<string, number | undefined>[] = [LOSS_FROM, LOSS_BELOW];
  return { low: own?.[0] ?? from[id] ?? 0, high: own?.[1] ?? below[id] ?? 1 };
}

/** A line's score as `side` sees it: {cp, mate}. */
function seen(line: EngineLine | LineScore | null, side: Side): Seen | null {
  if (!line) return null;
  const sign = side === "white" ? 1 : -1;
  return { cp: line.cp === null ? null : line.cp * sign, mate: line.mate === null ? null : line.mate * sign };
}
