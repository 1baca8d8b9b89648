/**
 * Environment of the second build, which has every hosted service. The values are fictional: in the
 * tests, local servers replace the hosts.
 */
export const INTEGRATIONS_ENV = {
  ALGOLIA_APP_ID: 'DAUTEST001',
  ALGOLIA_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'dau',
  GISCUS_REPO: 'example/dau',
  GISCUS_REPO_ID: 'R_test',
  GISCUS_CATEGORY: 'Comments',
  GISCUS_CATEGORY_ID: 'DIC_test',
  CANNY_BOARD_TOKEN: 'board-token-for-tests',
  FEEDBACK_ENDPOINT: 'https://feedback.example.com/dau',
} as const;

/** Values that the second build has in its environment, but that no output may contain. */
export const SECRETS = {ALGOLIA_ADMIN_KEY: 'fedcba9876543210fedcba9876543210'} as const;
