// Two servers over one database, behind nginx with docs/nginx.conf as it stands; only names of this machine are put into it.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Node } from './node';
import { freePort, Program } from './process';

const example = new URL('../../docs/nginx.conf', import.meta.url);

// What has to be there is replaced: the example and the tests do not drift apart.
function put(text: string, changes: [from: string, to: string][]): string {
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`docs/nginx.conf has no “${from}” any more`);
    text = text.replaceAll(from, to);
  }
  return text;
}

export class Nodes {
  readonly nodes: Node[];
  plainPort = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'frise-web-nodes-'));
  private proxy: Program | null = null;
  private port = 0;

  constructor(store: string) {
    this.nodes = [0, 1].map(() => new Node(['--behind-proxy'], { FRISE_STORE: store }));
  }

  get address(): string {
    return `https://127.0.0.1:${this.port}`;
  }

  // What does not run; at first, all.
  async start(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.start()));
    if (!this.proxy) await this.startProxy();
  }

  // The one where people are, at once, as when the power goes.
  async kill(): Promise<void> {
    await (await this.busiest()).end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.proxy?.end('SIGTERM');
    await Promise.all(this.nodes.map((node) => node.end('SIGTERM')));
    rmSync(this.folder, { recursive: true, force: true });
  }

  async busiest(): Promise<Node> {
    const guests = await Promise.all(this.nodes.map((node) => node.guests()));
    return this.nodes[guests[1]! > guests[0]! ? 1 : 0]!;
  }

  private async startProxy(): Promise<void> {
    // Those who work for nginx are not root.
    chmodSync(this.folder, 0o755);
    const [certificate, key] = [join(this.folder, 'certificate.pem'), join(this.folder, 'key.pem')];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=frise.example',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
      { stdio: 'ignore' },
    );
    [this.port, this.plainPort] = [await freePort(), await freePort()];
    const site = put(readFileSync(example, 'utf8'), [
      ['    listen [::]:80;\n', ''],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['listen 80;', `listen 127.0.0.1:${this.plainPort};`],
      ['listen 443 ssl', `listen 127.0.0.1:${this.port} ssl`],
      ['/etc/letsencrypt/live/frise.example/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/frise.example/privkey.pem', key],
      ['127.0.0.1:8081', `127.0.0.1:${this.nodes[0]!.port}`],
      ['127.0.0.1:8082', `127.0.0.1:${this.nodes[1]!.port}`],
    ]);
    writeFileSync(join(this.folder, 'frise.conf'), site);
    writeFileSync(join(this.folder, 'nginx.conf'), this.around());
    this.proxy = new Program(['nginx', '-e', 'stderr', '-p', this.folder, '-c', 'nginx.conf'], {
      env: { PATH: `${process.env.PATH}:/usr/sbin` },
    });
    // Only tests trust a certificate that nobody has signed.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    await this.proxy.until(() =>
      fetch(this.address).then(
        (answer) => answer.ok,
        () => false,
      ),
    );
  }

  // What Debian has in /etc/nginx/nginx.conf, as far as it matters.
  private around(): string {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `daemon off;
worker_processes 2;
pid ${this.folder}/pid;
error_log stderr error;
events {}
http {
    access_log off;
    ${kinds.map((kind) => `${kind}_temp_path ${this.folder}/${kind};`).join('\n    ')}
    include ${this.folder}/frise.conf;
}
`;
  }
}
