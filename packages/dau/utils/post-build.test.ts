import {setImmediate} from 'node:timers/promises';

import {inOrder, type PluginWithOptions} from './post-build';

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
