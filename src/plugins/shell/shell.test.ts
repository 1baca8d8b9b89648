/** @jest-environment jsdom */
import {cleanPath, decodable} from './client/repair-address';
import {earlyScript} from './early-script';
import {sourceLabel} from './navigation';

test.each([
  ['/blog/bài-viết', '/blog/bài-viết'],
  ['/%C4%91', '/%C4%91'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/docs/%', '/docs/%25'],
  ['#%', '#%25'],
  ['', ''],
])('%s can be decoded as %s', (part, expected) => {
  expect(decodable(part)).toBe(expected);
});

test.each([
  ['/index.html', '/'],
  ['/blog.html', '/blog'],
  ['/en/blog/index.html', '/en/blog'],
  ['/blog/html', '/blog/html'],
  ['/', '/'],
  ['//outside.example/a.html', '/outside.example/a'],
])('%s is %s', (pathname, expected) => {
  expect(cleanPath(pathname)).toBe(expected);
});

test.each([
  ['https://github.com/lan/blog', 'GitHub', 'GitHub'],
  ['https://code.example/github.com', 'Mã nguồn', 'Source code'],
  ['https://notgithub.com/lan/blog', 'Mã nguồn', 'Source code'],
])('the link to %s says %s', (url, vi, en) => {
  expect(sourceLabel(url, 'vi')).toBe(vi);
  expect(sourceLabel(url, 'en')).toBe(en);
});

describe('the early script', () => {
  const run = (written: string | null, stored: string | null, isSwitchable = true) => {
    const root = document.documentElement;
    if (written === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', written);
    localStorage.clear();
    if (stored !== null) localStorage.setItem('theme-key', stored);
    new Function(
      earlyScript({
        themeKey: 'theme-key',
        defaultMode: 'light',
        isSwitchable,
      }),
    )();
    return [root.dataset.theme, root.dataset.themeChoice];
  };

  test.each([
    ['light', null, 'light'],
    ['dark', 'light', 'dark'],
    ['junk', null, 'light'],
    ['junk', 'dark', 'dark'],
    ['junk', 'junk', 'light'],
    ['', 'dark', 'dark'],
    [null, null, 'light'],
  ])('with %s from the framework and %s in storage the mode is %s', (written, stored, mode) => {
    expect(run(written, stored)).toEqual([mode, mode]);
  });

  test('an address cannot say that the application runs', () => {
    document.documentElement.dataset.hasHydrated = 'true';
    run('light', null);
    expect(document.documentElement.dataset.hasHydrated).toBe('false');
  });

  test('a stored mode is ignored if the toggle is disabled', () => {
    expect(run('junk', 'dark', false)).toEqual(['light', 'light']);
  });
});
