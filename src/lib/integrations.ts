import * as z from 'zod';

import {matching} from './schema';

/**
 * Hosted services are optional. A service is off until all its variables are set; setting only some
 * is an error. `obtain` says where an author gets the values.
 */
export const integrations = {
  'hosted-search': {
    label: 'Algolia DocSearch',
    obtain: 'https://docsearch.algolia.com/apply/',
    variables: z.object({
      ALGOLIA_APP_ID: matching(/^[A-Z0-9]{10}$/, '10 capital letters and digits (Application ID)'),
      ALGOLIA_SEARCH_KEY: matching(
        /^[0-9a-f]{32}$/i,
        '32 hexadecimal digits (Search-only API key; it is public)',
      ),
      ALGOLIA_INDEX_NAME: z.string(),
    }),
  },
  comments: {
    label: 'Giscus',
    obtain: 'https://giscus.app',
    variables: z.object({
      GISCUS_REPO: matching(
        /^[\w.-]+\/[\w.-]+$/,
        'owner/repository (Repository that holds the discussions)',
      ),
      GISCUS_REPO_ID: z.string(),
      GISCUS_CATEGORY: z.string(),
      GISCUS_CATEGORY_ID: z.string(),
    }),
  },
  'feedback-board': {
    label: 'Canny',
    obtain: 'https://developers.canny.io/install',
    variables: z.object({CANNY_BOARD_TOKEN: z.string()}),
  },
  'page-feedback': {
    label: 'Page feedback',
    obtain: 'your own server, or a form service that takes a POST',
    variables: z.object({
      FEEDBACK_ENDPOINT: matching(
        /^https:\/\/[^\s/]+(\/\S*)?$/,
        'an https:// URL (it receives the answers to "was this page helpful?")',
      ),
    }),
  },
};

type Services = typeof integrations;

/** The variables of each service that is set up. */
export type Integrations = {
  readonly [Id in keyof Services]?: z.infer<Services[Id]['variables']>;
};
