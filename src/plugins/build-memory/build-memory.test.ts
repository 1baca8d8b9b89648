/** @jest-environment node */
import {letGo} from '.';

test('plugins lose the compiler and what it has made, and keep all else', () => {
  const options = {plugins: [] as object[]};
  const compiler = {options};
  const keeps = {
    compiler,
    compilation: {compiler, assets: ['a']},
    other: {compiler: 'none of ours'},
    filename: 'a.json',
  };
  options.plugins.push(keeps, {name: 'keeps nothing'});
  letGo(compiler as unknown as Parameters<typeof letGo>[0]);
  expect(keeps).toEqual({
    compiler: undefined,
    compilation: undefined,
    other: {compiler: 'none of ours'},
    filename: 'a.json',
  });
});
