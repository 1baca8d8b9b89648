import {usePluginData} from '@docusaurus/useGlobalData';

import {PLUGIN_NAME, type SearchData} from '../shared/constants';
// Ejected components need the types of the theme
import '../theme-types';

export {DIALOG, type SearchData} from '../shared/constants';
export {PAGE_SIZE, WINDOW_PAGES} from '../shared/tuning';

/** Returns what the theme's components need: paths, topics and some of the options. */
export const useSearchData = () => usePluginData(PLUGIN_NAME) as SearchData;
