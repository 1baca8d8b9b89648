/** Escapes hits that this site has not made itself. The modal writes their texts as HTML. */
/** Escapes a text of a record. Only `<mark>`, which the service adds, stays an element. */
function safeHtml(text: string): string {
  return text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/<(?!\/?mark>)/g, '&lt;')
    .replace(/"/g, '&quot;');
}

const SHOWN = ['hierarchy', 'content', '_highlightResult', '_snippetResult'];

function safeValue(value: unknown): unknown {
  if (typeof value === 'string') return safeHtml(value);
  if (Array.isArray(value)) return value.map(safeValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, safeValue(each)]));
}

/** Escapes the fields of a hit that the modal writes as HTML. */
export function safeHit(hit: object): object {
  const entries = Object.entries(hit);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, SHOWN.includes(key) ? safeValue(value) : value]),
  );
}
