/**
 * What can wait until the board shows: the graph's library and the socket's are together as heavy as half the
 * page.
 */

const PATIENCE_MS = 1500;
const LOOK_MS = 40;
const PIECES = ".board [data-square] img";

/** Resolves when the pieces on the board can be seen, or after a while where no board comes. */
export async function boardFirst() {
  const until = performance.now() + PATIENCE_MS;
  let pieces: HTMLImageElement[] = [];
  while (!pieces.length && performance.now() < until) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    pieces = [...(document.querySelectorAll(PIECES) as NodeListOf<HTMLImageElement>)];
  }
  await Promise.allSettled(pieces.map((piece) => piece.decode()));
}
