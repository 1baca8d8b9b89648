import {beginSignIn, takeSession} from './sign-in';

const NOW = Date.parse('2026-11-21T00:00:00Z');

const arrive = (address: string) => {
  window.history.replaceState(null, '', address);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('P03 a session from a sign-in that began on this page is stored and removed from the address', () => {
  beginSignIn('/blog/a', NOW);
  arrive('/blog/a?giscus=s&keep=1');
  expect(takeSession(NOW + 60_000)).toBe(true);
  expect(localStorage.getItem('giscus-session')).toBe('"s"');
  expect(window.location.search).toBe('?keep=1');
});

test.each([
  ['no sign-in began', undefined, '/blog/a', 60_000],
  ['it began on another page', '/blog/b', '/blog/a', 60_000],
  ['it began too long ago', '/blog/a', '/blog/a', 16 * 60_000],
])('P03 a session in the address is thrown away when %s', (_why, begun, path, later) => {
  if (begun) beginSignIn(begun, NOW);
  arrive(`${path}?giscus=s#comments`);
  expect(takeSession(NOW + later)).toBe(false);
  expect(localStorage.getItem('giscus-session')).toBeNull();
  expect(window.location.search + window.location.hash).toBe('#comments');
});

test('P03 one sign-in accepts one session', () => {
  beginSignIn('/blog/a', NOW);
  arrive('/blog/a?giscus=mine');
  takeSession(NOW + 1);
  arrive('/blog/a?giscus=other');
  expect(takeSession(NOW + 2)).toBe(false);
  expect(localStorage.getItem('giscus-session')).toBe('"mine"');
});
