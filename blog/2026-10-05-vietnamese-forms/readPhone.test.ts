import {readPhone} from './readPhone';

test.each([
  '0912345678',
  '0912 345 678',
  '0912.345.678',
  '+84 912 345 678',
  '+84 (0)912-345-678',
  '0084912345678',
  '84912345678',
  '\u202a0912\u00a0345\u00a0678\u202c',
  // A spreadsheet has dropped the first zero
  '912345678',
])('reads the mobile number %j', (text) => {
  expect(readPhone(text)).toBe('+84912345678');
});

test('does not take the first digits of a number for the country code', () => {
  expect(readPhone('0848 123 456')).toBe('+84848123456');
  expect(readPhone('848123456')).toBe('+84848123456');
});

test.each(['024 3812 3456', '(024) 3812 3456', '+842438123456'])(
  'reads the landline %j',
  (text) => {
    expect(readPhone(text)).toBe('+842438123456');
  },
);

test.each(['', '091234567', '09123456789', '0112345678', '0912 345 67x', '+1 202 555 0123'])(
  'rejects %j',
  (text) => {
    expect(readPhone(text)).toBeUndefined();
  },
);
