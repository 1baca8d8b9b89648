import {defaultLocale} from '../../../lib/locales';
import {errorsOf, type Problem} from '../../../lib/problems';
import {countWords} from '../../blog/reading/time';
import {duplicateAddresses, reservedAddresses} from '../check/addresses';
import {postDate} from '../check/dates';
import {contentFolder, filesUnder, type ContentFile} from '../check/files';
import type {Written} from '../check/front-matter';
import {isPageComponent} from '../check/page-components';
import {readTexts} from '../check/texts';
import {translationProblems} from '../check/translations';
import {withoutFrontMatter} from '../check/yaml';
import {languageOf} from '../languages/languages-of';
import {openDates} from './dates';
import {groupBy} from './group-by';
import {linkedTexts} from './links';
import {picturesWithoutText} from './pictures';
import type {FileStatus, SiteStatus} from './types';

/** A file of the site with what it says, if it can be read. */
export type StatusFile = {
  readonly content: ContentFile;
  readonly text?: Written | undefined;
  /** Date of a post in milliseconds; 0 for all others. */
  readonly time: number;
  readonly status: FileStatus;
};

/** Pages made with React. One file has every language. */
function pageComponents(siteDir: string): ContentFile[] {
  const folder = contentFolder('page', defaultLocale);
  return filesUnder(siteDir, folder)
    .filter(isPageComponent)
    .map((file) => ({
      kind: 'page',
      locale: defaultLocale,
      file,
      key: file.slice(folder.length + 1),
    }));
}

/** What keeps texts that can be read from being published. */
function faultsOf(files: readonly ContentFile[], written: readonly Written[]): Problem[] {
  return [
    ...duplicateAddresses(written),
    ...reservedAddresses(written),
    ...errorsOf(translationProblems(files, written), false),
    // Without a text, it finds the translations that have no original
    ...translationProblems(files, []),
  ];
}

/**
 * Reads every file of a post, guide or page.
 *
 * @param now decides which posts are scheduled, in milliseconds
 */
export async function readFiles(
  siteDir: string,
  now: number,
): Promise<{readonly files: readonly StatusFile[]; readonly dates: SiteStatus['dates']}> {
  const {files, written, problems} = readTexts(siteDir);
  const links = linkedTexts(siteDir);
  const dates = openDates(siteDir);
  const pictures = await picturesWithoutText(written);
  const texts = new Map(written.map((text) => [text.content.file, text]));
  const faults = groupBy(
    [...problems, ...links.map(({problem}) => problem), ...faultsOf(files, written)],
    ({file}) => file,
  );
  const statusOf = (content: ContentFile): StatusFile => {
    const {kind, locale, file, key} = content;
    const text = texts.get(file);
    const values = text?.values ?? {};
    const time = kind === 'post' ? (postDate(values, key)?.getTime() ?? 0) : 0;
    const lastChange = dates.of(file);
    return {
      content,
      text,
      time,
      status: {
        file,
        language: text ? languageOf(file, values) : locale,
        isDraft: values.draft === true,
        isUnlisted: values.unlisted === true,
        ...(time > now && {scheduled: new Date(time).toISOString()}),
        ...(text && {words: countWords(withoutFrontMatter(text.text))}),
        ...(lastChange && {lastChange}),
        lacksDescription: text !== undefined && !String(values.description ?? '').trim(),
        picturesWithoutText: pictures.get(file) ?? [],
        faults: faults.get(file) ?? [],
      },
    };
  };
  const all = [...files, ...links.map(({content}) => content), ...pageComponents(siteDir)];
  return {files: all.map(statusOf), dates: dates.source};
}
