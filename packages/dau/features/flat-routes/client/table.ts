/** Replaces Docusaurus' `registry` and `routesChunkNames`. Each loaded page adds its entries. */
const table: Record<string, unknown> = {};

export default table;
