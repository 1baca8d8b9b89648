import {slugify} from './slugify';

describe('slugify', () => {
  test.each([
    ['Đường dẫn tiếng Việt', 'duong-dan-tieng-viet'],
    ['  Học   lập trình!  ', 'hoc-lap-trinh'],
    ['C# và .NET: bắt đầu?', 'c-va-net-bat-dau'],
    ['ES2024 — có gì mới', 'es2024-co-gi-moi'],
    ['đ'.repeat(3), 'ddd'],
    ['???', ''],
  ])('%p becomes %p', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test('NFC and NFD input give the same slug', () => {
    expect(slugify('Tiếng Việt'.normalize('NFD'))).toBe('tieng-viet');
  });
});
