/** Which events are over. Used in the build and again in the browser. */

/**
 * Returns when an event is over, in Unix milliseconds. Without an end, an event lasts until the end
 * of its day. A whole day ends when it is over everywhere on Earth.
 */
export const endOf = (start: string, end = start.slice(0, 10)): number =>
  Date.parse(end.includes('T') ? end : `${end}T23:59:59-12:00`);

export const isPast = ({endsAt}: {readonly endsAt: number}, now: number): boolean => endsAt < now;
