import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A smaller site is built before anybody asks. */
const MANY_PAGES = 200;
const EVERY_MS = 10_000;

const steps = ['bundling scripts and styles', 'making pages', 'search, pictures, feeds'] as const;

/** Where a build is, in one line. */
export function progressText(
  locale: string,
  step: number,
  seconds: number,
  pages?: {readonly made: number; readonly all: number},
): string {
  const count = pages ? `, ${pages.made} of ${pages.all}` : '';
  return `[${locale}] step ${step + 1} of ${steps.length}: ${steps[step] ?? ''}${count} (${Math.round(seconds)} s)`;
}

/** How many pages there will be: those with a path of their own. */
function countRoutes(generatedFilesDir: string): number {
  const routes = fs.readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8');
  return routes.match(/^\s*exact: true,?$/gm)?.length ?? 0;
}

/**
 * How many pages the folder `outDir` holds, without those in its folders `otherLocales`. Undefined
 * where the folder is not there or changes while it is read: the bundler empties it.
 */
export function countMade(outDir: string, otherLocales: readonly string[]): number | undefined {
  const isOther = (file: string) => otherLocales.some((each) => file.startsWith(each + path.sep));
  try {
    return fs
      .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html') && !isOther(file)).length;
  } catch {
    return undefined;
  }
}

/** Says from time to time where the build of a large site is. */
export default function progress({generatedFilesDir, outDir, i18n}: LoadContext): Plugin {
  const started = performance.now();
  const locale = i18n.currentLocale;
  const others = i18n.locales.filter((each) => each !== locale);
  let all = 0;
  let timer: NodeJS.Timeout | undefined;
  const say = (step: number, pages?: {made: number; all: number}) => {
    if (all < MANY_PAGES) return;
    logger.info(progressText(locale, step, (performance.now() - started) / 1000, pages));
  };
  return {
    name: 'dau-progress',

    configureWebpack(_config, isServer) {
      if (!isServer || process.env.NODE_ENV !== 'production') return {};
      all = countRoutes(generatedFilesDir);
      if (all < MANY_PAGES) return {};
      say(0);
      const watchPages = {
        apply(compiler: {hooks: {done: {tap: (name: string, act: () => void) => void}}}) {
          compiler.hooks.done.tap('dau-progress', () => {
            // The browser's part may take longer than the server's
            timer = setInterval(() => {
              const made = countMade(outDir, others);
              if (made) say(1, {made, all});
              else say(0);
            }, EVERY_MS);
            timer.unref();
          });
        },
      };
      return {plugins: [watchPages]};
    },

    async postBuild() {
      clearInterval(timer);
      say(2);
    },
  };
}
