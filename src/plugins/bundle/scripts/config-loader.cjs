/** What only the build reads, and is long: plugins with their options, and the page template. */
const BUILD_ONLY = ['presets', 'plugins', 'ssrTemplate'];

/**
 * Takes out of the site's configuration what browsers have no use for (4 kB of
 * each page). What is not written as expected stays as it is.
 *
 * @param {string} source
 */
module.exports = function pruneConfig(source) {
  const [head, json] = source.split(/^export default /m);
  if (json === undefined) return source;
  const config = Object.fromEntries(
    Object.entries(JSON.parse(json.trim().replace(/;$/, ''))).filter(
      ([field]) => !BUILD_ONLY.includes(field),
    ),
  );
  return `${head}export default ${JSON.stringify(config)};`;
};
