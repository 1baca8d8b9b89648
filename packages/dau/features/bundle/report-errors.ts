import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import type {StatsError} from 'webpack';
import type {Compiler} from 'docusaurus-search-folded/separate-script';

/** Matches an error in an MDX file. A page can import such a file without a check of its content. */
const IN_MDX = /failed for file "([^"]+)"[^]*?Cause: (.*)(?:[^]*?"line": (\d+))?/;

/**
 * Adds the file and the line to a message about a missing import. The bundler's own message names only
 * the folder and a line of the compiled code.
 */
function messageOf(siteDir: string, {message: colored, moduleName = ''}: StatsError): string {
  const message = stripVTControlCharacters(colored);
  const [, mdx, cause, at = '1'] = IN_MDX.exec(message) ?? [];
  if (mdx) return `${path.relative(siteDir, mdx)}:${at}: ${cause}`;
  const [, request] = /(?:Can't resolve|Cannot find module) '([^']+)'/.exec(message) ?? [];
  const file = path.posix.normalize(moduleName.replace(/\?.*/, ''));
  const source = path.join(siteDir, file);
  if (!fs.existsSync(source)) return colored;
  if (!request) return message.includes(path.basename(file)) ? colored : `${file}: ${colored}`;
  const lines = fs.readFileSync(source, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes(request)) + 1;
  return `${file}:${line}: "${request}" not found. Check the path, or install the package.`;
}

/** Makes the dev server print each error once. Rspack repeats an error for every page. */
export const reportErrors = (siteDir: string) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('dau-bundle', (stats) => {
      const toJson = stats.toJson.bind(stats);
      stats.toJson = (options) => {
        const {errors = [], ...rest} = toJson(options);
        const found = errors.map((error) => messageOf(siteDir, error));
        return {...rest, errors: [...new Set(found)].map((message) => ({message}))};
      };
    }),
});
