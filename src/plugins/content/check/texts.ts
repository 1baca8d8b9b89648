import type {Problem} from '../../../lib/problems';
import {contentFiles, readText} from './files';
import type {Written} from './front-matter';
import {parseFrontMatter} from './yaml';

/** Every text of a site, with its front matter, and what cannot be read. */
export type Texts = {
  readonly files: ReturnType<typeof contentFiles>;
  readonly written: readonly Written[];
  readonly problems: readonly Problem[];
};

/** Reads every post, guide and page of every language. */
export function readTexts(siteDir: string): Texts {
  const files = contentFiles(siteDir);
  const written: Written[] = [];
  const problems: Problem[] = [];
  for (const content of files) {
    const text = readText(siteDir, content.file);
    const parsed = parseFrontMatter(content.file, text);
    if ('problem' in parsed) problems.push(parsed.problem);
    else written.push({content, text, ...parsed});
  }
  return {files, written, problems};
}
