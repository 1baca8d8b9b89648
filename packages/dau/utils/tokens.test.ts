/** @jest-environment node */
import fs from 'node:fs';

import {darkColor, lightColor} from './tokens';

const write = (css: string) => jest.spyOn(fs, 'readFileSync').mockReturnValue(css);
afterEach(() => jest.restoreAllMocks());

test('a color is read in any notation, for each mode', () => {
  write(
    ':root {--dau-ink: #FFF; --dau-accent: oklch(0.5 0.1 30); --dau-line: var(--brand); --brand: rebeccapurple}\n' +
      '@media print {\n  :root {--dau-ink: red}\n}\n' +
      "[data-theme='dark'] {\n  /* --dau-ink: #000000; */ --dau-ink: rgb(1 2 3);}\n",
  );
  expect([lightColor('ink'), darkColor('ink')]).toEqual(['#ffffff', '#010203']);
  expect([lightColor('accent'), darkColor('accent')]).toEqual(['#944b40', '#944b40']);
  expect(lightColor('line')).toBe('#663399');
});

test('a color that cannot be read falls back to the engine’s color', () => {
  write(':root {--dau-accent: color-mix(in oklab, red, blue);}');
  expect(lightColor('accent')).toBe('#a8301c');
});
