import {escapeHtml} from '../../../lib/escape-html';

/** Markup that {@link html} made. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | readonly Value[];

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  return Array.isArray(value) ? value.map(markupOf).join('') : escapeHtml(String(value));
}

/** Tag of a template for HTML. Escapes each value that is not HTML itself. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({raw: strings}, ...values.map(markupOf)));
