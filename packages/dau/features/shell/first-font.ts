import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the source of a module that exports the URL of the font to preload: the first `@font-face` for
 * the first font in `--dau-font`.
 *
 * @param sheets the style sheets that declare the fonts and set the variable
 */
export function firstFont(sheets: readonly string[]): string {
  const styles = sheets.map((file) => ({file, css: fs.readFileSync(file, 'utf8')}));
  const [name] = styles.flatMap(({css}) => /--dau-font:\s*['"]?([^'",;]+)/.exec(css)?.[1] ?? []);
  const files = styles.flatMap(({file, css}) =>
    (css.match(/@font-face\s*{[^{}]*}/g) ?? [])
      .filter((face) => /font-family:\s*['"]?([^'";}]+)/.exec(face)?.[1] === name)
      .flatMap((face) => /url\(['"]?(\.[^'"()]+\.woff2)/.exec(face)?.[1] ?? [])
      .map((url) => path.resolve(path.dirname(file), url)),
  );
  return files[0]
    ? `export {default} from ${JSON.stringify(files[0])};`
    : 'export default undefined;';
}
