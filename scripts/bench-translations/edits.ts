/** Edits that authors make, each with a label: what a translator has to know about it. */
import {format} from 'prettier';

import {bodyStart, chunksOf, type Chunk, type Shape} from './chunks';

/** A change that has to be reported. */
export type Label = {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Line in the edited text, from 1, if the change has one. */
  readonly line?: number;
};

/** The text after an edit, and the changes to report: none if no translation is needed. */
export type Edited = {readonly text: string; readonly labels: readonly Label[]};

/** Returns a whole number from 0 to `below - 1`. */
export type Random = (below: number) => number;

/** An edit; `undefined` if the text has no place for it. */
export type Edit = (text: string, random: Random) => Edited | undefined;

/** Lays out a text anew with another style than the texts have. `undefined` if that fails. */
export async function formattedByPrettier(text: string): Promise<Edited | undefined> {
  try {
    return unlabeled(await format(text, {parser: 'mdx', tabWidth: 4, semi: false, printWidth: 90}));
  } catch {
    return undefined;
  }
}

type Lines = readonly string[];

const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items.length === 0 ? undefined : items[random(items.length)];

const ofShape = (lines: Lines, shape: Shape, test: RegExp = /./): Chunk[] =>
  chunksOf(lines).filter(
    (chunk) => chunk.shape === shape && test.test(lines.slice(chunk.from, chunk.to).join('\n')),
  );

const unlabeled = (text: string): Edited => ({text, labels: []});

/** Replaces the lines of a chunk. */
const spliced = (lines: Lines, {from, to}: Pick<Chunk, 'from' | 'to'>, ...put: string[]) =>
  [...lines.slice(0, from), ...put, ...lines.slice(to)].join('\n');

/** Changes a chunk of a shape. The change is on its line `at`. */
function inChunk(
  shape: Shape,
  test: RegExp,
  change: (
    lines: string[],
    random: Random,
  ) => {lines: readonly string[]; kind: Label['kind']; at?: number} | undefined,
): Edit {
  return (text, random) => {
    const lines = text.split('\n');
    const chunk = pick(ofShape(lines, shape, test), random);
    const changed = chunk && change(lines.slice(chunk.from, chunk.to), random);
    if (!chunk || !changed) return undefined;
    const {kind, at} = changed;
    return {
      text: spliced(lines, chunk, ...changed.lines),
      labels: [{kind, ...(at !== undefined && {line: chunk.from + at + 1})}],
    };
  };
}

const NEW_SENTENCE = 'Câu thứ 4711 này vừa được thêm vào.';

/** Prose without markup in it, so that an edit of its words cannot break the syntax. */
const PLAIN = /^[^<>{}[\]`*_|:]{60,}$/;

const letters = (word: string) => /^\p{L}{4,}$/u.test(word);

function replaceWord(line: string, random: Random, change: (word: string) => string) {
  const words = line.split(' ');
  const places = [...words.keys()].filter((at) => letters(words[at] ?? ''));
  const at = pick(places, random);
  if (at === undefined) return undefined;
  words[at] = change(words[at] ?? '');
  return words.join(' ');
}

/** Changes the first line of a chunk. */
const inFirstLine = (
  shape: Shape,
  test: RegExp,
  change: (line: string, random: Random) => string | undefined,
): Edit =>
  inChunk(shape, test, ([first = '', ...rest], random) => {
    const line = change(first, random);
    return line === undefined ? undefined : {lines: [line, ...rest], kind: 'changed', at: 0};
  });

/** Changes all chunks of a shape. */
const everyChunk =
  (shape: Shape, change: (lines: string[]) => string[]): Edit =>
  (text) => {
    const lines = text.split('\n');
    const changed = ofShape(lines, shape).reduceRight<string[]>(
      (all, {from, to}) => [
        ...all.slice(0, from),
        ...change(all.slice(from, to)),
        ...all.slice(to),
      ],
      lines,
    );
    return unlabeled(changed.join('\n'));
  };

/** Changes the front matter. */
const inFields =
  (change: (fields: string) => string): Edit =>
  (text) => {
    const lines = text.split('\n');
    const end = bodyStart(lines);
    const fields = lines.slice(0, end).join('\n');
    return unlabeled([change(fields), ...lines.slice(end)].join('\n'));
  };

/** Sections of level 2: from each heading to the next. */
function sectionsOf(lines: Lines): {from: number; to: number}[] {
  const starts = ofShape(lines, 'heading', /^## /).map(({from}) => from);
  return starts.map((from, index) => ({from, to: starts[index + 1] ?? lines.length}));
}

/** Changes all prose. Code, tables, components and headings stay. */
const everyProse = (change: (lines: string[]) => string[]) => everyChunk('prose', change);

/** Changes the lines of all prose, but not code, tags and addresses in them. */
const everyWord = (change: (text: string) => string) =>
  everyProse((lines) => lines.map((line) => outsideCode(line, change)));

const outsideCode = (line: string, change: (text: string) => string) =>
  line
    .split(/(`[^`]*`|\{[^}]*\}|<[^>]*>|\]\([^)]*\))/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

function wrapped(lines: string[]): string[] {
  // A sign at the end of a line ends it on the page, too
  if (lines.some((line) => line.endsWith('\\'))) return lines;
  // Words that would begin a list, a quote or a heading stay on their line
  const words = lines.join(' ').split(/ +(?![-+*#>|=]|\d+[.)])/);
  return words.reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last === undefined || last.length + word.length > 60) return [...all, word];
    return [...all.slice(0, -1), `${last} ${word}`];
  }, []);
}

const field =
  (name: string, change: (value: string) => string): Edit =>
  (text) => {
    const lines = text.split('\n');
    const at = lines.slice(0, bodyStart(lines)).findIndex((line) => line.startsWith(`${name}: `));
    if (at < 0) return undefined;
    const value = change(lines[at]?.slice(name.length + 2) ?? '');
    return {
      text: spliced(lines, {from: at, to: at + 1}, `${name}: ${value}`),
      labels: [{kind: 'changed', line: at + 1}],
    };
  };

const withoutLabel =
  (edit: Edit): Edit =>
  (text, random) => {
    const edited = edit(text, random);
    return edited && unlabeled(edited.text);
  };

/** Edits after which the translation has to change, too. */
export const essential = {
  'other word': inFirstLine('prose', PLAIN, (line, random) =>
    replaceWord(line, random, () => 'hoàn-toàn-khác'),
  ),
  // Two letters in the other order. That it is only a typo, the author has to say
  'corrected typo': inFirstLine('prose', PLAIN, (line, random) =>
    replaceWord(line, random, ([a = '', b = '', c = '', ...rest]) => [a, c, b, ...rest].join('')),
  ),
  'other number': inFirstLine('prose', /^[^<>{}[\]`]*\b\d+\b[^<>{}[\]`]*$/, (line) =>
    line.replace(/\b\d+\b/, (number) => String(Number(number) + 1)),
  ),
  'negated sentence': inFirstLine('prose', PLAIN, (line) => `Không: ${line}`),
  'added sentence': inFirstLine('prose', PLAIN, (line) => `${line} ${NEW_SENTENCE}`),
  'removed sentence': inFirstLine(
    'prose',
    /^[^<>{}[\]`*_|:]{20,}\. [^<>{}[\]`*_|:]{20,}$/,
    (line) => line.replace(/^(.*)\. .*$/, '$1.'),
  ),
  'added paragraph': inChunk('prose', PLAIN, (lines) => ({
    lines: [...lines, '', `Đoạn mới. ${NEW_SENTENCE}`],
    kind: 'added',
    at: lines.length + 1,
  })),
  'removed paragraph': inChunk('prose', PLAIN, () => ({lines: [], kind: 'removed'})),
  'added code': inChunk('code', /./, (lines) => ({
    lines: [...lines, '', '```js', 'const added = 4711;', '```'],
    kind: 'added',
    at: lines.length + 1,
  })),
  'changed code': inChunk('code', /\n.*[a-z]{3}.*\n/, ([open = '', ...rest]) => ({
    lines: [open, `const changed = 4711;`, ...rest],
    kind: 'changed',
    at: 0,
  })),
  'renamed in code': inChunk('code', /\bconst \w+/, (lines) => ({
    lines: [lines.join('\n').replace(/\bconst (\w+)/, 'const renamed$1')],
    kind: 'changed',
    at: 0,
  })),
  'removed code': inChunk('code', /./, () => ({lines: [], kind: 'removed'})),
  'other heading': inFirstLine('heading', /^#{2,3} \p{L}/u, (line) =>
    line.replace(/^(#+) \S+/, '$1 Khác-hẳn'),
  ),
  'deeper heading': inFirstLine('heading', /^## /, (line) => `#${line}`),
  'added item': inChunk('list', /^(- .*(\n|$))+$/, (lines) => ({
    lines: [...lines, `- ${NEW_SENTENCE}`],
    kind: 'added',
    at: lines.length,
  })),
  'removed item': inChunk('list', /^(- .*(\n|$)){2,}$/, (lines) => ({
    lines: lines.slice(1),
    kind: 'removed',
  })),
  'added row': inChunk('table', /./, (lines) => ({
    lines: [...lines, `| mới | ${NEW_SENTENCE} |`],
    kind: 'added',
    at: lines.length,
  })),
  'changed cell': inChunk('table', /(\n.*){2}/, (lines) => ({
    lines: lines.map((line, at) => (at === 2 ? line.replace(/^\| [^|]*/, '| ô khác ') : line)),
    kind: 'changed',
    at: 2,
  })),
  'removed row': inChunk('table', /(\n.*){3}/, (lines) => ({
    lines: lines.slice(0, -1),
    kind: 'removed',
  })),
  'other title': field('title', () => 'Một tiêu đề khác hẳn'),
  'other description': field('description', (value) => value.replace(/ \S+ /, ' khác-hẳn ')),
  'other picture text': inFirstLine('other', /^<Image .*\balt="/, (line) =>
    line.replace(/alt="\S+/, 'alt="Khác'),
  ),
  'moved section': (text: string, random: Random) => {
    const lines = text.split('\n');
    const sections = sectionsOf(lines);
    const at = random(Math.max(1, sections.length - 1));
    const [first, second] = [sections[at], sections[at + 1]];
    if (!first || !second) return undefined;
    const moved = [
      ...lines.slice(0, first.from),
      ...lines.slice(second.from, second.to),
      ...(lines[second.to - 1] === '' ? [] : ['']),
      ...lines.slice(first.from, first.to),
      ...lines.slice(second.to),
    ];
    return {text: moved.join('\n'), labels: [{kind: 'moved'}]};
  },
  'moved paragraph': (text: string, random: Random) => {
    const lines = text.split('\n');
    const plain = ofShape(lines, 'prose', PLAIN);
    const chunk = plain[random(Math.max(1, plain.length - 1))];
    const target = plain.at(-1);
    if (!chunk || !target || chunk.to + 4 > target.from) return undefined;
    const own = lines.slice(chunk.from, chunk.to);
    return {
      text: [
        ...lines.slice(0, chunk.from),
        ...lines.slice(chunk.to, target.to),
        '',
        ...own,
        ...lines.slice(target.to),
      ].join('\n'),
      labels: [{kind: 'moved'}],
    };
  },
} as const satisfies Record<string, Edit>;

/** Edits after which the translation can stay as it is. */
export const harmless = {
  'Windows line ends': (text: string) => unlabeled(text.replaceAll('\n', '\r\n')),
  'wrapped lines': everyProse(wrapped),
  'double spaces': everyProse((lines) => lines.map((line) => line.replace(/(?<=[.,]) /g, '  '))),
  'spaces at the ends': everyProse((lines) =>
    // Not after the sign that ends a line within a paragraph
    lines.map((line) => (line.endsWith('\\') ? line : `${line} `)),
  ),
  'more empty lines': (text: string) => {
    const lines = text.split('\n');
    const ends = chunksOf(lines).map(({to}) => to);
    return unlabeled(
      lines.flatMap((line, at) => (ends.includes(at) ? ['', line] : [line])).join('\n'),
    );
  },
  'other quotes': everyWord((words) => words.replace(/“([^”]*)”/g, '"$1"').replaceAll('’', "'")),
  'other dashes': everyWord((words) => words.replace(/(?<=\S) [-–—] (?=\S)/g, ' — ')),
  'three dots': everyWord((words) => words.replaceAll('…', '...')),
  'no-break spaces': everyWord((words) => words.replace(/(?<=\d) (?=\p{L})/gu, '\u00A0')),
  'decomposed letters': everyProse((lines) => lines.map((line) => line.normalize('NFD'))),
  'other place of tone marks': everyWord((words) =>
    words
      .replace(/óa(?!\p{L})/gu, 'oá')
      .replace(/òa(?!\p{L})/gu, 'oà')
      .replace(/ủy(?!\p{L})/gu, 'uỷ'),
  ),
  'other emphasis': everyWord((words) =>
    words.replace(/(?<![*\\\p{L}])\*([^*\s][^*]*)\*(?![*\p{L}])/gu, '_$1_'),
  ),
  'more emphasis': withoutLabel(
    inFirstLine('prose', PLAIN, (line, random) =>
      replaceWord(line, random, (word) => `**${word}**`),
    ),
  ),
  'other address of a link': everyProse((lines) =>
    lines.map((line) =>
      line.replace(/(?<=(?:^|[^!`])\[[^[\]`]+\]\()[^)\s]+(?=\))/g, 'https://example.com/new'),
    ),
  ),
  'other list markers': everyChunk('list', (lines) =>
    lines.map((line) => line.replace(/^- /, '* ')),
  ),
  'other ids of headings': everyChunk('heading', (lines) =>
    lines.map((line) => line.replace(/\{\/\* #(.*) \*\/\}$/, '{/* #new-$1 */}')),
  ),
  'wider table': everyChunk('table', (lines) =>
    lines.map((line) => line.replace(/(?<!\\) \|/g, '    |').replace(/-{3}/g, '-----')),
  ),
  'other fence': everyChunk('code', ([open = '', ...rest]) =>
    open.startsWith('````')
      ? [open, ...rest]
      : [open.replace('```', '~~~~'), ...rest.slice(0, -1), '~~~~'],
  ),
  'formatted code': everyChunk('code', ([open = '', ...rest]) =>
    /^```[jt]sx?\b/.test(open)
      ? [
          open,
          ...rest.map((line) =>
            line
              .replace(/;$/, '')
              .replace(/^( +)/, '$1$1')
              .replace(/'([^'"`]*)'/g, '"$1"'),
          ),
        ]
      : [open, ...rest],
  ),
  'a comment': withoutLabel(
    inChunk('prose', PLAIN, (lines) => ({
      lines: ['{/* Đã đọc lại ngày 1 tháng 7. */}', '', ...lines],
      kind: 'added',
    })),
  ),
  'other date and tags': inFields((fields) =>
    fields
      .replace(/^(tags|date): .*$/m, '$1: [khac]')
      .replace(/^---\n/, '---\nsidebar_class_name: other\n'),
  ),
  'other order of fields': inFields((fields) => {
    const lines = fields.split('\n').slice(1, -1);
    const isPlain = lines.every((line) => /^\w+: /.test(line));
    return isPlain ? ['---', ...[...lines].reverse(), '---'].join('\n') : fields;
  }),
  'quoted title': inFields((fields) =>
    fields.replace(/^title: ([^'"\n]+)$/m, (_, title) => `title: ${JSON.stringify(title)}`),
  ),
  'other place of a picture': everyChunk('other', (lines) =>
    lines.map((line) =>
      line.replace(
        /^import (\w+) from '[^']*\/([\w-]+\.(png|jpg))';$/,
        "import $1 from './img/new-$2';",
      ),
    ),
  ),
} as const satisfies Record<string, Edit>;

/** Does two edits, of which the second does not move the lines of the first one. */
export function both(first: Edit, second: Edit): Edit {
  return (text, random) => {
    const one = first(text, random);
    const two = one && second(one.text, random);
    if (!one || !two || two.text.split('\n').length !== one.text.split('\n').length)
      return undefined;
    return {text: two.text, labels: [...one.labels, ...two.labels]};
  };
}
