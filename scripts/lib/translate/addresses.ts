import fs from 'node:fs';
import path from 'node:path';

import {withoutCode} from '../../../src/plugins/content/translations/marks';

/** Files beside a text: after a quote, after `](`, or in the field `image`. */
const RELATIVE = /(["']|\]\(|^image: *)(\.{0,2}[^\s"'()#?:]*\.[a-z0-9]+)(?=[\s"')?#]|$)/gim;

/**
 * Changes the addresses of files that a text names from its own folder (`./picture.png`), so that
 * they lead to the same files from another folder. Links to other texts stay: Docusaurus looks
 * for these in the folders of both languages.
 *
 * @param from the text's file, relative to the site's folder
 * @param to the file that the text will be in
 */
export function movedAddresses(siteDir: string, text: string, from: string, to: string): string {
  const folder = path.posix.dirname(from);
  if (folder === path.posix.dirname(to)) return text;
  return withoutCode(text, (part) =>
    part.replace(RELATIVE, (all, before: string, address: string) => {
      const target = path.posix.join(folder, address);
      const isText = before === '](' && /\.mdx?$/.test(address);
      const isFile =
        !/^[/@]/.test(address) &&
        fs.statSync(path.join(siteDir, target), {throwIfNoEntry: false})?.isFile();
      return isText || !isFile ? all : `${before}@site/${target}`;
    }),
  );
}
