/** Addresses to screens: `/`, `/r/<id>`, `/c/<id>`. Owns the history; knows no screen from within. */

/** @typedef {{ name: "start" | "unknown" } | { name: "review" | "collection", id: string }} Route */

/**
 * {name: "start"}, {name: "review", id}, {name: "collection", id} or {name: "unknown"}.
 * @type {(pathname: string) => Route}
 */
export function match(pathname) {
  if (pathname === "/") return { name: "start" };
  const [, kind, id] = /^\/([rc])\/([A-Za-z0-9_-]+)\/?$/.exec(pathname) ?? [];
  return id ? { name: kind === "r" ? "review" : "collection", id } : { name: "unknown" };
}

/**
 * Show the screen of the address now, and whenever it changes; returns `go(path)`.
 * @param {(route: Route) => void} show
 */
export function startRouter(show) {
  const render = () => show(match(location.pathname));
  const go = (/** @type {string} */ path) => {
    history.pushState(null, "", path);
    render();
    window.scrollTo(0, 0);
  };
  let path = location.pathname;
  window.addEventListener("popstate", () => {
    if (location.pathname !== path) render(); // a hash alone is the review's own matter
    path = location.pathname;
  });
  document.addEventListener("click", (event) => {
    /** @type {HTMLAnchorElement | null | undefined} */
    const link = /** @type {Element} */ (event.target).closest?.("a[data-route]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "");
    path = location.pathname;
  });
  render();
  return (/** @type {string} */ to) => {
    go(to);
    path = location.pathname;
  };
}
