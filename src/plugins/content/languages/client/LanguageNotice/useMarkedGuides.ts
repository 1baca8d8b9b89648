import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {languageName, languagesIn} from '@site/src/plugins/content/languages/types';

type Guide = {readonly id: string; readonly title: string};

/** Languages of the guides of a sidebar that are not translated, by their ids. */
function untranslated(items: readonly PropSidebarItem[]): [string, readonly string[]][] {
  return items.flatMap((item) => {
    if (item.type === 'category') return untranslated(item.items);
    if (item.type !== 'link' || item.docId === undefined) return [];
    const languages = languagesIn(item.customProps ?? {});
    return languages ? [[item.docId, languages] as [string, readonly string[]]] : [];
  });
}

/** Guides as a list shows them: the titles of those that are not translated say so. */
export function useMarkedGuides<T extends Guide>(guides: readonly T[]): T[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {docsSidebars} = useDocsVersion();
  const languages = new Map(Object.values(docsSidebars).flatMap(untranslated));
  return guides.map((guide) => {
    const [writtenIn] = languages.get(guide.id) ?? [];
    if (writtenIn === undefined) return guide;
    const mark = translate(
      {
        id: 'dau.language.only',
        message: 'bản {language}',
        description: 'Mark beside a title in a list: what it leads to is not translated',
      },
      {language: languageName(writtenIn, currentLocale)},
    );
    return {...guide, title: `${guide.title} (${mark})`};
  });
}
