import path from 'node:path';

import type {Bundler, Compiler} from '../shared/bundler';
import type {StandIn} from './stand-ins';

/** A package keeps the end of what is asked for (`/jsx-runtime`); a file is the whole answer. */
const isPackage = (by: string) => !path.isAbsolute(by);

const resourceOf = (module: object) => ('resource' in module ? String(module.resource) : '');

/**
 * What is wrong with a bundle: a stand-in that nothing asks for any more, or a
 * module that came all the same. Either means that the framework has changed, and
 * without a word its bytes would be back.
 */
export function faultsOf(standIns: readonly StandIn[], resources: readonly string[]): string[] {
  return standIns.flatMap(({name, by, never, isOptional}) => {
    const isUsed = resources.some((resource) =>
      isPackage(by) ? resource.includes(path.join('node_modules', by)) : resource === by,
    );
    const intruder = resources.find((resource) => never?.test(resource));
    return [
      ...(isUsed || isOptional
        ? []
        : [`Nothing in the browser's bundle asks for ${name} any more.`]),
      ...(intruder ? [`${name} is in the browser's bundle all the same: ${intruder}`] : []),
    ].map((fault) => `${fault} See src/plugins/client-bundle/stand-ins.ts.`);
  });
}

/** Puts the stand-ins in their places, and stops a build in which they are not. */
export class StandInsPlugin {
  readonly #standIns: readonly StandIn[];
  readonly #bundler: Bundler;

  constructor(standIns: readonly StandIn[], bundler: Bundler) {
    this.#standIns = standIns;
    this.#bundler = bundler;
  }

  apply(compiler: Compiler): void {
    const {NormalModuleReplacementPlugin, WebpackError} = this.#bundler;
    for (const {request, from, by} of this.#standIns) {
      new NormalModuleReplacementPlugin(request, (asked: {context: string; request: string}) => {
        if (from && !from.test(asked.context)) return;
        asked.request = isPackage(by) ? asked.request.replace(request, by) : by;
      }).apply(compiler);
    }
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.compilation.tap('dau-client-bundle', (compilation) => {
      compilation.hooks.finishModules.tap('dau-client-bundle', (modules) => {
        for (const fault of faultsOf(this.#standIns, [...modules].map(resourceOf))) {
          compilation.errors.push(new WebpackError(fault));
        }
      });
    });
  }
}
