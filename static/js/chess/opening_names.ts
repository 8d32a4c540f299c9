/**
 * The names of openings in the reader's language. All else knows them in English, as
 * "Sicilian Defense: Najdorf Variation, English Attack". The texts have the parts of a name
 * by keys such as opening-najdorf-variation; a part that a language lacks stays English.
 * The twin of server/i18n/opening_names.py.
 */

import { has, language, t } from "../lib/i18n.ts";
import { textsOf } from "../lib/texts.ts";

/** The texts of resources/bundles.json ("apart") that the app loads when it can. */
const TEXTS = "names";
const ENGLISH = "en";
const WITH_MOVE = /^with (?:\.\. ?)?([KQRBNa-hO]\S*\d\+?)$/;

/** The text for a part of a name. */
const keyOf = (part: string) =>
  `opening-${part
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")}`;

const FAMILY_AND_PARTS = keyOf("parts");

/** Whether the names are there in a language that has them. What draws names draws anew when it changes. */
export const hasOpeningNames = () => has(FAMILY_AND_PARTS);

/** An English name in the reader's language, as far as that has it. */
export function openingName(name: string): string {
  if (!hasOpeningNames()) return name;
  const [family, ...rest] = name.split(": ");
  const parts = rest.length ? inLanguage(rest.join(": ")) : "";
  const said = parts ? t(FAMILY_AND_PARTS, { family: inLanguage(family), parts }) : inLanguage(family);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const inLanguage = (parts: string) => parts.split(", ").map(ofPart).join(", ");

function ofPart(part: string): string {
  const move = WITH_MOVE.exec(part)?.[1];
  if (move) return t(keyOf("with"), { move });
  const key = keyOf(part);
  return has(key) ? t(key) : part;
}

/** Resolves when the app has the names in the reader's language, or cannot have them: they stay English. */
export const loadOpeningNames = (): Promise<void> =>
  language() === ENGLISH ? Promise.resolve() : textsOf(TEXTS).catch(() => {});
