import {slugOf} from '../../utils/slug';
import {dataFile} from '../../content/data-file';
import type {ContentFile} from '../../content/files';
import type {Fields} from '../../content/yaml';

/**
 * Sets a URL without diacritics for each tag that is not in `tags.yml`. Docusaurus would remove only
 * some of the diacritics: `Đời sống` would become `dời-sống`. A tag that is missing only in the
 * translated `tags.yml` gets the label and the URL that it has in the default language.
 *
 * @param list the kind of the content, and the language of the site
 */
export function withTagSlugs<T extends Fields>(
  values: T,
  siteDir: string,
  list: Pick<ContentFile, 'kind' | 'locale'>,
): T {
  const {tags} = values;
  if (list.kind === 'page' || !Array.isArray(tags)) return values;
  if (!tags.some((tag) => typeof tag === 'string')) return values;
  const {keys = [], entries = {}} = dataFile(siteDir, list, 'tags.yml');
  const withSlug = (tag: unknown) => {
    if (typeof tag !== 'string' || keys.includes(tag)) return tag;
    const {label = tag, permalink = `/${slugOf(tag)}`} = (entries[tag] ?? {}) as Fields;
    return {label, permalink};
  };
  return {...values, tags: tags.map(withSlug)};
}
