/** The screen `/c/<id>`: a file of many games as a table that fills, and how the players stand. */

import { showFind } from "../find/open.ts";
import { copyText } from "../lib/clipboard.ts";
import { built, confirm, say } from "../lib/dialogs.ts";
import { h, waiting } from "../lib/dom.ts";
import { date } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { menuItem, setMenu } from "../lib/menu.ts";
import { at, site } from "../lib/site.ts";
import { readTokens, setToken, tokenOf, tokensKnown } from "../lib/tokens.ts";
import {
  collectionPageUrl,
  collectionPgnUrl,
  continueCollection,
  deleteCollection,
  getCollection,
  getStandings,
  stopCollection,
} from "../net/api.ts";
import type { Connection } from "../net/types.ts";
import { createSpoken, QUARTERS } from "../panels/status.ts";
import { collectionEmbed } from "../share/embeds.ts";
import { shareAction } from "../share/share.ts";
import { forget, keepCollection } from "../state/own_reviews.ts";
import type { Collection, Follow, Tournament } from "../wire.ts";
import { createEditSwitch } from "./edit_switch.ts";
import { watchCollection } from "./feed.ts";
import {
  datesOf,
  eventOf,
  filtered,
  isOver,
  isRound,
  progressOf,
  roundOrder,
  roundsOf,
  soleOf,
  sorted,
} from "./rows.ts";
import { createStandings } from "./standings.ts";
import { createTable } from "./table.ts";
import { secondsLeft, timeLeftWords } from "./time_left.ts";
import { followTournament } from "./tournament.ts";
import type { Filter, Row, Sort } from "./types.ts";

/** What the page's collection screen keeps of a collection. */
export interface Choice {
  filter: Filter;
  sort: Sort;
  shown: string;
}

export type Go = (path: string) => void;

const START: Choice = { filter: {}, sort: { column: "number", descending: false }, shown: "games" };

/** Collection -> filter, sort and choice of table, for the way back from a game. */
const kept: Map<string, Choice> = new Map();

/**
 * Show collection `id` in `root`; `go(path)` opens another screen; `hosts`: where players may be followed.
 * Returns a function that takes it down.
 */
export function showCollection(root: HTMLElement, id: string, go: Go, hosts?: string[]): () => void {
  let closed = false;
  let close = () => {};
  root.replaceChildren(waiting(t("wait-loading")));
  Promise.all([getCollection(id), readTokens()]).then(
    ([collection]) => {
      const draw = () => built(root, () => open(root, collection, go, hosts));
      const token = tokenOf(id);
      if (!closed) close = draw();
      tokensKnown().then(() => {
        if (closed || tokenOf(id) === token) return;
        close(); // its owner's buttons, where the key came late
        close = draw();
      });
      keepCollection(collection, soleOf(collection.games));
    },
    (error) => !closed && root.replaceChildren(missing(error)),
  );
  return () => {
    closed = true;
    close();
  };
}

function open(root: HTMLElement, collection: Collection, go: Go, hosts?: string[]): () => void {
  const { id } = collection;
  const rows = new Map(collection.games.map((row) => [row.number, row]));
  let closed = false;
  const page = layout(collection, go, refresh, hosts);
  const draw = (connection: Connection | undefined = undefined) =>
    page.update(
      [...rows.values()].sort((a, b) => a.number - b.number),
      connection,
    );
  root.replaceChildren(page.element);
  page.retitle(collection.title);
  draw();
  page.tellFollow(collection.follow);
  const feed = watchCollection(id, {
    onRows: take,
    onTitle: page.retitle,
    onEdited: page.reckon,
    onFollow: page.tellFollow,
    onDeleted: () => root.replaceChildren(missing({ status: 410, message: "" })),
    onConnection: draw,
  });

  function take(fresh: Row[], gone: number[], whole: boolean) {
    if (whole) rows.clear();
    for (const number of gone) rows.delete(number);
    for (const row of fresh) rows.set(row.number, row);
    draw();
  }

  async function refresh() {
    const now = await getCollection(id);
    if (closed) return;
    page.retitle(now.title);
    page.tellFollow(now.follow);
    take(now.games, [], true);
    page.reckon();
  }

  return () => {
    closed = true;
    feed.close();
  };
}

function layout(collection: Collection, go: Go, refresh: () => Promise<void>, hosts?: string[]) {
  const { id } = collection;
  const view = kept.get(id) ?? {
    ...START,
    ...(isRound(collection.follow) && { sort: roundOrder(collection.games) }),
  };
  kept.set(id, view);
  const hrefOf = (row: Row) => at(`/r/${row.id}`);
  let rows: Row[] = [];
  const table = createTable({ hrefOf, onSort: (sort) => change({ sort }) });
  const seasonOf = (player: string) => at(`/c/${id}/season/${encodeURIComponent(player)}`);
  const standings = createStandings({ hrefOf, seasonOf });
  const season = createSeasonLink(seasonOf);
  const status = createProgress(collection);
  const filter = createFilter(view, (next) => change({ filter: next }));
  const facts = h("p", { class: "review__facts" });
  const choice = createChoice((shown) => change({ shown }));
  const none = h("p", { class: "collection__nothing", hidden: true }, t("collection-nothing"));
  const editing = createEditSwitch(collection, refresh, { below: status.element, table, draw, hosts });
  const element = h(
    "div",
    { class: "collection" },
    headOf([editing.heading, facts], [season.element, createShare(collection, go, editing.button)]),
    status.element,
    choice.element,
    h("div", { class: "collection__main" }, filter.element, none, table.element),
    standings.element,
  );
  const tellRounds = addRounds(element, id);
  const tellFollow = addLive(status.element, id, editing.follow);
  const follow = followTournament(id, (tournament, now) => {
    standings.tell(tournament, now);
    editing.tell(tournament);
    if (soleOf(now) === null) tellRounds(tournament, now);
    draw();
  });

  function change(next: Partial<Choice>) {
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
    retitle: editing.retitle,
    /** ask for the standings though no row has changed */
    reckon: () => follow(rows, true),
    tellFollow,
    update(now: Row[], connection?: Connection) {
      rows = now;
      season.update(rows);
      facts.textContent = factsOf(collection.title, rows, collection.expires);
      editing.update(rows);
      follow(rows);
      status.update(rows, connection);
      draw();
    },
  };
}

/** The way to the season of the player of all the games; hidden if they are not one player's. */
function createSeasonLink(seasonOf: (player: string) => string) {
  const element = h("a", { class: "button button--primary", data: { route: "" }, hidden: true });
  return {
    element,
    update(rows: Row[]) {
      const player = soleOf(rows);
      element.hidden = player === null;
      if (player === null) return;
      element.href = seasonOf(player);
      element.textContent = t("collection-season", { player });
    },
  };
}

const headOf = (names: HTMLElement[], deeds: HTMLElement[]): HTMLElement =>
  h("header", { class: "review__head" }, h("div", { class: "review__names" }, names), deeds);

/**
 * How the round or player stands that is followed, above the progress of the reviews, once there is one;
 * returns what tells it, and `tools`.
 */
function addLive(below: HTMLElement, id: string, tools: (follow: Follow | null) => void) {
  let follow: Follow | null = null;
  let coming: Promise<void> | null = null;
  let update = (_now: Follow) => {};
  async function build() {
    const { createLive } = await import("./live.ts");
    const live = await createLive(id);
    below.before(live.element);
    update = live.update;
  }
  return (now: Follow | null) => {
    follow = now;
    tools(now);
    if (!follow) return;
    coming ??= build();
    coming.then(() => follow && update(follow)).catch(() => (coming = null)); // the next news tries again
  };
}

/** The crosstable below the rest, as soon as it is there; returns what tells it the tournament. */
function addRounds(page: HTMLElement, id: string): (tournament: Tournament, rows: Row[]) => void {
  let latest: [Tournament, Row[]] | null = null;
  let tell = (tournament: Tournament, rows: Row[]) => {
    latest = [tournament, rows];
  };
  import("../rounds/rounds.ts")
    .then(({ createRounds }) => createRounds(id))
    .then((rounds) => {
      page.append(rounds.element);
      tell = rounds.tell;
      if (latest) tell(...latest);
    })
    .catch(() => {}); // the games are there without it
  return (tournament, rows) => tell(tournament, rows);
}

function factsOf(title: string, rows: Row[], expires: string | null): string {
  const [event, dates] = [eventOf(rows), datesOf(rows)];
  const span = dates && [...new Set(dates.map((text) => date(text)))].join(" – ");
  const end = expires && t("privacy-until", { date: date(expires.slice(0, 10)) });
  return [event === title ? null : event, span, t("games-count", { count: rows.length }), end]
    .filter(Boolean)
    .join(" · ");
}

/**
 * "17 of 60 reviewed", how long the rest takes where `workers` run at once, and the line below it; for the
 * owner ways to stop what is to come and to go on.
 */
function createProgress({ id, workers }: Collection) {
  const words = h("p", { class: "status__words" });
  const live = createSpoken();
  const fill = h("span", { class: "status__fill" });
  const button = (sign: "stop" | "play", words: string, click: () => void): HTMLElement =>
    h("button", { type: "button", class: "button button--small", on: { click } }, icon(sign, 16), words);
  const halt = button("stop", t("collection-stop"), () => stop(id));
  const onward = button("play", t("status-continue"), () => proceed(id));
  const actions = h("span", { class: "status__actions" }, onward, halt);
  const element = h(
    "div",
    { class: "status collection__status" },
    h("span", { class: "status__dot", "aria-hidden": "true" }),
    words,
    h("span", { class: "status__track", "aria-hidden": "true" }, fill),
    actions,
    live.element,
  );
  let lost = false;
  let quarter = "";
  return {
    element,
    update(rows: Row[], connection?: Connection) {
      lost = connection ? connection === "lost" : lost;
      const { reviews, reviewed, running, waiting, stopped, faulty, share } = progressOf(rows);
      const seconds = secondsLeft(rows, workers);
      const over = isOver(rows);
      element.dataset.phase = over ? (stopped ? "stopped" : "done") : running ? "running" : "waiting";
      halt.hidden = over;
      onward.hidden = !stopped;
      actions.hidden = !tokenOf(id) || (halt.hidden && onward.hidden);
      fill.style.setProperty("--share", share.toFixed(4));
      const gone = lost && !over ? t("status-lost") : null;
      const done = t("collection-reviewed", { reviewed, reviews });
      const reached = `${lost} ${over} ${Math.floor(share * QUARTERS)}`;
      if (reached !== quarter) live.tell(gone ?? done, over);
      quarter = reached;
      const parts = [
        gone,
        done,
        running ? t("collection-running", { count: running }) : null,
        waiting ? t("collection-waiting", { count: waiting }) : null,
        seconds !== null ? timeLeftWords(seconds) : null,
        stopped ? t("collection-stopped-count", { count: stopped }) : null,
        faulty ? t("collection-faulty", { count: faulty }) : null,
      ].filter(Boolean);
      if (words.textContent !== parts.join(""))
        words.replaceChildren(...parts.map((part) => h("span", {}, part)));
    },
  };
}

function createFilter(view: Choice, change: (next: Filter) => void) {
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
  let rounds = "";
  const tell = () => change({ text: text.value, result: result.value, round: round.value });
  return {
    element,
    update(rows: Row[], found: number) {
      const all = roundsOf(rows);
      if (JSON.stringify(all) !== rounds) {
        rounds = JSON.stringify(all);
        round.hidden = all.length < 2;
        round.replaceChildren(
          h("option", { value: "" }, t("collection-any-round")),
          ...all.map((value) =>
            h("option", { value, selected: value === now.round }, t("collection-round-of", { round: value })),
          ),
        );
      }
      const words = found === rows.length ? "" : t("count-of", { count: found, all: rows.length });
      if (count.textContent !== words) count.textContent = words; // or it would be read anew with each move
    },
  };
}

/** Games or players, where both do not fit beside each other. */
function createChoice(change: (shown: string) => void) {
  const item = (id: string, words: string) =>
    h(
      "button",
      { type: "button", class: "segmented__item", data: { id }, on: { click: () => change(id) } },
      words,
    );
  const items = [item("games", t("word-games")), item("players", t("collection-players"))];
  return {
    element: h(
      "div",
      { class: "segmented collection__choice", role: "group", "aria-label": t("review-panels") },
      items,
    ),
    mark(shown: string | undefined) {
      for (const item of items) item.setAttribute("aria-pressed", String(item.dataset.id === shown));
    },
  };
}

function createShare({ id, title }: Collection, go: Go, edit: HTMLElement): HTMLElement {
  const copy = (text: string, done: string): Promise<void> =>
    copyText(text).then((ok) => say(ok ? done : t("share-refused")));
  const pgn = h(
    "a",
    { class: "button button--quiet", href: collectionPgnUrl(id), download: "" },
    icon("download", 18),
    h("span", {}, t("collection-pgn")),
  );
  const page = h(
    "a",
    { class: "button button--quiet", href: collectionPageUrl(id), download: "" },
    icon("file", 18),
    h("span", {}, t("collection-html")),
  );
  const trash = menuItem("trash", t("share-delete"), () => remove(id, title, go), "share__delete");
  setMenu(...(tokenOf(id) ? [trash] : []));
  edit.hidden = !tokenOf(id);
  return h(
    "div",
    { class: "share", role: "group", "aria-label": t("share-menu") },
    shareAction("link", t("share-link"), () => copy(`${site()}/c/${id}`, t("share-copied"))),
    shareAction("code", t("share-embed"), () => embed(id)),
    h(
      "a",
      { class: "button button--quiet", href: at(`/c/${id}/openings`), data: { route: "" } },
      icon("board", 18),
      h("span", {}, t("openings-open")),
    ),
    shareAction("list", t("find-title"), () => showFind({ collection: id })),
    pgn,
    page,
    edit,
  );
}

async function embed(id: string) {
  const [{ showEmbed }, standings] = await Promise.all([
    import("../share/embed.ts"),
    getStandings(id).catch(() => null), // then the games alone are offered
  ]);
  showEmbed(collectionEmbed(id, { players: standings?.players.length, teams: standings?.teams.length }));
}

async function stop(id: string) {
  try {
    if (!(await confirm(t("rounds-stop-sure"), t("rounds-stop-why"), t("collection-stop")))) return;
    await stopCollection(id, tokenOf(id));
    say(t("collection-stopped"));
  } catch (error) {
    say((error as Error).message);
  }
}

async function proceed(id: string) {
  try {
    await continueCollection(id, tokenOf(id));
  } catch (error) {
    say((error as Error).message);
  }
}

async function remove(id: string, title: string, go: Go): Promise<void> {
  const sure = await confirm(
    t("collection-delete"),
    t("collection-delete-why", { title }),
    t("share-delete"),
  );
  if (!sure) return;
  try {
    await deleteCollection(id, tokenOf(id));
    await Promise.all([setToken(id, null), forget(id)]);
    go(at("/"));
    say(t("said-deleted"));
  } catch (error) {
    say((error as Error).message);
  }
}

function missing(error: { status: number; message: string }) {
  const gone = error.status === 404 || error.status === 410;
  return h(
    "div",
    { class: "missing" },
    h("h1", {}, gone ? t("collection-gone") : t("review-failed")),
    h("p", {}, gone ? t("review-gone-why") : error.message),
    h(
      "p",
      {},
      h(
        "a",
        { class: "button button--primary", href: at("/"), data: { route: "" } },
        t("page-missing-button"),
      ),
    ),
  );
}
