/**
 * RSS, Atom and JSON feeds with the whole text of each post. The blog plugin's
 * own carry the markup of the page (controls, placeholders, highlighting) and
 * English names.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {site} from '../../config/site';
import {toLocale} from '../shared/locales';
import {readableHtml, readBuiltPage} from '../shared/readable';
import {writtenContent, type Written} from '../shared/written';
import {renderFeeds} from './render';
import {feedStylesheet} from './stylesheet';
import {feedTexts} from './texts';

const FOLDER = 'blog';
/** A reader takes the newest; more would grow without end. */
const LIMIT = 20;

const FORMATS = [
  {file: 'rss.xml', type: 'application/rss+xml', name: 'RSS'},
  {file: 'atom.xml', type: 'application/atom+xml', name: 'Atom'},
  {file: 'feed.json', type: 'application/feed+json', name: 'JSON'},
] as const;

export default function feeds({baseUrl, siteConfig, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const texts = feedTexts[locale];
  let posts: readonly Written[] = [];
  return {
    name: 'dau-feeds',

    async allContentLoaded({allContent}) {
      posts = writtenContent(allContent)
        .filter(({kind, isUnlisted}) => kind === 'post' && !isUnlisted)
        // The original's feed has it
        .filter(({language}) => language === locale)
        .slice(0, LIMIT);
    },

    injectHtmlTags: () => ({
      headTags: FORMATS.map(({file, type, name}) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type,
          href: `${baseUrl}${FOLDER}/${file}`,
          title: `${siteConfig.title} (${name})`,
        },
      })),
    }),

    async postBuild({outDir}) {
      const home = `${siteConfig.url}${baseUrl}`;
      const items = await Promise.all(
        posts.map(async (post) => {
          const url = `${siteConfig.url}${post.permalink}`;
          const html = await readBuiltPage(outDir, post.permalink, baseUrl);
          return {...post, url, content: readableHtml(html, url) ?? ''};
        }),
      );
      const rendered = renderFeeds(items, {
        title: siteConfig.title,
        description: texts.description,
        language: locale,
        author: site.author,
        home: `${home}${FOLDER}`,
        addressOf: (file) => `${home}${FOLDER}/${file}`,
        icon: `${home}img/apple-touch-icon.png`,
      });
      const folder = path.join(outDir, FOLDER);
      await fs.mkdir(folder, {recursive: true});
      const files = {...rendered, 'feed.css': feedStylesheet(texts)};
      for (const [name, text] of Object.entries(files)) {
        await fs.writeFile(path.join(folder, name), text);
      }
    },
  };
}
