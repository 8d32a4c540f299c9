/**
 * A way to the server's news: Socket.IO, or polling where no socket can be had. Owns the choice and the
 * change.
 */

import { language } from "../lib/i18n.js";

/** @import { Socket } from "socket.io-client" */
/** @import { ChannelOptions, Listener } from "../../types/net" */
/** @import { Refusal, RefusedMessage, Watched } from "../wire" */

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
 * Say `event` with what `message` gives at that moment; where the server asks to wait, again afterwards.
 * @type {(socket: Socket, event: string, message: () => object, onRefused: (why: Refusal) => void) => void}
 */
export function ask(socket, event, message, onRefused) {
  socket.emit(event, message(), (/** @type {Watched | RefusedMessage | undefined} */ answer) => {
    if (!answer || !("error" in answer)) return;
    const { wait } = answer.error;
    if (!wait) return onRefused(answer.error);
    const again = () => socket.connected && ask(socket, event, message, onRefused);
    setTimeout(again, wait * 1000 * (1 + Math.random() / 2)); // others were told the same
  });
}

/**
 * A WebSocket from the start: Engine.IO's own polling needs each request at the same process. Where there is
 * none at all, the API is polled; once there was one, there will be one again.
 * @typedef {Pick<ChannelOptions<Listener>, "onConnect" | "onConnection"> & { giveUp: () => void }} Told
 * @type {(io: typeof import("socket.io-client").io, told: Told) => Socket}
 */
function openSocket(io, { onConnect, onConnection, giveUp }) {
  const query = { lang: language() };
  const socket = io({ transports: ["websocket"], withCredentials: false, reconnectionDelayMax: 8000, query });
  let failures = 0;
  socket.on("connect", () => {
    failures = -Infinity;
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
