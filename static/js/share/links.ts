/** What is copied of a review: its address, the line that shows it in another page. Pure. */

/** The frame on another site, stated in server/web/embed/frame_line.py: sandbox, and sizes in pixels. */
/* facts: frame, written by scripts/write_facts.py */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
const FRAMES = {
  review: { width: 760, height: 760 },
  collection: { width: 960, height: 905 },
};
/* end of facts */

/** The address of a review at a place, `hash` as address.ts writes it ("#12", "" for the start). */
export function linkTo(origin: string, id: string, hash: string): string {
  return `${origin}/r/${id}${hash}`;
}

/** The line that shows an address in another page; the `<div>` keeps editors from adding a paragraph. */
export function iframe(src: string, title: string, kind: keyof typeof FRAMES): string {
  const { width, height } = FRAMES[kind];
  const looks = `width="100%" height="${height}" style="border: 0; max-width: ${width}px"`;
  const rest = `loading="lazy" sandbox="${SANDBOX}"`;
  return `<div><iframe src="${src}" title="${title}" ${looks} ${rest}></iframe></div>`;
}
