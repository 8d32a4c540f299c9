/** What is copied: a review's address, the line that shows something in another page. Pure. */

/** The frame on another site, stated in server/web/embed/frame_line.py: sandbox, and sizes in pixels. */
/* facts: frame, written by scripts/write_facts.py */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
export const FRAMES = {
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

export interface FrameSize {
  width: number;
  height: number;
}

/** The line that shows an address in another page; the `<div>` keeps editors from adding a paragraph. */
export function iframe(src: string, title: string, { width, height }: FrameSize): string {
  const looks = `width="100%" height="${height}" style="border: 0; max-width: ${width}px"`;
  const rest = `loading="lazy" sandbox="${SANDBOX}"`;
  const address = src.replaceAll("&", "&amp;");
  return `<div><iframe src="${address}" title="${title}" ${looks} ${rest}></iframe></div>`;
}
