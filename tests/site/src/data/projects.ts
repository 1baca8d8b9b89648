import type {Project, ProjectTag, Showcase} from '@site/src/plugins/site-data/author-types';

const tags = {
  web: {
    label: {vi: 'Web', en: 'Web'},
    description: {vi: 'Mở bằng trình duyệt là chạy.', en: 'Runs as soon as a browser opens it.'},
    color: 'indigo',
  },
  cli: {
    label: {vi: 'Dòng lệnh', en: 'Command line'},
    description: {vi: 'Chạy trong cửa sổ dòng lệnh.', en: 'Runs in a terminal.'},
    color: 'slate',
  },
  library: {
    label: {vi: 'Thư viện', en: 'Library'},
    description: {vi: 'Gắn vào chương trình khác.', en: 'Made to be used by other programs.'},
    color: 'amber',
  },
  typescript: {
    label: {vi: 'TypeScript', en: 'TypeScript'},
    description: {vi: 'Viết bằng TypeScript.', en: 'Written in TypeScript.'},
    color: 'jade',
  },
  letters: {
    label: {vi: 'Con chữ', en: 'Letters'},
    description: {vi: 'Dùng cho chữ và cách viết chữ.', en: 'For letters and how to write them.'},
    color: 'cinnabar',
  },
  learning: {
    label: {vi: 'Học tập', en: 'Learning'},
    description: {vi: 'Làm ra để học một điều mới.', en: 'Made to learn something new.'},
    color: 'moss',
  },
  design: {
    label: {vi: 'Bản vẽ', en: 'Design'},
    description: {vi: 'Phần nhìn là phần chính.', en: 'How it looks is the point.'},
    color: 'plum',
  },
} satisfies Record<string, ProjectTag>;

/**
 * Six projects of every kind: favorites and others, with and without an image, with a website, source
 * code or both. The name of one begins with "Đ", which Unicode does not decompose.
 */
const projects: readonly Project<keyof typeof tags>[] = [
  {
    id: 'san-thu',
    name: 'Sân Thử',
    description: {
      vi: 'Chính trang này: mỗi bài, mỗi hình có mặt vì một bài kiểm thử cần đến nó.',
      en: 'This very site: each post and each picture is here because a test needs it.',
    },
    tags: ['web', 'typescript', 'letters', 'design'],
    isFavourite: true,
    picture: {
      file: 'san-thu.png',
      alt: {vi: 'Năm cột xanh và vàng', en: 'Five bars in blue and yellow'},
    },
    website: 'https://test.example',
    source: 'https://code.example/tac-gia/san-thu',
  },
  {
    id: 'muoi-ngon',
    name: 'Gõ Mười Ngón',
    description: {
      vi: 'Trang tập gõ phím bằng cả mười ngón, đếm nhịp gõ và những phím hay gõ trượt.',
      en: 'Practice for typing with ten fingers; it counts the pace and the keys that are missed.',
    },
    tags: ['web', 'letters', 'design'],
    isFavourite: true,
    picture: {
      file: 'muoi-ngon.png',
      alt: {vi: 'Sáu vòng tròn như sáu phím', en: 'Six rings like six keys'},
    },
    website: 'https://do-choi.example/muoi-ngon',
    source: 'https://code.example/tac-gia/muoi-ngon',
    isSample: true,
  },
  {
    id: 'lich-trang',
    name: 'Lịch Trăng',
    description: {
      vi: 'Thư viện tính ngày trăng tròn và ngày trăng khuyết, không cần gói nào khác.',
      en: 'A library that finds the days of the full and the new moon, without dependencies.',
    },
    tags: ['library', 'typescript', 'letters'],
    isFavourite: true,
    picture: {
      file: 'lich-trang.png',
      alt: {vi: 'Chín vòng tròn như chín kỳ trăng', en: 'Nine rings like nine moons'},
    },
    website: 'https://do-choi.example/lich-trang',
    source: 'https://code.example/tac-gia/lich-trang',
  },
  {
    id: 'xep-tep',
    name: 'Xếp Tệp',
    description: {
      vi: 'Lệnh dọn một thư mục bừa bộn: xem trước, xếp lại, và trả về như cũ nếu đổi ý.',
      en: 'A command that tidies a folder: preview, move, and undo after a change of mind.',
    },
    tags: ['cli', 'typescript', 'letters'],
    source: 'https://code.example/tac-gia/xep-tep',
  },
  {
    id: 'doc-gio',
    name: 'Đọc Giờ',
    description: {
      vi: 'Thư viện đọc giờ thành lời: bảy giờ kém mười, ba giờ rưỡi, nửa đêm.',
      en: 'A library that tells the time in words: ten to seven, half past three, midnight.',
    },
    tags: ['library', 'letters', 'learning'],
    source: 'https://code.example/tac-gia/doc-gio',
  },
  {
    id: 'nhac-viec',
    name: 'Nhắc Việc',
    description: {
      vi: 'Danh sách việc cần làm trong cửa sổ dòng lệnh, mỗi việc một dòng.',
      en: 'A list of things to do in the terminal, one line each.',
    },
    tags: ['cli', 'learning'],
    source: 'https://code.example/tac-gia/nhac-viec',
  },
];

export default {tags, projects} satisfies Showcase;
