const WRITTEN =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A date as the site's front matter has it: a day, or a time with its zone.
 *
 * @returns `undefined` for what is no date
 */
export function dateOf(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '').trim();
  const match = WRITTEN.exec(text);
  if (!match) {
    const time = /\d{4}/.test(text) ? Date.parse(`${text} UTC`) : NaN;
    return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
  }
  const two = (digits = '00') => digits.padStart(2, '0');
  const [, year, month, day, hour, minute, second, zone] = match;
  const date = `${year}-${two(month)}-${two(day)}`;
  if (hour === undefined || `${two(hour)}${minute}${second ?? '00'}` === '000000') return date;
  const offset = (zone ?? '').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return `${date}T${two(hour)}:${minute}:${two(second)}${offset}`;
}
