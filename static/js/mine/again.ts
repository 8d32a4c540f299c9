/**
 * What a person who comes back finds on the start screen: training that is due, seasons, the reviews opened
 * last. All of it lies in this browser.
 */

import { diagram } from "../board/diagram.ts";
import type { Trained } from "../learn/cards.ts";
import { dueOf, FAULTS, standingOf, TRAINED } from "../learn/cards.ts";
import type { Deck } from "../learn/types.ts";
import { all } from "../lib/database.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import { load } from "../lib/storage.ts";
import { readDeck } from "../openings/kept_cards.ts";
import { tasksOf } from "../openings/lines.ts";
import type { OwnReview } from "../state/own_reviews.ts";
import { sideOf } from "../state/own_side.ts";
import { readRepertoire } from "../state/repertoire.ts";
import type { Side } from "../wire.ts";
import { openedLast } from "./entries.ts";
import { accuracyOf, headingOf } from "./list.ts";

const REVIEWS = 6;
const SEASONS = 2;
const SIDES: Side[] = ["white", "black"];
const NO_MEN = "8/8/8/8/8/8/8/8";

/** A way on. */
interface Way {
  sign: Sign;
  href: string;
  title: string;
  note: string;
}

/** Null where there is nothing to go on with. */
export async function createAgain(): Promise<HTMLElement | null> {
  const lines = openedLast((await all<OwnReview>("reviews")).values());
  const seasons = lines.filter(({ player }) => player).slice(0, SEASONS);
  const reviews = lines.filter((line) => !seasons.includes(line)).slice(0, REVIEWS);
  const ways = [...(await dueInRepertoire()), ...ofSeasons(seasons, lines)];
  if (!reviews.length && !ways.length) return null;
  return h(
    "section",
    { class: "again", "aria-label": t("again-label") },
    ways.length ? h("ul", { class: "again__ways" }, ways.map(wayOf)) : null,
    reviews.length ? [headOf(), h("ul", { class: "again__reviews" }, reviews.map(reviewOf))] : null,
  );
}

const headOf = () =>
  h(
    "div",
    { class: "again__head" },
    h("h2", {}, t("again-title")),
    h(
      "a",
      { class: "button button--quiet", href: at("/reviews"), data: { route: "" } },
      t("top-mine"),
      icon("next", 18),
    ),
  );

async function dueInRepertoire(): Promise<Way[]> {
  const [deck, ...kept] = await Promise.all([readDeck(), ...SIDES.map(readRepertoire)]);
  const tasks = kept.flatMap((repertoire) => (repertoire ? tasksOf(repertoire) : []));
  const { due } = standingOf(tasks, deck, Date.now());
  const words = { title: t("again-due", { count: due }), note: t("repertoire-title") };
  return due ? [{ sign: "bulb", href: at("/repertoire"), ...words }] : [];
}

/** The season that was trained on last, if a position of it is due, and `seasons`. */
function ofSeasons(seasons: OwnReview[], lines: OwnReview[]): Way[] {
  const trained = load<Trained | null>(TRAINED, null);
  const due = trained && lines.some(({ id }) => id === trained.id) ? dueIn(trained) : 0;
  const others = seasons.filter(({ id, player }) => !due || id !== trained?.id || player !== trained.player);
  const hrefOf = (id: string, player: string) => at(`/c/${id}/season/${encodeURIComponent(player)}`);
  const seasonWays = others.map(({ id, player = "", games, follows }) => ({
    sign: "list" as const,
    href: hrefOf(id, player),
    title: t("collection-season", { player }),
    note: follows ? t("again-follows") : t("games-count", { count: games }),
  }));
  if (!trained || !due) return seasonWays;
  const note = t("collection-season", { player: trained.player });
  const href = hrefOf(trained.id, trained.player);
  return [{ sign: "bulb", href, title: t("again-due", { count: due }), note }, ...seasonWays];
}

const dueIn = (trained: Trained) => dueOf(trained, load(FAULTS, {} as Deck), Date.now());

const wayOf = ({ sign, href, title, note }: Way) =>
  h(
    "li",
    {},
    h(
      "a",
      { class: "again__way", href, data: { route: "" } },
      icon(sign, 22),
      h("span", {}, h("strong", {}, title), h("small", {}, note)),
    ),
  );

function reviewOf(line: OwnReview) {
  const isCollection = line.kind === "collection";
  return h(
    "li",
    { class: "again__review" },
    isCollection ? h("span", { class: "again__pile" }, icon("list", 30)) : boardOf(line),
    h(
      "div",
      { class: "again__what" },
      headingOf(line),
      isCollection
        ? h("p", { class: "mine__facts" }, t("games-count", { count: line.games }))
        : accuracyOf(line),
    ),
  );
}

/** Where the game ended, from the person's own side. */
function boardOf({ id, white, black, men }: OwnReview) {
  const side = sideOf(id, { White: white, Black: black });
  return diagram(men ?? NO_MEN, side === "black" ? "black" : "white", "");
}
