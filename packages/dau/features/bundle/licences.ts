import fs from 'node:fs';
import path from 'node:path';

import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler} from 'docusaurus-search-folded/separate-script';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)(-\w+)?(\.(txt|md))?$/i;
/** Packages that are bundled into `@giscus/react`. */
const IN_GISCUS = ['giscus', 'lit', 'lit-html', 'lit-element', '@lit/reactive-element'];

const licencesIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8').replace(/\r/g, '').trim());

/**
 * Returns the folder of a file's package, and those of the packages bundled into it. If the file is not
 * from a package (e.g. a font), returns its own folder.
 */
function foldersOf(file: string): string[] {
  const [folder] = PACKAGE.exec(file) ?? [];
  if (!folder) return path.isAbsolute(file) ? [path.dirname(file)] : [];
  const contained = folder.endsWith(path.join('@giscus', 'react')) ? IN_GISCUS : [];
  return [folder, ...contained.map((name) => path.join(folder, '../..', name))];
}

function titleOf(folder: string, siteDir: string): string {
  if (!folder.includes('node_modules'))
    return path.relative(siteDir, folder).replaceAll(path.sep, '/');
  const {name, version, license} = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return `${name} ${version}: ${license ?? 'no license given'}`;
}

/** @param files absolute paths of the files that browsers load */
export function licencesText(files: Iterable<string>, siteDir: string): string {
  // The site's own folders have a license only if they contain the work of others, such as a font
  const folders = [...new Set([...files].flatMap(foldersOf))].filter(
    (each) => each.includes('node_modules') || licencesIn(each).length > 0,
  );
  // npm may install the same package in several folders
  const byTitle = new Map(folders.map((each) => [titleOf(each, siteDir), licencesIn(each)]));
  const sorted = [...byTitle].sort(([a], [b]) => (a < b ? -1 : 1));
  const line = '-'.repeat(80);
  return [
    'Website này dùng mã nguồn và phông chữ của người khác, theo các giấy phép dưới đây.',
    'This site uses code and fonts by others, under the licenses below.',
    '',
    ...sorted.map(([title]) => `- ${title}`),
    ...sorted.map(
      ([title, licences]) => `\n${line}\n${title}\n${line}\n\n${licences.join('\n')}\n`,
    ),
  ].join('\n');
}

/** Writes `licences.txt`, which contains the license of every package that browsers load. */
export function licencesPlugin({name, instance}: CurrentBundler, siteDir: string) {
  const id = 'dau-licences';
  const runtime = {rspack: '@rspack/core', webpack: 'webpack'}[name];
  const files = new Set([require.resolve(`${runtime}/package.json`)]);
  const stage = instance.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  return {
    apply(compiler: Compiler) {
      // Child compilations, such as the live code frame, finish before the main compilation
      compiler.hooks.compilation.tap(id, (compilation) =>
        compilation.hooks.processAssets.tap({name: id, stage}, () => {
          for (const module of compilation.modules) {
            // The bundler may concatenate several modules into one
            const {modules = [module]} = module as {modules?: (typeof module)[]};
            for (const each of modules) files.add(each.nameForCondition() ?? '');
          }
          if (compilation.compiler.isChild()) return;
          const text = licencesText(files, siteDir);
          compilation.emitAsset('licences.txt', new instance.sources.RawSource(text));
        }),
      );
    },
  };
}
