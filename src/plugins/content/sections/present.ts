import fs from 'node:fs';
import path from 'node:path';

import {postDate} from '../check/dates';
import {contentFolder} from '../check/files';
import {parseFrontMatter, type Fields} from '../check/yaml';
import {defaultLocale, type Locale} from '../../../lib/locales';

/** The sections of the site that have something to show. */
export type Present = {
  readonly posts: boolean;
  readonly guides: boolean;
  readonly projects: boolean;
  /** Events or activities. */
  readonly community: boolean;
};

type Options = {
  readonly siteDir: string;
  readonly locale: Locale;
  /** Do drafts and posts that are not due count? They do where the site shows them. */
  readonly showsDrafts: boolean;
  /** When the site is built, in milliseconds. */
  readonly now: number;
};

type Kind = 'post' | 'guide';

/** Texts of a folder, without partials and tests, one after the other: the first is often enough. */
function* textsUnder(folder: string): Generator<string> {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
    if (entry.name.startsWith('_')) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* textsUnder(file);
    else if (/\.mdx?$/.test(entry.name)) yield file;
  }
}

/** Is there a text whose front matter passes `test`? One that cannot be read passes: the check says what is wrong. */
function hasText(
  kind: Kind,
  {siteDir, locale}: Options,
  test: (values: Fields, key: string) => boolean,
): boolean {
  const originals = path.join(siteDir, contentFolder(kind, defaultLocale));
  for (const file of textsUnder(originals)) {
    const key = path.relative(originals, file).split(path.sep).join('/');
    const translation = path.join(siteDir, contentFolder(kind, locale), key);
    const shown = fs.existsSync(translation) ? translation : file;
    const parsed = parseFrontMatter(key, fs.readFileSync(shown, 'utf8'));
    if (!('values' in parsed) || test(parsed.values, key)) return true;
  }
  return false;
}

/** Is there a post or guide in the lists of the site? */
export function hasListed(kind: Kind, options: Options): boolean {
  return hasText(kind, options, (values, key) => {
    if (values.unlisted === true) return false;
    if (options.showsDrafts) return true;
    if (values.draft === true) return false;
    if (kind === 'guide') return true;
    // Without a date in the text or its name, it has that of its first commit
    const date = postDate(values, key);
    return date === undefined || date.getTime() <= options.now;
  });
}

/** Is there a guide with a page, listed or not? The framework's docs plugin fails without one. */
export function hasGuidePages(options: Options): boolean {
  return hasText('guide', options, ({draft}) => options.showsDrafts || draft !== true);
}

/** What the author wrote in `src/data`; {@link hasEntries} looks no closer than it must. */
type Data = {
  readonly showcase: {readonly projects?: unknown};
  readonly community: {readonly events?: unknown; readonly activities?: unknown};
};

/** Faults are for the check of the data to name. */
const hasEntries = (list: unknown) => !Array.isArray(list) || list.length > 0;

/** Which sections of the site have something to show. */
export function presentSections(options: Options, {showcase, community}: Data): Present {
  return {
    posts: hasListed('post', options),
    guides: hasListed('guide', options),
    projects: hasEntries(showcase.projects),
    community: hasEntries(community.events) || hasEntries(community.activities),
  };
}
