/**
 * Builds the package and packs it:
 *
 *     npm run pack -w docusaurus-search-folded -- --pack-destination "$PWD"
 *
 * In this repository, `exports` points to the sources, which Docusaurus compiles. It compiles no
 * TypeScript below `node_modules`, so the packed `exports` points to JavaScript.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'docusaurus-search-folded-'));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

// Both builds write the shared modules. The build for Node comes last, because Node needs its format
for (const config of ['tsconfig.client.json', 'tsconfig.build.json']) {
  const args = [tsc, '-p', path.join(root, config), '--outDir', path.join(out, 'lib')];
  execFileSync(process.execPath, args, {stdio: 'inherit'});
}

for (const file of ['locales', 'CHANGELOG.md', 'LICENSE', 'README.md', 'src/theme'])
  fs.cpSync(path.join(root, file), path.join(out, file), {recursive: true});
fs.cpSync(path.join(root, 'src'), path.join(out, 'lib'), {
  recursive: true,
  filter: (file) => !/\.tsx?$/.test(file),
});

/** Returns where the compiled module of a source file is. */
function built(module) {
  const file = module.replace('/src/', '/lib/').replace(/\.tsx?$/, '');
  return file === module ? module : {types: `${file}.d.ts`, default: `${file}.js`};
}
const ofRepository = {private: undefined, scripts: undefined, devDependencies: undefined};
const source = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const manifest = {...source, ...ofRepository};
manifest.exports = Object.fromEntries(
  Object.entries(source.exports).map(([name, module]) => [name, built(module)]),
);
manifest.sideEffects = ['*.css', './lib/client/shortcuts-and-loading.js', './lib/client/window.js'];
fs.writeFileSync(path.join(out, 'package.json'), JSON.stringify(manifest, null, 2));

execFileSync('npm', ['pack', out, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
fs.rmSync(out, {recursive: true});
