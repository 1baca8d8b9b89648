import {nearest} from './near';

test.each([
  ['tag', ['tags', 'date'], 'tags'],
  ['dtae', ['title', 'date'], 'date'],
  ['HOC-TAP', ['hoc-tap'], 'hoc-tap'],
  ['Học tâp', ['hoc-tap', 'Học tập'], 'Học tập'],
  ['duong', ['Đường'], 'Đường'],
  ['xyz', ['tags', 'date'], undefined],
  ['SITE', ['SITE_URL'], undefined],
  ['', [], undefined],
])('%s of %j means %s', (word, known, meant) => {
  expect(nearest(word, known)).toBe(meant);
});

test('in a command the beginning of a word is enough, from three letters on', () => {
  expect(nearest('proj', ['post', 'project'], {byStart: true})).toBe('project');
  expect(nearest('projects', ['post', 'project'], {byStart: true})).toBe('project');
  expect(nearest('pr', ['guide', 'project'], {byStart: true})).toBeUndefined();
  expect(nearest('proj', ['post', 'project'])).toBeUndefined();
});
