/** @jest-environment node */
import {lightColor} from './tokens';

test('a colour is the one of the light mode', () => {
  const css =
    ":root {\n  --dau-paper: #ABCDEF;\n}\n[data-theme='dark'] {\n  --dau-paper: #000000;\n}\n";
  expect(lightColor('paper', css)).toBe('#abcdef');
});

test('what is written in another way is left to the engine', () => {
  expect(lightColor('accent', ':root {--dau-accent: rgb(1 2 3);}')).toMatch(/^#[\da-f]{6}$/);
});
