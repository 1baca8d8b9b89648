import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {chromium, type Browser, type Page} from '@playwright/test';

import {findAxeFaults} from '../../scripts/lib/browser/axe';
import {chromiumArgs, ensureChromium} from '../../scripts/lib/chromium';
import {SiteCopy} from '../../scripts/lib/site-copy';

/** The page of the development server with the state of all texts. */
const site = SiteCopy.withCaches();
const SECONDS = 1000;
jest.setTimeout(120 * SECONDS);

/** An editor that writes down what it is asked to open. */
const EDITOR = path.join(site.dir, 'editor.sh');
const OPENED = path.join(site.dir, 'opened.txt');
const TEXT = 'blog/2026-07-01-ngan/index.mdx';

let server: ChildProcess;
let address = '';
let browser: Browser;
let page: Page;

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0);
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

beforeAll(async () => {
  fs.writeFileSync(EDITOR, `#!/bin/sh\nprintf %s "$*" > '${OPENED}'\n`, {mode: 0o755});
  const port = await freePort();
  address = `http://localhost:${port}`;
  const docusaurus = path.join('node_modules', '.bin', 'docusaurus');
  server = spawn(docusaurus, ['start', '--no-open', '--locale', 'vi', '--port', String(port)], {
    cwd: site.dir,
    stdio: 'ignore',
    env: {...process.env, NODE_ENV: undefined, BABEL_ENV: undefined, LAUNCH_EDITOR: EDITOR},
  });
  const isUp = () =>
    fetch(`${address}/__status`).then(
      ({ok}) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('The development server ended.');
    await wait(200);
  }
  browser = await chromium.launch({executablePath: await ensureChromium(), args: chromiumArgs()});
  page = await browser.newPage({viewport: {width: 390, height: 800}});
});

afterAll(async () => {
  await browser.close();
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
});

/** The row of a text, with what stands below it. */
const row = (title: string) => page.getByRole('rowgroup').filter({hasText: title});

test('A05 each text has a row with its state', async () => {
  await page.goto(`${address}/__status`);
  await expect(row('Bài còn nháp').innerText()).resolves.toContain('bản nháp');
  await expect(row('Bài hẹn ngày').innerText()).resolves.toContain('hẹn 2199-01-01');
  await expect(row('Bài không liệt kê').innerText()).resolves.toContain('không liệt kê');
  await expect(row('/community').getByRole('rowheader').innerText()).resolves.toBe('/community');
});

test('A05 every load has the files as they are, also those with a fault', async () => {
  await page.goto(`${address}/__status`);
  expect(await row(TEXT).innerText()).not.toContain('chưa có mô tả');
  site.edit(TEXT, /^description: .*\n/m, '');
  site.write('blog/hong.mdx', '---\ntitle: [\n---\n');
  await page.reload();
  expect(await row(TEXT).innerText()).toContain('chưa có mô tả');
  expect(await row('blog/hong.mdx').innerText()).toContain('valid YAML');
  site.restore();
  await page.reload();
  expect(await row(TEXT).innerText()).not.toContain('chưa có mô tả');
});

test('A05 a path opens the file in the editor, and the page stays', async () => {
  await page.goto(`${address}/__status`);
  await page.getByRole('link', {name: TEXT}).first().click();
  while (!fs.existsSync(OPENED)) await wait(50);
  expect(fs.readFileSync(OPENED, 'utf8')).toContain(path.join(site.dir, TEXT));
  expect(page.url()).toBe(`${address}/__status`);
});

test.each(['light', 'dark'] as const)('A05 the page is accessible in %s mode', async (mode) => {
  await page.emulateMedia({colorScheme: mode});
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 800});
    await page.goto(`${address}/__status`);
    expect(await findAxeFaults(page, {bestPractice: true})).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('A05 the site itself is served as before', async () => {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('id="__docusaurus"');
});
