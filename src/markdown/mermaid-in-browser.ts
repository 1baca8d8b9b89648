import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {readIfThere, writeWhole} from '../lib/files';
import {perProcess} from '../lib/per-process';
import {DiagramError} from './diagram-error';

const MERMAID = createRequire(__filename).resolve('mermaid/dist/mermaid.min.js');
const IN_PAGE = ['diagram-colors.js', 'draw-in-page.js'].map((name) => path.join(__dirname, name));
const CACHE = path.resolve('node_modules/.cache/dau/diagrams');

/** The fonts and colors of diagrams. */
export type DiagramStyle = {
  /** Style sheets with the site's fonts and color variables, relative to the site. */
  readonly styleSheets: readonly string[];
};

/** Returns a style sheet with its fonts as data URLs: a page without a URL cannot load files. */
async function withFonts(file: string): Promise<string> {
  const css = (await fs.readFile(file, 'utf8')).replaceAll('font-display: optional', '');
  const fonts = [
    ...new Set([...css.matchAll(/url\(['"]?(\.[^'")]+)/g)].map(([, url = '']) => url)),
  ];
  const data = await Promise.all(
    fonts.map((url) => fs.readFile(path.resolve(path.dirname(file), url), 'base64')),
  );
  return fonts.reduce(
    (done, url, at) => done.replaceAll(url, `data:font/woff2;base64,${data[at]}`),
    css,
  );
}

/** Opens a page with Mermaid. Returns `undefined` if Chromium is missing or does not start. */
async function openPage(styles: readonly string[]): Promise<Page | undefined> {
  try {
    // Playwright is a dev dependency: some hosts build without it
    const {chromium} = await import('@playwright/test');
    const {chromiumArgs, findChromium} = await import('../lib/chromium');
    const executablePath = findChromium();
    if (!executablePath) return undefined;
    const browser = await chromium.launch({executablePath, args: chromiumArgs()});
    const page = await browser.newPage();
    await page.setContent(
      `<style>${styles.join('\n')} body {font-family: var(--dau-font)}</style>`,
    );
    await page.addScriptTag({path: MERMAID});
    for (const script of IN_PAGE) await page.addScriptTag({path: script});
    return page;
  } catch {
    return undefined;
  }
}

type Shared = {users: number; page: Promise<Page | undefined> | undefined};

/** Shares one page per process. The last user closes it: an open browser would keep the build running. */
async function withPage<T>(
  styles: readonly string[],
  use: (page: Page | undefined) => Promise<T>,
): Promise<T> {
  const shared = perProcess('diagrams', (): Shared => ({users: 0, page: undefined}));
  shared.users += 1;
  try {
    shared.page ??= openPage(styles);
    return await use(await shared.page);
  } finally {
    shared.users -= 1;
    if (shared.users === 0) {
      const closing = shared.page;
      shared.page = undefined;
      await (await closing)?.context().browser()?.close();
    }
  }
}

/**
 * Draws a diagram with Mermaid itself, in Chromium, in the colors of both modes. The drawing is
 * saved for the next build.
 *
 * @param id begins the ids in the drawing
 * @returns SVG, or `undefined` if there is no Chromium
 * @throws {DiagramError} if Mermaid cannot read the diagram
 */
export async function drawInBrowser(
  source: string,
  id: string,
  {styleSheets}: DiagramStyle,
): Promise<string | undefined> {
  const styles = await Promise.all(styleSheets.map(withFonts));
  const inPage = await Promise.all(IN_PAGE.map((script) => fs.readFile(script, 'utf8')));
  const {version} = createRequire(__filename)('mermaid/package.json') as {version: string};
  const key = createHash('sha256').update(JSON.stringify([source, id, version, inPage, styles]));
  const saved = path.join(CACHE, `${key.digest('hex').slice(0, 24)}.svg`);
  const earlier = await readIfThere(saved);
  if (earlier !== undefined) return earlier;
  const drawn = await withPage(styles, async (page) =>
    page?.evaluate(
      ([code, name]) =>
        (
          window as unknown as {draw(...args: string[]): Promise<{svg: string; message?: string}>}
        ).draw(code ?? '', name ?? ''),
      [source, id],
    ),
  );
  if (drawn?.message !== undefined) {
    const line = Number(/line (\d+)/.exec(drawn.message)?.[1] ?? 1);
    const words = drawn.message
      .replace(/^-+\^\n/gm, '')
      .replace(/\s+/g, ' ')
      .slice(0, 300);
    throw new DiagramError(words, line - 1);
  }
  if (drawn) await writeWhole(saved, drawn.svg);
  return drawn?.svg;
}
