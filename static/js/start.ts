/** The screen `/`: paste, drop or choose a game, options, Review; and what a review is. */

import { badge } from "./chess/badges.ts";
import type { Decoded } from "./chess/decode.ts";
import { decode, hasLostLetters } from "./chess/decode.ts";
import { isBareFen, positionAddress } from "./chess/fen.ts";
import { linkWords } from "./chess/links.ts";
import { h } from "./lib/dom.ts";
import { intl } from "./lib/format.ts";
import { t } from "./lib/i18n.ts";
import { icon } from "./lib/icons.ts";
import { load, save, setToken } from "./lib/storage.ts";
import type { Problem } from "./lib/types.ts";
import { createCollection, createReview, followRound } from "./net/api.ts";
import type { PageConfig, Wishes } from "./net/types.ts";
import { createChoosing } from "./start/choosing.ts";
import { createSample } from "./start/sample.ts";
import type { Choice, Shared } from "./start/types.ts";
import { fromShared } from "./start/wish.ts";
import { answerSide } from "./state/me.ts";
import type { AskedOptions, ClassName } from "./wire.ts";

type Form = ReturnType<typeof createForm>;
type Choosing = ReturnType<typeof createChoosing>;

/** Of a text that was in UTF-8, or pasted. */
const IN_UTF8 = { old: false, guessed: [] as number[] };
/** Games that are named one by one. */
const MOST_NAMED = 8;

const PROMISES: [ClassName, string, string][] = [
  ["best", "start-live", "start-live-how"],
  ["brilliant", "start-why", "start-why-how"],
  ["theory", "start-private", "start-private-how"],
];
const PRESETS = [
  ["fast", "start-fast", "start-fast-note"],
  ["standard", "start-standard", "start-standard-note"],
  ["deep", "start-deep", "start-deep-note"],
];

/** The sets of rules, stated in server/analysis/rule_sets.py; the default first. */
/* facts: rule-sets, written by scripts/write_facts.py */
const RULE_SETS = ["kibitz", "seed"];
/* end of facts */

/**
 * After how many days a review may delete itself: those that the server takes (server/web/api/requests.py).
 */
const EXPIRY_DAYS = [1, 7, 30, 90];

/**
 * Show the start screen in `root`; `go(path)` opens the review, `dropped` is a file that was dropped on
 * another screen. Returns a function that takes it down.
 */
export function showStart(
  root: HTMLElement,
  config: PageConfig,
  go: (path: string) => void,
  dropped: File | null = null,
): () => void {
  document.title = t("page-title");
  const form = createForm(config, go);
  const shared = fromShared(takeShared());
  const sample = config.samples?.length ? createSample(config.samples) : null;
  root.replaceChildren(h("div", { class: "start" }, intro(), form.element, sample?.element, promises()));
  const undrop = dropAnywhere(root, form);
  if (dropped) form.readFile(dropped);
  else if (shared) form.fill(shared);
  else if (location.hash.startsWith("#pgn="))
    import("./start/sent.ts").then(({ takeSentPgn }) => form.fill(takeSentPgn()));
  return () => {
    undrop();
    sample?.close();
  };
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
 * What another app has shared (it stands in the page) or a link has brought (?text=, ?url=), once: whoever
 * reloads begins anew.
 */
function takeShared(): Shared {
  const sent = document.getElementById("shared");
  const query = new URLSearchParams(location.search);
  const named = ["title", "text", "url"].filter((name) => query.has(name));
  if (!sent && !named.length) return {};
  const shared = sent ? JSON.parse(sent.textContent ?? "") : Object.fromEntries(query);
  sent?.remove();
  for (const name of named) query.delete(name);
  history.replaceState(null, "", query.size ? `/?${query}` : "/");
  return shared;
}

/** The form and what it does: tell what is wrong, offer a choice among many games, ask for the review. */
function createForm(config: PageConfig, go: (path: string) => void) {
  const options = createOptions(config);
  const parts = formParts(options.element, { onSubmit, readFile });
  const { element, text, error, file, submit, offerPlace } = parts;
  const choosing = createChoosing(config, offerPlace, () => busy(false));
  let timer: ReturnType<typeof setTimeout> | undefined;
  text.addEventListener("input", () => {
    greet(parts, choosing);
    if (!submit.disabled) busy(false);
    clearTimeout(timer);
    timer = setTimeout(() => choosing.see(text.value), 200);
  });

  async function onSubmit(event: Event) {
    event.preventDefault();
    if (!text.value.trim()) {
      tell(error, text, { message: t("start-empty") });
      text.focus();
      return;
    }
    busy(true);
    try {
      await choosing.see(text.value);
      if (choosing.unfetched()) {
        tell(error, text, null);
        if (!(await choosing.fetch())) return busy(false);
      }
      const sent = await send(text.value, choosing.choice(), options.wishes());
      const own = choosing.own();
      if (own?.color) answerSide(sent.id, { White: own.white.name, Black: own.black.name }, own.color);
      go(sent.path);
    } catch (problem) {
      tell(error, text, problem as Error & Problem);
      busy(false);
    }
  }

  function busy(on: boolean) {
    submit.disabled = on;
    element.classList.toggle("is-busy", on);
    parts.label.textContent = submitWords(on, text.value, choosing);
  }

  async function readFile(chosen: File | undefined) {
    const read = chosen && (await textOf(chosen, config));
    if (read && "text" in read) fill(read.text, read);
    else if (read) tell(error, text, read);
    file.value = "";
  }

  /** `read`: how the file that it comes from was read. */
  function fill(pgn: string, read: Pick<Decoded, "old" | "guessed"> = IN_UTF8) {
    text.value = pgn;
    text.scrollTop = 0;
    greet(parts, choosing, read);
    if (!submit.disabled) busy(false);
    choosing.see(text.value);
    submit.focus({ preventScroll: true });
    submit.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  return { element, fill, readFile };
}

/** Games in words, the first of many. */
const numbers = (games: number[]) =>
  games.slice(0, MOST_NAMED).join(", ") + (games.length > MOST_NAMED ? " …" : "");

/** What a file holds, or why it is not read. */
async function textOf(file: File, config: PageConfig): Promise<Decoded | Problem> {
  if (file.size > (config.limits?.pgn_bytes ?? 1_048_576))
    return { message: t("start-too-large", { name: file.name }) };
  return decode(await file.arrayBuffer());
}

/**
 * What can be said of a text at once: a link is no game, a position alone goes to the board, a file was `old`
 * or of several encodings, or a text has lost letters.
 */
function greet(
  { text, error, note }: { text: HTMLTextAreaElement; error: Element; note: HTMLElement },
  choosing: Choosing,
  { old, guessed }: Pick<Decoded, "old" | "guessed"> = IN_UTF8,
) {
  const link = choosing.wish(text.value) || choosing.follows(text.value) ? null : linkWords(text.value);
  tell(error, text, link ? { message: t(link) } : null);
  const words = isBareFen(text.value)
    ? "start-position-note"
    : hasLostLetters(text.value)
      ? "start-lost-letters"
      : old
        ? "start-old-letters"
        : guessed.length && "start-mixed-letters";
  note.hidden = !words;
  note.textContent = words ? t(words, { games: numbers(guessed) }) : "";
}

/**
 * The address of the screen for a text that is a position alone and can be played from; null for any other:
 * what is wrong with it the server knows better.
 */
async function positionOf(text: string) {
  if (!isBareFen(text)) return null;
  const { loadRules } = await import("./chess/rules.ts");
  const address = positionAddress(text);
  return (await loadRules()).playable(text) ? address : null;
}

/**
 * Ask for the review, or the collection -> its id and the address of its screen; of a position alone the
 * board's.
 */
async function send(
  text: string,
  choice: Choice | null,
  wishes: Wishes,
): Promise<{ id: string; path: string }> {
  const position = await positionOf(text);
  if (position) return { id: "", path: position };
  if (choice?.games === 0) throw new Error(t("import-nothing-chosen"));
  const game = choice?.pgn ?? text;
  const many = choice?.games || choice?.follow;
  const title = choice?.title ? { title: choice.title } : {};
  const made = await (choice?.follow
    ? followRound(choice.follow, wishes)
    : many
      ? createCollection(game, { ...wishes, ...title })
      : createReview(game, wishes));
  setToken(made.id, made.delete_token);
  return { id: made.id, path: `/${many ? "c" : "r"}/${made.id}` };
}

/** What the button says. */
function submitWords(busy: boolean, text: string, choosing: Choosing): string {
  if (isBareFen(text)) return t("start-position");
  const wish = choosing.wish(text);
  const choice = choosing.choice();
  if (choice?.follow) return t(busy ? "follow-busy" : "follow-submit");
  if (wish && !choice) return t(busy ? "import-fetching" : wish.many ? "import-fetch" : "import-fetch-one");
  if (choice?.games) return t(busy ? "collection-busy" : "collection-submit", { count: choice.games });
  if (wish && !busy) return t("import-review-one");
  return busy ? t("start-busy") : t("start-submit");
}

/** Say what is wrong with the text; null: nothing. */
function tell(error: Element, text: Element, problem: Problem | null): void {
  error.toggleAttribute("hidden", !problem);
  text.setAttribute("aria-invalid", String(Boolean(problem)));
  if (!problem) return;
  const place = problem.place && !problem.message.includes(problem.place) ? problem.place : null;
  error.replaceChildren(
    h("strong", {}, place ? `${t("start-place", { place: capital(place) })} ` : ""),
    problem.message,
  );
}

/** The form's elements. */
function formParts(
  options: Element,
  { onSubmit, readFile }: { onSubmit: (event: Event) => void; readFile: (file?: File) => void },
) {
  const text = pgnField();
  const error = h("div", { class: "paste__error", id: "paste-error", role: "alert", hidden: true });
  const file = h("input", {
    type: "file",
    accept: ".pgn,.txt,application/x-chess-pgn,text/plain",
    class: "visually-hidden",
    tabindex: "-1",
    "aria-label": t("start-file"),
    on: { change: () => readFile(file.files?.[0]) },
  });
  const label = h("span", {}, t("start-submit"));
  const submit = h(
    "button",
    { class: "button button--primary button--large", type: "submit" },
    label,
    h("kbd", {}, navigator.platform.startsWith("Mac") ? "⌘ ↵" : "Ctrl ↵"),
  );
  const offerPlace = h("div", { class: "paste__offer" });
  const note = h("p", { class: "paste__note", role: "status", hidden: true });
  const choose = h(
    "button",
    { type: "button", class: "button button--quiet", on: { click: () => file.click() } },
    icon("file", 18),
    h("span", {}, t("start-file")),
  );
  const element = h(
    "form",
    { class: "paste", novalidate: true, on: { submit: onSubmit } },
    h("div", { class: "paste__head" }, h("label", { for: "pgn" }, t("start-game")), choose),
    text,
    error,
    note,
    offerPlace,
    file,
    options,
    submit,
  );
  text.addEventListener("paste", (event) => {
    const [pasted] = event.clipboardData?.files ?? []; // a file that was copied, not its text
    if (!pasted) return;
    event.preventDefault();
    readFile(pasted);
  });
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) element.requestSubmit();
  });
  return { element, text, error, note, file, submit, label, offerPlace };
}

function pgnField() {
  return h("textarea", {
    class: "paste__text",
    id: "pgn",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    placeholder: t("start-placeholder"),
    "aria-describedby": "paste-error",
  });
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

/** What was chosen the last time */
type Kept = AskedOptions & Omit<Wishes, "options">;

function createOptions(config: PageConfig) {
  const kept: Kept = { engine: "auto", preset: "standard", ...config.defaults, ...load("options", {}) };
  let preset = kept.preset ?? "standard";
  const presets = segmented(
    t("start-depth"),
    PRESETS.filter(([id]) => !config.presets || id in config.presets),
    preset,
    (id) => {
      preset = id as typeof preset;
    },
    config.presets,
  );
  const { engine, multipv, rules, flags } = engineFields(config, kept);
  const hideNames = checkbox(t("privacy-names"), kept.hideNames === true);
  const expires = select(
    t("privacy-expires"),
    [["", t("privacy-never")], ...EXPIRY_DAYS.map((days) => [String(days), t("privacy-days", { days })])],
    String(kept.expiresDays ?? ""),
  );
  const more = [
    h("div", { class: "options__grid" }, engine.element, multipv.element, rules.element),
    h(
      "fieldset",
      { class: "options__flags" },
      h("legend", {}, t("start-classes")),
      flags.map(([, flag]) => flag.element),
    ),
  ];
  const privacy = [
    h("div", { class: "options__privacy" }, hideNames.element, expires.element),
    h("p", { class: "options__note" }, t("privacy-note")),
  ];
  return {
    element: h(
      "div",
      { class: "options" },
      presets.element,
      h("details", { class: "options__more" }, h("summary", {}, t("start-more")), more),
      h("details", { class: "options__more" }, h("summary", {}, t("privacy-title")), privacy),
    ),
    /** The fields of a request beside the game. Kept for the next time. */
    wishes(): Wishes {
      const values = {
        engine: engine.value(),
        preset,
        multipv: Number(multipv.value()),
        rules: rules.value(),
        ...Object.fromEntries(flags.map(([id, flag]) => [id, flag.value()])),
      };
      const privately = { hideNames: hideNames.value(), expiresDays: Number(expires.value()) || null };
      save("options", { ...values, ...privately });
      return { options: values, ...privately };
    },
  };
}

/** What is asked of the engine and the rules. */
function engineFields(config: PageConfig, kept: Kept) {
  const engine = select(
    t("start-engine"),
    (config.engines ?? [{ name: "auto", label: "" }]).map(({ name, label }) => [
      name,
      name === "auto" ? automatic(label) : label,
    ]),
    kept.engine ?? "auto",
  );
  const multipv = select(
    t("start-lines"),
    [1, 2, 3, 4, 5].map((n) => [String(n), String(n)]),
    String(kept.multipv ?? 2),
  );
  const rules = select(
    t("start-rules"),
    RULE_SETS.map((id) => [id, t(`start-rules-${id}`)]),
    kept.rules ?? RULE_SETS[0],
  );
  const flags = FLAGS.map(([id, label]) => [id, checkbox(t(label), kept[id] !== false)] as const);
  return { engine, multipv, rules, flags };
}

const FLAGS: ["includeTheory" | "includeCritical" | "includeBrilliant", string][] = [
  ["includeTheory", "class-theory"],
  ["includeCritical", "class-critical"],
  ["includeBrilliant", "class-brilliant"],
];

/** The label of the automatic choice: with the engine that it means here. */
const automatic = (engine: string) =>
  engine ? t("start-automatic-engine", { engine }) : t("start-automatic");

/** @param choices [id, name, note] */
function segmented(
  label: string,
  choices: string[][],
  chosen: string,
  choose: (id: string) => void,
  presets?: Record<string, number>,
) {
  const buttons = choices.map(([id, name, note]) =>
    h(
      "button",
      {
        type: "button",
        class: "segmented__item",
        "aria-pressed": String(id === chosen),
        data: { id },
        title: presets?.[id] ? t("start-nodes", { nodes: intl("NumberFormat").format(presets[id]) }) : null,
        on: { click: () => press(id) },
      },
      h("strong", {}, t(name)),
      h("small", {}, t(note)),
    ),
  );
  function press(id: string) {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.id === id));
    choose(id);
  }
  return {
    element: h("div", { class: "segmented segmented--wide", role: "group", "aria-label": label }, buttons),
  };
}

function select(label: string, choices: string[][], chosen: string) {
  const input = h(
    "select",
    {},
    choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
  );
  return { element: h("label", { class: "field" }, h("span", {}, label), input), value: () => input.value };
}

function checkbox(label: string, checked: boolean) {
  const input = h("input", { type: "checkbox", checked });
  return { element: h("label", { class: "check" }, input, h("span", {}, label)), value: () => input.checked };
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

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
