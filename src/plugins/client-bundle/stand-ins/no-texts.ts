/** The list of all texts, which `texts-loader.cjs` has put where they are used. */
export default {};
