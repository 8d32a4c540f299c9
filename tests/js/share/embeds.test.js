import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import {
  collectionEmbed,
  embedLine,
  embedQuery,
  firstChoice,
  partsIn,
  reviewEmbed,
  seasonEmbed,
} from "../../../static/js/share/embeds.ts";

const GUIDE = readFileSync(new URL("../../../docs/embed.md", import.meta.url), "utf8");
const LOOK = { hash: "", token: null, fen: "", orientation: "white", side: null };
const review = (more = {}) => reviewEmbed({ id: "REVIEW-ID", ...LOOK, ...more });

test("the line that is copied is the one of the guide", () => {
  const line = /<div><iframe src="[^"]*\/embed\/REVIEW-ID".*?<\/div>/s.exec(GUIDE)?.[0].replace(/\s+/g, " ");
  assert.equal(embedLine("https://kibitz.example", review(), { title: "Chess game review" }), line);
});

test.each([
  [collectionEmbed("abc"), "/embed/c/abc"],
  [seasonEmbed("abc", 'Ann "A" O’Neil'), "/embed/c/abc/season/Ann%20%22A%22%20O%E2%80%99Neil"],
])("the line of many games is as large as the guide says", (embed, path) => {
  const line = embedLine("https://k.example", embed, { title: "Games" });
  const [width, height] = /(\d+) pixels wide and (\d+) high/.exec(GUIDE.replace(/\s+/g, " "))?.slice(1) ?? [];
  assert.ok(line.includes(`src="https://k.example${path}" title="Games"`));
  assert.match(line, new RegExp(`height="${height}" .*max-width: ${width}px`));
});

test("a review is shown as its reader sees it", () => {
  const embed = review({ hash: "#12", orientation: "black" });
  assert.equal(embed.ply, 12);
  assert.equal(embedQuery(firstChoice(embed), embed.shown), "?orientation=black");
  assert.equal(review({ hash: "#last" }).ply, 0);
});

test("a tournament's tables can be chosen, and only those that it has", () => {
  const parts = (...about) => Object.keys(collectionEmbed("abc", ...about).parts);
  assert.deepEqual(parts(), []);
  assert.deepEqual(parts({ players: 2, teams: 0 }), ["games", "players", "crosstable"]);
  assert.deepEqual(parts({ players: 8, teams: 2 }), ["games", "players", "crosstable", "teams"]);
});

test("an address says what is not the default", () => {
  const { shown } = review();
  const choice = firstChoice(review());
  assert.equal(embedQuery(choice, shown), "");
  const puzzle = { ...choice, mode: "puzzle", theme: "dark", orientation: "black", show: ["graph"], ply: 12 };
  assert.equal(embedQuery(puzzle, shown), "?mode=puzzle&theme=dark");
  assert.equal(
    embedQuery(
      {
        theme: "dark",
        orientation: "black",
        squares: { light: "#f1e3cc", dark: "#b58b62" },
        show: ["graph", "moves"],
        ply: 12,
      },
      shown,
    ),
    "?theme=dark&orientation=black&lightsquares=f1e3cc&darksquares=b58b62&show=graph,moves&ply=12",
  );
  assert.equal(embedQuery({ ...choice, show: [] }, shown), "?show=");
  assert.equal(embedQuery({ ...choice, show: ["games", "players"] }, ["games"]), "?show=games,players");
});

test("a narrow frame of a review begins with what fits into it", () => {
  assert.deepEqual(partsIn(review(), "narrow"), ["graph"]);
  assert.deepEqual(partsIn(review(), "medium"), review().shown);
  assert.deepEqual(partsIn(collectionEmbed("abc"), "narrow"), ["games"]);
});
