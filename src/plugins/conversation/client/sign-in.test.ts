/** @jest-environment jsdom */
import {beginSignIn, onRouteUpdate, takeSession} from './sign-in';

jest.useFakeTimers();
const open = (url: string) => window.history.replaceState(null, '', url);

test('a session is removed from the URL, and stored once if the sign-in began on this page', () => {
  open('/blog/a');
  beginSignIn();
  open('/blog/a?giscus=mine&q=1');
  expect(takeSession()).toBe(true);
  expect(window.location.search + window.location.hash).toBe('?q=1#comments');
  open('/blog/a?giscus=other');
  // The reader follows a link on the site
  onRouteUpdate({previousLocation: {}});
  expect(window.location.search).toBe('');
  expect(localStorage.getItem('giscus-session')).toBe('"mine"');
});

test.each([
  ['it began on another page', '/blog/b', 0],
  ['it began too long ago', '/blog/a', 16],
])('a session in the URL is rejected when %s', (_why, page, minutes) => {
  localStorage.clear();
  open(page);
  beginSignIn();
  jest.advanceTimersByTime(minutes * 60_000);
  open('/blog/a?giscus=s');
  expect(takeSession()).toBe(false);
  expect(localStorage.getItem('giscus-session')).toBeNull();
  expect(window.location.search).toBe('');
});
