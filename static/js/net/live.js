/**
 * A review's events as they land: Socket.IO, or polling where no socket can be had. Owns the cursor's dance
 * (dedupe is the fold's, a gap or a new connection asks again from the cursor). Knows no page.
 */

import { getEvents } from "./api.js";
import { boardFirst } from "../lib/board_first.js";
import { openChannel } from "./channel.js";

const POLL_MS = 1500;
const FINAL = new Set(["done", "failed", "stopped"]);

/**
 * Watch review `id`. `cursor()` gives the last seq that was folded; `onEvents(events)`, `onStatus({status,
 * queue_position})`, `onConnection("live" | "polling" | "lost")`, `onError({code, message})` are told what happens.
 * `sockets: false` polls from the start. Returns {close, wake}: `wake()` after something was asked for that starts a run again.
 */
export function watch(
  id,
  { cursor, onEvents, onStatus, onConnection = () => {}, onError = () => {}, sockets = true },
) {
  const take = (events) => {
    const fresh = events.filter((event) => event.seq > cursor());
    if (fresh.length) onEvents(fresh);
  };
  const options = { id, cursor, take, onStatus, onConnection, onError };
  const ask = (socket) =>
    socket.emit("watch", { id, after: cursor() }, (answer) => {
      if (answer?.error) onError(answer.error);
    });
  const channel = openChannel({
    bySocket: (socket) => bySocket(socket, options, () => ask(socket)),
    byPolling: () => byPolling(options),
    onConnect: ask,
    onConnection,
    sockets,
    first: sockets ? boardFirst() : undefined,
  });
  return { close: channel.close, wake: () => channel.current()?.wake() };
}

function bySocket(socket, { id, cursor, take, onStatus }, ask) {
  socket.on("events", (message) => {
    if (message.id !== id) return;
    if (message.events.length && message.events[0].seq > cursor() + 1) ask();
    else take(message.events);
  });
  socket.on("status", (message) => message.id === id && onStatus(message));
  return {
    close() {
      if (socket.connected) socket.emit("unwatch", { id });
      socket.close();
    },
    wake() {}, // a socket is told by itself
  };
}

function byPolling({ id, cursor, take, onStatus, onConnection, onError }) {
  let timer = null;
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
      if (!FINAL.has(status) || events.length || woken) again();
      woken = false;
    } catch (error) {
      if (closed) return;
      if (error.status === 404) return onError({ code: error.code, message: error.message });
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
