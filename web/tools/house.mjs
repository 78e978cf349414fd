// A server for a while, people and tables at it, and somebody who plays quickly: for measuring, and for pictures.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const decks = new URL('../../decks/', import.meta.url);

function yearsById() {
  const years = {};
  for (const file of readdirSync(decks).filter((name) => name.endsWith('.json'))) {
    for (const { id, year } of JSON.parse(readFileSync(new URL(file, decks), 'utf8')).cards) years[id] = year;
  }
  return years;
}

export class House {
  static async open(program) {
    const house = new House();
    house.folder = mkdtempSync(join(tmpdir(), 'frise-house-'));
    house.child = spawn(program, [
      ...['serve', '--data', house.folder, '--port', '0', '--bot-pace-ms', '60', '--log-level', 'error'],
      ...['--requests-per-second', '0', '--http-per-second', '0'],
    ]);
    house.address = await new Promise((done, fail) => {
      let text = '';
      house.child.stdout.on('data', (part) => {
        text += part;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
        if (found) done(found[0]);
      });
      house.child.once('error', fail);
      house.child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${text}`)));
    });
    house.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox'],
    });
    house.years = yearsById();
    return house;
  }

  async close() {
    await this.browser?.close();
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGTERM');
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }

  async post(path, body, token = '') {
    const response = await fetch(this.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  // Somebody with a table of their own.
  async table(name, wish) {
    const { token } = await this.post('/api/people', { name });
    const { table } = await this.post('/api/tables', { name, ...wish }, token);
    return { code: table, token };
  }

  async page(options, { token = '', theme = 'light' } = {}) {
    const context = await this.browser.newContext({ locale: 'fr-FR', ...options });
    await context.addInitScript(
      ([token, theme]) => {
        if (token) localStorage.setItem('frise.token', token);
        localStorage.setItem('frise.theme', theme);
      },
      [token, theme],
    );
    return context.newPage();
  }

  // Plays all seats of this person in a line game until the line has `cards` cards, or the game is over; each `miss`th
  // card goes wrong.
  async play({ code, token }, { cards = Infinity, miss = 0 } = {}) {
    const page = await this.page({});
    await page.goto(`${this.address}/healthz`);
    await page.evaluate(
      ({ code, token, years, most, miss }) =>
        new Promise((done, fail) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
          let own = [];
          let sent = 0;
          const say = (message) => socket.send(JSON.stringify(message));
          const act = ({ view }, n) => {
            if (view.over || view.line.length >= most) {
              socket.close();
              return done();
            }
            const seat = view.to_act.find((each) => own.includes(each));
            const card = view.hands[seat]?.[0];
            if (card === undefined) return;
            ++sent;
            let gap = view.line.filter(({ year }) => year <= years[card]).length;
            if (miss && sent % miss === 0) gap = gap > view.line.length / 2 ? 0 : view.line.length;
            say({ type: 'act', id: `p${sent}`, n, action: { seat, type: 'place', card, gap } });
          };
          socket.onopen = () => say({ type: 'hello', token, lang: 'fr' });
          socket.onerror = () => fail(new Error('the socket broke'));
          socket.onmessage = ({ data }) => {
            const said = JSON.parse(data);
            if (said.type === 'welcome') own = said.seats;
            if (said.type === 'welcome' || said.type === 'update') say({ type: 'look', seat: own[0] });
            if (said.type === 'state') act(said.state, said.n);
            if (said.type === 'refused') fail(new Error(said.message));
          };
        }),
      { code, token, years: this.years, most: cards === Infinity ? 1e9 : cards, miss },
    );
    await page.context().close();
  }
}
