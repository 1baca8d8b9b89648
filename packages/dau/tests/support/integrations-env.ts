/**
 * The environment for the second build, which has all hosted services. The values are fictional,
 * because fakes replace the services in tests.
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
