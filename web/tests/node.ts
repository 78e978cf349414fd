// One process of frise serve, on a port that it keeps.
import { Program } from './process';

export const program = process.env.FRISE_BIN ?? new URL('../../build/release/apps/frise', import.meta.url).pathname;
const quick = ['--bot-pace-ms', '60', '--log-level', 'error', '--requests-per-second', '0', '--http-per-second', '0'];

export class Node {
  port = 0;
  private process: Program | null = null;

  constructor(
    private readonly options: string[],
    private readonly env: Record<string, string> = {},
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  // Nothing if it runs.
  async start(): Promise<void> {
    if (this.process?.running) return;
    const started = new Program([program, 'serve', '--port', String(this.port), ...quick, ...this.options], {
      env: this.env,
    });
    this.process = started;
    this.port = await started.until(() => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(started.output)?.[1] ?? 0));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await this.process?.end(signal);
  }

  // How many are connected to its tables.
  async guests(): Promise<number> {
    return this.process?.running ? this.metric('connections') : 0;
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    return Number(new RegExp(`^frise_${name} (\\d+)$`, 'm').exec(text)?.[1]);
  }
}
