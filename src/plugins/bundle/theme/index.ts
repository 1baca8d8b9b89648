import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {knows} from '../../../lib/docusaurus-internals';

/** Swizzles that are not ejected and use `@docusaurus/theme-common/internal`. */
const OTHERS = ['CodeBlock/Content', 'Navbar/MobileSidebar'];

/** The ejected components of `src/theme`, as `BlogListPage`: their first line says so. */
function ejectedComponents(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/theme');
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').startsWith('/** Ejected'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/(\/index)?\.tsx$/, ''));
}

/**
 * Ejected components are copies of the theme's own, made for one version. With a version
 * of Docusaurus that they are not known to fit, pages get the theme's own components.
 */
export default function theme({siteDir}: LoadContext): Plugin {
  return {
    name: 'dau-theme',
    configureWebpack() {
      if (knows('ejected-components')) return {};
      const names = [...ejectedComponents(siteDir), ...OTHERS];
      const alias = names.map((name) => [`@theme/${name}`, `@theme-original/${name}`] as const);
      return {resolve: {alias: Object.fromEntries(alias)}};
    },
  };
}
