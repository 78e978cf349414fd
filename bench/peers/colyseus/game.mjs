// The rules of `classic` over the state of a room, and what only the server knows: the pile, and who still plays in
// this round.
import deck from '../deck.js';
import { Dated, Player } from './state.mjs';

function shuffled(cards) {
    const result = [...cards];
    for (let left = result.length; left > 1; --left) {
        const chosen = Math.floor(Math.random() * left);
        [result[left - 1], result[chosen]] = [result[chosen], result[left - 1]];
    }
    return result;
}

function fits(line, gap, year) {
    return (gap === 0 || line[gap - 1].year <= year) && (gap === line.length || year <= line[gap].year);
}

export class ClassicGame {
    constructor(state, { seats, hand = deck.HAND, shuffle = shuffled }) {
        this.state = state;
        this.hand = hand;
        this.shuffle = shuffle;
        for (let seat = 0; seat < seats; ++seat) state.players.push(new Player());
        this.deal();
    }

    deal() {
        const { state } = this;
        this.pile = this.shuffle(deck.ids);
        this.seatsIn = state.players.map((_, seat) => seat);
        for (const player of state.players) {
            player.hand.clear();
            player.hand.push(...this.pile.splice(0, this.hand));
            player.out = false;
        }
        state.line.clear();
        this.insert(this.pile.shift(), 0);
        state.discard.clear();
        state.winners.clear();
        state.round = 1;
        state.tieBreak = false;
        state.over = false;
        this.beginRound();
    }

    // False when that is not allowed.
    place(seat, card, gap) {
        const { state } = this;
        if (state.over || seat !== state.turn) return false;
        const { hand } = state.players[seat];
        const slot = hand.indexOf(card);
        if (slot < 0 || !Number.isInteger(gap) || gap < 0 || gap > state.line.length) return false;
        const right = fits(state.line, gap, deck.yearOf(card));
        hand.splice(slot, 1);
        this.toPlay.splice(this.toPlay.indexOf(seat), 1);
        if (right) {
            this.insert(card, gap);
            if (hand.length === 0) this.succeeded.push(seat);
        } else {
            state.discard.push(card);
            if (!state.tieBreak) this.draw(seat);
        }
        if (this.roundIsOver()) this.endRound();
        state.pileCount = this.pile.length;
        if (!state.over) state.turn = this.toPlay[0];
        return true;
    }

    insert(card, gap) {
        this.state.line.splice(gap, 0, new Dated({ card, year: deck.yearOf(card) }));
    }

    draw(seat) {
        const { state } = this;
        if (this.pile.length === 0) {
            this.pile = this.shuffle(state.discard.toArray());
            state.discard.clear();
        }
        if (this.pile.length > 0) state.players[seat].hand.push(this.pile.shift());
    }

    beginRound() {
        this.toPlay = [...this.seatsIn];
        this.succeeded = [];
        this.state.turn = this.toPlay[0];
        this.state.pileCount = this.pile.length;
    }

    // Once somebody has finished, the round ends as soon as nobody else can.
    roundIsOver() {
        if (this.toPlay.length === 0) return true;
        if (this.state.tieBreak || this.succeeded.length === 0) return false;
        return this.toPlay.every((seat) => this.state.players[seat].hand.length !== 1);
    }

    endRound() {
        const { state } = this;
        const stay = state.tieBreak && this.succeeded.length === 0 ? this.seatsIn : this.succeeded;
        if (stay.length === 1 || (stay.length > 1 && this.pile.length + state.discard.length < stay.length)) {
            state.winners.push(...stay);
            state.over = true;
            return;
        }
        state.round += 1;
        if (stay.length > 1) {
            state.tieBreak = true;
            for (const seat of this.seatsIn) state.players[seat].out = !stay.includes(seat);
            this.seatsIn = [...stay];
            for (const seat of stay) this.draw(seat);
        }
        this.beginRound();
    }
}
