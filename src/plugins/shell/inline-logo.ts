import type {UserThemeConfig} from '@docusaurus/theme-common';

import {inlineDrawing} from '../images/inline-drawing';

/**
 * The navigation bar with its logo in it: the first thing in view on every page
 * is there with the page, in both colour modes, instead of coming with two
 * requests beside the style sheet.
 */
export function withInlineLogo(
  navbar: UserThemeConfig['navbar'],
  siteDir: string,
): UserThemeConfig['navbar'] {
  const {logo} = navbar ?? {};
  if (!logo) return navbar;
  // What is wrong in it the theme says, with the name of the field
  const inline = (address?: string) => address && inlineDrawing(address, siteDir);
  return {
    ...navbar,
    logo: {
      ...logo,
      src: inline(logo.src),
      ...(logo.srcDark === undefined ? {} : {srcDark: inline(logo.srcDark)}),
    },
  };
}
