import fs from 'node:fs';
import path from 'node:path';

import {filesUnder, openContent} from '../../../content/content-files';
import {ENGINE_PAGES} from '../../../utils/engine-pages';
import {hasEffect, type Change} from '../file-changes';
import {vocabularyOf} from '../add-tags-and-authors';
import {withYamlFields, writeFields} from '../../../content/yaml';
import {assetsOf} from './assets';
import {adaptBody} from './body';
import type {SourceFiles} from './files';
import {linksOf} from './links';
import {openParser} from './markdown';
import {categoryFiles, placeItems} from './language-and-target';
import {readSite} from './read/sites';
import {LOST, type Fields} from './model';
import {rewrite} from './rewrites';
import {postDate} from '../../../content/publishing';

const REDIRECTS_FILE = 'src/config/redirects.yml';
const REDIRECTS_HEAD =
  '# URLs that have changed: each old path and its new path, without the language code.\n';

export type Plan = Awaited<ReturnType<typeof planImport>>;

/**
 * Plans the import of a site.
 *
 * @returns the files to write, the posts and guides, the redirects, and the problems, with file and line
 * on the old site
 */
export async function planImport(siteDir: string, files: SourceFiles) {
  const site = readSite(files);
  const {problems} = site;
  const parse = await openParser();
  const assets = assetsOf(site, files);
  const {read, textOf} = openContent(siteDir);

  for (const {kind, key = '', fields, losses} of site.items)
    if (kind === 'post' && fields.draft !== true && !postDate(fields, `${key}.md`))
      losses.push(LOST.date);
  const rewritten = site.items.map((item) => rewrite(parse, site.program, item));
  const placed = placeItems(rewritten);
  const ownPages = filesUnder(siteDir, 'src/pages').map((file) =>
    file.replace(/^src\/pages|(\/index)?\.\w+$/g, ''),
  );

  const trees = new Map(placed.map((item) => [item, parse(item.text, item.format)]));
  const links = linksOf(site, placed, new Set(['/', ...ENGINE_PAGES, ...ownPages]));
  const list = 'blog/authors.yml';
  const vocabulary = vocabularyOf(site, textOf, (url) => {
    const user = {file: list, target: 'static/img/authors.yml', url: '/blog', imageFolder: ''};
    const found = assets.image(user, url);
    if (!found) problems.push({file: list, ...LOST.file, found: url});
    return found;
  });
  const contents = new Map<string, string | Buffer>(categoryFiles(placed, files));
  for (const [item, tree] of trees) {
    const fields = {...item.fields, ...vocabulary.keysOf(item)};
    if (typeof fields.image === 'string') {
      const found = fields.image;
      fields.image = assets.image(item, found);
      if (!fields.image) item.losses.push({...LOST.file, found});
    }
    const text = adaptBody(item, tree, assets, links);
    contents.set(item.target, writeFields(fields) + text.replace(/(?<!\n)\n{2,}$/, '\n'));
  }
  const redirects = links.redirects();
  for (const {file, body, line: first, losses} of site.items)
    for (const loss of losses) {
      const found = typeof loss.found === 'string' ? loss.found : '\0';
      const at = body.indexOf(found);
      const line = at < 0 ? loss.line : first + body.slice(0, at).split('\n').length - 1;
      problems.push({file, ...loss, ...(line !== undefined && {line})});
    }
  for (const [file, from] of assets.places) contents.set(file, files.bytes(from));

  for (const file of files.refused) problems.push({file, ...LOST.outside});
  const {values: known = {}} = read(REDIRECTS_FILE) ?? {};
  const moved = [...redirects].filter(([from]) => !Object.hasOwn(known, from)).sort();
  const lists = new Map<string, Fields>(vocabulary.added);
  if (moved.length > 0) lists.set(REDIRECTS_FILE, Object.fromEntries(moved));
  const changes: Change[] = [...lists].map(([file, entries]) => {
    const before = textOf(file) || (file === REDIRECTS_FILE ? REDIRECTS_HEAD : '');
    return {file, content: withYamlFields(before, entries)};
  });
  for (const [file, content] of contents) {
    const change = {file, content};
    if (!fs.existsSync(path.join(siteDir, file))) changes.push(change);
    else if (hasEffect(siteDir, change)) problems.push({file, ...LOST.changed});
  }
  return {changes, items: placed, problems, redirects};
}
