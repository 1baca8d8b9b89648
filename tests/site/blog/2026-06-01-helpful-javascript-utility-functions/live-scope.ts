/** What the live examples of this post may use without an import. */
export * from './functions/chunk';
export * from './functions/debounce';
export * from './functions/deepEqual';
export * from './functions/pick';
export * from './functions/removeMarks';
export * from './functions/retry';
export * from './functions/slugify';
export * from './functions/timeAgo';
