/**
 * A file that is dropped on the page, whatever its screen: the browser would leave the page and show the file
 * itself.
 */

/**
 * Returns what gives the dropped file away, once. `wanted()` hears of it and says whether somebody will ask;
 * a screen that takes files itself wants none here.
 */
export function takeDrops(wanted: () => boolean, page = document): () => File | null {
  let file: File | null = null;
  page.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  page.addEventListener("drop", (event) => {
    const [dropped] = event.dataTransfer?.files ?? [];
    if (!dropped || event.defaultPrevented) return;
    event.preventDefault();
    file = dropped;
    if (!wanted()) file = null;
  });
  return () => {
    const given = file;
    file = null;
    return given;
  };
}
