/** Makes sites as authors make them: from an older commit, with their own name, content and code. */
import fs from 'node:fs';
import path from 'node:path';

import {writeChanges} from '../edit/changes';
import {formatted} from '../edit/format';
import {generatePosts, numbers} from '../generated-posts';
import {ownerOf} from '../ownership';
import {loadFonts, planSetup, type SetupPlan} from '../setup';
import {nextIdentity, readIdentity} from '../setup/identity';
import {sampleFiles} from '../setup/samples';
import {openGit} from '../update/git';

/** How an author gets a copy. */
export const origins = ['fork', 'template', 'shallow', 'zip'] as const;
export type Origin = (typeof origins)[number];

/** An author's site, before its update. */
export type Fork = {
  readonly dir: string;
  readonly name: string;
  /** The upstream commit that it was made from. */
  readonly base: string;
  /** Files of the engine that the author changed, which upstream did not change. */
  readonly edited: readonly string[];
  /** Texts that must still be in these files after the update. */
  readonly marks: readonly (readonly [file: string, text: string])[];
  /** The author's own packages. */
  readonly packages: Readonly<Record<string, string>>;
};

const PEOPLE = [
  {name: 'Trần Thị Bích', github: 'tranbich', siteName: 'Góc Bích'},
  {name: 'Lê Văn Cường', github: 'le-cuong', siteName: 'Cường viết'},
  {name: 'Phạm Ngọc Dung', github: 'pham-dung', siteName: 'Sổ tay của Dung'},
  {name: 'Ann Lee', github: 'ann-lee', siteName: 'Ann Lee'},
] as const;

type Person = (typeof PEOPLE)[number];
type Samples = 'keep' | 'remove';

const EN = 'i18n/en/docusaurus-plugin-content-';

/** Runs git in a folder. */
export const gitIn = (dir: string, ...args: string[]): string => openGit(dir).run(args);

function commit(dir: string, message: string): void {
  gitIn(dir, 'add', '--all');
  gitIn(dir, 'commit', '--quiet', '--allow-empty', `--message=${message}`);
}

/** The commits are an author's. */
function asAuthor(dir: string): void {
  gitIn(dir, 'config', 'user.name', 'Author');
  gitIn(dir, 'config', 'user.email', 'author@author.example');
}

/** Creates a repository that shares upstream's objects, with the files of a commit. */
function copyOf(root: string, dir: string, base: string, origin: Origin): void {
  fs.mkdirSync(dir, {recursive: true});
  gitIn(dir, 'init', '--quiet', '--initial-branch=main');
  asAuthor(dir);
  const objects = path.resolve(root, gitIn(root, 'rev-parse', '--git-common-dir'), 'objects');
  fs.writeFileSync(path.join(dir, '.git/objects/info/alternates'), `${objects}\n`);
  gitIn(dir, 'reset', '--quiet', '--hard', base);
  if (origin === 'fork' || origin === 'shallow') return;
  gitIn(dir, 'update-ref', '-d', 'HEAD');
  if (origin === 'template') commit(dir, 'Initial commit');
}

const setups = new Map<string, Promise<SetupPlan>>();

/**
 * Runs the setup, which is the first step of every author. It is the setup of today: those of older
 * commits need older packages.
 */
async function setUp(root: string, dir: string, base: string, person: Person, samples: Samples) {
  const plan = async () => {
    const current = readIdentity(dir);
    const email = `${person.github}@author.example`;
    const answers = {...person, email, url: `https://${person.github}.example`};
    const next = nextIdentity(answers, current);
    const options = {fonts: await loadFonts(root), format: formatted};
    return planSetup(dir, {current, next, samples, today: '2026-11-01'}, options);
  };
  const key = `${base} ${samples}`;
  const planned = setups.get(key) ?? plan();
  setups.set(key, planned);
  writeChanges(dir, (await planned).changes);
}

/** Options of one site. */
export type ForkOptions = {
  /** The repository that is upstream. */
  readonly root: string;
  readonly dir: string;
  readonly base: string;
  readonly number: number;
};

/** Makes a site. The same number gives the same site. */
export async function makeFork({root, dir, base, number}: ForkOptions): Promise<Fork> {
  const below = numbers(number);
  const oneIn = (count: number) => below(count) === 0;
  const origin =
    origins[number % 10 < 5 ? 0 : number % 10 < 8 ? 1 : number % 10 === 8 ? 2 : 3] ?? 'fork';
  const source = origin === 'shallow' ? `${dir}-origin` : dir;
  copyOf(root, source, base, origin);

  const exists = (file: string) => fs.existsSync(path.join(source, file));
  const read = (file: string) => fs.readFileSync(path.join(source, file), 'utf8');
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(source, file)), {recursive: true});
    fs.writeFileSync(path.join(source, file), text);
  };
  const marks: [string, string][] = [];
  /** Changes a text if it is there, and remembers that it must stay. */
  const edit = (file: string, from: string | RegExp, to: string) => {
    if (!exists(file)) return;
    const before = read(file);
    const after = before.replace(from, () => to);
    if (after === before) return;
    write(file, after);
    marks.push([file, to]);
  };

  const person = PEOPLE[base.charCodeAt(0) % PEOPLE.length] ?? PEOPLE[0];
  const samples = oneIn(2) ? 'keep' : 'remove';
  await setUp(root, source, base, person, samples);
  marks.push(['src/config/site.ts', person.siteName], ['src/config/site.ts', person.name]);
  commit(source, 'Make the site mine');

  if (samples === 'keep' && oneIn(2)) {
    // Both languages of a sample, unless another text of the author's names it
    const name = sampleFiles[below(sampleFiles.length)]?.split('/').filter(Boolean).at(-1) ?? '';
    const own = sampleFiles.filter((file) => file.includes(name));
    const slug = name.replace(/^[\d-]+/, '');
    const naming = openGit(source).try(['grep', '-l', '--fixed-strings', slug]) ?? '';
    const isOwn = (file: string) => own.some((sample) => file.startsWith(sample));
    if (naming.split('\n').every((file) => ownerOf(file) !== 'author' || isOwn(file))) {
      for (const sample of own)
        fs.rmSync(path.join(source, sample), {recursive: true, force: true});
    }
  }
  for (const {slug, vi, en} of generatePosts(below(4))) {
    write(`blog/${slug}/index.mdx`, vi.replace(/^tags: .*\n/m, ''));
    write(`${EN}blog/${slug}/index.mdx`, en.replace(/^tags: .*\n/m, ''));
  }
  if (oneIn(2)) {
    write(
      'src/components/Mine/index.tsx',
      "import type {ReactNode} from 'react';\n\nexport default function Mine(): ReactNode {\n  return <strong>Dấu</strong>;\n}\n",
    );
    const page = (title: string, text: string) =>
      `---\ntitle: ${title}\ndescription: ${text}\n---\n\nimport Mine from '@site/src/components/Mine';\n\n# ${title}\n\n${text} <Mine />\n`;
    write(
      'src/pages/dang-dung.mdx',
      page('Mình đang dùng', 'Những thứ mình dùng mỗi ngày khi viết mã, từ máy tính đến phím tắt.'),
    );
    write(
      `${EN}pages/dang-dung.mdx`,
      page('What I use', 'Things that I use every day to write code, from computer to shortcuts.'),
    );
  }
  if (oneIn(2)) {
    write(
      'src/theme/Footer/Copyright/index.tsx',
      "import Original from '@theme-original/Footer/Copyright';\nimport type {Props} from '@theme/Footer/Copyright';\nimport type {ReactNode} from 'react';\n\nexport default function Copyright(props: Props): ReactNode {\n  return <Original {...props} />;\n}\n",
    );
  }
  if (oneIn(2)) edit('src/css/tokens.css', '--dau-accent: #a8301c;', '--dau-accent: #a02c18;');
  if (oneIn(3)) edit('src/css/tokens.css', '--dau-radius: 4px;', '--dau-radius: 8px;');
  if (oneIn(3)) edit('src/config/blog.ts', /sidebarPosts: \d+/, 'sidebarPosts: 12');
  if (oneIn(4)) edit('src/config/blog.ts', /postsPerPage: \d+/, 'postsPerPage: 7');
  if (oneIn(3))
    edit(
      'src/config/navigation.ts',
      /\{vi: 'Dự án', en: 'Showcase'\}/,
      "{vi: 'Đã làm', en: 'Work'}",
    );
  if (oneIn(4)) edit('src/config/announcement.ts', /= \{[\s\S]*\};/, '= undefined;');
  if (oneIn(4)) edit('i18n/en/code.json', 'Things I have made', 'What I have made');
  if (oneIn(4))
    edit('src/pages/showcase/index.tsx', 'Những thứ mình đã làm', 'Những gì mình đã làm');
  if (oneIn(5)) edit('README.md', /^# [\s\S]*$/, `# ${person.siteName}\n\nMy site.\n`);

  const packages: Record<string, string> = {};
  if (oneIn(2)) {
    const [name, version] = [`own-package-${below(50)}`, `1.${below(9)}.0`];
    packages[name] = version;
    for (const file of ['package.json', 'package-lock.json']) {
      const json = JSON.parse(read(file)) as {
        dependencies?: Record<string, string>;
        packages?: Record<string, {version?: string; dependencies?: Record<string, string>}>;
      };
      const root = json.packages?.[''] ?? json;
      root.dependencies = {...root.dependencies, [name]: version};
      if (json.packages) json.packages[`node_modules/${name}`] = {version};
      write(file, `${JSON.stringify(json, null, 2)}\n`);
    }
  }

  const edited: string[] = [];
  if (oneIn(4)) {
    const changed = new Set(
      gitIn(root, 'diff', '--name-only', '--no-renames', base, 'HEAD').split('\n'),
    );
    const same = gitIn(source, 'ls-files', 'src/theme', 'src/plugins', 'src/css')
      .split('\n')
      .filter((file) => file.endsWith('.css') && ownerOf(file) === 'engine' && !changed.has(file));
    const file = same[below(same.length)];
    if (file) {
      write(file, `${read(file)}/* mine */\n`);
      edited.push(file);
    }
  }
  commit(source, 'Write and change things');

  if (origin === 'shallow') {
    gitIn(root, 'clone', '--quiet', '--depth=1', `file://${path.resolve(source)}`, dir);
    asAuthor(dir);
  }
  return {
    dir,
    name: `${number} ${origin} ${base.slice(0, 8)} ${samples}`,
    base,
    edited,
    marks,
    packages,
  };
}
