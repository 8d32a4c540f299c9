/** The keyboard: which key does what, and the list of them for people. */

/** [keys as written, the text that says what they do]. */
export const KEYS = [
  ["← →", "keys-steps"],
  ["↑ ↓", "keys-ends"],
  ["n p", "keys-moments"],
  ["[ ]", "keys-games"],
  ["space", "keys-best"],
  ["l", "keys-learn"],
  ["m", "keys-type"],
  ["e x", "keys-engine"],
  ["Esc", "keys-leave"],
  ["f", "keys-flip"],
  ["+ −", "keys-zoom"],
  ["?", "keys-help"],
];

/** @type {Record<string, string>} */
const ACTIONS = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  ArrowUp: "first",
  ArrowDown: "last",
  Home: "first",
  End: "last",
  n: "nextKey",
  p: "previousKey",
  "[": "previousGame",
  "]": "nextGame",
  f: "flip",
  "+": "larger",
  "=": "larger",
  "-": "smaller",
  e: "engine",
  x: "threat",
  m: "type",
  l: "learn",
  " ": "best",
  "?": "help",
  Escape: "leave",
};

/**
 * The action of a keyboard event, or null: keys in fields, dialogs and with modifiers are left alone.
 * @param {KeyboardEvent} event
 */
export function actionOf(event, actions = ACTIONS) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = /** @type {Element | null} */ (event.target);
  if (target?.closest?.("input, textarea, select, dialog, [contenteditable]")) return null;
  const action = actions[event.key] ?? actions[event.key.toLowerCase()] ?? null;
  // On a move, Enter is the button's, space still plays the better move; elsewhere it presses the button.
  const pressesButton =
    action === "best" &&
    target?.closest?.("button:not(.move, .moment, .lines__move, .report__jump), a, summary");
  return pressesButton ? null : action;
}

/**
 * Listen on the page; `perform(action)` says whether it did anything. `actions`: other keys than the page's.
 * Returns a function that stops.
 * @type {(perform: (action: string) => unknown, actions?: Record<string, string>) => () => void}
 */
export function listen(perform, actions = ACTIONS) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const action = actionOf(event, actions);
    if (action && perform(action) !== false) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
