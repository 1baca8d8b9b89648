/**
 * The preset `dau`. Its options are the plugins and themes that `config.ts` has created, because
 * Docusaurus would load them a second time, with its own slower loader. To Docusaurus, themes are
 * plugins that come after those of `preset-classic`, so the engine's styles replace the theme's. The engine's
 * static folders are added here, so that an author can set `staticDirectories`.
 */
module.exports = ({siteConfig}, {plugins, themes, staticDirectories}) => {
  siteConfig.staticDirectories.push(...staticDirectories);
  return {themes: [...plugins, ...themes]};
};
