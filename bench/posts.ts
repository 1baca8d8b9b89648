/** Sentences in an order that differs from post to post, so that compression cannot hide what a post costs. */
const sentences = [
  'Mình ghi lại cách làm này để lần sau khỏi phải tìm.',
  'Đoạn mã ngắn nhưng có vài chỗ dễ nhầm.',
  'Bạn thử đổi giá trị rồi chạy lại, kết quả sẽ khác hẳn.',
  'Every browser knows it, and no library is needed.',
  'Measure first and mend afterwards: a number is more honest than a feeling.',
  'Dấu tiếng Việt nằm ở đâu thì để nguyên ở đó.',
  'When it fails, read the first message and not the last.',
];

/** Days of a year, so that many posts have an order. */
const day = (number: number) =>
  new Date(Date.UTC(2015, 0, 1) + number * 3 * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the text of a post of about 600 words. The same number always gives the same text.
 *
 * @param number from 1
 */
export function post(number: number): string {
  const sentence = (index: number) => sentences[(number + index) % 7];
  const paragraph = (seed: number) =>
    Array.from({length: 8}, (_, index) => sentence(number * (seed + 2) + index * seed)).join(' ');
  const sections = [1, 2, 3, 4].map(
    (part) =>
      `## ${sentence(part)} {/* #part-${part} */}\n\n${paragraph(part)}\n\n` +
      `\`\`\`js\nconst step${part} = (value) => value * ${number * part};\n\`\`\`\n\n${paragraph(part + 4)}\n`,
  );
  return `---
slug: note-${number}
title: Ghi chép ${number}
description: ${JSON.stringify(sentence(0))}
date: ${day(number)}
---

${paragraph(5)}

{/* truncate */}

${sections.join('\n')}`;
}
