import {toParts} from './letters';

test('only a letter with marks has a bare form', () => {
  expect(toParts('Không tìm')).toEqual([
    {text: 'Kh'},
    {text: 'ô', bare: 'o'},
    {text: 'ng t'},
    {text: 'ì', bare: 'i'},
    {text: 'm'},
  ]);
});

test('all stacked marks are removed, except the horn and bar', () => {
  expect(toParts('ấờđẵự')).toEqual([
    {text: 'ấ', bare: 'a'},
    {text: 'ờ', bare: 'ơ'},
    {text: 'đ'},
    {text: 'ẵ', bare: 'a'},
    {text: 'ự', bare: 'ư'},
  ]);
});
