/** Writes each post and guide as Markdown to its path plus `.md`, and lists them in `llms.txt`. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {toLocale} from '../../../lib/locales';
import {pagePath} from '../../../lib/page-path';
import {readableHtml, readBuiltPage} from '../readable';
import type {Written} from '../../content/written';
import type {Output} from '../output';
import {llmsText} from './llms';
import {pageMarkdown} from './markdown';

/** Markdown copies and `llms.txt` of the current language. */
export function plainText({baseUrl, siteConfig, i18n}: LoadContext): Output {
  const locale = toLocale(i18n.currentLocale);
  return {
    async write(outDir, written) {
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
      const text = llmsText(written, {
        title: siteConfig.title,
        summary: siteConfig.tagline,
        locale,
        urlOf: (page) => `${urlOf(page)}.md`,
      });
      await fs.writeFile(path.join(outDir, 'llms.txt'), text);
    },
  };
}
