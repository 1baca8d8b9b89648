const BUILD_ONLY = new Set(['presets', 'plugins', 'themes', 'ssrTemplate']);

/**
 * Shortens the configuration that browsers load by removing settings that only the build reads. Sorts
 * `themeConfig`, because Docusaurus merges the themes' defaults in the order in which files are read,
 * which differs between builds.
 *
 * @param {string} source
 */
module.exports = function pruneConfig(source) {
  const [head, json] = source.split(/^export default /m);
  if (json === undefined) return source;
  const config = JSON.stringify(JSON.parse(json.trim().replace(/;$/, '')), (key, value) => {
    if (key === 'themeConfig') return Object.fromEntries(Object.entries(value).sort());
    return BUILD_ONLY.has(key) ? undefined : value;
  });
  return `${head}export default ${config};`;
};
