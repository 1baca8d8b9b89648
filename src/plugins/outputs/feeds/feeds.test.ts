/** @jest-environment node */
import {load} from 'cheerio';

import {renderFeeds} from './render';

const files = renderFeeds(
  [
    {
      title: 'Dấu & "ấ"',
      description: 'Về dấu.',
      date: new Date('2026-03-02T00:00:00Z'),
      tags: ['Học tập', 'Hello'],
      authors: [{name: 'Tác Giả Thử', url: 'https://example.com'}],
      url: 'https://example.com/blog/a',
      content: '<p>Một <a href="https://example.com/b">chữ</a> ]]&gt; hết.</p>',
    },
  ],
  {
    title: 'Dấu',
    description: 'Bài viết mới.',
    language: 'vi',
    author: {name: 'Tác Giả Thử', email: 'a@example.com'},
    home: 'https://example.com/blog',
    addressOf: (file) => `https://example.com/blog/${file}`,
    icon: 'https://example.com/icon.png',
  },
);

test('RSS: the whole text, tags as categories, a stylesheet, the date of the newest post', () => {
  const $ = load(files['rss.xml'], {xml: true});
  expect(files['rss.xml']).toContain('<?xml-stylesheet type="text/css" href="feed.css"?>');
  expect($('channel > language').text()).toBe('vi');
  expect($('channel > lastBuildDate').text()).toBe('Mon, 02 Mar 2026 00:00:00 GMT');
  expect($('item > title').text()).toBe('Dấu & "ấ"');
  expect($('item > content\\:encoded').text()).toContain('<a href="https://example.com/b">chữ</a>');
  expect(
    $('item > category')
      .toArray()
      .map((each) => $(each).text()),
  ).toEqual(['Học tập', 'Hello']);
});

test('Atom: the same, under its own address', () => {
  const $ = load(files['atom.xml'], {xml: true});
  expect($('feed > link[rel="self"]').attr('href')).toBe('https://example.com/blog/atom.xml');
  expect($('entry > id').text()).toBe('https://example.com/blog/a');
  expect($('entry > category').first().attr('term')).toBe('Học tập');
  expect($('entry > content').text()).toContain('<p>Một');
});

test('JSON: the same', () => {
  const feed = JSON.parse(files['feed.json']) as {items: Record<string, unknown>[]};
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'vi',
    authors: [{name: 'Tác Giả Thử'}],
  });
  expect(feed.items[0]).toMatchObject({
    url: 'https://example.com/blog/a',
    title: 'Dấu & "ấ"',
    tags: ['Học tập', 'Hello'],
    authors: [{name: 'Tác Giả Thử', url: 'https://example.com'}],
    date_modified: '2026-03-02T00:00:00.000Z',
  });
});
