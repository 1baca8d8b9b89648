/** The message in the report for each page that is not a post or guide. */
export const PAGE = 'pages are not imported. Make one with npm run new -- page';
export const SCRIPTS = ['js', 'ts', 'mjs', 'cjs', 'mts'];

/** Returns the value of a setting in a script if it is a string. */
export const settingOf = (code: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*:\\s*["'\`]([^"'\`]*)`, 'i').exec(code)?.[1];
