/** What is copied of a review: its address, the line that shows it in another page. Pure. */

/** The address of a review at a place, `hash` as address.ts writes it ("#12", "" for the start). */
export function linkTo(origin: string, id: string, hash: string): string {
  return `${origin}/r/${id}${hash}`;
}

/** The line that shows an address in another page. */
export function iframe(src: string, title: string, width: number): string {
  const looks = `width="100%" height="640" style="border:0;max-width:${width}px" loading="lazy"`;
  return `<div><iframe src="${src}" title="${title}" ${looks}></iframe></div>`; // no editor's paragraph
}
