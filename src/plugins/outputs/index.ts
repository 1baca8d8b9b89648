/** Files for machines: feeds, Markdown copies, `llms.txt`, `robots.txt` and the web manifest. */
import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';

import {writtenContent, type Written} from '../content/written';
import {feeds} from './feeds';
import {plainText} from './plain-text';
import {siteFiles} from './site-files';

export default function outputs(context: LoadContext): Plugin {
  const all = [feeds(context), plainText(context), siteFiles(context)];
  let written: readonly Written[] = [];
  return {
    name: 'outputs',

    async allContentLoaded({allContent}) {
      written = writtenContent(allContent);
    },

    injectHtmlTags: () => ({
      headTags: all.flatMap(({headTags = []}) => headTags) as HtmlTags,
    }),

    async postBuild({outDir}) {
      for (const output of all) await output.write(outDir, written);
    },
  };
}
