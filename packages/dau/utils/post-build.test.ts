import {setImmediate} from 'node:timers/promises';

import {temporaryFolder} from '../tests/support/temporary-folder';
import {inOrder, minifyScripts, type PluginWithOptions} from './post-build';

test('steps that start together run one after another, until one fails', async () => {
  const log: string[] = [];
  const plugin = (name: string, error?: Error): PluginWithOptions => [
    () => ({
      name,
      async postBuild() {
        log.push(`${name} starts`);
        await setImmediate();
        log.push(`${name} ends`);
        if (error) throw error;
      },
    }),
    {},
  ];
  const plugins = inOrder([plugin('a'), plugin('b', new Error('lost')), plugin('c')]);
  const created = await Promise.all(plugins.map(([create]) => create({} as never, {})));
  const results = await Promise.allSettled(created.map((each) => each?.postBuild?.({} as never)));
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  expect(results.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('the engine’s scripts are minified, and the author’s files in the same folder are not', async () => {
  const {dir, write, read} = temporaryFolder({'plugin/js/menu.js': 'let menu = 1 + 1 ;'});
  const own = {'data.json': '{ "a": 1 }', 'module.js': 'export default 1 ;', 'folder/a.js': 'a ;'};
  for (const [name, text] of Object.entries(own)) write(`build/js/${name}`, text);
  write('build/js/menu.js', read('plugin/js/menu.js'));
  await minifyScripts(`${dir}/plugin`, `${dir}/build`);
  expect(read('build/js/menu.js')).toBe('let menu=2;');
  for (const [name, text] of Object.entries(own)) expect(read(`build/js/${name}`)).toBe(text);
});
