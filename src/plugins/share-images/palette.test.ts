import {lightColor} from '../../lib/tokens';
import {entry, LEVELS, paletteWith} from './palette';

const token = (name: Parameters<typeof lightColor>[0]) => [
  ...Buffer.from(lightColor(name).slice(1), 'hex'),
];

const palette = paletteWith([[1, 2, 3]]);

test('each colour is where its entry says', () => {
  expect(palette[entry.paper]).toEqual(token('paper'));
  expect(palette[entry.accent]).toEqual(token('accent'));
  expect(palette[entry.line]).toEqual(token('line'));
  expect(palette[entry.logo]).toEqual([1, 2, 3]);
  expect(palette).toHaveLength(entry.logo + 1);
});

test.each([
  ['ink', 'ink'],
  ['soft', 'ink-soft'],
] as const)('%s comes from paper in even steps', (name, color) => {
  const reds = [palette[entry.paper], ...palette.slice(entry[name], entry[name] + LEVELS)].map(
    (each) => each?.[0] ?? 0,
  );
  expect(palette[entry[name] + LEVELS - 1]).toEqual(token(color));
  const steps = reds.slice(1).map((red, index) => (reds[index] ?? 0) - red);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});
