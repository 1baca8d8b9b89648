/** Is it a day that the calendar has, written like 2026-03-02? */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  // What a month does not have runs over into the next one, or is no date at all
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
