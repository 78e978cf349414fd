// A real server with its database, for one test: on a free port, in a folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { Traffic } from './traffic';

const program = process.env.FRISE_BIN ?? new URL('../../build/dev/apps/frise', import.meta.url).pathname;

export class Server {
  private readonly folder = mkdtempSync(join(tmpdir(), 'frise-web-'));
  private process: ChildProcess | null = null;
  private port = 0;

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const child = spawn(program, [
      ...['serve', '--data', this.folder, '--port', String(this.port), '--bot-pace-ms', '60', '--log-level', 'error'],
      ...['--requests-per-second', '0', '--http-per-second', '0'],
    ]);
    this.process = child;
    this.port = await new Promise<number>((done, fail) => {
      let text = '';
      child.stdout.on('data', (part: Buffer) => {
        text += part.toString();
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text);
        if (found) done(Number(found[1]));
      });
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${text}`)));
    });
  }

  // At once, as when the power goes.
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
}

// Whatever pages and servers say to each other in a test is listened to; the first wrong word fails it.
export const test = base.extend<{ server: Server; traffic: Traffic }>({
  traffic: [
    async ({ browser }, use) => {
      const traffic = new Traffic();
      const stop = traffic.listen(browser);
      await use(traffic);
      stop();
      await traffic.end();
      expect(traffic.flaws[0]).toBeUndefined();
    },
    { auto: true },
  ],
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
  },
});
export { expect };
