import {integrations, type Integration} from '../../src/lib/integrations';
import {loadEnvironmentFile, readEnvironment} from '../../src/lib/environment';

/** Returns the base URL of a build in this environment, with `.env` included. */
export function currentBaseUrl(): string {
  loadEnvironmentFile(process.cwd());
  return readEnvironment(process.env).baseUrl;
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
  return Object.fromEntries(['SITE_URL', 'BASE_URL', ...names].map((name) => [name, '']));
}
