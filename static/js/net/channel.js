/**
 * A way to the server's news: Socket.IO, or polling where no socket can be had. Owns the choice and the
 * change.
 */

import { language } from "../lib/i18n.js";

/** @import { Socket } from "socket.io-client" */
/** @import { ChannelOptions, Listener } from "../../types/net" */

const FAILURES_BEFORE_POLLING = 3;

/**
 * Listen by what can be had; `current()` is what listens now, null before there is any.
 * @template {Listener} L @param {ChannelOptions<L>} options
 */
export function openChannel({
  bySocket,
  byPolling,
  onConnect,
  onConnection,
  sockets,
  first = Promise.resolve(),
}) {
  /** @type {L | null} */
  let current = null;
  let closed = false;
  const use = (/** @type {() => L} */ start) => {
    if (!closed) current = start();
  };
  const connect = (/** @type {typeof import("socket.io-client")} */ { io }) =>
    use(() => bySocket(openSocket(io, { onConnect, onConnection, giveUp: () => use(byPolling) })));
  if (sockets)
    first
      .then(() => import("/vendor/socket.io-client/dist/socket.io.esm.min.js"))
      .then(connect, () => use(byPolling));
  else use(byPolling);
  return {
    close() {
      closed = true;
      current?.close();
    },
    current: () => current,
  };
}

/**
 * @typedef {Pick<ChannelOptions<Listener>, "onConnect" | "onConnection"> & { giveUp: () => void }} Told
 * @type {(io: typeof import("socket.io-client").io, told: Told) => Socket}
 */
function openSocket(io, { onConnect, onConnection, giveUp }) {
  const socket = io({ withCredentials: false, reconnectionDelayMax: 8000, query: { lang: language() } });
  let failures = 0;
  socket.on("connect", () => {
    failures = 0;
    onConnection("live");
    onConnect(socket);
  });
  socket.on("disconnect", () => onConnection("lost"));
  socket.on("connect_error", () => {
    failures += 1;
    if (failures < FAILURES_BEFORE_POLLING) return;
    socket.close();
    giveUp();
  });
  return socket;
}
