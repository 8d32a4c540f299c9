/** Entry of `/embed/c/<id>/season/<player>`: a player's season, as it stood when the frame was loaded. */

import { plainSeason } from "../season/plain.ts";
import { embedded, tellHeight, tellLinks, viewerPlace } from "./frame.ts";
import { wear } from "./look.ts";
import type { SeasonEmbed } from "./types.ts";

const { season, options }: SeasonEmbed = embedded();
wear(options);
viewerPlace.replaceChildren(plainSeason(season));
tellHeight(season.collection.id);
tellLinks();
