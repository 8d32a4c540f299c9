/**
 * The rows of a collection as they change: Socket.IO, or polling where no socket can be had. Knows no page.
 */

import type { Socket } from "socket.io-client";
import { ApiError, getCollection } from "../net/api.ts";
import { ask, openChannel } from "../net/channel.ts";
import type { CollectionWatch, Listener } from "../net/types.ts";
import type { CollectionMessage } from "../wire.ts";
import { isFollowed, isOver } from "./rows.ts";

const POLL_MS = 4000;
const REST_MS = 60_000;

/** Watch collection `id`. */
export function watchCollection(id: string, options: CollectionWatch): Listener {
  const { onRows, onDeleted, onConnection = () => {}, onTitle = () => {}, sockets = true } = options;
  const { onFollow = () => {}, onEdited = () => {} } = options;
  const listeners = { onRows, onDeleted, onConnection, onTitle, onFollow, onEdited };
  const { close } = openChannel({
    bySocket: (socket) => bySocket(socket, id, listeners),
    byPolling: () => byPolling(id, listeners),
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

function bySocket(
  socket: Socket,
  id: string,
  { onRows, onDeleted, onTitle, onFollow, onEdited }: Required<Omit<CollectionWatch, "sockets">>,
): Listener {
  let known = false;
  socket.on("collection", (message: CollectionMessage) => {
    if (message.id !== id) return;
    if (message.deleted) return onDeleted();
    if (message.title !== null) onTitle(message.title);
    onRows(message.games, message.gone, message.whole);
    if (message.title !== null && known) onEdited();
    known = true;
    onFollow(message.follow);
  });
  return {
    close() {
      if (socket.connected) socket.emit("unwatch_collection", { id });
      socket.close();
    },
  };
}

function byPolling(
  id: string,
  { onRows, onDeleted, onConnection, onTitle, onFollow }: Required<Omit<CollectionWatch, "sockets">>,
): Listener {
  let timer: ReturnType<typeof setTimeout> | undefined;
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
  timer = setTimeout(poll, POLL_MS); // one that polls has the rows of a moment ago
  return {
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
