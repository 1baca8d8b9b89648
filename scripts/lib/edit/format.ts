import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import type {Change} from './changes';

/** TypeScript and JSON as Prettier writes them: edits leave the line breaks to it. */
export async function formatted(siteDir: string, change: Change): Promise<Change> {
  const {file, content} = change;
  if (typeof content !== 'string' || !/\.(ts|tsx|json)$/.test(file)) return change;
  // npm's own format
  if (/^package(-lock)?\.json$/.test(file)) return change;
  const filepath = path.join(siteDir, file);
  return {
    ...change,
    content: await format(content, {...(await resolveConfig(filepath)), filepath}),
  };
}
