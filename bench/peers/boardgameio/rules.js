// node rules.js SECONDS: moves a second of boardgame.io's engine alone, in the two ways its documentation shows: a client
// without a server, and the reducer that such a client is built upon. Writes both down as JSON.
const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { Classic } = require('./game.js');

const SEATS = 4;
const seconds = Number(process.argv[2] ?? 2);

const below = (bound) => Math.floor(Math.random() * bound);

// Any card of the hand, in any gap.
function choose({ G, ctx }) {
    const hand = G.hands[ctx.currentPlayer];
    return [hand[below(hand.length)], below(G.line.length + 1)];
}

function playWithClient() {
    const client = Client({ game: Classic, numPlayers: SEATS, debug: false });
    client.start();
    let moves = 0;
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState(), ++moves) {
        client.moves.place(...choose(state));
    }
    client.stop();
    return moves;
}

const reducer = CreateGameReducer({ game: Classic });

function playWithReducer() {
    let state = InitializeGame({ game: Classic, numPlayers: SEATS });
    let moves = 0;
    for (; !state.ctx.gameover; ++moves) {
        const payload = { type: 'place', args: choose(state), playerID: state.ctx.currentPlayer };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
    }
    return moves;
}

function movesPerSecond(play, span) {
    const start = performance.now();
    let moves = 0;
    while (performance.now() - start < span * 1000) moves += play();
    return (moves * 1000) / (performance.now() - start);
}

const result = {};
for (const [name, play] of [['client', playWithClient], ['reducer', playWithReducer]]) {
    movesPerSecond(play, seconds / 2); // until it is compiled
    result[name] = movesPerSecond(play, seconds);
}
console.log(JSON.stringify(result));
