/** On the start screen, where the text holds many games: all as a collection, or one of them. */

import { h } from "../lib/dom.ts";
import { result } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { scan } from "./scan.ts";
import type { Scanned } from "./types.ts";

/** `limit`: games that one collection may have. `onChange()`: the choice is another one. */
export function createOffer({ limit, onChange }: { limit: number; onChange: () => void }) {
  let games: Scanned[] = [];
  let seen = "";
  const head = h("legend", {});
  const which = h("select", {
    "aria-label": t("collection-which"),
    on: { focus: () => choose(one), change: () => choose(one) },
  });
  const all = radio("all", true);
  const one = radio("one", false);
  const note = h("small", {}, t("collection-all-why"));
  const element = h(
    "fieldset",
    { class: "offer", hidden: true },
    head,
    h("label", { class: "check" }, all, h("span", {}, t("collection-all"), note)),
    h(
      "div",
      { class: "offer__one" },
      h("label", { class: "check" }, one, h("span", {}, t("collection-one"))),
      which,
    ),
  );

  function radio(value: string, checked: boolean) {
    return h("input", { type: "radio", name: "games", value, checked, on: { change: () => onChange() } });
  }

  function choose(input: HTMLInputElement) {
    input.checked = true;
    onChange();
  }

  function draw() {
    const many = games.length > limit;
    head.textContent = t("collection-holds", { count: games.length });
    note.textContent = many
      ? t("collection-too-many", { count: games.length, limit })
      : t("collection-all-why");
    all.disabled = many;
    (many ? one : all).checked = true;
    which.replaceChildren(
      ...games.map((game, index) => h("option", { value: String(index) }, nameOf(game, index))),
    );
  }

  return {
    element,
    update(text: string) {
      if (text === seen) return;
      seen = text;
      games = scan(text);
      element.hidden = games.length < 2;
      if (!element.hidden) draw();
      onChange();
    },
    /** Null for a text of one game, else how many to review, or the one. */
    choice(): { games?: number; pgn?: string } | null {
      if (games.length < 2) return null;
      return one.checked ? { pgn: games[Number(which.value)].text } : { games: games.length };
    },
  };
}

/** "12. Kasparov – Topalov, 1–0". */
function nameOf({ chapter, white, black, result: score }: Scanned, index: number): string {
  if (chapter) return `${index + 1}. ${chapter}`;
  const names = [white, black].map((name) => name || "?").join(" – ");
  return `${index + 1}. ${names}${score && score !== "*" ? `, ${result(score)}` : ""}`;
}
