import {shellId} from '../../utils/shell-ids';
import {pagePath} from '../../utils/urls';

export const ELEMENT_ID = shellId('page-data');

/** Returns the file with a page's data. All spellings of the page's URL lead to the same file. */
export const dataFile = (pathname: string, baseUrl: string): string =>
  `page-data/${pagePath(pathname.replace(/[?#][^]*/, ''), baseUrl)
    .normalize('NFC')
    .toLowerCase()}.json`;
