/**
 * Returns the end of an event in milliseconds since 1970. A day without a time ends when it is over in
 * all time zones.
 */
export const endOf = (start: string, end = start.slice(0, 10)): number =>
  Date.parse(end.includes('T') ? end : `${end}T23:59:59-12:00`);

export const isPast = ({endsAt}: {readonly endsAt: number}, now: number): boolean => endsAt < now;
