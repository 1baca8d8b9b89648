/** Creates a guide, or a section for guides. */
import fs from 'node:fs';
import path from 'node:path';

import {contentFolder} from '../../../src/plugins/content/check/files';
import type {Localized} from '../../../src/lib/locales';
import type {Change} from '../edit/changes';
import {refuse} from './ask';
import {
  descriptionsOf,
  isText,
  needed,
  refuseTaken,
  slugFor,
  textFiles,
  textOf,
  titlesOf,
  type Context,
  type NewContent,
} from './context';
import {resolveKey} from './resolve-key';
import {tagChanges, tagsOf} from './tags';
import {categoryText, guideText, slugOf} from './texts';

/** Removes the sort number from a folder or file name. Docusaurus does not show it in URLs. */
const withoutNumber = (name: string) => name.replace(/^\d+\s*[-_.]+\s*(?=\D)/, '');

type Section = {
  readonly folder: string;
  readonly changes: readonly Change[];
  readonly notes: readonly string[];
};

/** Creates the files of a section: the category file and the English labels. */
function sectionChanges(
  {site}: Context,
  folder: string,
  titles: Partial<Localized>,
  descriptions: Partial<Localized>,
): Change[] {
  const key = folder.split('/').at(-1) ?? folder;
  const root = contentFolder('guide', 'vi');
  const category = `${root}/${folder}/_category_.yml`;
  const siblings = site.sections.filter(
    (section) => path.posix.dirname(section.key) === path.posix.dirname(folder),
  );
  const changes: Change[] = [
    {
      file: category,
      what: 'category of the section',
      content: categoryText({
        key,
        label: titles.vi ?? titles.en ?? key,
        description: descriptions.vi ?? descriptions.en,
        position: siblings.length + 1,
      }),
    },
  ];
  if (titles.vi === undefined || titles.en === undefined) return changes;
  const file = 'i18n/en/docusaurus-plugin-content-docs/current.json';
  const absolute = path.join(site.siteDir, file);
  const messages = fs.existsSync(absolute)
    ? (JSON.parse(fs.readFileSync(absolute, 'utf8')) as Record<string, unknown>)
    : {};
  const at = `sidebar.${site.sidebar}.category.${key}`;
  const label = `category '${titles.vi}' in sidebar '${site.sidebar}'`;
  const added = {
    [at]: {message: titles.en, description: `The label for ${label}`},
    [`${at}.link.generated-index.title`]: {
      message: titles.en,
      description: `The generated-index page title for ${label}`,
    },
    ...(descriptions.vi !== undefined && {
      [`${at}.link.generated-index.description`]: {
        message: descriptions.en ?? descriptions.vi,
        description: `The generated-index page description for ${label}`,
      },
    }),
  };
  changes.push({
    file,
    what: 'its labels in English',
    content: `${JSON.stringify({...messages, ...added}, null, 2)}\n`,
  });
  return changes;
}

/**
 * Creates a section for guides.
 *
 * @throws {Refusal} if a value is missing, or the section exists
 */
export async function newSection(context: Context): Promise<NewContent> {
  const {request, site, ask} = context;
  const titles = await titlesOf(context);
  const slug = slugFor(context, titles.vi ?? titles.en ?? '');
  const parent = isText(request.section)
    ? ((await resolveKey(request.section, site.sections, {
        what: 'a folder below docs/',
        remedy: 'Make that section first.',
        ask,
      })) ?? refuse(`Make the section "${request.section}" first.`))
    : undefined;
  const folder = parent === undefined ? slug : `${parent}/${slug}`;
  const taken = site.sections.find(({key}) => key === folder || key.split('/').at(-1) === slug);
  if (taken)
    refuse(`The section docs/${taken.key} already exists. Choose another title, or --slug.`);
  const descriptions = await descriptionsOf(context, titles);
  return {
    changes: sectionChanges(context, folder, titles, descriptions),
    address: `docs/category/${slug}`,
    notes: [
      `It appears when it has a published guide: npm run new -- guide "…" --en "…" --section ${folder}`,
    ],
  };
}

const FIRST_SECTION = {
  folder: 'huong-dan',
  titles: {vi: 'Hướng dẫn', en: 'Guides'},
} as const;

/** Returns the section of a new guide. The first guide of a site creates its section. */
async function sectionOf(context: Context): Promise<Section> {
  const {request, site, ask} = context;
  const make = (folder: string, titles: Localized): Section => ({
    folder,
    changes: sectionChanges(context, folder, titles, {}),
    notes: [`It is in a new section, docs/${folder}; its name is in _category_.yml.`],
  });
  const there = (folder: string): Section => ({folder, changes: [], notes: []});
  if (isText(request.section)) {
    const wanted = request.section.trim().replace(/^docs\/|\/$/g, '');
    if (site.sections.length === 0) {
      return make(slugOf(wanted), {vi: wanted, en: wanted});
    }
    const key = await resolveKey(wanted, site.sections, {
      what: 'a folder below docs/',
      remedy: `A new one is made with: npm run new -- section "…" --en "…"`,
      ask,
    });
    if (key !== undefined) return there(key);
    const vi = await textOf(context, undefined, 'Name of the section in Vietnamese', '--section');
    const en = await textOf(context, undefined, 'Name of the section in English', '--section');
    return make(slugOf(wanted), {vi, en});
  }
  const [first, ...others] = site.sections;
  if (!first) {
    if (!ask) return make(FIRST_SECTION.folder, FIRST_SECTION.titles);
    const {titles} = FIRST_SECTION;
    const vi = await ask.text({
      message: 'Name of the first section of the guides, in Vietnamese',
      initial: titles.vi,
      check: needed,
    });
    const en = await ask.text({message: 'The same in English', initial: titles.en, check: needed});
    return make(slugOf(vi), {vi, en});
  }
  if (others.length === 0) return there(first.key);
  if (!ask) {
    return refuse(
      `Missing: --section, one of ${site.sections.map(({key}) => key).join(', ')}. A new one is made with: npm run new -- section "…" --en "…"`,
    );
  }
  return there(
    await ask.choose({
      message: 'Section',
      options: site.sections.map(({key, name}) => ({value: key, label: name})),
    }),
  );
}

/**
 * Creates a guide, and its section if needed.
 *
 * @throws {Refusal} if a value is missing or not valid
 */
export async function newGuide(context: Context): Promise<NewContent> {
  const {request, site} = context;
  const titles = await titlesOf(context);
  const slug = slugFor(context, titles.vi ?? titles.en ?? '');
  const {folder, changes, notes} = await sectionOf(context);
  const {keys, added} = await tagsOf(context, 'guide');
  const descriptions = await descriptionsOf(context, titles);
  const texts = textFiles('guide', `${folder}/${slug}.mdx`, titles, (text) =>
    guideText({
      ...text,
      description: descriptions[text.locale],
      tags: keys,
      isDraft: !request.isPublished,
    }),
  );
  refuseTaken(site, texts);
  return {
    changes: [...texts, ...changes, ...tagChanges(site, 'guide', added)],
    address: ['docs', ...folder.split('/').map(withoutNumber), slug].join('/'),
    notes,
  };
}
