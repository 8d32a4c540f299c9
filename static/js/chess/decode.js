/** Bytes of a PGN file to its text, as the server reads them (server/analysis/game/decoding.py). Pure. */

/** The bytes 0x80 to 0x9f in Windows-1252 (Node's own decoder takes them for Latin-1). */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * UTF-16 where its mark says so, else UTF-8, else Windows-1252, as old files have it.
 * @param {ArrayBuffer} buffer
 * @returns {string}
 */
export function decode(buffer) {
  const bytes = new Uint8Array(buffer);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => WINDOWS[byte - 0x80] ?? String.fromCharCode(byte)).join("");
  }
}
