import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Gives the development server of each language its own address for the WebSocket that reports
 * changes: `/ws` and `/en/ws`. `npm start` serves all languages at one port, and finds the server
 * of a request by its path.
 */
export default function devServer({baseUrl}: LoadContext): Plugin {
  return {
    name: 'dau-dev-server',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV === 'production' || isServer) return {};
      // Docusaurus merges this into the options of webpack-dev-server; the type does not know it
      return {devServer: {webSocketServer: {options: {path: `${baseUrl}ws`}}}} as object;
    },
  };
}
