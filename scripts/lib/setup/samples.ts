/** The example's texts, data and pictures, which `--samples remove` deletes. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import type {Change} from '../edit/changes';

const I18N = 'i18n/en/docusaurus-plugin-content';
const posts = [
  '2026-03-02-first-blog-post',
  '2026-04-06-best-websites-to-learn-javascript',
  '2026-05-04-long-blog-post',
  '2026-06-01-helpful-javascript-utility-functions',
  '2026-07-06-mdx-blog-post',
];
/** Files, and folders with a slash at the end. */
const samples = [
  ...posts.flatMap((post) => [`blog/${post}/`, `${I18N}-blog/${post}/`]),
  'docs/git-github/',
  `${I18N}-docs/current/git-github/`,
  ...['markdown-page', 'soi-chu'].flatMap((page) => [
    `src/pages/${page}.mdx`,
    `${I18N}-pages/${page}.mdx`,
  ]),
  'src/pages/_images/markdown.png',
  'src/pages/_soi-chu/',
];

/** Guides that an author has added beside the samples stay, with their pictures. */
const OWN_GUIDE = /\/git-github\/(?!github-(?:badges|profile)\.mdx)[^/]+\.mdx?$/;

export const isSampleFile = (file: string) =>
  samples.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));

/** Logo, icons and portrait of the example and of older versions, by the beginning of their SHA-256. */
const pictures =
  /^(?:0d1da311|87bfe47a|201a004f|622af7d2|7d2e3ce7|daf69922|65ca3d9a|91312ca4|e6f730a7)/;
/** Versions before 1.3 drew the author's pictures into `static`, with this mark in each. */
const DRAWN = 'npm run setup';

/** What is left of a list when every entry was a sample. */
const empty = {
  'src/data/projects.ts': `import type {Showcase} from '@site/src/plugins/content/data/author-types';

/** Your projects. Your editor completes the fields; \`npm run check\` names mistakes. */
export default {tags: {}, projects: []} satisfies Showcase;
`,
  'src/data/community.ts': `import type {Community} from '@site/src/plugins/content/data/author-types';

/** What you do with others. Your editor completes the fields; \`npm run check\` names mistakes. */
export default {activities: [], events: []} satisfies Community;
`,
};
const EMPTY_CV = `{
  "$schema": "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  "work": [],
  "education": [],
  "skills": []
}
`;
const NO_ANNOUNCEMENT = `import type {Announcement} from '@site/src/lib/settings';

/** \`undefined\` means no bar. */
export const announcement: Announcement | undefined = undefined;
`;

type Entry = {id?: string; isSample?: boolean};

/** Projects of the example that are real, and so have no mark: its own site and a page of it. */
const OWN_PROJECTS = ['dau', 'soi-chu'];

/** Returns the files in some folders, relative to the site. */
const filesIn = (siteDir: string, ...folders: string[]) =>
  folders.flatMap((folder) => {
    const absolute = path.join(siteDir, folder);
    if (!fs.existsSync(absolute)) return [];
    return fs
      .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => fs.statSync(path.join(siteDir, file)).isFile());
  });

/** Returns the example's pictures in `static`, which give way to drawn ones. */
export const examplePictures = (siteDir: string): Change[] =>
  filesIn(siteDir, 'static')
    .filter((file) => {
      const content = fs.readFileSync(path.join(siteDir, file));
      const isOfExample = pictures.test(createHash('sha256').update(content).digest('hex'));
      return isOfExample || content.includes(DRAWN);
    })
    .map((file) => ({file, content: undefined, what: 'drawn at build from now on'}));

/**
 * Returns the changes that remove all samples.
 *
 * @param notes gets a line for each file in which the author must delete the samples
 */
export async function withoutSamples(siteDir: string, notes: string[]): Promise<Change[]> {
  const has = (file: string) => fs.existsSync(path.join(siteDir, file));
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const texts = filesIn(siteDir, 'blog', 'docs', 'i18n', 'src/pages');
  const hasOwnGuides = texts.some((file) => OWN_GUIDE.test(file));
  const gone = texts.filter(
    (file) =>
      isSampleFile(file) &&
      !(hasOwnGuides && /\/git-github\//.test(file) && !/github-(badges|profile)\.mdx$/.test(file)),
  );
  const changes: Change[] = gone.map((file) => ({file, content: undefined, what: 'a sample'}));
  const replace = (file: string, content: string) =>
    changes.push({file, content, what: 'without the samples'});

  for (const [kind, other] of [
    ['blog', `${I18N}-blog`],
    ['docs', `${I18N}-docs/current`],
  ] as const) {
    const isText = (file: string) => /\.mdx?$/.test(file) && !gone.includes(file);
    const isEmpty = !filesIn(siteDir, kind, other).some(isText);
    // Not deleted: git keeps no empty folder, and Docusaurus needs these
    const tags = [`${kind}/tags.yml`, `${other}/tags.yml`].filter(has);
    if (isEmpty) for (const file of tags) replace(file, '{}\n');
  }
  for (const [file, content] of Object.entries(empty)) {
    if (!has(file)) continue;
    const data = (await loadFreshModule(path.join(siteDir, file))) as Record<string, unknown>;
    const entries = Object.values(data).flatMap((list) =>
      Array.isArray(list) ? list : [],
    ) as Entry[];
    const isSample = entries.map(
      ({id = '', isSample: isMarked}) => isMarked === true || OWN_PROJECTS.includes(id),
    );
    if (isSample.every(Boolean) && isSample.length > 0) replace(file, content);
    else if (isSample.some(Boolean)) notes.push(`${file}: delete the entries with isSample.`);
  }
  for (const file of ['src/data/cv.vi.json', 'src/data/cv.en.json'].filter(has)) {
    const {meta} = JSON.parse(read(file)) as {meta?: Entry};
    if (meta?.isSample) replace(file, EMPTY_CV);
  }
  const announcement = 'src/config/announcement.ts';
  if (has(announcement) && read(announcement).includes("id: 'github-guides'")) {
    replace(announcement, NO_ANNOUNCEMENT);
  }
  const data = Object.keys(empty).map(
    (file) =>
      changes.find((change) => change.file === file)?.content ?? (has(file) ? read(file) : ''),
  );
  for (const file of filesIn(siteDir, 'src/data/pictures')) {
    const isUsed = data.some((text) => text.includes(path.basename(file)));
    if (!isUsed) changes.push({file, content: undefined, what: 'a picture of the samples'});
  }
  return changes;
}
