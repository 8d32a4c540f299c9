/**
 * Why a move got its class, in sentences with the numbers. Pure: from the verdict (`move` event), the positions
 * before and after it and the move's record to words. Knows no page. The thresholds come with the verdict's
 * `reason`; those below are the rule book's (spec, section 4) for a verdict that brings none.
 */

import { CLASSES } from "./classes.js";
import { points, score, threshold } from "./format.js";

/** Loss of expected points at which a class begins, centipawns to centipawns. */
const LOSS_FROM = { best: 0, excellent: 0.01, okay: 0.045, inaccuracy: 0.08, mistake: 0.12, blunder: 0.22 };
const LOSS_BELOW = { best: 0.01, excellent: 0.045, okay: 0.08, inaccuracy: 0.12, mistake: 0.22 };

/** Moves that were not the engine's first, so that a better one is worth showing. */
const BETTER_EXISTS = new Set(["excellent", "okay", "inaccuracy", "mistake", "blunder"]);

/**
 * {title, sentences, better} of a judged move. `title`: "24. Rxd4 is brilliant". `better`: {san, uci} when another
 * move was clearly better, else null. `context`: {record, number ("24."), before, after (position events or null),
 * side}.
 */
export function explain(move, context) {
  const { record, number } = context;
  const id = move.classification;
  if (!id) return { title: `${number} ${record.san}`, sentences: ["The engine gave no line here, so this move has no verdict."], better: null };
  const better = BETTER_EXISTS.has(id) && move.best && move.best.uci !== record.uci ? move.best : null;
  return { title: `${number} ${record.san} is ${CLASSES[id].article}`, sentences: sentences(move, context), better };
}

function sentences(move, context) {
  const { record } = context;
  const rule = move.reason?.rule;
  const id = move.classification;
  if (id === "forced") return ["It was the only legal move."];
  if (id === "theory") return [move.opening ? `The book knows this position: ${move.opening}.` : "The book knows this position."];
  const words = [];
  if (record.san.includes("#")) words.push("It gives mate: no move can do more.");
  else if (id === "brilliant") words.push(brilliant(move));
  else if (id === "critical") words.push(critical(move, context));
  else if (move.best?.uci === record.uci) words.push("It is the engine’s first choice.");
  else words.push(mates(move, context) ?? byLoss(move, rule));
  return [...words, ...(move.reason?.corrections ?? []).map((name) => CORRECTIONS[name]).filter(Boolean)];
}

const CORRECTIONS = {
  not_lower: "The winning chances did not fall, so it is no fault.",
  slower_mate: "A slower mate still wins, so it is no fault.",
  already_lost: "The game was lost before it, which softens the verdict.",
  reconciled: "The scores beside it were brought into line: what the move proved was there before it.",
};

function brilliant(move) {
  const offered = move.reason?.unsafe ?? [];
  if (!offered.length) return "It offers material, and taking it loses: a sacrifice that works.";
  const pieces = listed(offered.map(({ piece, square }) => `the ${PIECES[piece.toLowerCase()] ?? "piece"} on ${square}`));
  return `It leaves ${pieces} to be taken, and it works: the game is not worse for it.`;
}

function critical(move, { before }) {
  const reason = move.reason ?? {};
  const line = before?.lines.find((item) => item.rank === 2);
  const san = line && (!reason.second || line.pv[0] === reason.second.move) ? line.san?.[0] : null;
  const cost = typeof reason.second_loss === "number" ? `costs ${points(reason.second_loss)} expected points` : "costs far more";
  const from = typeof reason.threshold?.[0] === "number" ? reason.threshold[0] : 0.1;
  return `It is the only move that holds: the second best${san ? `, ${san},` : ""} ${cost} (a critical move begins at ${threshold(from)}).`;
}

const PIECES = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

/** The sentence where a mate came, went or changed; null where no mate is about. */
function mates(move, { before, after, side }) {
  const was = move.reason?.before ?? seen(top(before), side);
  const is = move.reason?.after ?? seen(top(after), side);
  if (!was || !is || (!isMate(was) && !isMate(is))) return null;
  return [change(was, is), row(move)].filter(Boolean).join("; ") + ".";
}

/** From `was` to `is`, both as the mover sees them. */
function change(was, is) {
  if (!isMate(was)) return is.mate > 0 ? `It brings mate in ${is.mate}` : `It lets the opponent mate in ${-is.mate}`;
  if (!isMate(is)) {
    const now = `now it is ${score({ cp: is.cp, mate: null })} for the player who moved`;
    return was.mate > 0 ? `Mate in ${was.mate} was there; ${now}` : `It escapes mate in ${-was.mate}; ${now}`;
  }
  if (was.mate > 0 && is.mate < 0) return `Mate in ${was.mate} was there; now the opponent mates in ${-is.mate}`;
  if (was.mate < 0 && is.mate > 0) return `It turns being mated in ${-was.mate} into mate in ${is.mate}`;
  if (is.mate > 0) return `It still mates, in ${is.mate} where ${Math.max(1, was.mate - 1)} would do`;
  return `It is mated in ${-is.mate}, where ${-was.mate} was the longest way`;
}

/** The row of the rule book that a mate's change hit: "below 0.00 is a blunder"; null where a correction moved it. */
function row({ reason = {}, classification: id }) {
  if (!reason.threshold || reason.class_before_corrections || !ROWS[reason.measure]) return null;
  return `${ROWS[reason.measure](...reason.threshold)} is ${CLASSES[id].article}`;
}

const ROWS = {
  cp: (low, high) => between(low, high, (cp) => score({ cp, mate: null })),
  mate: (low, high) => (high > 0 ? `being mated within ${-low} moves` : low === null ? `being mated in ${-high + 1} moves or more` : `being mated in ${-high + 1} to ${-low} moves`),
  mate_change: (low, high) => (high === null ? `${low} moves later or more` : low === null ? "no later mate" : low === high - 1 ? `${low} later` : `${low} to ${high - 1} moves later`),
};

function between(low, high, words) {
  if (low === null) return `below ${words(high)}`;
  return high === null ? `${words(low)} or more` : `from ${words(low)} to ${words(high)}`;
}

const isMate = (seenScore) => seenScore.mate !== null && seenScore.mate !== undefined;

function byLoss(move, rule) {
  const loss = move.loss;
  if (typeof loss !== "number") return "Both neighbouring positions are not searched yet.";
  const id = move.classification;
  const { low, high } = bounds(move, rule);
  const change = `It costs ${points(loss)} expected points (${points(move.expected_before)} → ${points(move.expected_after)})`;
  if (id === "best") return `As good as the engine’s first choice${move.best ? `, ${move.best.san}` : ""}: it costs ${points(loss)} expected points, and up to 0.01 counts as nothing.`;
  if (id === "blunder") return `${change}; a blunder begins at ${threshold(low)}.`;
  return `${change}; ${CLASSES[id].article} is from ${threshold(low)} to ${threshold(high)}.`;
}

/** The row of the rule book that was hit: the reason's, unless a correction moved the class out of it. */
function bounds(move, rule) {
  const id = move.classification;
  const own = rule === "cp_to_cp" && !move.reason.class_before_corrections ? move.reason.threshold : null;
  return { low: own?.[0] ?? LOSS_FROM[id] ?? 0, high: own?.[1] ?? LOSS_BELOW[id] ?? 1 };
}

function top(position) {
  return position?.lines.length ? position.lines.reduce((a, b) => (b.rank < a.rank ? b : a)) : null;
}

/** A line's score as `side` sees it: {cp, mate}. */
function seen(line, side) {
  if (!line) return null;
  const sign = side === "white" ? 1 : -1;
  return { cp: line.cp === null ? null : line.cp * sign, mate: line.mate === null ? null : line.mate * sign };
}

function listed(items) {
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : items[0];
}
