import { boardFirst } from "./lib/board_first.ts";
import { built } from "./lib/dialogs.ts";
import { h, waiting } from "./lib/dom.ts";
import { t } from "./lib/i18n.ts";
import { listen } from "./lib/keys.ts";
import { pressOver } from "./lib/press.ts";
import { at } from "./lib/site.ts";
import { save } from "./lib/storage.ts";
import { textsOf } from "./lib/texts.ts";
import { readTokens, tokensKnown } from "./lib/tokens.ts";
import type { Go } from "./lib/types.ts";
import type { ApiError } from "./net/api.ts";
import { getReview } from "./net/api.ts";
import { watch } from "./net/live.ts";
import { titleOf } from "./review/names.ts";
import type { CollectionBar, Remote } from "./review/page.ts";
import { ReviewPage } from "./review/page.ts";
import { applyEvent, initialState } from "./state/fold.ts";
import type { State } from "./state/types.ts";
import { isPlayed } from "./state/view.ts";
import type { CollectionPlace, Game, Review } from "./wire.ts";

/** Something that is not there: with an API's code, or an answer's status. */
interface Missing {
  status?: number;
  code?: string;
  message?: string;
}

/** `version`: of this Kibitz, whose reviews are kept for a time without the server. */
export const showReview = (root: HTMLElement, id: string, go: Go, version = ""): (() => void) => {
  let closed = false;
  let close = () => {};
  takeNoteKey(id);
  root.replaceChildren(waiting(t("wait-loading")));
  Promise.all([getReview(id).catch((error) => seenBefore(error, id, version)), readTokens()]).then(
    async ([answer]) => {
      if (answer.state.game?.moves.length === 0) return toBoard(answer.state.game, go);
      const [bar] = await Promise.all([barOf(answer.collection, go), faultTexts(answer.state)]);
      if (!closed) close = built(root, () => open(root, { ...answer, version }, bar, go));
    },
    (error) => !closed && root.replaceChildren(missing(error)),
  );
  return () => {
    closed = true;
    close();
  };
};

/** A review of the server, or as this browser saw it last (`seenAt`, milliseconds since 1970). */
type Found = Review & { seenAt?: number | null };

/** What stands in for a review that cannot be had; throws where there is nothing. */
async function seenBefore(error: ApiError, id: string, version: string): Promise<Found> {
  if (isGone(error)) await forgotten(id);
  if (error.status !== 0) throw error;
  const seen = await kept()
    .then(({ seenReview }) => seenReview(id, version))
    .catch(() => null);
  if (!seen) throw Object.assign(error, { message: t("review-not-kept") });
  return { ...seen.answer, seenAt: seen.at };
}

/** What this browser keeps of reviews: not needed before the board shows. */
const kept = () => import("./state/kept_reviews.ts");

const forgotten = (id: string) =>
  kept()
    .then(({ forgetSeen }) => forgetSeen(id))
    .catch(() => {});

const isGone = ({ status, code }: Missing) => status === 404 || status === 410 || code === "not_found";

/** A link for notes brings its key; the address does not keep it. */
const takeNoteKey = (id: string) => {
  const [, key] = /^#note=([\w-]{1,64})$/.exec(location.hash) ?? [];
  if (!key) return;
  save(`note:${id}`, key);
  history.replaceState(history.state, "", location.pathname + location.search);
};

/** What is wrong with a game, or why a review failed, has texts of its own; without them it stays English. */
const faultTexts = async (state: State | null) => {
  if (state?.game?.warnings.length || state?.plan?.warnings.length || state?.end?.message)
    await textsOf("faults").catch(() => {});
};

/** A position alone is no review: the board for trying moves takes its place. */
const toBoard = async ({ start_fen, variant }: Game, go: Go): Promise<void> => {
  const { positionAddress } = await import("./chess/fen.ts");
  go(positionAddress(start_fen, variant), true);
};

const barOf = async (collection: CollectionPlace | null, go: Go): Promise<CollectionBar | null> => {
  const module = collection && (await import("./collection/bar.ts").catch(() => null)); // a review without it
  return module && collection && module.createCollectionBar(collection, go);
};

const open = (
  root: HTMLElement,
  { seenAt = null, version, ...answer }: Found & { version: string },
  bar: CollectionBar | null,
  go: Go,
): (() => void) => {
  let state: State = answer.state ?? initialState();
  const { status, queue_position } = answer;
  const remote: Remote = { status, queue_position, connection: "live", seenAt };
  const page = new ReviewPage({ answer, bar, remote, go, state: () => state, wake: () => feed.wake() });
  root.replaceChildren(page.element);
  const refresh = () => {
    page.update(state);
    document.title = titleOf(state);
  };
  const begin = () => page.begin(state);
  /** In the list of one's reviews, and for a time without the server. */
  const remember = async () => {
    await boardFirst();
    const [{ keepReview }, { keepSeen }] = await Promise.all([import("./state/own_reviews.ts"), kept()]);
    if (!state.game || remote.seenAt) return;
    keepReview(answer, remote.status, state);
    keepSeen({ ...answer, status: remote.status, state } as Review, version).catch(() => {}); // no room
  };
  const gone = (why: Missing) => {
    if (isGone(why)) forgotten(answer.id);
    root.replaceChildren(missing(why));
  };
  const feed = watch(answer.id, {
    cursor: () => state.seq,
    grows: () => isPlayed(state.game),
    onEvents: async (events) => {
      const fresh = !state.game;
      state = events.reduce(applyEvent, state);
      if (state.end) remote.status = state.status; // the server's own word may come a moment later
      await Promise.all([faultTexts(state), pressOver()]);
      if (!page.element.isConnected) return;
      refresh();
      if (fresh || state.end) remember();
      if (fresh) begin();
    },
    onStatus: ({ status, queue_position }) => {
      if (status === "deleted") return gone({ status: 410 });
      Object.assign(remote, { status, queue_position });
      return refresh();
    },
    onConnection: (connection) => {
      remote.connection = connection;
      if (connection !== "lost") remote.seenAt = null;
      refresh();
    },
    onError: gone,
  });
  refresh();
  begin();
  remember();
  tokensKnown().then(refresh); // its owner's buttons, where the key came late
  const unlisten = listen((action) => (action === "help" ? openKeys() : page.perform(action)));
  window.addEventListener("hashchange", begin);
  return () => {
    feed.close();
    unlisten();
    window.removeEventListener("hashchange", begin);
    page.close();
  };
};

const openKeys = async () => (await import("./board/keys_dialog.ts")).showKeys();

function missing({ status, code, message }: Missing) {
  const gone = isGone({ status, code });
  return h(
    "div",
    { class: "missing" },
    h("h1", {}, t(gone ? "review-gone" : status === 0 ? "review-offline" : "review-failed")),
    h("p", {}, gone ? t("review-gone-why") : message),
    h(
      "p",
      {},
      h(
        "a",
        { class: "button button--primary", href: at("/"), data: { route: "" } },
        t("page-missing-button"),
      ),
    ),
  );
}
