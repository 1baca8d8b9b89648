import {isPreview} from '../../../lib/drafts';
import {readEnvironment} from '../../../lib/environment';
import {hasChanges, lastCommit} from '../../../lib/history';

/** The file that says what a site was built from. */
export const RECORD = 'build.json';

/** What somebody needs to build the same bytes again. Nothing in it is secret. */
export type BuildRecord = {
  /** Id of the commit; none without git. */
  readonly commit?: string;
  /** Were files changed after that commit? Nobody else can then build the same. */
  readonly isChanged: boolean;
  /** Version of Node.js: it brings the words of dates with it. */
  readonly node: string;
  /** System and processor: the libraries for pictures are made for each. */
  readonly platform: string;
  /** Address of the site, the public settings of hosted services, and whether it is a preview. */
  readonly variables: Readonly<Record<string, string>>;
};

/** Says what the site in a folder is built from here and now. */
export function buildRecord(siteDir: string): BuildRecord {
  const {url, baseUrl, integrations} = readEnvironment(process.env);
  return {
    commit: lastCommit(siteDir)?.id,
    isChanged: hasChanges(siteDir),
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    variables: Object.assign(
      {SITE_URL: url, BASE_URL: baseUrl, ...(isPreview() && {SHOW_DRAFTS: 'true'})},
      ...Object.values(integrations),
    ),
  };
}
