import {defaultLocale, locales} from '../../src/plugins/shared/locales';
import {BUILD_LOCALES, loadEnvironmentFile} from '../../src/plugins/shared/environment';
import {isKept, keep, putAside, putBack} from './kept-locales';
import {hashInputs, readSources} from './locale-inputs';
import {run} from './terminal';

/**
 * Builds the languages of the site that something has changed for since they
 * were built; the others stay in `build` as they are. Everything is built with
 * `DOCUSAURUS_NO_PERSISTENT_CACHE`, or where it cannot be told what has changed.
 *
 * @returns exit code of the build.
 */
export async function buildChanged(): Promise<number> {
  const siteDir = process.cwd();
  const environment = {...process.env};
  loadEnvironmentFile(siteDir, environment);
  const sources = readSources(siteDir, environment, new Date());
  if (environment.DOCUSAURUS_NO_PERSISTENT_CACHE || !sources) return run('docusaurus', ['build']);
  putBack(siteDir);
  const unchanged = locales.filter((locale) =>
    isKept(siteDir, locale, hashInputs(sources, locale)),
  );
  if (unchanged.length === locales.length) {
    console.log('Nothing that the site is built from has changed: it stays as it is in "build".');
    return 0;
  }
  const kept = unchanged.includes(defaultLocale) ? unchanged : putAside(siteDir, unchanged);
  for (const locale of kept) {
    console.log(`[${locale}] Nothing it is built from has changed: it stays as it is in "build".`);
  }
  const changed = locales.filter((locale) => !kept.includes(locale));
  const code = await run('docusaurus', ['build'], {env: {[BUILD_LOCALES]: changed.join(',')}});
  putBack(siteDir);
  if (code === 0) {
    // From the sources as they were before: what was saved meanwhile is for the next build
    for (const locale of changed) keep(siteDir, locale, hashInputs(sources, locale));
  }
  return code;
}
