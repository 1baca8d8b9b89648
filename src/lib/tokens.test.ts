/** @jest-environment node */
import fs from 'node:fs';

import {darkColor, lightColor} from './tokens';

/** Stands for the author's style sheet. */
const write = (css: string) => jest.spyOn(fs, 'readFileSync').mockReturnValue(css);
afterEach(() => jest.restoreAllMocks());

test('a colour is the one of its mode', () => {
  write(":root {\n  --dau-ink: #ABCDEF;\n}\n[data-theme='dark'] {\n  --dau-ink: #123456;\n}\n");
  expect([lightColor('ink'), darkColor('ink')]).toEqual(['#abcdef', '#123456']);
});

test('what is written in another way is left to the engine', () => {
  write(':root {--dau-accent: rgb(1 2 3);}');
  expect(lightColor('accent')).toMatch(/^#[\da-f]{6}$/);
});
