/** Values that the engine adds to front matter, for the components that show them. */

/** Returns the title of the Vietnamese original, which `addLanguages` adds to a translation. */
export const tuneIn = (frontMatter: object) => (frontMatter as {tune?: string}).tune;

/** Returns whether a post's image is the first photo in its text. */
export const isImageInText = (frontMatter: object) =>
  (frontMatter as {isImageInText?: boolean}).isImageInText === true;
