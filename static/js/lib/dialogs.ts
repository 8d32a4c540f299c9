/**
 * What the page says to a person: dialogs, the short notes at its head, and a screen that cannot be shown.
 */

import { h } from "./dom.ts";
import { t } from "./i18n.ts";
import { icon } from "./icons.ts";
import type { Child } from "./types.ts";

/**
 * What `build()` returns: the function that takes the screen in `root` down. Where it throws, `root` says so
 * instead, and the console says why.
 */
export function built(root: Element, build: () => () => void): () => void {
  try {
    return build();
  } catch (error) {
    const again = () => location.reload();
    const button = { type: "button", class: "button button--primary", on: { click: again } };
    root.replaceChildren(
      h(
        "div",
        { class: "missing", role: "alert" },
        h("h1", {}, t("page-broken")),
        h("p", {}, t("page-broken-why")),
        h("p", {}, h("button", button, t("page-broken-button"))),
      ),
    );
    reportError(error);
    return () => {};
  }
}

/** Ask before something that cannot be undone. */
export function confirm(title: string, text: string, yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = show(title, h("p", {}, text), [
      closeButton(t("dialog-keep")),
      h(
        "button",
        { type: "button", class: "button button--danger", on: { click: () => dialog.close("yes") } },
        yes,
      ),
    ]);
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"));
  });
}

/** Let a person choose one of `choices` -> its value, null for none. */
export function choose<T>(
  title: string,
  body: Child,
  choices: { value: T; content: Child }[],
): Promise<T | null> {
  return new Promise((resolve) => {
    const items = choices.map(({ content }, index) =>
      h(
        "button",
        { type: "button", class: "button", on: { click: () => dialog.close(String(index)) } },
        content,
      ),
    );
    const dialog = show(
      title,
      [body, h("div", { class: "dialog__choices" }, items)],
      [closeButton(t("dialog-cancel"))],
    );
    dialog.addEventListener("close", () => resolve(choices[Number(dialog.returnValue || -1)]?.value ?? null));
  });
}

/** Show a dialog with a button that closes it, and others behind it. */
export function showDialog(title: string, body: Child, others: Child[] = []): HTMLDialogElement {
  return show(title, body, [closeButton(t(others.length ? "dialog-cancel" : "dialog-close")), ...others]);
}

function show(title: string, body: Child, buttons: Child[]): HTMLDialogElement {
  const dialog = h("dialog", {
    class: "dialog",
    "aria-label": title,
    on: { click: (event) => event.target === dialog && dialog.close() },
  });
  const shut = h(
    "button",
    {
      type: "button",
      class: "button button--icon button--quiet",
      "aria-label": t("dialog-close"),
      on: { click: () => dialog.close() },
    },
    icon("close"),
  );
  dialog.append(
    h(
      "div",
      { class: "dialog__box" },
      h("div", { class: "dialog__head" }, h("h2", {}, title), shut),
      body,
      h("div", { class: "dialog__buttons" }, buttons),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  open(dialog);
  return dialog;
}

const STOPS =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";

/**
 * Show a dialog above all else; behind its last stop, the Tab key goes on at its first and not out of it. Who
 * goes back leaves it with the screen under it.
 */
export function open(dialog: HTMLDialogElement): void {
  const close = () => dialog.close();
  window.addEventListener("popstate", close);
  dialog.addEventListener("close", () => window.removeEventListener("popstate", close));
  document.body.append(dialog);
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Tab") return;
    const stops = ([...dialog.querySelectorAll(STOPS)] as HTMLElement[]).filter((stop) =>
      stop.checkVisibility(),
    );
    const [from, to] = event.shiftKey
      ? [stops[0], stops[stops.length - 1]]
      : [stops[stops.length - 1], stops[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to.focus();
  });
  dialog.showModal();
}

const closeButton = (label: string) =>
  h(
    "button",
    { type: "button", class: "button", on: { click: (event) => event.target.closest("dialog")?.close() } },
    label,
  );

/** Milliseconds that a note stands: at least, and for each letter that is to be read. */
const STANDS = { least: 2600, letter: 50 };
let timer = 0;

/** A short note at the foot of the page, also for screen readers. */
export function say(text: string) {
  let note: HTMLElement | null = document.querySelector(".toast");
  if (!note) {
    note = h("div", { class: "toast", role: "status" });
    document.body.append(note);
  }
  note.textContent = text;
  const { classList } = note;
  classList.add("is-shown");
  clearTimeout(timer);
  timer = setTimeout(() => classList.remove("is-shown"), Math.max(STANDS.least, STANDS.letter * text.length));
}
