/**
 * An embed's talk with the page around it: how high it is (Kibitz's message and WordPress's), and where a
 * link leads. Knows nothing of chess; every page under /embed/ uses it.
 */

/** Where the server's first paint stands. */
export const viewerPlace = globalThis.document?.getElementById("viewer") as HTMLElement;

/** What the server has put into the page for the entry. */
export const embedded = () => JSON.parse(document.getElementById("embed-data")?.textContent ?? "");

/** Milliseconds that the page around may take to give the frame its height. */
const OBEYED_MS = 1200;

/**
 * WordPress's secret in an address: "#?secret=abc", "#12#?secret=abc" or "?secret=abc"; null without one.
 * Pure.
 */
export function secretOf({ hash = "", search = "" }: { hash?: string; search?: string }) {
  const behind = /[#?&]secret=([A-Za-z0-9]+)/;
  return (behind.exec(hash) ?? behind.exec(search))?.[1] ?? null;
}

/** An address of another page under /embed/ with the secret that came with this one's. */
export function withSecret(href: string) {
  const secret = secretOf(location);
  return secret ? `${href}#?secret=${secret}` : href;
}

/**
 * Tell the page around this frame the frame's height: now, whenever it changes, and when WordPress asks
 * ("ready"). `id`: what the message says it comes from. Outside a frame nothing happens.
 */
export function tellHeight(id: string) {
  if (window.parent === window) return;
  const secret = secretOf(location);
  const root = document.documentElement;
  const short = watchShortness(root);
  let sent = 0;
  function tell({ again = false } = {}) {
    const value = Math.ceil(root.getBoundingClientRect().height);
    if (!value || (value === sent && !again)) return; // 0: the frame itself is hidden
    sent = value;
    window.parent.postMessage({ type: "kibitz:height", id, height: value }, "*");
    if (secret) window.parent.postMessage({ message: "height", value, secret }, "*");
    short.look();
  }
  new ResizeObserver(() => tell()).observe(root);
  window.addEventListener("load", () => tell({ again: true }));
  window.addEventListener("message", ({ source, data }) => {
    if (source === window.parent && data?.message === "ready") tell({ again: true });
  });
  tell();
}

/** Where nobody gives us the height we ask for, a scroll bar shows that there is more (css/embed.css). */
function watchShortness(root: Element) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let size = "";
  function look() {
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        root.classList.contains("is-short") ||
        root.classList.toggle("is-short", root.scrollHeight > window.innerHeight + 1),
      OBEYED_MS,
    );
  }
  window.addEventListener("resize", () => {
    const now = `${window.innerWidth} ${window.innerHeight}`; // of the frame: our own bar changes neither
    if (now === size) return;
    size = now;
    root.classList.remove("is-short");
    look();
  });
  return { look };
}

/** WordPress's sandbox lets no link open a window: it follows a link to our own host when told so. */
export function tellLinks() {
  const secret = secretOf(location);
  if (!secret || window.parent === window) return;
  document.addEventListener("click", (event) => {
    const link: HTMLAnchorElement | null | undefined = (event.target as Element).closest?.(
      "a[target='_blank']",
    );
    if (!link || link.host !== location.host) return;
    event.preventDefault();
    window.parent.postMessage({ message: "link", value: link.href, secret }, "*");
  });
}
