import * as z from 'zod';

import {locales} from './locales';

/**
 * Something in one language or more, by their codes. Where a language of the site lacks, its pages
 * show another one.
 */
export const localized = <Text extends z.ZodType>(text: Text) =>
  z
    .record(z.string(), text, `a text in each language (${locales.join(', ')})`)
    .refine(
      (texts) => Object.keys(texts).length > 0,
      `a text in each language (${locales.join(', ')})`,
    );
