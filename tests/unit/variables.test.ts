/** @jest-environment node */
import fs from 'node:fs';

import {integrations, type Integration} from '../../src/lib/integrations';

const services: readonly Integration[] = integrations;
const siteVariables = ['SITE_URL', 'BASE_URL', 'SHOW_DRAFTS'];
const names = (variables: Integration['variables'] = []) => variables.map(({name}) => name);

const example = fs.readFileSync('.env.example', 'utf8');

test('.env.example has a commented line for every variable and no others', () => {
  const lines = [...example.matchAll(/^(#? ?)([A-Z][A-Z_]+)=/gm)];
  const known = services.flatMap((service) => [
    ...names(service.variables),
    ...names(service.toolVariables),
  ]);
  expect(lines.map(([, , name]) => name)).toEqual([...siteVariables, ...known]);
  expect(lines.filter(([, prefix]) => prefix !== '# ')).toEqual([]);
});

test.each(services)(
  '.env.example says what happens without $label and where to get it',
  (service) => {
    expect(example).toContain(`Unset: ${service.unset}`);
    if (service.obtain.startsWith('https://')) expect(example).toContain(service.obtain);
  },
);

test.each(['README.md', 'README.vi.md'])(
  'the table in %s has every variable that a build reads',
  (file) => {
    const table = fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n');
    const named = [...table.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name);
    const read = services.flatMap((service) => names(service.variables));
    expect(named).toEqual([...siteVariables, ...read]);
  },
);
