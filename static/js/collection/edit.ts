/** What the owner of a collection does with it: its title, games added, replaced and removed. */

import { decode, encodingName, gameNumbers } from "../chess/decode.ts";
import { confirm, say, showDialog } from "../lib/dialogs.ts";
import { h, sheet } from "../lib/dom.ts";
import { player } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import { tokenOf } from "../lib/tokens.ts";
import { ApiError, call } from "../net/api.ts";
import type { Call } from "../net/types.ts";
import type { ChangedGames, Collection, Follow, Renamed, Tournament } from "../wire.ts";
import { correctGame } from "./correction.ts";
import { askForPlayer, playerOf, type Site, sitesOf } from "./follow_player.ts";
import { chooseRegulations } from "./regulations.ts";
import { completeGames } from "./report.ts";
import { isFollowed } from "./rows.ts";
import { scan } from "./scan.ts";
import type { Editing, Row } from "./types.ts";

/** The collection that its owner edits. */
interface Edited {
  /** as it is now, but for its games */
  collection: Collection;
  /** where players may be followed */
  hosts?: string[];
  /** have the page show it as it is now */
  refresh(): Promise<void>;
  /** the owner has done */
  close(): void;
}

const MOST_LETTERS = 200;
const MOST_NAMED = 6;

/** The tools, once their texts are there: a form in the title's place, a bar, and what stands in each row. */
export async function createEditing(edited: Edited): Promise<Editing> {
  await sheet("edit");
  const ask = asker(edited);
  const title = createTitle(edited, ask);
  const bar = createBar(edited, ask);
  return { title, bar: bar.element, toolOf: (row) => toolsOf(row, bar.rows, ask), update: bar.update };
}

type Ask = (method: Call["method"], rest: string, body?: object) => Promise<unknown>;
/** A question to the server, below the collection's address. */

/** After each answer the page has the collection as it is. */
function asker({ collection: { id }, refresh }: Edited): Ask {
  return async (method, rest, body) => {
    const url = at(`/api/collections/${encodeURIComponent(id)}${rest}`);
    const answer = await call(url, { method, body, token: tokenOf(id) });
    await refresh();
    return answer;
  };
}

function createTitle(edited: Edited, ask: Ask): HTMLFormElement {
  const input = h("input", {
    type: "text",
    class: "edit__input",
    maxlength: MOST_LETTERS,
    "aria-label": t("edit-title"),
    value: edited.collection.title,
    on: {
      keydown(event) {
        if (event.key === "Escape") input.value = edited.collection.title;
      },
    },
  });
  return h(
    "form",
    {
      class: "edit__title",
      on: {
        submit: (event) => {
          event.preventDefault();
          tried(async () => {
            const { title } = (await ask("PATCH", "", { title: input.value })) as Renamed;
            input.value = title;
            say(t("said-saved"));
          });
        },
      },
    },
    input,
    h("button", { class: "button" }, t("button-save")),
  );
}

type Rows = () => Row[];
function createBar(
  { collection, hosts, close }: Edited,
  ask: Ask,
): { element: HTMLElement; rows: Rows; update: Editing["update"] } {
  const add = button("plus", t("edit-add"), () => addGames(known, ask));
  const twice = button("trash", "", () => removeTwice(twins, known, ask));
  const table = button("settings", t("edit-table"), () => stand && regulate(stand, ask));
  const report = button("file", t("edit-report"), () => stand && complete(stand, ask));
  const sites = sitesOf(hosts);
  const follow = button("deeper", t("follow-player"), () => followPlayer(collection, known, sites, ask));
  const done = button("check", t("edit-done"), close);
  const element = h("div", { class: "edit", role: "group", "aria-label": t("collection-edit") }, [
    add,
    follow,
    table,
    report,
    twice,
    done,
  ]);
  let twins: Tournament["duplicates"] = [];
  let known: Row[] = [];
  let stand: Tournament | null = null;
  return {
    element,
    rows: () => known,
    update(rows, tournament) {
      known = rows;
      stand = tournament;
      follow.hidden = !sites.length || isFollowed(collection.follow) || areHidden(rows);
      report.hidden = !tournament?.players.length;
      table.hidden = (tournament?.players.length ?? 0) < 2;
      twins = (tournament?.duplicates ?? []).filter(({ number }) => rowOf(rows, number));
      twice.hidden = !twins.length;
      twice.lastElementChild?.replaceChildren(t("edit-twice", { count: twins.length }));
      if (element.isConnected && document.activeElement === document.body) add.focus(); // its row has gone
    },
  };
}

function button(sign: Sign, label: string, click: () => void): HTMLButtonElement {
  return h(
    "button",
    { type: "button", class: "button", on: { click } },
    icon(sign, 18),
    h("span", {}, label),
  );
}

function toolsOf(row: Row, rows: Rows, ask: Ask): HTMLElement {
  const tool = (sign: Sign, name: "correct" | "replace" | "remove", click: () => void): HTMLElement => {
    const label = t(`edit-${name}`, wordsOf(row));
    const looks = { class: "button button--icon button--quiet", data: { tool: name } };
    return h(
      "button",
      { type: "button", ...looks, "aria-label": label, title: label, on: { click } },
      icon(sign, 18),
    );
  };
  return h(
    "span",
    { class: "edit__tools" },
    tool("edit", "correct", () => correctRow(row, ask)),
    tool("file", "replace", () => replaceGame(row, rows(), ask)),
    tool("trash", "remove", () => removeGame(row, ask)),
  );
}

const rowOf = (rows: Row[], wanted: number): Row | undefined => rows.find(({ number }) => number === wanted);

const wordsOf = (row: Row) => ({
  number: row.number,
  white: player(row.headers, "white"),
  black: player(row.headers, "black"),
});

function addGames(rows: Row[], ask: Ask): void {
  askForGames({
    hidden: areHidden(rows),
    title: t("edit-add"),
    why: t("edit-add-why"),
    label: t("edit-pgn"),
    yes: (count) => t("edit-add-yes", { count }),
    async send(body) {
      const { reviews, refused } = (await ask("POST", "/games", body)) as ChangedGames;
      say(t("edit-added", { count: reviews.length + refused.length }));
    },
  });
}

function replaceGame(row: Row, rows: Row[], ask: Ask): void {
  askForGames({
    hidden: areHidden(rows),
    title: t("edit-replace", wordsOf(row)),
    why: t("edit-replace-why"),
    label: t("edit-pgn-one"),
    yes: () => t("edit-replace-yes"),
    async send(body) {
      await ask("PUT", `/games/${row.number}`, body);
      say(t("said-saved"));
    },
  });
}

function correctRow(row: Row, ask: Ask): void {
  correctGame(row, t("edit-correct", wordsOf(row)), async (body) => {
    await ask("PATCH", `/games/${row.number}`, body);
    say(t("said-saved"));
  });
}

function regulate(tournament: Tournament, ask: Ask): void {
  chooseRegulations(tournament, async (body) => {
    await ask("PATCH", "/standings", body);
    say(t("said-saved"));
  });
}

function complete(tournament: Tournament, ask: Ask): void {
  const send = async (text: string | null) => {
    await (text === null ? ask("DELETE", "/report") : ask("PUT", "/report", { text }));
    say(t(text === null ? "said-deleted" : "said-saved"));
  };
  completeGames(tournament, send, faultOf);
}

function followPlayer(collection: Collection, rows: Row[], sites: Site[], ask: Ask): void {
  askForPlayer(playerOf(collection.title, rows, sites), sites, async (body) => {
    const { player } = (await ask("PUT", "/follow", body)) as Follow;
    say(t("follow-player-on", { player: player ?? body.user }));
  });
}

async function removeGame(row: Row, ask: Ask): Promise<void> {
  const sure = confirm(t("edit-remove", wordsOf(row)), t("edit-remove-why"), t("button-remove"));
  if (!(await sure)) return;
  await tried(async () => {
    await ask("DELETE", `/games/${row.number}`);
    say(t("edit-removed", { count: 1 }));
  });
}

async function removeTwice(twins: Tournament["duplicates"], rows: Row[], ask: Ask): Promise<void> {
  const count = twins.length;
  const games = twins.slice(0, MOST_NAMED).map(({ number, same_as: other }) => {
    const row = rowOf(rows, number);
    return t("edit-twice-game", { game: row ? t("edit-game", wordsOf(row)) : String(number), other });
  });
  if (count > MOST_NAMED) games.push(t("edit-twice-more", { count: count - MOST_NAMED }));
  const why = t("edit-twice-why", { games: games.join("; ") });
  if (!(await confirm(t("edit-twice-title", { count }), why, t("button-remove")))) return;
  await tried(async () => {
    await ask("POST", "/remove", { numbers: twins.map(({ number }) => number) });
    say(t("edit-removed", { count }));
  });
}

/** Whether all names of a collection are hidden: those that come are to be too. */
const areHidden = (rows: Row[]) =>
  rows.every(({ headers }) => headers.White === "White" && headers.Black === "Black");

async function tried(act: () => Promise<void>) {
  try {
    await act();
  } catch (error) {
    say((error as Error).message);
  }
}

/** A dialog that takes a text of games or a file; what is refused is said there, and the text stays. */
function askForGames({
  hidden,
  title,
  why,
  label,
  yes,
  send,
}: {
  hidden: boolean;
  title: string;
  why: string;
  label: string;
  yes: (count: number) => string;
  send: (body: { pgn: string; hideNames: boolean }) => Promise<void>;
}) {
  const text = h("textarea", {
    class: "edit__pgn",
    rows: 9,
    spellcheck: "false",
    required: true,
    "aria-label": label,
    placeholder: label,
    on: { input: () => count() },
  });
  const file = h("input", {
    type: "file",
    accept: ".pgn,.txt,application/x-chess-pgn,text/plain",
    class: "visually-hidden",
    "aria-label": t("start-file"),
    on: { change: () => read(file.files?.[0]) },
  });
  const pick = button("file", t("start-file"), () => file.click());
  const hide = h("input", { type: "checkbox", checked: hidden });
  const fault = h("p", { class: "edit__fault", role: "alert" });
  const submit = h("button", { class: "button button--primary", form: "edit-games" }, yes(0));
  const form = h(
    "form",
    { class: "edit__form", id: "edit-games", on: { submit: (event) => go(event) } },
    h("p", {}, why),
    text,
    h(
      "div",
      { class: "edit__row" },
      pick,
      file,
      h("label", { class: "edit__check" }, hide, h("span", {}, t("privacy-names"))),
    ),
    fault,
  );
  const dialog = showDialog(title, form, [submit]);
  dialog.classList.add("edit__dialog");
  text.focus();

  function count() {
    submit.textContent = yes(text.value.trim() ? scan(text.value).length : 0);
  }

  async function read(chosen?: File) {
    if (chosen) {
      const { text: pgn, guessed, encoding } = decode(await chosen.arrayBuffer());
      const told = { games: gameNumbers(guessed), encoding: encodingName(encoding) };
      text.value = pgn;
      fault.textContent = guessed.length ? t("start-mixed-letters", told) : "";
    }
    count();
  }

  async function go(event: Event) {
    event.preventDefault();
    submit.disabled = true;
    submit.textContent = t("wait-reading");
    fault.textContent = "";
    try {
      await send({ pgn: text.value, hideNames: hide.checked });
      dialog.close();
    } catch (error) {
      fault.textContent = faultOf(error as Error);
      submit.disabled = false;
      count();
      text.focus();
    }
  }
}

/** With its place, where the sentence does not name it. */
function faultOf(error: Error) {
  const place = error instanceof ApiError ? error.place : null;
  if (!place || error.message.includes(place)) return error.message;
  return t("with-colon", { name: place.charAt(0).toUpperCase() + place.slice(1), value: error.message });
}
