/** What the owner of a collection does with it: its title, games added, replaced and removed. */

import { decode } from "../chess/decode.js";
import { confirm, say, showDialog } from "../lib/dialogs.js";
import { h, sheet } from "../lib/dom.js";
import { player } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { textsOf } from "../lib/later_texts.js";
import { tokenOf } from "../lib/storage.js";
import { ApiError, call } from "../net/api.js";
import { scan } from "./scan.js";

/** @import { Edited, Editing, Row } from "../../types/collection" */
/** @import { ChangedGames, Renamed, Tournament } from "../wire" */
/** @import { Call } from "../../types/net" */
/** @import { Sign } from "../lib/icons.js" */

const MOST_LETTERS = 200;
const MOST_NAMED = 6;

/**
 * The tools, once their texts are there: a form in the title's place, a bar, and what stands in each row.
 * @type {(edited: Edited) => Promise<Editing>}
 */
export async function createEditing(edited) {
  await Promise.all([textsOf("edit"), sheet("edit")]);
  const ask = asker(edited);
  const title = createTitle(edited, ask);
  const bar = createBar(edited, ask);
  return { title, bar: bar.element, toolOf: (row) => toolsOf(row, bar.rows, ask), update: bar.update };
}

/**
 * A question to the server, below the collection's address.
 * @typedef {(method: Call["method"], rest: string, body?: object) => Promise<unknown>} Ask
 */

/** After each answer the page has the collection as it is. @type {(edited: Edited) => Ask} */
function asker({ id, refresh }) {
  return async (method, rest, body) => {
    const url = `/api/collections/${encodeURIComponent(id)}${rest}`;
    const told = await call(url, { method, body, token: tokenOf(id) });
    await refresh();
    return told;
  };
}

/** @type {(edited: Edited, ask: Ask) => HTMLFormElement} */
function createTitle(edited, ask) {
  const input = h("input", {
    type: "text",
    class: "edit__input",
    maxlength: MOST_LETTERS,
    "aria-label": t("edit-title"),
    value: edited.title(),
    on: {
      keydown(event) {
        if (event.key === "Escape") input.value = edited.title();
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
            const { title } = /** @type {Renamed} */ (await ask("PATCH", "", { title: input.value }));
            input.value = title;
            say(t("edit-title-saved"));
          });
        },
      },
    },
    input,
    h("button", { class: "button" }, t("edit-title-save")),
  );
}

/**
 * @typedef {() => Row[]} Rows
 * @type {(edited: Edited, ask: Ask) => { element: HTMLElement, rows: Rows, update: Editing["update"] }}
 */
function createBar({ close }, ask) {
  const add = button("plus", t("edit-add"), () => addGames(known, ask));
  const twice = button("trash", "", () => removeTwice(twins, known, ask));
  const done = button("check", t("edit-done"), close);
  const element = h("div", { class: "edit", role: "group", "aria-label": t("collection-edit") }, [
    add,
    twice,
    done,
  ]);
  /** @type {Tournament["duplicates"]} */
  let twins = [];
  /** @type {Row[]} */
  let known = [];
  return {
    element,
    rows: () => known,
    update(rows, tournament) {
      known = rows;
      twins = (tournament?.duplicates ?? []).filter(({ number }) => rowOf(rows, number));
      twice.hidden = !twins.length;
      twice.lastElementChild?.replaceChildren(t("edit-twice", { count: twins.length }));
      if (element.isConnected && document.activeElement === document.body) add.focus(); // its row has gone
    },
  };
}

/** @type {(sign: Sign, label: string, click: () => void) => HTMLButtonElement} */
function button(sign, label, click) {
  return h(
    "button",
    { type: "button", class: "button", on: { click } },
    icon(sign, 18),
    h("span", {}, label),
  );
}

/** @type {(row: Row, rows: Rows, ask: Ask) => HTMLElement} */
function toolsOf(row, rows, ask) {
  /** @type {(sign: Sign, name: "replace" | "remove", click: () => void) => HTMLElement} */
  const tool = (sign, name, click) => {
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
    tool("edit", "replace", () => replaceGame(row, rows(), ask)),
    tool("trash", "remove", () => removeGame(row, ask)),
  );
}

/** @type {(rows: Row[], wanted: number) => Row | undefined} */
const rowOf = (rows, wanted) => rows.find(({ number }) => number === wanted);

/** @param {Row} row */
const wordsOf = (row) => ({
  number: row.number,
  white: player(row.headers, "white"),
  black: player(row.headers, "black"),
});

/** @type {(rows: Row[], ask: Ask) => void} */
function addGames(rows, ask) {
  askForGames({
    hidden: areHidden(rows),
    title: t("edit-add"),
    why: t("edit-add-why"),
    label: t("edit-pgn"),
    yes: (count) => t("edit-add-yes", { count }),
    async send(body) {
      const { reviews, refused } = /** @type {ChangedGames} */ (await ask("POST", "/games", body));
      say(t("edit-added", { count: reviews.length + refused.length }));
    },
  });
}

/** @type {(row: Row, rows: Row[], ask: Ask) => void} */
function replaceGame(row, rows, ask) {
  askForGames({
    hidden: areHidden(rows),
    title: t("edit-replace-title"),
    why: t("edit-replace-why", { game: t("edit-game", wordsOf(row)) }),
    label: t("edit-pgn-one"),
    yes: () => t("edit-replace-yes"),
    async send(body) {
      await ask("PUT", `/games/${row.number}`, body);
      say(t("edit-replaced"));
    },
  });
}

/** @type {(row: Row, ask: Ask) => Promise<void>} */
async function removeGame(row, ask) {
  const why = t("edit-remove-why", { game: t("edit-game", wordsOf(row)) });
  if (!(await confirm(t("edit-remove-title"), why, t("edit-remove-yes")))) return;
  await tried(async () => {
    await ask("DELETE", `/games/${row.number}`);
    say(t("edit-removed", { count: 1 }));
  });
}

/** @type {(twins: Tournament["duplicates"], rows: Row[], ask: Ask) => Promise<void>} */
async function removeTwice(twins, rows, ask) {
  const count = twins.length;
  const games = twins.slice(0, MOST_NAMED).map(({ number, same_as: other }) => {
    const row = rowOf(rows, number);
    return t("edit-twice-game", { game: row ? t("edit-game", wordsOf(row)) : String(number), other });
  });
  if (count > MOST_NAMED) games.push(t("edit-twice-more", { count: count - MOST_NAMED }));
  const why = t("edit-twice-why", { games: games.join("; ") });
  if (!(await confirm(t("edit-twice-title", { count }), why, t("edit-remove-yes")))) return;
  await tried(async () => {
    await ask("POST", "/remove", { numbers: twins.map(({ number }) => number) });
    say(t("edit-removed", { count }));
  });
}

/** Whether all names of a collection are hidden: those that come are to be too. @param {Row[]} rows */
const areHidden = (rows) =>
  rows.every(({ headers }) => headers.White === "White" && headers.Black === "Black");

/** @param {() => Promise<void>} act */
async function tried(act) {
  try {
    await act();
  } catch (error) {
    say(/** @type {Error} */ (error).message);
  }
}

/**
 * A dialog that takes a text of games or a file; what is refused is said there, and the text stays.
 * @param {{ hidden: boolean, title: string, why: string, label: string, yes: (count: number) => string,
 *   send: (body: { pgn: string, hideNames: boolean }) => Promise<void> }} wanted
 */
function askForGames({ hidden, title, why, label, yes, send }) {
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

  /** @param {File} [chosen] */
  async function read(chosen) {
    if (chosen) text.value = decode(await chosen.arrayBuffer()).text;
    count();
  }

  /** @param {Event} event */
  async function go(event) {
    event.preventDefault();
    submit.disabled = true;
    submit.textContent = t("edit-busy");
    fault.textContent = "";
    try {
      await send({ pgn: text.value, hideNames: hide.checked });
      dialog.close();
    } catch (error) {
      fault.textContent = faultOf(/** @type {Error} */ (error));
      submit.disabled = false;
      count();
      text.focus();
    }
  }
}

/** With its place, where the sentence does not name it. @param {Error} error */
function faultOf(error) {
  const place = error instanceof ApiError ? error.place : null;
  if (!place || error.message.includes(place)) return error.message;
  return `${t("start-place", { place: place.charAt(0).toUpperCase() + place.slice(1) })} ${error.message}`;
}
