/**
 * A review's events as they land: Socket.IO, or polling where no socket can be had. Owns the cursor's dance
 * (dedupe is the fold's, a gap or a new connection asks again from the cursor). Knows no page.
 */

import { boardFirst } from "../lib/board_first.js";
import { ApiError, getEvents } from "./api.js";
import { ask, openChannel } from "./channel.js";

/** @import { Socket } from "socket.io-client" */
/** @import { Listener, WatchOptions, Watching } from "../../types/net" */
/** @import { AnyEvent, EventsMessage, StatusMessage } from "../wire" */

const POLL_MS = 1500;
const FINAL = new Set(["done", "failed", "stopped"]);

/**
 * Watch review `id`. `wake()` after something was asked for that starts a run again.
 * @type {(id: string, options: WatchOptions) => { close(): void, wake(): void }}
 */
export function watch(
  id,
  {
    cursor,
    onEvents,
    onStatus,
    onConnection = () => {},
    onError = () => {},
    grows = () => false,
    sockets = true,
  },
) {
  const take = (/** @type {AnyEvent[]} */ events) => {
    const fresh = events.filter((event) => event.seq > cursor());
    if (fresh.length) onEvents(fresh);
  };
  const options = { id, cursor, take, onStatus, onConnection, onError, grows };
  const watching = (/** @type {Socket} */ socket) =>
    ask(socket, "watch", () => ({ id, after: cursor() }), onError);
  const channel = openChannel({
    bySocket: (socket) => bySocket(socket, options, () => watching(socket)),
    byPolling: () => byPolling(options),
    onConnect: watching,
    onConnection,
    sockets,
    first: sockets ? boardFirst() : undefined,
  });
  return { close: channel.close, wake: () => channel.current()?.wake?.() };
}

/** @type {(socket: Socket, watching: Watching, askAgain: () => void) => Listener} */
function bySocket(socket, { id, cursor, take, onStatus }, askAgain) {
  let asked = -1; // the cursor of the last gap: what comes until it is filled has the same one
  socket.on("events", (/** @type {EventsMessage} */ message) => {
    if (message.id !== id) return;
    if (!message.events.length || message.events[0].seq <= cursor() + 1) return take(message.events);
    if (asked === cursor()) return;
    asked = cursor();
    askAgain();
  });
  socket.on("disconnect", () => (asked = -1));
  socket.on("status", (/** @type {StatusMessage} */ message) => message.id === id && onStatus(message));
  return {
    close() {
      if (socket.connected) socket.emit("unwatch", { id });
      socket.close();
    },
  };
}

/** @type {(watching: Watching) => Listener} */
function byPolling({ id, cursor, take, onStatus, onConnection, onError, grows }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let closed = false;
  let asking = false;
  let woken = false;
  const again = () => {
    if (!closed) timer = setTimeout(poll, POLL_MS);
  };
  async function poll() {
    asking = true;
    try {
      const { events, status, queue_position } = await getEvents(id, cursor());
      if (closed) return;
      take(events);
      onConnection("polling");
      onStatus({ id, status, queue_position });
      if (!FINAL.has(status) || events.length || woken || grows()) again();
      woken = false;
    } catch (error) {
      if (closed) return;
      if (error instanceof ApiError && error.status === 404)
        return onError({ code: error.code, message: error.message });
      onConnection("lost");
      again();
    } finally {
      asking = false;
    }
  }
  poll();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
    },
    wake() {
      woken = true;
      clearTimeout(timer);
      if (!asking) poll();
    },
  };
}
