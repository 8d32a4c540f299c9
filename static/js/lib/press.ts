/**
 * A button that is drawn anew while a mouse presses it never hears of its click. What is drawn because
 * something came in waits for the end of a press.
 */

/** Milliseconds after which a press is a drag, or was let go elsewhere. */
const LONGEST_MS = 1000;

let pressed: Promise<void> | null = null;

globalThis.document?.addEventListener(
  "pointerdown",
  () => {
    const press = new Promise<void>((resolve) => {
      setTimeout(resolve, LONGEST_MS);
      const ended = () => setTimeout(resolve); // the click comes right behind it
      for (const end of ["pointerup", "pointercancel"])
        document.addEventListener(end, ended, { capture: true, once: true });
    }).then(() => {
      if (pressed === press) pressed = null;
    });
    pressed = press;
  },
  { capture: true },
);

/** Resolves once nothing is being pressed. */
export const pressOver = async (): Promise<void> => {
  while (pressed) await pressed;
};
