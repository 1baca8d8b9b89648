/** @jest-environment jsdom */
import {beginSignIn, onRouteUpdate, takeSession} from './sign-in';

const arrive = (url: string) => {
  window.history.replaceState(null, '', url);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});

test('a session is stored once, if the sign-in began on this page; it leaves the URL', () => {
  arrive('/blog/a');
  beginSignIn();
  arrive('/blog/a?giscus=mine&keep=1');
  expect(takeSession()).toBe(true);
  expect(window.location.search + window.location.hash).toBe('?keep=1#comments');
  arrive('/blog/a?giscus=other');
  // A link of the site leads there
  onRouteUpdate({previousLocation: {}});
  expect(window.location.search).toBe('');
  expect(localStorage.getItem('giscus-session')).toBe('"mine"');
});

test.each([
  ['no sign-in began', undefined, 0],
  ['it began on another page', '/blog/b', 0],
  ['it began too long ago', '/blog/a', 16],
])('a session in the URL is thrown away when %s', (_why, begun, minutes) => {
  if (begun) {
    arrive(begun);
    beginSignIn();
  }
  jest.advanceTimersByTime(minutes * 60_000);
  arrive('/blog/a?giscus=s');
  expect(takeSession()).toBe(false);
  expect(localStorage.getItem('giscus-session')).toBeNull();
  expect(window.location.search).toBe('');
});
