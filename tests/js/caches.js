/** As much of the browser's caches as is used, in memory, for tests. `fetch`: what `add` asks. */

export function fakeCaches({ fetch } = {}) {
  const all = new Map();
  const addressOf = (asked) =>
    new URL(typeof asked === "string" ? asked : asked.url, "https://k.example").href;
  const open = async (name) => {
    if (!all.has(name)) all.set(name, new Map());
    const held = all.get(name);
    const cache = {
      match: async (asked) => held.get(addressOf(asked))?.clone(),
      put: async (asked, answer) => void held.set(addressOf(asked), answer),
      delete: async (asked) => held.delete(addressOf(asked)),
      keys: async () => [...held.keys()].map((url) => ({ url })),
      add: async (asked) => cache.put(asked, await fetch(addressOf(asked))),
      addAll: async (every) => void (await Promise.all(every.map(cache.add))),
    };
    return cache;
  };
  return { open, keys: async () => [...all.keys()], delete: async (name) => all.delete(name) };
}
