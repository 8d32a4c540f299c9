/**
 * Addresses to screens: `/` (and `/share`, to which another app shares), `/explore`, `/editor`, `/reviews`,
 * `/repertoire`, `/r/<id>`, `/c/<id>`, `/c/<id>/openings`, `/c/<id>/season/<player>`. Owns the history; knows
 * no screen.
 */

import { within } from "./lib/site.ts";
import type { Go } from "./lib/types.ts";

type Plain = { name: "start" | "explore" | "editor" | "mine" | "repertoire" | "unknown" };
type OfPlayer = { name: "season"; id: string; player: string };
export type Route = Plain | OfPlayer | { name: "review" | "collection" | "openings"; id: string };

/**
 * {name: "start"}, {name: "explore"}, {name: "editor"}, {name: "mine"}, {name: "repertoire"},
 * {name: "review", id}, {name: "collection", id}, {name: "openings", id},
 * {name: "season", id, player} or {name: "unknown"}.
 */
export function match(pathname: string): Route {
  if (pathname === "/" || pathname === "/share") return { name: "start" };
  if (pathname === "/explore") return { name: "explore" };
  if (pathname === "/editor") return { name: "editor" };
  if (pathname === "/reviews") return { name: "mine" };
  if (pathname === "/repertoire") return { name: "repertoire" };
  const [, kind, id] = /^\/([rc])\/([A-Za-z0-9_-]+)\/?$/.exec(pathname) ?? [];
  const season = /^\/c\/([A-Za-z0-9_-]+)\/season\/(.+)$/.exec(pathname);
  if (season) return { name: "season", id: season[1], player: decoded(season[2]) };
  const openings = /^\/c\/([A-Za-z0-9_-]+)\/openings\/?$/.exec(pathname);
  if (openings) return { name: "openings", id: openings[1] };
  return id ? { name: kind === "r" ? "review" : "collection", id } : { name: "unknown" };
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Show the screen of the address now, and whenever it changes; returns `go(path, replace)`. */
export function startRouter(show: (route: Route) => void) {
  const render = () => show(match(within(location.pathname)));
  const go: Go = (path, replace = false) => {
    const same = new URL(path, location.href).href === location.href; // as of a link that is clicked twice
    if (replace || same) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    render();
    window.scrollTo(0, 0);
  };
  let path = location.pathname;
  window.addEventListener("popstate", () => {
    if (location.pathname !== path) render(); // a hash alone is the review's own matter
    path = location.pathname;
  });
  document.addEventListener("click", (event) => {
    const link: HTMLAnchorElement | null | undefined = (event.target as Element).closest?.("a[data-route]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "");
    path = location.pathname;
  });
  render();
  const leave: Go = (to, replace) => {
    go(to, replace);
    path = location.pathname;
  };
  return leave;
}
