/** Who the site belongs to: what is asked, what is refused, and the settings that come of it. */
import type {SiteConfig} from '../../../src/lib/settings';
import {slugOf} from '../../../src/lib/slug';

const GITHUB = 'https://github.com/';

const hasLetters = (value: string) => /\p{L}/u.test(value) && !/\p{Cc}/u.test(value);

const isUrl = (value: string) => {
  if (!/^https?:\/\/[^\s"'<>]+$/.test(value) || !URL.canParse(value)) return false;
  const {hostname, pathname, search, hash, username} = new URL(value);
  // Docusaurus could not tell its paths from those of the blog and the guides
  if (/^\/(blog|docs)\/?$/.test(pathname)) return false;
  return /\.|^localhost$/.test(hostname) && search + hash + username === '';
};

/** The question in the language of the author's system. */
const inSystemLanguage = (vi: string, en: string) =>
  Intl.DateTimeFormat().resolvedOptions().locale.startsWith('vi') ? vi : en;

type Question = {
  question: string;
  /** What an answer must be. */
  expected: string;
  isValid: (value: string) => boolean;
  /** It must be known before a site is anybody's. */
  isRequired?: boolean;
};

/** The questions by option. */
export const questions: Record<string, Question> = {
  name: {
    question: inSystemLanguage('Tên bạn', 'Your name'),
    expected: 'a name on one line, like "Trần Thị Bích"',
    isValid: hasLetters,
    isRequired: true,
  },
  'site-name': {
    question: inSystemLanguage('Tên website', 'Name of the site'),
    expected: 'a name on one line, like "Góc Bích"',
    isValid: hasLetters,
  },
  email: {
    question: inSystemLanguage(
      'Email của bạn (người đọc sẽ thấy)',
      'Your email address (readers see it)',
    ),
    expected: 'an email address, like bich@bich.dev',
    isValid: (value) => /^[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>.]+$/.test(value),
    isRequired: true,
  },
  github: {
    question: inSystemLanguage('Tài khoản GitHub của bạn', 'Your GitHub account'),
    expected: 'the name of an account, without @ and without an address, like tranbich',
    isValid: (value) => /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i.test(value),
    isRequired: true,
  },
  url: {
    question: inSystemLanguage('Địa chỉ website', 'Address of the site'),
    expected:
      'a whole URL without a query, like https://bich.dev or https://bich.github.io/goc-bich; its path cannot be /blog or /docs',
    isValid: isUrl,
    isRequired: true,
  },
};

/** Answers by option. */
export type Answers = Record<string, string>;

/** Returns what is wrong with an answer. */
export function problemIn(option: string, answer: string): string | undefined {
  const {expected = '', isValid} = questions[option] ?? {};
  if (isValid?.(answer)) return undefined;
  return `expected ${expected}${answer === '' ? '' : `; found ${JSON.stringify(answer)}`}`;
}

/** Returns all that is wrong: invalid answers, and missing ones. */
export const problemsIn = (answers: Answers): string[] =>
  Object.entries(questions).flatMap(([option, {isRequired}]) => {
    const answer = answers[option] ?? (isRequired ? '' : undefined);
    const problem = answer === undefined ? undefined : problemIn(option, answer);
    return problem === undefined ? [] : [`--${option}: ${problem}`];
  });

/** What the site says until the author says it better. */
const FIRST_TEXTS = {
  tagline: {
    vi: 'Ghi lại những điều học được khi làm phần mềm',
    en: 'Notes on what I learn while making software',
  },
  role: {vi: 'Lập trình viên', en: 'Developer'},
};

/** What an author who has not said anything else is likely to answer. */
export const guesses = ({name, github}: Answers): Answers => ({
  ...(name && {'site-name': name}),
  ...(github && {url: `https://${github.toLowerCase()}.github.io`}),
});

/**
 * Returns the settings of a new author. Nothing of the example's author stays.
 *
 * @param remote the GitHub repository that this folder was cloned from, as `account/name`
 */
export function ownSite(answers: Answers, example: SiteConfig, remote = ''): SiteConfig {
  const all = {...guesses(answers), ...answers};
  const {name = '', github = '', email = '', 'site-name': siteName = name} = all;
  const {origin, pathname} = new URL(all.url ?? example.url);
  const isOwnClone = remote.toLowerCase().startsWith(`${github.toLowerCase()}/`);
  // https://lan.github.io/goc-lan is made from the repository `goc-lan`
  const [, folder] = origin.endsWith('.github.io') ? pathname.split('/') : [];
  const repository = isOwnClone ? remote : `${github}/${folder || slugOf(siteName) || 'site'}`;
  return {
    ...example,
    name: siteName,
    tagline: FIRST_TEXTS.tagline,
    url: origin,
    baseUrl: `${pathname.replace(/\/+$/, '')}/`,
    author: {name, email, role: FIRST_TEXTS.role},
    sourceUrl: `${GITHUB}${repository}`,
    socials: [{id: 'github', label: 'GitHub', url: `${GITHUB}${github}`}],
  };
}
