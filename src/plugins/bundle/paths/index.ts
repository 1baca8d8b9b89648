import type {Plugin} from '@docusaurus/types';

/** The loader for larger pictures, with its absolute path. It is also url-loader's default. */
const FALLBACK = /&fallback=[^&!]*[\\/]file-loader[\\/][^&!]*/;

/**
 * Builds in different folders must have the same bytes. The bundler takes a module's id from its
 * request, and the framework writes an absolute path into the requests of pictures in Markdown.
 */
export default function paths(): Plugin {
  return {
    name: 'dau-paths',

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const shorten = (asked: {request: string}) => {
        asked.request = asked.request.replace(FALLBACK, '');
      };
      return {plugins: [new NormalModuleReplacementPlugin(FALLBACK, shorten)]};
    },
  };
}
