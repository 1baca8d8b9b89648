import {toWords} from './letters';

test('E04 only a letter with marks has a bare form', () => {
  expect(toWords('Không tìm')).toEqual([
    [{full: 'K'}, {full: 'h'}, {full: 'ô', bare: 'o'}, {full: 'n'}, {full: 'g'}],
    [{full: 't'}, {full: 'ì', bare: 'i'}, {full: 'm'}],
  ]);
});

test('E04 all stacked marks are removed; horn and bar stay', () => {
  expect(toWords('ấờđẵự')).toEqual([
    [
      {full: 'ấ', bare: 'a'},
      {full: 'ờ', bare: 'ơ'},
      {full: 'đ'},
      {full: 'ẵ', bare: 'a'},
      {full: 'ự', bare: 'ư'},
    ],
  ]);
});
