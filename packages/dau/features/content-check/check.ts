import {dataFileProblems} from '../../content/authors-and-tags';
import {filesUnder, openContent} from '../../content/content-files';
import {orphansIn, translationProblems} from '../../content/translation-state';
import type {Problem} from '../../utils/problems';
import {frontMatterProblems} from './front-matter';
import {imageProblems} from './image-files';

const IMAGE = /\.(png|jpe?g|webp|gif|avif|svg|hei[cf]s?)$/i;

/** Returns the problems in the author's files that Docusaurus does not report. */
export function contentProblems(siteDir: string): Problem[] {
  const {files, written, problems} = openContent(siteDir).readAll();
  // Translations without an original are not published
  const orphans = new Set(orphansIn(files).map(({file}) => file));
  const published = written.filter(({content}) => !orphans.has(content.file));
  const names = filesUnder(siteDir, '{blog,docs,i18n,src,static}');
  return [
    ...problems.filter(({file}) => !orphans.has(file)),
    ...dataFileProblems(siteDir),
    ...published.flatMap((text) => frontMatterProblems(siteDir, text)),
    ...translationProblems(files, published),
    ...names.filter((file) => IMAGE.test(file)).flatMap((file) => imageProblems(siteDir, file)),
  ];
}
