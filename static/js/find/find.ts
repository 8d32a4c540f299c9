/**
 * The dialog that finds games by an ending, by what the pawns make, or by a position: each as a small board,
 * which leads to that place in the review. Loaded when it is asked for.
 */

import { diagram } from "../board/diagram.ts";
import { isBareFen } from "../chess/fen.ts";
import { showDialog } from "../lib/dialogs.ts";
import { h, sheet } from "../lib/dom.ts";
import { date, result } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { findInCollection } from "../net/finding.ts";
import type { FoundGame, FoundGames } from "../wire.ts";
import type { Question } from "./answers.ts";
import { grouped, hrefOf, merged, nameOf } from "./answers.ts";
import type { Ask } from "./own.ts";
import { ownSearches } from "./own.ts";

/** Cards that are drawn at once. */
const STEP = 24;

export interface Where {
  /** a collection's id; none: what this browser has made or opened */
  collection?: string;
  player?: string;
}

/** Place of a search -> its question, which is there again on the way back from a game. */
const last: Map<string, Question> = new Map();

/** Show the dialog; with `fen` it looks for that position at once. */
export async function openFind(where: Where, fen?: string): Promise<void> {
  const { collection, player } = where;
  const key = JSON.stringify(where);
  const [asks] = await Promise.all([
    collection
      ? [(question: Question) => findInCollection(collection, { ...question, player })]
      : ownSearches(),
    sheet("find"),
  ]);
  const before = fen ? { fen } : last.get(key);
  new Finding(asks, before ?? {}, (question) => last.set(key, question));
}

class Finding {
  #asks;
  #keep;
  #asked = 0;
  #kinds = h("select", { "aria-label": t("find-kind"), on: { change: () => this.#choose() } });
  #fen = h("input", {
    type: "text",
    name: "fen",
    placeholder: t("find-or-fen"),
    "aria-label": t("find-fen"),
    autocomplete: "off",
    spellcheck: "false",
  });
  #status = h("p", { class: "find__status", role: "status" }, t("find-searching"));
  #list = h("ol", { class: "find__games" });
  #more = h("button", { type: "button", class: "button", hidden: true, on: { click: () => this.#draw() } });
  #games: FoundGame[] = [];

  constructor(asks: Ask[], question: Question, keep: (question: Question) => void) {
    this.#asks = asks;
    this.#keep = keep;
    this.#fen.value = question.fen ?? "";
    const form = h(
      "form",
      {
        class: "find__asked",
        on: {
          submit: (event) => {
            event.preventDefault();
            this.#look();
          },
        },
      },
      this.#kinds,
      this.#fen,
      h("button", { type: "submit", class: "button button--primary" }, t("find-go")),
    );
    const dialog = showDialog(t("find-title"), [
      form,
      this.#status,
      h("div", { class: "find__found" }, this.#list, this.#more),
    ]);
    dialog.classList.add("find");
    dialog.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a[data-route]")) dialog.close();
    });
    this.#ask(question);
  }

  #choose() {
    this.#fen.value = "";
    this.#ask(this.#kinds.value ? { kind: this.#kinds.value } : {});
  }

  #look() {
    const fen = this.#fen.value.trim();
    if (!fen) return this.#choose();
    if (isBareFen(fen)) return this.#ask({ fen });
    this.#asked += 1; // nobody waits any longer for an earlier search
    this.#show(t("find-no-fen"), []);
  }

  async #ask(question: Question) {
    this.#asked += 1;
    const now = this.#asked;
    this.#show(t("find-searching"), []);
    try {
      const found = merged(await Promise.all(this.#asks.map((ask) => ask(question))));
      if (now !== this.#asked) return;
      this.#keep(question);
      this.#fill(found, question);
      this.#show(wordsOf(found, question), found.games);
    } catch (error) {
      if (now === this.#asked) this.#show((error as Error).message, []);
    }
  }

  #fill({ kinds }: FoundGames, { kind = "" }: Question) {
    this.#kinds.replaceChildren(
      h("option", { value: "" }, t("find-choose")),
      ...grouped(kinds).map((each) =>
        h(
          "optgroup",
          { label: t(`find-group-${each.group}`) },
          each.kinds.map((one) => h("option", { value: one.kind }, `${nameOf(one)} (${one.games})`)),
        ),
      ),
    );
    this.#kinds.value = kind;
  }

  #show(words: string, games: FoundGame[]) {
    this.#status.textContent = words;
    this.#games = games;
    this.#list.replaceChildren();
    this.#draw();
  }

  #draw() {
    const drawn = this.#list.children.length;
    this.#list.append(...this.#games.slice(drawn, drawn + STEP).map((game) => h("li", {}, card(game))));
    const left = this.#games.length - this.#list.children.length;
    this.#more.hidden = left <= 0;
    this.#more.textContent = t("find-more", { count: left });
    if (drawn) this.#list.children[drawn]?.querySelector("a")?.focus();
  }
}

function wordsOf({ searched, left_out, games }: FoundGames, { kind, fen }: Question): string {
  const all =
    searched && (kind || fen)
      ? t("find-found", { games: games.length, searched })
      : t("find-searched", { games: searched });
  return left_out ? `${all} ${t("find-left-out", { count: left_out })}` : all;
}

function card(game: FoundGame) {
  const players = `${game.white} – ${game.black}`;
  const place = [
    game.move ? t("find-move", { number: game.move }) : game.ply ? "" : t("find-start"),
    game.side ? t("find-side", { side: game.side }) : "",
  ].filter(Boolean);
  return h(
    "a",
    { class: "find__card", href: hrefOf(game), data: { route: "" } },
    diagram(game.men, game.player ?? "white", place[0] ?? players),
    h(
      "span",
      { class: "find__place" },
      h("strong", {}, players),
      h("span", {}, [result(game.result), date(game.date ?? "")].filter(Boolean).join(" · ")),
      place.length ? h("small", {}, place.join(" · ")) : null,
    ),
  );
}
