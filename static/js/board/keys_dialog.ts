/**
 * The list of keys, and a place to change those of a single letter or sign (WCAG 2.1.4). Loaded when it is
 * opened; what is chosen holds at once.
 */

import { showDialog } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { keyOf, singleKeys } from "../lib/keys.ts";
import type { Child } from "../lib/types.ts";
import { ANEW, ownKeys, setOwnKeys } from "../state/settings.ts";

/** [keys as they come, the text that says what they do]. */
const KEYS: [string[], string][] = [
  [["←", "→"], "keys-steps"],
  [["↑", "↓"], "keys-ends"],
  [["n", "p"], "keys-moments"],
  [["[", "]"], "keys-games"],
  [["space"], "keys-best"],
  [["l"], "drill-title"],
  [["h", "s", "r", "w", "o"], "keys-drill"],
  [["m"], "keys-type"],
  [["e", "x"], "keys-engine"],
  [["Esc"], "move-back"],
  [["f"], "keys-flip"],
  [["+", "-"], "keys-zoom"],
  [["?"], "keys-help"],
];
/** Keys that have a name in each language. */
const NAMED: Record<string, string> = { space: "keys-space", Esc: "keys-escape" };
const CHANGEABLE = new Set(KEYS.flatMap(([keys]) => keys).filter((key) => /^[a-z[\]+?-]$/.test(key)));
const ALIKE = "="; // "+" without the shift key

/**
 * A person's keys once `key` does what `standard` does as they come; null where `key` does something else
 * already. Pure.
 */
export function withKey(
  own: Record<string, string>,
  standard: string,
  key: string,
): Record<string, string> | null {
  const { [standard]: _, ...others } = own;
  if (Object.values(others).includes(key) || key === ALIKE) return null;
  if (key === standard) return others;
  return CHANGEABLE.has(key) && !(key in others) ? null : { ...others, [standard]: key };
}

/** Show it; what stands on the page is drawn anew once keys have changed. */
export function showKeys(): void {
  const before = JSON.stringify(ownKeys());
  const fields: HTMLInputElement[] = [];
  const paint = () => {
    for (const field of fields) field.value = keyOf(field.name);
    reset.hidden = !Object.keys(ownKeys()).length;
  };
  const note = h(
    "p",
    { class: "keys__note", role: "status" },
    t(singleKeys() ? "keys-single" : "keys-single-off"),
  );
  const take = (standard: string, key: string) => {
    const own = withKey(ownKeys(), standard, key);
    if (own) setOwnKeys(own);
    note.textContent = own ? t("keys-single") : t("keys-taken", { key });
    paint();
  };
  const clear = () => {
    setOwnKeys({});
    paint();
    fields[0].focus();
  };
  const reset = h(
    "button",
    { type: "button", class: "button button--small", on: { click: clear } },
    t("keys-as-they-come"),
  );
  const rows = KEYS.map(([keys, what]) =>
    h(
      "div",
      { class: "keys__row" },
      h(
        "dt",
        {},
        keys.map((key) => keyOrField(key, what, { fields, take })),
      ),
      h("dd", {}, t(what)),
    ),
  );
  paint();
  const dialog = showDialog(t("top-keys"), h("div", {}, h("dl", { class: "keys" }, rows), note, reset));
  dialog.addEventListener("close", () => {
    if (JSON.stringify(ownKeys()) !== before) document.dispatchEvent(new CustomEvent(ANEW));
  });
}

interface Fields {
  fields: HTMLInputElement[];
  take(standard: string, key: string): void;
}

/** A field for a key that can be changed: what is struck in it takes the place of what stands there. */
function keyOrField(key: string, what: string, { fields, take }: Fields): Child {
  if (!singleKeys() || !CHANGEABLE.has(key)) return h("kbd", {}, key in NAMED ? t(NAMED[key]) : key);
  const field: HTMLInputElement = h("input", {
    class: "keys__own",
    name: key,
    size: 1,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-label": t("keys-change", { what: t(what), standard: key }),
    on: {
      focus: () => field.select(),
      beforeinput: (event) => {
        event.preventDefault();
        const struck = (event.data ?? "").trim().toLowerCase();
        if (struck.length === 1) take(key, struck);
        field.select();
      },
    },
  });
  fields.push(field);
  return field;
}
