import vm from 'node:vm';

import ts from 'typescript';

/** Whatever a module imports: a call returns its first argument, like `defineConfig(settings)`. */
const ANYTHING = `
  const anything = new Proxy(function () {}, {
    get: (_, name) =>
      name === Symbol.toPrimitive || name === 'toJSON' ? () => undefined : name === 'then' ? undefined : anything,
    apply: (_, __, [first]) => first ?? anything,
    construct: () => anything,
  });
  const require = Object.assign(() => anything, {resolve: (name) => name});
  const process = {env: {}, cwd: () => ''};
  const [URL, console, __dirname] = [anything, anything, ''];
  const module = {exports: {}};
  const exports = module.exports;
  const write = async () => {
    const own = module.exports.default ?? module.exports;
    result = JSON.stringify(await (typeof own === 'function' ? own() : own));
  };`;

/**
 * Returns the settings that a JavaScript or TypeScript module exports. It runs by itself, with
 * nothing of this computer: no module, no file, no environment.
 */
export function exportOf(code: string): unknown {
  const module = ts.ModuleKind.CommonJS;
  const {outputText} = ts.transpileModule(code.replaceAll('import.meta', 'anything'), {
    compilerOptions: {module, target: ts.ScriptTarget.ES2022},
  });
  const context = vm.createContext(Object.create(null), {
    microtaskMode: 'afterEvaluate',
    codeGeneration: {strings: false, wasm: false},
  });
  const run = `var result; ${ANYTHING} (async () => { ${outputText}\n})().then(write).catch(() => {});`;
  try {
    vm.runInContext(run, context, {timeout: 5000});
    return JSON.parse(String(vm.runInContext('result', context)));
  } catch {
    return undefined;
  }
}
