/** Reads the state of every text of a site. */
import {parseMarkdownContentTitle} from '@docusaurus/utils';

import {buildTime} from '../../../lib/build-time';
import {locales} from '../../../lib/locales';
import {siteAddress} from '../check/addresses';
import {contentKinds} from '../check/files';
import {isPageComponent} from '../check/page-components';
import {withoutFrontMatter} from '../check/yaml';
import {translationStates, type TranslationState} from '../translations/states';
import {countsOf} from './conditions';
import {readFiles, type StatusFile} from './files';
import {groupBy} from './group-by';
import type {SiteStatus, TextStatus} from './types';

/** `/community` for `community/index.tsx`. */
const componentAddress = (key: string) => `/${key.replace(/(^|\/)index\.\w+$|\.\w+$/, '')}`;

function titleOf({content, text}: StatusFile): string {
  if (!text) return content.file;
  const title =
    text.values.title ?? parseMarkdownContentTitle(withoutFrontMatter(text.text)).contentTitle;
  return title === undefined || title === null ? content.file : String(title);
}

/** The files of one text in all languages. */
function textStatus(
  [original, ...others]: readonly [StatusFile, ...StatusFile[]],
  translations: readonly TranslationState[],
): TextStatus {
  const {content, text} = original;
  const {kind, key} = content;
  const {series, part} = text?.values ?? {};
  const isComponent = isPageComponent(key);
  const address = isComponent ? componentAddress(key) : text && siteAddress(text);
  const files = [original, ...others].map(({status}) => status);
  const written = new Set(files.map(({language}) => language));
  return {
    kind,
    title: isComponent && address ? address : titleOf(original),
    ...(address !== undefined && {address}),
    languages: locales.filter((locale) => isComponent || written.has(locale)),
    ...(typeof series === 'string' && {
      series: {name: series, ...(typeof part === 'number' && {part})},
    }),
    files,
    translations,
  };
}

/** Posts with the newest first, then guides and pages by their paths. */
const order = (a: StatusFile, b: StatusFile): number =>
  contentKinds.indexOf(a.content.kind) - contentKinds.indexOf(b.content.kind) ||
  b.time - a.time ||
  (a.content.key < b.content.key ? -1 : 1);

/**
 * Reads the state of every post, guide and page. A file with a fault is part of the result.
 *
 * @param now decides which posts are scheduled, in milliseconds
 */
export async function readStatus(siteDir: string, now = buildTime()): Promise<SiteStatus> {
  const {files, dates} = await readFiles(siteDir, now);
  const states = groupBy(await translationStates(siteDir), ({original}) => original);
  const isOriginal = ({content}: StatusFile) => states.has(content.file);
  const groups = groupBy(files, ({content: {kind, key}}) => `${kind} ${key}`);
  const texts = [...groups.values()]
    .flatMap((group) => {
      const [first, ...rest] = [...group].sort(
        (a, b) => Number(isOriginal(b)) - Number(isOriginal(a)),
      );
      return first ? [[first, ...rest] as const] : [];
    })
    .sort(([a], [b]) => order(a, b))
    .map((group) => textStatus(group, states.get(group[0].content.file) ?? []));
  return {version: 1, dates, texts, counts: countsOf(texts)};
}
