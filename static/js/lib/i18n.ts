/**
 * The texts of the page in its language, by Project Fluent: `t(key, params)`; a text's `SAN($move)` is
 * written by the room that knows moves (`writeMovesBy`), `KEY("f")` is the key that a person has chosen
 * for f. Where they come from: catalogue.ts.
 */

import type { FluentVariable } from "@fluent/bundle";
import type { Said, Text } from "../wire.ts";
import { catalogue, FluentBundle, FluentResource } from "./catalogue.ts";
import { keyOf } from "./keys.ts";
import type { Problem } from "./types.ts";

/** What a text of the catalogue takes. */
type Params = Record<string, FluentVariable>;

let bundle: InstanceType<typeof FluentBundle> | null = null;
let current = "en";
let installed: Record<string, string> = { en: "English" };
let letters: string[] = [];
/** That of the page's files; none in Node and in a page of one file, where all texts are there. */
export let version = "";
let inReadersLetters = (moves: string) => moves;

/** The letters of the pieces in the installed languages ("KDTLS"), each set once; not the English ones. */
export const foreignLetters = () => letters;

/** Take them: for the page's start, and for tests. */
export function useForeignLetters(sets: string[]): void {
  letters = sets;
}

/** Take what writes the moves in texts; until then they stay English SAN. */
export function writeMovesBy(write: (moves: string) => string): void {
  inReadersLetters = write;
}

/**
 * The text of a key; the key itself where there is none (a test fails then). Numbers in `params` choose
 * plurals.
 */
export function t(key: string, params: Params | null = null): string {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, params, []) : key;
}

/**
 * {message, place} of an error or a warning in the page's language. `said` holds both as {key, params}
 * (docs/events.md); without it, the server's English stays.
 */
export function inWords({ message, place = null, said = null }: Problem & { said?: Said | null }) {
  return { message: textOf(said?.message) ?? message, place: textOf(said?.place) ?? place };
}

/**
 * What the server says by key, in the page's language; null where there is none or the catalogue lacks it.
 */
export function textOf(text?: Text | null): string | null {
  if (!text || !has(text.key)) return null;
  const params = Object.entries(text.params).map(([name, value]) => [
    name,
    typeof value === "object" ? (textOf(value) ?? "") : value,
  ]);
  return t(text.key, Object.fromEntries(params));
}

/** Whether the catalogue has a text for `key`. */
export const has = (key: string) => Boolean(bundle?.hasMessage(key));

/** The code of the page's language: "de". */
export const language = () => current;

/** Code -> own name of every installed language. */
export const languages = () => installed;

/**
 * Take the texts from an .ftl file's `text`: for the page's start, and for tests. `of`: the version of the
 * page's files; without it `text` is all there is.
 */
export function useCatalogue(text: string, lang: string, of: string = ""): void {
  version = of;
  bundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: { SAN: ([moves]) => inReadersLetters(`${moves}`), KEY: ([key]) => keyOf(`${key}`) },
  });
  bundle.addResource(new FluentResource(text));
  current = lang;
}

/** Take further texts of the same language (later_texts.ts). */
export const addTexts = (text: string): void => {
  bundle?.addResource(new FluentResource(text));
};

/**
 * What the server wrote in the language of the request, once more: `data-t` the text, `data-t-label` the
 * label.
 */
export function translate(root: ParentNode) {
  for (const element of marked(root, "[data-t]")) element.textContent = t(element.dataset.t ?? "");
  for (const element of marked(root, "[data-t-label]")) {
    const label = t(element.dataset.tLabel ?? "");
    element.setAttribute("aria-label", label);
    if (element.title) element.title = label;
  }
}

const marked = (root: ParentNode, selector: string): NodeListOf<HTMLElement> =>
  root.querySelectorAll(selector);

if (catalogue) {
  installed = catalogue.languages;
  useForeignLetters(catalogue.letters);
  useCatalogue(catalogue.text, catalogue.language, catalogue.version);
  document.documentElement.lang = current;
  if (catalogue.isOther) translate(document);
}
