// A thread of compare.mjs: the hashes of the games from seed `first` on.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { Recorder } from './module.mjs';

const recorder = new Recorder(workerData.module);

function hashOf(seed) {
  try {
    return createHash('sha256').update(recorder.play(seed)).digest('hex');
  } catch (error) {
    throw new Error(`the module ended in the game of seed ${seed}`, { cause: error });
  }
}

parentPort.postMessage(Array.from({ length: workerData.count }, (_, i) => hashOf(workerData.first + i)));
