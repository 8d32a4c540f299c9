/**
 * One's repertoire, the cards of both trainings and a person's settings, as a file takes them along: read
 * from this browser, and taken into it. What is here stays: positions are added, of a card that both have
 * the one that was asked last is kept, a setting is taken where nothing was chosen.
 */

import { loadRules } from "../chess/rules.ts";
import type { Rules } from "../chess/types.ts";
import { FAULTS, merged } from "../learn/cards.ts";
import type { Deck, KeptCard } from "../learn/types.ts";
import { all, put } from "../lib/database.ts";
import { load, save } from "../lib/storage.ts";
import { gamesOf, gathered, MOST } from "../openings/gathering.ts";
import { readDeck } from "../openings/kept_cards.ts";
import { repertoirePgn } from "../openings/writing.ts";
import { KEPT } from "../state/own_side.ts";
import { keepRepertoire, readRepertoire } from "../state/repertoire.ts";
import { showSettings } from "../state/settings.ts";
import type { Side } from "../wire.ts";
import type { Learnt } from "./file.ts";
import { SETTING_NAMES } from "./file.ts";

type Reading = [Parameters<typeof gathered>[2]["parser"], Rules];

const SIDES: Side[] = ["white", "black"];
/** A full repertoire takes this many times the characters that are read of a text that somebody pastes. */
const FULL = 3;

/** What became of it: positions that are new, cards of the file. `kept` false: the browser refused some. */
export interface Received {
  positions: number;
  cards: number;
  kept: boolean;
}

export async function readLearnt(): Promise<Learnt> {
  const kept = await Promise.all(SIDES.map(readRepertoire));
  const written = kept.flatMap((each) => (each ? [[each.side, repertoirePgn(each)]] : []));
  const chosen = SETTING_NAMES.map((name) => [name, load(name, null as unknown)]);
  return {
    repertoires: Object.fromEntries(written),
    cards: await readDeck(),
    training: load(FAULTS, {} as Deck),
    settings: Object.fromEntries(chosen.filter(([, value]) => value !== null)),
  };
}

/** Rejects only where a module does not come: nothing has been taken then. */
export async function takeLearnt({ repertoires, cards, training, settings }: Learnt): Promise<Received> {
  const reading = Object.keys(repertoires).length
    ? await Promise.all([import("chessops/pgn"), loadRules()])
    : null;
  let positions = 0;
  let kept = true;
  for (const side of SIDES) {
    const fresh = reading && (await tried(takeRepertoire(side, repertoires[side] ?? "", reading)));
    positions += fresh ?? 0;
    kept &&= !reading || fresh !== null;
  }
  if ((await tried(takeCards(cards))) === null) kept = false;
  if (Object.keys(training).length) kept = save(FAULTS, merged(load(FAULTS, {} as Deck), training)) && kept;
  takeSettings(settings);
  return { positions, cards: Object.keys(cards).length + Object.keys(training).length, kept };
}

/** null: the browser does not keep it. */
const tried = <T>(keeping: Promise<T>): Promise<T | null> => keeping.catch(() => null);

/** How many positions are new. */
async function takeRepertoire(side: Side, pgn: string, [parser, rules]: Reading): Promise<number> {
  const games = gamesOf(pgn, FULL * MOST.moves);
  if (!games?.length) return 0;
  const before = (await readRepertoire(side)) ?? { side, positions: [] };
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  const { repertoire, fresh } = await gathered(before, games, { parser, rules, pause });
  await keepRepertoire(repertoire);
  return fresh;
}

async function takeCards(cards: Deck): Promise<void> {
  if (!Object.keys(cards).length) return;
  const mine = Object.fromEntries(await all<KeptCard>("cards"));
  const both = Object.entries(merged(mine, cards));
  await put(
    "cards",
    both.filter(([id, card]) => mine[id] !== card),
  );
}

/** Of names and of the sides that one has, both lists; of anything else what was chosen here. */
function takeSettings(settings: Learnt["settings"]) {
  for (const [name, theirs] of Object.entries(settings)) {
    const mine = load(name, null as unknown);
    if (Array.isArray(theirs)) save(name, bothOf(Array.isArray(mine) ? mine : [], theirs));
    else if (mine === null) save(name, theirs);
  }
  showSettings();
}

/** Two lists in one, the own behind, which outlive the other's; what both name stands as it is here. */
function bothOf(mine: unknown[], theirs: unknown[]) {
  const nameOf = (each: unknown) => String(Array.isArray(each) ? each[0] : each);
  const known = new Set(mine.map(nameOf));
  return [...theirs.filter((each) => !known.has(nameOf(each))), ...mine].slice(-KEPT);
}
