/**
 * A way to the server's news: Socket.IO, or polling where no socket can be had. Owns the choice and the
 * change.
 */

import type { Socket } from "socket.io-client";
import { language } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import type { Refusal, RefusedMessage, Watched } from "../wire.ts";
import type { Connection, Listener } from "./types.ts";

interface ChannelOptions<L extends Listener> {
  bySocket(socket: Socket): L;
  byPolling(): L;
  /** told of every new connection */
  onConnect(socket: Socket): void;
  onConnection(connection: Connection): void;
  /** false polls from the start */
  sockets: boolean;
  /** what the socket's library waits for */
  first?: Promise<void>;
}

const FAILURES_BEFORE_POLLING = 3;

/** Listen by what can be had; `current()` is what listens now, null before there is any. */
export function openChannel<L extends Listener>({
  bySocket,
  byPolling,
  onConnect,
  onConnection,
  sockets,
  first = Promise.resolve(),
}: ChannelOptions<L>) {
  let current: L | null = null;
  let closed = false;
  const use = (start: () => L) => {
    if (!closed) current = start();
  };
  const connect = ({ io }: typeof import("socket.io-client")) =>
    use(() => bySocket(openSocket(io, { onConnect, onConnection, giveUp: () => use(byPolling) })));
  if (sockets) first.then(() => import("socket.io-client")).then(connect, () => use(byPolling));
  else use(byPolling);
  return {
    close() {
      closed = true;
      current?.close();
    },
    current: () => current,
  };
}

/** Say `event` with what `message` gives at that moment; where the server asks to wait, again afterwards. */
export function ask(
  socket: Socket,
  event: string,
  message: () => object,
  onRefused: (why: Refusal) => void,
): void {
  socket.emit(event, message(), (answer: Watched | RefusedMessage | undefined) => {
    if (!answer || !("error" in answer)) return;
    const { wait } = answer.error;
    if (!wait) return onRefused(answer.error);
    const again = () => socket.connected && ask(socket, event, message, onRefused);
    setTimeout(again, wait * 1000 * (1 + Math.random() / 2)); // others were told the same
  });
}

export type Told = Pick<ChannelOptions<Listener>, "onConnect" | "onConnection"> & { giveUp: () => void };
/**
 * A WebSocket from the start: Engine.IO's own polling needs each request at the same process. Where there is
 * none at all, the API is polled; once there was one, there will be one again.
 */
function openSocket(
  io: typeof import("socket.io-client").io,
  { onConnect, onConnection, giveUp }: Told,
): Socket {
  const query = { lang: language() };
  const socket = io({
    path: at("/socket.io"),
    transports: ["websocket"],
    withCredentials: false,
    reconnectionDelayMax: 8000,
    query,
  });
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
