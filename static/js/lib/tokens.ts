/**
 * The delete tokens of what this browser has made: by them it may stop, change and delete it. Kept in the
 * browser's database, and where there is none in its small storage, as older versions did.
 */

import { all, put } from "./database.ts";
import { load, save } from "./storage.ts";

const PATIENCE_MS = 1500;
const OLD = "tokens";

type Tokens = Record<string, string>;

let known: Map<string, string> = new Map();

let reading: Promise<void> = Promise.resolve();

/** Take in what is kept, also by other tabs; `tokenOf` knows it then. Never rejects, nor takes for ever. */
export function readTokens(): Promise<void> {
  reading = read();
  return Promise.race([reading, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Resolves when all that is kept is known: on a busy machine later than `readTokens` does. */
export const tokensKnown = (): Promise<void> => reading;

async function read() {
  const old = Object.entries(load(OLD, {} as Tokens));
  for (const [id, token] of old) known.set(id, token);
  try {
    if (old.length) await put("tokens", old);
    known = await all("tokens");
    if (old.length) save(OLD, null);
  } catch {
    // no database: the small storage has what there is
  }
}

/** The delete token of a review or collection that this browser created, or null. */
export const tokenOf = (id: string): string | null => known.get(id) ?? null;

/** Those of all. */
export const allTokens = (): Tokens => Object.fromEntries(known);

/** Keep or (null) forget tokens -> whether they are kept beyond this visit. */
export async function setTokens(tokens: Record<string, string | null>): Promise<boolean> {
  const changes = Object.entries(tokens);
  for (const [id, token] of changes)
    if (token === null) known.delete(id);
    else known.set(id, token);
  try {
    await put(
      "tokens",
      changes.map(([id, token]) => [id, token ?? undefined]),
    );
    return true;
  } catch {
    return saveOld(changes);
  }
}

/** The same of one. */
export const setToken = (id: string, token: string | null): Promise<boolean> => setTokens({ [id]: token });

function saveOld(changes: [string, string | null][]): boolean {
  const held = { ...load(OLD, {} as Record<string, string | null>), ...Object.fromEntries(changes) };
  const left = Object.fromEntries(Object.entries(held).filter(([, token]) => token !== null));
  save(OLD, left);
  const now = load(OLD, {} as Tokens);
  return changes.every(([id, token]) => token === null || now[id] === token);
}
