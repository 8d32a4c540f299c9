/**
 * What the page says to a person: dialogs, the short notes at its head, and a screen that cannot be shown.
 */

/** @import { Child } from "../../types/lib" */

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { KEYS } from "./keys.js";

/** Show the list of keys. */
export function showKeys() {
  const rows = KEYS.map(([keys, what]) =>
    h(
      "div",
      { class: "keys__row" },
      h(
        "dt",
        {},
        keys.split(" ").map((key) => h("kbd", {}, key === "space" ? t("keys-space") : key)),
      ),
      h("dd", {}, t(what)),
    ),
  );
  show(t("keys-title"), h("dl", { class: "keys" }, rows), [closeButton(t("dialog-close"))]);
}

/**
 * What `build()` returns: the function that takes the screen in `root` down. Where it throws, `root` says so
 * instead, and the console says why.
 * @type {(root: Element, build: () => () => void) => () => void}
 */
export function built(root, build) {
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

/**
 * Ask before something that cannot be undone.
 * @type {(title: string, text: string, yes: string) => Promise<boolean>}
 */
export function confirm(title, text, yes) {
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

/**
 * Let a person choose one of `choices` -> its value, null for none.
 * @type {<T>(title: string, body: Child, choices: { value: T, content: Child }[]) => Promise<T | null>}
 */
export function choose(title, body, choices) {
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
/** @type {(title: string, body: Child, others?: Child[]) => HTMLDialogElement} */
export function showDialog(title, body, others = []) {
  return show(title, body, [closeButton(t(others.length ? "dialog-cancel" : "dialog-close")), ...others]);
}

/** @type {(title: string, body: Child, buttons: Child[]) => HTMLDialogElement} */
function show(title, body, buttons) {
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
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  return dialog;
}

const closeButton = (/** @type {string} */ label) =>
  h(
    "button",
    { type: "button", class: "button", on: { click: (event) => event.target.closest("dialog")?.close() } },
    label,
  );

let timer = 0;

/** A short note at the foot of the page, also for screen readers. @param {string} text */
export function say(text) {
  /** @type {HTMLElement | null} */
  let note = document.querySelector(".toast");
  if (!note) {
    note = h("div", { class: "toast", role: "status" });
    document.body.append(note);
  }
  note.textContent = text;
  const { classList } = note;
  classList.add("is-shown");
  clearTimeout(timer);
  timer = setTimeout(() => classList.remove("is-shown"), 2600);
}
