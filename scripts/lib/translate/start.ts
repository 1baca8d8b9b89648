/** Starts a translation from its original. */
import path from 'node:path';

import {contentFileAt, contentFolder} from '../../../src/plugins/content/check/files';
import {
  formatOf,
  openParser,
  type Format,
} from '../../../src/plugins/content/check/markdown/parser';
import {attributesOf, lineOf, type Node} from '../../../src/plugins/content/check/markdown/tree';
import {parseFrontMatter} from '../../../src/plugins/content/check/yaml';
import {READ_ATTRIBUTES} from '../../../src/plugins/content/check/words/pieces';
import {TRANSLATED_FIELDS} from '../../../src/plugins/content/translations/blocks';
import {FIELD_MARK, markIn} from '../../../src/plugins/content/translations/marks';
import {RECORD_FIELD, recordOf} from '../../../src/plugins/content/translations/record';
import {inlineWords} from '../../../src/plugins/content/translations/words';
import {startedFile, type TranslationState} from '../../../src/plugins/content/translations/states';
import type {Change} from '../edit/changes';
import {movedAddresses} from './addresses';
import {endOfLine, fieldIn, withField} from './front-matter';

/** Where a text has words to translate. */
type Place = {readonly line: number; readonly column: number; readonly isOwnLine: boolean};

/** Letters are translated; numbers, signs and emoji are not. */
const hasWords = (text: string) => /\p{L}/u.test(text);

const startOf = (node: Node, isOwnLine: boolean): Place => ({
  line: lineOf(node),
  column: node.position?.start.column ?? 1,
  isOwnLine,
});

function* placesIn(node: Node): Generator<Place> {
  if (node.type === 'heading' || node.type === 'paragraph') {
    const [first] = node.children ?? [];
    if (first && hasWords(inlineWords(node))) yield startOf(first, false);
    return;
  }
  if (node.type === 'tableRow') {
    const first = node.children?.find((cell) => hasWords(inlineWords(cell)));
    const [inside] = first?.children ?? [];
    if (inside) yield startOf(inside, false);
    return;
  }
  const isRead = attributesOf(node).some(
    ({name = '', value}) =>
      READ_ATTRIBUTES.has(name) && typeof value === 'string' && hasWords(value),
  );
  if (node.type === 'mdxJsxFlowElement' && isRead) yield startOf(node, true);
  for (const child of node.children ?? []) yield* placesIn(child);
}

/** Puts a mark before each block that has words. Code is left as it is. */
function withMarks(text: string, tree: Node, format: Format): string {
  const end = endOfLine(text);
  const lines = text.split(/\r?\n/);
  const mark = markIn(format);
  // From the last one, so that the places before it stay where they are
  for (const {line, column, isOwnLine} of [...placesIn(tree)].reverse()) {
    const there = lines[line - 1] ?? '';
    const [before, after] = [there.slice(0, column - 1), there.slice(column - 1)];
    lines[line - 1] =
      `${before}${mark}${isOwnLine ? `${end}${before.replace(/\S/g, ' ')}` : ' '}${after}`;
  }
  return lines.join(end);
}

/** Fields of the front matter that the translation has already, by `npm run new`. */
type Given = Readonly<Record<string, string | undefined>>;

/** Reads the translated fields of a text that `npm run new` has made. */
export const givenFields = (text: string): Given =>
  Object.fromEntries(TRANSLATED_FIELDS.map((field) => [field, fieldIn(text, field)]));

function withFieldMarks(text: string, given: Given): string {
  return TRANSLATED_FIELDS.reduce((changed, field) => {
    const own = fieldIn(changed, field);
    const value = given[field];
    if (value !== undefined) return withField(changed, field, value);
    return own === undefined
      ? changed
      : changed.replace(new RegExp(`^(?=${field}:)`, 'm'), FIELD_MARK + endOfLine(text));
  }, text);
}

/**
 * Plans the file of a translation that begins as a copy of its original. The front matter, the ids
 * of headings, code and components stay. Each block to translate has a mark before it.
 *
 * @param text the original
 * @param given fields that are translated already
 */
export async function planStart(
  siteDir: string,
  {original, originalLanguage, language}: Omit<TranslationState, 'state' | 'changes'>,
  text: string,
  given: Given = {},
): Promise<Change> {
  const content = contentFileAt(original);
  const matter = parseFrontMatter(original, text);
  const values = 'values' in matter ? matter.values : {};
  const format = formatOf(original, values);
  const parsed = (await openParser())(text, format);
  const record = await recordOf(originalLanguage, path.join(siteDir, original), text);
  if (!content || !('tree' in parsed) || !record) throw new Error(`${original} cannot be read.`);
  const file = startedFile(`${contentFolder(content.kind, language)}/${content.key}`);
  const marked = withFieldMarks(withMarks(text, parsed.tree, format), given);
  const recorded = withField(withField(marked, 'language', undefined), RECORD_FIELD, record);
  return {
    file,
    what: 'started; no build publishes it',
    content: movedAddresses(siteDir, recorded, original, file),
  };
}
