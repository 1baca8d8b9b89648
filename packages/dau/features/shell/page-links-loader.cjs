const {generatedRoutes} = require('../../utils/generated-routes.cjs');

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
 * Filters the links in the generated `docusaurus.config.mjs`. The configuration itself cannot do this,
 * because it is loaded before it is known which pages the build has.
 *
 * @param {string} source
 */
module.exports = function pageLinksLoader(source) {
  const {routesFile, baseUrl} = this.getOptions();
  this.addDependency(routesFile);
  const [head, json] = source.split(/^export default /m);
  const pages = new Set(generatedRoutes(routesFile).map(pathOf));
  // If Docusaurus changes the format of its files, all links stay
  if (json === undefined || pages.size === 0) return source;
  const config = JSON.parse(json.trim().replace(/;$/, ''));
  const themeConfig = withoutDeadLinks(config.themeConfig, pages, baseUrl);
  return `${head}export default ${JSON.stringify({...config, themeConfig})};`;
};

module.exports.withoutDeadLinks = withoutDeadLinks;
