/** @jest-environment node */
import {setImmediate} from 'node:timers/promises';

import {temporaryFolder} from './fixtures';
import {inOrder, minifyScripts} from './post-build';

test('steps that start together run one after another, even if one fails', async () => {
  const log: string[] = [];
  const step = (name: string, error?: Error) =>
    inOrder(async () => {
      log.push(`${name} starts`);
      await setImmediate();
      log.push(`${name} ends`);
      if (error) throw error;
    })({} as never);
  const results = await Promise.allSettled([step('a'), step('b', new Error('lost')), step('c')]);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(results.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
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
