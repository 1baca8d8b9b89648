import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import type {Change} from './changes';

/**
 * Formats the content of a TypeScript or JSON change with Prettier. Edits can then ignore line
 * breaks.
 */
export async function formatted(siteDir: string, change: Change): Promise<Change> {
  const {file, content} = change;
  if (typeof content !== 'string' || !/\.(ts|tsx|json)$/.test(file)) return change;
  // npm formats these files itself
  if (/^package(-lock)?\.json$/.test(file)) return change;
  const filepath = path.join(siteDir, file);
  return {
    ...change,
    content: await format(content, {...(await resolveConfig(filepath)), filepath}),
  };
}
