/** Returns JSON for a script element. `<` is escaped, so no string in it can end the element. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
