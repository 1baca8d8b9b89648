/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';

import {lightColor} from '../../lib/tokens';
import {securityText, webManifest} from './manifest-robots-security';

test('the manifest uses the base URL, its icons and the color of the page background', () => {
  const context = {
    baseUrl: '/my-site/en/',
    siteConfig: {title: 'Dấu', tagline: 'Ghi lại'},
    i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en'}}},
  };
  const manifest = JSON.parse(webManifest(context as unknown as LoadContext)) as {
    theme_color: string;
    icons: {src: string}[];
  };
  expect(manifest).toMatchObject({start_url: '/my-site/en/', lang: 'en', short_name: 'Dấu'});
  expect(manifest.theme_color).toBe(lightColor('paper'));
  expect(manifest.icons.map(({src}) => src)).toContain('/my-site/en/img/icon-512.png');
});

test('security.txt has a contact and a day on which it expires', () => {
  const contact = {email: 'an@example.com', policy: 'https://github.com/example/SECURITY.md'};
  expect(securityText(contact, 'https://example.com', new Date('2027-01-30T12:30:15Z'))).toBe(
    `Contact: mailto:an@example.com
Expires: 2027-01-30T12:30:15Z
Preferred-Languages: vi, en
Canonical: https://example.com/.well-known/security.txt
Policy: https://github.com/example/SECURITY.md
`,
  );
});
