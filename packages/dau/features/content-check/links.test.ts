import {listProblems} from '../../utils/problems';
import {permalinkProblems} from './links';

test('the check reports pages whose names have diacritics, because hosts would not find them', () => {
  const page = {source: '@site/src/pages/về-tôi.md', permalink: '/site/v%E1%BB%81-t%C3%B4i'};
  const content = {'docusaurus-plugin-content-pages': {default: [page]}} as never;
  expect(listProblems(permalinkProblems(content, '/site/'))).toMatch(
    /src\/pages\/về-tôi\.md: readers would see "not found", because the name has diacritics.* Rename the file/,
  );
});

test('the check reports two components with the same URL', () => {
  const page = (name: string, permalink: string) => ({
    source: `@site/src/pages/${name}`,
    permalink,
  });
  const pages = [page('a.tsx', '/site/a'), page('a/index.tsx', '/site/a/')];
  const content = {'docusaurus-plugin-content-pages': {default: pages}} as never;
  expect(listProblems(permalinkProblems(content, '/site/'))).toBe(
    '  src/pages/a.tsx: src/pages/a/index.tsx has the same URL: "/a". Rename the file, or delete one of them.',
  );
});
