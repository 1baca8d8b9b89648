/** Each post and guide as Markdown at its path plus `.md`, and `llms.txt` that lists them. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {toLocale, type Localized} from '../shared/locales';
import {pagePath} from '../shared/page-path';
import {readableHtml, readBuiltPage} from '../shared/readable';
import {writtenContent, type Written} from '../shared/written';
import {llmsText} from './llms';
import {pageMarkdown} from './markdown';

const headings: Localized<Record<Written['kind'], string>> = {
  vi: {post: 'Bài viết', guide: 'Hướng dẫn'},
  en: {post: 'Posts', guide: 'Guides'},
};

export default function plainText({baseUrl, siteConfig, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  let written: readonly Written[] = [];
  return {
    name: 'dau-plain-text',

    async allContentLoaded({allContent}) {
      written = writtenContent(allContent);
    },

    async postBuild({outDir}) {
      const urlOf = ({permalink}: Written) => `${siteConfig.url}${permalink}`;
      for (const page of written) {
        const {title, description, language} = page;
        const url = urlOf(page);
        const date = page.date?.toISOString().slice(0, 10);
        const facts = {title, description, language, url, date};
        const html = await readBuiltPage(outDir, page.permalink, baseUrl);
        const text = pageMarkdown({...facts, html: readableHtml(html, url) ?? ''});
        const file = decodeURI(pagePath(page.permalink, baseUrl));
        await fs.writeFile(path.join(outDir, `${file}.md`), text);
      }
      const entries = (kind: Written['kind']) =>
        written
          .filter((page) => page.kind === kind && !page.isUnlisted && page.language === locale)
          .map((page) => ({...page, url: `${urlOf(page)}.md`}));
      await fs.writeFile(
        path.join(outDir, 'llms.txt'),
        llmsText({
          title: siteConfig.title,
          summary: siteConfig.tagline,
          sections: (['post', 'guide'] as const).map((kind) => ({
            heading: headings[locale][kind],
            entries: entries(kind),
          })),
        }),
      );
    },
  };
}
