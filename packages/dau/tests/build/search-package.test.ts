/** Packs `packages/search` and uses it in the site that `create-docusaurus` writes, as others do. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect as expectSoon, type Browser, type Page} from '@playwright/test';

import {launchChromium} from '../../cli/lib/install-chromium';
import {startStaticServer} from '../../cli/lib/static-server';
import {capture} from '../../cli/lib/terminal';
import {foundLinks, search, searchWindow} from '../support/search';

jest.setTimeout(400_000);

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'search-package-')));
const site = path.join(folder, 'site');
const modules = path.join(site, 'node_modules');
const baseUrl = '/my-site/';

let server: Awaited<ReturnType<typeof startStaticServer>>;
let browser: Browser;

const write = (file: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), content);
};

async function run(command: string, args: string[], cwd = site) {
  // Docusaurus would use the variables that Jest sets
  const env = {NODE_ENV: undefined, BABEL_ENV: undefined, JEST_WORKER_ID: undefined};
  const {code, output} = await capture(command, args, {cwd, env});
  if (code !== 0) throw new Error(output);
  return output;
}

/** Extracts the package, and links the packages that the site and the package need. */
async function install() {
  await run(
    'npm',
    ['run', 'pack', '-w', 'docusaurus-search-folded', '--', '--pack-destination', folder],
    process.cwd(),
  );
  const target = path.join(modules, 'docusaurus-search-folded');
  fs.mkdirSync(target, {recursive: true});
  const tarball = fs.readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  await run('tar', ['xzf', path.join(folder, tarball), '-C', target, '--strip-components', '1']);
  for (const entry of fs.readdirSync('node_modules')) {
    if (['.cache', 'dau', 'docusaurus-search-folded'].includes(entry)) continue;
    const source = fs.realpathSync(path.join('node_modules', entry));
    fs.symlinkSync(source, path.join(modules, entry), 'junction');
  }
}

beforeAll(async () => {
  const create = path.resolve('node_modules/create-docusaurus/bin/index.js');
  const options = ['--typescript', '--skip-install', '--package-manager', 'npm'];
  await run(process.execPath, [create, 'site', 'classic', ...options], folder);
  await install();
  const config = fs.readFileSync(path.join(site, 'docusaurus.config.ts'), 'utf8');
  write(
    'docusaurus.config.ts',
    config
      .replace(
        'presets: [',
        "themes: ['docusaurus-search-folded'],\n  trailingSlash: true,\n  presets: [",
      )
      .replace("baseUrl: '/'", `baseUrl: '${baseUrl}'`)
      .replace(/'en'/g, "'de'")
      .replace('docs: {', "docs: {lastVersion: 'current', versions: {current: {noIndex: true}},"),
  );
  write(
    'docs/words.md',
    '# Café menu\n\n## Đường dẫn\n\nA path is a list of folders.\n\n## Größe\n\nA size.\n',
  );
  write('versions.json', '["1.0"]');
  write('versioned_docs/version-1.0/words.md', '# Café menu\n\nOnly the old one.\n');
  await run('npm', ['run', 'docusaurus', '--', 'build', '--no-minify']);
  server = await startStaticServer({dir: path.join(site, 'build'), baseUrl});
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  fs.rmSync(folder, {recursive: true, force: true});
});

async function inPage(check: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({message}) => problems.push(message));
  await page.goto(server.url);
  await check(page);
  await context.close();
  return problems;
}

test.each([
  ['without accents', 'duong dan', 'docs/words/#'],
  ['with a typo', 'configurtion', 'docs/'],
  ['with accents in the query only', 'menú', 'docs/words/'],
  ['with umlauts', 'große', 'docs/words/#'],
])('a query %s is found', async (_name, query, url) => {
  const problems = await inPage(async (page) => {
    await search(page, query);
    const href = await foundLinks(page).first().getAttribute('href');
    expect(href).toContain(baseUrl + url);
    await page.keyboard.press('Enter');
    await expectSoon(page).toHaveURL(new RegExp(`${baseUrl}${url}`));
    await expectSoon(searchWindow(page)).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});

test('a search finds only the last version of a page', async () => {
  const problems = await inPage(async (page) => {
    await search(page, 'cafe menu');
    await expectSoon(foundLinks(page)).toHaveCount(1);
    await expectSoon(foundLinks(page)).toHaveAttribute('href', `${baseUrl}docs/words/`);
    await expectSoon(foundLinks(page)).toHaveAttribute('data-place', /Version: Next/);
    await searchWindow(page).locator('[data-see-all]').click();
    const results = page.getByRole('main').locator('[data-list=results] a');
    await expectSoon(results).toHaveCount(1);
  });
  expect(problems).toEqual([]);
});

test('the interface is in the language of the site', async () => {
  const problems = await inPage(async (page) => {
    await page.keyboard.press('/');
    await expectSoon(searchWindow(page)).toContainText('Umlaute sind nicht nötig');
    await page.goto(`${server.url}search/?q=zzxqwv`);
    await expectSoon(page.getByRole('main')).toContainText('Versuchen Sie es mit weniger Wörtern');
  });
  expect(problems).toEqual([]);
});
