// A server of another library: node server.mjs boardgame.io|colyseus PORT. It keeps its games in memory only.

import { createRequire } from "node:module";
import { board, SEATS } from "./game.mjs";

const require = createRequire(import.meta.url);
const [, , which, port] = process.argv;

const servers = {
  "boardgame.io": async () => {
    const { Server } = require("boardgame.io/server");
    const game = {
      name: "small",
      minPlayers: SEATS,
      maxPlayers: SEATS,
      setup: () => ({ version: 0, board: board(0) }),
      turn: { minMoves: 1, maxMoves: 1 },
      moves: {
        move: ({ G }) => {
          G.version += 1;
          G.board = board(G.version);
        },
      },
    };
    await Server({ games: [game], origins: [`http://127.0.0.1:${port}`] }).run(Number(port));
  },

  colyseus: async () => {
    const { Server, Room } = require("@colyseus/core");
    const { WebSocketTransport } = require("@colyseus/ws-transport");
    const { Schema, defineTypes } = require("@colyseus/schema");
    class State extends Schema {}
    defineTypes(State, { version: "number", board: "string" });
    class Table extends Room {
      onCreate() {
        this.maxClients = SEATS;
        this.state = new State();
        this.state.version = 0;
        this.state.board = board(0);
        this.patchRate = null; // sent at once instead of twenty times a second
        this.onMessage("move", () => {
          this.state.version += 1;
          this.state.board = board(this.state.version);
          this.broadcastPatch();
        });
      }
    }
    const server = new Server({ transport: new WebSocketTransport(), greet: false });
    server.define("table", Table);
    await server.listen(Number(port), "127.0.0.1");
  },
};

await servers[which]();
console.log("ready");
