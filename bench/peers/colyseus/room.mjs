// A room for one table of `classic`. Patches go out at once after each action, and not twenty times a second.
import { Room } from '@colyseus/core';
import { ClassicGame } from './game.mjs';
import { ClassicState } from './state.mjs';

const SEATS = 4;

export class ClassicRoom extends Room {
    maxClients = SEATS;
    patchRate = null;
    state = new ClassicState();
    seats = new Map(); // by session

    messages = {
        place(client, { card, gap }) {
            if (!this.game.place(this.seats.get(client.sessionId), card, gap)) {
                client.send('refused', card);
                return;
            }
            this.broadcastPatch();
        },
        again() {
            if (!this.state.over) return;
            this.game.deal();
            this.broadcastPatch();
        },
    };

    onCreate() {
        this.game = new ClassicGame(this.state, { seats: SEATS });
        this.broadcastPatch(); // to nobody: whoever joins gets the whole state, and not the deal once more
    }

    onJoin(client, { seat }) {
        this.seats.set(client.sessionId, seat);
    }
}
