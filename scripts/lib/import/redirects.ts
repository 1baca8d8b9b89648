import fs from 'node:fs';
import path from 'node:path';

import {REDIRECTS_FILE} from '../../../src/plugins/redirects/read';
import type {Change} from '../edit/changes';
import {readEntries, yamlScalar} from '../edit/yaml';

const HEAD = `# Addresses that have changed: the old one and the new one, without the language.
`;

/** Adds redirects to the author's list. Those that are there stay as they are. */
export function redirectChanges(siteDir: string, redirects: ReadonlyMap<string, string>): Change[] {
  const file = path.join(siteDir, REDIRECTS_FILE);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : HEAD;
  const known = readEntries(before);
  const added = [...redirects].filter(([from]) => !(from in known)).sort();
  if (added.length === 0) return [];
  const lines = added.map(([from, to]) => `${yamlScalar(from)}: ${yamlScalar(to)}\n`);
  return [
    {
      file: REDIRECTS_FILE,
      content: `${before.replace(/\n?$/, '\n')}${lines.join('')}`,
      what: `${added.length} redirects`,
    },
  ];
}
