/** The screen `/`: paste, drop or choose a game, options, Review; and what a review is. */

import { badge } from "./chess/badges.ts";
import { boardFirst } from "./lib/board_first.ts";
import { all } from "./lib/database.ts";
import { say } from "./lib/dialogs.ts";
import { h } from "./lib/dom.ts";
import { t } from "./lib/i18n.ts";
import { at } from "./lib/site.ts";
import { originalPgn } from "./net/api.ts";
import type { PageConfig } from "./net/types.ts";
import { createAudience } from "./start/audience.ts";
import { createForm } from "./start/form.ts";
import { fromShared } from "./start/import_link.ts";
import { createSample } from "./start/sample.ts";
import { originalOf, takeSentPgn } from "./start/sent.ts";
import type { Shared } from "./start/types.ts";
import type { ClassName } from "./wire.ts";

/** Loads `mine/again.ts`, which knows what the other screens keep. */
type Again = () => Promise<{ createAgain(): Promise<HTMLElement | null> }>;
type Form = ReturnType<typeof createForm>;

const PROMISES: [ClassName, string, string][] = [
  ["best", "start-live", "start-live-how"],
  ["brilliant", "start-why", "start-why-how"],
  ["theory", "start-private", "start-private-how"],
];

/**
 * Show the start screen in `root`; `go(path)` opens the review, `dropped` is a file that was dropped on
 * another screen, `typed` what stands in the field already, `again` loads what somebody finds who comes back.
 * Returns a function that takes it down.
 */
export function showStart(
  root: HTMLElement,
  config: PageConfig,
  go: (path: string) => void,
  { dropped = null, typed = "", again }: { dropped?: File | null; typed?: string; again: Again },
): () => void {
  document.title = t("page-title");
  const form = createForm(config, go);
  const sent = takeShared();
  const shared = fromShared(sent);
  const original = originalOf(location.search);
  const sample = config.samples?.length ? createSample(config.samples) : null;
  const audience = createAudience();
  root.replaceChildren(
    h("div", { class: "start" }, intro(), form.element, sample?.element, audience, promises()),
  );
  addAgain(form.element, audience, again).catch(() => {}); // nothing is kept here, or offline
  const undrop = dropAnywhere(root, form);
  if (dropped) form.readFile(dropped);
  else if (typed) form.write(typed);
  else if (original) originalPgn(original).then(form.write, ({ message }) => say(message));
  else if (shared) form.fill(shared, { old: false, guessed: sent.guessed ?? [], encoding: sent.encoding });
  else if (location.hash.startsWith("#pgn=")) form.fill(takeSentPgn());
  return () => {
    undrop();
    sample?.close();
  };
}

/** Below the form, once the page shows, in place of `audience`. For a first visitor nothing is loaded. */
async function addAgain(form: Element, audience: Element, again: Again) {
  await boardFirst();
  const kept = await Promise.all([all("reviews"), all("repertoires")]);
  const { createAgain } = kept.some(({ size }) => size) ? await again() : { createAgain: null };
  const element = await createAgain?.();
  if (!element) return;
  form.after(element);
  audience.remove();
}

function intro() {
  return h(
    "div",
    { class: "start__intro" },
    h("h1", {}, styled(t("start-title"))),
    h("p", { class: "start__lead" }, t("start-lead")),
  );
}

function promises() {
  return h(
    "ul",
    { class: "start__promises" },
    PROMISES.map(([id, title, text]) =>
      h(
        "li",
        {},
        badge(id, { label: false, size: 26 }),
        h("div", {}, h("strong", {}, t(title)), h("span", {}, t(text))),
      ),
    ),
  );
}

/**
 * What another app has shared (it stands in the page) or a link has brought (?text=, ?url=), once: a
 * reload begins anew.
 */
function takeShared(): Shared {
  const sent = document.getElementById("shared");
  const query = new URLSearchParams(location.search);
  const named = ["title", "text", "url"].filter((name) => query.has(name));
  if (!sent && !named.length) return {};
  const shared = sent ? JSON.parse(sent.textContent ?? "") : Object.fromEntries(query);
  sent?.remove();
  for (const name of named) query.delete(name);
  history.replaceState(null, "", query.size ? at(`/?${query}`) : at("/"));
  return shared;
}

/** Lines as lines, and what stands between stars set off. */
function styled(text: string) {
  return text
    .split("\n")
    .flatMap((line, index) => [
      index ? h("br") : null,
      ...line.split("*").map((part, at) => (at % 2 ? h("em", {}, part) : part)),
    ]);
}

/** A file may be dropped anywhere on the screen. */
function dropAnywhere(root: HTMLElement, form: Form): () => void {
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.some((type) => type === "Files" || type === "text/plain")) return;
    event.preventDefault();
    root.classList.add("is-dropping");
  };
  const leave = (event: DragEvent) => !event.relatedTarget && root.classList.remove("is-dropping");
  const drop = (event: DragEvent) => {
    event.preventDefault();
    root.classList.remove("is-dropping");
    const file = event.dataTransfer?.files[0];
    if (file) form.readFile(file);
    else form.fill(event.dataTransfer?.getData("text/plain") ?? "");
  };
  const stop = new AbortController();
  document.addEventListener("dragover", over, stop);
  document.addEventListener("dragleave", leave, stop);
  document.addEventListener("drop", drop, stop);
  return () => stop.abort();
}
