// A real server with its database, for one test: on a free port, in a folder of its own. With FRISE_NODES=2 it is two of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { Node } from './node';
import { Nodes } from './nodes';
import { Postgres } from './postgres';
import { Traffic } from './traffic';

export interface Server {
  readonly address: string;
  // Again after it was killed.
  start(): Promise<void>;
  // At once, as when the power goes.
  kill(): Promise<void>;
  stop(): Promise<void>;
}

class OneServer implements Server {
  private readonly folder = mkdtempSync(join(tmpdir(), 'frise-web-'));
  private readonly node = new Node(['--data', this.folder]);

  get address(): string {
    return this.node.address;
  }

  start(): Promise<void> {
    return this.node.start();
  }

  kill(): Promise<void> {
    return this.node.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.node.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function lend<T extends Server>(server: T, use: (server: T) => Promise<void>): Promise<void> {
  try {
    await server.start();
    await use(server);
  } finally {
    await server.stop();
  }
}

// Whatever pages and servers say to each other in a test is listened to; the first wrong word fails it.
export const test = base.extend<
  { server: Server; nodes: Nodes; traffic: Traffic },
  { postgres: () => Promise<Postgres> }
>({
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
  // Started by the first who asks for it.
  postgres: [
    async ({}, use) => {
      let one: Postgres | null = null;
      try {
        await use(async () => {
          if (one) return one;
          one = new Postgres();
          await one.start();
          return one;
        });
      } finally {
        await (one as Postgres | null)?.stop();
      }
    },
    { scope: 'worker' },
  ],
  nodes: async ({ postgres }, use) => lend(new Nodes((await postgres()).freshDatabase()), use),
  server: async ({ postgres }, use) => {
    const several = process.env.FRISE_NODES === '2';
    await lend(several ? new Nodes((await postgres()).freshDatabase()) : new OneServer(), use);
  },
});
export { expect };
