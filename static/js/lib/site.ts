/**
 * Where Kibitz is on its host: at the root, or below the path that KIBITZ_PREFIX names, which the server
 * writes into its pages. Every address of Kibitz's own goes through here.
 */

const root: string = globalThis.document?.documentElement.dataset.root ?? "";

/** "/r/abc" as the browser has it: "/kibitz/r/abc". */
export const at = (path: string): string => root + path;

/** The other way round, for a path that the browser has. */
export const within = (pathname: string): string =>
  pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;

/** The address of Kibitz as others have it, without a slash at its end: "https://club.example/kibitz". */
export const site = (): string => location.origin + root;

/**
 * A screen that its query belongs to opens anew where somebody goes back to another one: the router minds
 * paths alone. Returns what ends that.
 */
export function heedQuery(go: (path: string, again: boolean) => void): () => void {
  const { pathname, search } = location;
  const moved = () => {
    if (location.pathname === pathname && location.search !== search)
      go(location.href.slice(location.origin.length), true);
  };
  window.addEventListener("popstate", moved);
  return () => window.removeEventListener("popstate", moved);
}
