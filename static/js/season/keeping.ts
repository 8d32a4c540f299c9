/** Draws a season anew under somebody who reads it: what is unfolded and focused stays, and the place. */

const CAN_HAVE_FOCUS = "a, button, summary, select, input";

/** Run `draw`, which replaces what is in `root`. */
export function keeping(root: HTMLElement, draw: () => void): void {
  const held = root.contains(document.activeElement) ? keyOf(document.activeElement) : null;
  const unfolded = new Set([...root.querySelectorAll("details[open]")].map(keyOf));
  const compare = root.querySelector(".season__compare"); // with what was written there
  const top = window.scrollY;
  draw();
  if (compare) root.querySelector(".season__compare")?.replaceWith(compare);
  for (const details of root.querySelectorAll("details"))
    if (unfolded.has(keyOf(details))) details.open = true;
  const again = held && [...root.querySelectorAll(CAN_HAVE_FOCUS)].find((element) => keyOf(element) === held);
  if (again) (again as HTMLElement).focus({ preventScroll: true });
  window.scrollTo(0, top);
}

/** What an element is, whatever it says now. */
function keyOf(element: Element | null) {
  const within = (name: string) => element?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
  const label =
    element?.querySelector(".visually-hidden")?.textContent ??
    element?.getAttribute("aria-label") ??
    element?.className;
  const at = [...(element?.parentElement?.children ?? [])].indexOf(element as Element);
  const part = element?.getAttribute("data-part");
  return JSON.stringify([element?.tagName, within("section"), within("kind"), part ?? [label, at]]);
}
