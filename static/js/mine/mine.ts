/**
 * The screen `/reviews`: what this browser has made or opened, newest first. The list lies in the browser
 * alone; what is asked of the server is how a review stands that was not done, and what a deed wants.
 */

import { openingName } from "../chess/opening_names.ts";
import { soleOf } from "../collection/rows.ts";
import { showFind } from "../find/open.ts";
import { all, isFull, put } from "../lib/database.ts";
import { confirm, say, showDialog } from "../lib/dialogs.ts";
import { download, h } from "../lib/dom.ts";
import { intl } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import { allTokens, readTokens, setToken, setTokens, tokenOf } from "../lib/tokens.ts";
import type { Go } from "../lib/types.ts";
import type { ApiError } from "../net/api.ts";
import { collectReviews, deleteCollection, deleteReview, getCollection, getReview } from "../net/api.ts";
import type { OwnReview } from "../state/own_reviews.ts";
import { after, forget, ofCollection, ofReview } from "../state/own_reviews.ts";
import type { Begun } from "../state/types.ts";
import type { Filter } from "./entries.ts";
import { families, filtered, merged, mergedTokens, sorted } from "./entries.ts";
import type { Taken } from "./file.ts";
import { fileOf, fromFile, hasLearnt, LARGEST } from "./file.ts";
import type { Received } from "./learnt.ts";
import { rowOf, titleOf } from "./list.ts";
import { moveOf } from "./sealing.ts";

/** Lines whose state is asked for at once. */
const ASKED = 20;
const OPEN = new Set(["waiting", "running"]);

/** Show the list in `root`; returns a function that takes it down. */
export function showMine(root: HTMLElement, go: Go): () => void {
  document.title = t("page-review-title", { game: t("top-mine") });
  const screen = new Mine(root, go);
  screen.begin();
  return () => screen.close();
}

class Mine {
  #go;
  #lines: Map<string, OwnReview> = new Map();
  #chosen: Set<string> = new Set();
  #filter: Filter = { text: "", opening: "", result: "" };
  #closed = false;
  /** resolves once the lines are here: what is kept, sent or taken in waits for them */
  #listed: Promise<void> | null = null;
  #list = h("ul", { class: "mine__list" });
  #note = h("p", { class: "mine__note", role: "status", hidden: true });
  #count = h("p", { class: "collection__count", role: "status" });
  #opening = h("select", { "aria-label": t("phase-opening"), on: { change: () => this.#filtered() } });
  #text = h("input", {
    type: "search",
    placeholder: t("mine-find"),
    "aria-label": t("mine-find"),
    on: { input: () => this.#filtered() },
  });
  #result = h(
    "select",
    { "aria-label": t("collection-result"), on: { change: () => this.#filtered() } },
    [
      ["", "collection-any-result"],
      ["1-0", "result-white"],
      ["1/2-1/2", "result-draw"],
      ["0-1", "result-black"],
      ["*", "result-none"],
    ].map(([value, key]) => h("option", { value }, t(key))),
  );
  #collect = h(
    "button",
    {
      type: "button",
      class: "button button--primary",
      hidden: true,
      on: { click: () => this.#toCollection() },
    },
    "",
  );

  /** Another link in the same tab. */
  #opened = () => this.#moved();

  constructor(root: HTMLElement, go: Go) {
    this.#go = go;
    root.replaceChildren(this.#layout());
  }

  #layout() {
    const file = h("input", {
      type: "file",
      accept: ".json,application/json",
      class: "visually-hidden",
      tabindex: "-1",
      "aria-label": t("mine-import"),
      on: {
        change: async () => {
          const [chosen] = file.files ?? [];
          file.value = "";
          if (chosen) await this.#take(chosen);
        },
      },
    });
    const button = (words: string, click: () => void) =>
      h("button", { type: "button", class: "button button--quiet", on: { click } }, words);
    return h(
      "div",
      { class: "mine" },
      h(
        "header",
        { class: "mine__head" },
        h("h1", {}, t("top-mine")),
        h(
          "div",
          { class: "mine__files" },
          h(
            "a",
            { class: "button button--quiet", href: at("/repertoire"), data: { route: "" } },
            t("repertoire-title"),
          ),
          h(
            "a",
            { class: "button button--quiet", href: at("/editor"), data: { route: "" } },
            t("editor-title"),
          ),
          button(t("find-title"), () => showFind({})),
          button(t("mine-move"), () => this.#move()),
          button(t("mine-export"), () => this.#save()),
          button(t("mine-import"), () => file.click()),
          file,
        ),
      ),
      h("p", { class: "mine__where" }, t("mine-where")),
      this.#note,
      h(
        "div",
        { class: "collection__filter", role: "search" },
        this.#text,
        this.#opening,
        this.#result,
        this.#count,
        this.#collect,
      ),
      this.#list,
    );
  }

  async begin() {
    window.addEventListener("hashchange", this.#opened);
    this.#listed = this.#read();
    await this.#listed;
    this.#draw();
    await this.#moved();
    await this.#ask();
  }

  async #read() {
    await readTokens();
    try {
      this.#lines = await all<OwnReview>("reviews");
    } catch {
      this.#tell(t("mine-none-kept"));
    }
  }

  /** How stands what was not done; what are the reviews of which nothing but the token is kept. */
  async #ask() {
    const open = sorted(this.#lines.values()).filter(({ status }) => OPEN.has(status));
    const strange = Object.keys(allTokens()).filter((id) => !this.#lines.has(id));
    const ids = [...open.map(({ id }) => id), ...strange].slice(0, ASKED);
    const found = await Promise.all(ids.map((id) => this.#lookAt(id)));
    if (found.some((each) => each === "offline")) this.#tell(t("mine-offline"));
    const lines = found.filter((each): each is OwnReview => typeof each === "object");
    // what was removed or renamed meanwhile stays so
    const here = lines.filter(({ id }) => this.#lines.has(id) || strange.includes(id));
    const named = here.map((line) => ({ ...line, name: this.#lines.get(line.id)?.name ?? line.name }));
    if (named.length) await this.#keep(named);
  }

  async #lookAt(id: string): Promise<OwnReview | "offline" | undefined> {
    const before = this.#lines.get(id);
    const known = (error: ApiError) => {
      if (error.status === 0) return "offline";
      return before && isGone(error) ? { ...before, status: "gone" as const } : undefined;
    };
    const asCollection = () =>
      getCollection(id).then(
        (found) => after(before, ofCollection(found, soleOf(found.games), createdAt(found.created))),
        known,
      );
    if (before?.kind === "collection") return asCollection();
    return getReview(id).then(
      ({ state, status, created, collection }) =>
        state.game && !collection
          ? after(before, ofReview(id, status, state as Begun, createdAt(created)))
          : undefined,
      (error) => (!before && isGone(error) ? asCollection() : known(error)),
    );
  }

  /** Keep lines and show them. */
  async #keep(lines: OwnReview[]) {
    for (const line of lines) this.#lines.set(line.id, line);
    this.#draw();
    try {
      await put(
        "reviews",
        lines.map((line) => [line.id, line]),
      );
      return true;
    } catch (error) {
      this.#tell(t(isFull(error) ? "mine-full" : "mine-none-kept"));
      return false;
    }
  }

  #tell(words: string) {
    this.#note.hidden = false;
    this.#note.textContent = words;
  }

  #filtered() {
    this.#filter = { text: this.#text.value, opening: this.#opening.value, result: this.#result.value };
    this.#draw();
  }

  #draw() {
    if (this.#closed) return;
    const lines = sorted(this.#lines.values());
    const shown = filtered(lines, this.#filter);
    const deeds = {
      rename: (line: OwnReview) => this.#rename(line),
      remove: (line: OwnReview) => this.#remove(line),
      choose: (line: OwnReview, chosen: boolean) => this.#choose(line, chosen),
    };
    const words = lines.length ? t("collection-nothing") : t("mine-empty");
    this.#list.replaceChildren(
      ...(shown.length
        ? shown.map((line) => rowOf(line, this.#chosen.has(line.id), deeds))
        : [h("li", { class: "collection__nothing" }, words)]),
    );
    this.#drawOpenings(lines);
    this.#count.textContent =
      shown.length === lines.length ? "" : t("count-of", { count: shown.length, all: lines.length });
    this.#drawCollect();
  }

  #drawOpenings(lines: OwnReview[]) {
    const found = families(lines);
    this.#opening.hidden = found.length < 2 && !this.#filter.opening;
    this.#opening.replaceChildren(
      h("option", { value: "" }, t("mine-any-opening")),
      ...found.map(({ family, count }) =>
        h(
          "option",
          { value: family, selected: family === this.#filter.opening },
          `${openingName(family)} (${count})`,
        ),
      ),
    );
  }

  #drawCollect() {
    this.#collect.hidden = this.#chosen.size < 2;
    this.#collect.textContent = t("mine-collect", { count: this.#chosen.size });
  }

  #choose({ id }: OwnReview, chosen: boolean) {
    if (chosen) this.#chosen.add(id);
    else this.#chosen.delete(id);
    this.#drawCollect();
  }

  async #rename(line: OwnReview) {
    const name = await askName(line);
    if (name === null) return;
    if (await this.#keep([{ ...line, name }])) say(t("said-saved"));
    this.#focus(line.id, ".button");
  }

  async #remove(line: OwnReview) {
    const token = tokenOf(line.id);
    const sure = token && line.status !== "gone" ? askDelete(line) : askForget(line);
    if (!(await sure)) return;
    try {
      if (token && line.status !== "gone") await deleteThere(line, token);
    } catch (error) {
      return say((error as Error).message);
    }
    const [gone] = await Promise.all([forget(line.id), token ? setToken(line.id, null) : null]);
    if (!gone) this.#tell(t("mine-not-forgotten"));
    this.#lines.delete(line.id);
    this.#chosen.delete(line.id);
    this.#draw();
    this.#text.focus();
    return say(t("mine-removed", { title: titleOf(line) }));
  }

  /** A collection of what is chosen, in the order of the games' dates: a season's games follow each other. */
  async #toCollection() {
    const chosen = sorted(this.#lines.values()).filter(({ id }) => this.#chosen.has(id));
    chosen.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.at - b.at));
    this.#collect.disabled = true;
    try {
      const made = await collectReviews(chosen.map(({ id }) => id));
      if (!(await setToken(made.id, made.delete_token))) say(t("mine-token-lost"));
      this.#go(at(`/c/${made.id}`));
    } catch (error) {
      say((error as Error).message);
    } finally {
      this.#collect.disabled = false;
    }
  }

  /** All that goes along, as text. */
  async #file(): Promise<string> {
    const [{ readLearnt }] = await Promise.all([import("./learnt.ts"), this.#listed]);
    return fileOf({
      reviews: sorted(this.#lines.values()),
      tokens: allTokens(),
      ...(await readLearnt()),
    });
  }

  async #save() {
    try {
      download(await this.#file(), "application/json", "kibitz-reviews.json");
    } catch {
      say(t("error-offline")); // a module did not come
    }
  }

  async #move() {
    const parts = import("./moving.ts");
    await parts.then(
      ({ showMove }) =>
        showMove(
          () => this.#file(),
          () => this.#save(),
        ),
      () => say(t("error-offline")),
    );
  }

  /** What the address brings from another browser; its key does not stay in the address. */
  async #moved() {
    await this.#listed;
    const move = moveOf(location.hash);
    if (!move || this.#closed) return;
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
    this.#note.hidden = true; // of an earlier link
    const parts = await import("./moving.ts").catch(() => null);
    if (!parts) return this.#tell(t("mine-move-offline"));
    if (this.#lines.size && !(await askMoved(this.#lines.size))) return;
    const text = await parts.fetchMove(move, LARGEST);
    const taken = typeof text === "string" ? fromFile(text) : null;
    if (taken) await this.#takeIn(taken);
    else this.#tell(text instanceof Error ? text.message : t("mine-strange"));
  }

  async #take(file: File) {
    const taken = file.size <= LARGEST ? fromFile(await file.text()) : null;
    if (taken) await this.#takeIn(taken);
    else say(t("mine-strange"));
  }

  /** What was taken along comes to what is here. */
  async #takeIn(taken: Taken) {
    await this.#listed;
    const keys = await setTokens(mergedTokens(allTokens(), taken.tokens));
    const list = await this.#keep(merged(this.#lines, taken.reviews));
    const received = await learntOf(taken);
    if (!received) this.#tell(t("mine-not-learnt"));
    else if (keys && list && received.kept) say(takenWords(taken, received));
    else this.#tell(t("mine-not-all"));
    return this.#ask();
  }

  #focus(id: string, what: string) {
    this.#list.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] ${what}`)?.focus();
  }

  close() {
    this.#closed = true;
    window.removeEventListener("hashchange", this.#opened);
  }
}

/** What there is beside the list is taken in, which wants more of the page; null: that cannot be had. */
async function learntOf(taken: Taken): Promise<Received | null> {
  if (!hasLearnt(taken)) return { positions: 0, cards: 0, kept: true };
  return import("./learnt.ts").then(({ takeLearnt }) => takeLearnt(taken)).catch(() => null);
}

/** "Imported: 12 reviews and 57 training cards." */
function takenWords({ reviews }: Taken, { positions, cards }: Received): string {
  const counts = Object.entries({ reviews: reviews.length, positions, cards });
  const there = counts.filter(([, count]) => count);
  if (!there.length) return t("mine-taken-nothing");
  const words = there.map(([what, count]) => t(`mine-taken-${what}`, { count }));
  return t("mine-taken", { what: intl("ListFormat", {}).format(words) });
}

const isGone = ({ status }: ApiError) => status === 404 || status === 410;
const createdAt = (text: string) => Date.parse(text) || Date.now();

const askDelete = (line: OwnReview) =>
  line.kind === "review"
    ? confirm(t("review-delete"), t("review-delete-why"), t("share-delete"))
    : confirm(
        t("collection-delete"),
        t("collection-delete-why", { title: titleOf(line) }),
        t("share-delete"),
      );

const askForget = (line: OwnReview) =>
  confirm(t("mine-forget"), t("mine-forget-why", { title: titleOf(line) }), t("button-remove"));

/** Delete it on the server, where it may have gone already. */
async function deleteThere(line: OwnReview, token: string) {
  try {
    await (line.kind === "review" ? deleteReview(line.id, token) : deleteCollection(line.id, token));
  } catch (error) {
    if (!isGone(error as ApiError)) throw error;
  }
}

/** Whether what another browser sent comes to the lines that are here. */
function askMoved(count: number): Promise<boolean> {
  return new Promise((resolve) => {
    const yes = { type: "button", class: "button button--primary", on: { click: () => dialog.close("yes") } };
    const button = h("button", yes, t("mine-import"));
    const dialog = showDialog(t("mine-move-take"), h("p", {}, t("mine-move-take-why", { count })), [button]);
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"));
  });
}

/** Another name for a line; null: it stays. */
function askName(line: OwnReview): Promise<string | null> {
  return new Promise((resolve) => {
    const field = h("input", {
      class: "mine__name",
      value: line.name,
      maxlength: 120,
      "aria-label": t("mine-name"),
    });
    const form = h(
      "form",
      {
        method: "dialog",
        on: {
          submit: () => dialog.close("yes"),
        },
      },
      field,
    );
    const yes = h(
      "button",
      { type: "button", class: "button button--primary", on: { click: () => dialog.close("yes") } },
      icon("check", 18),
      t("button-save"),
    );
    const dialog = showDialog(t("mine-name"), [h("p", {}, t("mine-name-why")), form], [yes]);
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes" ? field.value.trim() : null));
    field.focus();
  });
}
