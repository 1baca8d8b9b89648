import {stripVTControlCharacters} from 'node:util';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';

import {loadedContent} from '../../content/loaded-content';
import {perProcess} from '../../utils/per-process';
import type {Problem} from '../../utils/problems';
import {contentFileAt} from '../../content/files';
import {PATTERN} from './front-matter';
import {decodeUrl, servedPath} from '../../utils/urls';

/** Returns a pattern for the URLs of lists, which posts and guides must not have. */
function listUrls(allContent: AllContent): RegExp {
  const {blogTags = {}, authorsMap = {}} = (allContent['docusaurus-plugin-content-blog']?.default ??
    {}) as Partial<BlogContent>;
  const guides = loadedContent(allContent).newest?.docs ?? [];
  const lists = [
    'blog(/archive|/page/\\d+)?',
    ...(Object.keys(blogTags).length > 0 ? ['blog/tags(/.+)?'] : []),
    ...(Object.values(authorsMap).some(({page}) => page) ? ['blog/authors(/.+)?'] : []),
    ...(guides.some(({tags}) => tags.length > 0) ? ['docs/tags(/.+)?'] : []),
  ];
  return new RegExp(`^/(${lists.join('|')})/?$`);
}

/** The file of each post, guide and page, by its path in the site. */
const files = () => perProcess('files', () => new Map<string, string>());

/** Adds the file to Docusaurus' message about a page that has the URL of a list or of a plugin's page. */
export const withFiles = (text: string): string =>
  text.replace(/Attempting to create page at (\S+?), .*/g, (line, url: string) => {
    const file = files().get(servedPath(stripVTControlCharacters(url)));
    return file ? `${line} Rename ${file}, or set a different slug in it.` : line;
  });

/**
 * Finds files with the same URL, pages whose names cannot be a URL, and translations whose URL differs
 * from the original's. Docusaurus reports only duplicate URLs, without the files.
 */
export function permalinkProblems(allContent: AllContent, baseUrl: string): Problem[] {
  // A build loads the default language first, so this map already contains all originals
  const originals = perProcess(
    'permalinks',
    () => new Map<string, {file: string; sitePath: string}>(),
  );
  const owners = new Map<string, string>();
  const lists = listUrls(allContent);
  return loadedContent(allContent).entries.flatMap(({source, permalink}): Problem[] => {
    const file = source.replace('@site/', '');
    const sitePath = servedPath(permalink.replace(baseUrl, '/'));
    const report = (problem: string, fix: string, at = file) => [
      {file: at, problem, found: decodeUrl(sitePath), fix},
    ];
    const {kind, key} = contentFileAt(file) ?? {kind: 'page', key: file};
    // `front-matter.ts` checks the URLs of posts and guides. Docusaurus percent-encodes the names of pages,
    // and hosts would not find the file of `về-tôi.md`
    if (kind === 'page' && PATTERN.test(sitePath)) {
      const problem = String.raw`the name has diacritics, spaces or ( ) [ ] * : \ %, so readers would see "not found"`;
      return report(problem, 'Rename the file');
    }
    const rename = /\.mdx?$/.test(file) ? 'Set a different slug' : 'Rename the file';
    if (kind !== 'page' && lists.test(sitePath))
      return report('a list of posts, tags or authors has this URL', 'Set a different slug');
    files().set(servedPath(permalink), file);
    const owner = owners.get(sitePath);
    owners.set(sitePath, owner ?? file);
    // Report it for `owner`, because its page is the one that opens at this URL
    if (owner) return report(`${file} has the same URL`, `${rename}, or delete one of them`, owner);
    const original = originals.get(`${kind} ${key}`);
    if (!original) originals.set(`${kind} ${key}`, {file, sitePath});
    if (!original || original.file === file || original.sitePath === sitePath) return [];
    const problem = `its URL differs from that of ${original.file}, so the language menu links to a missing page`;
    return report(problem, `Set slug so that the URL is ${original.sitePath}`);
  });
}
