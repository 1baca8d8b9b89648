/** @jest-environment node */
import fs from 'node:fs';

import {themeColors, webManifest} from './manifest';
import {robotsText} from './robots';
import {securityText} from './security';

test('robots.txt names every sitemap', () => {
  expect(
    robotsText(['https://example.com/sitemap.xml', 'https://example.com/en/sitemap.xml']),
  ).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\nSitemap: https://example.com/en/sitemap.xml\n',
  );
});

test('the manifest uses the base URL, existing icons and the colour of the page background', () => {
  const manifest = JSON.parse(
    webManifest({name: 'Dấu', description: 'Ghi lại', language: 'en', baseUrl: '/my-site/en/'}),
  ) as {start_url: string; lang: string; theme_color: string; icons: {src: string}[]};
  expect(manifest).toMatchObject({start_url: '/my-site/en/', lang: 'en', short_name: 'Dấu'});
  for (const {src} of manifest.icons) {
    expect(fs.existsSync(src.replace('/my-site/en/', 'static/'))).toBe(true);
  }
  expect(manifest.theme_color).toBe(themeColors.light);
  expect(fs.readFileSync('src/css/tokens.css', 'utf8')).toContain(
    `--dau-paper: ${themeColors.light};`,
  );
});

test('T08 security.txt has a contact, and expires within a year of the last commit', () => {
  const text = securityText({
    email: 'an@example.com',
    policy: 'https://github.com/example/dau/blob/main/SECURITY.md',
    languages: ['vi', 'en'],
    canonical: 'https://example.com/.well-known/security.txt',
    changed: Date.UTC(2026, 0, 31, 12, 30, 15),
  });
  expect(text).toBe(`Contact: mailto:an@example.com
Expires: 2027-01-30T12:30:15Z
Preferred-Languages: vi, en
Canonical: https://example.com/.well-known/security.txt
Policy: https://github.com/example/dau/blob/main/SECURITY.md
`);
});
