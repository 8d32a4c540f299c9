/** What is copied of a review: its address, the line that shows it in another page. Pure. */

/** The frame on another site, stated in server/web/embed/frame_line.py: sandbox, and sizes in pixels. */
/* facts: frame, written by scripts/write_facts.py */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
const FRAMES = {
  review: { width: 760, height: 760 },
  collection: { width: 960, height: 905 },
};
/* end of facts */

/** What a frame of Kibitz is allowed on another page. */
export const FRAME_SANDBOX = SANDBOX;

/** The address of a review at a place, `hash` as address.ts writes it ("#12", "" for the start). */
export function linkTo(origin: string, id: string, hash: string): string {
  return `${origin}/r/${id}${hash}`;
}

interface FrameSize {
  width: number;
  height: number;
}

/** The line that shows an address in another page; the `<div>` keeps editors from adding a paragraph. */
export function iframe(src: string, title: string, size: keyof typeof FRAMES | FrameSize): string {
  const { width, height } = typeof size === "string" ? FRAMES[size] : size;
  const looks = `width="100%" height="${height}" style="border: 0; max-width: ${width}px"`;
  const rest = `loading="lazy" sandbox="${SANDBOX}"`;
  const address = src.replaceAll("&", "&amp;");
  return `<div><iframe src="${address}" title="${title}" ${looks} ${rest}></iframe></div>`;
}

/** The sizes that a review is offered in. */
export const EMBED_SIZES: Record<string, FrameSize> = {
  wide: FRAMES.review,
  medium: { width: 600, height: 680 },
  narrow: { width: 320, height: 640 },
};

/** What an embed of a review shows beside the board. */
export const EMBED_PARTS = ["graph", "moves", "moments", "report"];

/** How an embed of a review is to look; colours as `#b58863`, null: Kibitz's own. */
export interface EmbedChoice {
  theme: string;
  orientation: string;
  squares: { light: string; dark: string } | null;
  show: string[];
  ply: number;
}

/** The query of that (docs/embed.md); only what is not the default. */
export function embedQuery({ theme, orientation, squares, show, ply }: EmbedChoice): string {
  const asked = {
    theme: theme === "auto" ? null : theme,
    orientation: orientation === "white" ? null : orientation,
    lightsquares: squares?.light.replace("#", ""),
    darksquares: squares?.dark.replace("#", ""),
    show: show.length === EMBED_PARTS.length ? null : show.join(","),
    ply: ply || null,
  };
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined);
  const query = given.map(([name, value]) => `${name}=${value}`).join("&");
  return query ? `?${query}` : "";
}
