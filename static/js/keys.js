/** The keyboard: which key does what, and the list of them for people. */

/** [keys as written, what they do]. */
export const KEYS = [
  ["← →", "One move back, one forward"],
  ["↑ ↓", "To the start, to the end"],
  ["n p", "Next, previous key moment"],
  ["space", "Play the better move on the board"],
  ["f", "Flip the board"],
  ["?", "This list"],
];

const ACTIONS = {
  ArrowLeft: "previous", ArrowRight: "next", ArrowUp: "first", ArrowDown: "last", Home: "first", End: "last",
  n: "nextKey", p: "previousKey", f: "flip", " ": "best", "?": "help", Escape: "leave",
};

/** The action of a keyboard event, or null: keys in fields, dialogs and with modifiers are left alone. */
export function actionOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target;
  if (target?.closest?.("input, textarea, select, dialog, [contenteditable]")) return null;
  const action = ACTIONS[event.key] ?? ACTIONS[event.key.toLowerCase()] ?? null;
  // On a move, Enter is the button's and space still plays the better move; elsewhere space presses the button.
  const pressesButton = action === "best" && target?.closest?.("button:not(.move, .moment, .lines__move, .report__jump), a, summary");
  return pressesButton ? null : action;
}

/** Listen on the page; `perform(action)` says whether it did anything. Returns a function that stops. */
export function listen(perform) {
  const onKey = (event) => {
    const action = actionOf(event);
    if (action && perform(action) !== false) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
