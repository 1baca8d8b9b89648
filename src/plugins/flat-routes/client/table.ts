/** Replaces Docusaurus' `registry` and `routesChunkNames`. The data of each page adds entries. */
const table: Record<string, unknown> = {};

export default table;
