/** Replaces Docusaurus' `registry` and `routesChunkNames`. Each shard adds its part. */
const table: Record<string, unknown> = {};

export default table;
