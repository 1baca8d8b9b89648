import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import {dayFormat} from '../../utils/date-and-number-format';
import {writeWhole} from '../../utils/files';
import {fields, validateWith} from '../../settings/schema-helpers';
import {textIn, toLocale, type Localized} from '../../settings/locales';
import {publishedContent, type PublishedText} from '../../content/loaded-content';
import type {SiteColors} from '../../utils/site-colors';
import {staticFile} from '../../utils/static-files';
import type {Card} from './image-layout';
import {createShareImages} from './draw-and-cache';
import {shareImagePath} from '../../utils/share-image-size-and-path';

const SITE_IMAGE = 'img/social-card.png';

const section: Localized = {vi: 'Hướng dẫn', en: 'Guide'};

const options = fields({
  /** The name on images of posts and guides without authors. */
  author: z.string(),
  colors: z.custom<SiteColors>(),
});

export const validateOptions = validateWith('share-images', options);

/** Draws the images that other sites show for links to posts and guides. */
export default function shareImages(
  {siteDir, baseUrl, siteConfig, i18n}: LoadContext,
  {author, colors}: z.output<typeof options>,
): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const day = dayFormat(locale);
  const {title: site, tagline, url} = siteConfig;
  let published: readonly PublishedText[] = [];
  return {
    name: 'dau-share-images',

    async allContentLoaded({allContent}) {
      published = publishedContent(allContent, locale).filter(({hasImage}) => !hasImage);
    },

    async postBuild({outDir}) {
      const draw = await createShareImages(siteDir, colors);
      const images = published.map(({title, date, authors, permalink, cover}): [string, Card] => {
        const detail = date ? day.format(date) : textIn(section, locale);
        const {tune = title, plate = 0} = cover;
        const card = {title, detail, author: authors.join(', ') || author, site, tune, plate};
        return [shareImagePath(permalink, baseUrl), card];
      });
      // All other pages use this image
      if (!staticFile(siteDir, SITE_IMAGE)) {
        const detail = new URL(url).host;
        const card = {title: tagline, detail, author, site, tune: tagline, plate: 2};
        images.push([SITE_IMAGE, card]);
      }
      // One at a time, because several at once take a quarter more CPU time, and other features' steps run
      // at the same time
      for (const [file, card] of images) {
        writeWhole(path.join(outDir, file), await draw(card));
      }
    },
  };
}
