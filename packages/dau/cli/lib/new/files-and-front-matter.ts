import fs from 'node:fs';
import path from 'node:path';

import {dump} from 'js-yaml';
import {globSync} from 'tinyglobby';

import {loadModule} from '../../../utils/files';
import {defaultLocale, locales, textIn, type Localized} from '../../../settings/locales';
import {asMarkdown, placeholderText, TRUNCATE} from '../../../content/placeholder-text';
import {slugOf} from '../../../utils/slug';
import {isCalendarDay} from '../../../settings/schema-helpers';
import {contentFolder, openContent} from '../../../content/content-files';
import type {Change} from '../file-changes';
import {vocabularyOf} from '../add-tags-and-authors';
import {fail} from '../terminal';
import {withYamlFields, writeFields} from '../../../content/yaml-and-front-matter';

export const kinds = ['post', 'guide', 'section', 'page'] as const;

export type Request = {
  kind: (typeof kinds)[number];
  /** The content is created in each language that has a title. */
  titles: Localized;
  slug?: string | undefined;
  tags?: readonly string[] | undefined;
  section?: string | undefined;
  /** Whether to write plain Markdown instead of MDX. */
  isPlain?: boolean | undefined;
  /** The post's date, as `YYYY-MM-DD`. */
  date: string;
};

const mainTitle = (titles: Localized) => titles[defaultLocale] ?? Object.values(titles)[0] ?? '';

async function sectionFiles(siteDir: string, folder: string, titles: Localized) {
  const key = path.posix.basename(folder);
  const title = mainTitle(titles);
  const link = {type: 'generated-index', slug: `/category/${key}`, title};
  const content = dump({key, label: title, link}, {lineWidth: -1});
  const files = [{file: `docs/${folder}/_category_.yml`, content}];
  const sidebars = await loadModule(path.join(siteDir, 'sidebars.ts'));
  const at = `sidebar.${Object.keys(sidebars)[0]}.category.${key}`;
  for (const locale of locales.slice(1)) {
    const message = titles[locale];
    if (message === undefined) continue;
    const file = `i18n/${locale}/docusaurus-plugin-content-docs/current.json`;
    const labels = {
      ...(JSON.parse(openContent(siteDir).textOf(file) || '{}') as object),
      [at]: {message},
      [`${at}.link.generated-index.title`]: {message},
    };
    files.push({file, content: `${JSON.stringify(labels, undefined, 2)}\n`});
  }
  return files;
}

/** Returns the folder in `docs` for a new guide, or `''` if there are no sections. */
function sectionFor(siteDir: string, wanted?: string): string {
  const sections = globSync('docs/*/', {cwd: siteDir, onlyDirectories: true}).map((folder) =>
    path.basename(folder),
  );
  const folder = wanted ?? (sections.length > 1 ? undefined : (sections[0] ?? ''));
  const exists = (name: string) => fs.existsSync(path.join(siteDir, 'docs', name));
  // The `docs` folder may be missing, because git does not store empty folders
  if (folder === '' || (folder !== undefined && exists(folder))) return folder;
  const problem = wanted ? `Unknown section "${wanted}".` : '--section is missing.';
  const known =
    sections.length > 0 ? `Use ${sections.join(', ')}, or create one` : 'Create it first';
  return fail(`${problem} ${known}: npm run new -- section "…".`);
}

/**
 * Returns the new content files, and the tag lists if they gain new tags.
 *
 * @throws if the request is invalid
 */
export async function planNew(siteDir: string, request: Request): Promise<Change[]> {
  const {kind, titles, date, tags, section, isPlain = false} = request;
  const slug = request.slug ?? slugOf(mainTitle(titles));
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    fail(
      `The URL "${slug}" is not valid. Write its last part with letters a–z, digits and hyphens: --slug my-slug.`,
    );
  if (!isCalendarDay(date)) fail(`--date "${date}" is not a valid date. Write it like 2027-01-15.`);
  if (kind === 'section') {
    const folder = section ? `${section}/${slug}` : slug;
    const exists = fs.existsSync(path.join(siteDir, 'docs', folder));
    if (exists) fail(`The section docs/${folder} already exists. Choose a different --slug.`);
    return sectionFiles(siteDir, folder, titles);
  }
  const place = kind === 'guide' ? sectionFor(siteDir, section) : '';
  const key = kind === 'post' ? `${date}-${slug}/index` : path.posix.join(place, slug);
  const file = `${key}.${isPlain ? 'md' : 'mdx'}`;
  const {textOf} = openContent(siteDir);
  const vocabulary = vocabularyOf({}, textOf);
  const keys = kind === 'page' ? {} : vocabulary.keysOf({kind, fields: {tags}});
  const changes = [...vocabulary.added].map(([list, entries]) => ({
    file: list,
    content: withYamlFields(textOf(list), entries),
  }));
  const written = Object.keys(titles);
  const files = written.map((locale) => {
    const fields = {
      ...(kind === 'post' && {slug}),
      title: titles[locale],
      ...(kind === 'post' && {date}),
      ...keys,
      language: written.length === 1 && locale !== defaultLocale ? locale : undefined,
      draft: true,
    };
    const paragraphs = textIn(placeholderText, locale);
    const body = paragraphs.filter((line) => kind === 'post' || line !== TRUNCATE).join('\n\n');
    return {
      // Content in a single language always goes into the default language's folder
      file: `${contentFolder(kind, written.length === 1 ? defaultLocale : locale)}/${file}`,
      content: `${writeFields(fields)}\n${isPlain ? asMarkdown(body) : body}\n`,
    };
  });
  const same = `${kind === 'post' ? `????-??-??-${slug}` : key}{/index,}.{md,mdx,js,jsx,ts,tsx}`;
  const [taken] = globSync(
    files.map((each) => each.file.replace(file, same)),
    {cwd: siteDir},
  );
  if (taken) fail(`${taken} already has this URL. Choose a different --slug.`);
  return [...files, ...changes];
}
