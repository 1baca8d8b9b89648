/** A hosted service the site can use, described once: its variables and where they come from. */
export type Integration = {
  readonly id: string;
  /** All of a group are set, or none. */
  readonly variables: readonly string[];
};

/** Everything hosted by someone else is optional, and off until its variables are set. */
export const integrations = [
  {
    id: 'hosted-search',
    variables: ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'],
  },
  {
    id: 'comments',
    variables: ['GISCUS_REPO', 'GISCUS_REPO_ID', 'GISCUS_CATEGORY', 'GISCUS_CATEGORY_ID'],
  },
  {id: 'feedback-board', variables: ['CANNY_BOARD_TOKEN']},
  {id: 'page-feedback', variables: ['FEEDBACK_ENDPOINT']},
] as const satisfies readonly Integration[];
