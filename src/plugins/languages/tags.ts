import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

import {slugOf} from '../../lib/slug';
import {contentFolder, type ContentFile} from '../../lib/content/files';
import type {Fields} from '../../lib/content/yaml';

/** Reads the keys of the list of tags that Docusaurus uses for a post or guide. */
function listedTags(siteDir: string, {kind, locale}: ContentFile): Set<string> {
  const folders = [contentFolder(kind, locale), kind === 'post' ? 'blog' : 'docs'];
  const file = folders
    .map((folder) => path.join(siteDir, folder, 'tags.yml'))
    .find((each) => fs.existsSync(each));
  try {
    return new Set(Object.keys((file && load(fs.readFileSync(file, 'utf8'))) || {}));
  } catch {
    // Docusaurus reports errors in the list
    return new Set();
  }
}

/**
 * Gives a tag that is not in the list a URL without diacritics, as `npm run new` does. Docusaurus
 * would remove only some of them: `Đời sống` would become `dời-sống`.
 */
export function withTagSlugs<T extends Fields>(values: T, siteDir: string, file: ContentFile): T {
  const {tags} = values;
  if (file.kind === 'page' || !Array.isArray(tags)) return values;
  if (!tags.some((tag) => typeof tag === 'string')) return values;
  const listed = listedTags(siteDir, file);
  const withSlug = (tag: unknown) =>
    typeof tag !== 'string' || listed.has(tag) ? tag : {label: tag, permalink: `/${slugOf(tag)}`};
  return {...values, tags: tags.map(withSlug)};
}
