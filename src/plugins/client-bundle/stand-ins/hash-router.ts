/**
 * The framework's entry asks for two routers and takes one by the configuration;
 * this site's pages have addresses of their own, so the router for a single
 * page, and what it needs of `history`, stay away.
 */
export * from 'react-router-dom';
export {BrowserRouter as HashRouter} from 'react-router-dom';
