import {crc16, field, plainMessage, vietQr} from './vietqr';

test('a field is an ID, the length and the value', () => {
  expect(field('58', 'VN')).toBe('5802VN');
  expect(() => field('62', '')).toThrow('Field 62');
});

test('the CRC has the standard check value', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test.each([
  // A misprint in the first example of NAPAS: the account has 13 characters, but its length says 12. The
  // CRC belongs to the misprinted line
  ['38570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304', '11', 'F4E5'],
  [
    '38600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN6304',
    '11',
    '4F52',
  ],
  [
    '38570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN' +
      '62340107NPS68690819thanh toan don hang6304',
    '12',
    '2E2E',
  ],
])('the CRC equals the one in the examples of NAPAS: %#', (rest, method, crc) => {
  expect(crc16(`0002010102${method}${rest}`)).toBe(crc);
});

test('without an amount, the code can be used many times', () => {
  expect(vietQr({bank: '970403', account: '0011012345678'})).toBe(
    '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
  );
});

test('with an amount, the code is for one transfer', () => {
  const order = {bank: '970403', account: '0011012345678', amount: 180000, message: 'Đơn hàng 7'};
  expect(vietQr(order)).toBe(
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA' +
      '530370454061800005802VN62140810Don hang 76304102E',
  );
});

test('a message has no marks, no symbols and at most 25 characters', () => {
  expect(plainMessage('Trả nợ: bún bò (2 tô)')).toBe('Tra no bun bo 2 to');
  expect(plainMessage('Đường Nguyễn Huệ, Quy Nhơn, số nhà 12')).toBe('Duong Nguyen Hue Quy Nhon');
});

test.each([{bank: '97040'}, {account: ''}, {account: '12 34'}, {amount: 0}, {amount: 1.5}])(
  'rejects %o',
  (wrong) => {
    expect(() => vietQr({bank: '970403', account: '0011012345678', ...wrong})).toThrow();
  },
);
