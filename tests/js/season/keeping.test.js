// @vitest-environment jsdom
import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

import { keeping } from "../../../static/js/season/keeping.ts";

const section = (name, figure, open = false) =>
  `<section data-section="${name}">
    <details ${open ? "open" : ""}><summary>${figure}</summary></details>
  </section>`;

/** A season as it is drawn, with a field for a name. */
function draw(root, figure, { open = "" } = {}) {
  root.innerHTML = `
    <form class="season__compare"><input name="with"></form>
    ${section("openings", figure, open === "openings")}${section("phases", figure, open === "phases")}
    <p><button aria-label="Download">${figure}</button></p>`;
}

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {}); // jsdom has no layout
});

test("what was unfolded stays so under new figures, and nothing else is", () => {
  const root = document.createElement("main");
  draw(root, "7", { open: "phases" });
  keeping(root, () => draw(root, "8"));
  const open = [...root.querySelectorAll("details")].map((details) => details.open);
  assert.deepEqual(open, [false, true]);
  assert.equal(root.querySelector("summary").textContent, "8");
});

test("what was written, what has the focus and the place on the page are kept", () => {
  const root = document.body;
  draw(root, "7");
  root.querySelector("input").value = "Vera";
  root.querySelector("button").focus();
  keeping(root, () => draw(root, "8"));
  assert.equal(root.querySelector("input").value, "Vera");
  assert.equal(document.activeElement, root.querySelector("button"));
  assert.equal(root.querySelector("button").textContent, "8");
  assert.deepEqual(window.scrollTo.mock.calls, [[0, window.scrollY]]);
});

test("the focus is nobody's where nothing had it", () => {
  const root = document.body;
  draw(root, "7");
  keeping(root, () => draw(root, "8"));
  assert.equal(document.activeElement, document.body);
});
