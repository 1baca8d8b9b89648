/** Replaces Docusaurus' `registry` and `routesChunkNames`. Each page adds its part. */
const table: Record<string, unknown> = {};

export default table;
