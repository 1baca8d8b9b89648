import fs from 'node:fs';
import path from 'node:path';

import {filesUnder, openContent} from '../../../content/content-files';
import {ENGINE_PAGES} from '../../../utils/engine-pages';
import {hasEffect, type Change} from '../file-changes';
import {vocabularyOf} from '../add-tags-and-authors';
import {withYamlFields, writeFields} from '../../../content/yaml-and-front-matter';
import {assetsOf} from './assets';
import {adaptBody} from './body';
import type {SourceFiles} from './files';
import {linksOf} from './links';
import {openParser} from './markdown';
import {placeItems} from './language-and-target';
import {readSite} from './read/sites';
import {LOST, type Fields} from './model';
import {rewrite} from './rewrites';
import {postDate} from '../../../content/publishing';

const REDIRECTS_FILE = 'src/config/redirects.yml';

export type Plan = Awaited<ReturnType<typeof planImport>>;

/**
 * Plans the import of a site.
 *
 * @returns the files to write, the redirects, and the problems, with the file on the
 * old site
 */
export async function planImport(siteDir: string, files: SourceFiles) {
  const site = readSite(files);
  const {problems} = site;
  const parse = await openParser();
  const assets = assetsOf(site, files);
  const {read, textOf} = openContent(siteDir);

  const rewritten = site.items.map((item) => rewrite(parse, site.program, item));
  const placed = placeItems(rewritten);
  const ownPages = filesUnder(siteDir, 'src/pages').map((file) =>
    file.replace(/^src\/pages|(\/index)?\.\w+$/g, ''),
  );

  const links = linksOf(site, placed, new Set(['/', ...ENGINE_PAGES, ...ownPages]));
  const file = 'blog/authors.yml';
  const author = {file, target: 'static/img/authors.yml', url: '/blog', imageFolder: ''};
  const vocabulary = vocabularyOf(site, textOf, (url) => assets.image(author, url));
  const contents = new Map<string, string | Buffer>();
  for (const item of placed) {
    const fields = {...item.fields, ...vocabulary.keysOf(item)};
    if (typeof fields.image === 'string') fields.image = assets.image(item, fields.image);
    if (item.kind === 'post' && fields.draft !== true && !postDate(fields, item.key))
      item.losses.push(LOST.date);
    const text = adaptBody(item, parse(item.text, item.format), assets, links);
    contents.set(item.target, writeFields(fields) + text.replace(/(?<!\n)\n{2,}$/, '\n'));
    const folder = path.posix.dirname(item.key);
    // Docusaurus requires a `key` if two folders have the same name. Its own sites have them already
    if (item.kind === 'guide' && folder !== '.' && site.program !== 'docusaurus')
      contents.set(`docs/${folder}/_category_.yml`, `key: ${JSON.stringify(folder)}\n`);
  }
  const redirects = links.redirects();
  for (const item of site.items)
    problems.push(...item.losses.map((loss) => ({file: item.file, ...loss})));
  problems.push(...[...files.refused].map((each) => ({file: each, ...LOST.outside})));
  for (const [to, from] of assets.places) contents.set(to, files.bytes(from));

  const {values: known = {}} = read(REDIRECTS_FILE) ?? {};
  const moved = [...redirects].filter(([from]) => !Object.hasOwn(known, from)).sort();
  const lists = new Map<string, Fields>(vocabulary.added);
  if (moved.length > 0) lists.set(REDIRECTS_FILE, Object.fromEntries(moved));
  const changes: Change[] = [...lists].map(([to, entries]) => ({
    file: to,
    content: withYamlFields(textOf(to), entries),
  }));
  for (const [to, content] of contents) {
    const change = {file: to, content};
    if (!fs.existsSync(path.join(siteDir, to))) changes.push(change);
    else if (hasEffect(siteDir, change)) problems.push({file: to, ...LOST.changed});
  }
  return {changes, problems, redirects};
}
