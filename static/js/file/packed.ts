/** What a file holds packed (server/exports/html_file.py): JSON, by zlib, as base64. Pure. */

export async function unpacked<T>(packed: string): Promise<T> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return (await new Response(stream).json()) as T;
}
