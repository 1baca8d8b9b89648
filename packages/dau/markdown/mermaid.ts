import {openRenderer} from './mermaid-renderer.cjs';

const KINDS = [
  'flowchart',
  'graph',
  'sequenceDiagram',
  'stateDiagram',
  'classDiagram',
  'erDiagram',
];

/** The site's variable for each of the renderer's color names. */
const COLORS: Record<string, string> = {
  bg: '--dau-paper',
  _line: '--dau-ink-soft',
  _arrow: '--dau-ink',
  '_node-fill': '--dau-paper-raised',
  '_node-stroke': '--dau-line-strong',
  '_group-fill': '--dau-paper',
  '_group-hdr': '--dau-paper-sunken',
  '_inner-stroke': '--dau-line',
  '_key-badge': '--dau-line',
  '_text-sec': '--dau-ink-soft',
  '_text-muted': '--dau-ink-soft',
  '_text-faint': '--dau-ink-soft',
};

/** Mermaid's keywords, which drawings do not show as text. */
const KEYWORDS = new Set(
  [
    ...KINDS,
    'v2',
    'subgraph',
    'end',
    'direction',
    'TD',
    'TB',
    'LR',
    'RL',
    'BT',
    'participant',
    'actor',
    'as',
    'note',
    'over',
    'left',
    'right',
    'of',
    'loop',
    'alt',
    'else',
    'opt',
    'par',
    'and',
    'critical',
    'option',
    'break',
    'rect',
    'activate',
    'deactivate',
    'autonumber',
    'state',
    'fork',
    'join',
    'choice',
    'class',
    'namespace',
    'br',
    'PK',
    'FK',
    'UK',
    'o',
    'x',
    'default',
  ].map((word) => word.toLowerCase()),
);

/** The longest line to draw without a browser. */
const MAX_LINE = 1000;

/** Matches lines whose words do not appear in the drawing, such as comments and styles. */
const LOOKS = /^\s*(%%|classDef |class [\w,]+ \w|style |linkStyle |click |accTitle|accDescr|$)/;

/**
 * The start of Unicode's private use area. Its characters replace punctuation in quotes until the
 * diagram is drawn, because the renderer would read the punctuation as syntax.
 */
const PRIVATE = 0xe000;
const hidden = (words: string) =>
  words.replace(/<br\s*\/?>|[!-/:-@[-`{-~]/g, (sign) =>
    sign.length > 1 ? sign : String.fromCharCode(PRIVATE + sign.charCodeAt(0)),
  );
const shown = (svg: string) =>
  svg.replace(/[\uE000-\uE07F]/g, (sign) => `&#${sign.charCodeAt(0) - PRIVATE};`);

/** Rewrites a flowchart line in the only form that the renderer supports: `A -->|words| B`. */
const plainFlow = (line: string): string =>
  line
    .replaceAll('#quot;', hidden('"'))
    .replace(/<\/?(?:b|i|u|em|strong|small)>/gi, '')
    .replace(/"([^"]*)"/g, (_, words: string) => hidden(words))
    // The renderer does not support slanted boxes, so they become rectangles
    .replace(/\[[/\\]([^\]]*)[/\\]\]/g, '[$1]')
    .replace(/;\s*/g, '\n')
    .replace(/^(\s*(?:graph|flowchart))\s*$/gm, '$1 TD')
    .replace(/(?<![-<])--(?!-)\s*([^\s>|=-][^>|]*?)\s*--+>/g, '-->|$1|')
    .replace(/(?<![=<])==(?!=)\s*([^\s>|=-][^>|]*?)\s*==+>/g, '==>|$1|')
    .replace(/-\.(?!-)\s*([^\s>|.-][^>|]*?)\s*\.+->/g, '-.->|$1|')
    .replace(/(-|=)\1+>/g, '$1$1>')
    .replace(/-\.+->/g, '-.->')
    .replace(/\s*(<?(?:-->|==>|-\.->|(?<!-)---(?![->])|===|-\.-(?!>)))(\|[^|]*\|)?\s*/g, ' $1$2 ');

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Draws a diagram as SVG in the site's colors, without a browser. Returns `undefined` if the renderer
 * does not support the diagram, or if one of its words is missing from the drawing.
 *
 * @param id the prefix of the ids in the drawing
 */
export async function drawMermaid(source: string, id: string): Promise<string | undefined> {
  // The renderer does not support the settings in a diagram's front matter
  const lines = source
    .replace(/^---\n[^]*?\n---(?=\n|$)/, (matter) => matter.replace(/.+/g, ''))
    .split('\n');
  const first = lines.findIndex((line) => !LOOKS.test(line));
  const [kind = ''] = /\w+/.exec(lines[first] ?? '') ?? [];
  // The time for a line grows with the square of its length
  if (!KINDS.includes(kind) || lines.some(({length}) => length > MAX_LINE)) return undefined;
  const isFlow = kind === 'flowchart' || kind === 'graph';
  const written = lines
    .map((line) => line.replace(/^\s*(acc(Title|Descr)|click)\b.*/, ''))
    .map((line) => (isFlow && !LOOKS.test(line) ? plainFlow(line) : line));
  const renderer = await openRenderer();
  let svg = '';
  try {
    svg = renderer.renderMermaidSVG(written.join('\n')).replace(/<style>[^<]*<\/style>/g, '');
  } catch {
    return undefined;
  }
  const drawn = new Set(wordsOf(svg));
  /** Returns the words that the renderer finds in a flowchart line. */
  const wordsIn = (line: string) => {
    const {nodes, edges, subgraphs} = renderer.parseMermaid(`graph TD\n${line}\nend`);
    // The `n` of an escaped `\n` would become part of a word
    const read = JSON.stringify([[...nodes.values()], edges, subgraphs]);
    return new Set(wordsOf(read.replaceAll('\\n', ' ')));
  };
  const isDrawn = (line: string) => {
    const known = isFlow ? wordsIn(line) : drawn;
    const isOpen =
      isFlow &&
      (/(-->|---|==>|===|-\.->|-\.-)(\s*\|[^|]*\|)?\s*$/.test(line) ||
        line.split(/[[({]/).length !== line.split(/[\])}]/).length);
    const isKnown = (word: string) => known.has(word) || KEYWORDS.has(word.toLowerCase());
    return LOOKS.test(line) || (!isOpen && wordsOf(line).every(isKnown));
  };
  if (!written.slice(first + 1).every(isDrawn)) return undefined;
  return shown(svg)
    .replace('(no attributes)', '')
    .replace(/ style="[^"]*"/, '')
    .replace(/ (class|xmlns|data-[\w-]+)="[^"]*"/g, '')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => `var(${COLORS[name] ?? '--dau-ink'})`)
    .replace(/(\bid="|url\(#)/g, `$1${id}-`)
    .replace(/(?<!\d)\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .trim();
}
