import {createHash} from 'node:crypto';

import {qrCode} from './qr';

const rowsOf = (text: string) =>
  qrCode(text).map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join(''));

test('has 49 rows of 49 modules, and a finder pattern in three corners', () => {
  const rows = rowsOf('Dấu');
  expect(rows).toHaveLength(49);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([49]));
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  const corner = (row: number, column: number) =>
    rows.slice(row, row + 7).map((each) => each.slice(column, column + 7));
  expect([corner(0, 0), corner(0, 42), corner(42, 0)]).toEqual([finder, finder, finder]);
  expect(corner(42, 42)).not.toEqual(finder);
});

test('still draws the code that jsQR has read', () => {
  const hash = createHash('sha256').update(rowsOf('Dấu: một dấu, một vết').join('\n'));
  expect(hash.digest('hex').slice(0, 12)).toBe('8b4ca1fcaac0');
});

test('rejects a text that does not fit', () => {
  expect(() => qrCode('x'.repeat(152))).not.toThrow();
  expect(() => qrCode('x'.repeat(153))).toThrow('too long');
});
