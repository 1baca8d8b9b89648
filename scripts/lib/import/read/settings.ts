export const SCRIPTS = ['js', 'ts', 'mjs', 'cjs', 'mts'];

/** Returns the value of a setting in a script if it is a string. */
export const settingOf = (code: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*:\\s*["'\`]([^"'\`]*)`, 'i').exec(code)?.[1];
