import type {SourceFiles} from '../files';
import type {SourceSite} from '../model';
import {readAstro} from './astro';
import {readDocusaurus} from './docusaurus';
import {readHugo} from './hugo';
import {readJekyll} from './jekyll';

/** Reads the posts and guides of a site, whatever made it; `undefined` for none that is known. */
export function readSite(files: SourceFiles): SourceSite | undefined {
  return readDocusaurus(files) ?? readAstro(files) ?? readHugo(files) ?? readJekyll(files);
}
