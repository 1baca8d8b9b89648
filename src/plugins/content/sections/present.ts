import {defaultLocale} from '../../../lib/locales';
import {postDate} from '../check/dates';
import {contentFiles, readText} from '../check/files';
import {parseFrontMatter, type Fields} from '../check/yaml';

/** The sections of the site that have something to show. `community`: events or activities. */
export type Present = Record<'posts' | 'guides' | 'projects' | 'community', boolean>;

type Options = {
  siteDir: string;
  /** Do drafts and posts that are not due count? They do where the site shows them. */
  showsDrafts: boolean;
  /** When the site is built, in milliseconds. */
  now: number;
};

/** Is there such a text? One that cannot be read is: the check says what is wrong. */
function hasText(
  kind: 'post' | 'guide',
  {siteDir, showsDrafts}: Options,
  test: (values: Fields, key: string) => boolean,
): boolean {
  return contentFiles(siteDir)
    .filter((text) => text.kind === kind && text.locale === defaultLocale)
    .some(({file, key}) => {
      const matter = parseFrontMatter(file, readText(siteDir, file));
      if ('problem' in matter) return true;
      return (showsDrafts || matter.values.draft !== true) && test(matter.values, key);
    });
}

/** Is there a guide with a page, listed or not? The framework's docs plugin fails without one. */
export const hasGuidePages = (options: Options): boolean => hasText('guide', options, () => true);

/** What the author wrote in `src/data`. The check of the data names its faults. */
type Data = {
  showcase: {projects?: unknown};
  community: {events?: unknown; activities?: unknown};
};

const hasEntries = (list: unknown) => !Array.isArray(list) || list.length > 0;

/** Which sections the navigation leads to. Docusaurus asks before it reads the texts. */
export function presentSections(options: Options, {showcase, community}: Data): Present {
  const isDue = (values: Fields, key: string) =>
    options.showsDrafts || !((postDate(values, key)?.getTime() ?? 0) > options.now);
  return {
    posts: hasText('post', options, (values, key) => !values.unlisted && isDue(values, key)),
    guides: hasText('guide', options, ({unlisted}) => !unlisted),
    projects: hasEntries(showcase.projects),
    community: hasEntries(community.events) || hasEntries(community.activities),
  };
}
