/** Finds the file that an author names, and refuses other files. */
import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale, locales} from '../../../src/lib/locales';
import {suggestion} from '../../../src/lib/suggestion';
import {listProblems} from '../../../src/lib/problems';
import {contentFileAt, contentFolder} from '../../../src/lib/content/files';
import {readContent} from '../../../src/lib/content/read-content';
import {
  translationStates,
  type TranslationState,
} from '../../../src/plugins/languages/originals/states';
import {refuse} from '../refusal';

/**
 * Finds the translations of a file.
 *
 * @param named a file or folder, as the author wrote it: the original or a translation
 * @returns the state of each translation; for a translation, only its own
 * @throws if it is not a readable post, guide or page
 */
export function findTranslations(siteDir: string, named: string): TranslationState[] {
  const given = path.relative(siteDir, path.resolve(siteDir, named)).split(path.sep).join('/');
  const {files, written, problems} = readContent(siteDir);
  const file = [given, `${given}/index.mdx`, `${given}/index.md`].find((name) =>
    fs.statSync(path.join(siteDir, name), {throwIfNoEntry: false})?.isFile(),
  );
  if (file === undefined) {
    const known = files.map((text) => text.file);
    return refuse(
      `File not found: ${given}. ${suggestion(given, known) || 'Name a post, guide or page, like blog/my-post/index.mdx.'}`,
    );
  }
  const text = contentFileAt(file);
  if (!text) {
    return refuse(
      `${file} is not a post, guide or page in Markdown. The strings of a page made with React are translated in i18n/*/code.json.`,
    );
  }
  const names = locales.map((locale) => `${contentFolder(text.kind, locale)}/${text.key}`);
  const errors = problems.filter((problem) => names.includes(problem.file));
  if (errors.length > 0) refuse(`There are errors in ${given}.\n${listProblems(errors)}`);
  const found = translationStates(siteDir, written).filter(
    ({original, translation}) => original === file || translation === file,
  );
  if (found.length > 0) return found;
  return refuse(
    `${file} has no original in ${contentFolder(text.kind, defaultLocale)}/. A file that exists in only one language belongs there, with "language: ${text.locale}" in its front matter.`,
  );
}
