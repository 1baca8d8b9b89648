import {listProblems} from '../../utils/problems';
import {permalinkProblems} from './permalinks';

test.each([
  ['src/pages/về-tôi.md', '/site/v%E1%BB%81-t%C3%B4i'],
  ['src/pages/e (2).md', '/site/e%20(2)'],
])('the check reports %s, because readers would not find its page', (file, permalink) => {
  const page = {source: `@site/${file}`, permalink};
  const content = {'docusaurus-plugin-content-pages': {default: [page]}} as never;
  expect(listProblems(permalinkProblems(content, '/site/'))).toContain(
    `${file}: readers would see "not found"`,
  );
});
