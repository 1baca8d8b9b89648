import type {Community} from 'dau/features/site-data/author-types';

/** Events of every kind. The upcoming ones are so far off that no build will take place after them. */
export default {
  activities: [
    {
      id: 'buoi-thu',
      title: {vi: 'Buổi thử hằng tuần', en: 'Weekly trial'},
      description: {vi: 'Hoạt động có trang riêng.', en: 'An activity with its own page.'},
      since: 2021,
      url: 'https://nhom.example/buoi-thu',
      isSample: true,
    },
    {
      id: 'doc-chung',
      title: {vi: 'Đọc chung tài liệu', en: 'Reading together'},
      description: {vi: 'Hoạt động không có trang riêng.', en: 'An activity without a page.'},
      since: 2023,
    },
  ],
  events: [
    {
      id: 'ngay-thu-2197',
      title: {vi: 'Ngày Thử 2197', en: 'Trial Day 2197'},
      description: {
        vi: 'Sự kiện xa nhất, có hình và địa chỉ.',
        en: 'The last event, with an image.',
      },
      start: '2197-05-20T09:00+07:00',
      end: '2197-05-20T17:00+07:00',
      place: {
        name: {vi: 'Hội trường Thử', en: 'Trial Hall'},
        address: {vi: 'Số 1 đường Thử, Huế', en: '1 Trial Street, Hue'},
      },
      role: 'speaker',
      url: 'https://su-kien.example/ngay-thu',
      picture: {
        file: 'ngay-thu.png',
        alt: {vi: 'Mười hai cột cao thấp khác nhau', en: 'Twelve bars of different heights'},
      },
      isSample: true,
    },
    {
      id: 'thuc-hanh-2197',
      title: {vi: 'Buổi thực hành trên mạng', en: 'Hands-on session online'},
      description: {vi: 'Sự kiện gần nhất, chỉ có trên mạng.', en: 'The next event, only online.'},
      start: '2197-03-15T13:30+07:00',
      end: '2197-03-15T16:30+07:00',
      place: 'online',
      role: 'organiser',
      url: 'https://su-kien.example/thuc-hanh',
    },
    {
      id: 'hai-ngay-2025',
      title: {vi: 'Hai ngày làm chung', en: 'Two Days Together'},
      description: {vi: 'Sự kiện đã qua, có hình và tài liệu.', en: 'A past event, with slides.'},
      start: '2025-08-22',
      end: '2025-08-23',
      place: {
        name: {vi: 'Trường Thử', en: 'Trial School'},
        address: {vi: 'Cần Thơ', en: 'Can Tho'},
      },
      role: 'mentor',
      url: 'https://su-kien.example/hai-ngay',
      materials: 'https://su-kien.example/tai-lieu',
      picture: {
        file: 'hai-ngay.png',
        alt: {vi: 'Năm vòng tròn nối thành hàng', en: 'Five rings in a row'},
      },
    },
  ],
} satisfies Community;
