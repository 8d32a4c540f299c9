/**
 * What the other side threatens, asked step by step: the server says which positions it must know, which the
 * engine in the browser searches, and what can be said by them. One code knows what a threat is, and it is
 * the server's. Knows no page.
 */

import type { AskedThreat, ExplainedThreat } from "../wire.ts";
import { given } from "./explain_requests.ts";
import type { LiveLine } from "./types.ts";

/** `search`: null where it was stopped; `tell`: false where nobody waits for it any more. */
interface ThreatOptions {
  ask(asked: AskedThreat): Promise<ExplainedThreat>;
  search(fen: string, lines: number): Promise<LiveLine[] | null>;
  tell(explained: ExplainedThreat): boolean;
}

/** Questions at the most: the position, the threat's defences, the answers to them, the proof. */
const ROUNDS = 4;

/** False where a search was stopped. @param passed the position after a pass, and its lines */
export async function askThreat(
  fen: string,
  passed: { fen: string; lines: LiveLine[] },
  { ask, search, tell }: ThreatOptions,
): Promise<boolean> {
  const known = [{ fen: passed.fen, lines: given(passed.lines) }];
  for (let round = 0; round < ROUNDS; round += 1) {
    const explained = await ask({ fen, known });
    if (!tell(explained) || !explained.wanted.length) return true;
    for (const wanted of explained.wanted) {
      const lines = await search(wanted.fen, wanted.lines);
      if (!lines) return false;
      known.push({ fen: wanted.fen, lines: given(lines) });
    }
  }
  return true;
}
