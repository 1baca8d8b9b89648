import type {SiteConfig} from 'dau/settings';

/** A fictional site: its author does not exist, and its host names are reserved for examples. */
export const site: SiteConfig = {
  name: 'Sân Thử',
  tagline: {vi: 'Mỗi trang cho một bài kiểm thử', en: 'Every page is here for a test'},
  url: 'https://test.example',
  baseUrl: '/',
  author: {
    name: 'Tác Giả Thử',
    email: 'tac-gia@test.example',
    role: {vi: 'Người dựng bài thử', en: 'Builder of test pages'},
    about: {vi: 'Mình giữ sân này cho các bài thử.', en: 'I keep this site for the tests.'},
    portrait: 'img/chan-dung.svg',
  },
  sourceUrl: 'https://code.example/tac-gia/san-thu',
  sourceBranch: 'nhanh-chinh',
  newsletter: 'https://thu.example/dang-ky',
  socials: [
    {id: 'mastodon', label: 'Mastodon', url: 'https://mastodon.example/@tac-gia'},
    {id: 'youtube', label: 'YouTube', url: 'https://video.example/tac-gia'},
    {id: 'github', label: 'Repo', url: 'https://code.example/tac-gia'},
  ],
};
