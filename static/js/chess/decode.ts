/** Bytes of a PGN file to its text, as the server reads them (server/analysis/game/decoding.py). Pure. */

/** The bytes 0x80 to 0x9f in Windows-1252 (Node's own decoder takes them for Latin-1). */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * {text, old}: UTF-16 where its mark says so, else UTF-8, else (`old`) Windows-1252, as old programs write.
 */
export function decode(buffer: ArrayBuffer) {
  const bytes = new Uint8Array(buffer);
  const [first, second] = bytes;
  const in16 = first === 0xff && second === 0xfe ? "utf-16le" : "utf-16be";
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { text: new TextDecoder(in16).decode(bytes), old: false };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), old: false };
  } catch {
    const signs = Array.from(bytes, (byte) => WINDOWS[byte - 0x80] ?? String.fromCharCode(byte));
    return { text: signs.join(""), old: true };
  }
}

/**
 * Whether letters were lost before a text came here: another program took an old file for UTF-8, and "Müller"
 * is "M\ufffdller".
 */
export const hasLostLetters = (text: string) => text.includes("\ufffd");
