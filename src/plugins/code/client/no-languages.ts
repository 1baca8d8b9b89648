// Replaces the theme's prism-include-languages. The alias `false` would not do: the id of an empty module
// depends on the folder of the site, so two clones would build different files
export {};
