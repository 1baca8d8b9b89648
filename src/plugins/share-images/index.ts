/** A picture for every post and guide, for where its address is shared. */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {dayFormat} from '../../lib/day';
import {writeWhole} from '../../lib/files';
import {textIn, toLocale, type Localized} from '../../lib/locales';
import {staticFile} from '../../lib/static-files';
import {publishedContent, type PublishedText} from '../../lib/published-content';
import {shareImagePath} from './image-path';
import type {Card} from './card';
import {createShareImages} from './create-share-images';

const SITE_IMAGE = 'img/social-card.png';
/** Drawing and compressing run in other threads. */
const AT_ONCE = 4;

const section: Localized = {vi: 'Hướng dẫn', en: 'Guide'};

/** @param options.author whose name is on the picture of a text without authors */
export default function shareImages(
  {siteDir, baseUrl, siteConfig, i18n}: LoadContext,
  {author}: {author: string},
): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const day = dayFormat(locale);
  let published: readonly PublishedText[] = [];

  const cardOf = ({title, date, authors}: PublishedText): Card => ({
    title,
    detail: date ? day.format(date) : textIn(section, locale),
    author: authors.join(', ') || author,
    site: siteConfig.title,
  });

  return {
    name: 'dau-share-images',

    async allContentLoaded({allContent}) {
      published = publishedContent(allContent, i18n.currentLocale).filter(
        ({hasImage}) => !hasImage,
      );
    },

    async postBuild({outDir}) {
      const draw = await createShareImages(siteDir);
      const place = async (card: Card, url: string) =>
        writeWhole(path.join(outDir, url), await draw(card));
      // For pages without a picture of their own
      if (!staticFile(siteDir, SITE_IMAGE)) {
        const {title, tagline, url} = siteConfig;
        await place({title: tagline, detail: new URL(url).host, author, site: title}, SITE_IMAGE);
      }
      for (let start = 0; start < published.length; start += AT_ONCE) {
        const some = published.slice(start, start + AT_ONCE);
        await Promise.all(
          some.map((page) => place(cardOf(page), shareImagePath(page.permalink, baseUrl))),
        );
      }
    },
  };
}
