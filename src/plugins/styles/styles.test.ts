/** @jest-environment node */
import {withoutPreset} from '.';

const preset = [require.resolve('postcss-preset-env'), {}];
const layers = {postcssPlugin: 'layers'};

test('the preset goes, what else PostCSS does stays', () => {
  expect(withoutPreset({ident: 'postcss', plugins: [preset, layers]})).toEqual({
    ident: 'postcss',
    plugins: [layers],
  });
});

test('a framework without it stops the build', () => {
  expect(() => withoutPreset({plugins: [layers]})).toThrow('has no postcss-preset-env');
});
