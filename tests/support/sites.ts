/** The builds under test and where they are served. */
export type BuiltSite = {
  readonly dir: string;
  readonly baseUrl: string;
  readonly port: number;
  readonly url: string;
};

const firstPort = Number(process.env.TEST_PORT ?? 4173);

function builtSite(dir: string, baseUrl: string, port: number): BuiltSite {
  return {dir, baseUrl, port, url: `http://localhost:${port}${baseUrl}`};
}

export const rootSite = builtSite('build', '/', firstPort);
/** Below a path, as on a project's GitHub Pages, and with every hosted service (`integrations-env.ts`). */
export const baseUrlSite = builtSite('.cache/build-base-url', '/my-site/', firstPort + 1);
