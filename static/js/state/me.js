/**
 * Which side of a game a person is: by what was said of this review, else by a name that is theirs. Kept in
 * the browser by storage.js; nothing of it is sent.
 */

/** @import { AnswerSide, SideOf } from "../../types/state" */
/** @import { Side } from "../wire" */

import { load, save } from "../lib/storage.js";

/** Reviews and names that are remembered; older ones are asked again. */
const KEPT = 200;

/** @type {Side[]} */
const SIDES = ["white", "black"];

/** @type {(headers: Record<string, string>, side: Side) => string} */
const nameOf = (headers, side) => {
  const name = (headers[side === "white" ? "White" : "Black"] ?? "").trim();
  return name === "?" ? "" : name;
};

const names = () => load("my-names", /** @type {string[]} */ ([]));
const answers = () => load("my-sides", /** @type {[string, Side | "none"][]} */ ([]));

/** "none": neither; null: not known, so it can be asked. @type {SideOf} */
export const sideOf = (id, headers) => {
  const said = answers().find(([review]) => review === id);
  if (said) return said[1];
  const mine = SIDES.filter((side) => names().includes(nameOf(headers, side)));
  return mine.length === 1 ? mine[0] : null;
};

/** Keep the answer, and with a side its name, so that the next review need not ask. @type {AnswerSide} */
export const answerSide = (id, headers, side) => {
  const others = answers().filter(([review]) => review !== id);
  save("my-sides", [...others, [id, side]].slice(-KEPT));
  const theirs = SIDES.filter((each) => each !== side).map((each) => nameOf(headers, each));
  keepName(side === "none" ? "" : nameOf(headers, side), theirs);
};

/** A name is one's own, `theirs` are not. @type {(name: string, theirs?: string[]) => void} */
export const keepName = (name, theirs = []) => {
  const kept = names().filter((each) => each !== name && !theirs.includes(each));
  save("my-names", [...kept, ...(name ? [name] : [])].slice(-KEPT));
};

/** Whether a name may be taken for one's own until somebody says otherwise. @param {string | null} name */
export const isMine = (name) => !names().length || names().includes(name ?? "");
