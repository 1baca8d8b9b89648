import fs from 'node:fs';
import path from 'node:path';

import {perProcess} from '../utils/cache';
import type {Problem} from '../utils/problems';
import {contentFiles, type ContentFile} from './files';
import {parseFrontMatter, parseYaml, type Parsed} from './yaml';

/** A file's text, and the fields of its front matter or of the whole YAML file. */
export type Source = Parsed & {readonly text: string};

export type SourceText = Source & {readonly content: ContentFile};

const sources = () => perProcess('sources', () => new Map<string, Source & {state: string}>());

/** A file that changed less than this ago is read again, because its modification time may hide another change. */
const SETTLED_MS = 100;

/**
 * Opens the author's files for reading. Each file is read and parsed once in a process, and again only
 * after it has changed.
 */
export function openContent(siteDir: string) {
  /** Returns `undefined` if the file does not exist. */
  function read(file: string): Source | undefined {
    const absolute = path.join(siteDir, file);
    // If a part of the path is a file, `statSync` would throw
    if (!fs.existsSync(absolute)) return undefined;
    const stats = fs.statSync(absolute);
    if (!stats.isFile()) return undefined;
    const {mtimeMs, ctimeMs, size, ino} = stats;
    const isSettled = Date.now() - Math.max(mtimeMs, ctimeMs) > SETTLED_MS;
    const state = isSettled ? [mtimeMs, ctimeMs, size, ino].join(' ') : '';
    const known = sources().get(absolute);
    if (state && known?.state === state) return known;
    const text = fs.readFileSync(absolute, 'utf8');
    const parse = /\.ya?ml$/.test(file) ? parseYaml : parseFrontMatter;
    const source = {text, state, ...parse(file, text)};
    sources().set(absolute, source);
    return source;
  }

  return {
    read,
    /** Returns a file's text, or `''` if the file does not exist. */
    textOf: (file: string): string => read(file)?.text ?? '',
    /**
     * Reads all posts, guides and pages in all languages. Files with invalid front matter are listed in
     * `problems` instead of `written`.
     */
    readAll() {
      const files = contentFiles(siteDir);
      const written: SourceText[] = [];
      const problems: Problem[] = [];
      for (const content of files) {
        const source = read(content.file);
        if (source?.problem) problems.push(source.problem);
        else if (source) written.push({content, ...source});
      }
      return {files, written, problems};
    },
  };
}
