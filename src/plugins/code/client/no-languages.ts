// Replaces the theme's prism-include-languages. An alias to `false` would not do: the id of an empty
// module depends on the site's folder, so two clones would build different files
export {};
