/** As much of IndexedDB as the page uses, in memory, for tests. `full`: puts are refused. */

function later(request, result) {
  queueMicrotask(() => {
    request.result = result;
    request.onsuccess?.();
  });
  return request;
}

export function fakeIndexedDb({ full = () => false } = {}) {
  const stores = new Map();
  const store = (name, change) => {
    const held = stores.get(name);
    return {
      get: (key) => later({}, structuredClone(held.get(key))),
      getAll: () =>
        later(
          {},
          [...held.values()].map((value) => structuredClone(value)),
        ),
      getAllKeys: () => later({}, [...held.keys()]),
      put: (value, key) => change.todo.push(() => held.set(key, structuredClone(value))),
      delete: (key) => change.todo.push(() => held.delete(key)),
    };
  };
  const database = {
    objectStoreNames: { contains: (name) => stores.has(name) },
    createObjectStore: (name) => stores.set(name, new Map()),
    close() {},
    transaction(name) {
      const change = { todo: [], objectStore: () => store(name, change) };
      setTimeout(() => {
        if (change.todo.length && full()) {
          change.error = Object.assign(new Error("full"), { name: "QuotaExceededError" });
          change.onabort?.();
          return;
        }
        for (const each of change.todo) each();
        change.oncomplete?.();
      });
      return change;
    },
  };
  const open = (upgraded) => {
    const request = { result: database };
    queueMicrotask(() => {
      if (upgraded || !stores.size) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  return { stores, open: () => open(false), upgraded: () => open(true) };
}
