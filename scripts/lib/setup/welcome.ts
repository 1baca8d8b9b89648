import type {Locale} from '../../../src/lib/locales';
import {yamlScalar} from '../edit/yaml';
import type {Identity} from './identity';

type Welcome = {
  readonly title: string;
  readonly description: string;
  readonly opening: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
};

export const WELCOME_SLUG = 'xin-chao';

const texts: Readonly<Record<Locale, (identity: Identity, contact: boolean) => Welcome>> = {
  vi: ({name, siteName}, contact) => ({
    title: 'Xin chào',
    description: `Bài đầu tiên trên ${siteName}: mình là ai, mình sẽ viết về những gì và viết cho ai đọc.`,
    opening: `Chào bạn, mình là ${name}, và đây là bài đầu tiên trên ${siteName}. Mình lập trang này để ghi lại những điều học được khi làm việc: lần sau cần đến thì tìm lại được, và biết đâu cũng có ích cho bạn.`,
    sections: [
      {
        id: 'topics',
        title: 'Mình sẽ viết gì',
        text: 'Một lỗi mất cả buổi chiều mới tìm ra, một công cụ dùng thấy hợp, một điều tưởng đã hiểu mà hóa ra chưa. Mỗi bài nói gọn một chuyện, bằng lời dễ hiểu, có ví dụ chạy được.',
      },
      {
        id: 'keep-in-touch',
        title: 'Giữ liên lạc',
        text: contact
          ? 'Bạn thấy chỗ nào sai, hay muốn mình viết về điều gì, cứ [nhắn cho mình](/contact) nhé. Cảm ơn bạn đã ghé đọc.'
          : 'Bạn thấy chỗ nào sai, hay muốn mình viết về điều gì, cứ nhắn cho mình nhé. Cảm ơn bạn đã ghé đọc.',
      },
    ],
  }),
  en: ({name, siteName}, contact) => ({
    title: 'Hello',
    description: `The first post on ${siteName}: who I am, what I am going to write about, and for whom.`,
    opening: `Hello, I am ${name}, and this is the first post on ${siteName}. I made this site to write down what I learn at work, so that I can find it again when I need it. Perhaps some of it will help you, too.`,
    sections: [
      {
        id: 'topics',
        title: 'What I will write about',
        text: 'A bug that took a whole afternoon to find, a tool that works well for me, something I thought I knew and did not. Each post is about one thing, in plain words, with examples that run.',
      },
      {
        id: 'keep-in-touch',
        title: 'Keep in touch',
        text: contact
          ? 'If you find a mistake, or there is something you want me to write about, [tell me](/contact). Thank you for reading.'
          : 'If you find a mistake, or there is something you want me to write about, tell me. Thank you for reading.',
      },
    ],
  }),
};

/** Returns the first post of a new site, a draft, in one language. */
export function welcomePost(
  identity: Identity,
  locale: Locale,
  {date, hasContact}: {readonly date: string; readonly hasContact: boolean},
): string {
  const {title, description, opening, sections} = texts[locale](identity, hasContact);
  return [
    '---',
    `slug: ${WELCOME_SLUG}`,
    `title: ${yamlScalar(title)}`,
    `description: ${yamlScalar(description)}`,
    `date: ${date}`,
    `authors: [${identity.authorKey}]`,
    'draft: true',
    '---',
    '',
    opening,
    '',
    '{/* truncate */}',
    ...sections.flatMap(({id, title: heading, text}) => [
      '',
      `## ${heading} {/* #${id} */}`,
      '',
      text,
    ]),
    '',
  ].join('\n');
}
