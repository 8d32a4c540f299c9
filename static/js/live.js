/**
 * A review's events as they land: Socket.IO, or polling where no socket can be had. Owns the cursor's dance
 * (dedupe is the fold's, a gap or a new connection asks again from the cursor). Knows no page.
 */

import { getEvents } from "./api.js";
import { boardFirst } from "./board_first.js";

const POLL_MS = 1500;
const FAILURES_BEFORE_POLLING = 3;
const FINAL = new Set(["done", "failed", "stopped"]);

/**
 * Watch review `id`. `cursor()` gives the last seq that was folded; `onEvents(events)`, `onStatus({status,
 * queue_position})`, `onConnection("live" | "polling" | "lost")`, `onError({code, message})` are told what happens.
 * `sockets: false` polls from the start. Returns {close, wake}: `wake()` after something was asked for that starts a run again.
 */
export function watch(id, { cursor, onEvents, onStatus, onConnection = () => {}, onError = () => {}, sockets = true }) {
  const take = (events) => {
    const fresh = events.filter((event) => event.seq > cursor());
    if (fresh.length) onEvents(fresh);
  };
  const options = { id, cursor, take, onStatus, onConnection, onError };
  let current = { close() {}, wake() {} };
  let closed = false;
  const use = (start) => {
    if (!closed) current = start(options);
  };
  if (sockets) {
    boardFirst().then(() => import("/vendor/socket.io-client/dist/socket.io.esm.min.js")).then(
      ({ io }) => use((given) => bySocket(io, given, () => use(byPolling))),
      () => use(byPolling),
    );
  } else use(byPolling);
  return {
    close() {
      closed = true;
      current.close();
    },
    wake: () => current.wake(),
  };
}

function bySocket(io, { id, cursor, take, onStatus, onConnection, onError }, giveUp) {
  const socket = io({ withCredentials: false, reconnectionDelayMax: 8000 });
  let failures = 0;
  const ask = () =>
    socket.emit("watch", { id, after: cursor() }, (answer) => {
      if (answer?.error) onError(answer.error);
    });
  socket.on("connect", () => {
    failures = 0;
    onConnection("live");
    ask();
  });
  socket.on("disconnect", () => onConnection("lost"));
  socket.on("connect_error", () => {
    failures += 1;
    if (failures < FAILURES_BEFORE_POLLING) return;
    socket.close();
    giveUp();
  });
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
