// node check.mjs FILE: plays games that Frise recorded again by the rules of both peers, with the recorded shuffles, and
// says where they differ. FILE is a list of {log, view}: see docs/protocol.md for both.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import client from 'boardgame.io/dist/cjs/client.js';
import testing from 'boardgame.io/dist/cjs/testing.js';
import boardgameio from './boardgameio/game.js';
import { ClassicGame } from './colyseus/game.mjs';
import { ClassicState } from './colyseus/state.mjs';

// Each shuffle as it was recorded, of the same cards.
function recordedShuffle(events) {
    const orders = events.filter((event) => event.type === 'reshuffled').map((event) => event.cards);
    return (cards) => {
        const order = orders.shift();
        assert.deepEqual([...cards].sort(), [...order].sort(), 'other cards are shuffled');
        return [...order];
    };
}

// The same for all seats.
const handOf = (log) => [log.options.hand].flat()[0];

class BoardgameioTable {
    constructor(log) {
        const game = {
            ...boardgameio.Classic,
            setup: (context) => boardgameio.Classic.setup(context, { hand: handOf(log) }),
            plugins: [testing.MockRandom({ Shuffle: recordedShuffle(log.events) })],
        };
        this.client = client.Client({ game, numPlayers: log.seats, debug: false });
        this.client.start();
    }
    turn() {
        return Number(this.client.getState().ctx.currentPlayer);
    }
    place(card, gap) {
        this.client.moves.place(card, gap);
    }
    view() {
        const { G, ctx } = this.client.getState();
        const { line, hands, discard, round, tieBreak } = G;
        const out = ctx.playOrder.map(Number).filter((seat) => !G.seatsIn.includes(seat));
        return { line, hands, discard, round, tie_break: tieBreak, out, draw_count: G.pileCount,
            winners: ctx.gameover?.winners ?? null };
    }
}

class ColyseusTable {
    constructor(log) {
        this.state = new ClassicState();
        const shuffle = recordedShuffle(log.events);
        this.game = new ClassicGame(this.state, { seats: log.seats, hand: handOf(log), shuffle });
    }
    turn() {
        return this.state.turn;
    }
    place(card, gap) {
        assert.ok(this.game.place(this.state.turn, card, gap), 'an action is refused');
    }
    view() {
        const { state } = this;
        const players = state.players.toArray();
        return {
            line: state.line.toArray().map(({ card, year }) => ({ card, year })),
            hands: players.map((player) => player.hand.toArray()),
            discard: state.discard.toArray(),
            round: state.round,
            tie_break: state.tieBreak,
            out: players.flatMap((player, seat) => (player.out ? [seat] : [])),
            draw_count: state.pileCount,
            winners: state.over ? state.winners.toArray() : null,
        };
    }
}

function replay(table, { log, view }) {
    let actions = 0;
    for (const event of log.events) {
        if (event.type !== 'placed') continue;
        assert.equal(table.turn(), event.seat, `whose turn it is at action ${actions}`);
        const before = table.view().line.length;
        table.place(event.card, event.gap);
        assert.equal(table.view().line.length > before, event.right, `whether action ${actions} is right`);
        actions += 1;
    }
    const end = table.view();
    const expected = Object.fromEntries(Object.keys(end).map((field) => [field, view[field]]));
    assert.deepEqual(end, expected);
    return actions;
}

const games = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const [name, Table] of [['boardgame.io', BoardgameioTable], ['Colyseus', ColyseusTable]]) {
    let actions = 0;
    games.forEach((game, number) => {
        try {
            actions += replay(new Table(game.log), game);
        } catch (error) {
            console.error(`${name}, game ${number}: ${error.message}`);
            process.exit(1);
        }
    });
    const ties = games.filter(({ view }) => view.tie_break).length;
    console.log(`${name} plays ${games.length} recorded games alike: ${actions} actions, ${ties} tie-breaks`);
}
