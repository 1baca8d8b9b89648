import fs from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';

import {integrations, type Integration} from '../../../lib/integrations';
import {nearest} from '../../../lib/near';
import {STRICT_VARIABLE, type Problem} from '../../../lib/problems';

/** Every variable that the site or its tools read. */
export const VARIABLES: readonly string[] = [
  'SITE_URL',
  'BASE_URL',
  'SHOW_DRAFTS',
  STRICT_VARIABLE,
  ...(integrations as readonly Integration[]).flatMap(({variables, toolVariables = []}) =>
    [...variables, ...toolVariables].map(({name}) => name),
  ),
];

/** Names of our services: a variable that begins so is meant for the site. */
const PREFIXES = [
  'ALGOLIA_',
  'GISCUS_',
  'CANNY_',
  'SITE_URL',
  'BASE_URL',
  'SHOW_DRAFT',
  'FEEDBACK_ENDPOINT',
];

type Environment = Readonly<Record<string, string | undefined>>;

const warn = (name: string, file: string, line?: number): Problem => {
  const meant = nearest(name, VARIABLES);
  return {
    file,
    ...(line === undefined ? {} : {line}),
    ...(file === name ? {} : {field: name}),
    expected: `a variable that the site reads${meant ? `; did you mean ${meant}?` : ' (.env.example lists them)'}`,
    severity: 'warning',
  };
};

/** A variable with a name like one of the site's, which the site does not read. */
const isMisspelt = (name: string) =>
  !VARIABLES.includes(name) && PREFIXES.some((prefix) => name.startsWith(prefix));

/** Misspelt variables of an environment. */
export function misspeltVariables(environment: Environment): Problem[] {
  return Object.keys(environment)
    .filter(isMisspelt)
    .map((name) => warn(name, name));
}

/** Misspelt environment variables, also in `.env`: nothing reads them, and nothing else would say so. */
export function environmentNameProblems(
  siteDir: string,
  environment: Environment = process.env,
): Problem[] {
  const file = path.join(siteDir, '.env');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const written = Object.keys(parseEnv(text));
  const lineOf = (name: string) =>
    text.split('\n').findIndex((line) => /^\s*(?:export\s+)?(\w+)/.exec(line)?.[1] === name) + 1;
  return [
    ...written
      // Other programs have variables here too: one that is not like ours is theirs
      .filter((name) => !VARIABLES.includes(name))
      .filter((name) => isMisspelt(name) || nearest(name, VARIABLES) !== undefined)
      .map((name) => warn(name, '.env', lineOf(name))),
    ...misspeltVariables(environment).filter(({file: name}) => !written.includes(name)),
  ];
}
