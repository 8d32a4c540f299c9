/**
 * What the panel of the engine knows of the position on the board, and what that shows. Pure; panel.ts draws
 * it.
 */

import type { Seen } from "../board/types.ts";
import { expectedPoints } from "../chess/expected.ts";
import { turn } from "../chess/position.ts";
import { t } from "../lib/i18n.ts";
import { lineArrows } from "./search.ts";
import type { LiveLine, PanelState } from "./types.ts";

export const NOTHING = { place: null, info: null, threat: null };

export const stateAt = (looking: PanelState, place: NonNullable<PanelState["place"]>): PanelState =>
  place.fen === looking.place?.fen ? { ...looking, place } : { ...NOTHING, place };

export const seenOf = ({ place, info, threat }: PanelState, fen: string): Seen | null => {
  if (fen !== place?.fen) return null;
  if (place.ending === "mate")
    return { line: { cp: null, mate: 0 }, win: Number(turn(fen) === "black"), arrows: [] };
  if (place.ending) return { line: { cp: 0, mate: null }, win: 0.5, arrows: [] };
  const arrows = threat?.line ? lineArrows([threat.line], "threat") : [];
  if (!info?.lines.length) return { line: null, arrows };
  const [line] = info.lines;
  return { line, win: expectedPoints(line), arrows: [...lineArrows(info.lines, "live"), ...arrows] };
};

export const noteOf = ({ place, threat }: PanelState): string => {
  if (place?.ending) return t(`explore-${place.ending}`);
  return threat && !threat.fen ? t("explore-no-threat") : "";
};

export const rowsOf = ({ place, info }: PanelState, multipv: number): LiveLine[] =>
  place?.ending ? [] : (info?.lines ?? []).slice(0, multipv);
