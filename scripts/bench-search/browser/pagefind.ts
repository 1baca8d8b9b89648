import {exposeQuery} from './expose-query';

type Pagefind = {
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
};

let pagefind: Promise<Pagefind> | undefined;

function load(): Promise<Pagefind> {
  // The path is in a variable so that the bundler does not resolve it. Pagefind writes this file.
  const file = '/pagefind/index/pagefind.js';
  pagefind ??= import(/* webpackIgnore: true */ file) as Promise<Pagefind>;
  return pagefind;
}

exposeQuery(async (query) => {
  const {results} = await (await load()).search(query);
  const shown = await Promise.all(results.slice(0, 6).map((result) => result.data()));
  return shown.map(({url}) => url.replace(/\.html$|\/$/, ''));
});
