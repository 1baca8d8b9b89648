/** What a generated cover shows. */
export type CoverTune = {
  /** The title whose tune is drawn, if it is not the title of the page. */
  readonly tune?: string | undefined;
  /** The colors: 0 for paper, 1 for ink, 2 for cinnabar. */
  readonly plate?: number | undefined;
};

const PLATES = 3;

/** Returns the colors for the content at a position, so that neighbors differ. */
export const plateAt = (position: number) => Math.max(0, position) % PLATES;

type WithExtra = {readonly extra?: {readonly cover?: CoverTune}};

/** Returns the generated cover of a post, which the blog plugin adds to the metadata. */
export const coverOfPost = (metadata: object): CoverTune =>
  (metadata as WithExtra).extra?.cover ?? {};

/**
 * Returns the covers of the posts in a list. If two neighbors have the same colors, such as two parts of a series,
 * the second one gets the next colors.
 */
export const coversInList = (posts: readonly object[]): readonly CoverTune[] =>
  posts.reduce<readonly CoverTune[]>((covers, post) => {
    const {plate = 0, ...cover} = coverOfPost(post);
    const isTaken = plate === covers.at(-1)?.plate;
    return [...covers, {...cover, plate: isTaken ? plateAt(plate + 1) : plate}];
  }, []);

type Guide = {readonly id: string; readonly title: string; readonly frontMatter: object};

/** @param guides all guides of a version. Their colors follow the order of their files */
export const coverOfGuide = (
  {id, title, frontMatter}: Guide,
  guides: readonly Guide[],
): CoverTune => ({
  tune: tuneIn(frontMatter) ?? title,
  plate: plateAt(guides.filter((other) => other.id < id).length),
});

/** Returns the title of the Vietnamese original, which `addLanguages` adds to a translation. */
export const tuneIn = (frontMatter: object) => (frontMatter as {tune?: string}).tune;

/** Returns whether a post's image is the first photo in its text. */
export const isImageInText = (frontMatter: object) =>
  (frontMatter as {isImageInText?: boolean}).isImageInText === true;
