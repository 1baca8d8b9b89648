import type {SourceFiles} from '../files';
import {siteKinds, type SiteKind, type SourceSite} from '../model';
import {isAstro, readAstro} from './astro';
import {isDocusaurus, readDocusaurus} from './docusaurus';
import {isHugo, readHugo} from './hugo';
import {isJekyll, readJekyll} from './jekyll';
import {withOwnKeys} from './markdown';

const READERS: Readonly<
  Record<SiteKind, {is: (files: SourceFiles) => boolean; read: (files: SourceFiles) => SourceSite}>
> = {
  docusaurus: {is: isDocusaurus, read: readDocusaurus},
  hugo: {is: isHugo, read: readHugo},
  astro: {is: isAstro, read: readAstro},
  jekyll: {is: isJekyll, read: readJekyll},
};

/** What made a site, by its files; `undefined` for none that is known. */
export const kindOf = (files: SourceFiles): SiteKind | undefined =>
  siteKinds.find((kind) => READERS[kind].is(files));

/** Reads the posts and guides of a site. */
export function readSite(files: SourceFiles, kind: SiteKind): SourceSite {
  const site = READERS[kind].read(files);
  return kind === 'docusaurus' ? site : {...site, texts: withOwnKeys(site.texts)};
}
