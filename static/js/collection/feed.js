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
const REST_MS = 60_000;

/** Watch collection `id`. @type {(id: string, options: CollectionWatch) => Listener} */
export function watchCollection(id, wishes) {
  const { onRows, onDeleted, onConnection = () => {}, onTitle = () => {}, sockets = true } = wishes;
  const { onFollow = () => {} } = wishes;
  const told = { onRows, onDeleted, onConnection, onTitle, onFollow };
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
function bySocket(socket, id, { onRows, onDeleted, onTitle, onFollow }) {
  socket.on("collection", (/** @type {CollectionMessage} */ message) => {
    if (message.id !== id) return;
    if (message.deleted) return onDeleted();
    if (message.title !== null) onTitle(message.title);
    onRows(message.games, message.gone, message.whole);
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
function byPolling(id, { onRows, onDeleted, onConnection, onTitle, onFollow }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let closed = false;
  async function poll() {
    let over = false;
    try {
      const { title, games, follow } = await getCollection(id);
      if (closed) return;
      onConnection("polling");
      onTitle(title);
      onRows(games, [], true);
      onFollow(follow);
      over = isOver(games) && !isFollowed(follow);
    } catch (error) {
      if (closed) return;
      if (error instanceof ApiError && error.status === 404) return onDeleted();
      onConnection("lost");
    }
    timer = setTimeout(poll, over ? REST_MS : POLL_MS); // its owner may edit it still
  }
  timer = setTimeout(poll, POLL_MS); // whoever polls has the rows of a moment ago
  return {
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
