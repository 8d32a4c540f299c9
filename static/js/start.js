/** The screen `/`: paste, drop or choose a game, options, Review. */

import { createCollection, createReview } from "./net/api.js";
import { h } from "./lib/dom.js";
import { EXAMPLES } from "./examples.js";
import { intl } from "./lib/format.js";
import { t } from "./lib/i18n.js";
import { badge, icon } from "./lib/icons.js";
import { load, save, setToken } from "./lib/storage.js";

const PROMISES = [
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

/** After how many days a review may delete itself: those that the server takes (server/web/api/requests.py). */
const EXPIRY_DAYS = [1, 7, 30, 90];

/** Show the start screen in `root`; `go(path)` opens the review. Returns a function that takes it down. */
export function showStart(root, config, go) {
  document.title = t("page-title");
  const form = createForm(config, go);
  root.replaceChildren(h("div", { class: "start" }, intro(form), form.element));
  const onDrop = dropAnywhere(root, form);
  return onDrop;
}

function intro(form) {
  return h(
    "div",
    { class: "start__intro" },
    h("h1", {}, styled(t("start-title"))),
    h("p", { class: "start__lead" }, t("start-lead")),
    h(
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
    ),
    h(
      "div",
      { class: "start__examples" },
      h("span", {}, t("start-examples")),
      EXAMPLES.map((example) =>
        h(
          "button",
          { type: "button", class: "chip", on: { click: () => form.fill(example.pgn) } },
          t(example.name),
        ),
      ),
    ),
  );
}

function createForm(config, go) {
  const text = h("textarea", {
    class: "paste__text",
    id: "pgn",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    placeholder: t("start-placeholder"),
    "aria-describedby": "paste-error",
  });
  const error = h("div", { class: "paste__error", id: "paste-error", role: "alert", hidden: true });
  const file = h("input", {
    type: "file",
    accept: ".pgn,.txt,application/x-chess-pgn,text/plain",
    class: "visually-hidden",
    tabindex: "-1",
    "aria-label": t("start-file"),
    on: { change: () => readFile(file.files[0]) },
  });
  const submit = h(
    "button",
    { class: "button button--primary button--large", type: "submit" },
    h("span", {}, t("start-submit")),
    h("kbd", {}, navigator.platform.startsWith("Mac") ? "⌘ ↵" : "Ctrl ↵"),
  );
  const options = createOptions(config);
  const offerPlace = h("div", { class: "paste__offer" });
  let offer = null;
  let timer = null;
  const element = h(
    "form",
    { class: "paste", novalidate: true, on: { submit: onSubmit } },
    h(
      "div",
      { class: "paste__head" },
      h("label", { for: "pgn" }, t("start-game")),
      h(
        "button",
        { type: "button", class: "button button--quiet", on: { click: () => file.click() } },
        icon("file", 18),
        h("span", {}, t("start-file")),
      ),
    ),
    text,
    error,
    offerPlace,
    file,
    options.element,
    submit,
  );
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) element.requestSubmit();
  });
  text.addEventListener("input", () => {
    tell(null);
    clearTimeout(timer);
    timer = setTimeout(offerMany, 200);
  });

  /** A text of many games: all of them, or which one? */
  async function offerMany() {
    if (
      !offer &&
      ["Event", "White"].every((name) => text.value.split(new RegExp(`^\\s*\\[${name}\\s`, "m")).length < 3)
    )
      return;
    const { createOffer } = await import("./collection/offer.js");
    offer ??= createOffer({ limit: config.limits?.games ?? 200, onChange: () => busy(false) });
    if (!offer.element.isConnected) offerPlace.replaceChildren(offer.element);
    offer.update(text.value);
  }

  function tell(problem) {
    error.hidden = !problem;
    text.setAttribute("aria-invalid", String(Boolean(problem)));
    if (!problem) return;
    const place = problem.place && !problem.message.includes(problem.place) ? problem.place : null;
    error.replaceChildren(
      h("strong", {}, place ? `${t("start-place", { place: capital(place) })} ` : ""),
      problem.message,
    );
  }

  async function onSubmit(event) {
    event.preventDefault();
    if (!text.value.trim()) {
      tell({ message: t("start-empty") });
      text.focus();
      return;
    }
    busy(true);
    try {
      await offerMany();
      const many = offer?.choice();
      const made = await (many?.games
        ? createCollection(text.value, options.wishes())
        : createReview(many?.pgn ?? text.value, options.wishes()));
      setToken(made.id, made.delete_token);
      go(`/${many?.games ? "c" : "r"}/${made.id}`);
    } catch (problem) {
      tell(problem);
      busy(false);
    }
  }

  function busy(on) {
    submit.disabled = on;
    element.classList.toggle("is-busy", on);
    const games = offer?.choice()?.games;
    if (games)
      submit.firstChild.textContent = t(on ? "collection-busy" : "collection-submit", { count: games });
    else submit.firstChild.textContent = on ? t("start-busy") : t("start-submit");
  }

  async function readFile(chosen) {
    if (!chosen) return;
    if (chosen.size > (config.limits?.pgn_bytes ?? 1_048_576)) {
      tell({ message: t("start-too-large", { name: chosen.name }) });
      return;
    }
    fill(await chosen.text());
    file.value = "";
  }

  function fill(pgn) {
    text.value = pgn;
    text.scrollTop = 0;
    tell(null);
    offerMany();
    submit.focus({ preventScroll: true });
    submit.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  return { element, fill, readFile };
}

/** Lines as lines, and what stands between stars set off. */
function styled(text) {
  return text
    .split("\n")
    .flatMap((line, index) => [
      index ? h("br") : null,
      ...line.split("*").map((part, at) => (at % 2 ? h("em", {}, part) : part)),
    ]);
}

function createOptions(config) {
  const kept = { engine: "auto", preset: "standard", ...config.defaults, ...load("options", {}) };
  const preset = segmented(
    t("start-depth"),
    PRESETS.filter(([id]) => !config.presets || id in config.presets),
    kept.preset,
    (id) => {
      kept.preset = id;
    },
    config.presets,
  );
  const engine = select(
    t("start-engine"),
    (config.engines ?? [{ name: "auto", label: "" }]).map(({ name, label }) => [
      name,
      name === "auto" ? automatic(label) : label,
    ]),
    kept.engine,
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
  const flags = [
    ["includeTheory", "class-theory"],
    ["includeCritical", "class-critical"],
    ["includeBrilliant", "class-brilliant"],
  ].map(([id, label]) => [id, checkbox(t(label), kept[id] !== false)]);
  const hideNames = checkbox(t("privacy-names"), kept.hideNames === true);
  const expires = select(
    t("privacy-expires"),
    [["", t("privacy-never")], ...EXPIRY_DAYS.map((days) => [String(days), t("privacy-days", { days })])],
    String(kept.expiresDays ?? ""),
  );
  const element = h(
    "div",
    { class: "options" },
    preset.element,
    h(
      "details",
      { class: "options__more" },
      h("summary", {}, t("start-more")),
      h("div", { class: "options__grid" }, engine.element, multipv.element, rules.element),
      h(
        "fieldset",
        { class: "options__flags" },
        h("legend", {}, t("start-classes")),
        flags.map(([, flag]) => flag.element),
      ),
    ),
    h(
      "details",
      { class: "options__more" },
      h("summary", {}, t("privacy-title")),
      h("div", { class: "options__privacy" }, hideNames.element, expires.element),
      h("p", { class: "options__note" }, t("privacy-note")),
    ),
  );
  return {
    element,
    /** The fields of a request beside the game: {options, hideNames, expiresDays}. Kept for the next time. */
    wishes() {
      const values = {
        engine: engine.value(),
        preset: kept.preset,
        multipv: Number(multipv.value()),
        rules: rules.value(),
      };
      for (const [id, flag] of flags) values[id] = flag.value();
      const privacy = { hideNames: hideNames.value(), expiresDays: Number(expires.value()) || null };
      save("options", { ...values, ...privacy });
      return { options: values, ...privacy };
    },
  };
}

/** The label of the automatic choice: with the engine that it means here. */
const automatic = (engine) => (engine ? t("start-automatic-engine", { engine }) : t("start-automatic"));

function segmented(label, choices, chosen, choose, presets) {
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
  function press(id) {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.id === id));
    choose(id);
  }
  return {
    element: h("div", { class: "segmented segmented--wide", role: "group", "aria-label": label }, buttons),
  };
}

function select(label, choices, chosen) {
  const input = h(
    "select",
    {},
    choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
  );
  return { element: h("label", { class: "field" }, h("span", {}, label), input), value: () => input.value };
}

function checkbox(label, checked) {
  const input = h("input", { type: "checkbox", checked });
  return { element: h("label", { class: "check" }, input, h("span", {}, label)), value: () => input.checked };
}

/** A file may be dropped anywhere on the screen. */
function dropAnywhere(root, form) {
  const over = (event) => {
    if (![...event.dataTransfer.types].some((type) => type === "Files" || type === "text/plain")) return;
    event.preventDefault();
    root.classList.add("is-dropping");
  };
  const leave = (event) => !event.relatedTarget && root.classList.remove("is-dropping");
  const drop = (event) => {
    event.preventDefault();
    root.classList.remove("is-dropping");
    const [file] = event.dataTransfer.files;
    if (file) form.readFile(file);
    else form.fill(event.dataTransfer.getData("text/plain"));
  };
  const all = [
    ["dragover", over],
    ["dragleave", leave],
    ["drop", drop],
  ];
  all.forEach(([name, listener]) => document.addEventListener(name, listener));
  return () => all.forEach(([name, listener]) => document.removeEventListener(name, listener));
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
