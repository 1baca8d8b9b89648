/** @jest-environment node */
import fs from 'node:fs';

import {integrations} from '../../src/lib/integrations';

const services = Object.values(integrations);
const siteVariables = ['SITE_URL', 'BASE_URL', 'SHOW_DRAFTS'];
const read = services.flatMap(({variables}) => Object.keys(variables.shape));

const example = fs.readFileSync('.env.example', 'utf8');

test('.env.example has a commented line for every variable and no others', () => {
  const lines = [...example.matchAll(/^(#? ?)([A-Z][A-Z_]+)=/gm)];
  const known = [...siteVariables, ...read, 'ALGOLIA_ADMIN_KEY'];
  expect(lines.map(([, , name]) => name).sort()).toEqual(known.sort());
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
    expect(named).toEqual([...siteVariables, ...read]);
  },
);
