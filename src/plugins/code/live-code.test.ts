/** @jest-environment node */
import type {AllContent} from '@docusaurus/types';

import {scopeModule} from './scope';
import {temporaryFolder} from '../../lib/fixtures';

const {dir, write} = temporaryFolder();

test('the scope has the files next to published content, and a translation uses those of its original', () => {
  for (const file of [
    'blog/a/live-scope.ts',
    'blog/draft/live-scope.ts',
    'docs/git/live-scope.tsx',
    'src/pages/live-scope.js',
  ]) {
    write(file);
  }
  const posts = ['i18n/en/docusaurus-plugin-content-blog/a/index.mdx', 'blog/b.mdx'];
  const allContent = {
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: posts.map((file) => ({metadata: {source: `@site/${file}`}}))},
    },
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{docs: [{source: '@site/docs/git/x.md'}]}]},
    },
    'docusaurus-plugin-content-pages': {
      default: [{source: '@site/i18n/en/docusaurus-plugin-content-pages/a.mdx'}],
    },
  } as unknown as AllContent;
  expect(scopeModule(allContent, dir)).toBe(
    'export {};\n' +
      "export * from '@site/blog/a/live-scope.ts';\n" +
      "export * from '@site/docs/git/live-scope.tsx';\n" +
      "export * from '@site/src/pages/live-scope.js';\n",
  );
  expect(scopeModule({}, dir)).toBe('export {};\n');
});
