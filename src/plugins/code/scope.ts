import fs from 'node:fs';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

import {contentFolder, contentKinds} from '../content/check/files';
import {defaultLocale, locales} from '../../lib/locales';

const FILE_NAMES = ['live-scope.ts', 'live-scope.tsx', 'live-scope.js', 'live-scope.jsx'];

/** Returns the files of all posts, guides and Markdown pages, relative to the site's folder. */
function textFiles(allContent: AllContent): string[] {
  const of = <T>(plugin: string) =>
    Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {}) as (T | undefined)[];
  const sources = [
    ...of<BlogContent>('blog').flatMap((blog) =>
      (blog?.blogPosts ?? []).map(({metadata}) => metadata.source),
    ),
    ...of<DocsContent>('docs').flatMap((docs) =>
      (docs?.loadedVersions ?? []).flatMap((version) => version.docs.map(({source}) => source)),
    ),
    ...of<PagesContent>('pages').flatMap((pages) =>
      (pages ?? []).flatMap((page) => (page.type === 'mdx' ? [page.source] : [])),
    ),
  ];
  return sources.map((source) => source.replace(/^@site\//, ''));
}

/** Returns the folder of the original text. A translation has the same scope as its original. */
function originalFolder(file: string): string {
  for (const locale of locales) {
    for (const kind of contentKinds) {
      const folder = contentFolder(kind, locale);
      if (file.startsWith(`${folder}/`)) {
        const key = file.slice(folder.length);
        return path.posix.dirname(`${contentFolder(kind, defaultLocale)}${key}`);
      }
    }
  }
  return path.posix.dirname(file);
}

/**
 * Returns the `live-scope` files beside the texts of this build, relative to the
 * site's folder. Drafts are not in a production build, so their files are left out.
 */
export function scopeFiles(allContent: AllContent, siteDir: string): string[] {
  const folders = new Set(textFiles(allContent).map(originalFolder));
  return [...folders].sort().flatMap((folder) =>
    FILE_NAMES.map((name) => path.posix.join(folder, name))
      .filter((file) => fs.existsSync(path.join(siteDir, file)))
      .slice(0, 1),
  );
}

/** Returns the source of the module that combines the exports of all files. */
export function scopeModule(files: readonly string[]): string {
  return [
    ...files.map((file, index) => `import * as scope${index} from '@site/${file}';`),
    `export default {${files.map((_, index) => `...scope${index}`).join(', ')}};`,
    '',
  ].join('\n');
}

/** A name that several files export. Live code gets the export of the last file. */
export type Clash = {readonly name: string; readonly files: readonly string[]};

/**
 * Finds names that several files export.
 *
 * @param exports the exported names of each file
 */
export function nameClashes(exports: ReadonlyMap<string, readonly string[]>): Clash[] {
  const filesByName = new Map<string, string[]>();
  for (const [file, names] of exports) {
    for (const name of names) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }
  return [...filesByName]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => ({name, files}));
}
