/**
 * The preset `dau`. Its options are the plugins and themes that `config.ts` has created, because
 * Docusaurus would load them a second time, with its own slower loader. To Docusaurus, themes are
 * plugins that come after those of `preset-classic`, so the engine's styles replace the theme's.
 */
module.exports = (_context, {plugins, themes}) => ({themes: [...plugins, ...themes]});
