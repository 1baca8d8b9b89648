import type {SiteConfig} from '@site/src/lib/settings';

/**
 * **Edit here first.** Everything below is an example: Nguyễn Văn A is the
 * Vietnamese John Doe, and `example.com` belongs to nobody.
 */
export const site: SiteConfig = {
  name: 'Dấu',
  tagline: {
    vi: 'Ghi lại những dấu vết trên đường học lập trình',
    en: 'Marks left along the way of learning to code',
  },
  url: 'https://example.com',
  baseUrl: '/',
  author: {
    name: 'Nguyễn Văn A',
    email: 'nguyenvana@example.com',
    role: {vi: 'Lập trình viên web', en: 'Web developer'},
    portrait: 'img/avatar.svg',
  },
  sourceUrl: 'https://github.com/example/dau',
  sourceBranch: 'main',
  socials: [
    {id: 'github', label: 'GitHub', url: 'https://github.com/example'},
    {id: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/in/example'},
    {id: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/example'},
  ],
};
