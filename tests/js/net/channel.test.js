import assert from "node:assert/strict";
import { test, vi } from "vitest";

const sockets = [];
globalThis.kibitzSocket = (options) => {
  const heard = new Map();
  const socket = {
    options,
    closed: 0,
    on: (name, listener) => heard.set(name, listener),
    close: () => (socket.closed += 1),
    tell: (name, ...what) => heard.get(name)(...what),
  };
  sockets.push(socket);
  return socket;
};
vi.mock("socket.io-client", () => ({ io: (options) => globalThis.kibitzSocket(options) }));
const { ask, openChannel } = await import("../../../static/js/net/channel.ts");

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Until the page's socket is there, loaded as it is when it is asked for; the last word is the test's. */
async function socketAfter(count) {
  for (let tries = 0; sockets.length === count && tries < 250; tries += 1) await settled();
}

/** An open channel and what it did. */
async function open(options) {
  const told = [];
  const before = sockets.length;
  const listener = (name) => () => {
    told.push(name);
    return { name, close: () => told.push(`${name} closed`) };
  };
  const channel = openChannel({
    bySocket: listener("socket"),
    byPolling: listener("polling"),
    onConnect: () => told.push("connect"),
    onConnection: (state) => told.push(state),
    sockets: true,
    ...options,
  });
  const now = channel.current()?.name ?? null;
  await (now ? settled() : socketAfter(before));
  await settled();
  return { channel, told, now, socket: sockets.at(-1) };
}

test("without sockets it polls at once", async () => {
  const { channel, told, now } = await open({ sockets: false });
  assert.deepEqual([now, told], ["polling", ["polling"]]);
  channel.close();
  assert.deepEqual(told, ["polling", "polling closed"]);
});

test("a socket tells whether it is connected", async () => {
  const { channel, told, now, socket } = await open({});
  assert.equal(now, null);
  assert.equal(channel.current().name, "socket");
  socket.tell("connect");
  socket.tell("disconnect");
  assert.deepEqual(told, ["socket", "live", "connect", "lost"]);
});

test("three failures one after the other and it polls", async () => {
  const { channel, told, socket } = await open({});
  for (const name of ["connect_error", "connect_error"]) socket.tell(name);
  assert.deepEqual([channel.current().name, socket.closed], ["socket", 0]);
  socket.tell("connect_error");
  assert.deepEqual([channel.current().name, socket.closed], ["polling", 1]);
  assert.equal(told.at(-1), "polling");
});

test("a socket that was there once is waited for: a new start is not polled by all", async () => {
  const { channel, socket } = await open({});
  socket.tell("connect");
  for (let failures = 0; failures < 50; failures += 1) socket.tell("connect_error");
  assert.deepEqual([channel.current().name, socket.closed], ["socket", 0]);
});

test("it opens a WebSocket: what polls would need one process behind every proxy", async () => {
  const { socket } = await open({});
  assert.deepEqual(socket.options.transports, ["websocket"]);
});

/** A socket that answers each message with the next of `answers`, and what it was sent. */
function answering(...answers) {
  const sent = [];
  const emit = (event, message, answer) => {
    sent.push([event, message]);
    answer(answers.shift());
  };
  return { sent, socket: { connected: true, emit } };
}

test("who is asked to wait says nothing and asks again", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { sent, socket } = answering({ error: { code: "too_many_requests", wait: 7 } }, { ok: true });
  let after = 3;
  const refused = [];
  ask(
    socket,
    "watch",
    () => ({ after }),
    (why) => refused.push(why),
  );
  after = 5;
  vi.advanceTimersByTime(6999);
  assert.deepEqual(sent, [["watch", { after: 3 }]]);
  vi.advanceTimersByTime(4000);
  assert.deepEqual(sent.slice(1), [["watch", { after: 5 }]]);
  vi.advanceTimersByTime(60_000);
  assert.deepEqual([sent.length, refused], [2, []]);
});

test("a connection that is lost meanwhile does not ask: the next one does", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { sent, socket } = answering({ error: { code: "too_many_requests", wait: 7 } });
  ask(socket, "watch", () => ({}), assert.fail);
  socket.connected = false;
  vi.advanceTimersByTime(60_000);
  assert.equal(sent.length, 1);
});

test("any other refusal is told once", () => {
  const refused = [];
  for (const answer of [{ error: { code: "not_found" } }, { ok: true }, undefined])
    ask(
      answering(answer).socket,
      "watch",
      () => ({}),
      ({ code }) => refused.push(code),
    );
  assert.deepEqual(refused, ["not_found"]);
});

test("a library that cannot be loaded makes it poll", async () => {
  const { channel } = await open({ first: Promise.reject(new Error("offline")) });
  assert.equal(channel.current().name, "polling");
});

test("what was closed before it began begins nothing", async () => {
  const told = [];
  const start = (name) => () => {
    told.push(name);
    return { close() {} };
  };
  const { close } = openChannel({
    bySocket: start("socket"),
    byPolling: start("polling"),
    onConnect() {},
    onConnection() {},
    sockets: true,
  });
  close();
  await settled();
  assert.deepEqual(told, []);
});
