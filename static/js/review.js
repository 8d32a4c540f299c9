/** The screen `/r/<id>`: puts the parts together, holds the folded state, follows the address. */

import { hashOf, placeFromAddress } from "./state/address.js";
import { continueReview, deepenReview, deleteReview, getReview, stopReview } from "./net/api.js";
import { createCollectionBar } from "./collection/bar.js";
import { built, confirm, say, showKeys } from "./lib/dialogs.js";
import { h } from "./lib/dom.js";
import { createExploring } from "./explore/exploring.js";
import { applyEvent, initialState } from "./state/fold.js";
import { date, intl, player, result } from "./lib/format.js";
import { t } from "./lib/i18n.js";
import { listen } from "./lib/keys.js";
import { createLearning, learnFromAddress } from "./learn/learn.js";
import { watch } from "./net/live.js";
import { createPlace } from "./state/place.js";
import { createReport } from "./panels/report.js";
import { accuracyKind, setAccuracyKind, soundsOn, zoomBoard } from "./state/settings.js";
import { createShare } from "./share/share.js";
import { createStage } from "./board/stage.js";
import { createStatus } from "./panels/status.js";
import { setToken, tokenOf } from "./lib/storage.js";
import { hasClocks } from "./state/times.js";
import { createVerdict } from "./panels/verdict.js";
import { atPly, keyPlies, lastPly, onBoard } from "./state/view.js";

/** Show review `id` in `root`. Returns a function that takes it down. */
export function showReview(root, id, go) {
  const closers = [];
  root.replaceChildren(skeleton());
  getReview(id).then(
    (answer) => {
      if (!closers.closed) closers.push(built(root, () => open(root, id, answer, go)));
    },
    (error) => !closers.closed && root.replaceChildren(missing(error)),
  );
  return () => {
    closers.closed = true;
    closers.forEach((close) => close());
  };
}

function open(root, id, answer, go) {
  let state = answer.state ?? initialState();
  const remote = { status: answer.status, queue_position: answer.queue_position, connection: "live" };
  const page = layout({
    id,
    go,
    state: () => state,
    remote,
    expires: answer.expires,
    collection: answer.collection,
    wake: () => feed.wake(),
  });
  root.replaceChildren(page.element);

  const refresh = () => {
    page.update(state);
    document.title = titleOf(state);
  };
  const feed = watch(id, {
    cursor: () => state.seq,
    onEvents: (events) => {
      const fresh = !state.game;
      state = events.reduce(applyEvent, state);
      if (state.end) remote.status = state.status; // the server's own word may come a moment later
      refresh();
      if (fresh && state.game) page.begin(state);
    },
    onStatus: ({ status, queue_position }) => {
      if (status === "deleted") return root.replaceChildren(missing({ status: 410 }));
      Object.assign(remote, { status, queue_position });
      return refresh();
    },
    onConnection: (connection) => {
      remote.connection = connection;
      refresh();
    },
    onError: (error) => root.replaceChildren(missing(error)),
  });
  refresh();
  if (state.game) page.begin(state);
  const unlisten = listen((action) =>
    action === "help"
      ? showKeys()
      : (page.bar?.perform(action) ?? page.learning.perform(action) ?? page.stage.perform(action)),
  );
  const onHash = () => page.begin(state);
  window.addEventListener("hashchange", onHash);
  return () => {
    feed.close();
    unlisten();
    page.learning.close();
    page.exploring.close();
    window.removeEventListener("hashchange", onHash);
    page.stage.close();
  };
}

function layout({ id, go, state, remote, expires, collection, wake }) {
  const token = () => tokenOf(id) ?? (collection && tokenOf(collection.id));
  const bar = collection && createCollectionBar(collection, go);
  const actions = {
    remove: (...own) => exploring.remove(...own),
    noKey: (direction) => say(t(direction > 0 ? "moments-none-after" : "moments-none-before")),
    larger: () => zoomBoard(1),
    smaller: () => zoomBoard(-1),
  };
  const stage = createStage({ actions, onView: looked });
  const exploring = createExploring({
    id,
    stage,
    state,
    say,
    place: (panel) => stage.parts.controls.after(panel),
  });
  Object.assign(actions, exploring.actions);
  const jump = (target, how) =>
    stage.show(atPly(state(), how === "cycle" ? nextOf(target, stage.view().ply) : target));
  const tabs = createTabs();
  const learning = createLearning({ element: () => element, stage, state, left });
  const changesPlace = h("div");
  const report = createReport({
    go: jump,
    start: () => startReview(stage, state(), tabs),
    learn: () => learning.open(),
    setKind: chooseKind,
    changes: changesPlace,
  });
  const verdict = createVerdict({
    playLine: stage.playLine,
    peek: stage.peek,
    step: stage.perform,
    learn: () => learning.open(),
    leave: () => stage.perform("leave"),
  });
  const status = createStatus({
    stop: () => act(stopReview),
    proceed: () => act(continueReview),
    deeper: goDeeper,
  });
  const share = createShare({
    say,
    remove: () => removeReview(id, token(), () => go(collection ? `/c/${collection.id}` : "/")),
    look: () => ({ fen: onBoard(state(), stage.view()).fen, orientation: stage.orientation() }),
  });
  const head = h("h1", { class: "review__title" });
  const facts = h("p", { class: "review__facts" });
  let kind = accuracyKind();
  let changes = null;
  let clocks = false;
  const place = createPlace(stage.parts.moves, stage.show);
  stage.parts.moves.prepend(place.element);
  stage.add(verdict);
  stage.add(place);

  function looked(view) {
    follow(view, share, id, Boolean(token()));
    const { move } = onBoard(state(), view);
    if (move && soundsOn()) import("./board/sounds.js").then(({ play }) => play(move.san));
  }

  /** The strip of times, for games that have clocks. */
  async function addClocks(game) {
    if (clocks || !hasClocks(game)) return;
    clocks = true;
    const { createClocks } = await import("./panels/clocks.js");
    const strip = createClocks(jump);
    stage.parts.graph.append(strip.element);
    stage.add(strip);
    stage.update(state());
  }

  /** Ask the server for something that starts or ends a run. */
  async function act(call, ...more) {
    try {
      await call(id, token(), ...more);
      wake();
    } catch (error) {
      say(error.message);
    }
  }

  async function goDeeper() {
    const { askDeeper } = await import("./panels/deeper.js");
    const nodes = await askDeeper(state());
    if (nodes) await act(deepenReview, nodes);
  }

  /** Out of the drill: the game at the ply where the person was. */
  function left(ply) {
    if (ply === null) return;
    stage.show(atPly(state(), ply));
    follow(stage.view(), share, id, Boolean(token()));
  }

  function chooseKind(next) {
    kind = next;
    setAccuracyKind(next);
    drawReport(state());
  }

  function drawReport(now) {
    report.update(now, kind);
    if (!now.earlier) return;
    changes ??= import("./panels/changes.js").then(({ createChanges }) => {
      const made = createChanges({ go: jump });
      changesPlace.append(made.element);
      return made;
    });
    changes.then((made) => made.update(state(), kind));
  }

  const side = h(
    "div",
    { class: "review__side", data: { tab: "moves" } },
    verdict.element,
    tabs.element,
    h("div", { class: "review__panels" }, stage.parts.moves, report.element),
  );
  tabs.bind(side, stage.revealMove);
  const element = h(
    "div",
    { class: "review is-empty" },
    h(
      "header",
      { class: "review__head" },
      bar?.element,
      h("div", { class: "review__names" }, head, facts),
      share.element,
    ),
    status.element,
    h("div", { class: "review__main" }, stage.parts.board, stage.parts.controls, stage.parts.graph),
    side,
  );
  return {
    element,
    stage,
    learning,
    exploring,
    bar,
    update(now) {
      status.update(now, remote, Boolean(token()));
      share.update({ id, hash: hashOf(stage.view()), owner: Boolean(token()) });
      if (!now.game) return;
      heading(head, facts, now.game, expires);
      element.classList.remove("is-empty");
      addClocks(now.game);
      stage.update(now);
      drawReport(now);
      learning.update();
      if (now.status === "done" && stage.view().ply === 0) tabs.offer("report");
    },
    begin(now) {
      const learn = learnFromAddress(location);
      if (learn) return learning.open(learn.side);
      learning.close();
      const asked = placeFromAddress(location);
      if (asked?.ply) tabs.choose("moves", true);
      if (!asked) return stage.show(atPly(now, stage.view().ply));
      return exploring.open(asked.ply === "last" ? { ply: lastPly(now), line: [] } : asked);
    },
  };
}

function createTabs() {
  const items = [
    ["report", t("review-report")],
    ["moves", t("review-moves")],
  ].map(([id, label]) =>
    h(
      "button",
      {
        type: "button",
        class: "tabs__item",
        role: "tab",
        data: { tab: id },
        on: { click: () => choose(id, true) },
      },
      label,
    ),
  );
  let side = null;
  let chosen = false;
  let shown = () => {};
  function choose(id, byPerson = false) {
    chosen ||= byPerson;
    side.dataset.tab = id;
    shown();
    for (const item of items) item.setAttribute("aria-selected", String(item.dataset.tab === id));
  }
  return {
    element: h("div", { class: "tabs", role: "tablist", "aria-label": t("review-panels") }, items),
    choose,
    /** Show a tab unless a person has chosen one or it was offered before. */
    offer(id) {
      if (!chosen) choose(id, true);
    },
    bind(element, onShow) {
      side = element;
      shown = onShow;
      choose(element.dataset.tab);
    },
  };
}

/** The address and the share bar follow the ply. */
function follow(view, share, id, owner) {
  const hash = hashOf(view);
  history.replaceState(history.state, "", `${location.pathname}${hash}`);
  share.update({ id, hash, owner });
}

function startReview(stage, state, tabs) {
  const [first] = keyPlies(state);
  if (!first) return;
  tabs.choose("moves", true);
  stage.show(atPly(state, first));
  say(t("review-keys-hint"));
}

function nextOf(plies, ply) {
  return plies.find((item) => item > ply) ?? plies[0];
}

async function removeReview(id, token, leave) {
  const sure = await confirm(t("review-delete"), t("review-delete-why"), t("review-delete-yes"));
  if (!sure) return;
  try {
    await deleteReview(id, token);
    setToken(id, null);
    leave();
    say(t("review-deleted"));
  } catch (error) {
    say(error.message);
  }
}

function heading(head, facts, game, expires) {
  const { headers } = game;
  head.replaceChildren(
    h("span", {}, player(headers, "white")),
    h("span", { class: "review__result" }, game.result === "*" ? t("review-versus") : result(game.result)),
    h("span", {}, player(headers, "black")),
  );
  const known = (key) => (headers[key] && !/^[?.]+$/.test(headers[key]) ? headers[key] : null);
  const place = known("Site")?.startsWith("http") ? null : known("Site");
  const parts = [
    known("Event"),
    place,
    date(headers.Date),
    game.variant === "chess960" ? "Chess960" : null,
    expires &&
      t("privacy-until", { date: intl("DateTimeFormat", { dateStyle: "medium" }).format(new Date(expires)) }),
  ];
  facts.textContent = parts.filter(Boolean).join(" · ");
}

function titleOf({ game }) {
  if (!game) return t("page-review-loading");
  const names = {
    white: player(game.headers, "white"),
    black: player(game.headers, "black"),
    result: result(game.result),
  };
  return t("page-review-title", { game: t("page-game-result", names) });
}

function skeleton() {
  return h(
    "div",
    { class: "waiting", role: "status" },
    h("span", { class: "waiting__mark", "aria-hidden": "true" }),
    t("review-fetching"),
  );
}

function missing(error) {
  const gone = error.status === 404 || error.status === 410 || error.code === "not_found";
  return h(
    "div",
    { class: "missing" },
    h("h1", {}, gone ? t("review-gone") : t("review-failed")),
    h("p", {}, gone ? t("review-gone-why") : error.message),
    h(
      "p",
      {},
      h("a", { class: "button button--primary", href: "/", data: { route: "" } }, t("page-missing-button")),
    ),
  );
}
