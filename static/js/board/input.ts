/**
 * Moves from a person's hand: drag, click and click, keys, a written move. Loaded at the first touch of the
 * board. Owns what is picked up and where it may go; board.ts draws, rules.ts knows the rules.
 */

import { pieceName, pieces, turn } from "../chess/position.ts";
import { loadRules } from "../chess/rules.ts";
import type { Rules } from "../chess/types.ts";
import { t } from "../lib/i18n.ts";
import { hintShapes } from "./hints.ts";
import { openMoveField } from "./move_field.ts";
import { isMovable, pressed, released } from "./press.ts";
import { choosePromotion } from "./promotion.ts";
import type { Point, Press, Surface } from "./types.ts";

/**
 * The piece in the hand: a copy that follows the pointer (above a finger, and larger); its own place is
 * faint.
 */
interface Ghost {
  move(event: PointerEvent): void;
  remove(): void;
}

interface HandMemory {
  picked: string | null;
  targets: string[];
  drag: (Press & Point & { id: number; ghost: Ghost | null }) | null;
  closeField(): void;
}

/** Pixels that a pressed piece moves before it is a drag. */
const DRAG_FROM = 5;

export class Hand {
  #now: HandMemory = { picked: null, targets: [], drag: null, closeField: () => {} };
  #surface;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  holds = () => this.#now.picked !== null;
  untype = () => this.#now.closeField();

  async #pick(square: string) {
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

  #draw(at: string | null = null) {
    const { picked, targets } = this.#now;
    const hint = { picked, targets, over: at !== picked && at && targets.includes(at) ? at : null };
    this.#surface.hint(hint, hintShapes(hint, this.#surface));
  }

  /** Play it if the rules allow it; true if a move was made. */
  async #attempt(origin: string, target: string, dragged: boolean = false) {
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

  #play(rules: Rules, fen: string, uci: string, dragged: boolean = false) {
    const options = this.#surface.options();
    const node = options && rules.play(fen, uci, options.variant);
    if (!node) return false;
    if (dragged) this.#surface.dropped(node);
    const accepted = options.onMove(node) !== false;
    if (!accepted) this.#surface.dropped(null);
    return accepted;
  }

  /** A pressed square by key or by a click without dragging. */
  async press(square: string) {
    const origin = this.#now.picked;
    const { say, fen } = this.#surface;
    if (origin === square) {
      this.reset();
      return say(t("board-let-go"));
    }
    if (origin && (await this.#attempt(origin, square))) return;
    if (!isMovable(fen(), square)) return origin ? say(t("board-illegal", { square })) : undefined;
    await this.#pick(square);
    if (this.#now.picked === square) say(this.#squareWords(square));
  }

  #squareWords(square: string) {
    const piece = pieceName(pieces(this.#surface.fen())[square]);
    const targets = this.#now.targets.join(", ");
    return targets ? t("board-picked-up", { piece, square, targets }) : t("board-stuck", { piece, square });
  }

  down(event: PointerEvent) {
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

  #moved = (event: PointerEvent) => {
    const { drag } = this.#now;
    if (event.pointerId !== drag?.id || !drag.own) return;
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_FROM) return;
    drag.ghost ??= lift(this.#surface, drag.square, event.pointerType === "touch");
    drag.ghost.move(event);
    this.#draw(this.#surface.squareAt(event));
  };

  up = async (event: PointerEvent) => {
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
      if (!this.#surface.options()) return null;
      const fen = this.#surface.fen();
      const rules = await this.#rules();
      const uci = rules?.typed(fen, text);
      return Boolean(rules && uci && this.#play(rules, fen, uci));
    });
    this.#now.closeField = close ?? this.#now.closeField;
  }
}

const lift = (surface: Surface, square: string, byFinger: boolean): Ghost => {
  const image = surface.image(square);
  if (!image) return { move() {}, remove() {} };
  const size = image.getBoundingClientRect().width;
  const ghost = image.cloneNode() as HTMLElement;
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
