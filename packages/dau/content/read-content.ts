import type {Problem} from '../utils/problems';
import {contentFiles, readText, type ContentFile} from './files';
import {parseFrontMatter, type Parsed} from './yaml';

export type SourceText = Parsed & {readonly content: ContentFile; readonly text: string};

/**
 * Reads all posts, guides and pages in all languages. Files with invalid front matter are listed in
 * `problems` instead of `written`.
 */
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
