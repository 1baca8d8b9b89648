import type {Locale} from '../../../lib/locales';
import type {Problem} from '../../../lib/problems';
import type {ContentKind} from '../check/files';
import type {TranslationState} from '../translations/states';

/** One file of a text. */
export type FileStatus = {
  /** Path relative to the site's folder. */
  readonly file: string;
  readonly language: Locale;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  /** Moment (ISO 8601) when a post with a future date is due. Left out for all others. */
  readonly scheduled?: string;
  /** Left out for pages made with React, and for files that cannot be read. */
  readonly words?: number;
  /** Left out in a shallow clone, which does not know it. */
  readonly lastChange?: {
    /** Date of the last commit (ISO 8601); of the file without git, or if it has other changes. */
    readonly date: string;
    /** Has the file changes that are not committed? Always `false` without git. */
    readonly isUncommitted: boolean;
  };
  /** Pages made with React are not looked at. */
  readonly lacksDescription: boolean;
  /** Lines of the pictures without an alternative text. */
  readonly picturesWithoutText: readonly number[];
  /** What keeps the file from being read or published. Other faults: `npm run check`. */
  readonly faults: readonly Problem[];
};

/** A post, guide or page, in all its languages. */
export type TextStatus = {
  readonly kind: ContentKind;
  /** Title of the original; its path, if it has none or cannot be read. */
  readonly title: string;
  /** Address without base URL and language, like `/blog/slug`. Left out if it cannot be read. */
  readonly address?: string;
  /** The languages it is written in. */
  readonly languages: readonly Locale[];
  /** The series of a post. */
  readonly series?: {readonly name: string; readonly part?: number};
  /** The original comes first. */
  readonly files: readonly FileStatus[];
  /** One for each other language. A page made with React has none. */
  readonly translations: readonly TranslationState[];
};

/** What `npm run status -- --only` can select. */
export const conditions = [
  'fault',
  'draft',
  'scheduled',
  'unlisted',
  'missing',
  'stale',
  'unrecorded',
  'untranslated',
] as const;

/**
 * A condition of a text. `missing`: a description or an alternative text. `stale`, `unrecorded`
 * and `untranslated`: a translation whose state is `stale`, `unrecorded` or `missing`.
 */
export type Condition = (typeof conditions)[number];

/** The state of every text of a site: what `npm run status -- --json` prints. */
export type SiteStatus = {
  /** It changes when a field is removed or gets another meaning. */
  readonly version: 1;
  /**
   * What the dates of the last changes come from. `none`: a shallow clone has no dates.
   * `files`: without git, the dates of the files.
   */
  readonly dates: 'git' | 'files' | 'none';
  /** Posts, the newest first; then guides and pages by their paths. */
  readonly texts: readonly TextStatus[];
  /** Number of texts of each kind and with each condition. */
  readonly counts: Readonly<Record<ContentKind | Condition, number>>;
};
