import {groupByYear} from './years';

const post = (date: string) => ({title: date, permalink: `/blog/${date}`, date});

test('posts are grouped by year, in their order', () => {
  const years = groupByYear([post('2026-05-10'), post('2026-01-01'), post('2025-12-31')]);
  expect(years.map(({year, posts}) => [year, posts.map(({title}) => title)])).toEqual([
    ['2026', ['2026-05-10', '2026-01-01']],
    ['2025', ['2025-12-31']],
  ]);
});
