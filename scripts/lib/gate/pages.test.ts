/** @jest-environment node */
import {describeFaults} from './pages';

const faultOn = (path: string, found: string, source?: string) => ({
  page: {path, language: 'vi', kind: 'post', source},
  faults: [{found, remedy: 'mend it'}],
});

test('groups faults by page and source, and reports a fault of many pages once', () => {
  expect(
    describeFaults([
      faultOn('blog/a', 'no alternative text', 'blog/a.md'),
      ...['1', '2', '3', '4', '5'].map((path) => faultOn(path, 'console error: boom')),
      {page: {path: '', language: 'vi', kind: 'home'}, faults: []},
    ]).join('\n'),
  ).toBe(`  5 pages: /1, /2, /3 and 2 more
    console error: boom
      → mend it
  /blog/a (blog/a.md)
    no alternative text
      → mend it`);
});
