/**
 * Builds some of the site's languages, for `../build.ts`. Docusaurus' command would build a language that
 * is named alone at the root of the site.
 *
 *     node build-languages.mjs <folder> <language>…
 */
import {inspect} from 'node:util';

import {buildLocale} from '@docusaurus/core/lib/commands/build/buildLocale.js';
import {logger} from '@docusaurus/logger';

// Docusaurus' command sets both
process.env.BABEL_ENV = 'production';
process.env.NODE_ENV = 'production';
const [outDir, ...locales] = process.argv.slice(2);
try {
  for (const locale of locales)
    await buildLocale({siteDir: process.cwd(), locale, cliOptions: {outDir}});
} catch (error) {
  logger.error(inspect(error, {depth: Infinity}));
  process.exitCode = 1;
}
