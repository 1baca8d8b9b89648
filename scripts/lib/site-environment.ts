import {integrations, type Integration} from '../../src/lib/integrations';
import {loadEnvironmentFile, readEnvironment} from '../../src/lib/environment';

/** Returns the base URL of a build in this environment, with `.env` included. */
export function currentBaseUrl(): string {
  // A copy: a command that this one starts reads the file itself, each time
  const environment = {...process.env};
  loadEnvironmentFile(process.cwd(), environment);
  return readEnvironment(environment).baseUrl;
}

/**
 * Returns an environment in which every variable of the site is empty. A check then depends only on
 * the repository, because `.env` does not override empty variables.
 */
export function neutralEnvironment(): Record<string, string> {
  const services: readonly Integration[] = integrations;
  const names = services.flatMap(({variables, toolVariables = []}) =>
    [...variables, ...toolVariables].map(({name}) => name),
  );
  return Object.fromEntries(
    ['SITE_URL', 'BASE_URL', 'SHOW_DRAFTS', ...names].map((name) => [name, '']),
  );
}
