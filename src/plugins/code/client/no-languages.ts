// Replaces the theme's prism-include-languages. An alias to `false` would not work: the id of an empty module
// depends on the folder of the site, so two clones would build different files
export {};
