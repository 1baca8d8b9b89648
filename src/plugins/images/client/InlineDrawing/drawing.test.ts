import {isDrawing} from './drawing';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

test('an SVG data URL can be inlined', () => {
  expect(isDrawing(address('<svg viewBox="0 0 1 1"><path fill="#a8301c" d="M0 0"/></svg>'))).toBe(
    true,
  );
});

test.each([
  '<svg><style>.a{fill:red}</style></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><linearGradient id="a"/></svg>',
  '<svg onload="alert(1)"></svg>',
])('%s is not inlined', (svg) => {
  expect(isDrawing(address(svg))).toBe(false);
});

test('other image URLs are not inlined', () => {
  expect(isDrawing('/img/logo.svg')).toBe(false);
  expect(isDrawing('data:image/png;base64,AAAA')).toBe(false);
});
