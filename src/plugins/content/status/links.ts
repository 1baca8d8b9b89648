import fs from 'node:fs';
import path from 'node:path';

import {locales} from '../../../lib/locales';
import type {Problem} from '../../../lib/problems';
import {contentFolder, contentKinds, type ContentFile} from '../check/files';

const isTextOrFolder = (file: string) =>
  /\.mdx?$/.test(file) || fs.statSync(file, {throwIfNoEntry: false})?.isDirectory() === true;

function linkProblem(siteDir: string, file: string): Problem {
  const absolute = path.join(siteDir, file);
  const found = fs.readlinkSync(absolute);
  const target = path.resolve(path.dirname(absolute), found);
  const isOutside = path.relative(siteDir, target).startsWith('..');
  const where = isOutside ? ' that leads outside the site' : '';
  const expected = `the text itself, not a symbolic link${where}: Docusaurus follows it, the checks do not`;
  return {file, expected, found};
}

/** Texts, and folders of texts, that are symbolic links. They are not read. */
export function linkedTexts(siteDir: string): {content: ContentFile; problem: Problem}[] {
  return locales.flatMap((locale) =>
    contentKinds.flatMap((kind) => {
      const folder = path.join(siteDir, contentFolder(kind, locale));
      if (!fs.existsSync(folder)) return [];
      return fs
        .readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isSymbolicLink())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter(isTextOrFolder)
        .map((absolute) => {
          const slashed = (from: string) => path.relative(from, absolute).split(path.sep).join('/');
          const file = slashed(siteDir);
          return {
            content: {kind, locale, file, key: slashed(folder)},
            problem: linkProblem(siteDir, file),
          };
        });
    }),
  );
}
