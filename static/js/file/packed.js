/** What a file holds packed (server/offline.py): JSON, by zlib, as base64. Pure. */

/** @param {string} packed @returns {Promise<any>} */
export async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}
