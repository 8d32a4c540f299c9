/** What can be shown on another site, and what its webmaster chooses of it. Pure. */

import { placeFromAddress } from "../state/address.ts";
import { FRAMES, iframe } from "./links.ts";
import type { EmbedChoice, Embeddable, Look, Shared } from "./types.ts";

const SMALLER = { medium: { width: 600, height: 680 }, narrow: { width: 320, height: 640 } };

/** What an embed of a review shows beside the board, and how that is called. */
const REVIEW_PARTS = {
  graph: "share-embed-graph",
  moves: "moves-label",
  moments: "panels-moments",
  report: "review-report",
};

/** What an embed of a collection shows. */
const TABLES = {
  games: "word-games",
  players: "collection-players",
  crosstable: "rounds-title",
  teams: "rounds-teams",
};

/** A review, at the ply that the reader looks at. */
export function reviewEmbed({ id, hash, orientation }: Shared & Look): Embeddable {
  const asked = placeFromAddress({ hash, search: "" })?.ply ?? 0;
  return {
    title: "share-embed-title",
    frame: `embed/${id}`,
    link: `r/${id}`,
    sizes: { wide: FRAMES.review, ...SMALLER },
    label: "share-embed-shows",
    parts: REVIEW_PARTS,
    asks: true,
    shown: Object.keys(REVIEW_PARTS),
    orientation,
    ply: typeof asked === "number" ? asked : 0,
  };
}

/** A collection; `players` and `teams`: how many its tournament has. */
export function collectionEmbed(id: string, { players = 0, teams = 0 } = {}): Embeddable {
  const { games, teams: team, ...tables } = TABLES;
  const parts = { games, ...(players > 1 && tables), ...(teams > 0 && { teams: team }) };
  return {
    title: "collection-embed-title",
    frame: `embed/c/${id}`,
    link: `c/${id}`,
    sizes: { wide: FRAMES.collection, ...SMALLER },
    label: "share-embed-tables",
    parts: Object.keys(parts).length > 1 ? parts : {},
    asks: true,
    shown: ["games"],
    orientation: null,
    ply: 0,
  };
}

/** A player's season; oEmbed knows none. */
export function seasonEmbed(id: string, player: string): Embeddable {
  return {
    title: "season-embed-title",
    frame: `embed/c/${id}/season/${encodeURIComponent(player)}`,
    link: null,
    sizes: { wide: FRAMES.collection, ...SMALLER },
    label: "",
    parts: {},
    asks: false,
    shown: [],
    orientation: null,
    ply: 0,
  };
}

/** The parts that a size begins with: of a review, what fits into its narrow frame. */
export function partsIn({ shown }: Embeddable, size: string): string[] {
  return size === "narrow" && shown.includes("graph") ? ["graph"] : [...shown];
}

/** What stands there before anything is chosen. */
export function firstChoice({ shown, orientation }: Embeddable): EmbedChoice {
  return {
    mode: "review",
    theme: "auto",
    orientation: orientation ?? "white",
    squares: null,
    show: [...shown],
    ply: 0,
  };
}

/**
 * The query of a choice (docs/embed.md); only what is not the default, as `shown` is of the parts, and what a
 * puzzle has.
 */
export function embedQuery(
  { mode, theme, orientation, squares, show, ply }: EmbedChoice,
  shown: string[],
): string {
  const isPuzzle = mode === "puzzle";
  const asked = {
    mode: isPuzzle ? mode : null,
    theme: theme === "auto" ? null : theme,
    orientation: orientation === "white" || isPuzzle ? null : orientation,
    lightsquares: squares?.light.replace("#", ""),
    darksquares: squares?.dark.replace("#", ""),
    show: String(show) === String(shown) || isPuzzle ? null : show.join(","),
    ply: isPuzzle ? null : ply || null,
  };
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined);
  const query = given.map(([name, value]) => `${name}=${value}`).join("&");
  return query ? `?${query}` : "";
}

/** The line that a webmaster pastes; `title` in the reader's words. */
export function embedLine(
  origin: string,
  { frame, sizes }: Embeddable,
  { title, query = "", size = "wide" }: { title: string; query?: string; size?: string },
): string {
  return iframe(`${origin}/${frame}${query}`, title, sizes[size]);
}
