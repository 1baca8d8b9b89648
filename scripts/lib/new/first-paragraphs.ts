import {asMarkdown, firstParagraphs, TRUNCATE} from '../../../src/lib/content/first-paragraphs';
import {textIn, type Locale} from '../../../src/lib/locales';
import type {Fields} from '../import/model';
import {writeFields} from '../write-fields';

/** Returns a new post, guide or page with its front matter, as MDX or plain Markdown. */
export function textOf(
  kind: 'post' | 'guide' | 'page',
  locale: Locale,
  fields: Fields,
  isPlain: boolean,
): string {
  const paragraphs = textIn(firstParagraphs, locale).filter(
    (line) => kind === 'post' || line !== TRUNCATE,
  );
  const text = `${paragraphs.join('\n\n')}\n`;
  return `${writeFields(fields)}\n${isPlain ? asMarkdown(text) : text}`;
}
