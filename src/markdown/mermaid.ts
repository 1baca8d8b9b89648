import {parse, wcagContrast} from 'culori';

import {openRenderer} from './mermaid-renderer.cjs';

/** The keywords of the diagram types that the renderer draws. */
const KINDS = 'flowchart graph sequenceDiagram stateDiagram classDiagram erDiagram'.split(' ');

/** Maps the renderer's color names to colors of the site, which depend on the color mode. */
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

/** Mermaid's keywords, which a drawing does not show as text. */
const KEYWORDS = new Set(
  'subgraph end direction TD TB LR RL BT participant actor as note over left right of loop alt else opt par and critical option break rect activate deactivate autonumber state fork join choice class namespace br PK FK UK o x default'
    .split(' ')
    .concat(KINDS, 'v2')
    .map((word) => word.toLowerCase()),
);
/** Matches lines that add no words to a drawing, such as comments, styles and empty lines. */
const LOOKS = /^\s*(%%|classDef |class [\w,]+ \w|style |linkStyle |click |accTitle|accDescr|$)/;

/**
 * Punctuation in quotes is not syntax, so characters of the private use area replace it until the
 * diagram is drawn.
 */
const PRIVATE = 0xe000;
const hidden = (words: string) =>
  words.replace(/<br\s*\/?>|[!-/:-@[-`{-~]/g, (sign) =>
    sign.length > 1 ? sign : String.fromCharCode(PRIVATE + sign.charCodeAt(0)),
  );
const shown = (svg: string) =>
  svg.replace(/[\uE000-\uE07F]/g, (sign) => `&#${sign.charCodeAt(0) - PRIVATE};`);

/**
 * Sets the color of words in a box if the author has set the color of the box. Words in the color of the
 * site would be unreadable there in one of the two color modes.
 */
const withTextColor = (line: string): string =>
  line.replace(
    /^(?!.*\bcolor:)\s*(?:style|classDef)\s.*\bfill:\s*([^,;\s]+)/,
    (start, fill: string) => {
      if (!parse(fill)) return start;
      const isDark = wcagContrast(fill, 'white') > wcagContrast(fill, 'black');
      return `${start},color:${isDark ? 'white' : 'black'}`;
    },
  );

/** Rewrites a line of a flowchart in the only form that the renderer reads: `A -->|words| B`. */
const plainFlow = (line: string): string =>
  line
    .replaceAll('#quot;', hidden('"'))
    .replace(/<\/?(?:b|i|u|em|strong|small)>/gi, '')
    .replace(/"([^"]*)"/g, (_, words: string) => hidden(words))
    // The renderer has no slanted boxes, so they become rectangles
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
 * Draws a diagram as SVG in the colors of the site. Returns `undefined` if the renderer does not
 * support the type of diagram, or would leave out a part of this diagram.
 *
 * @param id prefix of the ids in the drawing
 */
export async function drawMermaid(source: string, id: string): Promise<string | undefined> {
  // The renderer has no settings, so the front matter of a diagram is ignored
  const lines = source
    .replace(/^---\n[^]*?\n---$/m, (matter) => matter.replace(/.+/g, ''))
    .split('\n');
  const first = lines.findIndex((line) => !LOOKS.test(line));
  const [kind = ''] = /\w+/.exec(lines[first] ?? '') ?? [];
  if (!KINDS.includes(kind)) return undefined;
  const isFlow = kind === 'flowchart' || kind === 'graph';
  const written = lines
    .map((line) => line.replace(/^\s*(acc(Title|Descr)|click)\b.*/, ''))
    .map((line) => (isFlow && !LOOKS.test(line) ? plainFlow(line) : withTextColor(line)));
  const renderer = await openRenderer();
  let svg = '';
  try {
    svg = renderer.renderMermaidSVG(written.join('\n')).replace(/<style>[^]*?<\/style>/g, '');
  } catch {
    return undefined;
  }
  const drawn = new Set(wordsOf(svg));
  /** Returns the words that the renderer reads in a line of a flowchart. */
  const wordsIn = (line: string) => {
    const {nodes, edges, subgraphs} = renderer.parseMermaid(`graph TD\n${line}\nend`);
    // Replace each `\n`, because its `n` would become part of a word
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
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .trim();
}
