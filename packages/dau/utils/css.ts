import postcss from 'postcss';

/** Returns `undefined` for invalid CSS, which the build reports. */
export function parseCss(css: string): postcss.Root | undefined {
  try {
    return postcss.parse(css);
  } catch {
    return undefined;
  }
}
