/**
 * Returns when an event ends, in milliseconds since 1970. If the event has a date but no time, it ends
 * once that day is over in every time zone.
 */
export const endOf = (start: string, end = start.slice(0, 10)): number =>
  Date.parse(end.includes('T') ? end : `${end}T23:59:59-12:00`);

export const isPast = ({endsAt}: {readonly endsAt: number}, now: number): boolean => endsAt < now;
