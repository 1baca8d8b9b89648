import fs from 'node:fs';
import path from 'node:path';

import type {Git} from '../../../src/lib/git';
import {decodeUrl} from '../../../src/lib/urls';

const FRONT_MATTER = /^\uFEFF?---\r?\n[^]*?^---$/m;
const CODE = /^([ \t>]*)(`{3,}|~{3,})[^]*?^[ \t>]*\2|(`+)[^`][^]*?\3(?!`)/gm;
/** Matches imports, expressions, elements and indented code, which have a different meaning in Markdown. */
const MDX = /^(import|export)\s|(?<!\\)\{(?!#[^{}]+\}\s*$)|(?<!\\)<[a-z/>]|^\s*\n( {4}|\t)/im;

/** Returns true if a file may look different as plain Markdown, unless the front matter sets the format. */
const needsMdx = (text: string): boolean =>
  !/^mdx:/m.test(FRONT_MATTER.exec(text)?.[0] ?? '') &&
  MDX.test(text.replace(FRONT_MATTER, '').replace(CODE, 'code'));

/** Returns a name that is the same for all translations of a page. */
const keyOf = (file: string): string =>
  file
    .replace(/^i18n\/[^/]+\/docusaurus-plugin-content-/, '')
    .replace(/^(docs\/current|versioned_docs)\//, 'docs/')
    .replace(/^src\/pages\//, 'pages/');

/**
 * Renames the author's files that need MDX to `.mdx` in all languages, because earlier versions of the
 * engine read `.md` files as MDX.
 *
 * @returns the new names, and a function that corrects links and imports
 */
export function renameToMdx(git: Git, dir: string) {
  const isNew = git.try(['grep', '-q', "format: 'detect'", 'HEAD', '--', '*.ts']) !== undefined;
  const files = isNew ? [] : git.run(['ls-files', '-z']).split('\0');
  const mdFiles = files.filter(
    (file) =>
      /^(blog|docs|i18n|versioned_docs|src\/pages)\/.*\.md$/.test(file) &&
      !files.includes(`${file}x`),
  );
  const keys = new Set(
    mdFiles.filter((file) => needsMdx(fs.readFileSync(path.join(dir, file), 'utf8'))).map(keyOf),
  );
  const renamed = mdFiles.filter((file) => keys.has(keyOf(file)));
  for (const file of renamed) git.run(['mv', '--', file, `${file}x`]);
  return {
    renamed: renamed.map((file) => `${file}x`),
    withNewNames: (text: string, file: string) =>
      text.replace(/[^\s()"'<>[\]]+\.md(?=[)#?"'\s>])/g, (link) => {
        const [, root] = /^(?:@site)?\/(.*)/.exec(link) ?? [];
        const target = root ?? path.posix.join(path.posix.dirname(file), link);
        return keys.has(keyOf(decodeUrl(target))) ? `${link}x` : link;
      }),
  };
}
