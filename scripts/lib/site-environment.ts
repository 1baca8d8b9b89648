import fs from 'node:fs';

/**
 * Returns an environment in which every variable of the site is empty. A check then depends only on
 * the repository, because `.env` does not override empty variables.
 */
export const neutralEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    [...fs.readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => [
      name,
      '',
    ]),
  );
