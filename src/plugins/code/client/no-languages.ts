// This module replaces the theme's prism-include-languages. With an alias to `false`, two clones would
// build different files, because the id of an empty module depends on the site's folder
export {};
