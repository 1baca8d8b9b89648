/** @jest-environment node */
import fs from 'node:fs';

import {variableNames} from '../../src/lib/environment';
import {integrations} from '../../src/lib/integrations';

const services = Object.values(integrations);

const example = fs.readFileSync('.env.example', 'utf8');

test('.env.example has a commented line for every variable and no others', () => {
  const lines = [...example.matchAll(/^(#? ?)([A-Z][A-Z_]+)=/gm)];
  expect(lines.map(([, , name]) => name).sort()).toEqual([...variableNames].sort());
  expect(lines.filter(([, prefix]) => prefix !== '# ')).toEqual([]);
});

test.each(services)('.env.example says where to get what $label needs', ({label, obtain}) => {
  expect(example).toContain(label);
  if (obtain.startsWith('https://')) expect(example).toContain(obtain);
});

test.each(['README.md', 'README.vi.md'])(
  'the table in %s has every variable that a build reads',
  (file) => {
    const table = fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n');
    const named = [...table.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name);
    // Builds never read the secret
    expect([...named, 'ALGOLIA_ADMIN_KEY']).toEqual(variableNames);
  },
);
