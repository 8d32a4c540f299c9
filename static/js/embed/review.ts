/** Entry of `/embed/<id>`: takes over from the server's first paint and follows the review while it runs. */

import { placeFromAddress } from "../state/address.ts";
import { createDriver } from "./driving.ts";
import { followReview } from "./followed.ts";
import { embedded, tellHeight, tellLinks, viewerPlace, withSecret } from "./frame.ts";
import { wear } from "./look.ts";
import type { ReviewEmbed } from "./types.ts";

const review: ReviewEmbed = embedded();
const { id, options } = review;
wear(options);
const driver = createDriver({ id, obey: (command) => shown.viewer.obey(command) });
const shown = followReview(viewerPlace, review, options, {
  place: () => placeFromAddress({ hash: location.hash }) ?? options,
  moved: (place) => driver.tell("plychange", place),
  opened: (viewer, plies) => driver.tell("ready", { ...viewer.place(), plies }, { stays: true }),
  ended: (status) => driver.tell("done", { status }, { stays: true }),
  gone: () => location.reload(), // to the sentence that says so
});
tellHeight(id);
tellLinks();
for (const link of document.querySelectorAll(".embed__way a"))
  link.setAttribute("href", withSecret(link.getAttribute("href") ?? ""));
window.addEventListener("hashchange", shown.begin);
