// Takes the place of the theme's prism-include-languages. The number of an empty module (`false`)
// would depend on the folder of the site, and two clones would not build the same files
export {};
