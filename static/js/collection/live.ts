/** Above a collection that follows a round or a player: how it stands, how its owner ends it. */

import { confirm, say } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { tokenOf } from "../lib/tokens.ts";
import { lookNow, stopFollowing } from "../net/api.ts";
import { createSpoken } from "../panels/status.ts";
import type { Follow } from "../wire.ts";
import { followWords } from "./follow_words.ts";
import { isFollowed } from "./rows.ts";

/** @param id of the collection */
export async function createLive(id: string) {
  let player: string | null = null;
  const words = h("p", { class: "status__words" });
  const spoken = createSpoken();
  const source = h("a", { class: "live__source", target: "_blank", rel: "noopener noreferrer nofollow" });
  const halt = h(
    "button",
    { type: "button", class: "button button--small", on: { click: () => stop(id, player) } },
    icon("stop", 16),
    t("follow-stop"),
  );
  const again = h(
    "button",
    { type: "button", class: "button button--small", on: { click: () => look(id) } },
    t("follow-now"),
  );
  const element = h(
    "div",
    { class: "status live" },
    h("span", { class: "status__dot", "aria-hidden": "true" }),
    words,
    h("span", { class: "status__actions" }, source, again, halt),
  );
  return {
    element,
    update(follow: Follow) {
      player = follow.player;
      const phase = { live: "running", waiting: "waiting", ended: "stopped" }[follow.state];
      element.dataset.phase = follow.fault ? "failed" : phase;
      source.textContent = follow.host;
      source.setAttribute("href", follow.url);
      halt.hidden = again.hidden = !isFollowed(follow) || !tokenOf(id);
      const parts = followWords(follow);
      spoken.tell(follow.fault || follow.state === "ended" ? parts.join(". ") : parts[0], true);
      if (words.textContent !== parts.join(""))
        words.replaceChildren(...parts.map((part) => h("span", {}, part)));
    },
  };
}

async function look(id: string) {
  try {
    await lookNow(id, tokenOf(id));
    say(t("wait-checking"));
  } catch (error) {
    say((error as Error).message);
  }
}

async function stop(id: string, player: string | null) {
  const [sure, why] =
    player === null
      ? [t("follow-stop-sure"), t("follow-stop-why")]
      : [t("follow-player-stop-sure", { player }), t("follow-player-stop-why")];
  if (!(await confirm(sure, why, t("follow-stop")))) return;
  try {
    await stopFollowing(id, tokenOf(id));
  } catch (error) {
    say((error as Error).message);
  }
}
