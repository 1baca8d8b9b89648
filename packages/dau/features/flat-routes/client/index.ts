import {createRoutes} from './routes';

/** Makes the bundler build the chunks of all pages. The browser never calls this function. */
export const loadAllPages = () =>
  import(/* webpackChunkName: "all-pages" */ '@generated/registry?all');

/** Replaces `@generated/routes`. */
export default createRoutes();
