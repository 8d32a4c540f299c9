/** A way to the server's news: Socket.IO, or polling where no socket can be had. Owns the choice and the change. */

import { language } from "../lib/i18n.js";

const FAILURES_BEFORE_POLLING = 3;

/**
 * `bySocket(socket)` and `byPolling()` start to listen and return {close, …}; `sockets: false` polls from the start. `onConnect()` is told of
 * every new connection, `onConnection("live" | "lost")` how it stands; `first`: what the socket's library waits for.
 * Returns {close, current()}: `current()` is what listens now, null before there is any.
 */
export function openChannel({
  bySocket,
  byPolling,
  onConnect,
  onConnection,
  sockets,
  first = Promise.resolve(),
}) {
  let current = null;
  let closed = false;
  const use = (start) => {
    if (!closed) current = start();
  };
  const connect = ({ io }) =>
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
