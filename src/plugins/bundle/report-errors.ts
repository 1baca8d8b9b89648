import fs from 'node:fs';
import path from 'node:path';

import type {StatsError} from 'webpack';

import type {Compiler} from '../../lib/bundler';

/**
 * Adds the file and the line to a message about a missing import. The bundler's own message names only
 * the folder and a line of the compiled code.
 */
function messageOf(siteDir: string, {message, moduleName = ''}: StatsError): string {
  const [, request] = /Can't resolve '([^']+)'/.exec(message) ?? [];
  const file = path.posix.normalize(moduleName.replace(/\?.*/, ''));
  const source = path.join(siteDir, file);
  if (!request || !fs.existsSync(source)) return message;
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
