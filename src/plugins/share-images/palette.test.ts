import {entry, LEVELS, paletteWith} from './palette';

const palette = paletteWith([[1, 2, 3]]);

test('each colour is where its entry says', () => {
  expect(palette[entry.paper]).toEqual([0xfb, 0xf8, 0xf3]);
  expect(palette[entry.accent]).toEqual([0xa8, 0x30, 0x1c]);
  expect(palette[entry.line]).toEqual([0xdd, 0xd5, 0xc9]);
  expect(palette[entry.logo]).toEqual([1, 2, 3]);
  expect(palette).toHaveLength(entry.logo + 1);
});

test.each([
  ['ink', [0x1f, 0x1b, 0x18]],
  ['soft', [0x4c, 0x45, 0x3f]],
] as const)('%s comes from paper in even steps', (name, color) => {
  const reds = [palette[entry.paper], ...palette.slice(entry[name], entry[name] + LEVELS)].map(
    (each) => each?.[0] ?? 0,
  );
  expect(palette[entry[name] + LEVELS - 1]).toEqual(color);
  const steps = reds.slice(1).map((red, index) => (reds[index] ?? 0) - red);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});
