/** Replaces the framework's `registry` and `routesChunkNames`; each shard adds its part. */
const table: Record<string, unknown> = {};

export default table;
