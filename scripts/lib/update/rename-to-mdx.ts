import fs from 'node:fs';
import path from 'node:path';

import type {Git} from '../../../src/lib/git';
import {decodeUrl} from '../../../src/lib/url-text';

const FRONT_MATTER = /^\uFEFF?---\r?\n[^]*?^---$/m;
const CODE = /^([ \t>]*)(`{3,}|~{3,})[^]*?^[ \t>]*\2|(`+)[^`][^]*?\3(?!`)/gm;

/** Tags inside a line that Markdown and MDX render the same. */
const SAME = /(?<=\S.*)<\/?(br|kbd|sub|sup|mark|abbr|b|i|u|s|em|strong|small|del|ins)\b[^<>{]*>/g;

/** Imports, expressions and elements. Without them, Markdown and MDX render a file the same. */
const MDX = /^(import|export)\s|(?<!\\)\{(?!#[^{}]+\}\s*$)|(?<!\\)<[a-z/>]/im;

/** Indented code, which MDX does not support: after an empty line, outside lists. */
const INDENTED = /^(?![ \t]*(?:[-*+]|\d+[.)])[ \t]|[ \t]).*\n(?:[ \t]*\n)+(?: {4}|\t)/m;

/** Whether plain Markdown would render a file differently from MDX. */
function needsMdx(text: string): boolean {
  const [fields = ''] = FRONT_MATTER.exec(text) ?? [];
  // A file can name its format in the front matter
  if (/^mdx:/m.test(fields)) return false;
  const body = text.slice(fields.length).replaceAll('\r\n', '\n').replace(CODE, 'code');
  const plain = body.replace(/<!--[^]*?-->/g, '').replace(SAME, '');
  return MDX.test(plain) || INDENTED.test(plain);
}

/** The name that the files of a page in all languages share. */
const keyOf = (file: string): string =>
  file
    .replace(/^i18n\/[^/]+\/docusaurus-plugin-content-/, '')
    .replace(/^(docs\/current|versioned_docs)\//, 'docs/')
    .replace(/^src\/pages\//, 'pages/');

/** Changes links and imports of renamed files in the text of `file`. */
export type Rename = (text: string, file: string) => string;

/**
 * Earlier engines read `.md` as MDX. Renames the author's files that need MDX to `.mdx`, in all
 * languages, so that their pages do not change.
 *
 * @returns the new names, and a function that changes links and imports of these files
 */
export function renameToMdx(git: Git, dir: string): {renamed: string[]; withNewNames: Rename} {
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
    withNewNames: (text, file) =>
      text.replace(/[^\s()"'<>[\]]+\.md(?=[)#?"'\s>])/g, (link) => {
        const [, root] = /^(?:@site)?\/(.*)/.exec(link) ?? [];
        const target = root ?? path.posix.join(path.posix.dirname(file), link);
        return keys.has(keyOf(decodeUrl(target))) ? `${link}x` : link;
      }),
  };
}
