/**
 * `npm run build`: builds the site for production into `build`, each language
 * that something has changed for since it was built. With options of
 * `docusaurus build` (`npm run build -- --locale en`) it does just what they say.
 */
import {buildChanged} from './lib/build-changed';
import {fail, run} from './lib/terminal';

async function main() {
  const args = process.argv.slice(2);
  process.exitCode =
    args.length > 0 ? await run('docusaurus', ['build', ...args]) : await buildChanged();
}

main().catch((error: unknown) => {
  fail(error instanceof Error ? error.message : String(error));
});
