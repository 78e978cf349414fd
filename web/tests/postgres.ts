// A PostgreSQL of its own for the tests of one worker, with a fresh database for each of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, Program, somebodyElse } from './process';

// Of the newest version there is.
function findPrograms(): string {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(home, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new Error('there is no PostgreSQL; script/setup test installs it');
  return found;
}

export class Postgres {
  private readonly programs = findPrograms();
  private readonly folder = mkdtempSync(join(tmpdir(), 'frise-web-postgres-'));
  private readonly data = join(this.folder, 'shared', 'data');
  private server: Program | null = null;
  private port = 0;
  private made = 0;

  async start(): Promise<void> {
    // Whoever it runs as makes a folder in a folder that everybody may write to.
    mkdirSync(join(this.folder, 'shared'));
    chmodSync(this.folder, 0o755);
    chmodSync(join(this.folder, 'shared'), 0o777);
    const making = [
      '--no-sync',
      '--no-locale',
      '--encoding',
      'UTF8',
      '--auth',
      'trust',
      '--username',
      'tester',
      '--pgdata',
      this.data,
    ];
    const [command, ...rest] = somebodyElse([join(this.programs, 'initdb'), ...making]);
    execFileSync(command!, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=32MB', 'fsync=off'];
    this.server = new Program(
      [
        join(this.programs, 'postgres'),
        '-D',
        this.data,
        '-p',
        String(this.port),
        ...settings.flatMap((each) => ['-c', each]),
      ],
      { unprivileged: true },
    );
    await this.server.until(() => this.sql('SELECT 1'));
  }

  freshDatabase(): string {
    const name = `test${++this.made}`;
    if (!this.sql(`CREATE DATABASE ${name} TEMPLATE template0`))
      throw new Error(`there is no database: ${this.server?.output}`);
    return this.address(name);
  }

  async stop(): Promise<void> {
    await this.server?.end('SIGINT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private address(database: string): string {
    return `postgres://tester@127.0.0.1:${this.port}/${database}?sslmode=disable&gssencmode=disable`;
  }

  private sql(text: string): boolean {
    const { status } = spawnSync(join(this.programs, 'psql'), [
      '--no-psqlrc',
      '--quiet',
      '--command',
      text,
      this.address('postgres'),
    ]);
    return status === 0;
  }
}
