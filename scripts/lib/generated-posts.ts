/** A generated post. The same number always gives the same text. */
export type GeneratedPost = {readonly slug: string; readonly vi: string; readonly en: string};

const sentences = {
  vi: [
    'Mình ghi lại cách làm này để lần sau khỏi phải tìm.',
    'Đoạn mã ngắn nhưng có vài chỗ dễ nhầm.',
    'Bạn thử đổi giá trị rồi chạy lại, kết quả sẽ khác hẳn.',
    'Trình duyệt nào cũng hiểu, không cần thư viện.',
    'Khi đọc lại sau sáu tháng, một dòng chú thích đáng giá hơn cả trang.',
    'Đo trước, sửa sau: con số nói thật hơn cảm giác.',
    'Phần khó không nằm ở cú pháp mà ở chỗ đặt tên.',
    'Nếu gặp lỗi, xem thông báo đầu tiên chứ đừng xem thông báo cuối cùng.',
  ],
  en: [
    'I write this down so that next time nobody has to look for it.',
    'The code is short, and there are places to trip over.',
    'Change the value, run it again, and the result is another.',
    'Every browser knows it, and no library is needed.',
    'Six months later one line that says why is worth a page.',
    'Measure first and mend afterwards: a number is more honest than a feeling.',
    'The hard part is not the syntax but the names.',
    'When it fails, read the first message and not the last.',
  ],
} as const;

const titles = {vi: 'Ghi chép số', en: 'Note number'} as const;
const headings = {
  vi: ['Bắt đầu', 'Từng bước', 'Điều cần nhớ'],
  en: ['To begin with', 'Step by step', 'What to remember'],
} as const;
const tags = ['javascript', 'learning', 'docusaurus'] as const;

/**
 * A seeded random number generator (mulberry32). The numbers are integers from 0 to `below - 1`.
 */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function text(number: number, language: 'vi' | 'en', author: string | undefined): string {
  const next = numbers(number);
  const paragraph = () => Array.from({length: 9}, () => sentences[language][next(8)]).join(' ');
  const day = new Date(Date.UTC(2015, 0, 1) + number * 3 * 86_400_000).toISOString().slice(0, 10);
  const sections = headings[language].map((heading, index) =>
    [
      `## ${heading} {/* #part-${index + 1} */}`,
      paragraph(),
      paragraph(),
      `\`\`\`js\nconst step${index} = (value) => value * ${next(90)} + ${number};\n\`\`\``,
      paragraph(),
    ].join('\n\n'),
  );
  return [
    `---\nslug: note-${number}\ntitle: ${titles[language]} ${number}\ndescription: ${JSON.stringify(`${sentences[language][next(8)]} ${sentences[language][next(8)]}`)}`,
    `date: ${day}\n${author ? `authors: [${author}]\n` : ''}tags: [${tags[number % tags.length]}]\n---\n`,
    paragraph(),
    '\n{/* truncate */}\n',
    sections.join('\n\n'),
    '',
  ].join('\n');
}

/**
 * Generates posts of about 1,000 words in both languages. The dates are three days apart, from 2015
 * on.
 *
 * @param author a key of the site's `authors.yml`; the default is no author
 */
export function generatePosts(count: number, author?: string): GeneratedPost[] {
  return Array.from({length: count}, (_, index) => ({
    slug: `note-${index + 1}`,
    vi: text(index + 1, 'vi', author),
    en: text(index + 1, 'en', author),
  }));
}
