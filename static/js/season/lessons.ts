/** The lessons of a season: costly habits in words, each with a board of an own game and its training. */

import { diagram } from "../board/diagram.ts";
import { h } from "../lib/dom.ts";
import { fixed } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Lesson, Season } from "../wire.ts";
import { kindName, spotWords } from "./words.ts";

/** `train`: with a kind; null where nothing can be trained on. */
interface LessonOptions {
  open(season: Season, title: string, at: number[]): void;
  train: ((kind: string) => void) | null;
}

/** Null where there is none. */
export function createLessons(season: Season, options: LessonOptions): HTMLElement | null {
  const told = season.lessons.filter(({ count }) => count.at.length > 0);
  if (!told.length) return null;
  return h(
    "section",
    { class: "season__lessons" },
    h("h2", {}, t("season-lessons")),
    h(
      "ol",
      {},
      told.map((lesson) => lessonOf(season, lesson, options)),
    ),
  );
}

function lessonOf(season: Season, lesson: Lesson, { open, train }: LessonOptions): HTMLElement {
  const { key, way, count, cost, avoided } = lesson;
  const title = titleOf(lesson);
  const at = count.at;
  return h(
    "li",
    { class: "season__lesson" },
    boardOf(season, at[0], () => open(season, title, at)),
    h("h3", {}, title),
    h(
      "p",
      {},
      t("season-lesson-cost", { count: at.length, games: count.n, points: fixed(cost, 1) }),
      avoided ? ` ${t("season-lesson-avoided", { avoided })}` : "",
    ),
    train
      ? h(
          "button",
          { type: "button", class: "button", on: { click: () => train(`${way}:${key}`) } },
          t("season-lesson-train"),
        )
      : null,
  );
}

/** "Hangs a piece"; a motif's name does not say whose it was: "Missed: Fork". */
function titleOf({ key, way }: Lesson): string {
  const kind = kindName({ key });
  if (!key.startsWith("motif.")) return kind;
  return t("with-colon", { name: t(`season-way-${way.replace("_", "-")}`), value: kind });
}

function boardOf(season: Season, at: number, click: () => void): HTMLElement {
  const position = season.positions[at];
  const game = season.games[position.game];
  const label = t("season-lesson-board", { move: spotWords({ position, game }).move });
  const board = diagram(position.fen ?? "", game.side, label, { coordinates: true });
  return h("button", { type: "button", class: "season__example", title: label, on: { click } }, board);
}
