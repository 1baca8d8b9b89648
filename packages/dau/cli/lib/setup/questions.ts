const NAME = {
  what: 'a name with letters, on one line',
  pattern: /^(?=\P{Cc}*$)\P{L}*\p{L}/u,
};

/** Keyed by the command's option names. */
export const questions = {
  name: {...NAME, question: 'Your name', example: 'Trần Thị Bích'},
  'site-name': {
    ...NAME,
    question: 'Name of your site',
    example: 'Góc Bích',
  },
  email: {
    question: 'Your email address (readers see it)',
    what: 'an email address',
    example: 'bich@bich.dev',
    pattern: /^[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>.]+$/,
  },
  github: {
    question: 'Your GitHub account',
    what: 'the name or URL of a GitHub account',
    example: 'tranbich',
    pattern: /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i,
  },
  url: {
    question: 'URL of your site',
    what: 'a full URL (no query, not on github.com; its path cannot be /blog or /docs)',
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

/** Returns an error message if the answer is invalid or missing. */
export function problemIn(option: keyof typeof questions, answer = ''): string | undefined {
  const {what, example, pattern} = questions[option];
  if (pattern.test(cleaned(option, answer))) return undefined;
  const problem = answer === '' ? 'missing' : `${JSON.stringify(answer)} is not valid`;
  return `${problem}. Enter ${what}, like ${example}.`;
}

/** Returns an error message for each invalid or missing answer. The site's name is optional. */
export const problemsIn = (answers: Answers): string[] =>
  options.flatMap((option) => {
    const isOptional = option === 'site-name' && answers[option] === undefined;
    const problem = isOptional ? undefined : problemIn(option, answers[option]);
    return problem === undefined ? [] : [`--${option}: ${problem}`];
  });
