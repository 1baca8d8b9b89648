import {defaultLocale, locales} from '../../src/config';
import {BUILD_LOCALES, loadEnvironmentFile} from '../../src/plugins/shared/environment';
import {isKept, keep, withOthersAside} from './kept-locales';
import {hashInputs, readSources} from './locale-inputs';
import {run} from './terminal';

/**
 * Builds the languages of the site that something has changed for since they
 * were built; the others stay in `build` as they are. With
 * `DOCUSAURUS_NO_PERSISTENT_CACHE` everything is built.
 *
 * @returns exit code of the build.
 */
export async function buildChanged(): Promise<number> {
  const siteDir = process.cwd();
  const environment = {...process.env};
  loadEnvironmentFile(siteDir, environment);
  if (environment.DOCUSAURUS_NO_PERSISTENT_CACHE) return run('docusaurus', ['build']);
  const sources = readSources(siteDir, environment, new Date());
  const kept = locales.filter((locale) => isKept(siteDir, locale, hashInputs(sources, locale)));
  const changed = locales.filter((locale) => !kept.includes(locale));
  for (const locale of kept) {
    console.log(`[${locale}] Nothing it is built from has changed: it stays as it is in "build".`);
  }
  if (changed.length === 0) return 0;
  const build = () => run('docusaurus', ['build'], {env: {[BUILD_LOCALES]: changed.join(',')}});
  const code = changed.includes(defaultLocale)
    ? await withOthersAside(siteDir, kept, build)
    : await build();
  if (code === 0) {
    // From the sources as they were before: what was saved meanwhile is for the next build
    for (const locale of changed) keep(siteDir, locale, hashInputs(sources, locale));
  }
  return code;
}
