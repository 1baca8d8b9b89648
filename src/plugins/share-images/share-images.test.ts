/** @jest-environment node */
import {shareImagePath} from './address';
import {cacheName} from './cache';

const card = {title: 'Dấu', detail: '2 tháng 3, 2026', author: 'Nguyễn Văn A', site: 'Dấu'};

test('the picture lies at the path of its page, whatever the base URL', () => {
  expect(shareImagePath('/blog/a', '/')).toBe('share/blog/a.png');
  expect(shareImagePath('/my-site/en/docs/git/b', '/my-site/en/')).toBe('share/docs/git/b.png');
});

test('a kept picture is used for the same text drawn with the same things, and for nothing else', () => {
  expect(cacheName(card, 'x')).toBe(cacheName({...card}, 'x'));
  const names = [
    cacheName(card, 'x'),
    cacheName(card, 'y'),
    ...(['title', 'detail', 'author', 'site'] as const).map((field) =>
      cacheName({...card, [field]: 'dấu'}, 'x'),
    ),
  ];
  expect(new Set(names).size).toBe(names.length);
});
