import type {Problem} from '../problems';
import {contentFiles, readText, type ContentFile} from './files';
import {parseFrontMatter, type Parsed} from './yaml';

/** A post, guide or page in one language, with its front matter. */
export type SourceText = Parsed & {readonly content: ContentFile; readonly text: string};

/** Reads every post, guide and page of every language, and reports the files it cannot read. */
export function readContent(siteDir: string) {
  const files = contentFiles(siteDir);
  const written: SourceText[] = [];
  const problems: Problem[] = [];
  for (const content of files) {
    const text = readText(siteDir, content.file);
    const parsed = parseFrontMatter(content.file, text);
    if (parsed.problem) problems.push(parsed.problem);
    else written.push({content, text, ...parsed});
  }
  return {files, written, problems};
}
