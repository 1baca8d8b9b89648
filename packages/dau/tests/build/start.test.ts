import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type {Readable} from 'node:stream';

import {expect as expectSoon, type Browser, type Page} from '@playwright/test';

import {startApplication} from '../../cli/lib/watch-page';
import {launchChromium} from '../../cli/lib/install-chromium';
import {PNG} from '../support/small-site';
import {SiteCopy} from '../support/site-copy';
import {posts} from '../support/test-site';

const site = new SiteCopy();
// The limit is high, because a busy machine is slow. The tests do not wait for a fixed time
const LIMIT = 400_000;
jest.setTimeout(LIMIT);

let server: ChildProcess;
let output = '';
let url = '';
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  const port = String(20_000 + (process.pid % 10_000));
  const args = ['packages/dau/cli/start.ts', '--port', port, '--no-open'];
  server = spawn(path.join('node_modules', '.bin', 'jiti'), args, {
    cwd: site.dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NODE_ENV: undefined, BABEL_ENV: undefined},
  });
  const started = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, path] = /running at: (\S+)\//.exec(output) ?? [];
        if (path) resolve(path);
      });
    }
    server.once('close', () => reject(new Error(`npm start ended:\n${output}`)));
  });
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(LIMIT);
  page.on('pageerror', (error) => errors.push(error.message));
  url = await started;
  // Docusaurus prints the URL before it listens
  await expectSoon(() => fetch(url)).toPass({timeout: LIMIT});
});

afterAll(async () => {
  await browser.close();
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
});

async function open(path: string): Promise<void> {
  await page.goto(url + path);
  await startApplication(page, LIMIT);
}

/** Waits until the terminal has shown a string. */
async function untilPrinted(text: string): Promise<void> {
  while (!output.includes(text)) await once(server.stdout as Readable, 'data');
}

async function changeLanguage(to: string): Promise<void> {
  const menu = page.locator('.navbar .dropdown', {hasText: to});
  await menu.getByRole('button').click();
  await menu.getByRole('link', {name: to}).click();
}

/** Edits a file, and expects the open page to show the edit without a reload. */
async function expectEdit(file: string, from: string, to: string): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.marked = 'true';
  });
  site.edit(file, from, to);
  await page.getByText(to).waitFor();
  expect(await page.locator('body[data-marked]').count()).toBe(1);
}

test('the second language starts when it is opened; if it crashes, its page shows a message, and the first language still works', async () => {
  const file = 'i18n/en/code.json';
  const before = site.read(file);
  site.write(file, '{');
  await open(posts.short);
  expect(fs.existsSync(path.join(site.dir, '.docusaurus/en'))).toBe(false);
  await changeLanguage('English');
  await page.getByText('The dev server for "en" has stopped').waitFor();
  expect(output).toContain('code.json');
  expect((await fetch(url)).status).toBe(200);
  site.write(file, before);
  await page.reload();
  await page.getByRole('heading', {name: 'The shortest post'}).waitFor();
  expect(page.url()).toBe(`${url}/en${posts.short}`);
});

test('the terminal prints each component’s missing import, with its file', async () => {
  const files = ['src/pages/contact.tsx', 'src/pages/community.tsx'];
  for (const file of files) site.edit(file, '', "import './gone';\n");
  for (const file of files) await untilPrinted(`${file}: `);
  for (const file of files) site.edit(file, "import './gone';\n", '');
});

test('an edit appears on the open page in its language, without a reload', async () => {
  const post = '2026-07-01-ngan/index.mdx';
  await open(posts.short);
  await expectEdit(`blog/${post}`, 'Câu thứ hai', 'Câu vừa sửa');
  await open(`/en${posts.short}`);
  await expectEdit(
    `i18n/en/docusaurus-plugin-content-blog/${post}`,
    'The second sentence',
    'The edited sentence',
  );
});

test('an image that is added after the text appears once the text is saved again, and then its dark version', async () => {
  const folder = 'blog/2026-07-01-ngan';
  await open(posts.short);
  site.edit(
    `${folder}/index.mdx`,
    '{/* truncate */}',
    '![Thêm sau](./sau.png)\n\n{/* truncate */}',
  );
  await untilPrinted('be resolved to an existing local image file');
  site.write(`${folder}/sau.png`, PNG);
  site.edit(`${folder}/index.mdx`, '![Thêm sau]', '![Đã thêm]');
  const images = page.locator('img[alt="Đã thêm"]');
  await images.and(page.locator('[width]')).waitFor();
  site.write(`${folder}/sau-dark.png`, PNG);
  await images.nth(1).waitFor({state: 'attached'});
});

test('only requests for this computer are answered, including those for the second language', async () => {
  const statusFor = async (path: string, host: string) => {
    const [response] = await once(http.get(url + path, {headers: {host}}), 'response');
    return (response as http.IncomingMessage).resume().statusCode;
  };
  for (const path of ['/', '/en/']) {
    expect(await statusFor(path, 'localhost')).toBe(200);
    expect(await statusFor(path, 'rebind.example')).toBe(403);
  }
});

test('no page had an error, each language has its own folder, and npm start ends all its processes', async () => {
  expect(errors).toEqual([]);
  expect(fs.existsSync(path.join(site.dir, '.docusaurus/en/routes.js'))).toBe(true);
  server.kill('SIGTERM');
  await once(server, 'close');
  await expect(fetch(url)).rejects.toThrow();
});
