/**
 * Routes in shards, so that a page costs the same whatever the number of posts.
 *
 * By itself the framework puts a list of all routes, a table of their chunks and
 * the hashes of all chunk files into what every page loads: some 230 bytes a
 * post, compressed. Instead:
 *
 * - Each page's route, with the part of the tables that it needs, is in one of
 *   some `3 √pages` shards, small chunks of a few routes each. Which one is told
 *   by a hash of the path: no page needs a table from paths to shards, and it
 *   matters not how addresses are made. What is not one page (the parents of the
 *   guides' routes, the catch-all) and the home page stay with the application.
 * - Whatever loads a path (first load, a move, fetching ahead) waits for its
 *   shard, and adds the routes in it to those known so far. An unknown path gets
 *   a shard, too, in which it is not: then it is the catch-all's.
 * - The HTML names the shard and the chunks of its page, so that they come side
 *   by side with the application and not after it.
 * - Files of chunks are named by chunk and build, and not by their content: so
 *   the runtime needs no list of hashes. The application itself keeps its name
 *   while its content is the same, and that no longer changes with each post.
 *
 * The development server keeps the framework's whole lists, where they cost no
 * reader anything. The server that makes the pages keeps the tables, and of the
 * routes in its list those of the pages it is making (`server/routes.ts`).
 */
import {createHash} from 'node:crypto';
import path from 'node:path';

import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

import {createChunkAddresses, FRAMEWORK_PLUGIN} from './chunk-addresses';
import {checkFramework, clientFolder} from './framework';
import {readWritten} from './read-written';
import {splitRoutes} from './split';
import {createSplitChunks} from './split-chunks';
import {modulesOf, writeModules} from './write';

export type RouteShardsOptions = {
  /** Number of shards, if not as many as serve a reader of one page best. */
  readonly shards?: number;
};

const FOLDER = 'route-shards';
const GENERATED = /^@generated\/(routes|registry|routesChunkNames)$/;

type Request = {
  context: string;
  request: string;
  readonly contextInfo?: {readonly issuer?: string};
};

/**
 * What several chunks share is named by a hash of their names; by itself, by the
 * paths of all modules in it. Chunks without a name are not told apart by it.
 */
function sharedName(
  _module: unknown,
  chunks: readonly {readonly name?: string | null}[],
): string | undefined {
  const names = chunks.flatMap(({name}) => name ?? []);
  if (names.length < chunks.length) return undefined;
  return createHash('md5').update(names.sort().join()).digest('hex').slice(0, 8);
}

export default function routeShards(
  {generatedFilesDir, baseUrl}: LoadContext,
  {shards}: RouteShardsOptions,
): Plugin {
  const client = path.join(__dirname, 'client');
  const server = path.join(__dirname, 'server');
  const folder = path.join(generatedFilesDir, FOLDER);
  return {
    name: 'dau-route-shards',

    configureWebpack(config, isServer, {currentBundler}) {
      checkFramework();
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      /** Replaces what a module of the framework's client asks for. */
      const replace = (request: string, replacement: string, from?: string) =>
        new NormalModuleReplacementPlugin(
          new RegExp(`^${request.replace(/[./]/g, '\\$&')}$`),
          (asked: Request) => {
            const issuer = asked.contextInfo?.issuer;
            const isMeant =
              from === undefined
                ? asked.context === clientFolder
                : issuer === path.join(clientFolder, from);
            if (isMeant) asked.request = path.join(client, replacement);
          },
        );
      const rendering = replace('@docusaurus/renderRoutes', 'render-routes.tsx', 'App.js');
      if (isServer) {
        // A build to be debugged has the lists of the development server
        if (process.env.NODE_ENV !== 'production') return {};
        return {
          entry: {main: path.join(server, 'entry.ts')},
          plugins: [
            rendering,
            new NormalModuleReplacementPlugin(/^@generated\/routes$/, (asked: Request) => {
              const routes = path.join(server, 'routes.ts');
              if (asked.contextInfo?.issuer !== routes) asked.request = routes;
            }),
          ],
        };
      }

      const loading = replace('./preload', 'preload.ts');
      if (process.env.NODE_ENV !== 'production') return {plugins: [loading]};

      const written = readWritten(generatedFilesDir);
      writeModules(
        folder,
        modulesOf(splitRoutes(written, baseUrl, shards), written, path.join(client, 'routes.ts')),
      );
      const others = (config.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== FRAMEWORK_PLUGIN,
      );
      if (others.length !== (config.plugins ?? []).length - 1) {
        throw new Error(
          `@docusaurus/core has no ${FRAMEWORK_PLUGIN}, which src/plugins/route-shards replaces.`,
        );
      }
      return {
        mergeStrategy: {plugins: 'replace'},
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: {defaultVendors: {name: sharedName}}},
        },
        plugins: [
          ...others,
          loading,
          replace('./docusaurus', 'docusaurus.ts', 'clientEntry.js'),
          rendering,
          new NormalModuleReplacementPlugin(GENERATED, (asked: Request) => {
            asked.request = path.join(folder, `${asked.request.replace(GENERATED, '$1')}.js`);
          }),
          createChunkAddresses(currentBundler.instance, [...written.modules.keys()]),
          createSplitChunks(currentBundler.instance),
        ],
      };
    },
  };
}

/** Checks the options of the plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  RouteShardsOptions | undefined,
  RouteShardsOptions
>): RouteShardsOptions {
  return validate(Joi.object({shards: Joi.number().integer().min(1)}), options ?? {});
}
