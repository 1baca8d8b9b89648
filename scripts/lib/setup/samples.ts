/** The example's texts, data and pictures, which `--samples remove` deletes. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {loadModule} from '../../../src/lib/files';
import {defaultLocale} from '../../../src/lib/locales';
import {filesUnder} from '../../../src/lib/content/files';
import type {Change} from '../changes';

/** How the names of the sample texts and their files begin. */
const SAMPLES = [
  '2026-03-02-first-blog-post/',
  '2026-04-06-best-websites-to-learn-javascript/',
  '2026-05-04-long-blog-post/',
  '2026-06-01-helpful-javascript-utility-functions/',
  '2026-07-06-mdx-blog-post/',
  'git-github/github-badges.mdx',
  'git-github/github-profile.mdx',
  'soi-chu.mdx',
  '_soi-chu/',
  '_SourceAndTests.tsx',
];

/** The folders of posts, guides and pages in all languages. */
const FOLDERS = [
  /^(blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\//,
  /^(docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\//,
  /^(src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages)\//,
];

/** Logo and portrait of the example, by the beginning of their SHA-256. The build draws new ones. */
const PICTURES = /^(?:0d1da311|87bfe47a)/;

/** What is left of a file when all its entries were samples. */
const EMPTY = {
  'src/data/projects.ts': `import type {Showcase} from '@site/src/plugins/site-data/author-types';

/** Your projects. Your editor completes the fields; \`npm run check\` names mistakes. */
export default {tags: {}, projects: []} satisfies Showcase;
`,
  'src/data/community.ts': `import type {Community} from '@site/src/plugins/site-data/author-types';

/** What you do with others. Your editor completes the fields; \`npm run check\` names mistakes. */
export default {activities: [], events: []} satisfies Community;
`,
};
const EMPTY_CV = '{\n  "work": [],\n  "education": [],\n  "skills": []\n}\n';
const ANNOUNCEMENT = 'src/config/announcement.ts';
const NO_ANNOUNCEMENT = `import type {Announcement} from '@site/src/lib/settings';

/** \`undefined\` means no bar. */
export const announcement: Announcement | undefined = undefined;
`;

type Entry = {id?: string; isSample?: boolean};

/** Projects of the example that are real, and so have no mark: its own site and a page of it. */
const OWN_PROJECTS = ['dau', 'soi-chu'];

/** Returns the example's pictures in `static`, which give way to drawn ones. */
export const exampleImages = (siteDir: string): Change[] =>
  filesUnder(siteDir, 'static')
    .filter((file) => {
      const content = fs.readFileSync(path.join(siteDir, file));
      return PICTURES.test(createHash('sha256').update(content).digest('hex'));
    })
    .map((file) => ({file, content: undefined, what: 'drawn at build time from now on'}));

/**
 * Returns the changes that remove all samples.
 *
 * @param notes gets a line for each file in which the author must delete the samples
 */
export async function withoutSamples(siteDir: string, notes: string[]): Promise<Change[]> {
  const has = (file: string) => fs.existsSync(path.join(siteDir, file));
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const changes: Change[] = [];
  const remove = (file: string) => changes.push({file, content: undefined, what: 'a sample'});
  const replace = (file: string, content: string) =>
    changes.push({file, content, what: 'without the samples'});

  const all = ['blog', 'docs', 'src/pages', 'i18n'].flatMap((folder) =>
    filesUnder(siteDir, folder),
  );
  for (const folder of FOLDERS) {
    const files = all.filter((file) => folder.test(file));
    const isSample = (file: string) =>
      SAMPLES.some((name) => file.replace(folder, '').startsWith(name));
    files.filter(isSample).forEach(remove);
    const rest = files.filter((file) => !isSample(file));
    if (rest.some((file) => /\.(mdx?|tsx)$/.test(file))) continue;
    for (const file of rest) {
      // Docusaurus would read these before the files in the default folder
      if (/\/git-github\//.test(file) || file.startsWith(`i18n/${defaultLocale}/`)) remove(file);
      // The tags stay, empty: Docusaurus needs the files, and git keeps no empty folder
      else if (path.basename(file) === 'tags.yml') replace(file, '{}\n');
    }
  }
  for (const [file, content] of Object.entries(EMPTY)) {
    if (!has(file)) continue;
    const data = await loadModule(path.join(siteDir, file));
    const entries = Object.values(data).filter(Array.isArray).flat() as Entry[];
    const samples = entries.filter(
      ({id = '', isSample}) => isSample === true || OWN_PROJECTS.includes(id),
    );
    if (samples.length === 0) continue;
    if (samples.length === entries.length) replace(file, content);
    else notes.push(`${file}: delete the entries with isSample.`);
  }
  for (const file of filesUnder(siteDir, 'src/data').filter((each) =>
    /\/cv\.\w+\.json$/.test(each),
  )) {
    const {meta} = JSON.parse(read(file)) as {meta?: Entry};
    if (meta?.isSample) replace(file, EMPTY_CV);
  }
  if (has(ANNOUNCEMENT) && read(ANNOUNCEMENT).includes("id: 'github-guides'")) {
    replace(ANNOUNCEMENT, NO_ANNOUNCEMENT);
  }
  const data = Object.keys(EMPTY)
    .filter((file) => has(file) && !changes.some((change) => change.file === file))
    .map(read);
  for (const file of filesUnder(siteDir, 'src/data/pictures')) {
    if (!data.some((text) => text.includes(path.basename(file)))) remove(file);
  }
  return changes;
}
