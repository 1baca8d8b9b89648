const NAME = {
  what: {vi: 'tên có chữ cái, viết trên một dòng', en: 'a name with letters, on one line'},
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
