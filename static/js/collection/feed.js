/**
 * The rows of a collection as they change: Socket.IO, or polling where no socket can be had. Knows no page.
 */

import { ApiError, getCollection } from "../net/api.js";
import { ask, openChannel } from "../net/channel.js";
import { isFollowed, isOver } from "./rows.js";

/** @import { Socket } from "socket.io-client" */
/** @import { CollectionWatch, Listener } from "../../types/net" */
/** @import { CollectionMessage } from "../wire" */

const POLL_MS = 4000;

/** Watch collection `id`. @type {(id: string, options: CollectionWatch) => Listener} */
export function watchCollection(
  id,
  { onRows, onDeleted, onFollow = () => {}, onConnection = () => {}, sockets = true },
) {
  const told = { onRows, onDeleted, onFollow, onConnection };
  const { close } = openChannel({
    bySocket: (socket) => bySocket(socket, id, told),
    byPolling: () => byPolling(id, told),
    onConnect: (socket) =>
      ask(
        socket,
        "watch_collection",
        () => ({ id }),
        ({ code }) => code === "not_found" && onDeleted(),
      ),
    onConnection,
    sockets,
  });
  return { close };
}

/** @type {(socket: Socket, id: string, told: Required<Omit<CollectionWatch, "sockets">>) => Listener} */
function bySocket(socket, id, { onRows, onDeleted, onFollow }) {
  socket.on("collection", (/** @type {CollectionMessage} */ message) => {
    if (message.id !== id) return;
    if (message.deleted) return onDeleted();
    onRows(message.games, message.gone);
    onFollow(message.follow);
  });
  return {
    close() {
      if (socket.connected) socket.emit("unwatch_collection", { id });
      socket.close();
    },
  };
}

/** @type {(id: string, told: Required<Omit<CollectionWatch, "sockets">>) => Listener} */
function byPolling(id, { onRows, onDeleted, onFollow, onConnection }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let closed = false;
  /** @type {number[]} */
  let known = [];
  async function poll() {
    let over = false;
    try {
      const { games, follow } = await getCollection(id);
      if (closed) return;
      const there = new Set(games.map(({ number }) => number));
      onConnection("polling");
      onRows(
        games,
        known.filter((number) => !there.has(number)),
      );
      onFollow(follow);
      known = [...there];
      over = isOver(games) && !isFollowed(follow);
    } catch (error) {
      if (closed) return;
      if (error instanceof ApiError && error.status === 404) return onDeleted();
      onConnection("lost");
    }
    if (!over) timer = setTimeout(poll, POLL_MS);
  }
  timer = setTimeout(poll, POLL_MS); // whoever polls has the rows of a moment ago
  return {
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
