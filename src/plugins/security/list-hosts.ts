import type {AllowedHosts} from '../../lib/settings';

/** Returns every host that the author allows, without duplicates. Works at build time and in a browser. */
export const listHosts = (allowed: AllowedHosts): string[] => [
  ...new Set(Object.values(allowed).flat()),
];
