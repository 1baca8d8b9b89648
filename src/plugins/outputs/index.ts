import type {LoadContext, Plugin} from '@docusaurus/types';

import {writtenContent, type Written} from '../../lib/written';
import {writePlainText} from './plain-text';
import {siteTags, writeSiteFiles, type Contact} from './site-files';

/** Writes files for machines. See README.md. */
export default function outputs(context: LoadContext, contact: Contact): Plugin {
  let written: Written[] = [];
  return {
    name: 'outputs',

    async allContentLoaded({allContent}) {
      written = writtenContent(allContent, context.i18n.currentLocale);
    },

    injectHtmlTags: () => ({headTags: siteTags(context.baseUrl)}),

    async postBuild({outDir}) {
      await writePlainText(context, outDir, written);
      await writeSiteFiles(context, outDir, contact);
    },
  };
}
