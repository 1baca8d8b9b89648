import {toWords} from './letters';

test('E04 a letter with marks comes with its bare form, others alone', () => {
  expect(toWords('Không tìm')).toEqual([
    [{full: 'K'}, {full: 'h'}, {full: 'ô', bare: 'o'}, {full: 'n'}, {full: 'g'}],
    [{full: 't'}, {full: 'ì', bare: 'i'}, {full: 'm'}],
  ]);
});

test('E04 stacked marks all go; horn and bar stay', () => {
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
