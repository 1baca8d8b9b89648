import type {LoadContext, Plugin} from '@docusaurus/types';

import {validateWith} from '../../settings/schema-helpers';
import {publishedContent, type PublishedText} from '../../content/loaded-content';
import {writePlainText} from './llms-and-markdown';
import {options, siteTags, writeSiteFiles, type Options} from './manifest-robots-security';

export const validateOptions = validateWith('outputs', options);

/** Writes files for feed readers and crawlers. */
export default function outputs(context: LoadContext, given: Options): Plugin {
  const {baseUrl, i18n} = context;
  let published: PublishedText[] = [];
  return {
    name: 'dau-outputs',

    async allContentLoaded({allContent}) {
      published = publishedContent(allContent, i18n.currentLocale);
    },

    injectHtmlTags: () => ({headTags: siteTags(baseUrl, given)}),

    async postBuild({outDir}) {
      await writePlainText(context, outDir, published);
      await writeSiteFiles(context, outDir, given);
    },
  };
}
