/**
 * A text as something that only a link opens: packed, encrypted by AES-GCM with a key of its own (WebCrypto),
 * and the link whose fragment holds the key, which no server is sent. Knows no page.
 */

import { site } from "../lib/site.ts";

/** What lies on the server, and the key to it; both base64url. */
export interface Sealed {
  data: string;
  key: string;
}

/** Where it lies, and the key to it. */
export interface Move {
  id: string;
  key: string;
}

const CIPHER = { name: "AES-GCM", length: 128 };
/** Bytes of what AES-GCM begins with, which stand before the cipher. */
const NONCE = 12;
/** Bytes that are written as letters at once. */
const CHUNK = 8192;
const LINK = /^#move=([\w-]{1,64})\.([\w-]{22})$/;

/** Whether this browser can: pages that came without https have no WebCrypto. */
export const canSeal = (): boolean => Boolean(globalThis.crypto?.subtle) && "CompressionStream" in globalThis;

export async function seal(text: string): Promise<Sealed> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = await new Response(packed).arrayBuffer();
  const key = await crypto.subtle.generateKey(CIPHER, true, ["encrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const cipher = await crypto.subtle.encrypt({ name: CIPHER.name, iv }, key, bytes);
  const whole = await new Blob([iv, cipher]).arrayBuffer();
  return { data: letters(whole), key: letters(await crypto.subtle.exportKey("raw", key)) };
}

/** The text again; null where the key is another's, or it unpacks to more than `most` bytes. */
export async function unsealed({ data, key }: Sealed, most: number): Promise<string | null> {
  try {
    const [bytes, raw] = [bytesOf(data), bytesOf(key)];
    const own = await crypto.subtle.importKey("raw", raw, CIPHER.name, false, ["decrypt"]);
    const iv = bytes.subarray(0, NONCE);
    const packed = await crypto.subtle.decrypt({ name: CIPHER.name, iv }, own, bytes.subarray(NONCE));
    return await unpacked(packed, most);
  } catch {
    return null;
  }
}

async function unpacked(packed: ArrayBuffer, most: number): Promise<string | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(next.value);
  }
  return new Blob(parts).text();
}

export const linkOf = ({ id, key }: Move): string => `${site()}/reviews#move=${id}.${key}`;

/** What such a link's fragment names; null where it is none. */
export function moveOf(hash: string): Move | null {
  const [, id, key] = LINK.exec(hash) ?? [];
  return key ? { id, key } : null;
}

function letters(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let raw = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    raw += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(raw).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
