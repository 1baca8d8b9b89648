import {toWords} from './letters';

test('only a letter with marks has a bare form', () => {
  expect(toWords('Không tìm')).toEqual([
    [{full: 'K'}, {full: 'h'}, {full: 'ô', bare: 'o'}, {full: 'n'}, {full: 'g'}],
    [{full: 't'}, {full: 'ì', bare: 'i'}, {full: 'm'}],
  ]);
});

test('all stacked marks are removed, except the horn and bar', () => {
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
