import fs from 'node:fs/promises';

import {createSlugger, DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';

/** Removes what Markdown and MDX add to a line of text. HTML tags stay. */
const withoutSyntax = (line: string) =>
  line
    .replace(/!\[[^\]]*\]\([^)]*\)|\{[^}]*\}|^\s*(?:[>|]|[-+*]|:{3,}(?:\w+)?)(?=[\s[]|$)/g, ' ')
    .replace(/\[([^\]]*)\](?:\([^)]*\))?/g, '$1')
    .replace(/[*`|]|(?<!\w)_|_(?!\w)|-{3,}/g, ' ');

const escaped = (code: string) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the text of a Markdown file as a simple HTML page. With the hash router, Docusaurus writes no
 * pages to read. Imported components and React pages have no text here.
 */
export async function renderMarkdown(file: string): Promise<string | undefined> {
  if (!/\.mdx?$/.test(file)) return undefined;
  const {frontMatter, contentTitle, content} = await parseMarkdownFile({
    filePath: file,
    fileContent: await fs.readFile(file, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    removeContentTitle: true,
  });
  if (frontMatter.unlisted) return undefined;
  const slugger = createSlugger();
  /** The characters that end the open code block. */
  let fence = '';
  const lines = content.split('\n').map((line) => {
    const [, marks = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (marks && (fence === '' || marks.startsWith(fence))) {
      fence = fence === '' ? marks : '';
      return fence === '' ? '</pre>' : '<pre>';
    }
    if (fence !== '') return escaped(line);
    if (/^(?:import|export) /.test(line)) return '';
    const [, level = '', title = '', id] =
      /^(#{1,6})\s+(.*?)\s*(?:\{(?:\/\*\s*)?#([\w-]+)(?:\s*\*\/)?\}\s*)?$/.exec(line) ?? [];
    const text = withoutSyntax(level ? title : line);
    if (!level) return text;
    const tag = `h${level.length}`;
    return `<${tag} id="${id ?? slugger.slug(text.trim())}">${text}</${tag}>`;
  });
  const title =
    frontMatter.title === undefined
      ? withoutSyntax(contentTitle ?? '')
      : escaped(String(frontMatter.title));
  return `<body><main><h1>${title}</h1>${lines.join('\n')}</main>`;
}
