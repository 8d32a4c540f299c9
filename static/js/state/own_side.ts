/**
 * Which side of a game a person is: by what was said of this review, else by a name that is theirs. Kept in
 * the browser by storage.ts; nothing of it is sent.
 */

import { load, save } from "../lib/storage.ts";
import type { Side } from "../wire.ts";

/** Reviews and names that are remembered; older ones are asked again. */
export const KEPT = 200;

const SIDES: Side[] = ["white", "black"];

const nameOf = (headers: Record<string, string>, side: Side): string => {
  const name = (headers[side === "white" ? "White" : "Black"] ?? "").trim();
  return name === "?" ? "" : name;
};

const names = () => load("my-names", [] as string[]);
const answers = () => load("my-sides", [] as [string, Side | "none"][]);

/** "none": neither; null: not known, so it can be asked. */
export const sideOf = (id: string, headers: Record<string, string>): Side | "none" | null => {
  const said = answers().find(([review]) => review === id);
  if (said) return said[1];
  const mine = SIDES.filter((side) => names().includes(nameOf(headers, side)));
  return mine.length === 1 ? mine[0] : null;
};

/** Keep the answer, and with a side its name, so that the next review need not ask. */
export const answerSide = (id: string, headers: Record<string, string>, side: Side | "none"): void => {
  const others = answers().filter(([review]) => review !== id);
  save("my-sides", [...others, [id, side]].slice(-KEPT));
  const theirs = SIDES.filter((each) => each !== side).map((each) => nameOf(headers, each));
  keepName(side === "none" ? "" : nameOf(headers, side), theirs);
};

/** A name is one's own, `theirs` are not. */
export const keepName = (name: string, theirs: string[] = []): void => {
  const saved = names().filter((each) => each !== name && !theirs.includes(each));
  save("my-names", [...saved, ...(name ? [name] : [])].slice(-KEPT));
};

/** Whether a name may be taken for one's own until somebody says otherwise. */
export const isMine = (name: string | null) => !names().length || names().includes(name ?? "");
