import {readTable} from './files';
import type {Loss} from './model';

/** The names of the entries in `losses.yml`. */
export type Lost =
  | ('elsewhere' | 'frame' | 'image' | 'link' | 'script' | 'component' | 'hash' | 'tag' | 'embed')
  | ('tabs' | 'badges' | 'attributes' | 'cover' | 'field' | 'encoding' | 'redirect' | 'commit')
  | ('date' | 'language' | 'sidebars' | 'folder' | 'list' | 'format' | 'outside' | 'changed');

/** Each kind of content that is not imported, or changes. */
export const LOST = readTable('losses.yml') as Record<Lost, Loss>;
