import type {Bundler, Compiler} from '../../lib/bundler';

/** The plugin by which the framework gives the application all names and hashes of chunks. */
export const FRAMEWORK_PLUGIN = 'ChunkAssetPlugin';

/**
 * `__webpack_require__.gca`, by which the framework asks for the address of a
 * chunk to prefetch: told from the name alone, since a chunk's id is its name
 * and its file name holds nothing else that differs. Only the few that have no
 * file, because all in them is shared with others, have to be known by name:
 * components of the theme, and never a post.
 *
 * @param names all chunks that may be asked for
 */
export function createChunkAddresses({RuntimeModule}: Bundler, names: Iterable<string>) {
  class ChunkAddress extends RuntimeModule {
    constructor(private withoutFile: () => readonly string[]) {
      super('dau chunk address', RuntimeModule.STAGE_ATTACH);
    }

    /**
     * The bundler keeps this module until the process ends, and by it everything it
     * has made of the site: with a thousand posts gigabytes, while the next language
     * is built (https://github.com/facebook/docusaurus/pull/12327).
     */
    letGo() {
      Object.assign(this, {chunk: null, compilation: null, chunkGraph: null});
      this.withoutFile = () => [];
    }

    override generate() {
      return `__webpack_require__.gca = (name) => ${JSON.stringify(this.withoutFile())}.includes(name)
  ? undefined : __webpack_require__.p + __webpack_require__.u(name);`;
    }
  }
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('dau-chunk-addresses', (compilation) => {
        const withoutFile = () => {
          const chunks = new Set([...compilation.chunks].map(({name}) => name));
          return [...names].filter((name) => !chunks.has(name)).sort();
        };
        compilation.hooks.additionalTreeRuntimeRequirements.tap('dau-chunk-addresses', (chunk) => {
          const module = new ChunkAddress(withoutFile);
          compilation.addRuntimeModule(chunk, module);
          compiler.hooks.shutdown.tap('dau-chunk-addresses', () => module.letGo());
        });
      });
    },
  };
}
