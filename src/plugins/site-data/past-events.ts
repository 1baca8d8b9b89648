/** Which events are over. Used in the build and again in the browser. */

/**
 * The moment an event is over, in milliseconds of Unix time. Without an end, an evening event lasts
 * until its day is over. A whole day ends with the last place on Earth where it is that day.
 */
export const endOf = (start: string, end = start.slice(0, 10)): number =>
  Date.parse(end.includes('T') ? end : `${end}T23:59:59-12:00`);

export const isPast = ({endsAt}: {readonly endsAt: number}, now: number): boolean => endsAt < now;
