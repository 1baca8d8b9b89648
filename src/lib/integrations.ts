/** One environment variable, read when the site is built. */
export type Variable = {
  readonly name: string;
  /** What it is. */
  readonly description: string;
  /** What a value looks like, in words; with `pattern`, what a value must look like. */
  readonly expected: string;
  readonly pattern?: RegExp;
};

/** A hosted service the site can use, described once: its variables and where they come from. */
export type Integration = {
  readonly id: string;
  readonly label: string;
  /** What the site does while the group is unset. */
  readonly unset: string;
  /** Where an author gets the values. */
  readonly obtain: string;
  /** All of a group are set, or none. */
  readonly variables: readonly Variable[];
  /** Variables of the same service that tools read, never the built site. */
  readonly toolVariables?: readonly Variable[];
};

/** Everything hosted by someone else is optional, and off until its variables are set. */
export const integrations = [
  {
    id: 'hosted-search',
    label: 'Algolia DocSearch',
    unset: 'embedded search',
    obtain: 'https://docsearch.algolia.com/apply/',
    variables: [
      {
        name: 'ALGOLIA_APP_ID',
        description: 'Application ID',
        expected: 'ten capital letters and digits',
        pattern: /^[A-Z0-9]{10}$/,
      },
      {
        name: 'ALGOLIA_SEARCH_KEY',
        description: 'Search-only API key; it is public',
        expected: '32 hexadecimal digits',
        pattern: /^[0-9a-f]{32}$/i,
      },
      {name: 'ALGOLIA_INDEX_NAME', description: 'Name of the index', expected: 'a name'},
    ],
    toolVariables: [
      {
        name: 'ALGOLIA_ADMIN_KEY',
        description: 'Secret key, only for uploading records; never part of a build',
        expected: '32 hexadecimal digits',
        pattern: /^[0-9a-f]{32}$/i,
      },
    ],
  },
  {
    id: 'comments',
    label: 'Giscus',
    unset: 'a plain link to discuss',
    obtain: 'https://giscus.app',
    variables: [
      {
        name: 'GISCUS_REPO',
        description: 'Repository that holds the discussions',
        expected: 'owner/repository',
        pattern: /^[\w.-]+\/[\w.-]+$/,
      },
      {name: 'GISCUS_REPO_ID', description: 'data-repo-id on giscus.app', expected: 'an id'},
      {
        name: 'GISCUS_CATEGORY',
        description: 'Category of the discussions',
        expected: 'a category of that repository',
      },
      {
        name: 'GISCUS_CATEGORY_ID',
        description: 'data-category-id on giscus.app',
        expected: 'an id',
      },
    ],
  },
  {
    id: 'feedback-board',
    label: 'Canny',
    unset: 'the other ways to reach the author',
    obtain: 'https://developers.canny.io/install',
    variables: [
      {name: 'CANNY_BOARD_TOKEN', description: 'Token of the board', expected: 'a token'},
    ],
  },
  {
    id: 'page-feedback',
    label: 'Page feedback',
    unset: 'a prefilled issue or email',
    obtain: 'your own server, or a form service that takes a POST',
    variables: [
      {
        name: 'FEEDBACK_ENDPOINT',
        description: 'Where the answers to "was this page helpful?" are sent',
        expected: 'an absolute https:// address',
        pattern: /^https:\/\/[^\s/]+(\/\S*)?$/,
      },
    ],
  },
] as const satisfies readonly Integration[];

export type IntegrationId = (typeof integrations)[number]['id'];

/** The values of each service that is set, by variable; a service that is not is absent. */
export type Integrations = Readonly<
  Partial<Record<IntegrationId, Readonly<Record<string, string>>>>
>;
