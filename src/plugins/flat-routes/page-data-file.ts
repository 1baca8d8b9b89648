import {pagePath} from '../../lib/urls';

export const ELEMENT_ID = 'page-data';

/** Returns the file with the data of a page. It is the same for all spellings of the URL. */
export const dataFile = (pathname: string, baseUrl: string): string =>
  `page-data/${pagePath(pathname.replace(/[?#].*$/, ''), baseUrl)
    .normalize('NFC')
    .toLowerCase()}.json`;

/** Returns whether a route matches more than one path. */
export const isPattern = ({path}: {path?: unknown}): boolean => /[:*?+(){}\\]/.test(String(path));
