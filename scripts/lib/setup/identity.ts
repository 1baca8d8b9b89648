/** Who the site belongs to: what is asked, what is refused, and the settings that come of it. */
import slugify from '@sindresorhus/slugify';

import {homeOf, isExample, type SiteConfig} from '../../../src/lib/settings';

const GITHUB = 'https://github.com/';

const hasLetters = (value: string) => /\p{L}/u.test(value) && !/\p{Cc}/u.test(value);

const isAddress = (value: string) => {
  if (!/^https?:\/\/[^\s"'<>]+$/.test(value) || !URL.canParse(value)) return false;
  const {hostname, search, hash, username} = new URL(value);
  return /\.|^localhost$/.test(hostname) && search + hash + username === '';
};

/** The questions by option: what is asked, and what an answer must be. */
export const questions = {
  name: ['Your name', 'a name on one line, like "Trần Thị Bích"', hasLetters],
  'site-name': ['Name of the site', 'a name on one line, like "Góc Bích"', hasLetters],
  email: [
    'Your email address (readers see it)',
    'an email address, like bich@bich.dev',
    (value) => /^[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>.]+$/.test(value),
  ],
  github: [
    'Your GitHub account',
    'the name of an account, without @ and without an address, like tranbich',
    (value) => /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i.test(value),
  ],
  url: [
    'Address of the site',
    'a whole address without a query, like https://bich.dev or https://bich.github.io/blog',
    isAddress,
  ],
  tagline: ['One sentence about the site, in Vietnamese', 'some text on one line', hasLetters],
  'tagline-en': ['The same in English', 'some text on one line', hasLetters],
  role: ['What you do, in Vietnamese', 'some text on one line', hasLetters],
  'role-en': ['The same in English', 'some text on one line', hasLetters],
} satisfies Record<string, [string, string, (value: string) => boolean]>;

export type Option = keyof typeof questions;
export type Answers = Partial<Record<Option, string>>;

/** What must be known before a site is anybody's. The name of the site is the author's by default. */
const required: readonly Option[] = ['name', 'email', 'github', 'url'];

/** Returns what is wrong with an answer. */
export function faultIn(option: Option, answer: string): string | undefined {
  const [, expected, isValid] = questions[option];
  return isValid(answer)
    ? undefined
    : `expected ${expected}${answer === '' ? '' : `; found ${JSON.stringify(answer)}`}`;
}

/** Returns all that is wrong: invalid answers, and missing ones that would leave the example's. */
export function faultsIn(answers: Answers, current: SiteConfig): string[] {
  const needed = isExample(current) ? required : [];
  return (Object.keys(questions) as Option[]).flatMap((option) => {
    const answer = answers[option];
    const fault =
      answer === undefined && !needed.includes(option) ? undefined : faultIn(option, answer ?? '');
    return fault === undefined ? [] : [`--${option}: ${fault}`];
  });
}

/** What the site says now, as answers. The example has none. */
export function answersOf(site: SiteConfig): Answers {
  if (isExample(site)) return {};
  const {name, tagline, author, socials} = site;
  const github = socials.find(({id}) => id === 'github')?.url;
  return {
    name: author.name,
    'site-name': name,
    email: author.email,
    ...(github?.startsWith(GITHUB) && {github: github.slice(GITHUB.length)}),
    url: homeOf(site),
    tagline: tagline.vi,
    'tagline-en': tagline.en,
    role: author.role.vi,
    'role-en': author.role.en,
  };
}

/** For a new site, where the author has not said anything else. */
export const suggestions = {
  tagline: 'Ghi lại những điều học được khi làm phần mềm',
  'tagline-en': 'Notes on what I learn while making software',
  role: 'Lập trình viên',
  'role-en': 'Developer',
};

/**
 * Returns the settings after the setup. What is not asked for stays, except the example's.
 *
 * @param remote the GitHub repository that this folder was cloned from, as `account/name`
 */
export function nextSite(answers: Answers, current: SiteConfig, remote = ''): SiteConfig {
  const isNew = isExample(current);
  const before = answersOf(current);
  const all: Answers = {...(isNew && suggestions), ...before, ...answers};
  const {name = '', github = '', email = ''} = all;
  const siteName = all['site-name'] ?? name;
  const {origin, pathname} = new URL(all.url ?? current.url);
  const profile = {id: 'github', label: 'GitHub', url: `${GITHUB}${github}`} as const;
  const others = isNew ? [] : current.socials.filter(({id}) => id !== 'github');
  const isOwnClone = remote.toLowerCase().startsWith(`${github.toLowerCase()}/`);
  const repository = isOwnClone ? remote : `${github}/${slugify(siteName) || 'site'}`;
  return {
    ...current,
    name: siteName,
    tagline: {vi: all.tagline ?? '', en: all['tagline-en'] ?? ''},
    url: origin,
    baseUrl: `${pathname.replace(/\/+$/, '')}/`,
    author: {
      // The example's own words and picture go
      ...(isNew ? {} : current.author),
      name,
      email,
      role: {vi: all.role ?? '', en: all['role-en'] ?? ''},
    },
    sourceUrl: github === (before.github ?? '') ? current.sourceUrl : `${GITHUB}${repository}`,
    socials: github ? [profile, ...others] : current.socials,
  };
}
