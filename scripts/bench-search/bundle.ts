import path from 'node:path';

import {rspack} from '@rspack/core';

/** Bundles and minifies the browser code of one search engine, as a production build does. */
export function bundle(entry: string, out: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: 'web',
    context: path.resolve('.'),
    entry: {main: entry},
    output: {path: path.resolve(out), filename: '[name].js'},
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      return resolve();
    });
  });
}
