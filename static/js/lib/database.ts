/**
 * What the browser keeps in quantity, by key: IndexedDB as promises. The one module that touches it. All
 * reject where there is none (private modes, sandboxed frames), and where the storage is full (`isFull`).
 */

const NAME = "kibitz";
/** 2: the repertoires and their cards. */
const VERSION = 2;
const STORES = ["reviews", "tokens", "repertoires", "cards"] as const;

type Store = (typeof STORES)[number];

let opening: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const held = request.result.objectStoreNames;
      for (const store of STORES) if (!held.contains(store)) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      request.result.onversionchange = closed; // another tab has a newer Kibitz
      request.result.onclose = closed;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => (opening = null)); // the next who asks tries again
  return opening;
}

function closed(this: IDBDatabase) {
  this.close();
  opening = null;
}

/** All that a store holds, by key. */
export async function all<T>(store: Store): Promise<Map<string, T>> {
  const held = (await opened()).transaction(store).objectStore(store);
  const [keys, values] = await Promise.all([answer(held.getAllKeys()), answer(held.getAll())]);
  return new Map(keys.map((key, at) => [String(key), values[at]]));
}

export async function one<T>(store: Store, key: string): Promise<T | undefined> {
  return answer((await opened()).transaction(store).objectStore(store).get(key));
}

/** Keep values, all of them or none; undefined forgets one. */
export async function put(store: Store, values: Iterable<[string, unknown]>): Promise<void> {
  const change = (await opened()).transaction(store, "readwrite");
  const held = change.objectStore(store);
  for (const [key, value] of values)
    if (value === undefined) held.delete(key);
    else held.put(value, key);
  await new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onabort = () => reject(change.error);
  });
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Whether `put` failed as the browser has no more room. */
export const isFull = (error: unknown) => (error as Error | null)?.name === "QuotaExceededError";
