/** The badges of the classes as SVG elements. Drawn here, for Kibitz. */

import { s } from "../lib/dom.ts";
import type { ClassName } from "../wire.ts";
import { CLASSES } from "./classes.ts";

/** A round badge of a class; `label` false where the name stands beside it. */
export function badge(
  id: ClassName,
  { label = true, size = 20 }: { label?: boolean; size?: number } = {},
): SVGSVGElement {
  const cls = CLASSES[id];
  const svg = s("svg", { class: `badge badge--${id}`, viewBox: "0 0 24 24", width: size, height: size });
  name(svg, label && cls.name);
  svg.append(...badgeParts(id));
  return svg;
}

/** The parts of a badge in a 24 x 24 box, for a place in another drawing. */
export function badgeParts(id: ClassName) {
  const glyph = `var(--class-${id}-glyph)`;
  return [
    s("circle", { cx: 12, cy: 12, r: 12, fill: `var(--class-${id})` }),
    ...CLASSES[id].strokes.map((stroke) =>
      s("path", {
        d: stroke.d,
        fill: stroke.fill ? glyph : "none",
        stroke: glyph,
        "stroke-width": stroke.fill ? 1 : stroke.width,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
    ),
  ];
}

function name(svg: SVGSVGElement, label: string | false): void {
  if (!label) return svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  return svg.append(s("title", {}, document.createTextNode(label)));
}
