/** A picture for every post and guide, for where its address is shared. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {localeConfigs, site, toLocale, type Localized} from '../../config';
import {writtenContent, type Written} from '../shared/written';
import {shareImagePath} from './address';
import {cacheName, fingerprint} from './cache';
import type {Card} from './card';
import {createRenderer, type Renderer} from './render';

const CACHE = '.cache/share-images';

const section: Localized = {vi: 'Hướng dẫn', en: 'Guide'};

export default function shareImages({siteDir, baseUrl, siteConfig, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const day = new Intl.DateTimeFormat(localeConfigs[locale].htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  let written: readonly Written[] = [];

  const cardOf = ({title, date, authors}: Written): Card => ({
    title: title.normalize('NFC'),
    detail: date ? day.format(date) : section[locale],
    author: authors.map(({name}) => name).join(', ') || site.author.name,
    site: siteConfig.title,
  });

  return {
    name: 'dau-share-images',

    async allContentLoaded({allContent}) {
      written = writtenContent(allContent).filter(({hasImage}) => !hasImage);
    },

    async postBuild({outDir}) {
      const cache = path.join(siteDir, CACHE);
      await fs.mkdir(cache, {recursive: true});
      const drawnWith = await fingerprint(siteDir);
      let renderer: Renderer | undefined;
      for (const page of written) {
        const card = cardOf(page);
        const kept = path.join(cache, cacheName(card, drawnWith));
        const isKept = await fs.access(kept).then(
          () => true,
          () => false,
        );
        if (!isKept) {
          renderer ??= await createRenderer(siteDir);
          // Under its name only once it is whole
          await fs.writeFile(`${kept}.${process.pid}`, await renderer.draw(card));
          await fs.rename(`${kept}.${process.pid}`, kept);
        }
        const file = path.join(outDir, shareImagePath(page.permalink, baseUrl));
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.copyFile(kept, file);
      }
    },
  };
}
