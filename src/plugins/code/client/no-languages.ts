// Replaces the theme's prism-include-languages. With an alias to `false` instead of this file, two clones
// would build different files, because the id of an empty module depends on the folder of the site
export {};
