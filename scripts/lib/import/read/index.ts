import type {SourceFiles} from '../files';
import type {SourceSite} from '../model';
import {readDocusaurus} from './docusaurus';
import {readAstro, readHugo, readJekyll, readPlain} from './folders';

/** Reads the posts and guides of a site, whatever made it. */
export const readSite = (files: SourceFiles): SourceSite =>
  readDocusaurus(files) ??
  readAstro(files) ??
  readHugo(files) ??
  readJekyll(files) ??
  readPlain(files);
