/** The form: tell what is wrong with a text, offer a choice among many games, ask for the review. */

import type { OldEncoding } from "../chess/decode.ts";
import { decode, encodingName, gameNumbers, hasLostLetters } from "../chess/decode.ts";
import { isBareFen, positionAddress } from "../chess/fen.ts";
import { linkWords } from "../chess/links.ts";
import { say } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import { setToken } from "../lib/tokens.ts";
import type { Problem } from "../lib/types.ts";
import { createCollection, createReview, followRound } from "../net/api.ts";
import type { PageConfig, ReviewFields } from "../net/types.ts";
import { answerSide } from "../state/own_side.ts";
import { createChoosing } from "./choosing.ts";
import { createOptions } from "./options.ts";
import type { Choice, Read } from "./types.ts";

type Choosing = ReturnType<typeof createChoosing>;

/** Of a text that was in UTF-8, or pasted. */
const IN_UTF8: Read = { old: false, guessed: [] };
/** The encodings of Windows and what they are called. */
const ENCODINGS: [OldEncoding, string][] = [
  ["windows-1252", "start-letters-western"],
  ["windows-1250", "start-letters-central"],
  ["windows-1251", "start-letters-cyrillic"],
];

/** The form and what it does: tell what is wrong, offer a choice among many games, ask for the review. */
export function createForm(config: PageConfig, go: (path: string) => void) {
  const options = createOptions(config);
  const parts = formParts(options.element, { onSubmit, readFile });
  const { element, text, error, file, submit, offerPlace } = parts;
  const choosing = createChoosing(config, offerPlace, () => busy(false));
  let timer: ReturnType<typeof setTimeout> | undefined;
  text.addEventListener("input", () => {
    greet(parts, choosing);
    if (!submit.disabled) busy(false);
    clearTimeout(timer);
    timer = setTimeout(look, 200);
  });

  /** What the text is, and what can be chosen in it. */
  const look = () => [choosing.see(text.value), tellSeen(parts, choosing)];

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
      const sent = await send(text.value, choosing.choice(), options.fields());
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
  function fill(pgn: string, read = IN_UTF8) {
    write(pgn, read);
    submit.focus({ preventScroll: true });
    submit.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  /** As `fill`, and the focus stays where it is. */
  function write(pgn: string, read = IN_UTF8) {
    text.value = pgn;
    text.scrollTop = 0;
    greet(parts, choosing, read, write);
    if (!submit.disabled) busy(false);
    look();
  }

  return { element, fill, write, readFile };
}

/** What a file holds, or why it is not read. */
async function textOf(file: File, config: PageConfig): Promise<(Read & { text: string }) | Problem> {
  if (file.size > (config.limits?.pgn_bytes ?? 1_048_576))
    return { message: t("start-too-large", { name: file.name }) };
  const bytes = await file.arrayBuffer();
  const as = (encoding?: OldEncoding) => ({ ...decode(bytes, encoding), as });
  return as();
}

/**
 * What can be said of a text at once: a link is no game, a position alone goes to the board, a file was `old`
 * or of several encodings, or a text has lost letters.
 */
function greet(
  { text, error, note }: { text: HTMLTextAreaElement; error: Element; note: HTMLElement },
  choosing: Choosing,
  read = IN_UTF8,
  write: (text: string, read: Read) => void = () => {},
) {
  const { old, guessed, encoding, as } = read;
  const link = choosing.importLink(text.value) || choosing.follows(text.value) ? null : linkWords(text.value);
  tell(error, text, link ? { message: t(link) } : null);
  const words = isBareFen(text.value)
    ? "start-position-note"
    : hasLostLetters(text.value)
      ? "start-lost-letters"
      : old
        ? "start-old-letters"
        : guessed.length && "start-mixed-letters";
  note.hidden = !words;
  note.textContent = words ? t(words, { games: gameNumbers(guessed), encoding: encodingName(encoding) }) : "";
  if (encoding && as)
    note.append(
      " ",
      lettersChoice(encoding, (chosen) => write(as(chosen).text, as(chosen))),
    );
}

/** Say what the text is; what can tell it comes once there is a text. */
async function tellSeen({ text, seen }: { text: HTMLTextAreaElement; seen: Element }, choosing: Choosing) {
  const asked = text.value;
  const module = asked.trim() ? await import("./recognise.ts").catch(() => null) : null; // offline
  if (text.value !== asked) return;
  const words = module?.recognised(asked, choosing.importLink(asked), choosing.follows(asked)) ?? "";
  if (seen.textContent === words) return; // a screen reader would read it again
  seen.replaceChildren(...(words ? [icon("check", 18), h("span", {}, words)] : []));
}

/** A choice among the encodings that a file may be in, `now` the one that it was read in. */
function lettersChoice(now: OldEncoding, choose: (encoding: OldEncoding) => void) {
  const select = h(
    "select",
    { "aria-label": t("start-letters"), on: { change: () => choose(select.value as OldEncoding) } },
    ENCODINGS.map(([value, label]) => h("option", { value, selected: value === now }, t(label))),
  );
  return select;
}

/**
 * The address of the screen for a text that is a position alone and can be played from; null for any other:
 * what is wrong with it the server knows better.
 */
async function positionOf(text: string) {
  if (!isBareFen(text)) return null;
  const { loadRules } = await import("../chess/rules.ts");
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
  fields: ReviewFields,
): Promise<{ id: string; path: string }> {
  const position = await positionOf(text);
  if (position) return { id: "", path: position };
  if (choice?.games === 0) throw new Error(t("import-nothing-chosen"));
  const game = choice?.pgn ?? text;
  const many = choice?.games || choice?.follow;
  const title = choice?.title ? { title: choice.title } : {};
  const made = await (choice?.follow
    ? followRound(choice.follow, fields)
    : many
      ? createCollection(game, { ...fields, ...title })
      : createReview(game, fields));
  if (!(await setToken(made.id, made.delete_token))) say(t("mine-token-lost"));
  return { id: made.id, path: at(`/${many ? "c" : "r"}/${made.id}`) };
}

/** What the button says. */
function submitWords(busy: boolean, text: string, choosing: Choosing): string {
  if (isBareFen(text)) return t("start-position");
  const importLink = choosing.importLink(text);
  const choice = choosing.choice();
  if (choice?.follow) return t(busy ? "wait-loading" : "follow-submit");
  if (importLink && !choice)
    return t(busy ? "wait-loading" : importLink.many ? "import-fetch" : "import-fetch-one");
  if (choice?.games) return t(busy ? "wait-reading" : "collection-submit", { count: choice.games });
  if (importLink && !busy) return t("import-review-one");
  return busy ? t("wait-reading") : t("start-submit");
}

/** Say what is wrong with the text; null: nothing. */
function tell(error: Element, text: Element, problem: Problem | null): void {
  error.toggleAttribute("hidden", !problem);
  text.setAttribute("aria-invalid", String(Boolean(problem)));
  if (!problem) return;
  const place = problem.place && !problem.message.includes(problem.place) ? problem.place : null;
  error.replaceChildren(
    h("strong", {}, place ? `${t("name-colon", { name: capital(place) })} ` : ""),
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
    h("kbd", {}, navigator.platform.startsWith("Mac") ? "⌘ ↵" : t("start-submit-key")),
  );
  const offerPlace = h("div", { class: "paste__offer" });
  const seen = h("p", { class: "paste__seen", role: "status" });
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
    seen,
    error,
    note,
    offerPlace,
    file,
    options,
    submit,
    h("a", { class: "paste__position", href: at("/editor"), data: { route: "" } }, t("editor-title")),
  );
  text.addEventListener("paste", (event) => {
    const [pasted] = event.clipboardData?.files ?? []; // a file that was copied, not its text
    if (!pasted) return;
    event.preventDefault();
    readFile(pasted);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault(); // it would press the button in focus as well
    if (!submit.disabled) element.requestSubmit();
  });
  return { element, text, seen, error, note, file, submit, label, offerPlace };
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

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
