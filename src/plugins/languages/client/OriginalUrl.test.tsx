/** @jest-environment jsdom */
import {render} from '@testing-library/react';

import OriginalUrl from './OriginalUrl';

jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  globalData: {'site-data': {default: {}}},
  siteConfig: {url: 'https://example.com', baseUrl: '/'},
  i18n: {
    currentLocale: 'vi',
    defaultLocale: 'vi',
    locales: ['vi', 'pt-BR'],
    localeConfigs: {'pt-BR': {htmlLang: 'pt-BR', baseUrl: '/pt-BR/'}},
  },
}));
jest.mock(
  '@docusaurus/Head',
  () =>
    ({children}: {children: unknown}) =>
      children,
);
jest.mock('./LanguageAlternates', () => () => null);

test('a page without a translation names the language of its original as Open Graph writes it', () => {
  render(<OriginalUrl permalink="/blog/a" frontMatter={{languages: ['pt-BR']}} />);
  const locale = document.querySelector('meta[property="og:locale"]');
  expect(locale?.getAttribute('content')).toBe('pt_BR');
});
