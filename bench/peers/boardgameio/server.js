// node server.js [FOLDER] PORT: boardgame.io's own server, in memory or with its FlatFile storage. Writes its port down.
const { writeSync } = require('node:fs');
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { Classic } = require('./game.js');

const [port, folder] = process.argv.slice(2).reverse();
const server = Server({
    games: [Classic],
    origins: [Origins.LOCALHOST],
    ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port) }).then(({ appServer }) => writeSync(1, `${appServer.address().port}\n`));
