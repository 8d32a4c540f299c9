/** Entry of `/embed/<id>?mode=puzzle` and of a collection's: its positions are asked, one after the other. */

import { embedded, tellHeight, tellLinks, viewerPlace } from "./frame.ts";
import { wear } from "./look.ts";
import { PuzzleBoard } from "./puzzle_board.ts";
import type { PuzzleEmbed } from "./types.ts";

const { puzzles, options }: PuzzleEmbed = embedded();
wear(options);
if (puzzles.length) new PuzzleBoard(viewerPlace, puzzles, options.orientation);
tellHeight("puzzles");
tellLinks();
