/**
 * A review's events as they land: Socket.IO, or polling where no socket can be had. Owns the cursor's dance
 * (dedupe is the fold's, a gap or a new connection asks again from the cursor). Knows no page.
 */

import type { Socket } from "socket.io-client";
import { boardFirst } from "../lib/board_first.ts";
import type { AnyEvent, EventsMessage, Refusal, Status, StatusMessage } from "../wire.ts";
import { ApiError, getEvents } from "./api.ts";
import { ask, openChannel } from "./channel.ts";
import type { Connection, Listener } from "./types.ts";

/** How a review stands. */
export interface Standing {
  id: string;
  status: Status | "deleted";
  queue_position: number | null;
}

interface WatchOptions {
  /** the last seq that was folded */
  cursor(): number;
  onEvents(events: AnyEvent[]): void;
  onStatus(standing: Standing): void;
  onConnection?(connection: Connection): void;
  onError?(error: Refusal): void;
  /** whether the game is still being played: it goes on after an end */
  grows?(): boolean;
  /** false polls from the start */
  sockets?: boolean;
}

/** A WatchOptions made whole, for a listener. */
interface Watching extends Required<Omit<WatchOptions, "onEvents" | "sockets">> {
  id: string;
  take(events: AnyEvent[]): void;
}

const POLL_MS = 1500;
const FINAL = new Set(["done", "failed", "stopped"]);

/** Watch review `id`. `wake()` after something was asked for that starts a run again. */
export function watch(
  id: string,
  {
    cursor,
    onEvents,
    onStatus,
    onConnection = () => {},
    onError = () => {},
    grows = () => false,
    sockets = true,
  }: WatchOptions,
): { close(): void; wake(): void } {
  const take = (events: AnyEvent[]) => {
    const fresh = events.filter((event) => event.seq > cursor());
    if (fresh.length) onEvents(fresh);
  };
  const options = { id, cursor, take, onStatus, onConnection, onError, grows };
  const watching = (socket: Socket) => ask(socket, "watch", () => ({ id, after: cursor() }), onError);
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

function bySocket(socket: Socket, { id, cursor, take, onStatus }: Watching, askAgain: () => void): Listener {
  let asked = -1; // the cursor of the last gap: what comes until it is filled has the same one
  socket.on("events", (message: EventsMessage) => {
    if (message.id !== id) return;
    if (!message.events.length || message.events[0].seq <= cursor() + 1) return take(message.events);
    if (asked === cursor()) return;
    asked = cursor();
    askAgain();
  });
  socket.on("disconnect", () => (asked = -1));
  socket.on("status", (message: StatusMessage) => message.id === id && onStatus(message));
  return {
    close() {
      if (socket.connected) socket.emit("unwatch", { id });
      socket.close();
    },
  };
}

function byPolling({ id, cursor, take, onStatus, onConnection, onError, grows }: Watching): Listener {
  let timer: ReturnType<typeof setTimeout> | undefined;
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
