import {suggestion} from './suggestion';

test.each([
  ['tag', ['tags', 'date'], 'tags'],
  ['dtae', ['title', 'date'], 'date'],
  ['HOC-TAP', ['hoc-tap'], 'hoc-tap'],
  ['Học tâp', ['hoc-tap', 'Học tập'], 'Học tập'],
  ['duong', ['Đường'], 'Đường'],
  ['SITE', ['SITE_URL'], ''],
])('%s of %j means %s', (word, known, meant) => {
  expect(suggestion(word, known)).toBe(meant && `Did you mean "${meant}"?`);
});
