/** Paragraphs that differ from post to post, so that compression cannot hide what a post costs. */
const sentences = {
  vi: [
    'Mình ghi lại cách làm này để lần sau khỏi phải tìm.',
    'Đoạn mã ngắn nhưng có vài chỗ dễ nhầm.',
    'Bạn thử đổi giá trị rồi chạy lại, kết quả sẽ khác hẳn.',
    'Trình duyệt nào cũng hiểu, không cần thư viện.',
    'Đo trước, sửa sau: con số nói thật hơn cảm giác.',
    'Dấu tiếng Việt nằm ở đâu thì để nguyên ở đó.',
    'Nếu gặp lỗi, xem thông báo đầu tiên chứ đừng xem thông báo cuối cùng.',
  ],
  en: [
    'I write this down so that next time nobody has to look for it.',
    'The code is short, and there are places to trip over.',
    'Change the value, run it again, and the result is another.',
    'Every browser knows it, and no library is needed.',
    'Measure first and mend afterwards: a number is more honest than a feeling.',
    'Marks stay where they are.',
    'When it fails, read the first message and not the last.',
  ],
};

/** Days of a year, so that many posts have an order. */
const day = (number: number) =>
  new Date(Date.UTC(2015, 0, 1) + number * 3 * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the text of a post of about 600 words. The same number always gives the same text.
 *
 * @param number from 1
 */
export function post(number: number, language: 'vi' | 'en'): string {
  const lines = sentences[language];
  const paragraph = (seed: number) =>
    Array.from({length: 8}, (_, index) => lines[(number * (seed + 3) + index * seed) % 7]).join(
      ' ',
    );
  const sections = [1, 2, 3, 4].map(
    (part) =>
      `## ${lines[(number + part) % 7]} {/* #part-${part} */}\n\n${paragraph(part)}\n\n` +
      `\`\`\`js\nconst step${part} = (value) => value * ${number * part};\n\`\`\`\n\n${paragraph(part + 4)}\n`,
  );
  return [
    `---\nslug: note-${number}\ntitle: ${language === 'vi' ? 'Ghi chép số' : 'Note'} ${number}`,
    `description: ${JSON.stringify(lines[number % 7])}\ndate: ${day(number)}\n---\n`,
    `${paragraph(number % 5)}\n\n{/* truncate */}\n`,
    ...sections,
  ].join('\n');
}
