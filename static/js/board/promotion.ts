/**
 * The choice of a piece for a pawn that has arrived: a small dialog over the square. Keys q, r, b, n; Escape
 * takes back.
 */

import { pieceName } from "../chess/position.ts";
import { open } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Side } from "../wire.ts";
import type { Surface } from "./types.ts";

const KINDS = ["q", "r", "b", "n"];

export const choosePromotion = ({
  side,
  square,
  surface,
}: {
  side: Side;
  square: string;
  surface: Surface;
}): Promise<string | null> =>
  new Promise((resolve) => {
    const dialog = h(
      "dialog",
      { class: "promotion", "aria-label": t("promotion-title") },
      KINDS.map((kind) => choice(kind, side, surface)),
    );
    dialog.addEventListener("keydown", ({ key }) => {
      if (KINDS.includes(key.toLowerCase())) dialog.close(key.toLowerCase());
    });
    dialog.addEventListener("click", ({ target }) => {
      dialog.close((target instanceof Element && target.closest("button")?.value) || "");
    });
    const stay = () => place(dialog, square, surface);
    dialog.addEventListener("close", () => {
      observer.disconnect();
      dialog.remove();
      resolve(KINDS.includes(dialog.returnValue) ? dialog.returnValue : null);
    });
    const observer = new ResizeObserver(stay); // tells of the first size at once
    stay();
    observer.observe(surface.frame);
    open(dialog);
  });

const choice = (kind: string, side: Side, surface: Surface): HTMLElement => {
  const sign = side === "white" ? kind.toUpperCase() : kind;
  return h(
    "button",
    {
      type: "button",
      class: "promotion__piece",
      value: kind,
      "aria-label": pieceName(sign),
      title: pieceName(sign),
    },
    h("img", { src: surface.pieceUrl(sign), alt: "" }),
  );
};

/** Over the square's file, growing from its end of the board. */
const place = (dialog: HTMLElement, square: string, { frame, corner }: Surface): void => {
  const box = frame.getBoundingClientRect();
  const unit = box.width / 8;
  const { x, y } = corner(square);
  dialog.style.setProperty("--size", `${unit}px`);
  dialog.style.left = `${box.left + x * unit}px`;
  dialog.style.top = `${Math.max(0, box.top + (y < 4 ? 0 : 4) * unit)}px`;
  dialog.classList.toggle("promotion--up", y >= 4);
};
