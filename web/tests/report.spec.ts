// The page of a simulation, in a language that no code knows: each letter of it comes from a file of texts.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { doubled, type Texts } from './doubled';
import { isForeign } from './foreign';
import { gamesOf, kinds } from './games';
import { overhear } from './madeup';
import { program } from './node';

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'frise-report-'));
const file = join(folder, 'report.html');

// The program's own English, as it takes a further language: zz/coop.json.
test.beforeAll(() => {
  const areas = readdirSync(join(root, 'wording/en')).map((name) => [name, join(root, 'wording/en', name)] as const);
  const games = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => [`${name}.json`, join(root, 'games', name, 'words/en.json')] as const);
  mkdirSync(join(folder, 'words/zz'), { recursive: true });
  for (const [name, source] of [...areas, ...games]) {
    const texts = doubled(JSON.parse(readFileSync(source, 'utf8')) as Texts);
    writeFileSync(join(folder, 'words/zz', name), JSON.stringify(texts));
  }
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Report {
  plan: { bots: string[]; decks: string[]; command: string };
  cards: { title: string }[];
  faults: { message: string }[];
}

for (const kind of kinds) {
  const [game = ''] = gamesOf(kind);
  test(`the report of ${game} says what is in the files`, async ({ browser }) => {
    const players = ['--bots', 'child,expert', '--bot', 'false'];
    const options = ['simulate', game, '--lang', 'zz', '--seats', '3', '--games', '60', '--quiet', '--html', file];
    execFileSync(program, [...options, ...players], {
      env: { ...process.env, FRISE_WORDS: join(folder, 'words') },
      stdio: 'ignore',
    });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const said = new Set<string>();
    await overhear(context, (texts) => texts.forEach((text) => said.add(text)));
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`file://${file}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zz');
    await page.getByRole('searchbox').fill('18');
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(400);
    const { plan, cards, faults } = JSON.parse((await page.locator('#report').textContent()) ?? '') as Report;
    const told = await page.locator('dt:text-is("OOppttiioonnss") + dd').allTextContents();
    expect(errors).toEqual([]);
    expect(said.size).toBeGreaterThan(100);
    // What is called the same in every language, and what a bot of somebody else said.
    const titles = cards.map(({ title }) => title).sort((a, b) => b.length - a.length);
    const names = [plan.command, ...told, ...plan.bots, ...plan.decks, ...faults.map(({ message }) => message)];
    // Without titles, and words that were cut.
    const own = [...said].map((text) =>
      titles.reduce((rest, title) => rest.replaceAll(title, ''), text).replace(/\S*…$/, ''),
    );
    expect(own.filter((text) => isForeign(text, names))).toEqual([]);
  });
}
