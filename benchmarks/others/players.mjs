// Players of another library: node players.mjs boardgame.io|colyseus PORT TABLES PACE WARM_UP SECONDS.
// Says "begin" and "end" around the time that is measured, and at last the figures as JSON.

import { createRequire } from "node:module";
import { SEATS } from "./game.mjs";

const require = createRequire(import.meta.url);
const [, , which, ...numbers] = process.argv;
const [port, tables, pace, warmUp, seconds] = numbers.map(Number);
const address = `127.0.0.1:${port}`;
const times = [];
let measuring = false;

/** A table whose players move in turn, `pace` seconds apart. `move(seat)` sends a move. */
class Table {
  constructor() {
    this.arrived = 0;
    this.version = 0;
    this.due = performance.now() + Math.random() * pace * 1000;
    this.seen = Array(SEATS).fill(0);
  }

  schedule() {
    const now = performance.now();
    this.due = Math.max(now, this.due + pace * 1000 * (0.5 + Math.random()));
    setTimeout(() => this.play(), this.due - now);
  }

  play() {
    this.sent = performance.now();
    this.move(this.version % SEATS);
  }

  hear(seat, version) {
    if (version <= this.seen[seat]) return;
    this.seen[seat] = version;
    if (this.sent === undefined || Math.min(...this.seen) <= this.version) return;
    this.version = version;
    if (measuring) times.push(performance.now() - this.sent);
    this.schedule();
  }
}

const connect = {
  "boardgame.io": async (table, number) => {
    const { Client } = require("boardgame.io/client");
    const { SocketIO } = require("boardgame.io/multiplayer");
    const game = { name: "small", turn: { minMoves: 1, maxMoves: 1 }, moves: { move: { move: () => {}, client: false } } };
    const clients = [];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const multiplayer = SocketIO({ server: `http://${address}`, socketOpts: { transports: ["websocket"], forceNew: true } });
      const client = Client({ game, multiplayer, matchID: `t${number}`, playerID: `${seat}`, debug: false });
      await new Promise((done) => {
        client.subscribe((state) => {
          if (state === null) return;
          done();
          table.hear(seat, state.G.version);
        });
        client.start();
      });
      clients.push(client);
    }
    table.move = (seat) => clients[seat].moves.move();
  },

  colyseus: async (table) => {
    const { Client } = require("colyseus.js");
    const rooms = [];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const client = new Client(`ws://${address}`);
      const room = seat === 0 ? await client.create("table") : await client.joinById(rooms[0].roomId);
      room.onStateChange((state) => table.hear(seat, state.version));
      rooms.push(room);
    }
    table.move = (seat) => rooms[seat].send("move");
  },
}[which];

const sleep = (time) => new Promise((done) => setTimeout(done, 1000 * time));
const all = [];
for (let number = 0; number < tables; number += 1) {
  const table = new Table();
  await connect(table, number);
  all.push(table);
}
for (const table of all) {
  table.due = performance.now() + Math.random() * pace * 1000;
  table.schedule();
}
await sleep(warmUp);
measuring = true;
console.log("begin");
await sleep(seconds);
measuring = false;
console.log("end");
times.sort((a, b) => a - b);
const percentile = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
console.log(JSON.stringify({ operations: times.length, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) }));
process.exit(0);
