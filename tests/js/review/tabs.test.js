// @vitest-environment jsdom
import "../english.js";

import { expect, test } from "vitest";
import { createTabs } from "../../../static/js/review/tabs.ts";

const made = () => {
  const tabs = createTabs();
  const side = document.createElement("div");
  side.dataset.tab = "report";
  tabs.bind(side, () => {});
  const click = (id) => tabs.element.querySelector(`[data-tab=${id}]`).click();
  return { ...tabs, side, click };
};

test("a tab is offered once", () => {
  const { side, offer } = made();
  offer("moves");
  offer("report");
  expect(side.dataset.tab).toBe("moves");
});

test("an address leads away from what was offered, and no offer leads back", () => {
  const { side, offer, lead } = made();
  offer("report");
  lead("moves");
  offer("report");
  expect(side.dataset.tab).toBe("moves");
});

test("a tab that a person chose stays until the person asks for another", () => {
  const { side, offer, lead, choose, click } = made();
  click("report");
  offer("moves");
  lead("moves");
  expect(side.dataset.tab).toBe("report");
  choose("moves");
  expect(side.dataset.tab).toBe("moves");
});
