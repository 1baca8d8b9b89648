import path from 'node:path';

import type {Config, MarkdownConfig} from '@docusaurus/types';

import {
  contentFileAt,
  openContent,
  type ContentFile,
  type Source,
} from '../../content/content-files';
import type {Fields} from '../../content/yaml';
import {touch} from '../../utils/files';
import {errorsOf, messageOf, type Problem} from '../../utils/problems';
import type {AllowedHosts} from '../../settings';
import {slugOf} from '../../utils/slug';
import {textProblems} from './check';

/** Returns a page that lists the problems. It keeps the valid fields, so its URL stays the same. */
function errorPage({file, key}: ContentFile, values: Fields, problems: readonly Problem[]): string {
  const wrong = problems.map(({field}) => /^\w+/.exec(field ?? '')?.[0]);
  const right = Object.entries(values).filter(([name]) => !wrong.includes(name));
  if (wrong.includes('slug')) right.push(['slug', `/${slugOf(key)}`]);
  const lines = problems.map(
    (each) => `${each.line ? `Line ${each.line}: ` : ''}${messageOf(each)}`,
  );
  return `---
${JSON.stringify({title: file, ...Object.fromEntries(right)})}
---

:::danger[This page has errors]

Correct them in \`${file}\` and save.

\`\`\`\`text
${lines.join('\n')}
\`\`\`\`

:::

<!-- truncate -->
`;
}

/**
 * Returns Markdown options that make `npm start` show a broken file's errors instead of its content.
 * Builds stop at errors anyway, so their options stay the same.
 */
export function withErrorPages(
  markdown: Pick<MarkdownConfig, 'parseFrontMatter'> & Config['markdown'],
  siteDir: string,
  allowed: AllowedHosts,
): Config['markdown'] {
  if (process.env.NODE_ENV === 'production') return markdown;
  /** The page for each broken file, by file path. */
  const pages = new Map<string, string>();
  /** Files without errors, as they were read. A file is checked again only after it has changed. */
  const valid = new WeakSet<Source>();
  return {
    ...markdown,
    async parseFrontMatter(params) {
      const {filePath, fileContent} = params;
      const content = contentFileAt(path.relative(siteDir, filePath).split(path.sep).join('/'));
      if (content && !/(^|\/)_/.test(content.key)) {
        // Read the whole file, because `fileContent` may be only the beginning of a post
        const source = openContent(siteDir).read(content.file);
        if (source && valid.has(source)) return markdown.parseFrontMatter(params);
        const slug = /^slug:[ \t]*([\w/.-]+)/m.exec(source?.text ?? '')?.[1];
        // If the YAML is invalid, read only the slug, so that the page keeps its URL
        const values = source && !source.problem ? source.values : {slug};
        const errors = errorsOf(await textProblems(siteDir, content, allowed), false);
        // No `await` between `delete` and `set`: `preprocessor` could run in between
        const wasBroken = pages.delete(filePath);
        if (errors.length > 0) pages.set(filePath, errorPage(content, values, errors));
        // If the mistake was in another file, the bundler reads this file again only if its time changes
        else if (wasBroken) touch(filePath);
        if (source && errors.length === 0) valid.add(source);
      }
      const shown = pages.get(filePath) ?? fileContent;
      return markdown.parseFrontMatter({...params, fileContent: shown});
    },
    // The MDX loader calls `parseFrontMatter` first, so `pages` is up to date
    preprocessor: (params) =>
      pages.get(params.filePath) ?? markdown.preprocessor?.(params) ?? params.fileContent,
  };
}
