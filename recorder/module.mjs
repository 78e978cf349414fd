// The recorder as WebAssembly, in Node.
import { readFileSync } from 'node:fs';

export const wanted = ['environ_get', 'environ_sizes_get', 'fd_close', 'fd_seek', 'fd_write', 'proc_exit'];
const notSupported = 52;

// There is no environment and no file; what is written goes to stderr.
function system(memory) {
  const view = () => new DataView(memory().buffer);
  return {
    environ_get: () => 0,
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    fd_close: () => notSupported,
    fd_seek: () => notSupported,
    fd_write(file, pieces, count, written) {
      let sum = 0;
      for (let i = 0; i < count; ++i) {
        const start = view().getUint32(pieces + 8 * i, true);
        const size = view().getUint32(pieces + 8 * i + 4, true);
        process.stderr.write(Buffer.from(memory().buffer, start, size));
        sum += size;
      }
      view().setUint32(written, sum, true);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the module ended with ${code}`);
    },
  };
}

export const compiled = (path) => new WebAssembly.Module(readFileSync(path));

export class Recorder {
  #exports;

  constructor(module) {
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system(() => this.#exports.memory) });
    this.#exports = instance.exports;
    this.#exports._initialize();
  }

  // The bytes stay as they are until the next call.
  play = (seed) => this.#bytes(this.#exports.play(seed));

  again(text) {
    const start = this.#exports.give(text.length);
    text.copy(Buffer.from(this.#exports.memory.buffer, start, text.length));
    return this.#bytes(this.#exports.again());
  }

  #bytes = (size) => Buffer.from(this.#exports.memory.buffer, this.#exports.text(), size);
}
