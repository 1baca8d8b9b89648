/** The builds under test and where they are served. */
export type BuiltSite = {
  readonly dir: string;
  readonly baseUrl: string;
  /** Set once the server runs, so in tests and not while they are collected. */
  readonly url: string;
  /** The variable with the port of its server: the system chooses a free one. */
  readonly portVariable: string;
};

function builtSite(dir: string, baseUrl: string, portVariable: string): BuiltSite {
  const port = process.env[portVariable] ?? '';
  return {dir, baseUrl, portVariable, url: `http://localhost:${port}${baseUrl}`};
}

export const rootSite = builtSite('build', '/', 'ROOT_SITE_PORT');
/** Below a path, as on a project's GitHub Pages, and with every hosted service (`integrations-env.ts`). */
export const baseUrlSite = builtSite('.cache/build-base-url', '/my-site/', 'BASE_URL_SITE_PORT');
