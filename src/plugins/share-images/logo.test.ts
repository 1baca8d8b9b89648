/** @jest-environment node */
import {drawLogo} from './logo';
import {entry, LOGO_COLORS, paletteWith} from './palette';

const SIZE = 40;
const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${content}</svg>`,
  );

function colorAt(logo: ReturnType<typeof drawLogo>, x: number, y: number) {
  return paletteWith(logo.colors)[logo.at(x, y)];
}

test('a logo has its own colours, and paper around it', () => {
  const logo = drawLogo(svg('<rect x="10" width="20" height="40" fill="#123456"/>'), SIZE);
  expect(logo.colors).toHaveLength(2);
  expect(colorAt(logo, 20, 20)).toEqual([0x12, 0x34, 0x56]);
  expect(colorAt(logo, 5, 20)).toEqual(paletteWith([])[entry.paper]);
});

test('one of more colours than there is room for is drawn with those that come near', () => {
  const gradient = (id: string, direction: string, from: string, to: string) =>
    `<linearGradient id="${id}" ${direction}><stop ${from}/><stop offset="1" ${to}/></linearGradient><rect x="4" width="36" height="40" fill="url(#${id})"/>`;
  const across = gradient('a', 'x2="1" y2="0"', 'stop-color="#f00"', 'stop-color="#00f"');
  const down = gradient('b', 'x2="0" y2="1"', 'stop-opacity="0"', 'stop-color="#fff"');
  const logo = drawLogo(svg(across + down), SIZE);
  expect(logo.colors.length).toBeGreaterThan(LOGO_COLORS / 4);
  expect(logo.colors.length).toBeLessThanOrEqual(LOGO_COLORS);
  const error = (x: number, y: number, color: readonly number[]) =>
    Math.max(...color.map((value, index) => Math.abs(value - (colorAt(logo, x, y)?.[index] ?? 0))));
  expect(error(4, 0, [255, 0, 0])).toBeLessThan(32);
  expect(error(39, 0, [0, 0, 255])).toBeLessThan(32);
  expect(error(20, 39, [255, 255, 255])).toBeLessThan(32);
  // What is even stays as it is: the logo has no edge where paper is
  expect(colorAt(logo, 2, 20)).toEqual(paletteWith([])[entry.paper]);
});
