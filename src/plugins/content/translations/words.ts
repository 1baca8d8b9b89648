/**
 * The words of a text in the form in which they are compared. Differences that no translation
 * needs are gone: spaces, line breaks, kinds of quotes and dashes, and where a Vietnamese syllable
 * carries its tone mark (`xoá`, `xóa`). `npm run bench:translations` measures it. A change here changes
 * digests: all recorded translations would have to be recorded again.
 */
import {attributesOf, type Attribute, type EsNode, type Node} from '../check/markdown/tree';

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Moves the tone marks of a word to its end: both spellings of a syllable become the same. */
const toneLast = (word: string) => word.replace(TONES, '') + (word.match(TONES) ?? []).join('');

/** Normalizes prose. */
export function normalProse(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{L}\p{M}]+/gu, toneLast)
    .normalize('NFC')
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/\.{3}/g, '…')
    .replace(/\s*[-‐‑–—]+\s*/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?…)\]])/g, '')
    .trim();
}

/** Languages whose white space has no meaning, and which formatters lay out anew. */
const FREE_FORM =
  /^(jsx?|tsx?|mjs|cjs|javascript|typescript|json5?|css|scss|less|html|vue|graphql)$/;

/**
 * Normalizes code. In languages that formatters know, line breaks, indentation, kinds of quotes,
 * semicolons, trailing commas and parentheses around JSX do not count. In YAML,
 * kinds of quotes do not. In all others, only the ends of lines and the number of spaces within a
 * line do not.
 */
export function normalCode(code: string, language: string): string {
  const lines = code
    .normalize('NFC')
    .replace(/[^\S\n]*\r?\n/g, '\n')
    .replace(/(?<=\S)[^\S\n]+/g, ' ')
    .trimEnd();
  if (/^ya?ml$/.test(language)) return lines.replaceAll("'", '"');
  if (!FREE_FORM.test(language)) return lines;
  const tokens =
    lines.replace(/['"`]/g, '"').match(/[\p{L}\p{M}\p{N}_$]+|[^\s\p{L}\p{M}\p{N}_$]/gu) ?? [];
  return tokens
    .filter((token) => token !== ';')
    .join(' ')
    .replace(/\{ " " \} ?/g, '')
    .replace(/\( (?=<)|(?<=>) \)/g, '')
    .replace(/ ,(?= [)\]}]|$)/g, '')
    .replace(/\( ([\w$]+) \) (?== >)/g, '$1 ');
}

/** Places and looks: a translation has its own, or needs none. */
const UNREAD_ATTRIBUTES =
  /^(id|href|to|src|url|class|className|style|loading|width|height|key|srcSet|sizes)$/;

function attributeWords({name = '', value}: Attribute): string {
  if (UNREAD_ATTRIBUTES.test(name)) return '';
  if (typeof value === 'string') return `${name}="${normalProse(value)}"`;
  return value ? `${name}={${normalCode(value.value, 'jsx')}}` : name;
}

/** The tag of a component, with those attributes that readers may notice. */
export function tagWords(node: Node): string {
  const attributes = attributesOf(node).map(attributeWords).filter(Boolean);
  return `<${[node.name ?? '', ...attributes].join(' ')}>`;
}

/** The JavaScript of an expression. A comment has none. */
export function scriptWords({data, value = ''}: Node): string {
  const body = data?.estree?.body as readonly EsNode[] | undefined;
  return body?.length === 0 ? '' : normalCode(value, 'jsx');
}

/** The exports of a script. Imports are addresses: each language has its own. */
export function exportWords({data, value = '', position}: Node): string {
  const body = (data?.estree?.body ?? []) as readonly (EsNode & {start: number; end: number})[];
  const begin = position?.start.offset ?? 0;
  return body
    .filter(({type}) => type !== 'ImportDeclaration')
    .map(({start, end}) => normalCode(value.slice(start - begin, end - begin), 'jsx'))
    .join('\n');
}

/** Id at the end of a heading: `{#id}` or a comment. */
const HEADING_ID = /\s*\{(?:#[^{}]*|\/\*\s*#[^{}]*\*\/)\}\s*$/;

/** Removes the id from the words of a heading. */
export const withoutId = (heading: string): string => heading.replace(HEADING_ID, '');

/**
 * The words of a paragraph, heading or row of a table. Emphasis, the addresses of links and
 * pictures, and comments are not part of them.
 */
export function inlineWords(node: Node): string {
  const inside = () => (node.children ?? []).map(inlineWords).join('');
  switch (node.type) {
    case 'text':
      return node.value ?? '';
    case 'inlineCode':
      return node.value ?? '';
    case 'html':
      return /^<!--/.test(node.value ?? '') ? '' : (node.value ?? '');
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return [node.alt, node.title].filter(Boolean).join(' ');
    case 'link':
      return [inside(), node.title].filter(Boolean).join(' ');
    case 'mdxTextExpression':
      return scriptWords(node);
    case 'mdxJsxTextElement':
      return `${tagWords(node)}${inside()}`;
    case 'textDirective':
      return `:${node.name ?? ''}${inside()}`;
    case 'tableRow':
      return (node.children ?? []).map(inlineWords).join(' | ');
    case 'heading':
      return withoutId(inside());
    default:
      return inside();
  }
}
