/**
 * The service worker (`/worker.js`, server/web/files/worker.py): keeps the page for a time without the
 * server. Files of this version lie in a cache of its own and are taken from there first, as what they hold
 * never changes; a screen comes from the server wherever that answers, else the page kept is shown, which
 * finds its own way. Nothing of a review lies here (state/kept_reviews.ts), and whatever else is asked for
 * passes.
 */

import { match } from "../router.ts";

/** What the server writes before this script. */
interface Told {
  /** changes with page and program */
  build: string;
  /** "" or the path below which Kibitz lies */
  root: string;
  /** of the page's files */
  version: string;
  /** addresses to keep from the start */
  files: string[];
}

interface Awaited extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** As much of a ServiceWorkerGlobalScope as is used: lib.dom knows none. */
interface Scope {
  kept: Told;
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (event: Awaited) => void): void;
  addEventListener(name: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(name: "message", hear: (event: Awaited & { data: string[] }) => void): void;
}

const scope = globalThis as unknown as Scope;
const { build, root, version, files } = scope.kept;
/** Other Kibitz on this host have caches too. */
const OWN = `kibitz ${root} `;
const PAGE = `${root}/`;

const cache = () => caches.open(OWN + build);

scope.addEventListener("install", (event) => event.waitUntil(begin()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (mode === "navigate") {
    if (method === "GET" && isScreen(new URL(url))) event.respondWith(screen(event));
  } else if ((method === "GET" || method === "HEAD") && isFile(new URL(url)))
    event.respondWith(file(event.request));
});

/** All of the new version is here before the one before goes. */
async function begin() {
  await (await cache()).addAll([PAGE, ...files]);
  await scope.skipWaiting();
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== OWN + build);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** Files that a page had loaded before this worker was there. */
async function keep(addresses: string[]) {
  const held = await cache();
  const own = addresses.filter((address) => isFile(new URL(address)));
  await Promise.all(own.map(async (address) => (await held.match(address)) ?? held.add(address)));
}

const isScreen = ({ pathname }: URL): boolean =>
  pathname.startsWith(PAGE) && match(pathname.slice(root.length)).name !== "unknown";

/** Whether an address never gives anything else: of this version, or of a library's own. */
function isFile({ origin, pathname, searchParams }: URL): boolean {
  if (origin !== scope.location.origin) return false;
  const asked = searchParams.get("v");
  return (
    pathname.startsWith(`${root}/static/${version}/`) ||
    (pathname.startsWith(`${root}/i18n/`) && asked === version) ||
    (pathname.startsWith(`${root}/vendor/`) && asked !== null)
  );
}

/** Without navigation preload: Firefox shows its own fault where that fails. */
async function screen({ request }: Fetching): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await (await cache()).match(PAGE);
    if (!page) throw error;
    return page;
  }
}

async function file(request: Request): Promise<Response> {
  const held = await cache();
  const found = await held.match(request.url);
  if (found) return request.method === "HEAD" ? new Response(null, found) : found;
  const answer = await fetch(request);
  if (answer.ok && request.method === "GET") held.put(request.url, answer.clone()).catch(() => {}); // no room
  return answer;
}
