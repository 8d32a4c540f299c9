import assert from "node:assert/strict";
import { afterEach, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

/** The module as it is in a page whose server has this prefix; none: no page. */
async function inPage(root) {
  vi.resetModules();
  if (root !== undefined) vi.stubGlobal("document", { documentElement: { dataset: { root } } });
  vi.stubGlobal("location", { origin: "https://club.example" });
  return import("../../../static/js/lib/site.ts");
}

test("below a prefix each address bears it, and the router sees none", async () => {
  const { at, within, site } = await inPage("/kibitz");
  assert.equal(at("/r/abc"), "/kibitz/r/abc");
  assert.equal(within("/kibitz/r/abc"), "/r/abc");
  assert.equal(within("/kibitz/"), "/");
  assert.equal(within("/kibitzing/"), "/kibitzing/");
  assert.equal(site(), "https://club.example/kibitz");
});

test("at the root, and where there is no page, an address is what it is", async () => {
  for (const root of ["", undefined]) {
    const { at, within } = await inPage(root);
    assert.equal(at("/"), "/");
    assert.equal(within("/c/abc"), "/c/abc");
  }
});

test("going back to another query of the same path opens the screen anew until it is closed", async () => {
  const heard = new EventTarget();
  const { heedQuery } = await inPage("");
  vi.stubGlobal("window", heard);
  const to = (pathname, search) =>
    vi.stubGlobal("location", {
      origin: "https://a.example",
      href: `https://a.example${pathname}${search}`,
      pathname,
      search,
    });
  to("/c/x/openings", "?side=white");
  const go = vi.fn();
  const unheed = heedQuery(go);
  const back = () => heard.dispatchEvent(new Event("popstate"));
  back();
  to("/c/y", "");
  back();
  assert.equal(go.mock.calls.length, 0);
  to("/c/x/openings", "?side=black");
  back();
  assert.deepEqual(go.mock.calls, [["/c/x/openings?side=black", true]]);
  unheed();
  back();
  assert.equal(go.mock.calls.length, 1);
});
