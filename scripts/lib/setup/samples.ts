/**
 * The sample content of the repository. `--samples remove` deletes it. A sample that upstream renames
 * or removes stays in these lists: sites made from an older version still have it.
 */

/** Folders and files, relative to the site's folder. */
export const sampleFiles: readonly string[] = [
  ...[
    '2026-03-02-first-blog-post',
    '2026-04-06-best-websites-to-learn-javascript',
    '2026-05-04-long-blog-post',
    '2026-06-01-helpful-javascript-utility-functions',
    '2026-07-06-mdx-blog-post',
  ].flatMap((post) => [`blog/${post}/`, `i18n/en/docusaurus-plugin-content-blog/${post}/`]),
  ...['docs', 'i18n/en/docusaurus-plugin-content-docs/current'].flatMap((folder) => [
    `${folder}/git-github/github-badges.mdx`,
    `${folder}/git-github/github-profile.mdx`,
    ...[
      'badge-anatomy',
      'badge-url',
      'camo-path',
      'light-dark',
      'profile-page',
      'readme-badges',
      'special-repository',
      'update-loop',
    ].map((picture) => `${folder}/git-github/img/${picture}.png`),
  ]),
  'src/pages/markdown-page.mdx',
  'i18n/en/docusaurus-plugin-content-pages/markdown-page.mdx',
  'src/pages/_images/markdown.png',
  'src/pages/soi-chu.mdx',
  'i18n/en/docusaurus-plugin-content-pages/soi-chu.mdx',
  ...['dau', 'git-tung-buoc', 'go-telex', 'hackathon', 'lich-am', 'ngay-javascript', 'so-chi'].map(
    (picture) => `src/data/pictures/${picture}.png`,
  ),
];

/** Returns true if a file is a sample. */
export const isSampleFile = (file: string): boolean =>
  sampleFiles.some((sample) => (sample.endsWith('/') ? file.startsWith(sample) : file === sample));

/** Sample sections of guides. A section is removed if no guide is left in it. */
export const sampleSections: readonly string[] = ['git-github'];

/** Sample keys of `tags.yml`. A tag is removed if no text uses it. */
export const sampleTags = {
  blog: ['docusaurus', 'hello', 'hola', 'javascript', 'learning', 'resources'],
  docs: ['git', 'github', 'github-badges', 'github-profile', 'readme'],
} as const;

/** Ids in `src/data/projects.ts`. */
export const sampleProjects: readonly string[] = [
  'soi-chu',
  'dau',
  'go-telex',
  'lich-am',
  'bo-dau',
  'so-chi',
  'git-tung-buoc',
  'doc-so',
  'ghi-nhanh',
];

/** Sample tags of projects. Other tags stay, because they suit most sites. */
export const sampleProjectTags: readonly string[] = ['tieng-viet', 'design'];

/** Ids in `src/data/community.ts`. */
export const sampleActivities: readonly string[] = ['toi-thu-nam', 'dich-tai-lieu', 'kem-cap'];
export const sampleEvents: readonly string[] = [
  'ngay-javascript-2027',
  'git-cho-nguoi-moi-2027',
  'hackathon-chu-viet-2026',
  'gap-go-docusaurus-2026',
  'ngay-tu-do-phan-mem-2025',
];

/** Id in `src/config/announcement.ts`. */
export const sampleAnnouncement = 'github-guides';

/** The beginning of the CV's sample summary in each language. */
export const sampleSummaries: readonly string[] = [
  ...['Bảy năm làm web', 'Seven years of building for the web'],
  ...['Mình làm web được bảy năm', 'I have built for the web for seven years'],
];

/** Sample entries of the CV in both languages, by the field that identifies them. */
export const sampleCv: Readonly<Record<string, readonly string[]>> = {
  work: [
    ...['Công ty Ví Dụ', 'Xưởng Web Ví Dụ', 'Phần mềm Mẫu'],
    ...['Ví Dụ Company', 'Ví Dụ Web Studio', 'Sample Software'],
  ],
  volunteer: ['Tối thứ Năm cùng code', 'Thursday coding nights'],
  education: ['Đại học Ví Dụ', 'Ví Dụ University'],
  projects: ['Gõ Telex', 'Lịch Âm'],
  certificates: [
    ...['Chuyên viên accessibility web (ví dụ)', 'Web accessibility specialist (example)'],
    'Chuyên viên tiếp cận web (ví dụ)',
  ],
  skills: ['Giao diện', 'Chất lượng', 'Công cụ', 'Interface', 'Quality', 'Tools'],
  languages: ['Tiếng Việt', 'Tiếng Anh', 'Vietnamese', 'English'],
  interests: ['Chữ', 'Letters'],
};
