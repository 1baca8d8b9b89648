import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

import type {Problem} from '../../../src/lib/problems';
import {idsIn} from '../../../src/plugins/content-check/mdx/structure';
import {hasEffect, readIn, type Change} from '../changes';
import {vocabularyOf, withEntries} from '../tags-and-authors';
import {writeFields} from '../write-fields';
import {assetsOf} from './assets';
import {adaptBody} from './body';
import {categoryFiles} from './categories';
import type {SourceFiles} from './files';
import {linksOf} from './links';
import {openParser, readFormat, truncated, type Format} from './markdown';
import type {Item, Loss, SourceSite} from './model';
import {readObsidian} from './obsidian';
import {placeItems} from './place';
import {readDocusaurus} from './read/docusaurus';
import {readAstro, readFolder, readProgram} from './read/folders';
import {replaceShortcodes} from './shortcodes';
import {isOutside} from './urls';

const REDIRECTS_FILE = 'src/config/redirects.yml';
const REDIRECTS_HEAD =
  '# URLs that have changed: the old one and the new one, without the language.\n';

export type Plan = Awaited<ReturnType<typeof planImport>>;

/** Adds the file and the line to problems of an item. */
const problemsOf = ({file, body, line: first}: Item, losses: Loss[]): Problem[] =>
  losses.map((loss) => {
    const at = typeof loss.found === 'string' ? body.indexOf(loss.found) : -1;
    const line = at < 0 ? loss.line : first + body.slice(0, at).split('\n').length - 1;
    return {file, ...loss, ...(line !== undefined && !loss.field && {line})};
  });

function readSite(files: SourceFiles): SourceSite {
  const programs = (['hugo', 'hexo', 'jekyll'] as const).map(readProgram);
  for (const read of [readDocusaurus, readAstro, ...programs, readFolder]) {
    const site = read(files);
    if (site && site.items.length > 0) return site;
  }
  throw new Error(
    `No posts or guides found in ${files.root}. Give the main folder of the site or vault.`,
  );
}

/**
 * Plans the import of a site.
 *
 * @returns the files to write, the posts and guides, the redirects, and the problems with their file and
 *   line on the old site
 */
export async function planImport(siteDir: string, files: SourceFiles) {
  const site = readSite(files);
  const {program, problems} = site;
  const report = (item: Item, losses: Loss[]) => problems.push(...problemsOf(item, losses));
  const parse = await openParser();
  const assets = assetsOf(site, files);
  const ownText = (file: string) => readIn(siteDir, file);

  const read = new Map(
    site.items.map((item) => {
      const {text, losses} =
        program === 'folder' ? readObsidian(parse, item) : replaceShortcodes(parse, program, item);
      const marked = text.replace(/<!--\s*more\s*-->/gi, '<!-- truncate -->');
      const {format, loss = []} = readFormat(parse, marked, item.file, program === 'docusaurus');
      report(item, [...item.losses, ...losses, ...loss]);
      return [item.file, {text: marked, format}] as const;
    }),
  );
  // All translations must have the same extension
  const {placed, problems: unplaced} = placeItems(site.items, (versions) =>
    versions.every(({file}) => read.get(file)?.format === 'mdx') ? 'mdx' : 'md',
  );
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
    const text = read.get(item.file)?.text ?? '';
    const format: Format = item.key.endsWith('x') ? 'mdx' : 'md';
    return {item, text, format, tree: parse(text, format)};
  });
  const links = linksOf(
    site,
    placed,
    new Map(parsed.map(({item, tree}) => [item, idsIn(tree).ids])),
  );
  const written = parsed.map(({item, text, tree, format}): [string, string] => {
    const {kind, target} = item;
    const fields = {...item.fields, ...vocabulary.keysOf(item)};
    const {image} = fields;
    if (typeof image === 'string' && !isOutside(image)) {
      const to = assets.bring(item, image);
      fields.image = to && encodeURI(decodeURI(to));
      const problem = 'not found, so the field was not imported';
      if (to === undefined) report(item, [{field: 'image', problem, found: image}]);
    }
    const adapted = adaptBody(text, tree, format, {
      // A link can lead to a file or to a page
      link: (url) => assets.bring(item, url) ?? links.resolve(item, url),
      file: (url, isInTag) => assets.bring(item, url, isInTag),
    });
    report(item, adapted.losses);
    const body = kind === 'post' ? truncated(parse, adapted.text, format) : adapted.text;
    return [target, writeFields(fields) + body.replace(/\n{2,}$/, '\n')];
  });

  const redirects = links.redirects();
  const known = load(ownText(REDIRECTS_FILE)) ?? {};
  const moved = [...redirects].filter(([from]) => !Object.hasOwn(known, from)).sort();
  const lists = new Map<string, object>(vocabulary.added);
  if (moved.length > 0) lists.set(REDIRECTS_FILE, Object.fromEntries(moved));
  const contents = new Map<string, string | Buffer>([...written, ...categoryFiles(placed, files)]);
  for (const [file, from] of assets.places) contents.set(file, files.bytes(from));
  const changes: Change[] = [...lists].map(([file, entries]) => {
    const before = ownText(file) || (file === REDIRECTS_FILE ? REDIRECTS_HEAD : '');
    return {file, content: withEntries(before, entries), what: 'a list'};
  });
  for (const [file, content] of contents) {
    const change = {file, content, what: 'a file'};
    const problem = 'already exists on this site and is different, so yours stays';
    if (!fs.existsSync(path.join(siteDir, file))) changes.push(change);
    else if (hasEffect(siteDir, change))
      problems.push({file, problem, fix: 'To import it again, delete it first'});
  }
  return {changes, items: placed, problems, redirects};
}
