/** The screen `/c/<id>`: a file of many games as a table that fills, and how the players stand. */

import { collectionPgnUrl, deleteCollection, getCollection, stopCollection } from "../net/api.js";
import { watchCollection } from "./feed.js";
import { datesOf, eventOf, filtered, isOver, progressOf, roundsOf, sorted } from "./rows.js";
import { createStandings } from "./standings.js";
import { createTable } from "./table.js";
import { built, confirm, say } from "../lib/dialogs.js";
import { h } from "../lib/dom.js";
import { date } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { copyText, shareAction } from "../share/share.js";
import { setToken, tokenOf } from "../lib/storage.js";

const START = { filter: {}, sort: { column: "number", descending: false }, shown: "games" };

/** Collection -> filter, sort and choice of table, for whoever comes back from a game. */
const kept = new Map();

/** Show collection `id` in `root`; `go(path)` opens another screen. Returns a function that takes it down. */
export function showCollection(root, id, go) {
  const closers = [];
  root.replaceChildren(
    h(
      "div",
      { class: "waiting", role: "status" },
      h("span", { class: "waiting__mark", "aria-hidden": "true" }),
      t("collection-fetching"),
    ),
  );
  getCollection(id).then(
    (collection) => !closers.closed && closers.push(built(root, () => open(root, collection, go))),
    (error) => !closers.closed && root.replaceChildren(missing(error)),
  );
  return () => {
    closers.closed = true;
    closers.forEach((close) => close());
  };
}

function open(root, collection, go) {
  const { id } = collection;
  const rows = new Map(collection.games.map((row) => [row.number, row]));
  const page = layout(collection, go);
  const draw = (connection) =>
    page.update(
      [...rows.values()].sort((a, b) => a.number - b.number),
      connection,
    );
  root.replaceChildren(page.element);
  document.title = t("page-review-title", { game: collection.title });
  draw();
  const feed = watchCollection(id, {
    onRows(fresh, gone) {
      gone.forEach((number) => rows.delete(number));
      fresh.forEach((row) => rows.set(row.number, row));
      draw();
    },
    onDeleted: () => root.replaceChildren(missing({ status: 410 })),
    onConnection: draw,
  });
  return () => feed.close();
}

function layout(collection, go) {
  const { id, title } = collection;
  const view = kept.get(id) ?? { ...START };
  kept.set(id, view);
  const hrefOf = (row) => `/r/${row.id}`;
  let rows = [];
  const table = createTable({ hrefOf, onSort: (sort) => change({ sort }) });
  const standings = createStandings({ hrefOf });
  const status = createProgress(tokenOf(id) && (() => stop(id)));
  const filter = createFilter(view, (next) => change({ filter: next }));
  const facts = h("p", { class: "review__facts" });
  const choice = createChoice(view, (shown) => change({ shown }));
  const none = h("p", { class: "collection__nothing", hidden: true }, t("collection-nothing"));
  const element = h(
    "div",
    { class: "collection" },
    h(
      "header",
      { class: "review__head" },
      h("div", { class: "review__names" }, h("h1", { class: "review__title" }, title), facts),
      createShare(collection, go),
    ),
    status.element,
    choice.element,
    h("div", { class: "collection__main" }, filter.element, none, table.element),
    standings.element,
  );

  function change(next) {
    Object.assign(view, next);
    draw();
  }

  function draw() {
    const found = filtered(rows, view.filter);
    element.dataset.shown = standings.element.hidden ? "games" : view.shown;
    choice.element.hidden = standings.element.hidden;
    choice.mark(element.dataset.shown);
    table.update(sorted(found, view.sort), view.sort, rows);
    filter.update(rows, found.length);
    none.hidden = found.length > 0;
  }

  return {
    element,
    update(now, connection) {
      rows = now;
      facts.textContent = factsOf(title, rows, collection.expires);
      standings.update(rows);
      status.update(rows, connection);
      draw();
    },
  };
}

function factsOf(title, rows, expires) {
  const [event, dates] = [eventOf(rows), datesOf(rows)];
  const span = dates && [...new Set(dates.map(date))].join(" – ");
  const end = expires && t("privacy-until", { date: date(expires.slice(0, 10)) });
  return [event === title ? null : event, span, t("collection-count", { count: rows.length }), end]
    .filter(Boolean)
    .join(" · ");
}

/** "17 of 60 reviewed" and the line below it; for the owner a way to `stop()` while something is to come. */
function createProgress(stop) {
  const words = h("p", { class: "status__words", role: "status" });
  const fill = h("span", { class: "status__fill" });
  const button = h(
    "button",
    { type: "button", class: "button button--small", on: { click: stop } },
    icon("stop", 16),
    t("collection-stop"),
  );
  const actions = h("span", { class: "status__actions" }, button);
  const element = h(
    "div",
    { class: "status collection__status" },
    h("span", { class: "status__dot", "aria-hidden": "true" }),
    words,
    h("span", { class: "status__track", "aria-hidden": "true" }, fill),
    actions,
  );
  let lost = false;
  return {
    element,
    update(rows, connection = null) {
      lost = connection ? connection === "lost" : lost;
      const { reviews, reviewed, running, waiting, faulty, share } = progressOf(rows);
      element.dataset.phase = isOver(rows) ? "done" : running ? "running" : "waiting";
      actions.hidden = !stop || isOver(rows);
      fill.style.setProperty("--share", share.toFixed(4));
      const parts = [
        lost && !isOver(rows) ? t("status-lost") : null,
        t("collection-reviewed", { reviewed, reviews }),
        running ? t("collection-running", { count: running }) : null,
        waiting ? t("collection-waiting", { count: waiting }) : null,
        faulty ? t("collection-faulty", { count: faulty }) : null,
      ].filter(Boolean);
      if (words.textContent !== parts.join(""))
        words.replaceChildren(...parts.map((part) => h("span", {}, part)));
    },
  };
}

function createFilter(view, change) {
  const now = view.filter;
  const text = h("input", {
    type: "search",
    placeholder: t("collection-find"),
    "aria-label": t("collection-find"),
    value: now.text ?? "",
    on: { input: () => tell() },
  });
  const results = [
    ["", "collection-any-result"],
    ["1-0", "result-white"],
    ["1/2-1/2", "result-draw"],
    ["0-1", "result-black"],
    ["*", "result-none"],
  ];
  const result = h(
    "select",
    { "aria-label": t("collection-result"), on: { change: () => tell() } },
    results.map(([value, key]) => h("option", { value, selected: value === (now.result ?? "") }, t(key))),
  );
  const round = h("select", { "aria-label": t("collection-round"), on: { change: () => tell() } });
  const count = h("p", { class: "collection__count", role: "status" });
  const element = h("div", { class: "collection__filter", role: "search" }, text, round, result, count);
  let rounds = null;
  const tell = () => change({ text: text.value, result: result.value, round: round.value });
  return {
    element,
    update(rows, found) {
      const all = roundsOf(rows);
      if (all.join() !== rounds) {
        rounds = all.join();
        round.hidden = all.length < 2;
        round.replaceChildren(
          h("option", { value: "" }, t("collection-any-round")),
          ...all.map((value) =>
            h("option", { value, selected: value === now.round }, t("collection-round-of", { round: value })),
          ),
        );
      }
      count.textContent = found === rows.length ? "" : t("collection-found", { found, games: rows.length });
    },
  };
}

/** Games or players, where both do not fit beside each other. */
function createChoice(view, change) {
  const items = ["games", "players"].map((id) =>
    h(
      "button",
      { type: "button", class: "segmented__item", data: { id }, on: { click: () => change(id) } },
      t(`collection-${id}`),
    ),
  );
  return {
    element: h(
      "div",
      { class: "segmented collection__choice", role: "group", "aria-label": t("review-panels") },
      items,
    ),
    mark: (shown) =>
      items.forEach((item) => item.setAttribute("aria-pressed", String(item.dataset.id === shown))),
  };
}

/** The line a club pastes into its site. Pure. */
export function collectionEmbedLine(origin, id) {
  return `<iframe src="${origin}/embed/c/${id}" title="${t("collection-embed-title")}" width="100%" height="640" style="border:0;max-width:960px" loading="lazy"></iframe>`;
}

function createShare({ id, title }, go) {
  const copy = (text, done) => copyText(text).then((ok) => say(ok ? done : t("share-refused")));
  const pgn = h(
    "a",
    { class: "button button--quiet", href: collectionPgnUrl(id), download: "" },
    icon("download", 18),
    h("span", {}, t("collection-pgn")),
  );
  const trash = shareAction("trash", t("share-delete"), () => remove(id, title, go), {
    class: "share__delete",
  });
  trash.hidden = !tokenOf(id);
  return h(
    "div",
    { class: "share", role: "group", "aria-label": t("share-label") },
    shareAction("link", t("share-link"), () => copy(`${location.origin}/c/${id}`, t("share-link-copied"))),
    shareAction("code", t("share-embed"), () =>
      copy(collectionEmbedLine(location.origin, id), t("share-embed-copied")),
    ),
    pgn,
    trash,
  );
}

async function stop(id) {
  try {
    await stopCollection(id, tokenOf(id));
    say(t("collection-stopped"));
  } catch (error) {
    say(error.message);
  }
}

async function remove(id, title, go) {
  const sure = await confirm(
    t("collection-delete"),
    t("collection-delete-why", { title }),
    t("collection-delete-yes"),
  );
  if (!sure) return;
  try {
    await deleteCollection(id, tokenOf(id));
    setToken(id, null);
    go("/");
    say(t("collection-deleted"));
  } catch (error) {
    say(error.message);
  }
}

function missing(error) {
  const gone = error.status === 404 || error.status === 410;
  return h(
    "div",
    { class: "missing" },
    h("h1", {}, gone ? t("collection-gone") : t("review-failed")),
    h("p", {}, gone ? t("collection-gone-why") : error.message),
    h(
      "p",
      {},
      h("a", { class: "button button--primary", href: "/", data: { route: "" } }, t("page-missing-button")),
    ),
  );
}
