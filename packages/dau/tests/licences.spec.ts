import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {lastCommitTime} from '../utils/git';
import {locales} from '../settings/locales';
import {baseUrlSite, rootSite, type BuiltSite} from './support/sites';
import {email, siteUrl} from './support/test-site';

const read = ({dir}: BuiltSite, file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

test('licences.txt of each language lists code, styles, fonts and the bundler’s runtime', () => {
  for (const folder of ['', ...locales.slice(1)]) {
    const text = read(rootSite, path.join(folder, 'licences.txt'));
    const names = [...text.matchAll(/^- (\S+).*: \S/gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['@rspack/core', 'infima', 'react', 'react-dom']));
    expect(text).toContain('SIL OPEN FONT LICENSE');
    // Only the build uses this package
    expect(names).not.toContain('sharp');
  }
});

test('only a site at the root of a host has security.txt', () => {
  const text = read(rootSite, '.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${email}\n`);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const left = Date.parse(expires) - (lastCommitTime('.') ?? 0);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
  for (const folder of [path.join(rootSite.dir, 'en'), baseUrlSite.dir]) {
    expect(fs.existsSync(path.join(folder, '.well-known'))).toBe(false);
  }
});
