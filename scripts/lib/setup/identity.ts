/**
 * Reads the identity of a site from its settings, and works out the new one from the author's
 * answers.
 */
import fs from 'node:fs';
import path from 'node:path';

import slugify from '@sindresorhus/slugify';

import {example} from '../../../src/plugins/content/example-identity';
import type {Localized} from '../../../src/lib/locales';
import type {SocialProfile} from '../../../src/lib/settings';
import {editSource} from '../edit/source';
import {readEntries} from '../edit/yaml';

export const SITE_FILE = 'src/config/site.ts';
export const AUTHORS_FILE = 'blog/authors.yml';

/** The complete identity of a site: its names, URLs and author. */
export type Identity = {
  readonly siteName: string;
  readonly tagline: Localized;
  /** Origin: `https://bich.dev`. */
  readonly url: string;
  /** Path, with a slash at both ends. */
  readonly baseUrl: string;
  readonly name: string;
  readonly email: string;
  readonly role: Localized;
  /** URL of the site's repository. */
  readonly sourceUrl: string;
  readonly socials: readonly SocialProfile[];
  /** The author's key in `authors.yml`. */
  readonly authorKey: string;
};

/** The author's answers. A missing answer keeps the current value or gets a default. */
export type Answers = {
  readonly name?: string;
  readonly email?: string;
  readonly github?: string;
  readonly url?: string;
  readonly siteName?: string;
  readonly tagline?: string;
  readonly taglineEn?: string;
  readonly role?: string;
  readonly roleEn?: string;
  readonly repo?: string;
  readonly linkedin?: string;
  readonly facebook?: string;
};

/** Neutral texts for any site about programming. */
export const NEUTRAL = {
  tagline: {
    vi: 'Ghi chép về lập trình và những điều mình học được',
    en: 'Notes on programming and what I learn along the way',
  },
  role: {vi: 'Lập trình viên', en: 'Developer'},
  about: {
    vi: 'Mình ghi lại ở đây những điều học được khi lập trình, để lần sau tìm lại được.',
    en: 'Here I write down what I learn as a programmer, so that I can find it again.',
  },
} as const;

/** Whether a profile or repository belongs to the example. */
export const isOfExample = (url: string) => url.startsWith('https://example.org/');

/** Returns the URL of the home page without a trailing slash. */
export const homeOf = ({url, baseUrl}: Pick<Identity, 'url' | 'baseUrl'>) =>
  `${url}${baseUrl}`.replace(/\/$/, '');

/** Returns the GitHub account from the profiles. */
export function githubOf({socials}: Pick<Identity, 'socials'>): string | undefined {
  const url = socials.find(({id}) => id === 'github')?.url;
  return url && /^https:\/\/github\.com\/([^/]+)\/?$/.exec(url)?.[1];
}

/** Returns the name of the repository: the last part of its URL. */
export const repoOf = ({sourceUrl}: Pick<Identity, 'sourceUrl'>) =>
  sourceUrl.replace(/\/$/, '').split('/').at(-1) ?? '';

/**
 * Returns a name for npm and GitHub in ASCII. If the site's name has no Latin letter, uses the
 * account.
 */
export function shortName(siteName: string, account: string): string {
  return slugify(siteName) || `${slugify(account) || 'my'}-site`;
}

/** Whether a field still has the example's value. The author must then give a new one. */
const isExample = {
  name: ({name}: Identity) => name === example.name,
  email: ({email}: Identity) => email.endsWith('@example.com'),
  url: ({url}: Identity) => url === 'https://example.com',
  siteName: ({siteName}: Identity) => siteName === example.siteName,
  github: ({socials}: Identity) => socials.some(({id, url}) => id === 'github' && isOfExample(url)),
};

/** A fault in one answer. */
export type Fault = {readonly option: string; readonly message: string};

/**
 * Reads the identity from the settings.
 *
 * @throws if the settings are missing, or a value is not a string literal
 */
export function readIdentity(siteDir: string): Identity {
  const file = path.join(siteDir, SITE_FILE);
  if (!fs.existsSync(file)) {
    throw new Error(`There is no ${SITE_FILE} here. Run this in the folder of your site.`);
  }
  const editor = editSource(SITE_FILE, fs.readFileSync(file, 'utf8'));
  const text = (...steps: string[]): string => {
    const value = editor.read(['site', ...steps]);
    if (typeof value === 'string') return value;
    throw new Error(
      `${SITE_FILE} › ${steps.join('.')}: expected a text in quotes. Write it so, then run this again.`,
    );
  };
  const both = (field: string, inside?: string): Localized => {
    const steps = inside ? [inside, field] : [field];
    return {vi: text(...steps, 'vi'), en: text(...steps, 'en')};
  };
  const name = text('author', 'name');
  const authorsFile = path.join(siteDir, AUTHORS_FILE);
  const authors = fs.existsSync(authorsFile)
    ? readEntries(fs.readFileSync(authorsFile, 'utf8'))
    : {};
  const own = Object.keys(authors).find((key) => authors[key]?.name === name);
  return {
    siteName: text('name'),
    tagline: both('tagline'),
    url: text('url').replace(/\/$/, ''),
    baseUrl: text('baseUrl'),
    name,
    email: text('author', 'email'),
    role: both('role', 'author'),
    sourceUrl: text('sourceUrl'),
    socials: (editor.read(['site', 'socials']) ?? []) as readonly SocialProfile[],
    authorKey: own ?? Object.keys(authors)[0] ?? slugify(name),
  };
}

const isText = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '';

/** Splits a URL into the two fields of `site.ts`. Returns `undefined` if the URL is not valid. */
function addressOf(value: string): {url: string; baseUrl: string} | undefined {
  if (!/^https?:\/\//i.test(value) || /[\s"'<>\\]/.test(value)) return undefined;
  try {
    const {origin, pathname, search, hash, username, hostname} = new URL(value);
    if (search || hash || username || !/[.]|^localhost$/.test(hostname)) return undefined;
    return {url: origin, baseUrl: `${pathname.replace(/\/+$/, '')}/`};
  } catch {
    return undefined;
  }
}

const CONTROL = /\p{Cc}/u;

/** Checks one answer. Returns an error message, or `undefined` if the answer is valid. */
export const problemWith = {
  name(value: string): string | undefined {
    if (!isText(value)) return 'a name is needed, like "Trần Thị Bích"';
    if (CONTROL.test(value) || !/\p{L}/u.test(value)) {
      return `a name has letters and stands on one line, like "Trần Thị Bích"; found ${JSON.stringify(value)}`;
    }
    return [...value].length > 80 ? 'a name has at most 80 letters' : undefined;
  },
  email(value: string): string | undefined {
    return /^[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>.]+$/.test(value)
      ? undefined
      : `an email address is needed, like bich@bich.dev; found ${JSON.stringify(value)}`;
  },
  github(value: string): string | undefined {
    return /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i.test(value)
      ? undefined
      : `the name of a GitHub account is needed, without @ and without an address, like tranbich: letters, digits and single hyphens, at most 39; found ${JSON.stringify(value)}`;
  },
  url(value: string): string | undefined {
    return addressOf(value)
      ? undefined
      : `a whole address is needed that begins with https:// and has no query, like https://bich.dev; found ${JSON.stringify(value)}`;
  },
  siteName(value: string): string | undefined {
    if (!isText(value)) return 'a name for the site is needed, like "Góc Bích"';
    if (CONTROL.test(value) || !/[\p{L}\p{N}]/u.test(value)) {
      return `the name of a site has letters and stands on one line, like "Góc Bích"; found ${JSON.stringify(value)}`;
    }
    return [...value].length > 80 ? 'the name of a site has at most 80 letters' : undefined;
  },
  line(value: string): string | undefined {
    return isText(value) && !CONTROL.test(value)
      ? undefined
      : `some text on one line is needed; found ${JSON.stringify(value)}`;
  },
  repo(value: string): string | undefined {
    return /^[\w.-]{1,100}$/.test(value)
      ? undefined
      : `the name of a repository is needed, without the account, like my-site; found ${JSON.stringify(value)}`;
  },
  linkedin(value: string): string | undefined {
    return addressOf(value)?.url.endsWith('linkedin.com')
      ? undefined
      : `the whole address of a profile is needed, like https://www.linkedin.com/in/tranbich; found ${JSON.stringify(value)}`;
  },
  facebook(value: string): string | undefined {
    return addressOf(value)?.url.endsWith('facebook.com')
      ? undefined
      : `the whole address of a profile is needed, like https://www.facebook.com/tranbich; found ${JSON.stringify(value)}`;
  },
};

const OPTIONS = {
  name: {flag: '--name', check: problemWith.name},
  email: {flag: '--email', check: problemWith.email},
  github: {flag: '--github', check: problemWith.github},
  url: {flag: '--url', check: problemWith.url},
  siteName: {flag: '--site-name', check: problemWith.siteName},
  tagline: {flag: '--tagline', check: problemWith.line},
  taglineEn: {flag: '--tagline-en', check: problemWith.line},
  role: {flag: '--role', check: problemWith.line},
  roleEn: {flag: '--role-en', check: problemWith.line},
  repo: {flag: '--repo', check: problemWith.repo},
  linkedin: {flag: '--linkedin', check: problemWith.linkedin},
  facebook: {flag: '--facebook', check: problemWith.facebook},
} satisfies Record<keyof Answers, {flag: string; check: (value: string) => string | undefined}>;

/**
 * Returns all faults in the answers: invalid values, and missing ones that would leave the
 * example's value.
 */
export function faultsIn(answers: Answers, current: Identity): readonly Fault[] {
  const keys = Object.keys(OPTIONS) as (keyof Answers)[];
  return keys.flatMap((key) => {
    const {flag, check} = OPTIONS[key];
    const value = answers[key];
    const isNeeded = key in isExample && isExample[key as keyof typeof isExample](current);
    // The site's name is optional; the default is the author's name
    if (value === undefined && (!isNeeded || key === 'siteName')) return [];
    const message =
      value === undefined
        ? `missing: ${check('')?.replace(/; found ""$/, '')}`
        : check(value.trim());
    return message === undefined ? [] : [{option: flag, message}];
  });
}

/**
 * Returns a text in both languages: the answer, or else the current text. The example's text is
 * replaced with a neutral one.
 */
function inBoth(
  vi: string | undefined,
  en: string | undefined,
  current: Localized,
  ofExample: Localized,
  neutral: Localized,
): Localized {
  const fallback = {
    vi: current.vi === ofExample.vi ? neutral.vi : current.vi,
    en: current.en === ofExample.en ? neutral.en : current.en,
  };
  return {vi: vi?.trim() ?? fallback.vi, en: en?.trim() ?? fallback.en};
}

/** Changes the scheme of a URL to https. */
const httpsUrl = (url: string): `https://${string}` => `https://${url.replace(/^https?:\/\//, '')}`;

/** Returns the new profiles. Removes the example's profiles and keeps others without a new URL. */
function profiles(answers: Answers, {socials}: Identity): readonly SocialProfile[] {
  const given = [
    {
      id: 'github' as const,
      label: 'GitHub',
      url: answers.github && `https://github.com/${answers.github.trim()}`,
    },
    {id: 'linkedin' as const, label: 'LinkedIn', url: answers.linkedin?.trim()},
    {id: 'facebook' as const, label: 'Facebook', url: answers.facebook?.trim()},
  ];
  const remaining = socials.flatMap((profile) => {
    const url = given.find(({id}) => id === profile.id)?.url;
    if (url) return [{...profile, url: httpsUrl(url)}];
    return isOfExample(profile.url) ? [] : [profile];
  });
  const added = given.flatMap(({id, label, url}) =>
    url && !socials.some((profile) => profile.id === id) ? [{id, label, url: httpsUrl(url)}] : [],
  );
  return [...remaining, ...added];
}

/**
 * Returns the identity after the change.
 *
 * @param remote URL of the GitHub repository that this folder was cloned from, if it is known
 */
export function nextIdentity(answers: Answers, current: Identity, remote?: string): Identity {
  const name = (answers.name ?? current.name).trim().normalize('NFC');
  const siteName = (answers.siteName ?? (isExample.siteName(current) ? name : current.siteName))
    .trim()
    .normalize('NFC');
  const account = answers.github?.trim() ?? githubOf(current) ?? '';
  const isOwn = remote?.toLowerCase().startsWith(`https://github.com/${account.toLowerCase()}/`);
  const guessed =
    isOwn && remote ? remote : `https://github.com/${account}/${shortName(siteName, account)}`;
  const isMoved =
    answers.github !== undefined &&
    !current.sourceUrl.toLowerCase().startsWith(`https://github.com/${account.toLowerCase()}/`);
  const isKept = !isMoved && !isOfExample(current.sourceUrl);
  return {
    name,
    siteName,
    email: (answers.email ?? current.email).trim(),
    ...(answers.url === undefined
      ? {url: current.url, baseUrl: current.baseUrl}
      : (addressOf(answers.url.trim()) ?? {url: current.url, baseUrl: current.baseUrl})),
    tagline: inBoth(
      answers.tagline,
      answers.taglineEn,
      current.tagline,
      example.tagline,
      NEUTRAL.tagline,
    ),
    role: inBoth(answers.role, answers.roleEn, current.role, example.role, NEUTRAL.role),
    sourceUrl: answers.repo
      ? `https://github.com/${account}/${answers.repo.trim()}`
      : isKept
        ? current.sourceUrl
        : guessed,
    socials: profiles(answers, current),
    authorKey:
      current.authorKey === example.handle || current.authorKey === githubOf(current)?.toLowerCase()
        ? account.toLowerCase() || current.authorKey
        : current.authorKey,
  };
}
