/** Who the site belongs to: the questions, the answers that are valid, and the settings made of them. */
import type {SiteConfig} from '../../../src/lib/settings';
import {slugOf} from '../../../src/lib/slug';

const GITHUB = 'https://github.com/';

const hasLetters = (value: string) => /\p{L}/u.test(value) && !/\p{Cc}/u.test(value);

const isUrl = (value: string) => {
  if (!/^https?:\/\/[^\s"'<>]+$/.test(value) || !URL.canParse(value)) return false;
  const {hostname, pathname, search, hash, username} = new URL(value);
  // Its paths would clash with those of the blog and the guides
  if (/^\/(blog|docs)\/?$/.test(pathname)) return false;
  return /\.|^localhost$/.test(hostname) && search + hash + username === '';
};

/** The question in the language of the author's system. */
const inSystemLanguage = (vi: string, en: string) =>
  Intl.DateTimeFormat().resolvedOptions().locale.startsWith('vi') ? vi : en;

type Question = {
  question: string;
  /** What the answer must be, such as `an email address`. */
  what: string;
  example: string;
  isValid: (value: string) => boolean;
  isRequired?: boolean;
};

/** The questions by option. */
export const questions: Record<string, Question> = {
  name: {
    question: inSystemLanguage('Tên bạn', 'Your name'),
    what: 'a name on one line',
    example: 'Trần Thị Bích',
    isValid: hasLetters,
    isRequired: true,
  },
  'site-name': {
    question: inSystemLanguage('Tên website', 'Name of the site'),
    what: 'a name on one line',
    example: 'Góc Bích',
    isValid: hasLetters,
  },
  email: {
    question: inSystemLanguage(
      'Email của bạn (người đọc sẽ thấy)',
      'Your email address (readers see it)',
    ),
    what: 'an email address',
    example: 'bich@bich.dev',
    isValid: (value) => /^[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>.]+$/.test(value),
    isRequired: true,
  },
  github: {
    question: inSystemLanguage('Tài khoản GitHub của bạn', 'Your GitHub account'),
    what: 'the name or URL of a GitHub account',
    example: 'tranbich',
    isValid: (value) => /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i.test(value),
    isRequired: true,
  },
  url: {
    question: inSystemLanguage('URL của website', 'URL of the site'),
    what: 'a whole URL without a query; its path cannot be /blog or /docs',
    example: 'https://bich.dev or https://bich.github.io/goc-bich',
    isValid: isUrl,
    isRequired: true,
  },
};

/** Answers by option. */
export type Answers = Record<string, string>;

/** Cleans an answer. A pasted GitHub URL becomes the account name. */
export const cleaned = (option: string, answer: string): string => {
  const value = answer.trim().normalize('NFC');
  return option === 'github'
    ? value.replace(/^(https?:\/\/)?(www\.)?github\.com\/([^/]+).*$/i, '$3').replace(/^@/, '')
    : value;
};

/** Returns the error message for an answer; `undefined` if it is valid. */
export function problemIn(option: string, answer: string): string | undefined {
  const {what = '', example, isValid} = questions[option] ?? {};
  if (isValid?.(cleaned(option, answer))) return undefined;
  const problem = answer === '' ? 'missing' : `${JSON.stringify(answer)} is not valid`;
  return `${problem}. Give ${what}, like ${example}.`;
}

/** Returns all invalid and missing answers. */
export const problemsIn = (answers: Answers): string[] =>
  Object.entries(questions).flatMap(([option, {isRequired}]) => {
    const answer = answers[option] ?? (isRequired ? '' : undefined);
    const problem = answer === undefined ? undefined : problemIn(option, answer);
    return problem === undefined ? [] : [`--${option}: ${problem}`];
  });

/** The first tagline and role, until the author writes better ones. */
const TAGLINE = {
  vi: 'Ghi lại những điều học được khi làm phần mềm',
  en: 'Notes on what I learn while making software',
};
const ROLE = {vi: 'Lập trình viên', en: 'Developer'};

/** Answers that can be guessed from earlier ones. */
export const guesses = ({name, github}: Answers): Answers => ({
  ...(name && {'site-name': name}),
  ...(github && {url: `https://${github.toLowerCase()}.github.io`}),
});

/**
 * Returns the new settings by their path in `site.ts`; `undefined` removes one. They
 * replace every detail of the example's author.
 *
 * @param remote the GitHub repository that this folder was cloned from, as `account/name`
 */
export function ownSettings(answers: Answers, example: SiteConfig, remote = '') {
  const all = {...guesses(answers), ...answers};
  const {name = '', github = '', email = '', 'site-name': siteName = name} = all;
  const {origin, pathname} = new URL(all.url ?? example.url);
  const isOwnClone = remote.toLowerCase().startsWith(`${github.toLowerCase()}/`);
  // https://lan.github.io/goc-lan is made from the repository `goc-lan`
  const [, folder] = origin.endsWith('.github.io') ? pathname.split('/') : [];
  const repository = isOwnClone ? remote : `${github}/${folder || slugOf(siteName) || 'site'}`;
  return {
    name: siteName,
    tagline: TAGLINE,
    url: origin,
    baseUrl: `${pathname.replace(/\/+$/, '')}/`,
    'author.name': name,
    'author.email': email,
    'author.role': ROLE,
    'author.about': undefined,
    'author.portrait': undefined,
    sourceUrl: `${GITHUB}${repository}`,
    socials: [{id: 'github', label: 'GitHub', url: `${GITHUB}${github}`}],
  };
}
