/**
 * An embed's talk with the page around it: how high it is (Kibitz's message and WordPress's), and where a link
 * leads. Knows nothing of chess; every page under /embed/ uses it.
 */

/** WordPress's secret in an address: "#?secret=abc", "#12#?secret=abc" or "?secret=abc"; null without one. Pure. */
export function secretOf({ hash = "", search = "" }) {
  const behind = /[#?&]secret=([A-Za-z0-9]+)/;
  return (behind.exec(hash) ?? behind.exec(search))?.[1] ?? null;
}

/**
 * Tell the page around this frame the frame's height: now, whenever it changes, and when WordPress asks ("ready").
 * `id`: what the message says it comes from. Outside a frame nothing happens.
 */
export function tellHeight(id) {
  if (window.parent === window) return;
  const secret = secretOf(location);
  let told = 0;
  function tell({ again = false } = {}) {
    const value = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (!value || (value === told && !again)) return; // 0: the frame itself is hidden
    told = value;
    window.parent.postMessage({ type: "kibitz:height", id, height: value }, "*");
    if (secret) window.parent.postMessage({ message: "height", value, secret }, "*");
  }
  new ResizeObserver(() => tell()).observe(document.documentElement);
  window.addEventListener("load", () => tell({ again: true }));
  window.addEventListener("message", ({ source, data }) => {
    if (source === window.parent && data?.message === "ready") tell({ again: true });
  });
  tell();
}

/** WordPress's sandbox lets no link open a window: it follows a link to our own host when told so. */
export function tellLinks() {
  const secret = secretOf(location);
  if (!secret || window.parent === window) return;
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[target='_blank']");
    if (!link || link.host !== location.host) return;
    event.preventDefault();
    window.parent.postMessage({ message: "link", value: link.href, secret }, "*");
  });
}
