/** The way to the dialog that finds games, which is loaded when it is asked for. */

import { say } from "../lib/dialogs.ts";
import { t } from "../lib/i18n.ts";
import type { Where } from "./find.ts";

/** Open the dialog, or say that it cannot be opened; with `fen` it looks for that position at once. */
export async function showFind(where: Where, fen?: string): Promise<void> {
  try {
    const { openFind } = await import("./find.ts");
    await openFind(where, fen);
  } catch {
    say(t("error-offline")); // a module did not come, or the browser keeps no list of reviews
  }
}
