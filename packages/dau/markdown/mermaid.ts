import fs from 'node:fs/promises';
import path from 'node:path';

import type {Page} from '@playwright/test';
import type mermaidPackage from 'mermaid';
import {version} from 'mermaid/package.json';

import {perProcess, cached} from '../utils/cache';
import {CSS_COLORS, hexOf, mermaidConfig} from './diagram-colors';

declare const mermaid: typeof mermaidPackage;

const COLOR = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)/gi;
const REMOVED = 'class|style|role|aria-.*|data-.*|font-family|cursor|filter';

/** Part of the cache key. If it changes, the build draws all diagrams again. */
const RECIPE = 'diagram 4';

/** For a diagram that cannot be drawn. `line` is the line in the code block; 0 is the line above the code. */
export class DiagramError extends Error {
  line = 0;
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
  // This import is dynamic, because most sites have no diagrams
  const {chromium} = await import('@playwright/test');
  const {chromiumArgs, findChromium} = await import('../utils/chromium');
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Neither Chrome nor Chromium was found');
  const browser = await chromium.launch({executablePath, args: chromiumArgs()});
  const page = await browser.newPage();
  await page.setContent(`<style>${styles.join('\n')} body {font-family: var(--dau-font)}</style>`);
  await page.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
  // Mermaid measures text, so the fonts must have loaded
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
  return page;
}

type Shared = {page: Promise<Page> | undefined; last: Promise<unknown>};

/**
 * Calls `use` with a page that all diagrams share, one diagram at a time. Closes the browser after the
 * last diagram, because an open browser would keep the build running.
 */
async function withPage<T>(styles: readonly string[], use: (page: Page) => Promise<T>): Promise<T> {
  const shared = perProcess('diagrams', (): Shared => ({page: undefined, last: Promise.resolve()}));
  const drawn = shared.last.then(async () => {
    shared.page ??= openPage(styles);
    const page = await shared.page.catch((error: Error) => {
      const [reason] = error.message.split('\n');
      throw new DiagramError(`${reason}. Run npm run check, which installs Chromium.`);
    });
    return use(page);
  });
  const last = drawn.catch(() => undefined);
  shared.last = last;
  try {
    return await drawn;
  } finally {
    if (shared.last === last) {
      const closing = shared.page;
      shared.page = undefined;
      const page = await closing?.catch(() => undefined);
      await page?.context().browser()?.close();
    }
  }
}

/** Draws a diagram in the colors of light mode, and replaces these with the site's CSS variables. */
async function draw(page: Page, source: string, id: string): Promise<string> {
  const css = Object.values(CSS_COLORS);
  const computed = await page.evaluate(
    (colors) =>
      colors.map((color) => {
        document.body.style.color = color;
        return getComputedStyle(document.body).color;
      }),
    css,
  );
  const hexes = computed.map(hexOf);
  const {svg, message} = await page.evaluate(
    ([config, name, code]) => {
      // Mermaid uses random numbers, but a diagram must look the same in every build
      let state = 1;
      Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
      mermaid.initialize(config);
      return mermaid.render(name, code).then(
        (result) => ({svg: result.svg, message: undefined}),
        (error) => ({svg: '', message: String(error?.message ?? error)}),
      );
    },
    [mermaidConfig(hexes), id, source] as const,
  );
  if (message !== undefined) {
    const words = message.replace(/^-+\^\n/gm, '').replace(/\s+/g, ' ');
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1);
    const problem = new DiagramError(`Mermaid cannot read the diagram: ${words.slice(0, 300)}`);
    throw Object.assign(problem, {line});
  }
  const variables = new Map(hexes.map((hex, at) => [hex, css[at]]));
  // Mermaid always uses this gray for lines and labels in C4 diagrams
  variables.set('#444444', 'var(--dau-ink-soft)');
  return svg.replace(COLOR, (color) => variables.get(hexOf(color)) ?? color);
}

/** Converts the style sheet in Mermaid's SVG to attributes, because the Content Security Policy blocks it. */
async function withoutStyleSheet(drawing: string, prefix: string): Promise<string> {
  const {optimize} = await import('svgo');
  const svg = drawing
    .replace(/(?<=[";])undefined(?=[";])/g, '')
    .replace('<svg', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"');
  const {data} = optimize(svg, {
    plugins: [
      'removeTitle',
      'removeDesc',
      // `.today` marks the current day, which would make every build different
      {name: 'removeElementsByAttr', params: {class: ['today']}},
      {name: 'inlineStyles', params: {onlyMatchedOnce: false}},
      'removeStyleElement',
      'convertStyleToAttrs',
      {name: 'removeAttrs', params: {attrs: `*:(${REMOVED})`}},
      'removeHiddenElems',
      'removeUnknownsAndDefaults',
      'cleanupIds',
      // With two decimals instead of Mermaid's 15, a flowchart is five times smaller
      {name: 'convertPathData', params: {floatPrecision: 2}},
      {name: 'prefixIds', params: {prefix, delim: '-'}},
    ],
  });
  const [, , width = 0, height = 0] =
    /viewBox="([^"]*)"/.exec(data)?.[1]?.split(/\s/).map(Number) ?? [];
  // On a narrow screen, a drawing shrinks to no less than 70% of its width, and then scrolls
  const style = `max-width:max(100%,${Math.ceil(width * 0.7)}px);height:auto`;
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}" style="${style}"`;
  return data.replace(/^<svg[^>]*>/, (tag) =>
    tag.replace(/ (width|height|xmlns\S*)="[^"]*"/g, '').replace('<svg', `<svg ${size}`),
  );
}

/**
 * Draws a diagram as SVG in the site's colors, with Mermaid in Chromium.
 *
 * @param id the prefix of the ids in the drawing
 * @param styleSheets the style sheets with the site's fonts and color variables
 * @throws {DiagramError} if Mermaid cannot read the diagram, or if Chromium is missing
 */
export async function drawMermaid(source: string, id: string, styleSheets: readonly string[]) {
  const styles = await Promise.all(styleSheets.map(withFonts));
  const recipe = JSON.stringify([RECIPE, version, id, CSS_COLORS, styles]);
  const drawing = await cached('.', recipe, source, async () => {
    const svg = await withPage(styles, (page) => draw(page, source, id));
    return Buffer.from(await withoutStyleSheet(svg, id));
  });
  return drawing.toString();
}
