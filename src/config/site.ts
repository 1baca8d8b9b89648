import type {SiteConfig} from 'dau/settings';

// Until `npm run setup`, this is an example: Nguyễn Văn A is the Vietnamese John Doe, and nobody can
// have an account on `example.com` or `example.org`, which are reserved.

/** The site and its author. **Edit this file first.** */
export const site: SiteConfig = {
  name: 'Dấu',
  tagline: {
    vi: 'Ghi lại những dấu vết trên đường học lập trình',
    en: 'Marks left while learning to code',
  },
  url: 'https://example.com',
  baseUrl: '/',
  author: {
    name: 'Nguyễn Văn A',
    email: 'nguyenvana@example.com',
    role: {vi: 'Lập trình viên web', en: 'Web developer'},
    // Optional: a few sentences about you, `about: {vi: '…', en: '…'}`
    about: {
      vi: 'Mình làm web bằng TypeScript và React. Ở\u00a0đây mình viết lại những gì vừa hiểu ra, lúc còn nhớ rõ nó khó ở chỗ nào.',
      en: 'I build for the web with TypeScript and React. Here I write down what I have just understood, while I still remember what made it hard.',
    },
    // Optional: your photo, a file in `static`, like `portrait: 'img/me.jpg'`
    portrait: 'img/avatar.svg',
  },
  // colorMode: 'dark', // or 'system'. Default: 'light'
  sourceUrl: 'https://example.org/nguyenvana/dau',
  sourceBranch: 'main',
  // Pages list your profiles in this order. `id` selects the icon: github, bluesky, zalo, tiktok, telegram,
  // discord, rss… Other networks get a globe
  socials: [
    {id: 'github', label: 'GitHub', url: 'https://example.org/github/nguyenvana'},
    {id: 'linkedin', label: 'LinkedIn', url: 'https://example.org/linkedin/nguyenvana'},
    {id: 'facebook', label: 'Facebook', url: 'https://example.org/facebook/nguyenvana'},
  ],
};
