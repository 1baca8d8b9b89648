import {transform} from 'sucrase';

import {codeLanguages, prismName} from '../../../content/code-languages';
import {ADMONITIONS} from '../../../content/parser';
import {mediaKind} from '../../../utils/static-files';
import {
  attributesOf,
  isElement,
  lineOf,
  styleCode,
  type Node,
} from '../../../content/markdown-tree';
import {nearest, suggestion} from '../../../utils/suggestion';
import {warning, type Finding} from './ids-and-links';

/** Returns whether the file of a Markdown image is a video or a sound. */
const isMedia = ({url = ''}: Node) => /^(video|audio)$/.test(mediaKind(url) ?? '');

function withoutAltText(node: Node): Finding[] {
  const isImage = /^image(Reference)?$/.test(node.type) && !isMedia(node);
  if (isImage && !node.alt?.trim()) {
    const fix = 'Describe it for people who cannot see it: ![description](…)';
    return [warning(node, 'image without alt text', fix, node.url)];
  }
  if (!isElement(node) || !/^(img|Image)$/.test(node.name ?? '')) return [];
  const hasAlt = attributesOf(node).some(
    ({name, type}) => name === 'alt' || /Expression/.test(type),
  );
  const fix = 'Add alt="what it shows", or alt="" if the image is only decoration';
  return hasAlt ? [] : [warning(node, `<${node.name}> without alt`, fix)];
}

/** Markdown mistakes that make readers see the syntax itself. */
const AS_WRITTEN: [RegExp, problem: string, fix: string][] = [
  [
    /!?\[[^\]]{0,200}\]\([^\s()"]{1,200} [^")]{1,200}\.\w{1,9}\)/g,
    'URL with a space',
    'Write %20 for each space',
  ],
  [/\[\^[^[\]\s]+\]/g, 'footnote not found', 'Add a line [^…]: with its text, or write \\[^…]'],
  [
    /^\[!(?!(?:note|tip|important|warning|caution)\]\s*$)[\w-]+\].*/gim,
    'unknown GitHub alert',
    'Write [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION], and nothing else on this line',
  ],
  [/%%[^%]*(%%)?/g, 'Obsidian comment: readers would see it', 'Delete it, or write \\%%'],
  [
    /\{\/\*(?:(?!\{\/\*).)*?\*\/\}/g,
    'MDX comment in a .md file',
    'Write <!-- comment -->, or {#id} for the id of a heading',
  ],
];

function writtenProblems(node: Node, lines: string[]): Finding[] {
  const {type, value = ''} = node;
  if (/^mdx(Flow|Text)Expression$/.test(type) && value.trim() === '')
    return [warning(node, '{} shows nothing', 'To show the braces, write \\{\\}')];
  if (!/^(text|html)$/.test(type)) return [];
  return AS_WRITTEN.flatMap(([pattern, problem, fix]) =>
    [...value.matchAll(pattern)].flatMap(({0: found, index}): Finding[] => {
      const line = lineOf(node) + value.slice(0, index).split('\n').length - 1;
      // A backslash means that the author wants the syntax to be visible
      const isMeant = lines[line - 1]?.includes(`\\${found}`);
      return isMeant ? [] : [{...warning(node, problem, fix, found), line}];
    }),
  );
}

/** HTML elements that need no closing tag. */
const OPEN =
  /^(area|br|col|dd|dt|embed|hr|img|input|li|option|p|source|t(body|d|foot|h|head|r|rack)|wbr)$/i;

/** Finds words such as `<branch>` in plain Markdown, which browsers would read as tags. */
function hiddenWords(node: Node, lines: string[]): Finding[] {
  const name = node.name ?? '';
  if (node.type !== 'htmlElement' || !/^[a-z]/.test(name) || OPEN.test(name)) return [];
  if (attributesOf(node).length > 0) return [];
  const end = `</${name}`.toLowerCase();
  if (lines.some((line) => line.toLowerCase().includes(end))) return [];
  const fix = `Put it between backticks, or write &lt;${name}>`;
  return [warning(node, `<${name}> is read as an HTML tag, so readers do not see it`, fix)];
}

function attributeProblem(node: Node, name: string, value: unknown): Finding[] {
  const isHtml = node.type === 'htmlElement';
  const text = typeof value === 'string' ? value : '';
  if (name === 'style' && text && !isHtml) {
    const fix = `Write style={${styleCode(text)}}`;
    return [{line: lineOf(node), problem: 'style must be an object in MDX', found: text, fix}];
  }
  if (node.name === 'a' && name === 'href' && (isHtml ? /\.mdx?(#|$)/ : /^[./]/).test(text))
    return [warning(node, 'link in HTML, which the build does not check', `Write [text](${text})`)];
  if (!/^on[a-z]+$/i.test(name) || (!text && !/^on[a-z]/.test(name))) return [];
  return [warning(node, `${name} does nothing here`, 'Write a component with onClick={() => …}')];
}

/** Finds colons that readers see because they belong to no block. */
function notABlock(node: Node, lines: string[]): Finding[] {
  const {type, value = ''} = node;
  const {0: found, index} = (type === 'text' && /^[ \t]*:{3,}.*$/m.exec(value)) || {index: 0};
  if (found === undefined) return [];
  const line = lineOf(node) + value.slice(0, index).split('\n').length - 1;
  if (!/^[>\s\d.*+-]*:{3}/.test(lines[line - 1] ?? '')) return [];
  const word = /\w+/.exec(found)?.[0] ?? '';
  const start = `Write :::${nearest(word, ADMONITIONS) ?? 'note'}, without a space after the colons`;
  const end = 'Delete it. The outer of two nested blocks needs one more colon: ::::note';
  const problem = 'this line neither begins nor ends a block, so readers see it';
  return [{...warning(node, problem, word ? start : end, found.trim()), line}];
}

/** Finds images that readers see only as a link (see `content-images.ts`). */
function notAnImage(node: Node): Finding[] {
  const {type, url = ''} = node;
  if (!/^image(Reference)?$/.test(type) || mediaKind(url) !== 'file') return [];
  const fix = `Save it as JPEG, PNG or WebP, or write a link: [text](${url})`;
  const problem = 'browsers do not show this file as an image (readers see a link instead)';
  return [warning(node, problem, fix, url)];
}

/** Finds unclosed blocks, which extend to the end of the file. */
function unclosedBlock(node: Node, lines: string[]): Finding[] {
  const textOn = (line: number) => lines[line - 1]?.replace(/^[>\s]*/, '').trim() ?? '';
  const {column = 1} = node.position?.start ?? {};
  const end = node.position?.end.line ?? 1;
  // Indented code has no fence
  const fence =
    node.type === 'code'
      ? /^(`{3,}|~{3,})/.exec(lines[lineOf(node) - 1]?.slice(column - 1) ?? '')?.[1]
      : node.type === 'containerDirective' && ':::';
  if (!fence || (end !== lineOf(node) && textOn(end).startsWith(fence))) return [];
  return [warning(node, 'this block is not closed', `Close it with a ${fence} line`)];
}

/** Finds links with invalid URLs. Docusaurus would stop, so `markdown/links.ts` removes such links. */
function unreadableLink(node: Node): Finding[] {
  const {type, url: found = ''} = node;
  if (!/^(link|definition)$/.test(type) || URL.canParse(found, 'https://example.com')) return [];
  const problem = 'invalid URL (readers see plain text instead of a link)';
  return [warning(node, problem, 'Correct the URL, or put it between backticks', found)];
}

function compile(code: string, isWhole: boolean): void {
  if (isWhole && !/render\s*\(/.test(code))
    throw new Error('code with noInline must call render(…)');
  const input = isWhole ? code : `return (${code.trim().replace(/;$/, '')})`;
  transform(input, {transforms: ['jsx', 'typescript', 'imports']});
}

function liveCodeProblems(node: Node): Finding[] {
  const words = (node.meta ?? '').split(/\s+/);
  if (node.type !== 'code' || !words.includes('live')) return [];
  try {
    compile(node.value ?? '', words.includes('noInline'));
    return [];
  } catch (error) {
    const {message, loc} = error as {message: string; loc?: {line: number}};
    const reason = message.replace(/^Error transforming.*?: /, '');
    const problem = warning(node, `live code does not compile: ${reason}`);
    return [{...problem, line: lineOf(node) + (loc?.line ?? 1)}];
  }
}

const LANGUAGES = [
  ...codeLanguages.keys(),
  ...['text', 'txt', 'plain', 'plaintext', 'console', 'mermaid', 'math'],
];

/** Finds code blocks with an unknown language, which is usually a typo. */
function unknownLanguage(node: Node): Finding[] {
  const language = node.type === 'code' && prismName(node.lang ?? '').toLowerCase();
  if (!language || LANGUAGES.includes(language)) return [];
  const problem = 'unknown code language (this block is not highlighted)';
  const fix = suggestion(language, LANGUAGES) || 'Use "text" for plain text';
  return [warning(node, problem, fix, node.lang)];
}

export const nodeProblems = (node: Node, lines: string[]): Finding[] => [
  ...withoutAltText(node),
  ...writtenProblems(node, lines),
  ...hiddenWords(node, lines),
  ...(isElement(node) && /^[a-z]/.test(node.name ?? '') ? attributesOf(node) : []).flatMap(
    ({name = '', value}) => attributeProblem(node, name, value),
  ),
  ...notAnImage(node),
  ...notABlock(node, lines),
  ...unreadableLink(node),
  ...unclosedBlock(node, lines),
  ...liveCodeProblems(node),
  ...unknownLanguage(node),
];
