import {integrations, type Integration} from './integrations';
import {nearest} from './near';
import {STRICT_VARIABLE, type Problem} from './problems';

/** Every variable that the site or its tools read. */
const VARIABLES: readonly string[] = [
  'SITE_URL',
  'BASE_URL',
  'SHOW_DRAFTS',
  STRICT_VARIABLE,
  ...(integrations as readonly Integration[]).flatMap(({variables, toolVariables = []}) =>
    [...variables, ...toolVariables].map(({name}) => name),
  ),
];

/** How names begin that are meant for the site. */
const PREFIX = /^(ALGOLIA_|GISCUS_|CANNY_|SITE_URL|BASE_URL|SHOW_DRAFT|FEEDBACK_ENDPOINT)/;

/**
 * Misspelt variables: nothing reads them, and nothing else would say so. Other programs have
 * variables in the environment too, so only those that begin like the site's are looked at there.
 *
 * @param file text of `.env`; any name in it that is near one of the site's is named
 */
export function misspeltVariables(
  environment: Readonly<Record<string, string | undefined>>,
  file = '',
): Problem[] {
  const lines = file.split('\n').map((line) => /^\s*(?:export\s+)?(\w+)/.exec(line)?.[1] ?? '');
  return [...new Set([...lines, ...Object.keys(environment)])].flatMap((name): Problem[] => {
    const line = lines.indexOf(name) + 1;
    const meant = nearest(name, VARIABLES);
    const isOurs = PREFIX.test(name) || (line > 0 && meant !== undefined);
    if (!isOurs || VARIABLES.includes(name)) return [];
    const hint = meant ? `; did you mean ${meant}?` : ' (.env.example lists them)';
    return [
      {
        ...(line > 0 ? {file: '.env', line, field: name} : {file: name}),
        expected: `a variable that the site reads${hint}`,
        severity: 'warning',
      },
    ];
  });
}
