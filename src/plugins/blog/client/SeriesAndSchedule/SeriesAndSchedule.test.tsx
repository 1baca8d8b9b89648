/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';

import SeriesAndSchedule from '.';

jest.mock('@theme/TOCCollapsible', () => ({__esModule: true, default: () => null}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, children}: {to: string; children: React.ReactNode}) => <a href={to}>{children}</a>,
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({i18n: {currentLocale: 'vi', defaultLocale: 'vi', locales: ['vi', 'en']}}),
}));

const date = '2026-12-24T00:00:00.000Z';

test('a post dated in the future says on the page when it will be published', () => {
  render(<SeriesAndSchedule reading={{related: [], isScheduled: true}} date={date} toc={[]} />);
  expect(screen.getByRole('note').textContent).toBe(
    'Bài này đề ngày 24 tháng 12, 2026 và đến hôm đó mới đăng.',
  );
});

test('a published post shows no note', () => {
  const {container} = render(
    <SeriesAndSchedule reading={{related: [], isScheduled: false}} date={date} toc={[]} />,
  );
  expect(container.textContent).toBe('');
});

test('a part of a series shows its position, and links to the other parts', () => {
  const parts = [
    {title: 'Một', permalink: '/blog/mot'},
    {title: 'Two', permalink: '/blog/hai', languages: ['en']},
  ];
  render(
    <SeriesAndSchedule
      reading={{related: [], isScheduled: false, series: {name: 'Git', position: 1, parts}}}
      toc={[]}
      date={date}
    />,
  );
  expect(screen.getByText('Phần 1 trên 2 của loạt bài “Git”')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/hai',
  ]);
  expect(screen.getByText('Two').getAttribute('lang')).toBe('en');
  expect(screen.getByRole('link').textContent).toBe('Two (bản tiếng Anh)');
});
