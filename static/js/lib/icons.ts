/** The signs of the buttons as SVG elements. Drawn here, for Kibitz. */

import { s } from "./dom.ts";

export type Sign = keyof typeof SIGNS;

const SIGNS = {
  first: "M18 6l-7 6 7 6M7 6v12",
  previous: "M15 6l-7 6 7 6",
  next: "M9 6l7 6-7 6",
  last: "M6 6l7 6-7 6M17 6v12",
  flip: "M8 4v15M4.5 15.5 8 19l3.5-3.5M16 20V5M12.5 8.5 16 5l3.5 3.5",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  sun: "M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1",
  auto: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 8h4.9M12 12h8M12 16h6.9",
  link: "M10 14.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 9.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  code: "M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5",
  download: "M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5",
  stop: "M7 7h10v10H7z",
  play: "M8 5.5v13l10.5-6.5z",
  keyboard: "M3.5 7h17v10.5h-17zM7 10.5h.01M10.3 10.5h.01M13.7 10.5h.01M17 10.5h.01M8 14h8",
  plus: "M12 5v14M5 12h14",
  edit: "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM14 6.5l3.5 3.5",
  moments: "M12 3.5l2 6.5 6.5 2-6.5 2-2 6.5-2-6.5-6.5-2 6.5-2z",
  bulb: "M9.5 18h5M10 20.5h4M8.5 14.8a6 6 0 1 1 7 0c-.8.6-1 1.2-1 2.2h-5c0-1-.2-1.6-1-2.2z",
  file: "M7 3.5h7l4 4v13H7zM14 3.5v4h4",
  close: "M6 6l12 12M18 6 6 18",
  external: "M13.5 5H19v5.5M19 5l-8.5 8.5M16.5 14v5H5V7.5h5",
  chip: "M7.5 7.5h9v9h-9zM10 7.5V4M14 7.5V4M10 20v-3.5M14 20v-3.5M4 10h3.5M4 14h3.5M16.5 10H20M16.5 14H20",
  deeper: "M12 4v9M8 9.5l4 4 4-4M6 17h12M8.5 20h7",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5",
  board: "M4 4h16v16H4zM12 4v16M4 12h16M4 4h8v8H4zM12 12h8v8h-8z",
  image: "M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 16M15.5 9h.01",
  film: "M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4",
  list: "M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01M8.5 6.5h11M8.5 12h11M8.5 17.5h11",
  menu: "M12 5.5h.01M12 12h.01M12 18.5h.01",
  arrow: "M5 19 19 5M10 5h9v9",
  check: "M5.5 12.5l4.3 4.5 8.7-10",
};

/** A line icon by name, hidden from screen readers: its button has the words. */
export function icon(id: Sign, size = 20) {
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    s("path", {
      d: SIGNS[id],
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 1.8,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }),
  );
}
