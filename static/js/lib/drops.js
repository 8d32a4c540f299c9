/**
 * A file that is dropped on the page, whatever its screen: the browser would leave the page and show the file
 * itself.
 */

/**
 * Returns what gives the dropped file away, once. `wanted()` hears of it and says whether somebody will ask;
 * a screen that takes files itself wants none here.
 * @param {() => boolean} wanted
 * @returns {() => File | null}
 */
export function takeDrops(wanted, page = document) {
  /** @type {File | null} */
  let file = null;
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
