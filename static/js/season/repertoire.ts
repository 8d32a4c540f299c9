/** A season beside one's own repertoire: how often it was left and by whom, with the games. */

import { loadRules } from "../chess/rules.ts";
import { h } from "../lib/dom.ts";
import { intl } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { getOpenings } from "../net/api.ts";
import type { Repertoire } from "../state/repertoire.ts";
import { readRepertoire } from "../state/repertoire.ts";
import type { Season, Side } from "../wire.ts";
import type { Tally, Way } from "./departures.ts";
import { tallyOf } from "./departures.ts";

const SIDES: Side[] = ["white", "black"];
/** Ways to leave it that are listed, of each kind. */
const LISTED = 8;

interface Counted {
  side: Side;
  tally: Tally;
}

/** A season is drawn anew as it grows; the same one is counted once. */
const counted: WeakMap<Season, Promise<Counted[]>> = new WeakMap();

/** The section; null where this browser has no repertoire for a colour of its games. */
export async function repertoireOf(season: Season): Promise<HTMLElement | null> {
  const known = counted.get(season) ?? countedIn(season);
  counted.set(season, known);
  known.catch(() => counted.delete(season)); // the next drawing asks again
  const sides = await known;
  if (!sides.length) return null;
  return h(
    "section",
    { class: "season__section", data: { section: "repertoire" } },
    h("h2", {}, h("a", { href: at("/repertoire"), data: { route: "" } }, t("repertoire-title"))),
    sides.map(({ side, tally }) => [
      h("p", {}, wordsOf(side, tally)),
      ...(["left", "opponent"] as const).map((kind) =>
        tally.ways
          .filter(({ departure }) => departure.kind === kind)
          .slice(0, LISTED)
          .map(wayOf),
      ),
    ]),
  );
}

async function countedIn({ collection, player }: Season): Promise<Counted[]> {
  const kept = await Promise.all(SIDES.map(readRepertoire));
  const mine = kept.filter((each): each is Repertoire => Boolean(each?.positions.length));
  if (!mine.length) return [];
  const rules = await loadRules();
  const trees = await Promise.all(mine.map(({ side }) => getOpenings(collection.id, player, side)));
  return mine
    .map((repertoire, index) => ({
      side: repertoire.side,
      tally: tallyOf(repertoire, trees[index], rules),
    }))
    .filter(({ tally }) => tally.games);
}

const wordsOf = (side: Side, { games, left, opponent, ends }: Tally) =>
  t("repertoire-games", { side, games, left, opponent, ends });

function wayOf({ departure, games }: Way): HTMLElement {
  const { kind, move, own } = departure;
  const listed = intl("ListFormat", { type: "disjunction" }).format(own);
  return h(
    "details",
    {},
    h(
      "summary",
      {},
      t(`repertoire-row-${kind}`, { move, own: listed }),
      h("small", {}, t("games-count", { count: games.length })),
    ),
    h(
      "ul",
      {},
      games.map(({ game, ply }) =>
        h(
          "li",
          {},
          h(
            "a",
            { href: at(`/r/${game.review}?ply=${ply}`), data: { route: "" } },
            `${game.white} – ${game.black}`,
          ),
        ),
      ),
    ),
  );
}
