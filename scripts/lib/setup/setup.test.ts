/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {load} from 'js-yaml';

import {example, exampleTraces} from '../../../src/plugins/content/example-identity';
import {RECORD_FIELD, recordOf} from '../../../src/plugins/content/translations/record';
import {translationStates} from '../../../src/plugins/content/translations/states';
import {writeChanges} from '../edit/changes';
import {editSource} from '../edit/source';
import {loadFonts, planSetup} from '.';
import {isDrawn, type Fonts} from './drawings';
import {faultsIn, NEUTRAL, nextIdentity, readIdentity, type Answers} from './identity';

const AUTHORS = `nguyenvana:
  name: Nguyễn Văn A
  title: Lập trình viên web # what I do
  url: https://example.com
`;
const POST = `---
slug: mot
title: Một
date: 2026-01-02
authors: [nguyenvana]
tags: [mine]
---

Nguyễn Văn A không phải Nguyễn Văn An. Xem [dau](https://example.org/nguyenvana/dau), viết cho
nguyenvana@example.com hay đọc https://example.com/blog, không phải https://www.example.com.
`;

const SITE = `import type {SiteConfig} from './settings';

/** Everything below is an example: Nguyễn Văn A is nobody. */
export const site: SiteConfig = {
  name: 'Dấu',
  tagline: {vi: '${example.tagline.vi}', en: '${example.tagline.en}'},
  url: 'https://example.com',
  baseUrl: '/',
  author: {
    name: 'Nguyễn Văn A',
    email: 'nguyenvana@example.com',
    role: {vi: '${example.role.vi}', en: '${example.role.en}'},
    about: {vi: '${example.about.vi}', en: '${example.about.en}'},
    portrait: 'img/avatar.svg', // a drawing
  },
  sourceUrl: 'https://example.org/nguyenvana/dau',
  sourceBranch: 'main',
  socials: [
    {id: 'github', label: 'GitHub', url: 'https://example.org/github/nguyenvana'},
    {id: 'linkedin', label: 'LinkedIn', url: 'https://example.org/linkedin/nguyenvana'},
  ],
};
`;

const cv = (label: string) => `{
  "basics": {
    "name": "Nguyễn Văn A",
    "label": "${label}",
    "email": "nguyenvana@example.com",
    "url": "https://example.com",
    "summary": "Bảy năm làm web.",
    "profiles": [{"network": "GitHub", "username": "nguyenvana", "url": "https://example.org/github/nguyenvana"}]
  },
  "work": [{"name": "Công ty Ví Dụ"}, {"name": "Của mình"}],
  "skills": [{"name": "Giao diện"}],
  "meta": {"isSample": true}
}
`;

const EXAMPLE: Readonly<Record<string, string>> = {
  'src/config/site.ts': SITE,
  'src/config/blog.ts': `export const blog = {
  title: {vi: 'Blog', en: 'Blog'},
  description: {vi: '${example.blogDescription.vi}', en: '${example.blogDescription.en}'},
};
`,
  'src/config/announcement.ts':
    "export const announcement: unknown = {id: 'github-guides', content: {}};\n",
  'src/data/projects.ts': `const tags = {web: {label: {vi: 'Web', en: 'Web'}}, design: {label: {vi: 'x', en: 'y'}}};
/** Examples: none of these exists. */
const projects = [
  {id: 'dau', name: 'Dấu', tags: ['web', 'design'], website: 'https://example.com', source: 'https://example.org/nguyenvana/dau'},
  // Mine
  {id: 'cua-minh', name: 'Của mình', tags: ['web'], source: 'https://github.com/lan/minh'},
];
export default {tags, projects};
`,
  'src/data/community.ts': `/** Examples: none of these took place. */
export default {activities: [{id: 'kem-cap'}], events: [{id: 'gap-go-docusaurus-2026'}, {id: 'cua-minh'}]};
`,
  'src/data/cv.vi.json': cv(example.role.vi),
  'src/data/cv.en.json': cv(example.role.en),
  'i18n/en/code.json': '{"a": {"message": "By Nguyễn Văn A"}}\n',
  'i18n/en/docusaurus-plugin-content-blog/authors.yml': AUTHORS,
  'i18n/en/docusaurus-plugin-content-blog/tags.yml': 'hello: {label: Hello}\nmine: {label: Mine}\n',
  'i18n/en/docusaurus-plugin-content-docs/current.json':
    '{"version.label": {"message": "Next"}, "sidebar.s.category.git-github": {"message": "Git"}}\n',
  'blog/authors.yml': AUTHORS,
  'blog/tags.yml': 'hello:\n  label: Hello\nmine:\n  label: Mine\n',
  'blog/2026-01-02-mot/index.mdx': POST,
  'blog/2026-03-02-first-blog-post/index.mdx': POST.replace('mot', 'first').replace(
    'mine',
    'hello',
  ),
  'blog/2026-03-02-first-blog-post/picture.png': 'not read',
  'docs/tags.yml': 'git:\n  label: Git\n',
  'docs/git-github/_category_.yml': 'label: Git\n',
  'docs/git-github/github-profile.mdx': '---\ntitle: A\ntags: [git]\n---\n`nguyenvana/dau`\n',
  'package.json': '{\n  "name": "dau",\n  "description": "Dấu, a site."\n}\n',
  'package-lock.json':
    '{\n  "name": "dau",\n  "packages": {\n    "": {\n      "name": "dau"\n    },\n    "node_modules/dau": {}\n  }\n}\n',
  LICENSE: 'MIT License\n\nCopyright (c) 2026 The Dấu authors\n\nPermission\n',
  'SECURITY.md': '# Security\n\nWrite to <nguyenvana@example.com>.\n',
  'README.md':
    '# Dấu\n\n_Dấu_ is a word.\nFor marks.\n\nauthors: [nguyenvana]\nhttps://example.org/upstream/dau.git\n',
};

const BICH: Answers = {
  name: 'Trần Thị Bích',
  email: 'bich@bich.dev',
  github: 'tranbich',
  url: 'https://bich.dev',
  siteName: 'Góc Bích',
};

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts('.');
});

function siteWith(files: Readonly<Record<string, string>> = EXAMPLE): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-setup-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

async function plan(dir: string, answers: Answers, samples: 'keep' | 'remove' = 'keep') {
  const current = readIdentity(dir);
  return planSetup(
    dir,
    {current, next: nextIdentity(answers, current), samples, today: '2027-03-02'},
    {fonts, format: (_siteDir, change) => change},
  );
}

async function setUp(dir: string, answers: Answers = BICH, samples: 'keep' | 'remove' = 'keep') {
  const result = await plan(dir, answers, samples);
  writeChanges(dir, result.changes);
  return {
    ...result,
    text: (file: string) => fs.readFileSync(path.join(dir, file), 'utf8'),
    exists: (file: string) => fs.existsSync(path.join(dir, file)),
  };
}

test('A02 setup leaves no trace of the example', async () => {
  const dir = siteWith();
  expect(exampleTraces(dir)).toContain('src/config/site.ts');
  await setUp(dir);
  expect(exampleTraces(dir)).toEqual([]);
});

test('A02 settings, authors, CV, package and license get the new names and keep the rest', async () => {
  const {text} = await setUp(siteWith());
  const site = editSource('site.ts', text('src/config/site.ts'));
  expect(site.read(['site'])).toMatchObject({
    name: 'Góc Bích',
    url: 'https://bich.dev',
    author: {name: 'Trần Thị Bích', email: 'bich@bich.dev', about: NEUTRAL.about},
    sourceUrl: 'https://github.com/tranbich/goc-bich',
    sourceBranch: 'main',
    socials: [{id: 'github', label: 'GitHub', url: 'https://github.com/tranbich'}],
  });
  expect(text('src/config/site.ts')).toContain("portrait: 'img/avatar.svg', // a drawing");
  expect(load(text('blog/authors.yml'))).toEqual({
    tranbich: {name: 'Trần Thị Bích', title: 'Lập trình viên', url: 'https://bich.dev'},
  });
  expect(JSON.parse(text('src/data/cv.en.json'))).toMatchObject({
    basics: {
      name: 'Trần Thị Bích',
      label: 'Developer',
      profiles: [{network: 'GitHub', username: 'tranbich', url: 'https://github.com/tranbich'}],
    },
    work: [{}, {}],
  });
  expect(JSON.parse(text('package.json'))).toMatchObject({name: 'goc-bich'});
  expect(JSON.parse(text('package-lock.json'))).toEqual({
    name: 'goc-bich',
    packages: {'': {name: 'goc-bich'}, 'node_modules/dau': {}},
  });
  expect(text('LICENSE')).toContain(
    'Copyright (c) 2026 The Dấu authors\nCopyright (c) 2027 Trần Thị Bích\n',
  );
  expect(text('SECURITY.md')).toContain('Write to <bich@bich.dev>.');
  expect(text('README.md')).toBe(
    '# Góc Bích\n\nauthors: [tranbich]\nhttps://example.org/upstream/dau.git\n',
  );
  expect(text('i18n/en/code.json')).toContain('By Trần Thị Bích');
});

test('names in texts change only as whole words', async () => {
  const {text} = await setUp(siteWith());
  const post = text('blog/2026-01-02-mot/index.mdx');
  expect(post).toContain('authors: [tranbich]');
  expect(post).toContain('Trần Thị Bích không phải Nguyễn Văn An.');
  expect(post).toContain('[goc-bich](https://github.com/tranbich/goc-bich)');
  expect(post).toContain('bich@bich.dev hay đọc https://bich.dev/blog,');
  expect(post).toContain('https://www.example.com');
  expect(text('docs/git-github/github-profile.mdx')).toContain('`tranbich/dau`');
});

test('a second run changes nothing; another identity changes everything again', async () => {
  const dir = siteWith();
  const first = await setUp(dir);
  expect(first.changes.length).toBeGreaterThan(10);
  expect((await plan(dir, BICH)).changes).toEqual([]);
  expect((await plan(dir, {})).changes).toEqual([]);

  const second = await setUp(dir, {
    name: 'Lê Văn Ổn',
    siteName: 'Nhà Ổn',
    github: 'levanon',
    email: 'on@on.dev',
    url: 'https://levanon.github.io/nha/',
  });
  const all = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(mdx|ts|json|yml|md)$/.test(file));
  const withOldName = all.filter((file) => /Bích|tranbich|bich\.dev/.test(second.text(file)));
  expect(withOldName).toEqual([]);
  expect(readIdentity(dir)).toMatchObject({
    url: 'https://levanon.github.io',
    baseUrl: '/nha/',
    authorKey: 'levanon',
  });
  expect(second.text('LICENSE')).toMatch(/The Dấu authors\nCopyright \(c\) 2027 Lê Văn Ổn\n/);
});

test('only given values change', async () => {
  const dir = siteWith();
  await setUp(dir);
  const {changes} = await setUp(dir, {email: 'moi@bich.dev'});
  expect(changes.map(({file}) => file).sort()).toEqual([
    'SECURITY.md',
    'blog/2026-01-02-mot/index.mdx',
    'blog/2026-03-02-first-blog-post/index.mdx',
    'src/config/site.ts',
    'src/data/cv.en.json',
    'src/data/cv.vi.json',
  ]);
});

test('A02 removes samples with their tags, labels and pictures; the author’s content stays', async () => {
  const {text, exists, samples} = await setUp(siteWith(), BICH, 'remove');
  expect(samples).toEqual([]);
  for (const gone of ['blog/2026-03-02-first-blog-post', 'docs/git-github']) {
    expect(exists(gone)).toBe(false);
  }
  expect(text('blog/2026-01-02-mot/index.mdx')).toContain('Trần Thị Bích');
  expect(load(text('blog/tags.yml'))).toEqual({mine: {label: 'Mine'}});
  expect(load(text('docs/tags.yml'))).toEqual({});
  expect(JSON.parse(text('i18n/en/docusaurus-plugin-content-docs/current.json'))).toEqual({
    'version.label': {message: 'Next'},
  });
  const projects = editSource('p.ts', text('src/data/projects.ts'));
  expect(projects.read(['default', 'tags'])).toEqual({web: {label: {vi: 'Web', en: 'Web'}}});
  expect(projects.read(['default', 'projects'])).toEqual([
    {id: 'cua-minh', name: 'Của mình', tags: ['web'], source: 'https://github.com/lan/minh'},
  ]);
  expect(text('src/data/projects.ts')).toContain('// Mine');
  expect(editSource('c.ts', text('src/data/community.ts')).read(['default'])).toEqual({
    activities: [],
    events: [{id: 'cua-minh'}],
  });
  const resume = JSON.parse(text('src/data/cv.vi.json')) as Record<string, unknown>;
  expect(resume.work).toEqual([{name: 'Của mình'}]);
  expect(resume).not.toHaveProperty('skills');
  expect(resume.basics).not.toHaveProperty('summary');
  expect(resume.meta).toEqual({});
  expect(text('src/config/announcement.ts')).toMatch(/announcement: unknown = undefined;/);
});

test('samples of an older version are removed, too', async () => {
  const older = cv('Lập trình viên').replace('Bảy năm làm web', 'Mình làm web được bảy năm');
  const {text} = await setUp(siteWith({...EXAMPLE, 'src/data/cv.vi.json': older}), BICH, 'remove');
  expect(JSON.parse(text('src/data/cv.vi.json'))).not.toHaveProperty('basics.summary');
});

test('a blog without posts gets a first draft in both languages', async () => {
  const dir = siteWith();
  fs.rmSync(path.join(dir, 'blog/2026-01-02-mot'), {recursive: true});
  const {text} = await setUp(dir, BICH, 'remove');
  for (const folder of ['blog', 'i18n/en/docusaurus-plugin-content-blog']) {
    const post = text(`${folder}/2027-03-02-xin-chao/index.mdx`);
    expect(load(post.split('---')[1] ?? '')).toMatchObject({
      slug: 'xin-chao',
      authors: ['tranbich'],
      draft: true,
    });
    expect(post).toContain('Trần Thị Bích');
  }
  expect((await plan(dir, BICH, 'remove')).changes).toEqual([]);
});

test('pictures are drawn again; the author’s own pictures stay', async () => {
  const dir = siteWith();
  const {changes} = await setUp(dir);
  const drawn = changes.filter(({file}) => file.startsWith('static/'));
  expect(drawn).toHaveLength(9);
  expect(drawn.every(({content}) => isDrawn(Buffer.from(content ?? '')))).toBe(true);

  fs.writeFileSync(path.join(dir, 'static/img/avatar.svg'), '<svg/>');
  const again = await plan(dir, {siteName: 'Nhà', name: 'Lê Ổn'});
  expect(again.ownPictures).toEqual(['static/img/avatar.svg']);
  expect(again.changes.map(({file}) => file)).toContain('static/img/logo.svg');
  expect(again.changes.map(({file}) => file)).not.toContain('static/img/avatar.svg');
});

test.each<[Answers, string, RegExp]>([
  [{}, '--name', /missing/],
  [{name: '  '}, '--name', /a name is needed/],
  [{name: '123'}, '--name', /has letters/],
  [{email: 'bich.dev'}, '--email', /"bich\.dev"/],
  [{url: 'bich.dev'}, '--url', /begins with https:\/\//],
  [{url: 'https://'}, '--url', /begins with https:\/\//],
  [{url: 'https://bich.dev/?a'}, '--url', /no query/],
  [{github: '@tranbich'}, '--github', /without @/],
  [{github: 'a--b'}, '--github', /GitHub account/],
  [{siteName: '!!'}, '--site-name', /has letters/],
  [{linkedin: 'tranbich'}, '--linkedin', /whole address/],
])('%j is rejected for %s', (answers, option, message) => {
  const faults = faultsIn(answers, readIdentity(siteWith()));
  expect(faults.find((fault) => fault.option === option)?.message).toMatch(message);
});

test('options are optional if the settings have the values', async () => {
  const dir = siteWith();
  await setUp(dir);
  expect(faultsIn({}, readIdentity(dir))).toEqual([]);
});

test('edit links use the repository that the folder was cloned from', () => {
  const current = readIdentity(siteWith());
  const next = (remote?: string) => nextIdentity(BICH, current, remote).sourceUrl;
  expect(next('https://github.com/TranBich/blog')).toBe('https://github.com/TranBich/blog');
  expect(next('https://github.com/another/blog')).toBe('https://github.com/tranbich/goc-bich');
});

test('translations that are current stay so when the names in both languages change', async () => {
  const translation = 'i18n/en/docusaurus-plugin-content-blog/2026-01-02-mot/index.mdx';
  const record = `${RECORD_FIELD}: ${await recordOf('vi', 'original.mdx', POST)}`;
  const dir = siteWith({...EXAMPLE, [translation]: POST.replace('slug:', `${record}\nslug:`)});
  const stateOf = async () =>
    (await translationStates(dir)).find((state) => state.translation === translation)?.state;
  expect(await stateOf()).toBe('current');
  const {text} = await setUp(dir);
  expect(text(translation)).toContain('Trần Thị Bích');
  expect(text(translation)).not.toContain(record);
  expect(await stateOf()).toBe('current');
});
