import {readDong, showDong} from './readDong';

test.each([
  '1500000',
  '1.500.000',
  '1,500,000',
  '1 500 000',
  '1.500.000 ₫',
  '1.500.000đ',
  'VND 1,500,000',
])('reads %j', (text) => {
  expect(readDong(text)).toBe(1_500_000);
});

test.each([
  '',
  '1,5',
  '1.5',
  '1.500.00',
  '1.500,000',
  '1500000.00',
  '1.500.000,00',
  '1,5 triệu',
  '500k',
  '1tr5',
  '-5000',
])('does not guess what %j means', (text) => {
  expect(readDong(text)).toBeUndefined();
});

test('writes dots between thousands, and keeps the sign on the same line', () => {
  expect(showDong(1_500_000)).toBe('1.500.000\u00a0₫');
});

test('reads what it writes', () => {
  expect(readDong(showDong(25_000))).toBe(25_000);
});
