import {integrations, type Integration} from '../../src/lib/integrations';
import {loadEnvironmentFile, readEnvironment} from '../../src/lib/environment';

/** The path that a build here and now is served under, from the environment and `.env`. */
export function currentBaseUrl(): string {
  loadEnvironmentFile(process.cwd());
  return readEnvironment(process.env).baseUrl;
}

/**
 * Every variable of the site set to nothing, which also keeps `.env` out: what
 * a check builds then depends on the repository alone.
 */
export function neutralEnvironment(): Record<string, string> {
  const services: readonly Integration[] = integrations;
  const names = services.flatMap(({variables, toolVariables = []}) =>
    [...variables, ...toolVariables].map(({name}) => name),
  );
  return Object.fromEntries(['SITE_URL', 'BASE_URL', ...names].map((name) => [name, '']));
}
