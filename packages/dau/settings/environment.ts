import fs from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';

import * as z from 'zod';

import {throwIfAny, type Problem} from '../utils/problems';
import {matching, schemaProblems} from './schema-helpers';
import type {SiteConfig} from '.';
import {basePath, siteOrigin} from './settings-and-defaults';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The optional hosted services. A service is off if none of its variables are set. If only some are
 * set, the build fails.
 */
const integrations = {
  'hosted-search': z.object({
    ALGOLIA_APP_ID: matching(/^[A-Z0-9]{10}$/, '10 capital letters and digits (Application ID)'),
    ALGOLIA_SEARCH_KEY: matching(
      /^[0-9a-f]{32}$/i,
      '32 hexadecimal digits (Search-only API key; it is public)',
    ),
    ALGOLIA_INDEX_NAME: z.string(),
  }),
  comments: z.object({
    GISCUS_REPO: matching(
      /^[\w.-]+\/[\w.-]+$/,
      'the repository of the discussions, as owner/repository',
    ),
    GISCUS_REPO_ID: z.string(),
    GISCUS_CATEGORY: z.string(),
    GISCUS_CATEGORY_ID: z.string(),
  }),
  'feedback-board': z.object({CANNY_BOARD_TOKEN: z.string()}),
  'page-feedback': z.object({
    FEEDBACK_ENDPOINT: matching(
      /^https:\/\/[^\s/]+(\/\S*)?$/,
      'an https:// URL (it receives the answers to "was this page helpful?")',
    ),
  }),
};

type Services = typeof integrations;

export type Integrations = {
  readonly [Id in keyof Services]?: z.infer<Services[Id]>;
};

const siteVariables = z.object({
  SITE_URL: siteOrigin.optional(),
  BASE_URL: basePath.optional(),
  SHOW_DRAFTS: z.enum(['true', 'false']).optional(),
});

export const variableNames: readonly string[] = [
  ...[siteVariables, ...Object.values(integrations)].flatMap(({shape}) => Object.keys(shape)),
];

const valuesOf = (variables: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables)
      .map(([name, value = '']) => [name, value.trim()])
      .filter(([, value]) => value),
  );

/** In these problems, `file` is the variable's name. */
const variableProblems = (schema: z.ZodObject, values: Variables): Problem[] =>
  schemaProblems('', schema, values).map(({field = '', ...rest}) => ({...rest, file: field}));

/** A hosted service needs either all of its variables or none of them. */
function serviceProblems(schema: z.ZodObject, values: Variables): Problem[] {
  if (!Object.keys(schema.shape).some((name) => name in values)) return [];
  const fix = 'Set all variables of the service, or none of them';
  return variableProblems(schema, values).map((problem) => ({...problem, fix}));
}

/**
 * Reads and checks the site's environment variables.
 *
 * @param site the URL and base URL without variables
 * @throws {ContentError} with all problems at once
 */
export function readEnvironment(variables: Variables, site: Pick<SiteConfig, 'url' | 'baseUrl'>) {
  const values = valuesOf(variables);
  const problems = [
    ...variableProblems(siteVariables, values),
    ...Object.values(integrations).flatMap((service) => serviceProblems(service, values)),
  ];
  throwIfAny('There are errors in the environment variables (see .env.example).', problems);
  const {SITE_URL: url = site.url, BASE_URL: baseUrl = site.baseUrl} = values;
  const services = Object.entries(integrations).map(([id, service]) => [
    id,
    service.safeParse(values).data,
  ]);
  return {url, baseUrl, integrations: Object.fromEntries(services) as Integrations};
}

/**
 * Adds the variables in the site's `.env` file to the environment, and returns the environment. A
 * variable that is already set, even to an empty string, overrides the file.
 */
export function loadEnvironmentFile(siteDir: string): Variables {
  const file = path.join(siteDir, '.env');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  // Node's own `loadEnvFile` ignores the first variable after a byte order mark, which Windows may write
  for (const [name, value] of Object.entries(parseEnv(text.replace('\uFEFF', ''))))
    process.env[name] ??= value;
  return process.env;
}
