import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Minifies the static scripts of a plugin in the built site, because Docusaurus copies them
 * unchanged.
 *
 * @param folder the plugin's folder of static files
 */
export async function minifyScripts(folder: string, outDir: string): Promise<void> {
  const {minify} = await import('@swc/core');
  for (const name of await fs.readdir(path.join(folder, 'js'))) {
    const file = path.join(outDir, 'js', name);
    const {code} = await minify(await fs.readFile(file, 'utf8'), {mangle: true});
    await fs.writeFile(file, code);
  }
}
