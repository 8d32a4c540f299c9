/**
 * Moves from a person's hand: drag, click and click, keys, a written move. Loaded at the first touch of the board.
 * Owns what is picked up and where it may go; board.js draws, rules.js knows the rules.
 */

import { t } from "../lib/i18n.js";
import { openMoveField } from "./move_field.js";
import { pieceName, pieces, turn } from "../chess/position.js";
import { choosePromotion } from "./promotion.js";
import { loadRules } from "../chess/rules.js";

/** Pixels that a pressed piece moves before it is a drag. */
const DRAG_FROM = 5;

/** Whether the piece on `square` belongs to the side to move. Pure. */
export function isMovable(fen, square) {
  const sign = pieces(fen)[square];
  return Boolean(sign) && (sign === sign.toUpperCase()) === (turn(fen) === "white");
}

/**
 * `surface` is what board.js lends: {frame, fen(), options(), squareAt(event), image(square), pieceUrl(sign), corner(square),
 * hint({picked, targets, over}), say(words), dropped(node)}. Returns {down, up, press, type, untype, reset, holds}.
 */
export function createInput(surface) {
  let picked = null;
  let targets = [];
  let drag = null;
  let closeField = () => {};

  async function pick(square) {
    picked = square;
    targets = [];
    draw();
    const fen = surface.fen();
    const rules = await withRules();
    if (!rules || picked !== square || surface.fen() !== fen) return;
    targets = rules.targets(fen, surface.options().variant)[square] ?? [];
    draw();
  }

  async function withRules() {
    try {
      return await loadRules();
    } catch {
      surface.say(t("board-no-rules"));
      return null;
    }
  }

  function reset() {
    picked = null;
    targets = [];
    endDrag();
    draw();
  }

  function draw(over = null) {
    surface.hint({ picked, targets, over: over !== picked && targets.includes(over) ? over : null });
  }

  /** Play from `origin` to `target` if the rules allow it; true if a move was made. */
  async function attempt(origin, target, dragged = false) {
    const fen = surface.fen();
    const rules = await withRules();
    const found = rules && surface.fen() === fen ? rules.between(fen, origin, target) : [];
    reset();
    if (!found.length) return false;
    const kind = found.length > 1 ? await choosePromotion({ side: turn(fen), square: target, surface }) : "";
    const uci = found.length > 1 ? found.find((item) => kind && item.endsWith(kind)) : found[0];
    return Boolean(uci) && surface.fen() === fen && play(rules, fen, uci, dragged);
  }

  function play(rules, fen, uci, dragged = false) {
    const { variant = "standard", onMove } = surface.options();
    const node = rules.play(fen, uci, variant);
    if (!node) return false;
    if (dragged) surface.dropped(node);
    const accepted = onMove(node.uci, node.san, node.fen, node) !== false;
    if (!accepted) surface.dropped(null);
    return accepted;
  }

  /** A pressed square by key or by a click without dragging. */
  async function press(square) {
    const origin = picked;
    if (origin === square) return letGo();
    if (origin && (await attempt(origin, square))) return null;
    if (!isMovable(surface.fen(), square)) return origin ? surface.say(t("board-illegal", { square })) : null;
    await pick(square);
    if (picked === square) surface.say(told(square));
    return null;
  }

  function letGo() {
    reset();
    surface.say(t("board-let-go"));
  }

  function told(square) {
    const piece = pieceName(pieces(surface.fen())[square]);
    return targets.length
      ? t("board-picked-up", { piece, square, targets: targets.join(", ") })
      : t("board-stuck", { piece, square });
  }

  function down(event) {
    if (drag || !event.isPrimary || event.button) return;
    const square = surface.squareAt(event);
    if (!square) return;
    const own = isMovable(surface.fen(), square);
    const again = picked === square;
    const aimed = picked && !again && (targets.includes(square) || !own) ? picked : null;
    if (own && !aimed && !again) pick(square);
    drag = {
      id: event.pointerId,
      square,
      aimed,
      again,
      own: own && !aimed,
      x: event.clientX,
      y: event.clientY,
      ghost: null,
    };
    listen("addEventListener");
  }

  function listen(method) {
    document[method]("pointermove", moved);
    document[method]("pointerup", up);
    document[method]("pointercancel", reset);
  }

  function moved(event) {
    if (event.pointerId !== drag?.id || !drag.own) return;
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_FROM) return;
    drag.ghost ??= lift(surface, drag.square, event.pointerType === "touch");
    drag.ghost.move(event);
    draw(surface.squareAt(event));
  }

  function up(event) {
    if (event.pointerId !== drag?.id) return;
    const { square, aimed, again, own, ghost } = drag;
    const target = surface.squareAt(event);
    endDrag(true);
    if (ghost) drop(ghost, square, target);
    else if (own && target && target !== square)
      attempt(square, target, true); // dragged before this module was there
    else if (target !== square) draw();
    else if (aimed) attempt(aimed, target);
    else if (again) reset();
  }

  async function drop(ghost, square, target) {
    if (target && target !== square) await attempt(square, target, true);
    ghost.remove();
    draw();
  }

  function endDrag(keepGhost = false) {
    if (!drag) return;
    listen("removeEventListener");
    if (!keepGhost) drag.ghost?.remove();
    drag = null;
  }

  /** Open the field for a written move; `untype` closes it, where no move is taken any more. */
  function type() {
    const close = openMoveField(surface, async (text) => {
      const fen = surface.fen();
      const rules = await withRules();
      const uci = rules?.read(fen, text);
      return Boolean(uci) && play(rules, fen, uci);
    });
    closeField = close ?? closeField;
  }

  return { down, up, press, type, untype: () => closeField(), reset, holds: () => picked !== null };
}

/** The piece in the hand: a copy that follows the pointer (above a finger, and larger), while the own place is faint. */
function lift(surface, square, byFinger) {
  const image = surface.image(square);
  if (!image) return { move() {}, remove() {} };
  const size = image.getBoundingClientRect().width;
  const ghost = image.cloneNode();
  ghost.className = "board__ghost";
  surface.frame.append(ghost);
  image.classList.add("is-lifted");
  return {
    move(event) {
      const box = surface.frame.getBoundingClientRect();
      const [x, y] = [
        event.clientX - box.left - size / 2,
        event.clientY - box.top - size * (byFinger ? 1.3 : 0.5),
      ];
      ghost.style.transform = `translate(${x}px, ${y}px) scale(${byFinger ? 1.5 : 1})`;
    },
    remove() {
      ghost.remove();
      image.classList.remove("is-lifted");
    },
  };
}
