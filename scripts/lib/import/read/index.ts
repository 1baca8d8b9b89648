import type {SourceFiles} from '../files';
import {siteKinds, type SiteKind, type SourceSite} from '../model';
import {isAstro, readAstro} from './astro';
import {isDocusaurus, readDocusaurus} from './docusaurus';
import {isHugo, readHugo} from './hugo';
import {isJekyll, readJekyll} from './jekyll';

const IS: Readonly<Record<SiteKind, (files: SourceFiles) => boolean>> = {
  docusaurus: isDocusaurus,
  hugo: isHugo,
  jekyll: isJekyll,
  astro: isAstro,
};

/** Reads the posts and guides of a site. */
export const readSite: Readonly<Record<SiteKind, (files: SourceFiles) => SourceSite>> = {
  docusaurus: readDocusaurus,
  hugo: readHugo,
  jekyll: readJekyll,
  astro: readAstro,
};

/** What made a site, by its files; `undefined` for none that is known. */
export const kindOf = (files: SourceFiles): SiteKind | undefined =>
  siteKinds.find((kind) => IS[kind](files));
