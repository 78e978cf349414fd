// Programs that tests start. They end with the tests, whatever ends those.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

// PostgreSQL does not run as root. Debian's package makes a user for it.
const unprivileged = (): string[] => {
  if (process.getuid?.() !== 0) return [];
  const [user, group] = ['-u', '-g'].map((which) =>
    execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }).trim(),
  );
  return ['--reuid', user!, '--regid', group!, '--clear-groups'];
};

// The same command, but not as root.
export const somebodyElse = (command: string[]): string[] => ['setpriv', ...unprivileged(), ...command];

export class Program {
  output = '';
  private readonly child: ChildProcess;
  private readonly gone: Promise<number | null>;

  constructor(command: string[], options: { unprivileged?: boolean; env?: Record<string, string> } = {}) {
    const rights = options.unprivileged ? unprivileged() : [];
    this.child = spawn('setpriv', ['--pdeathsig', 'TERM', ...rights, ...command], {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (part: Buffer) => (this.output += part.toString()));
    this.gone = new Promise((done, fail) => {
      this.child.once('exit', (code) => done(code));
      this.child.once('error', fail);
    });
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  // Until this is true; a program that ends before it says why.
  async until<T>(ready: () => T | Promise<T>): Promise<NonNullable<T>> {
    for (const started = Date.now(); Date.now() - started < 60_000;) {
      const found = await ready();
      if (found) return found;
      if (!this.running) throw new Error(`${this.child.spawnargs.join(' ')} ended: ${this.output}`);
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error(`${this.child.spawnargs.join(' ')} does not answer: ${this.output}`);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.running) this.child.kill(signal);
    await this.gone;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
