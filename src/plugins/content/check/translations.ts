import {defaultLocale} from '../../../lib/locales';
import type {Problem} from '../../../lib/problems';
import {addressOf} from './addresses';
import {contentFolder, type ContentFile} from './files';
import type {Written} from './front-matter';

/** Fields that say the same of a text in every language. */
const SHARED_FIELDS = [
  'date',
  'authors',
  'tags',
  'draft',
  'unlisted',
  'sidebar_position',
  'comments',
  'part',
];

/** Where a translation leads elsewhere than its original. */
function pairProblems(original: Written, translation: Written): Problem[] {
  const {file} = translation.content;
  const addresses = [original, translation].map(addressOf);
  const address: Problem[] =
    addresses[0] === addresses[1]
      ? []
      : [
          {
            file,
            line: translation.lines.slug ?? translation.lines.id ?? 1,
            field: translation.values.id === original.values.id ? 'slug' : 'id',
            expected: `the same address as ${original.content.file} has, ${JSON.stringify(addresses[0])}: readers who change the language are led there`,
            found: addresses[1],
          },
        ];
  const others = SHARED_FIELDS.flatMap((field): Problem[] => {
    const [expected, found] = [original.fields[field], translation.fields[field]];
    if (JSON.stringify(expected) === JSON.stringify(found)) return [];
    return [
      {
        file,
        line: translation.lines[field] ?? 1,
        field,
        expected: `the same as in ${original.content.file}, ${JSON.stringify(expected) ?? 'no such line'}`,
        found: found ?? null,
        severity: 'warning',
      },
    ];
  });
  return [...address, ...others];
}

/**
 * What is wrong between the languages of a text.
 *
 * @param files every text, also those that cannot be read: one of these is still an original
 */
export function translationProblems(
  files: readonly ContentFile[],
  texts: readonly Written[],
): Problem[] {
  const nameOf = ({kind, key}: ContentFile) => `${kind} ${key}`;
  const isOriginal = ({locale}: ContentFile) => locale === defaultLocale;
  const originals = new Set(files.filter(isOriginal).map(nameOf));
  const read = new Map(
    texts
      .filter(({content}) => isOriginal(content))
      .map((text) => [nameOf(text.content), text] as const),
  );
  const orphans = files
    .filter((content) => !isOriginal(content) && !originals.has(nameOf(content)))
    .map(({file, kind, key, locale}): Problem => {
      const folder = contentFolder(kind, defaultLocale);
      const expected = `its original, ${folder}/${key}: without one, this text is nowhere on the site. Move a text that is in this language alone to ${folder}/${key} and add "language: ${locale}"`;
      return {file, expected, severity: 'warning'};
    });
  const pairs = texts
    .filter(({content}) => !isOriginal(content))
    .flatMap((text) => {
      const original = read.get(nameOf(text.content));
      return original ? pairProblems(original, text) : [];
    });
  return [...orphans, ...pairs];
}
