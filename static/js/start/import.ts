/** On the start screen, where the text names games of another site: what is asked first, which to choose. */

import { loadOpeningNames, openingName } from "../chess/opening_names.ts";
import { paceOf } from "../chess/pace.ts";
import { h } from "../lib/dom.ts";
import { date, intl, result } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { call } from "../net/api.ts";
import { isMine, keepName } from "../state/own_side.ts";
import type { AskedImport, Imported, ImportedGame, ImportedPlayer, Side } from "../wire.ts";
import type { Choice, ImportLink } from "./types.ts";

const COUNTS = ["20", "50", "100", "200"];
const CLASSES = ["bullet", "blitz", "rapid", "classical", "correspondence"];

/** `limit`: games that one collection may have. `onChange()`: the choice is another one. */
export function createImport({ limit, onChange }: { limit: number; onChange: () => void }) {
  let importLink: ImportLink | null = null;
  let found: Imported | null = null;
  const asked = createQuestions(() => forget());
  const place = h("div", {});
  const element = h("div", { class: "import" }, asked.element, place);
  let list: ReturnType<typeof createList> | null = null;

  function forget() {
    asked.setAnswered(false);
    found = list = null;
    place.replaceChildren();
    onChange();
  }

  return {
    element,
    /** The text is another one. */
    update(now: ImportLink) {
      if (importLink && now.link === importLink.link) return;
      importLink = now;
      asked.show(now);
      forget();
    },
    /** Ask for the games and show them. True where there is one alone, which needs no choosing. */
    async fetch() {
      if (!importLink) return false;
      const body = asked.body(importLink);
      const answer = call(at("/api/imports"), { method: "POST", body });
      found = (await Promise.all([answer, loadOpeningNames()]))[0] as Imported;
      asked.setAnswered(true);
      list = createList(found, limit, onChange, importLink.many ? found.player : null);
      place.replaceChildren(list.element);
      onChange();
      list.focus();
      return found.games.length === 1 && !importLink.many;
    },
    /** Null before the games are there; `games` 0: none is chosen. */
    choice(): Choice | null {
      if (!found || !list) return null;
      const games = list.chosen();
      if (!games.length) return { games: 0 };
      const pgn = games.map((game) => game.pgn).join("\n\n");
      return games.length === 1 ? { pgn } : { pgn, games: games.length, title: found.title };
    },
    /** After the review was made: the side that was said to be one's own, of a single game. */
    own() {
      const games = list?.chosen() ?? [];
      // of a single game nobody was asked
      if (!importLink?.many || !found?.player || !list?.mine()) return null;
      keepName(found.player);
      return games.length === 1 && games[0].color ? games[0] : null;
    },
  };
}

/** What has to be known before anything is fetched. */
function createQuestions(onChange: () => void) {
  const site = siteChoice(onChange);
  const name = h("input", {
    type: "text",
    autocapitalize: "off",
    spellcheck: "false",
    on: { input: onChange },
  });
  const player = h("label", { class: "field import__player" }, h("span", {}, t("import-player")), name);
  const count = choice(
    t("import-count"),
    COUNTS.map((each) => [each, each]),
    "50",
  );
  const color = choice(t("word-colour"), [
    ["", t("import-both")],
    ["white", t("side-white")],
    ["black", t("side-black")],
  ]);
  const pace = choice(t("import-pace"), [
    ["", t("import-all-paces")],
    ...CLASSES.map((each) => [each, t(`import-pace-${each}`)]),
  ]);
  const filters = h("div", { class: "import__filters" }, count.element, color.element, pace.element);
  const note = h("p", { class: "import__note" });

  function choice(label: string, choices: string[][], chosen: string = "") {
    const input = h(
      "select",
      { on: { change: onChange } },
      choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
    );
    return { element: h("label", { class: "field" }, h("span", {}, label), input), input };
  }

  return {
    element: h("div", { class: "import__asked" }, site, player, filters, note),
    show({ asks, many }: ImportLink) {
      site.hidden = asks !== "site";
      player.hidden = asks !== "player";
      filters.hidden = !many;
      note.textContent = t(asks === "player" ? "import-note-player" : "import-note");
    },
    /** Whether there is an answer already. */
    setAnswered(is: boolean) {
      note.hidden = is;
    },
    body({ link, asks, many }: ImportLink): AskedImport {
      const chosen = (site.querySelector("input:checked") as HTMLInputElement).value;
      return {
        link: asks === "site" ? `${link} ${chosen}` : link,
        ...(asks === "player" && { user: name.value.trim() }),
        ...(many && {
          max: Number(count.input.value),
          color: (color.input.value || null) as Side | null,
          timeClass: (pace.input.value || null) as AskedImport["timeClass"],
        }),
      };
    },
  };
}

/** On which of both sites a name is. */
const siteChoice = (onChange: () => void) =>
  h(
    "fieldset",
    { class: "import__site" },
    h("legend", {}, t("import-site")),
    ["lichess", "chess.com"].map((name, index) =>
      h(
        "label",
        { class: "check" },
        h("input", { type: "radio", name: "site", value: name, checked: !index, on: { change: onChange } }),
        h("span", {}, name),
      ),
    ),
  );

/**
 * The games with a box each.
 * `player`: of whom it is asked whether it is oneself.
 */
function createList(found: Imported, limit: number, onChange: () => void, player: string | null) {
  const boxes = found.games.map((_, index) =>
    h("input", { type: "checkbox", checked: index < limit, on: { change: changed } }),
  );
  const rows = found.games.map((game, index) =>
    h("li", {}, h("label", { class: "import__game" }, boxes[index], row(game))),
  );
  const count = h("span", { role: "status" });
  const turn = h("button", { type: "button", class: "button button--small", on: { click: toggle } });
  const me = h("input", { type: "checkbox", checked: isMine(player) });
  const mine = player && h("label", { class: "check" }, me, h("span", {}, t("import-me", { name: player })));
  const many = found.games.length > 1;
  const head = h("div", { class: "import__head", tabindex: "-1" }, count, many && turn);
  const list = h("ul", { class: "import__games", "aria-label": t("import-games") }, rows);

  const chosen = () => found.games.filter((_, index) => boxes[index].checked);

  function toggle() {
    const on = !chosen().length;
    boxes.forEach((box, index) => {
      box.checked = on && index < limit;
    });
    changed();
  }

  function changed() {
    const now = chosen().length;
    const whole = found.games.length;
    count.textContent = t("import-chosen", { chosen: now, count: whole });
    turn.textContent = t(now ? "import-none" : "import-all");
    onChange();
  }

  changed();
  return {
    element: h("div", { class: "import__found" }, head, leftOut(found), list, mine),
    chosen,
    mine: () => me.checked,
    focus: () => head.focus({ preventScroll: true }),
  };
}

/** What is not in the list, said and not kept quiet. */
function leftOut({ left_out: left, more }: Imported) {
  const variants = left.filter(({ variant }) => variant);
  const empty = left.filter(({ variant }) => !variant);
  const sum = (of: typeof left) => of.reduce((all, { games }) => all + games, 0);
  const words = [
    variants.length &&
      t("import-variants", {
        count: sum(variants),
        variants: intl("ListFormat", { type: "conjunction" }).format(
          variants.map(({ variant }) => variant ?? ""),
        ),
      }),
    empty.length && t("import-empty", { count: sum(empty) }),
    more && t("import-more"),
  ].filter(Boolean);
  return words.length ? h("p", { class: "import__note" }, words.join(" ")) : null;
}

function row(game: ImportedGame) {
  const side = (id: Side) =>
    h(
      "span",
      { class: game.color === id ? "import__side is-own" : "import__side" },
      h("span", { class: "player__chip", data: { side: id }, "aria-hidden": "true" }),
      named(game[id]),
    );
  const facts = [
    date(game.date ?? ""),
    pace(game),
    game.opening && `${game.opening.eco} ${openingName(game.opening.name)}`,
  ];
  return h(
    "span",
    { class: "import__row" },
    h(
      "span",
      { class: "import__players" },
      game.name ? h("span", {}, game.name) : [side("white"), side("black")],
    ),
    h("span", { class: "import__result" }, game.result === "*" ? "" : result(game.result)),
    h("small", {}, facts.filter(Boolean).join(" · ")),
  );
}

function named({ name, rating, title }: ImportedPlayer) {
  const whole = [title, name].filter(Boolean).join(" ");
  return rating ? `${whole} (${rating})` : whole;
}

function pace({ time_control: control, time_class: kind }: ImportedGame) {
  const pace = paceOf(control);
  const words = typeof pace === "string" ? pace : pace && t("import-days", { days: pace.days });
  const known = kind && CLASSES.includes(kind) ? t(`import-pace-${kind}`) : null;
  return [words, typeof pace === "object" && pace ? null : known].filter(Boolean).join(" ");
}
