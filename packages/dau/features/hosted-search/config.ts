import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

import type {Integrations} from '../../settings/environment';

/** Returns Algolia's part of `themeConfig`, or `undefined` without Algolia's variables. */
export const algoliaConfig = (values: Integrations['hosted-search']): UserThemeConfig | undefined =>
  values && {
    algolia: {
      appId: values.ALGOLIA_APP_ID,
      apiKey: values.ALGOLIA_SEARCH_KEY,
      indexName: values.ALGOLIA_INDEX_NAME,
    },
  };
