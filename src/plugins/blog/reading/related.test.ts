/** @jest-environment node */
import {relatedPosts, type Candidate} from './related';

const post = (id: string, tags: string[], title: string, text = '', date = 0): Candidate => ({
  id,
  tags,
  title,
  text,
  date,
});

const posts = [
  post('gõ', ['tieng-viet'], 'Bộ gõ tiếng Việt', 'gõ dấu thanh trên bàn phím'),
  post('dấu', ['tieng-viet'], 'Dấu thanh trong Unicode', 'dấu thanh và bàn phím'),
  post('git', ['git'], 'Nhánh trong Git', 'commit rồi gộp nhánh'),
  post('rebase', ['git'], 'Rebase trong Git', 'commit lại từng nhánh'),
  post('ăn', [], 'Phở', 'nước dùng'),
];

test('posts with shared tags or words are related; a post without either has no related posts', () => {
  const related = relatedPosts(posts, 3);
  expect(related.get('gõ')?.[0]).toBe('dấu');
  expect(related.get('git')?.[0]).toBe('rebase');
  expect(related.get('ăn')).toEqual([]);
});

test('a post without tags is found by its words', () => {
  const untagged = post('mới', [], 'Gõ dấu thanh', 'bàn phím và dấu thanh');
  expect(relatedPosts([...posts, untagged], 3).get('mới')).toEqual(
    expect.arrayContaining(['gõ', 'dấu']),
  );
});

test('the order of the posts makes no difference', () => {
  expect([...relatedPosts([...posts].reverse(), 3)].sort()).toEqual(
    [...relatedPosts(posts, 3)].sort(),
  );
});

test('each of 200 posts has three related posts, not itself, within five seconds', () => {
  const words = 'dấu chữ mã hàm nhánh trang thẻ bài lỗi máy phông tệp'.split(' ');
  const many = Array.from({length: 200}, (_, index) => {
    const text = Array.from({length: 400}, (_word, at) => words[(index * 7 + at * at) % 12]);
    return post(`p${index}`, [`t${index % 9}`], `${text[0]} ${index}`, text.join(' '), index);
  });
  const started = performance.now();
  const related = relatedPosts(many, 3);
  const milliseconds = performance.now() - started;
  for (const [id, others] of related) {
    expect(others).not.toContain(id);
    expect(new Set(others).size).toBe(3);
  }
  expect(milliseconds).toBeLessThan(5000);
});
