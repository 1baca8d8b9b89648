import type {Locale, Localized} from '../../../lib/locales';
import type {ContentKind} from '../check/files';
import type {TranslationState} from '../translations/states';
import type {Condition, SiteStatus} from './types';

type ChangeKind = TranslationState['changes'][number]['kind'];

/** The words of the state of texts, for the command (in English) and the development server. */
export type StatusTexts = {
  readonly title: string;
  readonly headings: Readonly<Record<ContentKind, string>>;
  readonly columns: Readonly<Record<'title' | 'languages' | 'state' | 'changed' | 'words', string>>;
  readonly draft: string;
  readonly unlisted: string;
  readonly due: (day: string) => string;
  readonly series: (name: string, part: number | undefined) => string;
  readonly line: (line: number) => string;
  /** Stands before what the check of the content expects. */
  readonly fault: string;
  readonly noDescription: string;
  readonly noAlternativeText: (lines: readonly number[]) => string;
  readonly stale: (changes: number) => string;
  readonly changes: Readonly<Record<ChangeKind, string>>;
  readonly unrecorded: string;
  readonly unfinished: string;
  /** What to do about translations that are stale or not recorded. */
  readonly translate: string;
  /** Explains the mark behind a date. */
  readonly uncommitted: string;
  readonly dates: Readonly<Record<Exclude<SiteStatus['dates'], 'git'>, string>>;
  readonly none: string;
  readonly count: Readonly<Record<ContentKind | Condition, (count: number) => string>>;
  readonly openInEditor: (file: string) => string;
};

const plural = (one: string, several: string) => (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
const counted =
  (what: string, locale: Locale = 'en') =>
  (count: number) =>
    `${count.toLocaleString(locale)} ${what}`;

export const statusTexts: Localized<StatusTexts> = {
  vi: {
    title: 'Tình trạng nội dung',
    headings: {post: 'Bài viết', guide: 'Hướng dẫn', page: 'Trang'},
    columns: {
      title: 'Tiêu đề',
      languages: 'Ngôn ngữ',
      state: 'Trạng thái',
      changed: 'Sửa lần cuối',
      words: 'Số chữ',
    },
    draft: 'bản nháp',
    unlisted: 'không liệt kê',
    due: (day) => `hẹn ${day}`,
    series: (name, part) =>
      part === undefined ? `loạt bài “${name}”` : `phần ${part} của loạt bài “${name}”`,
    line: (line) => `dòng ${line}`,
    fault: 'lỗi, cần',
    noDescription: 'chưa có mô tả',
    noAlternativeText: (lines) => `hình chưa có chữ mô tả (alt): dòng ${lines.join(', ')}`,
    stale: (changes) => `bản gốc đã đổi ${changes} chỗ từ khi dịch:`,
    changes: {added: 'thêm', removed: 'bỏ', changed: 'sửa', moved: 'chuyển chỗ'},
    unrecorded: 'chưa ghi nhận dịch từ phiên bản nào của bản gốc',
    unfinished: 'bản dịch còn dở, người đọc chưa thấy',
    translate: 'Xem chỗ đã đổi và ghi nhận bản dịch: npm run translate -- <tệp>',
    uncommitted: '* có thay đổi chưa commit',
    dates: {
      files: 'Không có lịch sử git ở đây: ngày sửa là ngày của tệp.',
      none: 'Bản clone này thiếu lịch sử nên không biết ngày sửa. Để lấy về: git fetch --unshallow',
    },
    none: 'Chưa có nội dung nào.',
    count: {
      post: counted('bài viết', 'vi'),
      guide: counted('hướng dẫn', 'vi'),
      page: counted('trang', 'vi'),
      fault: counted('nội dung có lỗi', 'vi'),
      draft: counted('bản nháp', 'vi'),
      scheduled: counted('bài hẹn ngày', 'vi'),
      unlisted: counted('không liệt kê', 'vi'),
      missing: counted('thiếu mô tả', 'vi'),
      stale: counted('bản dịch đã cũ', 'vi'),
      unrecorded: counted('bản dịch chưa ghi nhận', 'vi'),
      untranslated: counted('chưa dịch', 'vi'),
    },
    openInEditor: (file) => `Mở ${file} trong trình soạn thảo`,
  },
  en: {
    title: 'State of the content',
    headings: {post: 'Posts', guide: 'Guides', page: 'Pages'},
    columns: {
      title: 'Title',
      languages: 'Languages',
      state: 'State',
      changed: 'Changed',
      words: 'Words',
    },
    draft: 'draft',
    unlisted: 'unlisted',
    due: (day) => `due ${day}`,
    series: (name, part) =>
      part === undefined ? `series “${name}”` : `part ${part} of the series “${name}”`,
    line: (line) => `line ${line}`,
    fault: 'fault, expected',
    noDescription: 'no description',
    noAlternativeText: (lines) => `picture without alternative text: line ${lines.join(', ')}`,
    stale: (changes) =>
      `the original has ${plural('change', 'changes')(changes)} since it was translated:`,
    changes: {added: 'added', removed: 'removed', changed: 'changed', moved: 'moved'},
    unrecorded: 'not recorded which version of the original it translates',
    unfinished: 'the translation is not finished, and readers do not see it',
    translate: 'See what changed, and record a translation: npm run translate -- <file>',
    uncommitted: '* has changes that are not committed',
    dates: {
      files: 'There is no git history here: the dates are those of the files.',
      none: 'This clone has no full history, so the dates are not known. To get it: git fetch --unshallow',
    },
    none: 'There is no content yet.',
    count: {
      post: plural('post', 'posts'),
      guide: plural('guide', 'guides'),
      page: plural('page', 'pages'),
      fault: counted('with a fault'),
      draft: plural('draft', 'drafts'),
      scheduled: counted('scheduled'),
      unlisted: counted('unlisted'),
      missing: counted('with something missing'),
      stale: counted('with a stale translation'),
      unrecorded: counted('with an unrecorded translation'),
      untranslated: counted('in one language'),
    },
    openInEditor: (file) => `Open ${file} in the editor`,
  },
};
