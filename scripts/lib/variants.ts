import {generatePosts} from './generated-posts';
import type {SiteCopy} from './site-copy';

const EN_BLOG = 'i18n/en/docusaurus-plugin-content-blog';
const EN_DOCS = 'i18n/en/docusaurus-plugin-content-docs/current';

/**
 * The identity of every variant. The name has many diacritics, to test that the language check does
 * not take a name on an English page for Vietnamese text.
 */
export const IDENTITY = {
  name: 'Trần Thị Bích',
  email: 'bich@bich.example',
  github: 'tranbich',
  url: 'https://bich.example',
  'site-name': 'Góc Bích',
} as const;

type Language = 'vi' | 'en';
type Texts = {
  /** Languages of each text. The default is both. */
  readonly languages?: readonly Language[];
  /** Date of all posts. The default is a different date for each post, see `generatePosts`. */
  readonly date?: string;
};

/**
 * Adapts a text in only one language, which goes to the default folder. It must declare its
 * language.
 */
const inOneLanguage = (text: string, language: Language): string =>
  language === 'vi' ? text : text.replace('---\n', `---\nlanguage: ${language}\n`);

function writePair(
  site: SiteCopy,
  files: Readonly<Record<Language, string>>,
  texts: Readonly<Record<Language, string>>,
  languages: readonly Language[],
): void {
  const [only, ...others] = languages;
  if (only && others.length === 0) {
    site.write(files.vi, inOneLanguage(texts[only], only));
    return;
  }
  for (const language of languages) site.write(files[language], texts[language]);
}

function posts(site: SiteCopy, count: number, {languages = ['vi', 'en'], date}: Texts = {}): void {
  const dated = (text: string) => (date ? text.replace(/^date: .*$/m, `date: ${date}`) : text);
  for (const {slug, vi, en} of generatePosts(count)) {
    const files = {vi: `blog/${slug}/index.mdx`, en: `${EN_BLOG}/${slug}/index.mdx`};
    writePair(site, files, {vi: dated(vi), en: dated(en)}, languages);
  }
}

function guides(site: SiteCopy, count: number, {languages = ['vi', 'en']}: Texts = {}): void {
  for (let number = 1; number <= count; number += 1) {
    const file = `bien-the/huong-dan-${number}.mdx`;
    const texts = {
      vi: `---\ntitle: Hướng dẫn ${number}\ndescription: Hướng dẫn số ${number}, chỉ có trong một bản thử của trang.\n---\n\n## Bước một {/* #mot */}\n\nLàm theo từng bước.\n`,
      en: `---\ntitle: Guide ${number}\ndescription: Guide number ${number}, which is only in a variant of the site.\n---\n\n## Step one {/* #mot */}\n\nFollow the steps.\n`,
    };
    writePair(site, {vi: `docs/${file}`, en: `${EN_DOCS}/${file}`}, texts, languages);
  }
}

function projects(site: SiteCopy, count: number): void {
  const list = Array.from({length: count}, (_, index) => ({
    id: `du-an-${index + 1}`,
    name: `Dự án ${index + 1}`,
    description: {vi: 'Một dự án của bản thử.', en: 'A project of the variant.'},
    tags: ['web'],
  }));
  const tags = {
    web: {
      label: {vi: 'Web', en: 'Web'},
      description: {vi: 'Chạy trong trình duyệt.', en: 'Runs in the browser.'},
      color: 'indigo',
    },
  };
  const data = JSON.stringify({tags: count > 0 ? tags : {}, projects: list});
  site.write('src/data/projects.ts', `export default ${data};\n`);
}

function events(site: SiteCopy, count: number): void {
  const list = Array.from({length: count}, (_, index) => ({
    id: `su-kien-${index + 1}`,
    title: {vi: `Sự kiện ${index + 1}`, en: `Event ${index + 1}`},
    description: {vi: 'Một buổi gặp của bản thử.', en: 'A meeting of the variant.'},
    start: `2199-03-0${index + 1}`,
    place: 'online',
    role: 'speaker',
  }));
  const data = JSON.stringify({activities: [], events: list});
  site.write('src/data/community.ts', `export default ${data};\n`);
}

/** Writes two items of every kind, except the given kind. */
function someOfEach(site: SiteCopy, without?: 'guides' | 'projects' | 'events'): void {
  posts(site, 2);
  guides(site, without === 'guides' ? 0 : 2);
  projects(site, without === 'projects' ? 0 : 2);
  events(site, without === 'events' ? 0 : 2);
}

/** A site that an author could have: the repository after `npm run setup`, with other content. */
export type Variant = {
  readonly name: string;
  readonly samples: 'keep' | 'remove';
  write?(site: SiteCopy): void;
};

export const variants: readonly Variant[] = [
  {name: 'samples-kept', samples: 'keep', write: (site) => posts(site, 1)},
  {name: 'samples-removed', samples: 'remove'},
  {name: 'posts-1', samples: 'remove', write: (site) => posts(site, 1)},
  {name: 'posts-40', samples: 'remove', write: (site) => posts(site, 40)},
  {name: 'guides-0', samples: 'remove', write: (site) => someOfEach(site, 'guides')},
  {name: 'projects-0', samples: 'remove', write: (site) => someOfEach(site, 'projects')},
  {name: 'events-0', samples: 'remove', write: (site) => someOfEach(site, 'events')},
  {
    name: 'scheduled-only',
    samples: 'remove',
    write: (site) => posts(site, 2, {date: '2199-01-01'}),
  },
  {
    name: 'english-only',
    samples: 'remove',
    write: (site) => {
      posts(site, 2, {languages: ['en']});
      guides(site, 2, {languages: ['en']});
    },
  },
  {
    name: 'vietnamese-only',
    samples: 'remove',
    write: (site) => {
      posts(site, 2, {languages: ['vi']});
      guides(site, 2, {languages: ['vi']});
    },
  },
];
