const {generatedRoutes} = require('../../utils/generated-routes.cjs');

const BUILD_ONLY = new Set(['presets', 'plugins', 'themes', 'ssrTemplate']);

/** Returns the same path for all links to a page, such as `/a/`, `/a?b` and an encoded path. */
function pathOf(link) {
  const path = link.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Returns the theme's configuration without links to pages that this build does not have. A menu or a
 * column without links is removed too.
 *
 * @param {{navbar?: object, footer?: object}} themeConfig
 * @param {ReadonlySet<string>} pages the paths of all pages, as `pathOf` returns them
 * @param {string} baseUrl
 */
function withoutDeadLinks(themeConfig, pages, baseUrl) {
  const isAlive = ({to}) => {
    if (typeof to !== 'string' || !to.startsWith('/')) return true;
    return pages.has(pathOf(`${baseUrl}${to.slice(1)}`));
  };
  const filled = (links = []) =>
    links
      .filter(isAlive)
      .map((link) => (link.items ? {...link, items: link.items.filter(isAlive)} : link))
      .filter(({items}) => items?.length !== 0);
  const {navbar, footer} = themeConfig;
  return {
    ...themeConfig,
    navbar: {...navbar, items: filled(navbar?.items)},
    footer: footer && {...footer, links: filled(footer.links)},
  };
}

/**
 * Changes the generated `docusaurus.config.mjs`, which browsers load:
 *
 * - Removes links to missing pages. The configuration itself cannot do this, because Docusaurus loads it
 *   before it knows which pages the build has.
 * - Removes settings that only the build reads.
 * - Sorts `themeConfig`, because Docusaurus merges the themes' defaults in the order in which files are
 *   read, which differs between builds.
 *
 * @param {string} source
 */
module.exports = function configLoader(source) {
  const {routesFile, baseUrl} = this.getOptions();
  this.addDependency(routesFile);
  const [head, json] = source.split(/^export default /m);
  // Another version of Docusaurus may use another format
  if (json === undefined) return source;
  const pages = new Set(generatedRoutes(routesFile).map(pathOf));
  const config = JSON.stringify(JSON.parse(json.trim().replace(/;$/, '')), (key, value) => {
    if (BUILD_ONLY.has(key)) return undefined;
    if (key !== 'themeConfig') return value;
    const themeConfig = pages.size > 0 ? withoutDeadLinks(value, pages, baseUrl) : value;
    return Object.fromEntries(Object.entries(themeConfig).sort());
  });
  return `${head}export default ${config};`;
};
