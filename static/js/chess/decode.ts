/** Bytes of a PGN file to its text, as the server reads them (server/analysis/game/decoding.py). Pure. */

/** The encodings of Windows that are told apart, by their names in browsers. */
export type OldEncoding = "windows-1250" | "windows-1251" | "windows-1252";

/** The bytes 0x80 to 0x9f in Windows-1252 (Node's own decoder takes them for Latin-1). */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
/** So many words are looked at, and so many letters of each: more tell nothing new. */
const MOST = { words: 2000, letters: 30 };
/** A word, its bytes as characters of Latin-1. */
const WORD = /[A-Za-z\x80-\xff]+/g;
const CYRILLIC = /^[\xc0-\xff\xa8\xb8]{2,}$/;
/** Letters of Windows-1250 to those that follow them in names: ń and ñ, ę and ê, ő and õ. "" ends a word. */
const BEFORE: Record<string, string[]> = {
  ń: ["", ..."bcdfghjklmnprstvwz"],
  Ń: ["", ..."BCDFGHJKLMNPRSTVWZ"],
  ę: ["", ..."bcdgkpsz"],
  ě: [..."abcdfghjklmnoprstvz"],
  ů: [..."abcdfghjklmnoprstvzž"],
  ő: ["", ..."abcdfghijklmnoprstuvz"],
  ű: ["", ..."bcdfghjklmnprsvz"],
};

/**
 * `old`: nothing in it is UTF-8 beyond ASCII; `guessed`: the games, from 1, with lines that are not;
 * `encoding`: in which they were read.
 */
export interface Decoded {
  text: string;
  old: boolean;
  guessed: number[];
  encoding?: OldEncoding;
}

/**
 * UTF-16 where its mark says so, else UTF-8; a line that is not UTF-8 is in an encoding of Windows, as old
 * programs write: in `chosen`, or else by the letters of its names. One byte garbles no other line.
 */
export function decode(buffer: ArrayBuffer, chosen?: OldEncoding): Decoded {
  const bytes = new Uint8Array(buffer);
  const [first, second] = bytes;
  const in16 = first === 0xff && second === 0xfe ? "utf-16le" : "utf-16be";
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { text: new TextDecoder(in16).decode(bytes), old: false, guessed: [] };
  return inUtf8(bytes) ?? byLines(bytes, chosen ?? encodingOf(bytes));
}

function inUtf8(bytes: Uint8Array): Decoded | null {
  const text = asUtf8(bytes);
  return text === null ? null : { text, old: false, guessed: [] };
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The encoding of the lines that are not UTF-8, by the letters of their words; as the server has it. */
export function encodingOf(bytes: Uint8Array): OldEncoding {
  const old = [...linesOf(bytes)].filter((line) => asUtf8(line) === null);
  const words = old
    .flatMap((line) => latin1(line).match(WORD) ?? [])
    .map((word) => word.slice(0, MOST.letters))
    .filter((word) => [...word].some((letter) => letter > "\x7f"))
    .slice(0, MOST.words);
  const sum = (weigh: (word: string) => number) => words.reduce((total, word) => total + weigh(word), 0);
  if (sum((word) => (CYRILLIC.test(word) ? 1 : -1)) > 0) return "windows-1251";
  return sum(centralEuropean) > 0 ? "windows-1250" : "windows-1252";
}

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** How much more likely a word is one of Windows-1250 than of 1252: the sum of its letters. */
function centralEuropean(word: string): number {
  const bytes = Uint8Array.from(word, (sign) => sign.charCodeAt(0));
  const [western, central] = [lettersOf(bytes, "windows-1252"), lettersOf(bytes, "windows-1250")];
  return [...western].reduce(
    (total, west, at) =>
      west > "\x7f" ? total + weight(west, central[at], western[at - 1] ?? "", western[at + 1] ?? "") : total,
    0,
  );
}

/** How much a letter says for `east` and against `west`, two readings of a byte, between its neighbours. */
function weight(west: string, east: string, before: string, behind: string): number {
  if (!before && !behind) return 0;
  if (west === east) return "ŠŽšž".includes(west) ? 2 : 0;
  if (west === "¿" && !before) return -1;
  if (isLetter(west) !== isLetter(east)) return isLetter(east) ? 3 : -3;
  if (east in BEFORE) return BEFORE[east].includes(behind) ? 1 : -1;
  if (isVowel(west) === isVowel(east)) return 0;
  return (isVowel(before) || isVowel(behind)) === isVowel(west) ? 1 : -1;
}

const isLetter = (sign: string) => /^\p{L}$/u.test(sign);
const isVowel = (sign: string) => sign !== "" && "aeiouyæøœ".includes(sign.toLowerCase().normalize("NFD")[0]);

function byLines(bytes: Uint8Array, encoding: OldEncoding): Decoded {
  const guessed = new Set<number>();
  const lines: string[] = [];
  let old = true;
  let game = 0;
  for (const line of linesOf(bytes)) {
    const known = asUtf8(line);
    const text = known ?? lettersOf(line, encoding);
    if (text.startsWith("[Event ")) game += 1;
    if (known === null) guessed.add(Math.max(1, game));
    else if (line.some((byte) => byte > 0x7f)) old = false;
    lines.push(text);
  }
  return { text: lines.join(""), old, guessed: [...guessed], encoding };
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0x0a, from) + 1 || bytes.length;
    yield bytes.subarray(from, end);
    from = end;
  }
}

const lettersOf = (bytes: Uint8Array, encoding: OldEncoding): string =>
  encoding === "windows-1252"
    ? Array.from(bytes, (byte) => WINDOWS[byte - 0x80] ?? String.fromCharCode(byte)).join("")
    : new TextDecoder(encoding).decode(bytes);

/** Games that are named one by one. */
const MOST_NAMED = 8;

/** How people know an encoding: "Windows-1250". */
export const encodingName = (encoding: OldEncoding = "windows-1252") => encoding.replace("w", "W");

/** Numbers of games in words, the first of many. */
export const gameNumbers = (games: number[]) =>
  games.slice(0, MOST_NAMED).join(", ") + (games.length > MOST_NAMED ? " …" : "");

/**
 * Whether letters were lost before a text came here: another program took an old file for UTF-8, and "Müller"
 * is "M\ufffdller".
 */
export const hasLostLetters = (text: string) => text.includes("\ufffd");
