/**
 * The screen `/repertoire`: one's own openings, a repertoire for each colour, made of PGN with variations
 * (pasted, a file, a study of lichess). It lies in this browser alone; a study is fetched by the server.
 */

import { linkKind } from "../chess/links.ts";
import { faultWords } from "../chess/pgn_words.ts";
import { loadRules } from "../chess/rules.ts";
import { standingOf } from "../learn/cards.ts";
import { all, isFull } from "../lib/database.ts";
import { confirm, say } from "../lib/dialogs.ts";
import { download, h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import { call } from "../net/api.ts";
import type { Repertoire } from "../state/repertoire.ts";
import { forgetRepertoire, keepRepertoire, readRepertoire } from "../state/repertoire.ts";
import type { Imported, Side } from "../wire.ts";
import type { Gathered } from "./gathering.ts";
import { gamesOf, gathered, MOST } from "./gathering.ts";
import { readDeck } from "./kept_cards.ts";
import { tasksOf } from "./lines.ts";
import { repertoirePgn } from "./writing.ts";

const SIDES: Side[] = ["white", "black"];
/** Faults that are told; of the others their number. */
const TOLD = 5;

/** Show the screen in `root`; returns what takes it down. */
export function showRepertoire(root: HTMLElement): () => void {
  document.title = t("page-review-title", { game: t("report-repertoire") });
  const screen = new Screen(root);
  screen.draw();
  return () => screen.close();
}

class Screen {
  #root;
  #closed = false;
  #stop = () => {};
  #text = h("textarea", {
    class: "repertoire__text",
    rows: 5,
    spellcheck: "false",
    placeholder: t("repertoire-placeholder"),
    "aria-label": t("repertoire-text"),
  });
  #told = h("div", { class: "repertoire__told", role: "status" });
  #cards = h("div", { class: "repertoire__cards" });
  #buttons;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#buttons = SIDES.map((side) =>
      h(
        "button",
        { type: "button", class: "button button--primary", on: { click: () => this.#add(side) } },
        icon("plus", 18),
        t("repertoire-add", { side }),
      ),
    );
  }

  /** The screen, also where somebody comes back from training. */
  async draw() {
    this.#stop();
    this.#stop = () => {};
    this.#root.replaceChildren(
      h(
        "div",
        { class: "repertoire" },
        h("h1", {}, t("repertoire-title")),
        h("p", { class: "repertoire__where" }, t("repertoire-where")),
        this.#cards,
        this.#form(),
      ),
    );
    await this.#fill();
    const [, asked] = /^#(white|black):/.exec(location.hash) ?? [];
    const named = asked && (await readRepertoire(asked as Side));
    if (named && tasksOf(named).length && !this.#closed) await this.#look(named);
    await all("repertoires").catch(() => this.#tell([t("repertoire-not-kept")], true));
  }

  #form() {
    const file = h("input", {
      type: "file",
      accept: ".pgn,.txt,application/x-chess-pgn,text/plain",
      class: "visually-hidden",
      tabindex: "-1",
      "aria-label": t("start-file"),
      on: {
        change: async () => {
          const [chosen] = file.files ?? [];
          file.value = "";
          if (!chosen) return;
          if (chosen.size > MOST.text) this.#tell([t("repertoire-too-large")], true);
          else this.#text.value = await chosen.text();
        },
      },
    });
    const open = { type: "button", class: "button", on: { click: () => file.click() } } as const;
    return h(
      "section",
      { class: "repertoire__form" },
      h("h2", {}, t("repertoire-more")),
      h("p", { class: "repertoire__how" }, t("repertoire-how", { positions: MOST.positions })),
      this.#text,
      h(
        "div",
        { class: "repertoire__buttons" },
        this.#buttons,
        h("button", open, icon("file", 18), t("start-file")),
        file,
      ),
      this.#told,
    );
  }

  async #fill() {
    const kept = await Promise.all(SIDES.map(readRepertoire));
    const deck = await readDeck();
    if (this.#closed) return;
    this.#cards.replaceChildren(
      ...SIDES.map((side, at) => {
        const found = kept[at];
        const tasks = found ? tasksOf(found) : [];
        const { due, fresh } = standingOf(tasks, deck, Date.now());
        return h(
          "section",
          { class: "repertoire__card", data: { side } },
          h(
            "h2",
            {},
            h("span", { class: "player__chip", data: { side }, "aria-hidden": "true" }),
            t("repertoire-for", { side }),
          ),
          h(
            "p",
            {},
            found
              ? t("repertoire-holds", { positions: found.positions.length, moves: tasks.length })
              : t("repertoire-none"),
          ),
          tasks.length
            ? h("p", { class: "repertoire__due" }, t("season-deck-standing", { due, fresh }))
            : null,
          found ? this.#deeds(found, tasks.length > 0) : null,
        );
      }),
    );
  }

  #deeds(repertoire: Repertoire, trains: boolean) {
    const { side } = repertoire;
    return h(
      "div",
      { class: "repertoire__buttons" },
      h(
        "button",
        {
          type: "button",
          class: "button button--primary",
          hidden: !trains,
          on: { click: () => this.#train(repertoire) },
        },
        icon("bulb", 18),
        t("repertoire-train"),
      ),
      h(
        "button",
        { type: "button", class: "button", hidden: !trains, on: { click: () => this.#look(repertoire) } },
        icon("board", 18),
        t("repertoire-look"),
      ),
      h(
        "button",
        { type: "button", class: "button button--quiet", on: { click: () => save(repertoire) } },
        icon("download", 18),
        "PGN",
      ),
      h(
        "button",
        { type: "button", class: "button button--quiet", on: { click: () => this.#remove(side) } },
        icon("trash", 18),
        t("share-delete"),
      ),
    );
  }

  async #train(repertoire: Repertoire) {
    const { loadLines } = await import("./training.ts");
    this.#begin(await loadLines(this.#root, { repertoire, leave: () => this.draw() }));
  }

  /** Unless the person has gone elsewhere meanwhile. */
  #begin(begin: () => () => void) {
    if (this.#closed) return;
    this.#stop();
    this.#stop = begin();
  }

  /** Its lines on a board; the place in them stands in the hash. */
  async #look(repertoire: Repertoire) {
    const { loadLinesBoard } = await import("./lines_board.ts");
    const leave = () => {
      history.replaceState(history.state, "", location.pathname);
      this.draw();
    };
    this.#begin(await loadLinesBoard(this.#root, { repertoire, leave }));
  }

  async #remove(side: Side) {
    const sure = await confirm(
      t("repertoire-remove-sure", { side }),
      t("repertoire-remove-why"),
      t("share-delete"),
    );
    if (!sure) return;
    await forgetRepertoire(side).catch(() => say(t("repertoire-not-kept")));
    await this.#fill();
    this.#text.focus();
  }

  async #add(side: Side) {
    for (const button of this.#buttons) button.disabled = true;
    this.#tell([t("wait-reading")]);
    try {
      const text = await pgnOf(this.#text.value.trim());
      const made = await this.#gather(side, text);
      if (made) {
        await keepRepertoire(made.repertoire).catch(notKept);
        this.#text.value = "";
        this.#tell(toldOf(made, side), !made.fresh && made.faults.length > 0);
        await this.#fill();
      }
    } catch (error) {
      // a TypeError: a module did not come
      this.#tell([error instanceof TypeError ? t("error-offline") : (error as Error).message], true);
    } finally {
      for (const button of this.#buttons) button.disabled = false;
    }
  }

  /** null: there is nothing in the text, which is said. */
  async #gather(side: Side, text: string): Promise<Gathered | null> {
    const games = gamesOf(text);
    if (!games) this.#tell([t("repertoire-too-large")], true);
    else if (!games.length) this.#tell([t("embed-pgn-empty")], true);
    if (!games?.length) return null;
    const [parser, rules] = await Promise.all([import("chessops/pgn"), loadRules()]);
    const before = (await readRepertoire(side)) ?? { side, positions: [] };
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
    return gathered(before, games, { parser, rules, pause });
  }

  #tell(words: string[], bad = false) {
    this.#told.classList.toggle("is-bad", bad);
    this.#told.replaceChildren(...words.map((each) => h("p", {}, each)));
  }

  close() {
    this.#closed = true;
    this.#stop();
  }
}

const save = (repertoire: Repertoire) =>
  download(repertoirePgn(repertoire), "application/x-chess-pgn", `repertoire-${repertoire.side}.pgn`);

function notKept(error: unknown): never {
  throw new Error(t(isFull(error) ? "repertoire-no-room" : "repertoire-not-kept"));
}

/** The text itself, or the chapters of the study that it names. */
async function pgnOf(text: string): Promise<string> {
  const kind = linkKind(text);
  if (!kind) return text;
  if (kind !== "study") throw new Error(t("repertoire-link"));
  const found = await call<Imported>(at("/api/imports"), { method: "POST", body: { link: text } });
  return found.games.map(({ pgn }) => pgn).join("\n\n");
}

/** What became of a text. */
function toldOf({ games, fresh, faults, full }: Gathered, side: Side): string[] {
  const faulty = faults.slice(0, TOLD).map(({ game, fault }) => {
    const words = faultWords(fault);
    return games > 1 ? t("repertoire-in-game", { game, words }) : words;
  });
  const more = faults.length - faulty.length;
  return [
    t("repertoire-added", { side, fresh }),
    ...faulty,
    ...(more > 0 ? [t("repertoire-more-faults", { count: more })] : []),
    ...(full ? [t("repertoire-full", { positions: MOST.positions })] : []),
  ];
}
