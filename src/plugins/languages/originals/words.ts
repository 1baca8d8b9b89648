/**
 * The words of a text as they are compared. Differences that need no translation are gone: spaces,
 * line breaks, kinds of quotes and dashes, emphasis, addresses, and where a Vietnamese syllable has
 * its tone mark (`xoá`, `xóa`). A change here changes digests: translations would look stale.
 */
import {attributesOf, type Node} from '../../../lib/markdown-tree';

export function normalProse(text: string): string {
  return (
    text
      .normalize('NFD')
      // The tone mark of a word goes to its end: both spellings of a syllable become the same
      .replace(/([\u0300\u0301\u0303\u0309\u0323])([\p{L}\p{M}]+)/gu, '$2$1')
      .normalize('NFC')
      .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
      .replace(/[“”„«»]/g, '"')
      .replace(/[‘’‚]/g, "'")
      .replace(/\.{3}/g, '…')
      .replace(/\s*[-‐‑–—]+\s*/g, '-')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;:!?…)\]])/g, '')
      .trim()
  );
}

/** Languages whose white space has no meaning, and which formatters lay out anew. */
const FREE_FORM =
  /^(jsx?|tsx?|mjs|cjs|javascript|typescript|json5?|css|scss|less|html|vue|graphql)$/;

/**
 * Normalizes code. In languages that formatters know, layout, kinds of quotes, semicolons and
 * trailing commas do not count. In all others, only the ends of lines and the number of spaces
 * within a line do not.
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

/** Attributes that name a place or a look: a translation has its own. */
const UNREAD = /^(id|href|to|src|url|class|className|style|loading|width|height|key|srcSet|sizes)$/;

/** The address of these is what they show. */
const FRAME = /^(iframe|Embed)$/;

/** The tag of a component, with those attributes that readers may notice. */
export function tagWords(node: Node): string {
  const isFrame = FRAME.test(node.name ?? '');
  const attributes = attributesOf(node).map(({name = '', value}) => {
    if (UNREAD.test(name) && !(isFrame && /^(src|url)$/.test(name))) return '';
    if (typeof value === 'string') return `${name}="${normalProse(value)}"`;
    return value ? `${name}={${normalCode(value.value, 'jsx')}}` : name;
  });
  return `<${[node.name ?? '', ...attributes.filter(Boolean)].join(' ')}>`;
}

/** The JavaScript of an expression. A comment has none. */
export const scriptWords = ({data, value = ''}: Node): string =>
  data?.estree?.body.length === 0 ? '' : normalCode(value, 'jsx');

/** The exports of a script. Imports are addresses: each language has its own. */
export function exportWords({data, value = '', position}: Node): string {
  const begin = position?.start.offset ?? 0;
  return (data?.estree?.body ?? [])
    .filter(({type}) => type !== 'ImportDeclaration')
    .map(({start, end}) => normalCode(value.slice(start - begin, end - begin), 'jsx'))
    .join('\n');
}

/** Removes the id at the end of a heading: `{#id}` or a comment. */
export const withoutId = (heading: string): string =>
  heading.replace(/\s*\{(?:#[^{}]*|\/\*\s*#[^{}]*\*\/)\}\s*$/, '');

/**
 * The words of a paragraph, heading or row of a table. Emphasis, comments and the addresses of
 * links and pictures are not part of them.
 */
export function inlineWords(node: Node): string {
  const {type, value = '', children = []} = node;
  const inside = children.map(inlineWords).join(type === 'tableRow' ? ' | ' : '');
  switch (type) {
    case 'text':
    case 'inlineCode':
      return value;
    case 'html':
      return value.startsWith('<!--') ? '' : value;
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return [node.alt, node.title].filter(Boolean).join(' ');
    case 'link':
      return [inside, node.title].filter(Boolean).join(' ');
    case 'mdxTextExpression':
      return scriptWords(node);
    case 'mdxJsxTextElement':
      return `${tagWords(node)}${inside}`;
    case 'textDirective':
      return `:${node.name ?? ''}${inside}`;
    case 'heading':
      return withoutId(inside);
    default:
      return inside;
  }
}
