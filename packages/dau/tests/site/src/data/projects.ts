import type {Project, ProjectTag, Showcase} from 'dau/features/site-data/author-types';

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
} satisfies Record<string, ProjectTag>;

/** Three favorites, with and without an image, and one other project. */
const projects: readonly Project<keyof typeof tags>[] = [
  {
    id: 'san-thu',
    name: 'Sân Thử',
    description: {vi: 'Mỗi bài ở đây có một việc.', en: 'Each post here has one task.'},
    tags: ['web'],
    isFavourite: true,
    picture: {
      file: 'san-thu.png',
      alt: {vi: 'Năm cột xanh và vàng', en: 'Five bars in blue and yellow'},
    },
    website: 'https://test.example',
    source: 'https://code.example/tac-gia/san-thu',
  },
  {
    id: 'lich-trang',
    name: 'Lịch Trăng',
    description: {vi: 'Thư viện tính ngày trăng tròn.', en: 'A library for the full moon.'},
    tags: ['library'],
    isFavourite: true,
    picture: {
      file: 'lich-trang.png',
      alt: {vi: 'Chín vòng tròn như chín kỳ trăng', en: 'Nine rings like nine moons'},
    },
    website: 'https://do-choi.example/lich-trang',
    isSample: true,
  },
  {
    id: 'xep-tep',
    name: 'Xếp Tệp',
    description: {vi: 'Lệnh dọn một thư mục bừa bộn.', en: 'A command that tidies a folder.'},
    tags: ['cli'],
    isFavourite: true,
    source: 'https://code.example/tac-gia/xep-tep',
  },
  {
    id: 'nhac-viec',
    name: 'Nhắc Việc',
    description: {vi: 'Danh sách việc cần làm.', en: 'A list of things to do.'},
    tags: ['cli'],
    source: 'https://code.example/tac-gia/nhac-viec',
  },
];

export default {tags, projects} satisfies Showcase;
