import type {LoadContext, Plugin} from '@docusaurus/types';

import {validateWith} from '../../settings/schema-helpers';
import {publishedContent, type PublishedText} from '../../content/loaded-content';
import {writePlainText} from './llms-and-markdown';
import {contact, siteTags, writeSiteFiles, type Contact} from './manifest-robots-security';

export const validateOptions = validateWith('outputs', contact);

/** Writes files for feed readers and crawlers. */
export default function outputs(context: LoadContext, options: Contact): Plugin {
  const {baseUrl, i18n} = context;
  let published: PublishedText[] = [];
  return {
    name: 'dau-outputs',

    async allContentLoaded({allContent}) {
      published = publishedContent(allContent, i18n.currentLocale);
    },

    injectHtmlTags: () => ({headTags: siteTags(baseUrl)}),

    async postBuild({outDir}) {
      await writePlainText(context, outDir, published);
      await writeSiteFiles(context, outDir, options);
    },
  };
}
