/**
 * The site's configuration as browsers get it: without what only the build
 * reads (plugins and their options, hooks, the page template).
 */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'ssrTemplate',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
];

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function pruneConfig(source) {
  const [head, json] = source.split(/^export default /m);
  if (json === undefined) throw new Error(`${this.resourcePath} is not as it was`);
  const config = Object.fromEntries(
    Object.entries(JSON.parse(json.trim().replace(/;$/, ''))).filter(
      ([field]) => !BUILD_ONLY.includes(field),
    ),
  );
  return `${head}export default ${JSON.stringify(config)};`;
};
