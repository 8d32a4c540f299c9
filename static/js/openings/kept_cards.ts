/** The cards of repertoires' positions, as the browser keeps them: each by its side and position. */

import type { Deck, KeptCard } from "../learn/types.ts";
import { all, put } from "../lib/database.ts";

/** Empty where nothing can be kept. */
export const readDeck = (): Promise<Deck> => all<KeptCard>("cards").then(Object.fromEntries, () => ({}));

export const keepCard = (id: string, card: KeptCard): Promise<void> => put("cards", [[id, card]]);
