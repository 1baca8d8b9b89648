/** Names of the chunks of a route's component, props and context, in the shape of its modules. */
export type ChunkNames = {readonly [key: string]: ChunkNames} | readonly ChunkNames[] | string;

/** A route as the framework has written it for the bundler; plugins add fields of their own. */
export type WrittenRoute = {
  readonly path: string;
  /** What `ComponentCreator` is called with; the catch-all has no hash. */
  readonly component: {readonly path: string; readonly hash?: string};
  readonly exact?: boolean;
  readonly routes?: readonly WrittenRoute[];
};

/** All that the framework has written about routes in `.docusaurus`. */
export type Written = {
  readonly routes: readonly WrittenRoute[];
  /** By path and hash of a route. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** The module in each chunk, as it is asked for. */
  readonly modules: ReadonlyMap<string, string>;
};

/** A route with its place among all routes: the first ones are tried first. */
export type PlacedRoute = Omit<WrittenRoute, 'routes'> & {
  readonly key: number;
  readonly routes?: readonly PlacedRoute[];
};

/** A page's route away from its place, which is under the route with the key `parent`, or on top. */
export type Leaf = {readonly parent: number; readonly route: PlacedRoute};

export type Split = {
  /** What every page knows: routes with others in them, the home page, the catch-all. */
  readonly trunk: readonly PlacedRoute[];
  readonly shards: readonly (readonly Leaf[])[];
  /** By path: the names of all chunks that its page needs, its shard among them. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
};
