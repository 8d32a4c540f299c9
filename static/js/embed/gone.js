/** Entry of a frame where nothing (any more) is: it is as small as its one sentence. */

import { tellHeight, tellLinks } from "./frame.js";

tellHeight(document.documentElement.dataset.subject ?? "");
tellLinks();
