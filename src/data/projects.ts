import type {Project, ProjectTag, Showcase} from 'dau/features/site-data/author-types';

const tags = {
  web: {
    label: {vi: 'Web', en: 'Web'},
    description: {
      vi: 'Chạy trong trình duyệt, không phải cài gì.',
      en: 'Runs in the browser, nothing to install.',
    },
  },
  cli: {
    label: {vi: 'Dòng lệnh', en: 'Command line'},
    description: {
      vi: 'Gõ một lệnh trong terminal là dùng được.',
      en: 'One command in the terminal and it works.',
    },
  },
  library: {
    label: {vi: 'Thư viện', en: 'Library'},
    description: {
      vi: 'Cài từ npm rồi dùng trong mã của bạn.',
      en: 'Install it from npm and use it in your own code.',
    },
  },
  typescript: {
    label: {vi: 'TypeScript', en: 'TypeScript'},
    description: {
      vi: 'Viết bằng TypeScript, bật strict mode.',
      en: 'Written in TypeScript, strict mode on.',
    },
  },
  'tieng-viet': {
    label: {vi: 'Tiếng Việt', en: 'Vietnamese'},
    description: {
      vi: 'Dành cho chữ Việt và cách người Việt viết.',
      en: 'Made for Vietnamese text and the way it is written.',
    },
  },
  learning: {
    label: {vi: 'Học tập', en: 'Learning'},
    description: {
      vi: 'Mình làm để học một điều mới, có kèm ghi chép.',
      en: 'Made to learn something new, notes included.',
    },
  },
  design: {
    label: {vi: 'Thiết kế', en: 'Design'},
    description: {
      vi: 'Phần nhìn quan trọng không kém phần mã.',
      en: 'How it looks matters as much as the code.',
    },
  },
} satisfies Record<string, ProjectTag>;

/** Projects with `isSample` do not exist, and pages mark them as samples. Replace them with yours. */
const projects: readonly Project<keyof typeof tags>[] = [
  {
    id: 'soi-chu',
    name: 'Soi Chữ',
    description: {
      vi: 'Gõ một từ để xem từng mã Unicode, hai dạng NFC và NFD, bản không dấu và slug. Chạy ngay trên website này.',
      en: 'Type a word to see its Unicode code points, NFC and NFD, the text without diacritics and the slug. It runs on this site.',
    },
    tags: ['web', 'typescript', 'tieng-viet'],
    isFavourite: true,
    picture: {
      file: 'soi-chu.png',
      dark: 'soi-chu-dark.png',
      alt: {
        vi: 'Chữ ữ mở ra thành ba ô: chữ u, dấu móc và dấu ngã, mỗi ô có mã Unicode riêng',
        en: 'The letter ữ opens into three cells: u, horn and tilde, each with its code point',
      },
    },
    website: '/soi-chu',
  },
  {
    id: 'dau',
    name: 'Dấu',
    description: {
      vi: 'Chính website này: blog, hướng dẫn và CV bằng hai ngôn ngữ, tìm kiếm được cả khi gõ không dấu.',
      en: 'This very site: a blog, guides and a CV in two languages, with a search that understands Vietnamese typed without diacritics.',
    },
    tags: ['web', 'typescript', 'tieng-viet', 'design'],
    isFavourite: true,
    picture: {
      file: 'dau.png',
      dark: 'dau-dark.png',
      alt: {
        vi: 'Chữ ấ lớn trên nền giấy, dấu mũ và dấu sắc màu son',
        en: 'A large letter ấ on paper, its circumflex and acute in cinnabar',
      },
    },
    website: 'https://example.com',
    source: 'https://example.org/nguyenvana/dau',
    isSample: true,
  },
  {
    id: 'go-telex',
    name: 'Gõ Telex',
    description: {
      vi: 'Luyện gõ Telex và VNI bằng ca dao. Chấm tốc độ, độ chính xác và chỉ ra những dấu bạn hay gõ sai.',
      en: 'Typing practice for Telex and VNI with folk verses. It scores your speed and accuracy, and shows which diacritics you often get wrong.',
    },
    tags: ['web', 'tieng-viet', 'design'],
    isFavourite: true,
    picture: {
      file: 'go-telex.png',
      dark: 'go-telex-dark.png',
      alt: {
        vi: 'Ba hàng phím, phía trên là chữ “dấu” với con trỏ soạn thảo',
        en: 'Three rows of keys, and above them the word “dấu” with a text cursor',
      },
    },
    website: 'https://example.org/go-telex',
    isSample: true,
  },
  {
    id: 'lich-am',
    name: 'Lịch Âm',
    description: {
      vi: 'Thư viện đổi ngày dương sang ngày âm và ngược lại, không phụ thuộc gói nào khác, nặng 3 kB.',
      en: 'A library that converts solar dates to the Vietnamese lunar calendar and back; no dependencies, 3 kB.',
    },
    tags: ['library', 'typescript', 'tieng-viet'],
    isFavourite: true,
    picture: {
      file: 'lich-am.png',
      alt: {
        vi: 'Các pha của mặt trăng xếp thành hàng trên nền đêm',
        en: 'The phases of the moon in a row on a night sky',
      },
    },
    website: 'https://example.org/lich-am',
    isSample: true,
  },
  {
    id: 'bo-dau',
    name: 'Bỏ Dấu',
    description: {
      vi: 'Lệnh đổi tên tệp hàng loạt sang chữ không dấu, có xem trước và hoàn tác.',
      en: 'A command that bulk-renames files to names without diacritics, with a preview and undo.',
    },
    tags: ['cli', 'typescript', 'tieng-viet'],
    picture: {
      file: 'bo-dau.png',
      dark: 'bo-dau-dark.png',
      alt: {
        vi: 'Chữ “bo dau” không dấu; dấu hỏi, dấu mũ và dấu sắc rơi xuống dưới',
        en: 'The words “bo dau”, whose diacritics have fallen below them',
      },
    },
    website: 'https://example.org/bo-dau',
    isSample: true,
  },
  {
    id: 'so-chi',
    name: 'Sổ Chi',
    description: {
      vi: 'Sổ chi tiêu nằm gọn trong trình duyệt. Dữ liệu ở trên máy bạn, không có máy chủ nào.',
      en: 'An expense tracker that lives in your browser. The data stays on your machine; there is no server.',
    },
    tags: ['web', 'typescript'],
    picture: {
      file: 'so-chi.png',
      dark: 'so-chi-dark.png',
      alt: {
        vi: 'Biểu đồ cột chi tiêu theo tuần trong một cuốn sổ mở',
        en: 'A bar chart of weekly spending in an open notebook',
      },
    },
    website: 'https://example.org/so-chi',
    isSample: true,
  },
  {
    id: 'git-tung-buoc',
    name: 'Git Từng Bước',
    description: {
      vi: 'Vẽ lại repo sau mỗi lệnh Git bạn gõ, để thấy commit, nhánh và rebase thật sự làm gì.',
      en: 'Redraws a repository after every Git command you type, to show what commits, branches and rebases really do.',
    },
    tags: ['web', 'learning'],
    picture: {
      file: 'git-tung-buoc.png',
      dark: 'git-tung-buoc-dark.png',
      alt: {
        vi: 'Đồ thị commit: một nhánh đã gộp lại, một nhánh còn mở',
        en: 'A commit graph: one branch is merged back, one is still open',
      },
    },
    website: 'https://example.org/git-tung-buoc',
    isSample: true,
  },
  {
    id: 'doc-so',
    name: 'Đọc Số',
    description: {
      vi: 'Thư viện đọc số thành chữ: “mười lăm” chứ không phải “mười năm”, “linh” hay “lẻ” tùy bạn chọn.',
      en: 'A library that spells out numbers in Vietnamese and gets the irregular ones right: “mười lăm”, never “mười năm”; “linh” or “lẻ”, as you like.',
    },
    tags: ['library', 'tieng-viet', 'learning'],
    picture: {
      file: 'doc-so.png',
      dark: 'doc-so-dark.png',
      alt: {
        vi: 'Số 15 và cách đọc: mười lăm',
        en: 'The number 15, and below it in words: mười lăm',
      },
    },
    website: 'https://example.org/doc-so',
    isSample: true,
  },
  {
    id: 'ghi-nhanh',
    name: 'Ghi Nhanh',
    description: {
      vi: 'Ghi chú Markdown từ dòng lệnh: một lệnh để viết, một lệnh để tìm lại.',
      en: 'Markdown notes from the command line: one command to write, one to find again.',
    },
    tags: ['cli', 'learning'],
    picture: {
      file: 'ghi-nhanh.png',
      dark: 'ghi-nhanh-dark.png',
      alt: {
        vi: 'Cửa sổ dòng lệnh với lệnh ghi và bốn dòng ghi chú',
        en: 'A terminal with the command ghi and four lines of notes',
      },
    },
    website: 'https://example.org/ghi-nhanh',
    isSample: true,
  },
];

export default {tags, projects} satisfies Showcase;
