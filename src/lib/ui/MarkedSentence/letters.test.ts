import {toParts} from './letters';

test('a letter with marks has a bare form without them, except the horn and bar', () => {
  expect(toParts('Không đường')).toEqual([
    {text: 'Kh'},
    {text: 'ô', bare: 'o'},
    {text: 'ng đư'},
    {text: 'ờ', bare: 'ơ'},
    {text: 'ng'},
  ]);
  expect(toParts('ấẵ').map(({bare}) => bare)).toEqual(['a', 'a']);
});
