import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

import {idsIn} from '../../../src/plugins/content-check/mdx/structure';
import {hasEffect, readIn, type Change} from '../changes';
import {vocabularyOf, withEntries} from '../tags-and-authors';
import {writeFields} from '../write-fields';
import {assetsOf} from './assets';
import {adaptBody} from './body';
import {categoryFiles} from './categories';
import type {SourceFiles} from './files';
import {linksOf} from './links';
import {openParser, readFormat, type Format} from './markdown';
import type {Item, Loss} from './model';
import {placeItems} from './place';
import {readSite} from './read/sites';
import {rewrite} from './rewrites';
import {isOutside} from './urls';

const REDIRECTS_FILE = 'src/config/redirects.yml';
const REDIRECTS_HEAD =
  '# URLs that have changed: each old path and its new path, without the language code.\n';

export type Plan = Awaited<ReturnType<typeof planImport>>;

/**
 * Plans the import of a site.
 *
 * @returns the files to write, the posts and guides, the redirects, and the problems with their file and
 *   line on the old site
 */
export async function planImport(siteDir: string, files: SourceFiles) {
  const site = readSite(files);
  const {program, problems} = site;
  const parse = await openParser();
  const assets = assetsOf(site, files);
  const ownText = (file: string) => readIn(siteDir, file);

  function report({file, body, line: first}: Item, losses: Loss[]): void {
    for (const loss of losses) {
      const at = typeof loss.found === 'string' ? body.indexOf(loss.found) : -1;
      const line = at < 0 ? loss.line : first + body.slice(0, at).split('\n').length - 1;
      problems.push({file, ...loss, ...(line !== undefined && !loss.field && {line})});
    }
  }

  const rewritten = site.items.map((item) => {
    const {text, losses} = rewrite(parse, program, item.body);
    const {format, losses: more} = readFormat(parse, text, item.file, program === 'docusaurus');
    report(item, [...item.losses, ...losses, ...more]);
    return {...item, text, format};
  });
  const {placed, problems: unplaced} = placeItems(rewritten);
  problems.push(...unplaced);

  const list = 'blog/authors.yml';
  const vocabulary = vocabularyOf(site, ownText, (url, field) => {
    const user = {file: list, target: list, url: '/blog', imageFolder: ''};
    const to = isOutside(url) ? undefined : assets.bring(user, url);
    const problem = 'image not found';
    const fix = 'Save it in static/ and use its path';
    if (to === undefined) problems.push({file: list, field, problem, found: url, fix});
    return to;
  });
  const parsed = placed.map((item) => {
    const format: Format = item.key.endsWith('x') ? 'mdx' : 'md';
    return {item, format, tree: parse(item.text, format)};
  });
  const links = linksOf(
    site,
    placed,
    new Map(parsed.map(({item, tree}) => [item, idsIn(tree).ids])),
  );
  const contents = new Map<string, string | Buffer>(categoryFiles(placed, files));
  for (const {item, tree, format} of parsed) {
    const fields = {...item.fields, ...vocabulary.keysOf(item)};
    const {image} = fields;
    if (typeof image === 'string' && !isOutside(image)) {
      const to = assets.bring(item, image);
      fields.image = to && encodeURI(decodeURI(to));
      const problem = 'not found, so the field was not imported';
      if (to === undefined) report(item, [{field: 'image', problem, found: image}]);
    }
    const {text, losses} = adaptBody(item.text, tree, format, {
      link: (url) => assets.bring(item, url) ?? links.resolve(item, url),
      file: (url, isInTag) => assets.bring(item, url, isInTag),
    });
    report(item, losses);
    contents.set(item.target, writeFields(fields) + text.replace(/\n{2,}$/, '\n'));
  }
  for (const [file, from] of assets.places) contents.set(file, files.bytes(from));

  const redirects = links.redirects();
  const known = load(ownText(REDIRECTS_FILE)) ?? {};
  const moved = [...redirects].filter(([from]) => !Object.hasOwn(known, from)).sort();
  const lists = new Map<string, object>(vocabulary.added);
  if (moved.length > 0) lists.set(REDIRECTS_FILE, Object.fromEntries(moved));
  const changes: Change[] = [...lists].map(([file, entries]) => {
    const before = ownText(file) || (file === REDIRECTS_FILE ? REDIRECTS_HEAD : '');
    return {file, content: withEntries(before, entries), what: 'a list'};
  });
  for (const [file, content] of contents) {
    const change = {file, content, what: 'a file'};
    const problem = 'this site already has a different version, so the file was not imported';
    const fix = "To import the old site's version, delete yours and run the import again";
    if (!fs.existsSync(path.join(siteDir, file))) changes.push(change);
    else if (hasEffect(siteDir, change)) problems.push({file, problem, fix});
  }
  return {changes, items: placed, problems, redirects};
}
