import fs from 'node:fs';
import path from 'node:path';

/** What this plugin takes the place of in the framework's client, and what must be there for it. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'App.js': [
    "import renderRoutes from '@docusaurus/renderRoutes';",
    'const routesElement = renderRoutes(routes);',
  ],
  'clientEntry.js': [
    "import preload from './preload';",
    "import docusaurus from './docusaurus';",
    'window.docusaurus = docusaurus;',
    'preload(window.location.pathname).then(',
  ],
  'PendingNavigation.js': ["import preload from './preload';", 'preload(nextLocation.pathname)'],
  'docusaurus.js': [
    "import preloadHelper from './preload';",
    "import routes from '@generated/routes';",
    "import routesChunkNames from '@generated/routesChunkNames';",
    '__webpack_require__.gca(chunkName)',
  ],
  'preload.js': ["import routes from '@generated/routes';", 'matchRoutes(routes, p)'],
  'normalizeLocation.js': ["import routes from '@generated/routes';"],
  'exports/ComponentCreator.js': [
    "import routesChunkNames from '@generated/routesChunkNames';",
    "import registry from '@generated/registry';",
    'routesChunkNames[`${path}-${hash}`]',
    'registry[chunkName]',
  ],
  'serverEntry.js': ['modules: Array.from(modules)', 'export default render;'],
};

/** The framework's client as it is installed. */
export const clientFolder = path.dirname(require.resolve('@docusaurus/core/lib/client/App.js'));

/**
 * Makes sure that the framework is made as this plugin expects it. A module that
 * is not replaced would not fail by itself: pages would load all routes again,
 * or none.
 *
 * @param read gives a file of the framework's client; `undefined` if there is none
 * @throws with every difference
 */
export function checkFramework(
  read: (file: string) => string | undefined = (file) => {
    const absolute = path.join(clientFolder, file);
    return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : undefined;
  },
): void {
  const differences = Object.entries(EXPECTED).flatMap(([file, parts]) => {
    const source = read(file);
    if (source === undefined) return [`lib/client/${file} is not there`];
    return parts
      .filter((part) => !source.includes(part))
      .map((part) => `lib/client/${file} has no \`${part}\``);
  });
  if (differences.length === 0) return;
  throw new Error(
    `@docusaurus/core is not made as src/plugins/route-shards expects it:\n- ${differences.join('\n- ')}`,
  );
}
