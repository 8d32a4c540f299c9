/** What goes to the clipboard. */

import { h } from "./dom.ts";

/**
 * Put a text, or the one that a promise brings, on the clipboard -> whether that worked. To be called while a
 * click lasts: Safari has forgotten it when the promise is kept, so the promise itself is what the clipboard
 * gets. Fails where the promise does.
 */
export async function copyText(text: string | Promise<string>) {
  return (
    (typeof text !== "string" && (await works(() => writeLater(text)))) ||
    (await works(async () => navigator.clipboard.writeText(await text))) ||
    copyBySelection(await text) // no clipboard without https
  );
}

function writeLater(promise: Promise<string>) {
  const blob = promise.then((text) => new Blob([text], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

async function works(attempt: () => Promise<void>) {
  try {
    await attempt();
    return true;
  } catch {
    return false;
  }
}

function copyBySelection(text: string) {
  const area = h("textarea", { value: text, class: "visually-hidden" });
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
