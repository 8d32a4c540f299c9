/**
 * Moves from a person's hand: drag, click and click, keys, a written move. Loaded at the first touch of the
 * board. Owns what is picked up and where it may go; board.js draws, rules.js knows the rules.
 */

/** @import { HandMemory, Lift, Rules, Surface } from "../../types/board" */

import { pieceName, pieces, turn } from "../chess/position.js";
import { loadRules } from "../chess/rules.js";
import { t } from "../lib/i18n.js";
import { hintShapes } from "./hints.js";
import { isMovable, pressed, released } from "./holding.js";
import { openMoveField } from "./move_field.js";
import { choosePromotion } from "./promotion.js";

/** Pixels that a pressed piece moves before it is a drag. */
const DRAG_FROM = 5;

export class Hand {
  /** @type {HandMemory} */
  #now = { picked: null, targets: [], drag: null, closeField: () => {} };
  #surface;

  /** @param {Surface} surface */
  constructor(surface) {
    this.#surface = surface;
  }

  holds = () => this.#now.picked !== null;
  untype = () => this.#now.closeField();

  /** @param {string} square */
  async #pick(square) {
    const now = this.#now;
    now.picked = square;
    now.targets = [];
    this.#draw();
    const fen = this.#surface.fen();
    const rules = await this.#rules();
    if (!rules || now.picked !== square || this.#surface.fen() !== fen) return;
    now.targets = rules.targets(fen, this.#surface.options()?.variant)[square] ?? [];
    this.#draw();
  }

  async #rules() {
    try {
      return await loadRules();
    } catch {
      this.#surface.say(t("board-no-rules"));
      return null;
    }
  }

  reset = () => {
    this.#now.picked = null;
    this.#now.targets = [];
    this.#endDrag()?.ghost?.remove();
    this.#draw();
  };

  /** @param {string | null} [at] */
  #draw(at = null) {
    const { picked, targets } = this.#now;
    const hint = { picked, targets, over: at !== picked && at && targets.includes(at) ? at : null };
    this.#surface.hint(hint, hintShapes(hint, this.#surface));
  }

  /**
   * Play it if the rules allow it; true if a move was made.
   * @param {string} origin @param {string} target @param {boolean} [dragged]
   */
  async #attempt(origin, target, dragged = false) {
    const surface = this.#surface;
    const fen = surface.fen();
    const rules = await this.#rules();
    const found = rules && surface.fen() === fen ? rules.between(fen, origin, target) : [];
    this.reset();
    if (!rules || !found.length) return false;
    const kind = found.length > 1 ? await choosePromotion({ side: turn(fen), square: target, surface }) : "";
    const uci = found.length > 1 ? found.find((item) => kind && item.endsWith(kind)) : found[0];
    return Boolean(uci && surface.fen() === fen && this.#play(rules, fen, uci, dragged));
  }

  /** @param {Rules} rules @param {string} fen @param {string} uci @param {boolean} [dragged] */
  #play(rules, fen, uci, dragged = false) {
    const options = this.#surface.options();
    const node = options && rules.play(fen, uci, options.variant);
    if (!node) return false;
    if (dragged) this.#surface.dropped(node);
    const accepted = options.onMove(node) !== false;
    if (!accepted) this.#surface.dropped(null);
    return accepted;
  }

  /** A pressed square by key or by a click without dragging. @param {string} square */
  async press(square) {
    const origin = this.#now.picked;
    const { say, fen } = this.#surface;
    if (origin === square) {
      this.reset();
      return say(t("board-let-go"));
    }
    if (origin && (await this.#attempt(origin, square))) return;
    if (!isMovable(fen(), square)) return origin ? say(t("board-illegal", { square })) : undefined;
    await this.#pick(square);
    if (this.#now.picked === square) say(this.#told(square));
  }

  /** @param {string} square */
  #told(square) {
    const piece = pieceName(pieces(this.#surface.fen())[square]);
    const targets = this.#now.targets.join(", ");
    return targets ? t("board-picked-up", { piece, square, targets }) : t("board-stuck", { piece, square });
  }

  /** @param {PointerEvent} event */
  down(event) {
    const now = this.#now;
    if (now.drag || !event.isPrimary || event.button) return;
    const square = this.#surface.squareAt(event);
    if (!square) return;
    const press = pressed(this.#surface.fen(), square, now);
    if (press.own && !press.again) this.#pick(square);
    now.drag = { ...press, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
    document.addEventListener("pointermove", this.#moved);
    document.addEventListener("pointerup", this.up);
    document.addEventListener("pointercancel", this.reset);
  }

  /** @param {PointerEvent} event */
  #moved = (event) => {
    const { drag } = this.#now;
    if (event.pointerId !== drag?.id || !drag.own) return;
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_FROM) return;
    drag.ghost ??= lift(this.#surface, drag.square, event.pointerType === "touch");
    drag.ghost.move(event);
    this.#draw(this.#surface.squareAt(event));
  };

  /** @param {PointerEvent} event */
  up = async (event) => {
    if (event.pointerId !== this.#now.drag?.id) return;
    const target = this.#surface.squareAt(event);
    const drag = this.#endDrag();
    if (!drag) return;
    const release = released(drag, target);
    if (release.act === "play") await this.#attempt(release.from, release.to, release.dragged);
    else if (release.act === "reset" && !drag.ghost) this.reset();
    drag.ghost?.remove();
    if (release.act === "draw" || drag.ghost) this.#draw();
  };

  #endDrag() {
    const { drag } = this.#now;
    document.removeEventListener("pointermove", this.#moved);
    document.removeEventListener("pointerup", this.up);
    document.removeEventListener("pointercancel", this.reset);
    this.#now.drag = null;
    return drag;
  }

  /** Open the field for a written move. */
  type() {
    const close = openMoveField(this.#surface, async (text) => {
      const fen = this.#surface.fen();
      const rules = await this.#rules();
      const uci = rules?.read(fen, text);
      return Boolean(rules && uci && this.#play(rules, fen, uci));
    });
    this.#now.closeField = close ?? this.#now.closeField;
  }
}

/** @type {Lift} */
const lift = (surface, square, byFinger) => {
  const image = surface.image(square);
  if (!image) return { move() {}, remove() {} };
  const size = image.getBoundingClientRect().width;
  const ghost = /** @type {HTMLElement} */ (image.cloneNode());
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
};
