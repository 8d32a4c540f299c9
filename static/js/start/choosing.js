/**
 * What is to be reviewed of the text in the field: all of it, some of its games, or games of another site
 * that it names. What draws the choice comes when it is wanted.
 */

import { sheet } from "../lib/dom.js";
import { textsOf } from "../lib/later_texts.js";
import { mayFollow, wishOf } from "./wish.js";

/** @import { PageConfig } from "../../types/net" */
/** @import { Choice } from "../../types/start" */
/** @typedef {ReturnType<typeof import("../collection/offer.js").createOffer>} Offer */
/** @typedef {ReturnType<typeof import("./import.js").createImport>} Import */
/** @typedef {ReturnType<typeof import("./follow.js").createFollow>} Follow */

/** Whether a text has more than one game, as far as its headers say. @param {string} text */
const mayBeMany = (text) =>
  [/^[ \t]*\[Event\s/m, /^[ \t]*\[White\s/m].some((header) => text.split(header).length > 2);

/**
 * @param {PageConfig} config @param {Element} place @param {() => void} onChange
 */
export function createChoosing(config, place, onChange) {
  const limit = config.limits?.games ?? 200;
  /** @type {Offer | null} */
  let offer = null;
  /** @type {Import | null} */
  let imported = null;
  /** Whether the text is of another site's games. */
  let elsewhere = false;
  const round = createRound(config, place, onChange);

  /** @param {{ element: Element }} shown */
  const put = ({ element }) => element.isConnected || place.replaceChildren(element);
  const wish = (/** @type {string} */ text) => (config.imports ? wishOf(text) : null);

  return {
    wish,
    follows: round.fits,
    /** Show what there is to choose in this text. @param {string} text */
    async see(text) {
      const wanted = wish(text);
      elsewhere = Boolean(wanted);
      const followable = round.see(text);
      if (wanted) {
        const [{ createImport }] = await Promise.all([
          import("./import.js"),
          textsOf("import"),
          sheet("import"),
        ]);
        imported ??= createImport({ limit, onChange });
        put(imported);
        imported.update(wanted);
        if (followable) await round.offer(false);
      } else if (followable) await round.offer(true);
      else if (offer || mayBeMany(text)) {
        const { createOffer } = await import("../collection/offer.js");
        offer ??= createOffer({ limit, onChange });
        put(offer);
        offer.update(text);
      } else place.replaceChildren();
    },
    /** Null: the text as it is; also before another site's games are there. @returns {Choice | null} */
    choice: () => round.choice() ?? (elsewhere ? imported : offer)?.choice() ?? null,
    /** Whether games must be fetched first. */
    unfetched: () => elsewhere && !round.choice() && !imported?.choice(),
    /** Fetch them; true where there is one alone. */
    fetch: async () => Boolean(await imported?.fetch()),
    /** The game whose side was said to be one's own, after it was sent. */
    own: () => (elsewhere && imported?.own()) || null,
  };
}

/**
 * A round that can be followed, offered below what else can be done with its address.
 * @param {PageConfig} config @param {Element} place @param {() => void} onChange
 */
function createRound(config, place, onChange) {
  /** @type {Follow | null} */
  let shown = null;
  let address = "";
  const fits = (/** @type {string} */ text) => mayFollow(text, config.follow);
  return {
    fits,
    /** Whether this text is the address of one. @param {string} text */
    see(text) {
      address = fits(text) ? text.trim() : "";
      if (!address) shown?.element.remove();
      return Boolean(address);
    },
    /** `alone`: there is nothing else. @param {boolean} alone */
    async offer(alone) {
      const [{ createFollow }] = await Promise.all([
        import("./follow.js"),
        textsOf("follow"),
        sheet("import"),
      ]);
      shown ??= createFollow(onChange);
      shown.update(alone);
      if (alone) place.replaceChildren(shown.element);
      else if (!shown.element.isConnected) place.append(shown.element);
      onChange();
    },
    /** @returns {Choice | null} */
    choice: () => (address && shown?.chosen() ? { follow: address } : null),
  };
}
