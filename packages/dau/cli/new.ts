import {languageName} from '../content/content-languages';
import {defaultLocale, locales} from '../settings/locales';
import {printChanges, writeChanges} from './lib/file-changes';
import {kinds, planNew} from './lib/new/files-and-front-matter';
import {fail, readArguments, runScript} from './lib/terminal';

const others = locales.slice(1);
const nameOf = (locale: string) => languageName(locale, 'en');

const HELP = `Starts a draft in the site's languages.

  npm run new -- post "Title in ${nameOf(defaultLocale)}"${others.map((locale) => ` --${locale} "…"`).join('')}
  npm run new -- guide "…" --section git
  npm run new -- section "…"                  a section for guides
  npm run new -- page "…"
${others.map((locale) => `\n  --${locale} "…"               the title in ${nameOf(locale)}`).join('')}
  --only ${locales.join('|').padEnd(15)} write only in this language, including the title
  --tags Git,web         tags; new ones are added to tags.yml
  --section git          the folder in docs/, for a guide or a section
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

async function main() {
  const titleOptions = Object.fromEntries(others.map((locale) => [locale, text]));
  const {values, positionals} = readArguments({...options, ...titleOptions}, HELP);
  const [word = '', title, ...rest] = positionals;
  if (rest.length > 0) fail(`The title is not in quotes. Write: "${[title, ...rest].join(' ')}".`);
  const kind =
    kinds.find((one) => one === word) ??
    fail(`${word ? `Unknown kind "${word}"` : 'The kind is missing'}. Use ${kinds.join(', ')}.`);
  const {only = defaultLocale, tags, section, slug, md, date} = values;
  if (!locales.includes(only))
    fail(`--only "${only}" is not one of the site's languages. Use ${locales.join(' or ')}.`);

  const given: Record<string, unknown> = title ? {...values, [only]: title} : values;
  const titles: Record<string, string> = {};
  for (const locale of [only, ...(values.only === undefined ? others : [])]) {
    titles[locale] = String(given[locale] ?? '')
      .trim()
      .normalize('NFC');
    const advice =
      locale === only
        ? 'Write it in quotes.'
        : `Add --${locale} "…", or --only ${defaultLocale} to write in one language.`;
    if (!titles[locale]) fail(`The title in ${nameOf(locale)} is missing. ${advice}`);
  }
  const changes = await planNew(process.cwd(), {
    kind,
    titles,
    slug,
    section,
    isPlain: md,
    tags: tags?.split(',').flatMap((tag) => tag.trim() || []),
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
