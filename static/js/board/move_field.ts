/** A field over the board's foot for a written move: "Nf3", "O-O", "e7e8q". Stays open for the next one. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { OpenMoveField } from "./types.ts";

export const openMoveField: OpenMoveField = (surface, play) => {
  const open = surface.frame.querySelector(".move-field input");
  if (open instanceof HTMLElement) {
    open.focus();
    return null;
  }
  const back = document.activeElement;
  const input = h("input", {
    type: "text",
    name: "move",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: 12,
    placeholder: t("move-field-hint"),
    "aria-label": t("move-field-label"),
  });
  const answer = h("output", { class: "move-field__answer" });
  // No form: a sandbox such as that of an embed lets none be sent.
  const field = h(
    "div",
    { class: "move-field" },
    input,
    h(
      "button",
      { type: "button", class: "button button--primary button--small", on: { click: () => send() } },
      t("move-field-play"),
    ),
    answer,
  );
  const close = () => {
    field.remove();
    if (back instanceof HTMLElement && back.isConnected) back.focus();
  };
  async function send() {
    const text = input.value.trim();
    if (!text) return close();
    const played = await play(text);
    if (played === null) return null;
    input.setAttribute("aria-invalid", String(!played));
    answer.textContent = played ? "" : t("move-field-not-legal", { move: text });
    if (played) input.value = "";
    return null;
  }
  field.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // it would press the button that gets the focus back
    send();
  });
  input.addEventListener("input", () => {
    input.removeAttribute("aria-invalid");
    answer.textContent = "";
  });
  surface.frame.append(field);
  input.focus();
  return close;
};
