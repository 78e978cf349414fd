// `classic` as boardgame.io's documentation advises: an object with `setup`, `moves`, `turn` and `endIf`. What nobody
// may see is under `secret`, which `STRIP_SECRETS` keeps from all clients.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');
const { HAND, ids, yearOf } = require('../deck.js');

const seatsFrom = (ctx) => ctx.playOrder.map(Number);

function setup({ ctx, random }, { hand = HAND } = {}) {
    const pile = random.Shuffle(ids);
    const hands = seatsFrom(ctx).map(() => pile.splice(0, hand));
    const first = pile.shift();
    return {
        secret: { pile },
        hands,
        line: [{ card: first, year: yearOf(first) }],
        discard: [],
        pileCount: pile.length,
        round: 1,
        seatsIn: seatsFrom(ctx),
        toPlay: seatsFrom(ctx), // in this round
        succeeded: [],
        tieBreak: false,
        winners: null,
    };
}

function fits(line, gap, year) {
    return (gap === 0 || line[gap - 1].year <= year) && (gap === line.length || year <= line[gap].year);
}

function draw(G, seat, random) {
    if (G.secret.pile.length === 0) {
        G.secret.pile = random.Shuffle(G.discard);
        G.discard = [];
    }
    if (G.secret.pile.length > 0) G.hands[seat].push(G.secret.pile.shift());
    G.pileCount = G.secret.pile.length;
}

// Once somebody has finished, the round ends as soon as nobody else can.
function roundIsOver(G) {
    if (G.toPlay.length === 0) return true;
    if (G.tieBreak || G.succeeded.length === 0) return false;
    return G.toPlay.every((seat) => G.hands[seat].length !== 1);
}

function endRound(G, random) {
    const stay = G.tieBreak && G.succeeded.length === 0 ? G.seatsIn : G.succeeded;
    if (stay.length === 0) {
        G.round += 1;
        G.toPlay = [...G.seatsIn];
        return;
    }
    if (stay.length === 1 || G.secret.pile.length + G.discard.length < stay.length) {
        G.winners = [...stay];
        return;
    }
    G.round += 1;
    G.tieBreak = true;
    G.seatsIn = [...stay];
    G.toPlay = [...stay];
    G.succeeded = [];
    for (const seat of G.seatsIn) draw(G, seat, random);
}

function place({ G, playerID, random }, card, gap) {
    const seat = Number(playerID);
    const slot = G.hands[seat].indexOf(card);
    if (slot < 0 || !Number.isInteger(gap) || gap < 0 || gap > G.line.length) return INVALID_MOVE;
    const year = yearOf(card);
    const right = fits(G.line, gap, year);
    G.hands[seat].splice(slot, 1);
    G.toPlay.splice(G.toPlay.indexOf(seat), 1);
    if (right) {
        G.line.splice(gap, 0, { card, year });
        if (G.hands[seat].length === 0) G.succeeded.push(seat);
    } else {
        G.discard.push(card);
        if (!G.tieBreak) draw(G, seat, random);
    }
    if (roundIsOver(G)) endRound(G, random);
    return undefined;
}

const Classic = {
    name: 'classic',
    minPlayers: 2,
    maxPlayers: 8,
    disableUndo: true, // a card that was turned has been seen
    setup,
    playerView: PlayerView.STRIP_SECRETS,
    turn: {
        minMoves: 1,
        maxMoves: 1,
        order: { first: () => 0, next: ({ G }) => G.toPlay[0] },
    },
    // The secrets are on the server, so clients cannot work the move out.
    moves: { place: { move: place, client: false } },
    endIf: ({ G }) => (G.winners ? { winners: G.winners } : undefined),
};

module.exports = { Classic };
