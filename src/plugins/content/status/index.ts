import type {IncomingMessage, ServerResponse} from 'node:http';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {toLocale} from '../../../lib/locales';
import {EDITOR_PATH, STATUS_PATH, statusPage} from './page';
import {readStatus} from './read';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Where webpack-dev-server opens a file in the editor, for its error overlay. */
const OPEN_EDITOR = '/webpack-dev-server/open-editor';

/** The part of webpack-dev-server that is used here. */
type DevServer = {readonly app: {get(path: string, handler: Handler): void}};

/**
 * Shows the state of all texts at `/__status`, in the development server only: the page is part
 * of no bundle and has no route. It reads the files each time it is loaded.
 */
export default function contentStatus({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);

  async function respond(response: ServerResponse): Promise<void> {
    const page = statusPage(await readStatus(siteDir), {locale, baseUrl});
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(page);
  }

  return {
    name: 'content-status',

    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'development' || isServer) return {};
      const setupMiddlewares = (_middlewares: unknown, {app}: DevServer) => {
        app.get(`${baseUrl}${STATUS_PATH}`, (_request, response) => {
          respond(response).catch((error: unknown) => {
            response.statusCode = 500;
            response.end(String(error));
          });
        });
        // `npm start` may send only what is below the base URL to this server
        app.get(`${baseUrl}${EDITOR_PATH}`, (request, _response, next) => {
          request.url = request.url?.replace(`${baseUrl}${EDITOR_PATH}`, OPEN_EDITOR);
          next();
        });
        // Docusaurus adds what this returns to its own list
        return [];
      };
      return {devServer: {setupMiddlewares}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
