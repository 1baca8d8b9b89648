import path from 'node:path';

import {loadModule} from '../../../utils/files';
import {filesUnder, openContent} from '../../../content/content-files';
import type {Change} from '../file-changes';

const SAMPLE = /\/(git-github\/github-(badges|profile)\.mdx|_?soi-chu(\.mdx|\/))/;

const FOLDERS = [
  /^(blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\//,
  /^(docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)(\/|\.json$)/,
  /^(src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages)\//,
];

/** The new content of data files that contain only samples. */
const EMPTY = {
  'src/data/projects.ts': `import type {Showcase} from 'dau/features/site-data/author-types';

/** Your projects. Your editor autocompletes the fields, and \`npm run check\` finds mistakes. */
export default {tags: {}, projects: []} satisfies Showcase;
`,
  'src/data/community.ts': `import type {Community} from 'dau/features/site-data/author-types';

/** Your activities and events. Your editor autocompletes the fields, and \`npm run check\` finds mistakes. */
export default {activities: [], events: []} satisfies Community;
`,
};
const EMPTY_CV = {work: [], education: [], skills: []};
const ANNOUNCEMENT = 'src/config/announcement.ts';
export const WORDS = 'src/config/words.txt';

const jsonFile = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

type Entry = {id?: string; isSample?: boolean};

/** Returns the changes that remove the example logo and portrait. The build draws new ones. */
export const exampleImages = (siteDir: string): Change[] =>
  filesUnder(siteDir, 'static')
    .filter((file) => /^<svg data-sample=/.test(openContent(siteDir).textOf(file)))
    .map((file) => ({file, content: undefined}));

/**
 * Returns the changes that remove all samples, and prints which samples the author must delete by hand.
 *
 * @param own changes that are not written yet
 */
export async function withoutSamples(siteDir: string, own: readonly Change[]): Promise<Change[]> {
  const read = (file: string) =>
    String(own.find((each) => each.file === file)?.content ?? openContent(siteDir).textOf(file));
  const changes: Change[] = [];
  const replace = (file: string, content?: string) => changes.push({file, content});
  const all = ['blog', 'docs', 'src/pages', 'i18n'].flatMap((folder) =>
    filesUnder(siteDir, folder),
  );
  const posts = all.filter((file) => /^blog\/.*\/index\.mdx$/.test(file));
  const samples = posts.filter((file) => /^sample: true$/m.test(read(file))).map(path.dirname);
  const isSample = (file: string) =>
    SAMPLE.test(file) || samples.some((post) => file.includes(`${post.slice('blog'.length)}/`));
  const covers = all
    .filter((file) => file.endsWith('.mdx') && isSample(file))
    .flatMap((file) => /^image: (\/.+)$/m.exec(read(file))?.[1] ?? []);
  for (const cover of new Set(covers)) replace(`static${cover}`);
  for (const folder of FOLDERS) {
    const files = all.filter((file) => folder.test(file));
    files.filter(isSample).forEach((file) => replace(file));
    const rest = files.filter((file) => !isSample(file));
    if (rest.some((file) => /\.(mdx?|tsx)$/.test(file))) continue;
    for (const file of rest) {
      if (/\/git-github\//.test(file)) replace(file);
      // Keep the file, because Docusaurus needs the folder, and git does not store empty folders
      else if (path.basename(file) === 'tags.yml') replace(file, '');
      else if (file.endsWith('/current.json')) {
        const strings = Object.entries(JSON.parse(read(file)) as object);
        const kept = strings.filter(([id]) => !id.includes('.category.git-github'));
        replace(file, jsonFile(Object.fromEntries(kept)));
      }
    }
  }
  for (const [file, content] of Object.entries(EMPTY)) {
    if (read(file) === '') continue;
    const data = await loadModule(path.join(siteDir, file));
    const entries = Object.values(data).filter(Array.isArray).flat() as Entry[];
    // The Soi Chữ project is a sample, but it does not set `isSample`
    const marked = entries.filter(({id, isSample}) => isSample === true || id === 'soi-chu');
    const ids = marked.map(({id}) => id).join(', ');
    if (ids !== '' && marked.length === entries.length) replace(file, content);
    else if (ids !== '') console.log(`${file}: some entries are samples. Delete ${ids}.`);
  }
  for (const file of filesUnder(siteDir, 'src/data').filter((each) =>
    /\/cv\.[^/]*json$/.test(each),
  )) {
    const {meta, $schema} = JSON.parse(read(file)) as {meta?: Entry; $schema?: string};
    if (meta?.isSample) replace(file, jsonFile({$schema, ...EMPTY_CV}));
  }
  const announcement = read(ANNOUNCEMENT);
  if (announcement.includes("id: 'github-guides'"))
    replace(ANNOUNCEMENT, announcement.replace(/ = \{[^]*/, ' = undefined;\n'));
  replace(WORDS, read(WORDS).replace(/^# Of the samples\n(.+\n)*\n*/m, ''));
  const newText = (file: string) =>
    changes.find((each) => each.file === file)?.content ?? read(file);
  const data = Object.keys(EMPTY).map(newText).join('\n');
  for (const file of filesUnder(siteDir, 'src/data/pictures'))
    if (!data.includes(path.basename(file))) replace(file);
  return changes;
}
