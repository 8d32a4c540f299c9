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
  const form = h(
    "form",
    { class: "move-field" },
    input,
    h("button", { class: "button button--primary button--small" }, t("move-field-play")),
    answer,
  );
  const close = () => {
    form.remove();
    if (back instanceof HTMLElement && back.isConnected) back.focus();
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return close();
    const played = await play(text);
    input.setAttribute("aria-invalid", String(!played));
    answer.textContent = played ? "" : t("move-field-not-legal", { move: text });
    if (played) input.value = "";
    return null;
  });
  form.addEventListener("keydown", (event) => event.key === "Escape" && close());
  input.addEventListener("input", () => {
    input.removeAttribute("aria-invalid");
    answer.textContent = "";
  });
  surface.frame.append(form);
  input.focus();
  return close;
};
