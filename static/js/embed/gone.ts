/** Entry of a frame where nothing (any more) is: it is as small as its one sentence. */

import { createDriver } from "./driving.ts";
import { tellHeight, tellLinks } from "./frame.ts";

const id = document.documentElement.dataset.subject ?? "";
createDriver({ id, obey: () => false }).tell("error", { code: "gone" }, { stays: true });
tellHeight(id);
tellLinks();
