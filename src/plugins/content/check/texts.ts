import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../lib/problems';
import {contentFiles} from './files';
import type {Written} from './front-matter';
import {parseFrontMatter} from './yaml';

/** Every text of a site, with its front matter, and what cannot be read. */
export type Texts = {
  readonly files: ReturnType<typeof contentFiles>;
  readonly written: readonly Written[];
  readonly problems: readonly Problem[];
};

/** In bytes. A long novel has about 1 MB, and to parse 5 MB takes minutes. */
const LARGEST = 5_000_000;

/** Reads a file, unless it is no text that an author wrote. */
export function readWritten(siteDir: string, file: string): string | Problem {
  const absolute = path.join(siteDir, file);
  const {size} = fs.statSync(absolute);
  if (size > LARGEST) {
    const expected = `a text of at most ${LARGEST / 1e6} MB; this file has ${Math.round(size / 1e6)} MB`;
    return {file, expected};
  }
  const content = fs.readFileSync(absolute);
  return isUtf8(content) ? content.toString() : {file, expected: 'a text saved as UTF-8'};
}

/** Reads every post, guide and page of every language. */
export function readTexts(siteDir: string): Texts {
  const files = contentFiles(siteDir);
  const written: Written[] = [];
  const problems: Problem[] = [];
  for (const content of files) {
    const text = readWritten(siteDir, content.file);
    if (typeof text !== 'string') {
      problems.push(text);
      continue;
    }
    const parsed = parseFrontMatter(content.file, text);
    if ('problem' in parsed) problems.push(parsed.problem);
    else written.push({content, text, ...parsed});
  }
  return {files, written, problems};
}
