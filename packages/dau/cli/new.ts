import '../utils/node-version';

import {languageName} from '../content/content-languages';
import {contentFolder} from '../content/content-files';
import {defaultLocale, locales} from '../settings/locales';
import {suggestion} from '../utils/suggestion';
import {askChoice, askText, isTerminal, fail, readArguments, runScript} from './lib/terminal';
import {printChanges, writeChanges} from './lib/file-changes';
import {kinds, newTags, planNew, type Tag} from './lib/new/files-and-front-matter';

const others = locales.slice(1);
const nameOf = (locale: string) => languageName(locale, 'en');

const HELP = `Starts a draft in the site's languages.

  npm run new                                 asks questions
  npm run new -- post "Title in ${nameOf(defaultLocale)}"${others.map((locale) => ` --${locale} "…"`).join('')}
  npm run new -- guide "…" --section git
  npm run new -- section "…"                  a section for guides
  npm run new -- page "…"
${others.map((locale) => `\n  --${locale} "…"               the title in ${nameOf(locale)}`).join('')}
  --only ${locales.join('|').padEnd(15)} write only in this language, and give the title in it
  --tags Git,web         tags; new ones are added to tags.yml${
    others.length > 0
      ? `, with a label for each
                         language: --tags "Học máy=Machine learning"`
      : ''
  }
  --section git          the folder in docs/ (guides only)
  --date 2027-01-15      the post's date; a post with a future date is published on that day
  --slug my-slug         the last part of the URL
  --md                   plain Markdown instead of MDX (components need MDX)

Projects, events and the CV are lists in src/data: your editor autocompletes their fields.`;

const text = {type: 'string'} as const;
const options = {
  only: text,
  section: text,
  date: text,
  slug: text,
  tags: text,
  md: {type: 'boolean'},
} as const;

/** Returns the given title. If there is none, asks for one, or fails without a terminal. */
async function titleFrom(given: string | undefined, question: string, missing: string) {
  if (given === undefined && !isTerminal) fail(missing);
  return (given ?? (await askText(question))).trim().normalize('NFC');
}

/**
 * Reads `--tags`. Asks for the label of a new tag in each language that is written. Without a terminal,
 * says where to change it. A label in ASCII, such as `Git`, is probably a name and needs no translation.
 */
async function tagsFrom(kind: 'post' | 'guide', list: string, written: readonly string[]) {
  const tags = list.split(',').flatMap((tag) => tag.trim() || []);
  const read = tags.map((tag): Tag => {
    const [label = '', ...rest] = tag.split('=').map((part) => part.trim());
    const labels = rest.flatMap((each, at) => (each ? [[locales[at + 1] ?? '', each]] : []));
    return {label, labels: Object.fromEntries(labels)};
  });
  for (const {label, labels} of newTags(process.cwd(), kind, read)) {
    if (/^\p{ASCII}*$/u.test(label)) continue;
    for (const locale of written.filter((each) => each !== defaultLocale && !labels[each])) {
      const answer = isTerminal ? await askText(`The tag "${label}" in ${nameOf(locale)}`) : '';
      if (answer) Object.assign(labels, {[locale]: answer});
      else
        console.log(
          `The new tag "${label}" has the same label in ${nameOf(locale)}. To translate it, change its label in ${contentFolder(kind, locale)}/tags.yml.`,
        );
    }
  }
  return read;
}

async function main() {
  const titleOptions = Object.fromEntries(others.map((locale) => [locale, text]));
  const {values, positionals} = readArguments({...options, ...titleOptions}, HELP);
  const [word, given, ...rest] = positionals;
  if (rest.length > 0) fail(`The title is not in quotes. Write: "${[given, ...rest].join(' ')}".`);
  const asked = word ?? (isTerminal ? await askChoice('What do you want to create?', kinds) : '');
  const kind =
    kinds.find((one) => one === asked) ??
    fail(
      `${asked ? [`Unknown kind "${asked}".`, suggestion(asked, kinds)].filter(Boolean).join(' ') : 'The kind is missing.'} Use ${kinds.join(', ')}.`,
    );
  const {only = defaultLocale, tags, section, slug, md, date} = values;
  if (!locales.includes(only))
    fail(`--only "${only}" is not one of the site's languages. Use ${locales.join(' or ')}.`);

  const titles = {
    [only]: await titleFrom(given, 'Title', 'The title is missing. Write it in quotes.'),
  };
  if (!titles[only]) fail('The title is empty. Write one in quotes.');
  for (const locale of values.only === undefined ? others : []) {
    const title = await titleFrom(
      (values as Record<string, unknown>)[locale] as string | undefined,
      `Title in ${nameOf(locale)} (press Enter for no translation)`,
      `The title in ${nameOf(locale)} is missing. Add --${locale} "…", or --only ${defaultLocale} to write in one language.`,
    );
    if (title) titles[locale] = title;
  }
  const changes = await planNew(process.cwd(), {
    kind,
    titles,
    slug,
    section,
    isPlain: md,
    tags:
      tags === undefined || kind === 'section' || kind === 'page'
        ? undefined
        : await tagsFrom(kind, tags, Object.keys(titles)),
    date: date ?? new Date().toLocaleDateString('sv-SE'),
  });
  await writeChanges(process.cwd(), changes);
  printChanges(changes);
  console.log(
    kind === 'section'
      ? '\nThe section appears when it has a published guide.'
      : `\nSee it with npm start. Remove draft: true in each file to publish it.${
          kind === 'page' ? ' To link to the page, add it to src/config/navigation.ts.' : ''
        }`,
  );
}

runScript(main, ' Nothing was written.');
