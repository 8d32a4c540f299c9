/**
 * What is to be reviewed of the text in the field: all of it, some of its games, or games of another site
 * that it names. What draws the choice comes when it is wanted.
 */

import { sheet } from "../lib/dom.ts";
import type { PageConfig } from "../net/types.ts";
import { importLinkOf, mayFollow } from "./import_link.ts";
import type { Choice } from "./types.ts";

type Offer = ReturnType<typeof import("../collection/offer.ts").createOffer>;
type Import = ReturnType<typeof import("./import.ts").createImport>;
export type Follow = ReturnType<typeof import("./follow.ts").createFollow>;

/** Whether a text has more than one game, as far as its headers say. */
const mayBeMany = (text: string) =>
  [/^[ \t]*\[Event\s/m, /^[ \t]*\[White\s/m].some((header) => text.split(header).length > 2);

export function createChoosing(config: PageConfig, place: Element, onChange: () => void) {
  const limit = config.limits?.games ?? 200;
  let offer: Offer | null = null;
  let imported: Import | null = null;
  /** Whether the text is of another site's games. */
  let elsewhere = false;
  /** The text that was looked at last: what comes late for another is of no use. */
  let latest = "";
  const round = createRound(config, place, onChange);

  const put = ({ element }: { element: Element }) => element.isConnected || place.replaceChildren(element);
  const importLink = (text: string) => (config.imports ? importLinkOf(text) : null);

  return {
    importLink,
    follows: round.fits,
    /** Show what there is to choose in this text. */
    async see(text: string) {
      latest = text;
      const wanted = importLink(text);
      elsewhere = Boolean(wanted);
      const followable = round.see(text);
      if (wanted) {
        const [{ createImport }] = await Promise.all([import("./import.ts"), sheet("import")]);
        if (text !== latest) return;
        imported ??= createImport({ limit, onChange });
        put(imported);
        imported.update(wanted);
        if (followable) await round.offer(false);
      } else if (followable) await round.offer(true);
      else if (offer || mayBeMany(text)) {
        const { createOffer } = await import("../collection/offer.ts");
        if (text !== latest) return;
        offer ??= createOffer({ limit, onChange });
        put(offer);
        offer.update(text);
      } else place.replaceChildren();
    },
    /** Null: the text as it is; also before another site's games are there. */
    choice: (): Choice | null => round.choice() ?? (elsewhere ? imported : offer)?.choice() ?? null,
    /** Whether games must be fetched first. */
    unfetched: () => elsewhere && !round.choice() && !imported?.choice(),
    /** Fetch them; true where there is one alone. */
    fetch: async () => Boolean(await imported?.fetch()),
    /** The game whose side was said to be one's own, after it was sent. */
    own: () => (elsewhere && imported?.own()) || null,
  };
}

/** A round that can be followed, offered below what else can be done with its address. */
function createRound(config: PageConfig, place: Element, onChange: () => void) {
  let shown: Follow | null = null;
  let address = "";
  const fits = (text: string) => mayFollow(text, config.follow);
  return {
    fits,
    /** Whether this text is the address of one. */
    see(text: string) {
      address = fits(text) ? text.trim() : "";
      if (!address) shown?.element.remove();
      return Boolean(address);
    },
    /** `alone`: there is nothing else. */
    async offer(alone: boolean) {
      const asked = address;
      const [{ createFollow }] = await Promise.all([import("./follow.ts"), sheet("import")]);
      if (address !== asked) return;
      shown ??= createFollow(onChange);
      shown.update(alone);
      if (alone) place.replaceChildren(shown.element);
      else if (!shown.element.isConnected) place.append(shown.element);
      onChange();
    },
    choice: (): Choice | null => (address && shown?.chosen() ? { follow: address } : null),
  };
}
