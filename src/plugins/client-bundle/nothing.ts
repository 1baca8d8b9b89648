/** Stands in the place of a module that browsers do not need. */
export {};
