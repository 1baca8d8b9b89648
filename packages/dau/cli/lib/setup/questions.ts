import ts from 'typescript';

import {placeholderText} from '../../../content/placeholder-text';
import {defaultLocale, locales} from '../../../settings/locales';
import {slugOf} from '../../../utils/slug';

/**
 * Changes values in a TypeScript object. All other code and comments stay the same.
 *
 * @param values new values, keyed by path, such as `author.name`; `undefined` removes a property
 */
export function editSettings(code: string, values: Record<string, unknown>): string {
  const edits: {start: number; end: number; text: string}[] = [];
  function visit(node: ts.Node, parents: string[]): void {
    const isNamed = ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name);
    const path = isNamed ? [...parents, node.name.text] : parents;
    const name = path.join('.');
    if (!isNamed || !Object.hasOwn(values, name))
      return ts.forEachChild(node, (child) => visit(child, path));
    const {initializer, end} = node;
    const text = values[name];
    if (text !== undefined)
      edits.push({start: initializer.getStart(), end, text: JSON.stringify(text)});
    else {
      const [after = ''] = /^,?\s*/.exec(code.slice(end)) ?? [];
      edits.push({start: node.getStart(), end: end + after.length, text: ''});
    }
  }
  visit(ts.createSourceFile('settings.ts', code, ts.ScriptTarget.Latest, true), []);
  return edits.reduceRight(
    (result, {start, end, text}) => result.slice(0, start) + text + result.slice(end),
    code,
  );
}

const GITHUB = 'https://github.com/';
const NAME = {
  what: {vi: 'tên viết trên một dòng', en: 'a name on one line'},
  pattern: /^(?=\P{Cc}*$)\P{L}*\p{L}/u,
};

/** Keyed by the command's option names. */
export const questions = {
  name: {...NAME, question: {vi: 'Tên bạn', en: 'Your name'}, example: 'Trần Thị Bích'},
  'site-name': {
    ...NAME,
    question: {vi: 'Tên website', en: 'Name of your site'},
    example: 'Góc Bích',
  },
  email: {
    question: {vi: 'Email của bạn (người đọc sẽ thấy)', en: 'Your email address (readers see it)'},
    what: {vi: 'địa chỉ email', en: 'an email address'},
    example: 'bich@bich.dev',
    pattern: /^[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>.]+$/,
  },
  github: {
    question: {vi: 'Tài khoản GitHub của bạn', en: 'Your GitHub account'},
    what: {vi: 'tên hoặc URL của tài khoản GitHub', en: 'the name or URL of a GitHub account'},
    example: 'tranbich',
    pattern: /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i,
  },
  url: {
    question: {vi: 'URL của website', en: 'URL of your site'},
    what: {
      vi: 'URL đầy đủ (không có query, không thuộc github.com, đường dẫn không phải /blog hay /docs)',
      en: 'a full URL (no query, not on github.com; its path cannot be /blog or /docs)',
    },
    example: 'https://bich.github.io/goc-bich',
    // The blog and the guides need the paths /blog and /docs
    pattern:
      /^https?:\/\/(?!github\.com\/)(localhost|[\p{L}\d-]+(\.[\p{L}\d-]+)+)(:\d+)?(?!\/(blog|docs)\/?$)(\/[\w.~/-]*)?$/u,
  },
};

export type Answers = Partial<Record<string, string>>;
export const options = Object.keys(questions) as (keyof typeof questions)[];

/** Cleans an answer. A GitHub URL becomes the account name. */
export const cleaned = (option: string, answer: string): string => {
  const value = answer.trim().normalize('NFC');
  return option === 'github'
    ? value
        .replace(/^(.*github\.com[/:]|https?:\/\/)?@?/i, '')
        .replace(/\/.*/, '')
        .replace(/\.github\.io$/i, '')
    : value;
};

/** Returns an error message in a language if the answer is invalid or missing. */
export function problemIn(
  option: keyof typeof questions,
  answer = '',
  language: 'vi' | 'en' = 'en',
): string | undefined {
  const {what, example, pattern} = questions[option];
  if (pattern.test(cleaned(option, answer))) return undefined;
  const found = JSON.stringify(answer);
  if (language === 'vi')
    return `${answer === '' ? 'Chưa có câu trả lời' : `${found} không hợp lệ`}. Hãy nhập ${what.vi}, ví dụ ${example}.`;
  return `${answer === '' ? 'missing' : `${found} is not valid`}. Enter ${what.en}, like ${example}.`;
}

/** Returns an error message for each invalid or missing answer. The site's name is optional. */
export const problemsIn = (answers: Answers): string[] =>
  options.flatMap((option) => {
    const isOptional = option === 'site-name' && answers[option] === undefined;
    const problem = isOptional ? undefined : problemIn(option, answers[option]);
    return problem === undefined ? [] : [`--${option}: ${problem}`];
  });

/**
 * Returns a value for each setting that describes the example author. The keys are paths in `site.ts`;
 * `undefined` removes a setting. The tagline and the role are placeholders.
 *
 * @param remote the GitHub repository that the site was cloned from, as `account/name`
 */
export function ownSettings(answers: Answers, remote = '', branch = 'main') {
  const {name = '', github = '', url = '', 'site-name': siteName = name} = answers;
  const {host, origin, pathname} = new URL(url);
  const isOwnClone = remote.toLowerCase().startsWith(`${github.toLowerCase()}/`);
  // GitHub Pages publishes the repository `goc-lan` at https://lan.github.io/goc-lan, and the repository
  // `lan.github.io` at https://lan.github.io
  const folder = host.endsWith('.github.io') ? pathname.split('/')[1] || host : slugOf(siteName);
  const repository = isOwnClone ? remote : `${github}/${folder || 'site'}`;
  return {
    name: siteName,
    tagline: {
      vi: 'Ghi lại những điều học được khi làm phần mềm',
      en: 'Notes on what I learn while making software',
    },
    url: origin,
    baseUrl: `${pathname.replace(/(?<!\/)\/+$/, '')}/`,
    'author.name': name,
    'author.email': answers.email,
    'author.role': {vi: 'Lập trình viên', en: 'Developer'},
    'author.about': undefined,
    'author.portrait': undefined,
    sourceUrl: `${GITHUB}${repository}`,
    sourceBranch: branch,
    socials: [{id: 'github', label: 'GitHub', url: `${GITHUB}${github}`}],
  };
}

/**
 * Returns a link for each language that opens GitHub's editor with a new draft. Its date is that of the
 * first commit, because a link cannot contain today's date.
 *
 * @param sourceUrl the repository's URL
 */
export const newPostLinks = (sourceUrl: string, branch: string): string[] =>
  locales.map((locale) => {
    const isVietnamese = locale === 'vi';
    const fields = [
      `title: ${isVietnamese ? 'Bài mới' : 'New post'}`,
      ...(locale === defaultLocale ? [] : [`language: ${locale}`]),
      ...['tags: []', 'draft: true'],
    ];
    const [opening] = placeholderText[isVietnamese ? 'vi' : 'en'];
    const query = new URLSearchParams({
      filename: `blog/${isVietnamese ? 'bai-moi' : 'new-post'}.md`,
      value: ['---', ...fields, '---', '', opening, ''].join('\n'),
    });
    return `${sourceUrl}/new/${branch}?${query}`;
  });
