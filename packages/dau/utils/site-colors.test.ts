import {colorsIn} from './site-colors';

test('a color is read in any notation, for each mode', () => {
  const {ink, accent, line, dark} = colorsIn(
    ':root {--mark: "}"; --dau-ink: #FFF; --dau-accent: oklch(0.5 0.1 30); --dau-line: var(--brand); --brand: rebeccapurple}\n' +
      '@media print {\n  :root {--dau-ink: red}\n}\n' +
      "[data-theme='dark'] {\n  /* --dau-ink: #000000; */ --dau-ink: rgb(1 2 3);}\n",
  );
  expect([ink, dark.ink]).toEqual(['#ffffff', '#010203']);
  expect([accent, dark.accent]).toEqual(['#944b40', '#944b40']);
  expect(line).toBe('#663399');
});

test('a color that cannot be read falls back to the engine’s color', () => {
  const {accent, paper} = colorsIn(':root {--dau-accent: color-mix(in oklab, red, blue);}');
  expect([accent, paper]).toEqual(['#a8301c', '#fbf8f3']);
});
