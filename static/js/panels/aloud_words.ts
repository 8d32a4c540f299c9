/** What is read aloud of a place in a review: the move in words, its class, the reason. Pure. */

import { CLASSES } from "../chess/classes.ts";
import { inEnglish, readable } from "../chess/notation.ts";
import { spoken } from "../chess/position.ts";
import { t, textOf } from "../lib/i18n.ts";
import type { Begun, View } from "../state/types.ts";
import { onBoard } from "../state/view.ts";
import { wordsOf } from "./facts.ts";

/** A move within a sentence, in whatever letters: "21.Nf3", "34...Kg7", "Bxe5+", "O-O". */
const MOVE =
  /(\d{1,3}(?:\.{1,3}|…)\s?)?(O-O(?:-O)?|[A-Z]?[a-h]?[1-8]?x?[a-h][1-8](?:=[A-Z])?)([+#]?)[?!]{0,2}/g;
/** A square, or the letters of a word: no move unless a number stands before it. */
const BARE = /^[a-h][1-8]$/;

/** A sentence with its moves in words: "Hangs the knight: queen takes a4." */
export const inSpeech = (sentence: string): string =>
  readable(sentence).replaceAll(MOVE, (all, number, move, end) =>
    BARE.test(move) && !number ? all : spoken(inEnglish(move) + end),
  );

/** At the start the story of the game, then each move with its class and reason; of other lines the move. */
export function aloudWords(state: Begun, view: View): string {
  const { move, ply, main } = onBoard(state, view);
  if (!move) return inSpeech((state.report?.story ?? []).map((text) => textOf(text) ?? "").join(" "));
  const verdict = main ? state.moves[ply - 1] : null;
  const name = verdict?.classification ? CLASSES[verdict.classification].name : "";
  const reason = verdict ? inSpeech(wordsOf(verdict)) : "";
  return [spoken(move.san), name, reason].filter(Boolean).join(". ") || t("move-start");
}
