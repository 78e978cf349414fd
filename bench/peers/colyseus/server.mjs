// node server.mjs PORT: Colyseus' own server with its usual transport. Writes its port down.
import { writeSync } from 'node:fs';
import { defineRoom, defineServer } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { ClassicRoom } from './room.mjs';

const server = defineServer({
    greet: false,
    transport: new WebSocketTransport(),
    rooms: { classic: defineRoom(ClassicRoom) },
});
await server.listen(Number(process.argv[2]));
writeSync(1, `${server.transport.server.address().port}\n`);
