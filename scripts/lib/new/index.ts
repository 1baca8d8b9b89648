/** Plans the files of a new post, guide, section or page. Nothing is written here. */
import fs from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import {isCalendarDay} from '../../../src/lib/calendar';
import {locales, type Localized} from '../../../src/lib/locales';
import {nearest} from '../../../src/lib/near';
import {contentFolder} from '../../../src/plugins/content/check/files';
import type {Change} from '../edit/changes';
import {refuse} from './ask';
import {resolveTags} from './tags';
import {slugOf, textOf, yamlOf} from './texts';

export const kinds = ['post', 'guide', 'section', 'page'] as const;

export type Request = {
  kind: (typeof kinds)[number];
  /** In the languages that the text will have. */
  titles: Partial<Localized>;
  slug?: string | undefined;
  tags?: string[];
  newTags?: string[];
  section?: string | undefined;
  /** As `YYYY-MM-DD`. */
  date: string;
};

const LABELS = 'i18n/en/docusaurus-plugin-content-docs/current.json';
/** Addresses that other parts of the site have. */
const RESERVED: readonly string[] = ['blog', 'docs', 'search', 'img', 'assets', ...locales];

async function sectionFiles(
  siteDir: string,
  folder: string,
  {vi, en}: Partial<Localized>,
): Promise<Change[]> {
  const key = path.posix.basename(folder);
  const title = vi ?? en ?? key;
  const link = {type: 'generated-index', slug: `/category/${key}`, title};
  const files = [
    {
      file: `docs/${folder}/_category_.yml`,
      what: 'the section',
      content: yamlOf({key, label: title, link}, -1),
    },
  ];
  if (vi === undefined || en === undefined) return files;
  const sidebars = await loadFreshModule(path.join(siteDir, 'sidebars.ts'));
  const [sidebar] = Object.keys(sidebars as object);
  const at = `sidebar.${sidebar}.category.${key}`;
  const file = path.join(siteDir, LABELS);
  const labels = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as object) : {};
  const added = {
    [at]: {message: en},
    [`${at}.link.generated-index.title`]: {message: en},
  };
  const content = `${JSON.stringify({...labels, ...added}, undefined, 2)}\n`;
  return [...files, {file: LABELS, what: 'its name in English', content}];
}

/** Finds the section of a new guide. The first guide of a site makes one. */
async function sectionOf(siteDir: string, wanted?: string) {
  const root = path.join(siteDir, 'docs');
  const folders = fs.existsSync(root) ? fs.readdirSync(root, {withFileTypes: true}) : [];
  const sections = folders.filter((entry) => entry.isDirectory()).map(({name}) => name);
  const section = wanted?.replace(/^docs\/|\/$/g, '');
  if (sections.length === 0) {
    const titles = section ? {vi: section, en: section} : {vi: 'Hướng dẫn', en: 'Guides'};
    const folder = slugOf(titles.vi);
    return {folder, files: await sectionFiles(siteDir, folder, titles)};
  }
  const [folder = ''] = section ? [section] : sections;
  if (fs.existsSync(path.join(root, folder)) && (section || sections.length === 1)) {
    return {folder, files: []};
  }
  const near = section && nearest(section, sections, {byStart: true});
  return refuse(
    `${section ? `There is no section docs/${section}.` : 'Missing: --section.'} ${near ? `Did you mean "${near}"?` : `There are: ${sections.join(', ')}.`} A new one is made with: npm run new -- section "…" --en "…"`,
  );
}

/** Refuses an address that another text has. */
function refuseTaken(siteDir: string, slug: string, files: readonly Change[]): void {
  const taken = files
    .map(({file}) => file.replace(/(\/index)?\.mdx$/, ''))
    .flatMap((base) => ['.mdx', '.md', '.tsx', '/index.tsx', '/index.mdx'].map((end) => base + end))
    .find((file) => fs.existsSync(path.join(siteDir, file)));
  const posts = files[0]?.file.startsWith('blog/')
    ? fs.readdirSync(path.join(siteDir, 'blog'))
    : [];
  const twin = posts.find((post) => {
    const file = path.join(siteDir, 'blog', post, 'index.mdx');
    const isSame = new RegExp(`^slug: ["']?/?${slug}["']?\\s*$`, 'm');
    return fs.existsSync(file) && isSame.test(fs.readFileSync(file, 'utf8'));
  });
  const other = taken ?? (twin && `blog/${twin}/index.mdx`);
  if (other) refuse(`${other} has this address already. Choose another with --slug.`);
}

/**
 * Plans new content.
 *
 * @throws {Refusal} if something is missing or wrong; the message says what to do
 */
export async function planNew(siteDir: string, request: Request): Promise<Change[]> {
  const {kind, date, tags = [], newTags = [], section} = request;
  const titles = Object.fromEntries(
    Object.entries(request.titles).map(([locale, title]) => [
      locale,
      title.trim().normalize('NFC'),
    ]),
  ) as Partial<Localized>;
  const slug = request.slug ?? slugOf(titles.vi ?? titles.en ?? '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    refuse(
      `--slug "${slug}": an address has letters a–z, digits and hyphens, like ${slugOf(slug)}.`,
    );
  }
  if (!isCalendarDay(date)) refuse(`--date must be a day like 2027-01-15, not "${date}".`);
  if (kind === 'section') {
    const folder = section ? `${section}/${slug}` : slug;
    const isThere = fs.existsSync(path.join(siteDir, 'docs', folder));
    if (isThere) refuse(`The section docs/${folder} is there already. Choose another --slug.`);
    return sectionFiles(siteDir, folder, titles);
  }
  if (kind === 'page' && RESERVED.includes(slug)) {
    refuse(`The address /${slug} belongs to the site itself. Choose another with --slug.`);
  }
  const place = kind === 'guide' ? await sectionOf(siteDir, section) : {folder: '', files: []};
  const file = {
    post: `${date}-${slug}/index.mdx`,
    guide: `${place.folder}/${slug}.mdx`,
    page: `${slug}.mdx`,
  }[kind];
  const {keys, changes} =
    kind === 'page' ? {keys: [], changes: []} : resolveTags(siteDir, kind, tags, newTags);
  const written = locales.filter((locale) => titles[locale] !== undefined);
  const isAlone = written.length === 1;
  const texts = written.map((locale) => ({
    // A text in one language is in the folder of the first one, and says which it is in
    file: `${contentFolder(kind, isAlone ? 'vi' : locale)}/${file}`,
    what: locale === 'vi' ? 'in Vietnamese' : 'in English',
    content: textOf(kind, locale, {
      ...(kind === 'post' && {slug}),
      title: titles[locale],
      ...(kind === 'post' && {date}),
      tags: keys.length > 0 ? keys : undefined,
      language: isAlone && locale !== 'vi' ? locale : undefined,
      draft: true,
    }),
  }));
  refuseTaken(siteDir, slug, texts);
  return [...texts, ...place.files, ...changes];
}
