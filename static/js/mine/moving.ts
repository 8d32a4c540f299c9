/**
 * All that this browser keeps goes to another one by a link, which a phone's camera reads as a QR code: made
 * and shown here, opened there. Loaded when it is wanted.
 */

import { copyText } from "../lib/clipboard.ts";
import { say, showDialog } from "../lib/dialogs.ts";
import { h, s, waiting } from "../lib/dom.ts";
import { intl } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import { ApiError, call } from "../net/api.ts";
import type { LeftParcel, Parcel } from "../wire.ts";
import type { Move } from "./sealing.ts";
import { canSeal, linkOf, seal, unsealed } from "./sealing.ts";

const PARCELS = at("/api/parcels");
/** Modules of light around a code. */
const QUIET = 4;

/** Show a link to what `file()` gives; `save()` offers that as a file where there can be no link. */
export async function showMove(file: () => Promise<string>, save: () => void): Promise<void> {
  const body = h("div", { class: "moving" }, waiting(t("mine-move-waiting")));
  const instead = (words: string) => [
    h("p", { role: "alert" }, words),
    h(
      "button",
      { type: "button", class: "button", on: { click: save } },
      icon("download", 18),
      t("mine-export"),
    ),
  ];
  showDialog(t("mine-move-title"), body);
  if (!canSeal()) return body.replaceChildren(...instead(t("mine-move-insecure")));
  body.replaceChildren(...(await made(file).catch((error) => instead(wordsOf(error)))));
}

/** What the dialog shows of a link that holds. */
async function made(file: () => Promise<string>): Promise<HTMLElement[]> {
  const [{ generate }, { data, key }] = await Promise.all([import("lean-qr"), file().then(seal)]);
  const { id, expires } = await call<LeftParcel>(PARCELS, { method: "POST", body: { data } });
  const link = linkOf({ id, key });
  const until = intl("DateTimeFormat", { hour: "numeric", minute: "numeric" }).format(new Date(expires));
  const field = h("input", {
    class: "moving__link",
    readonly: true,
    value: link,
    "aria-label": t("mine-move-link"),
    on: { focus: () => field.select() },
  });
  const copy = async () => say(t((await copyText(link)) ? "share-copied" : "share-refused"));
  return [
    h("p", { role: "status" }, t("mine-move-how", { time: until })),
    codeOf(generate(link)),
    h(
      "div",
      { class: "moving__row" },
      field,
      h("button", { type: "button", class: "button", on: { click: copy } }, t("share-copy")),
    ),
    h("p", { class: "moving__why" }, t("mine-move-why")),
  ];
}

function codeOf(code: { size: number; get(x: number, y: number): boolean }): HTMLElement {
  const side = code.size + 2 * QUIET;
  const places = Array.from({ length: code.size ** 2 }, (_, n) => [n % code.size, Math.floor(n / code.size)]);
  const dark = places.filter(([x, y]) => code.get(x, y));
  return h(
    "div",
    { class: "moving__code" },
    s(
      "svg",
      { viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": t("mine-move-code") },
      s("path", { d: dark.map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`).join("") }),
    ),
  );
}

/** Why there is no link; a TypeError: a module did not come. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-offline");
  return error.status === 413 || error.place === "data" ? t("mine-move-large") : error.message;
}

/**
 * What a link leads to, which is gone then: the text, or (an Error) why there is none, in words. Without a
 * connection the link still holds.
 */
export async function fetchMove({ id, key }: Move, most: number): Promise<string | Error> {
  if (!canSeal()) return new Error(t("mine-move-insecure"));
  try {
    const { data } = await call<Parcel>(`${PARCELS}/${id}`, { method: "DELETE" });
    return (await unsealed({ data, key }, most)) ?? new Error(t("mine-move-broken"));
  } catch (error) {
    const away = error instanceof ApiError && error.status === 0;
    return away ? new Error(t("mine-move-offline")) : (error as Error);
  }
}
