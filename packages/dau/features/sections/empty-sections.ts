import fs from 'node:fs';

import {globSync} from 'tinyglobby';

import {postDate, buildTime, showsDrafts} from '../../content/publishing';
import {defaultLocale, type Locale} from '../../settings/locales';
import {contentFiles, contentFolder} from '../../content/files';
import {openContent} from '../../content/open-content';
import type {Fields} from '../../content/yaml';
import {PAGES, type Section} from '../../utils/engine-pages';

/**
 * Returns whether any post or guide passes a test. A translation may be a draft while its original is
 * not. A file with invalid front matter passes, because `content-check` reports it.
 */
const hasText = (
  kind: 'post' | 'guide',
  siteDir: string,
  locale: Locale,
  test: (values: Fields, key: string) => boolean,
): boolean =>
  contentFiles(siteDir).some((content) => {
    if (content.kind !== kind || content.locale !== defaultLocale) return false;
    const {read} = openContent(siteDir);
    const source = read(`${contentFolder(kind, locale)}/${content.key}`) ?? read(content.file);
    if (!source || source.problem) return true;
    const {values} = source;
    return (showsDrafts() || values.draft !== true) && test(values, content.key);
  });

/**
 * Returns whether any guide has a page. Without one, Docusaurus' docs plugin fails, so the configuration
 * turns it off.
 */
export const hasGuidePages = (siteDir: string, locale: Locale): boolean =>
  hasText('guide', siteDir, locale, () => true);

/** The content of `src/data`. It may be invalid, because `site-data` has not checked it yet. */
type Data = {
  showcase: {projects?: unknown};
  community: {events?: unknown; activities?: unknown};
};

const hasEntries = (list: unknown) => !Array.isArray(list) || list.length > 0;

const hasPage = (siteDir: string, page: string) =>
  globSync(`src/pages/{${page},${page}/index}.{tsx,jsx,js,mdx,md}`, {cwd: siteDir}).length > 0;

const hasCv = (siteDir: string) =>
  globSync('src/data/cv.*.json', {cwd: siteDir, absolute: true}).some((file) =>
    /\[\s*[^\]\s]/.test(fs.readFileSync(file, 'utf8')),
  );

/**
 * Returns the paths of empty sections, which no page links to. Reads the files itself, because the
 * navigation must be complete before Docusaurus reads the content.
 */
export function emptySections(
  siteDir: string,
  {showcase, community}: Data,
  locale: Locale,
): string[] {
  const now = buildTime();
  const isDue = (values: Fields, key: string) =>
    showsDrafts() || !((postDate(values, key)?.getTime() ?? 0) > now);
  const isFilled: Record<Section, boolean> = {
    [PAGES.guides]: hasText('guide', siteDir, locale, ({unlisted}) => !unlisted),
    [PAGES.blog]: hasText(
      'post',
      siteDir,
      locale,
      (values, key) => !values.unlisted && isDue(values, key),
    ),
    '/showcase': hasPage(siteDir, 'showcase') && hasEntries(showcase.projects),
    '/community':
      hasPage(siteDir, 'community') &&
      (hasEntries(community.events) || hasEntries(community.activities)),
    '/cv': hasPage(siteDir, 'cv') && hasCv(siteDir),
  };
  return Object.entries(isFilled).flatMap(([section, filled]) => (filled ? [] : [section]));
}
