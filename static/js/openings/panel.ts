/** Beside the board of a tree of openings: the line, what is known of its position, its moves, its games. */

import { written } from "../chess/figurines.ts";
import { openingName } from "../chess/opening_names.ts";
import { h } from "../lib/dom.ts";
import { percent, result } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { OpeningTree, Side, TreePosition } from "../wire.ts";
import type { Passed, Results, Row, Step } from "./tree.ts";
import { gamesOf, hrefOf, nameOf, rowsOf, seenBy } from "./tree.ts";

/** Games that are listed at once. */
const STEP = 20;

interface PanelOptions {
  tree: OpeningTree;
  show(steps: Step[]): void;
}

const COLUMNS = [
  "word-move",
  "word-games",
  "openings-column-results",
  "openings-column-points",
  "word-errors",
];

export function createPanel({ tree, show }: PanelOptions) {
  const side = tree.side ?? "white";
  const line = h("p", { class: "openings__line" });
  const name = h("p", { class: "openings__name" });
  const facts = h("p", { class: "openings__now" });
  const rows = h("tbody");
  const note = h("p", { class: "openings__note", hidden: true });
  const table = h(
    "table",
    { class: "openings__moves" },
    h("caption", { class: "visually-hidden" }, t("openings-moves")),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        COLUMNS.map((label) => h("th", { scope: "col" }, t(label))),
      ),
    ),
    rows,
  );
  const about = h("p", { class: "openings__about" });
  const games = h("section", { class: "openings__games" });
  let steps: Step[] = [];
  return {
    element: h("section", { class: "openings__panel", "aria-label": t("openings-moves") }, [
      h("div", { class: "openings__place" }, name, line, facts, note),
      table,
      about,
      games,
    ]),
    /** Show a place; returns what is said of it. */
    update(now: Step[]) {
      const held = rows.contains(document.activeElement) || line.contains(document.activeElement);
      steps = now;
      const here = tree.positions[steps.at(-1)?.to ?? 0];
      const named = nameOf(tree, steps);
      const moves = rowsOf(tree, here);
      name.replaceChildren(
        ...(named ? [h("span", { class: "report__eco" }, named.eco), ` ${openingName(named.name)}`] : []),
      );
      line.replaceChildren(...stepsOf(steps, show));
      facts.textContent = factsOf(here, side);
      note.hidden = true;
      table.hidden = about.hidden = !moves.length;
      about.textContent = [
        t("openings-about", { side }),
        moves.some(({ others }) => others) ? t("openings-about-others") : "",
      ].join(" ");
      rows.replaceChildren(...moves.map((row) => rowOf(row, steps, side, show)));
      games.replaceChildren(...listOf(gamesOf(tree, here)));
      if (held) (rows.querySelector<HTMLElement>("button, a") ?? line.querySelector("button"))?.focus();
      return [steps.at(-1)?.san, facts.textContent].filter(Boolean).join(": ");
    },
    /** A move that nobody played twice, or nobody at all. */
    tell(san: string) {
      note.hidden = false;
      note.textContent = t("openings-not-played", { move: san });
      return note.textContent;
    },
  };
}

/** "2." or "2…" of a ply, from 0. */
export const numberOf = (ply: number): string => (ply % 2 ? `${(ply + 1) / 2}…` : `${ply / 2 + 1}.`);

/** The moves so far, each a way back; `first`: the ply of the first of them. */
export function stepsOf(steps: Step[], show: PanelOptions["show"], first = 0): HTMLElement[] {
  const button = (words: string, length: number) =>
    h(
      "button",
      {
        type: "button",
        class: "openings__step",
        "aria-current": length === steps.length ? "step" : null,
        on: { click: () => show(steps.slice(0, length)) },
      },
      written(words),
    );
  return [
    button(t("move-start"), 0),
    ...steps.map(({ san }, index) => {
      const ply = index + first;
      return button(`${ply % 2 && index ? "" : numberOf(ply)}${san}`, index + 1);
    }),
  ];
}

/** "12 games: +5 =3 −4. Chances …: 54%. Errors …". */
function factsOf({ games, points, faults, ...results }: TreePosition, side: Side): string {
  const seen = seenBy(points, side);
  return [
    resultWords(games.length, results),
    seen === null ? null : t("openings-chances", { side, points: percent(seen) }),
    t("openings-faults-here", { white: faults.white, black: faults.black }),
  ]
    .filter(Boolean)
    .join(" ");
}

const resultWords = (games: number, { white, draws, black }: Results) =>
  t("openings-results", { games, white, draws, black });

function rowOf(row: Row, steps: Step[], side: Side, show: PanelOptions["show"]): HTMLElement {
  const { move, results, others, points, once } = row;
  const seen = seenBy(points, side);
  const { to } = move;
  const on = () => to !== null && show([...steps, { uci: move.uci, san: move.san, to }]);
  const name = written(`${numberOf(steps.length)} ${move.san}`);
  return h(
    "tr",
    {},
    h(
      "th",
      { scope: "row" },
      to === null
        ? once
          ? h(
              "a",
              { class: "openings__move", href: hrefOf(once), data: { route: "" }, title: playersOf(once) },
              name,
            )
          : h("span", { class: "openings__move" }, name)
        : h("button", { type: "button", class: "openings__move", on: { click: on } }, name),
    ),
    h(
      "td",
      { class: "openings__count" },
      String(move.games),
      others ? h("small", { title: t("openings-others", { count: others }) }, ` +${others}`) : null,
    ),
    h("td", { class: "openings__results" }, barOf(results, move.games + others)),
    h("td", {}, seen === null ? "–" : percent(seen)),
    h("td", { class: move.faults ? "openings__faults" : "" }, move.faults ? String(move.faults) : "–"),
  );
}

/** White's wins, draws, Black's wins as a bar; what has no result is left free. */
function barOf(results: Results, games: number): HTMLElement {
  const { white, draws, black } = results;
  const words = resultWords(games, results);
  return h(
    "span",
    { class: "openings__bar", role: "img", "aria-label": words, title: words },
    Object.entries({ white, draws, black }).map(([id, count]) =>
      count ? h("span", { data: { id }, style: { "flex-grow": count } }, String(count)) : null,
    ),
  );
}

const playersOf = ({ game }: Passed) => `${game.white} – ${game.black}`;

function listOf(passed: Passed[]): HTMLElement[] {
  const list = h("ol", { class: "openings__list" });
  const more = h("button", { type: "button", class: "button button--small", on: { click: () => draw() } });
  function draw() {
    const drawn = list.children.length;
    list.append(...passed.slice(drawn, drawn + STEP).map(gameOf));
    const left = passed.length - list.children.length;
    more.hidden = left <= 0;
    more.textContent = t("season-more", { count: left });
    if (drawn) list.children[drawn]?.querySelector("a")?.focus();
  }
  draw();
  return [h("h2", {}, t("games-count", { count: passed.length })), list, more];
}

const gameOf = (passed: Passed) =>
  h(
    "li",
    {},
    h(
      "a",
      { href: hrefOf(passed), data: { route: "" } },
      h("span", {}, playersOf(passed)),
      h("span", { class: "openings__result" }, passed.game.result === "*" ? "" : result(passed.game.result)),
    ),
  );
