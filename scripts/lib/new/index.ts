/** Works out the files of something new; nothing is written here. */
import fs from 'node:fs';
import path from 'node:path';

import {contentFolder} from '../../../src/plugins/content-check/files';
import {isEventDate} from '../../../src/plugins/site-data/dates';
import {eventRoles, tagColors} from '../../../src/plugins/site-data/data';
import {locales, type Locale, type Localized} from '../../../src/plugins/shared/locales';
import type {Change} from '../edit/changes';
import {editSource, toCode} from '../edit/source';
import {addEntry} from '../edit/yaml';
import {refuse, type Ask} from './ask';
import {knownKey} from './known';
import type {Kind} from './kinds';
import {COMMUNITY_FILE, PROJECTS_FILE, tagsFile, type ContentSite} from './site';
import {categoryText, guideText, pageText, postText, slugOf, type Text} from './texts';

/** What somebody asked for. */
export type Wish = {
  readonly kind: Kind;
  readonly title?: string | undefined;
  readonly en?: string | undefined;
  readonly only?: Locale | undefined;
  readonly description?: string | undefined;
  readonly descriptionEn?: string | undefined;
  readonly slug?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Each as `key=Nhãn|Label`; labels may be left out. */
  readonly newTags?: readonly string[];
  readonly author?: string | undefined;
  readonly date?: string | undefined;
  readonly section?: string | undefined;
  readonly series?: string | undefined;
  readonly seriesEn?: string | undefined;
  readonly isPublished?: boolean;
  readonly website?: string | undefined;
  readonly source?: string | undefined;
  readonly isFavourite?: boolean;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly place?: string | undefined;
  readonly placeEn?: string | undefined;
  readonly role?: string | undefined;
  readonly url?: string | undefined;
};

export type NewContent = {
  readonly changes: readonly Change[];
  /** Where it will be, below the base URL: `blog/first`. */
  readonly address: string;
  /** What the author should know besides. */
  readonly notes: readonly string[];
};

type Context = {
  readonly wish: Wish;
  readonly site: ContentSite;
  readonly ask: Ask | undefined;
  /** Today, as `YYYY-MM-DD`. */
  readonly today: string;
};

const isText = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '';

const needed = (value: string) => (isText(value) ? undefined : 'This is needed.');

/** A value that was given, or the answer of a person, or a refusal that names the option. */
async function textOf(
  {ask}: Context,
  value: string | undefined,
  message: string,
  option: string,
): Promise<string> {
  if (isText(value)) return value.trim().normalize('NFC');
  if (!ask) return refuse(`Missing: ${option}. (${message}.)`);
  return (await ask.text({message, check: needed})).trim().normalize('NFC');
}

async function optionalText(
  {ask}: Context,
  value: string | undefined,
  message: string,
): Promise<string | undefined> {
  if (isText(value)) return value.trim().normalize('NFC');
  const answer = ask
    ? await ask.text({message: `${message} (Enter: later)`, isOptional: true})
    : '';
  return isText(answer) ? answer.trim().normalize('NFC') : undefined;
}

const ARTICLES: Readonly<Record<Kind, string>> = {
  post: 'a post',
  guide: 'a guide',
  section: 'a section',
  page: 'a page',
  project: 'a project',
  event: 'an event',
};

/** The title in each language that the text will be in. */
async function titlesOf(context: Context): Promise<Partial<Localized>> {
  const {wish, ask} = context;
  const {kind} = wish;
  if (wish.only === 'en') {
    const title = wish.title ?? wish.en;
    return {en: await textOf(context, title, 'Title in English', 'the title, in quotes')};
  }
  const vi = await textOf(context, wish.title, 'Title in Vietnamese', 'the title, in quotes');
  if (wish.only === 'vi') return {vi};
  if (!isText(wish.en) && !ask) {
    return refuse(
      kind === 'event'
        ? 'Missing: --en "…", the title in English.'
        : `Missing: --en "…", the title in English; or --vi-only for ${ARTICLES[kind]} in Vietnamese alone.`,
    );
  }
  if (isText(wish.en)) return {vi, en: wish.en.trim().normalize('NFC')};
  const en = await ask?.text({
    message:
      kind === 'event' ? 'Title in English' : 'Title in English (Enter: in Vietnamese alone)',
    isOptional: kind !== 'event',
    ...(kind === 'event' && {check: needed}),
  });
  return isText(en) ? {vi, en: en.trim().normalize('NFC')} : {vi};
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function slugFor({wish}: Context, title: string): string {
  if (wish.slug === undefined) return slugOf(title);
  if (SLUG.test(wish.slug)) return wish.slug;
  return refuse(
    `--slug "${wish.slug}": an address has small letters a–z, digits and hyphens, like ${slugOf(title)}.`,
  );
}

function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(value)
  );
}

type NewTag = {readonly key: string; readonly label: Localized; readonly description: Localized};

const TAGGED: Readonly<
  Record<'post' | 'guide' | 'project', (label: string, en: string) => Localized>
> = {
  post: (vi, en) => ({vi: `Các bài viết về ${vi}.`, en: `Posts about ${en}.`}),
  guide: (vi, en) => ({vi: `Các hướng dẫn về ${vi}.`, en: `Guides about ${en}.`}),
  project: (vi, en) => ({vi: `Các dự án về ${vi}.`, en: `Projects about ${en}.`}),
};

/** A tag from `key=Nhãn|Label`, `key=Label` or a name alone. */
async function newTag(
  {ask}: Context,
  kind: 'post' | 'guide' | 'project',
  wanted: string,
): Promise<NewTag> {
  const [head = '', labels] = wanted.split(/=(.*)/s);
  const [vi, en] = (labels ?? '').split('|').map((label) => label.trim().normalize('NFC'));
  const name = head.trim().normalize('NFC');
  const key = SLUG.test(name) ? name : slugOf(name);
  const ofPerson = ask && !labels;
  const label = {
    vi: ofPerson
      ? await ask.text({message: `Label of the tag ${key}, in Vietnamese`, initial: name})
      : vi || name,
    en: ofPerson
      ? await ask.text({message: `Label of the tag ${key}, in English`, initial: name})
      : en || vi || name,
  };
  const standard = TAGGED[kind](label.vi, label.en);
  const description = ofPerson
    ? {
        vi: await ask.text({message: `What it is for, in Vietnamese`, initial: standard.vi}),
        en: await ask.text({message: `What it is for, in English`, initial: standard.en}),
      }
    : standard;
  return {key, label, description};
}

/** The tags that are there, and those to be added. */
async function tagsOf(
  context: Context,
  kind: 'post' | 'guide' | 'project',
): Promise<{keys: readonly string[]; added: readonly NewTag[]}> {
  const {wish, site, ask} = context;
  const known = site.tags[kind];
  const file = kind === 'project' ? PROJECTS_FILE : tagsFile(kind, 'vi');
  const added: NewTag[] = [];
  const keys: string[] = [];
  const add = async (wanted: string) => {
    const tag = await newTag(context, kind, wanted);
    const existing = [...known, ...added].some(({key}) => key === tag.key);
    if (!existing) added.push(tag);
    keys.push(tag.key);
  };
  for (const wanted of wish.newTags ?? []) await add(wanted);
  const asked =
    wish.tags ??
    (ask && known.length > 0 && (wish.newTags ?? []).length === 0
      ? await ask.chooseSeveral({
          message: 'Tags (space to choose, Enter to go on)',
          options: known.map(({key, name}) => ({value: key, label: name})),
        })
      : []);
  for (const wanted of asked) {
    if (!isText(wanted) || added.some(({key}) => key === wanted.trim())) continue;
    const key = await knownKey(wanted, known, {
      what: `a tag of ${file}`,
      remedy: `A new one is added with --new-tag "${wanted.trim()}".`,
      ask,
    });
    if (key === undefined) await add(wanted);
    else keys.push(key);
  }
  return {keys: [...new Set(keys)], added};
}

/** The files of tags, with those that are new. */
function tagChanges(site: ContentSite, kind: 'post' | 'guide', added: readonly NewTag[]): Change[] {
  if (added.length === 0) return [];
  return locales.map((locale) => {
    const file = tagsFile(kind, locale);
    const absolute = path.join(site.siteDir, file);
    const before = fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
    return {
      file,
      what: `tag ${added.map(({key}) => key).join(', ')}`,
      content: added.reduce(
        (text, {key, label, description}) =>
          addEntry(text, key, {
            label: label[locale],
            permalink: `/${key}`,
            description: description[locale],
          }),
        before,
      ),
    };
  });
}

/** The description in each language of the text. */
async function descriptionsOf(
  context: Context,
  titles: Partial<Localized>,
): Promise<Partial<Localized>> {
  const {wish} = context;
  const onlyEnglish = titles.vi === undefined;
  const vi = onlyEnglish
    ? undefined
    : await optionalText(
        context,
        wish.description,
        'Description: one or two sentences in Vietnamese',
      );
  const en =
    titles.en === undefined
      ? undefined
      : await optionalText(
          context,
          wish.descriptionEn ?? (onlyEnglish ? wish.description : undefined),
          'Description: one or two sentences in English',
        );
  return {...(vi !== undefined && {vi}), ...(en !== undefined && {en})};
}

/** The texts of a post, guide or page, by language, with the file each goes to. */
function textFiles(
  kind: 'post' | 'guide' | 'page',
  file: string,
  titles: Partial<Localized>,
  make: (text: Pick<Text, 'locale' | 'isAlone' | 'title'>) => string,
): Change[] {
  const written = locales.filter((locale) => titles[locale] !== undefined);
  const isAlone = written.length === 1;
  return written.map((locale) => ({
    // A text in one language stands among the originals, whichever language it is
    file: `${contentFolder(kind, isAlone ? 'vi' : locale)}/${file}`,
    what: locale === 'vi' ? 'Vietnamese' : 'English',
    content: make({locale, isAlone, title: titles[locale] ?? ''}),
  }));
}

/** Refuses what would replace a file or share an address. */
function refuseTaken(site: ContentSite, changes: readonly Change[]): void {
  for (const {file} of changes) {
    const base = file.replace(/\.mdx$/, '');
    const taken = [
      file,
      `${base}.md`,
      `${base}.tsx`,
      `${base}/index.tsx`,
      `${base}/index.mdx`,
    ].find((each) => fs.existsSync(path.join(site.siteDir, each)));
    if (taken) {
      refuse(`${taken} is there already. Choose another title, or another address with --slug.`);
    }
  }
}

async function authorOf({wish, site, ask}: Context): Promise<string | undefined> {
  const [first, ...others] = site.authors;
  if (!isText(wish.author)) {
    if (ask && first && others.length > 0) {
      return ask.choose({
        message: 'Author',
        options: site.authors.map(({key, name}) => ({value: key, label: name})),
      });
    }
    return first?.key;
  }
  const key = await knownKey(wish.author, site.authors, {
    what: 'an author of blog/authors.yml',
    remedy: 'A new author is added in that file, and in its English one.',
    ask,
  });
  return (
    key ??
    refuse(
      `Add "${wish.author}" to blog/authors.yml and i18n/en/docusaurus-plugin-content-blog/authors.yml first: a key with a name below it.`,
    )
  );
}

/** The place in a series: after its last part. */
function seriesOf({wish, site}: Context): {
  series?: Localized & {part: number};
  notes: readonly string[];
} {
  if (!isText(wish.series)) return {notes: []};
  const name = wish.series.trim().normalize('NFC');
  const parts = site.posts.flatMap(({series}) => (series?.name === name ? [series] : []));
  const part = Math.max(0, ...parts.map((each) => each.part)) + 1;
  const en = wish.seriesEn?.trim() ?? parts.find(({nameEn}) => nameEn)?.nameEn ?? name;
  const others = [...new Set(site.posts.flatMap(({series}) => (series ? [series.name] : [])))];
  const notes =
    part > 1
      ? [`It is part ${part} of the series "${name}".`]
      : [
          `It begins the series "${name}"${others.length > 0 ? `; there is also: ${others.join(', ')}` : ''}.`,
        ];
  return {series: {vi: name, en: en.normalize('NFC'), part}, notes};
}

async function newPost(context: Context): Promise<NewContent> {
  const {wish, site, today} = context;
  const titles = await titlesOf(context);
  const slug = slugFor(context, titles.vi ?? titles.en ?? '');
  const date = wish.date ?? today;
  if (!isDay(date)) refuse(`--date must be a day like 2027-01-15, not "${date}".`);
  const twin = site.posts.find((post) => post.slug === slug);
  if (twin) refuse(`${twin.file} has the address ${slug} already. Choose another with --slug.`);
  const author = await authorOf(context);
  const {keys, added} = await tagsOf(context, 'post');
  const descriptions = await descriptionsOf(context, titles);
  const {series, notes} = seriesOf(context);
  const texts = textFiles('post', `${date}-${slug}/index.mdx`, titles, (text) =>
    postText({
      ...text,
      slug,
      date,
      description: descriptions[text.locale],
      author,
      tags: keys,
      isDraft: !wish.isPublished,
      ...(series && {series: {name: series[text.locale], part: series.part}}),
    }),
  );
  refuseTaken(site, texts);
  return {
    changes: [...texts, ...tagChanges(site, 'post', added)],
    address: `blog/${slug}`,
    notes: [
      ...notes,
      ...(date > today ? [`It is held back until ${date}, 00:00 UTC.`] : []),
      ...(author === undefined ? ['It has no author: blog/authors.yml has none.'] : []),
    ],
  };
}

/** The part of an address that a folder or file stands for: numbers that sort are no part of it. */
const withoutNumber = (name: string) => name.replace(/^\d+\s*[-_.]+\s*(?=\D)/, '');

type Section = {
  readonly folder: string;
  readonly changes: readonly Change[];
  readonly notes: readonly string[];
};

/** The files of a section: its category, and the English labels. */
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

async function newSection(context: Context): Promise<NewContent> {
  const {wish, site, ask} = context;
  const titles = await titlesOf(context);
  const slug = slugFor(context, titles.vi ?? titles.en ?? '');
  const parent = isText(wish.section)
    ? ((await knownKey(wish.section, site.sections, {
        what: 'a folder below docs/',
        remedy: 'Make that section first.',
        ask,
      })) ?? refuse(`Make the section "${wish.section}" first.`))
    : undefined;
  const folder = parent === undefined ? slug : `${parent}/${slug}`;
  const taken = site.sections.find(({key}) => key === folder || key.split('/').at(-1) === slug);
  if (taken)
    refuse(`The section docs/${taken.key} is there already. Choose another title, or --slug.`);
  const descriptions = await descriptionsOf(context, titles);
  return {
    changes: sectionChanges(context, folder, titles, descriptions),
    address: `docs/category/${slug}`,
    notes: [
      `It shows as soon as it has a published guide: npm run new -- guide "…" --en "…" --section ${folder}`,
    ],
  };
}

const FIRST_SECTION = {
  folder: 'huong-dan',
  titles: {vi: 'Hướng dẫn', en: 'Guides'},
} as const;

/** The section a guide goes to; the first guide makes one. */
async function sectionOf(context: Context): Promise<Section> {
  const {wish, site, ask} = context;
  const make = (folder: string, titles: Localized): Section => ({
    folder,
    changes: sectionChanges(context, folder, titles, {}),
    notes: [`It is in a new section, docs/${folder}; its name is in _category_.yml.`],
  });
  const there = (folder: string): Section => ({folder, changes: [], notes: []});
  if (isText(wish.section)) {
    const wanted = wish.section.trim().replace(/^docs\/|\/$/g, '');
    if (site.sections.length === 0) {
      return make(slugOf(wanted), {vi: wanted, en: wanted});
    }
    const key = await knownKey(wanted, site.sections, {
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

async function newGuide(context: Context): Promise<NewContent> {
  const {wish, site} = context;
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
      isDraft: !wish.isPublished,
    }),
  );
  refuseTaken(site, texts);
  return {
    changes: [...texts, ...changes, ...tagChanges(site, 'guide', added)],
    address: ['docs', ...folder.split('/').map(withoutNumber), slug].join('/'),
    notes,
  };
}

/** Addresses that something else has. */
const RESERVED = ['blog', 'docs', 'search', 'img', 'assets', ...locales];

async function newPage(context: Context): Promise<NewContent> {
  const {wish, site} = context;
  const titles = await titlesOf(context);
  const slug = slugFor(context, titles.vi ?? titles.en ?? '');
  if (RESERVED.includes(slug)) {
    refuse(`The address /${slug} belongs to the site itself. Choose another with --slug.`);
  }
  const descriptions = await descriptionsOf(context, titles);
  const texts = textFiles('page', `${slug}.mdx`, titles, (text) =>
    pageText({...text, description: descriptions[text.locale], isDraft: !wish.isPublished}),
  );
  refuseTaken(site, texts);
  return {
    changes: texts,
    address: slug,
    notes: [
      'To have it in the navigation, add it to src/config/navigation.ts once it is published.',
    ],
  };
}

const isWeb = (value: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value);

async function webAddress(
  context: Context,
  value: string | undefined,
  message: string,
  option: string,
): Promise<string | undefined> {
  const {ask} = context;
  const given = isText(value)
    ? value.trim()
    : await ask?.text({
        message: `${message} (Enter: none)`,
        isOptional: true,
        check: (answer) => (isWeb(answer) ? undefined : 'A whole address, with https://'),
      });
  if (!isText(given)) return undefined;
  return isWeb(given)
    ? given
    : refuse(`${option} must be a whole address with https://, not "${given}".`);
}

/** Both languages of a sentence: lists of projects and events have no notice of a language. */
async function bothDescriptions(context: Context): Promise<Localized> {
  const {wish} = context;
  return {
    vi: await textOf(
      context,
      wish.description,
      'One or two sentences in Vietnamese',
      '--description "…"',
    ),
    en: await textOf(
      context,
      wish.descriptionEn,
      'One or two sentences in English',
      '--description-en "…"',
    ),
  };
}

const dataSource = (site: ContentSite, file: string) => {
  const absolute = path.join(site.siteDir, file);
  if (!fs.existsSync(absolute)) refuse(`There is no ${file}.`);
  return editSource(file, fs.readFileSync(absolute, 'utf8'));
};

async function newProject(context: Context): Promise<NewContent> {
  const {wish, site} = context;
  const name = await textOf(
    context,
    wish.title,
    'Name, the same in every language',
    'the name, in quotes',
  );
  const id = slugFor(context, name);
  if (site.projects.includes(id)) {
    refuse(`${PROJECTS_FILE} has a project with the id ${id} already. Choose another with --slug.`);
  }
  const description = await bothDescriptions(context);
  const {keys, added} = await tagsOf(context, 'project');
  if (keys.length === 0) {
    const known = site.tags.project.map(({key}) => key).join(', ');
    refuse(
      `Missing: --tags, one or more of ${known || 'none yet'}. A new one is added with --new-tag "key=Nhãn|Label".`,
    );
  }
  const website = await webAddress(context, wish.website, 'Where can it be tried?', '--website');
  const source = await webAddress(context, wish.source, 'Where is its source?', '--source');
  const editor = dataSource(site, PROJECTS_FILE);
  const free = tagColors.filter(
    (color) => !JSON.stringify(editor.read(['default', 'tags'])).includes(`"${color}"`),
  );
  added.forEach(({key, label, description: meaning}, index) => {
    const color = free[index] ?? tagColors[index % tagColors.length];
    const tag = toCode({[key]: {label, description: meaning, color}}).slice(1, -1);
    if (!editor.append(['default', 'tags'], tag))
      refuse(`${PROJECTS_FILE} has no list "tags" that is written out.`);
  });
  const entry = {
    id,
    name,
    description,
    tags: keys,
    ...(wish.isFavourite && {isFavourite: true}),
    website,
    source,
  };
  if (!editor.append(['default', 'projects'], toCode(entry))) {
    refuse(
      `${PROJECTS_FILE} has no list "projects" that is written out. Add the project there by hand.`,
    );
  }
  return {
    changes: [{file: PROJECTS_FILE, what: 'the project', content: editor.text()}],
    address: 'showcase',
    notes: [
      'It is no draft: the next build shows it.',
      'A picture goes into src/data/pictures (640 px wide or more), and its name and alternative text into the entry.',
    ],
  };
}

async function newEvent(context: Context): Promise<NewContent> {
  const {wish, site, ask} = context;
  const {vi = '', en = ''} = await titlesOf(context);
  const id = slugFor(context, vi);
  if (site.events.includes(id)) {
    refuse(`${COMMUNITY_FILE} has an event with the id ${id} already. Choose another with --slug.`);
  }
  const expected = 'a day like 2027-03-14, or a time with its offset like 2027-03-14T18:30+07:00';
  const time = async (value: string | undefined, message: string, option: string) => {
    const given = isText(value)
      ? value.trim()
      : await ask?.text({
          message,
          isOptional: option === '--end',
          check: (answer) => (isEventDate(answer) ? undefined : `Write ${expected}`),
        });
    if (!isText(given))
      return option === '--end' ? undefined : refuse(`Missing: ${option}, ${expected}.`);
    return isEventDate(given) ? given : refuse(`${option} must be ${expected}, not "${given}".`);
  };
  const start = await time(wish.start, `When it begins: ${expected}`, '--start');
  const end = await time(wish.end, 'When it ends (Enter: the same day)', '--end');
  if (start && end && Date.parse(end) < Date.parse(start)) {
    refuse(`--end ${end} is before --start ${start}.`);
  }
  const where = await textOf(
    context,
    wish.place,
    'Where it takes place, in Vietnamese; online for the web',
    '--place "…"',
  );
  const place =
    where.toLowerCase() === 'online'
      ? 'online'
      : {
          name: {
            vi: where,
            en: await textOf(
              context,
              wish.placeEn,
              'Where it takes place, in English',
              '--place-en "…"',
            ),
          },
        };
  const roles = eventRoles.map((role) => ({key: role, name: role}));
  const role = isText(wish.role)
    ? await knownKey(wish.role, roles, {
        what: 'a role',
        remedy: `Roles are ${eventRoles.join(', ')}.`,
      })
    : ask
      ? await ask.choose({
          message: 'What you do there',
          options: eventRoles.map((value) => ({value, label: value})),
        })
      : refuse(`Missing: --role, one of ${eventRoles.join(', ')}.`);
  const description = await bothDescriptions(context);
  const url = await webAddress(context, wish.url, 'Its own page', '--url');
  const editor = dataSource(site, COMMUNITY_FILE);
  const entry = {id, title: {vi, en}, description, start, end, place, role, url};
  if (!editor.append(['default', 'events'], toCode(entry))) {
    refuse(
      `${COMMUNITY_FILE} has no list "events" that is written out. Add the event there by hand.`,
    );
  }
  return {
    changes: [{file: COMMUNITY_FILE, what: 'the event', content: editor.text()}],
    address: 'community',
    notes: ['It is no draft: the next build shows it.'],
  };
}

const makers: Readonly<Record<Kind, (context: Context) => Promise<NewContent>>> = {
  post: newPost,
  guide: newGuide,
  section: newSection,
  page: newPage,
  project: newProject,
  event: newEvent,
};

/**
 * Works out something new.
 *
 * @param ask how a person is asked for what is missing; without it, that is a refusal
 * @throws {Refusal} with what is missing or wrong, and what to do about it
 */
export function planNew(
  wish: Wish,
  site: ContentSite,
  {today, ask}: {readonly today: string; readonly ask?: Ask | undefined},
): Promise<NewContent> {
  return makers[wish.kind]({wish, site, ask, today});
}
