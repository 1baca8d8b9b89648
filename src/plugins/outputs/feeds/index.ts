/**
 * RSS, Atom and JSON feeds with the whole text of each post. They replace the blog
 * plugin's feeds, which contain the markup of the page (buttons, placeholders,
 * highlighting) and English titles.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {blog} from '../../../config/blog';
import {site} from '../../../config/site';
import {toLocale} from '../../../lib/locales';
import {readableHtml, readBuiltPage} from '../readable';
import type {Output} from '../output';
import {renderFeeds} from './render';
import {feedStylesheet} from './stylesheet';
import {feedTexts} from './texts';

const FOLDER = 'blog';

const FORMATS = [
  {file: 'rss.xml', type: 'application/rss+xml', name: 'RSS'},
  {file: 'atom.xml', type: 'application/atom+xml', name: 'Atom'},
  {file: 'feed.json', type: 'application/feed+json', name: 'JSON'},
] as const;

/** RSS, Atom and JSON feeds of the language being built. */
export function feeds({baseUrl, siteConfig, i18n}: LoadContext): Output {
  const locale = toLocale(i18n.currentLocale);
  const texts = feedTexts[locale];
  return {
    headTags: FORMATS.map(({file, type, name}) => ({
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type,
        href: `${baseUrl}${FOLDER}/${file}`,
        title: `${siteConfig.title} (${name})`,
      },
    })),

    async write(outDir, written) {
      const posts = written
        .filter(({kind, isUnlisted}) => kind === 'post' && !isUnlisted)
        // A post without a translation is only in the feed of its own language
        .filter(({language}) => language === locale)
        .slice(0, blog.feedPosts);
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
