/** What the live examples of this post may use without an import. */
export * from './gom';
