export * from './chunk';
export * from './debounce';
export * from './deepEqual';
export * from './pick';
export * from './removeMarks';
export * from './retry';
export * from './slugify';
export * from './timeAgo';
