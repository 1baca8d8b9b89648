import fs from 'node:fs';

import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {createEngine} from 'docusaurus-search-folded/engine';

import {rootSite} from './support/sites';
import {guides, notation, posts} from './support/test-site';

/** Typical queries, half of them without diacritics. Each key is the page that must be first. */
const siteQueries: Readonly<Record<string, readonly string[]>> = {
  [posts.table]: [
    'sổ tay học javascript',
    'lộ trình ba tháng',
    'luyen ngon tay',
    'khi nao thi dung',
  ],
  [posts.usual]: ['bốn mùa', 'người đọc bằng tai', 've lai bang ma'],
  [posts.live]: [
    'mã chạy ngay trong bài',
    'gom những thứ giống nhau',
    'dao nguoc mot cau',
    'dem so lan bam',
  ],
  [posts.long]: [
    'múi giờ',
    'năm nhuận',
    'giây nhuận',
    'dấu thời gian',
    'thoi gian trong may tinh',
    'gio mua he',
    'cong mot thang',
    'cuoc hen trong tuong lai',
  ],
  [posts.inspector]: ['soi chữ', 'hang va bieu thuc'],
  '/community': ['hai ngày làm chung', 'đọc chung tài liệu', 'buoi thuc hanh tren mang'],
  '/cv': ['trưởng nhóm dựng bài thử', 'chứng chỉ', 'hoc van'],
  [guides.main]: ['tách một nhánh', 'khi hai bên cùng sửa', 'xoa nhanh'],
  [guides.wide]: ['đọc lịch sử', 'tim commit lam hong'],
  [guides.withoutCategoryPage]: ['phím tắt', 'dung mot lenh'],
  [notation]: ['bảng ký hiệu', 'chu thich cuoi trang'],
  [posts.short]: ['bai ngan nhat'],
  [posts.withoutTags]: ['bai khong co the'],
  '/contact': ['nhan minh'],
  '/showcase': ['lich trang'],
};

test('for at least 38 of 40 queries, half of them without diacritics, the right page is first', async ({
  baseURL,
}) => {
  const engine = createEngine(`${baseURL}search-index/`);
  const missed: string[] = [];
  for (const [path, queries] of Object.entries(siteQueries)) {
    for (const query of queries) {
      const [first] = (await engine.search(query, 10)).pages;
      if (first?.url !== path) missed.push(`${query}: ${first?.url} instead of ${path}`);
    }
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
});

test('a language’s index has only pages in that language, and no tag, list or search pages', () => {
  for (const root of ['/', '/en/']) {
    const chunks = globSync('search-index/*/c*.json', {cwd: rootSite.dir + root, absolute: true});
    const urls = chunks.map(
      (file) => (JSON.parse(fs.readFileSync(file, 'utf8')) as {url: string}).url,
    );
    expect(urls.length).toBeGreaterThan(8);
    const lists = /\/(tags|category|search|page)(\/|$)|\/(blog|archive|series|authors)$/;
    for (const url of urls) {
      expect(url).not.toMatch(lists);
      expect(url.startsWith('/en')).toBe(root === '/en/');
    }
  }
});
