/** The keyboard: which key does what. */

const ACTIONS: Record<string, string> = {
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

/** Key as it comes -> what a person has chosen in its place (WCAG 2.1.4). */
let chosen: Record<string, string> = {};

/** Take a person's own keys. */
export function useKeys(own: Record<string, string>): void {
  chosen = own;
}

/** The key that does what `standard` does as it comes. */
export const keyOf = (standard: string): string => chosen[standard] ?? standard;

/** The key that did it before a person changed any; null for one that does nothing any more. */
export function standardOf(key: string): string | null {
  const small = key.length === 1 ? key.toLowerCase() : key;
  const own = Object.keys(chosen).find((standard) => chosen[standard] === small);
  return own ?? (small in chosen ? null : small);
}

/**
 * Whether letters and signs do something by themselves (WCAG 2.1.4): people who dictate switch them off in
 * the settings, which say so on the page's root.
 */
export const singleKeys = () => globalThis.document?.documentElement.dataset.keys !== "off";

/** Whether the person is likely to have a keyboard. On a touch screen no text names a key. */
export const hasKeys = () => !matchMedia("(hover: none), (pointer: coarse)").matches;

/** What keeps its keys; of these a box to check wants the space bar alone, as a button does. */
const FIELDS = "input:not([type=checkbox]), textarea, select, dialog, [contenteditable]";

/** The action of a keyboard event, or null: keys in fields, dialogs and with modifiers are left alone. */
export function actionOf(event: KeyboardEvent, actions = ACTIONS) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (!singleKeys() && event.key.trim().length === 1) return null;
  const target = event.target as Element | null;
  if (target?.closest?.(FIELDS)) return null;
  const action = actions[standardOf(event.key) ?? ""] ?? null;
  // On a move, Enter is the button's, space still plays the better move; elsewhere it presses the button.
  const pressesButton =
    action === "best" &&
    target?.closest?.("button:not(.move, .moment, .lines__move, .report__jump), a, summary, input");
  return pressesButton ? null : action;
}

/**
 * Listen on the page; `perform(action)` says whether it did anything. `actions`: other keys than the page's.
 * Returns a function that stops.
 */
export function listen(
  perform: (action: string) => unknown,
  actions: Record<string, string> = ACTIONS,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    const action = actionOf(event, actions);
    if (action && perform(action) !== false) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

const back = (at: number) => Math.max(0, at - 1);
const on = (at: number, last: number) => Math.min(last, at + 1);
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: back,
  ArrowUp: back,
  ArrowRight: on,
  ArrowDown: on,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Among buttons that are one stop of the Tab key, the arrow keys, Home and End go from one to another and
 * nowhere else.
 */
export const walk = (event: KeyboardEvent, buttons: HTMLElement[]): void => {
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = STEPS[event.key]?.(at, buttons.length - 1);
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[at].tabIndex = -1;
  buttons[to].tabIndex = 0;
  buttons[to].focus();
};
