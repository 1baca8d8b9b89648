// This empty module replaces the theme's `prism-include-languages`. An alias to `false` would make the
// build depend on the site folder
export {};
