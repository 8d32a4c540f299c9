/**
 * What the panel of the engine knows of the position on the board, and what that shows. Pure; panel.js draws
 * it.
 */

/** @import { LookAt, NoteOf, RowsOf, SeenOf } from "../../types/explore" */

import { expectedPoints } from "../chess/expected.js";
import { turn } from "../chess/position.js";
import { t } from "../lib/i18n.js";
import { lineArrows } from "./search.js";

export const NOTHING = { place: null, info: null, threat: null };

/** @type {LookAt} */
export const lookAt = (looking, place) =>
  place.fen === looking.place?.fen ? { ...looking, place } : { ...NOTHING, place };

/** @type {SeenOf} */
export const seenOf = ({ place, info, threat }, fen) => {
  if (fen !== place?.fen) return null;
  if (place.ending === "mate")
    return { line: { cp: null, mate: 0 }, win: Number(turn(fen) === "black"), arrows: [] };
  if (place.ending) return { line: { cp: 0, mate: null }, win: 0.5, arrows: [] };
  const arrows = threat?.line ? lineArrows([threat.line], "threat") : [];
  if (!info?.lines.length) return { line: null, arrows };
  const [line] = info.lines;
  return { line, win: expectedPoints(line), arrows: [...lineArrows(info.lines, "live"), ...arrows] };
};

/** @type {NoteOf} */
export const noteOf = ({ place, threat }) => {
  if (place?.ending) return t(`explore-${place.ending}`);
  return threat && !threat.fen ? t("explore-no-threat") : "";
};

/** @type {RowsOf} */
export const rowsOf = ({ place, info }, multipv) =>
  place?.ending ? [] : (info?.lines ?? []).slice(0, multipv);
