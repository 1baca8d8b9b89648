import {slugOf} from '../../lib/slug';
import {dataFile} from '../../lib/content/data-file';
import type {ContentFile} from '../../lib/content/files';
import type {Fields} from '../../lib/content/yaml';

/**
 * Sets a URL without diacritics for each tag that is not in `tags.yml`. Docusaurus would remove only
 * some of the diacritics: `Đời sống` would become `dời-sống`.
 */
export function withTagSlugs<T extends Fields>(values: T, siteDir: string, file: ContentFile): T {
  const {tags} = values;
  if (file.kind === 'page' || !Array.isArray(tags)) return values;
  if (!tags.some((tag) => typeof tag === 'string')) return values;
  const {keys = []} = dataFile(siteDir, file, 'tags.yml');
  const withSlug = (tag: unknown) =>
    typeof tag !== 'string' || keys.includes(tag)
      ? tag
      : {label: tag, permalink: `/${slugOf(tag)}`};
  return {...values, tags: tags.map(withSlug)};
}
