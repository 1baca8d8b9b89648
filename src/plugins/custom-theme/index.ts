import fs from 'node:fs';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** Maps component names in a theme folder (e.g. `DocItem/Footer`) to their files. */
function componentsIn(folder: string): Map<string, string> {
  const files = globSync('**/*.{js,jsx,ts,tsx}', {
    cwd: folder,
    ignore: ['**/*.test.*', '**/*.d.ts'],
  });
  const nameOf = (file: string) => file.replace(/\.\w+$/, '').replace(/\/index$/, '');
  return new Map(files.sort().map((file) => [nameOf(file), path.join(folder, file)]));
}

/** Matches files written by `docusaurus swizzle`, but none of the engine's own. */
const SWIZZLED = /^import React\b|Copyright \(c\) Facebook/m;

/**
 * Returns the engine's swizzles that an author has replaced. `loss` is what readers lose, from the last
 * table column in `src/theme/README.md`.
 */
export function replacedSwizzles(themeDir: string): {name: string; loss: string}[] {
  const readme = path.join(themeDir, 'README.md');
  const table = fs.existsSync(readme) ? fs.readFileSync(readme, 'utf8') : '';
  const components = componentsIn(themeDir);
  return [...table.matchAll(/^\| `([^`]+)` *\| *(?:wrap|replace|eject) *\|(.*)\|$/gm)].flatMap(
    ([, title = '', loss = '']) => {
      const name = title.replace(/\.tsx$/, '');
      const file = components.get(name);
      const isReplaced = file && SWIZZLED.test(fs.readFileSync(file, 'utf8'));
      return isReplaced ? [{name, loss: loss.trim()}] : [];
    },
  );
}

/**
 * Adds a folder for the author's swizzles, which override the engine's components. They can import the
 * overridden component from `@theme-original/…`.
 *
 * @param options.folder relative to the site folder
 */
export default function customTheme({siteDir}: LoadContext, {folder}: {folder: string}): Plugin {
  const own = path.join(siteDir, folder);
  return {
    name: 'custom-theme',

    getPathsToWatch: () => [`${folder}/**/*`],

    loadContent() {
      for (const {name, loss} of replacedSwizzles(path.join(siteDir, 'src/theme'))) {
        logger.warn(
          `src/theme/${name} replaces one of this site's components, so readers lose: ${loss}. Move your file to ` +
            `${folder}/${name}. It can import this site's component from @theme-original/${name}. Then run: git checkout src/theme/${name}`,
        );
      }
    },

    configureWebpack(config) {
      const known = (config.resolve?.alias ?? {}) as Record<string, string>;
      const components = [...componentsIn(own)];
      const originals = components.flatMap(([name]) => {
        const original = known[`@theme/${name}`];
        return original ? [[`@theme-original/${name}`, original]] : [];
      });
      return {
        resolve: {
          alias: Object.fromEntries(components.map(([name, file]) => [`@theme/${name}`, file])),
        },
        module: {
          rules: [{include: own, resolve: {alias: Object.fromEntries(originals)}}],
        },
      } as object;
    },
  };
}
