import fs from 'node:fs/promises';
import path from 'node:path';

import type {Page} from '@playwright/test';
import {version} from 'mermaid/package.json';

import {cached} from '../lib/cache';
import {perProcess} from '../lib/per-process';

const IN_PAGE = ['diagram-colors.js', 'draw-in-page.js'].map((name) => path.join(__dirname, name));

/** For a diagram that cannot be drawn. `line` is the line within the diagram, or 0 if unknown. */
export class DiagramError extends Error {
  constructor(
    message: string,
    readonly line = 0,
  ) {
    super(message);
  }
}

/** Inlines a style sheet's fonts as data URLs, because a page without a URL cannot load files. */
async function withFonts(file: string): Promise<string> {
  const css = (await fs.readFile(file, 'utf8')).replaceAll('font-display: optional', '');
  let done = css;
  for (const [, url = ''] of css.matchAll(/url\(['"]?(\.[^'")]+)/g)) {
    const font = await fs.readFile(path.resolve(path.dirname(file), url), 'base64');
    done = done.replaceAll(url, `data:font/woff2;base64,${font}`);
  }
  return done;
}

async function openPage(styles: readonly string[]): Promise<Page> {
  // This import is dynamic, because some hosts do not install dev dependencies
  const {chromium} = await import('@playwright/test');
  const {chromiumArgs, findChromium} = await import('../lib/chromium');
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Neither Chrome nor Chromium was found');
  const browser = await chromium.launch({executablePath, args: chromiumArgs()});
  const page = await browser.newPage();
  await page.setContent(`<style>${styles.join('\n')} body {font-family: var(--dau-font)}</style>`);
  for (const script of [require.resolve('mermaid/dist/mermaid.min.js'), ...IN_PAGE]) {
    await page.addScriptTag({path: script});
  }
  return page;
}

type Shared = {users: number; page: Promise<Page> | undefined};

/**
 * Calls `use` with a page that all diagrams share. Closes the browser after the last diagram, because an
 * open browser would keep the build running.
 */
async function withPage<T>(styles: readonly string[], use: (page: Page) => Promise<T>): Promise<T> {
  const shared = perProcess('diagrams', (): Shared => ({users: 0, page: undefined}));
  shared.users += 1;
  try {
    shared.page ??= openPage(styles);
    const page = await shared.page.catch((error: Error) => {
      const [reason] = error.message.split('\n');
      throw new DiagramError(`${reason}. Run npm run check, which installs Chromium.`);
    });
    return await use(page);
  } finally {
    shared.users -= 1;
    if (shared.users === 0) {
      const closing = shared.page;
      shared.page = undefined;
      const page = await closing?.catch(() => undefined);
      await page?.context().browser()?.close();
    }
  }
}

/**
 * Draws a diagram as SVG in both modes' colors, with Mermaid in Chromium.
 *
 * @param id the prefix of the ids in the drawing
 * @param styleSheets the style sheets with the site's fonts and color variables
 * @throws {DiagramError} if Mermaid cannot read the diagram, or if Chromium is missing
 */
export async function drawInBrowser(source: string, id: string, styleSheets: readonly string[]) {
  const styles = await Promise.all(styleSheets.map(withFonts));
  const inPage = await Promise.all(IN_PAGE.map((script) => fs.readFile(script, 'utf8')));

  const recipe = JSON.stringify([version, id, inPage, styles]);
  const drawing = await cached('.', recipe, source, async () => {
    const {svg, message} = await withPage(styles, (page) =>
      page.evaluate(
        ([code, name]) =>
          (
            window as unknown as {draw(...args: string[]): Promise<{svg: string; message?: string}>}
          ).draw(code ?? '', name ?? ''),
        [source, id],
      ),
    );
    if (message === undefined) return Buffer.from(svg);
    const words = message.replace(/^-+\^\n/gm, '').replace(/\s+/g, ' ');
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1);
    throw new DiagramError(`Mermaid cannot read the diagram: ${words.slice(0, 300)}`, line);
  });
  return drawing.toString();
}
