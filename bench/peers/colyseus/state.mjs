// What clients of a room see of `classic`, as a schema: Colyseus sends what changes in it. Hands are face up in this
// game, and years and the pile are in no field, so no client needs a view of its own.
import { schema, t } from '@colyseus/schema';

export const Dated = schema({ card: t.string(), year: t.int32() }, 'Dated');

export const Player = schema({ hand: t.array('string'), out: t.boolean().default(false) }, 'Player');

export const ClassicState = schema(
    {
        turn: t.uint8().default(0),
        round: t.uint16().default(1),
        tieBreak: t.boolean().default(false),
        over: t.boolean().default(false),
        pileCount: t.uint8().default(0),
        line: t.array(Dated),
        players: t.array(Player),
        discard: t.array('string'),
        winners: t.array('uint8'),
    },
    'ClassicState',
);
