import {dataFileProblems} from '../../content/data-file';
import {temporaryFolder} from '../../utils/fixtures';
import {messageOf, type Problem} from '../../utils/problems';
import {schemaProblems} from '../../settings/schema';
import {settingsProblems} from '../../settings/site';
import {dataSchemas} from '../../features/site-data/author-types';
import {cvSchema, parseResume} from '../../features/site-data/cv';

const {dir, write} = temporaryFolder({
  'static/img/me.png': '',
  'src/data/pictures/light.png': '',
  'src/data/pictures/dark.jpg': '',
});
const before = process.cwd();
beforeAll(() => process.chdir(dir));
afterAll(() => process.chdir(before));

const both = {vi: 'Chữ', en: 'Text'};
const url = 'https://example.com/a?b=c#d';
const {showcase, community} = dataSchemas('vi');

/** YAML is a superset of JSON. */
function listProblems(file: string, value: unknown): Problem[] {
  write(file, JSON.stringify(value) ?? '');
  const problems = dataFileProblems(dir);
  write(file, '{}');
  return problems;
}

const entry = {id: 'an-id', description: both, isSample: true};
const picture = {file: 'light.png', dark: 'dark.jpg', alt: both};
const period = {url, startDate: '2020', endDate: '2021-03-02', summary: 'a', highlights: ['a']};

/** For each kind of file, a value with every documented field, and the check of such a file. */
const files: Readonly<Record<string, [value: object, check: (value: unknown) => Problem[]]>> = {
  'src/config/site.ts': [
    {
      name: 'A',
      tagline: both,
      url: 'https://example.com',
      baseUrl: '/a-b/',
      author: {name: 'A', email: 'a@example.com', role: both, about: both, portrait: 'img/me.png'},
      sourceUrl: url,
      sourceBranch: 'main',
      socials: [
        {id: 'zalo', label: 'Zalo', url},
        {id: 'email', label: 'Email', url: 'mailto:a@example.com'},
      ],
      newsletter: url,
      colorMode: 'system',
      math: true,
      offline: false,
      slashKey: true,
      hydrateOnIntent: false,
      aFieldOfTheAuthor: 1,
    },
    (value) => settingsProblems('site', value),
  ],
  'src/config/hosts.ts': [
    {
      media: ['https://example.com', 'https://*.example.com'],
      frames: ['https://example.com:8080'],
      scripts: [],
      requests: [],
    },
    (value) => settingsProblems('hosts', value),
  ],
  'src/config/announcement.ts': [
    {
      id: 'a.b-1',
      content: {vi: ['a', {text: 'b', href: '/search'}], en: [{text: 'c', href: url}]},
      backgroundColor: '#123',
      textColor: '#abcdef',
      isCloseable: false,
      isHomeOnly: true,
      firstDay: '2026-03-02',
      lastDay: '2026-03-02',
    },
    (value) => settingsProblems('announcement', value),
  ],
  'src/config/blog.ts': [
    {
      ...{title: both, description: both, sidebarTitle: both, sidebarPosts: 'ALL'},
      ...{postsPerPage: 'ALL', relatedPosts: 0, homePosts: 3, homeGuides: 2, feedPosts: 20},
    },
    (value) => settingsProblems('blog', value),
  ],
  'src/config/conversation.ts': [
    {
      comments: {host: 'https://giscus.app', thread: 'per-language', discussUrl: ''},
      board: {sdkUrl: 'https://canny.io/sdk.js'},
      feedback: {newIssueUrl: url},
    },
    (value) => settingsProblems('conversation', value),
  ],
  'src/config/navigation.ts': [
    {
      hideOnScroll: true,
      links: [
        {label: both, to: '/blog'},
        {label: both, href: ''},
      ],
      footer: [
        {title: both, links: 'socials'},
        {title: both, links: [{label: both, href: url}]},
      ],
    },
    (value) => settingsProblems('navigation', value),
  ],
  'src/data/projects.ts': [
    {
      tags: {web: {label: both, description: both, color: 'jade'}},
      projects: [
        {...entry, name: 'A', tags: ['web'], isFavourite: true, picture, website: url, source: url},
        {id: 'b', description: both, name: 'B', tags: ['web'], website: '/blog'},
      ],
    },
    (value) => schemaProblems('a', showcase, value),
  ],
  'src/data/community.ts': [
    {
      activities: [{...entry, title: both, since: 2020, url}],
      events: [
        {
          ...entry,
          title: both,
          start: '2027-03-14T18:30+07:00',
          end: '2027-03-14T20:30:00+07:00',
          place: {name: both, address: both},
          role: 'speaker',
          url,
          materials: url,
          picture,
        },
        {
          id: 'b',
          description: both,
          title: both,
          start: '2027-03-14',
          place: 'online',
          role: 'attendee',
        },
      ],
    },
    (value) => schemaProblems('a', community, value),
  ],
  // https://jsonresume.org/schema
  'src/data/cv.vi.json': [
    {
      $schema: url,
      basics: {
        ...{name: 'A', label: 'a', image: url, email: 'a@example.com', phone: '1', url},
        summary: 'a',
        location: {address: 'a', postalCode: '1', city: 'a', countryCode: 'VN', region: 'a'},
        profiles: [{network: 'a', username: 'a', url}],
      },
      work: [{...period, name: 'a', location: 'a', description: 'a', position: 'a'}],
      volunteer: [{...period, organization: 'a', position: 'a'}],
      education: [
        {...{institution: 'a', url, area: 'a', studyType: 'a', startDate: '2020-01'}},
        {endDate: '2021', score: '4.0', courses: ['a']},
      ],
      awards: [{title: 'a', date: '2020-01-02', awarder: 'a', summary: 'a'}],
      certificates: [{name: 'a', date: '2020', url, issuer: 'a'}],
      publications: [{name: 'a', publisher: 'a', releaseDate: '2020', url, summary: 'a'}],
      skills: [{name: 'a', level: 'a', keywords: ['a']}],
      languages: [{language: 'a', fluency: 'a'}],
      interests: [{name: 'a', keywords: ['a']}],
      references: [{name: 'a', reference: 'a'}],
      projects: [{...period, name: 'a', keywords: ['a'], roles: ['a'], entity: 'a', type: 'a'}],
      meta: {canonical: url, version: 'v1', lastModified: '2020-01-02T00:00:00', isSample: true},
    },
    (value) => schemaProblems('a', cvSchema, parseResume(JSON.stringify(value ?? null))),
  ],
  // https://docusaurus.io/docs/blog#global-authors
  'blog/authors.yml': [
    {
      lan: {
        name: 'A',
        title: 'a',
        description: 'a',
        email: 'a@example.com',
        url,
        image_url: 'https://github.com/a.png',
        page: true,
        socials: {
          ...{x: 'a', twitter: 'a', github: 'a', linkedin: 'a', stackoverflow: 82609, bluesky: 'a'},
          ...{instagram: 'a', threads: 'a', mastodon: 'a@b.c', twitch: 'a', youtube: 'a'},
          ...{email: 'a@example.com', newsletter: url, mail: 'mailto:a@example.com'},
        },
        aFieldOfTheAuthor: 1,
      },
      minh: {
        name: 'B',
        imageURL: '/img/b.png',
        page: {permalink: '/b'},
        socials: {stackoverflow: '1'},
      },
      image: {image_url: 'img/c.png', page: false},
    },
    (value) => listProblems('blog/authors.yml', value),
  ],
  'docs/tags.yml': [
    {web: {label: 'Web', permalink: '/web', description: 'a'}, empty: null, label: {label: 'b'}},
    (value) => listProblems('docs/tags.yml', value),
  ],
};

const WRONG = [undefined, null, true, 7, -1.5, '', 'a \n', 'http://', [], [null], {}, {nmae: [1]}];

/** Returns copies of a value in which one part at a time is wrong. */
function* wrongCopies(value: unknown): Generator {
  yield* WRONG;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const wrong of wrongCopies(part))
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === key ? wrong : each))
        : {...value, [key]: wrong};
}

test.each(Object.entries(files))(
  '%s may have every documented field, and its messages are plain',
  (_file, [value, check]) => {
    expect(check(value)).toEqual([]);
    const messages = new Set([...wrongCopies(value)].flatMap(check).map(messageOf));
    expect(messages.size).toBeGreaterThan(10);
    const isPlain = (message: string) =>
      /(^| )(must (be|not have) |is (missing|empty); it must be |is not a known |has no fields)/.test(
        message,
      ) &&
      !/zod|optional|invalid|expected|received|undefined|null|of type|NaN|\[object/i.test(
        message.replace(/(, found|fields:) .*/, ''),
      );
    expect([...messages].filter((message) => !isPlain(message))).toEqual([]);
  },
);
