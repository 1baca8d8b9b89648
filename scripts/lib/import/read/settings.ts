export const PAGE = 'pages are not imported. Make one with npm run new -- page';
export const SCRIPTS = ['js', 'ts', 'mjs', 'cjs', 'mts'];

/** Returns a setting in a script if its value is a string literal. */
export const settingOf = (code: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*:\\s*["'\`]([^"'\`]*)`, 'i').exec(code)?.[1];
