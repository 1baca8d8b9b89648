/** @jest-environment node */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import type {SiteConfig} from '../../../src/lib/settings';
import {problemsIn, ownSite, type Answers} from './questions';
import {temporaryFolder} from '../../../src/lib/fixtures';

const example: SiteConfig = {
  name: 'Dấu',
  tagline: {vi: 'Ghi lại', en: 'Marks'},
  url: 'https://example.com',
  baseUrl: '/',
  author: {
    name: 'Nguyễn Văn A',
    email: 'nguyenvana@example.com',
    role: {vi: 'Lập trình viên web', en: 'Web developer'},
    about: {vi: 'Mình làm web.', en: 'I build for the web.'},
    portrait: 'img/avatar.svg',
  },
  sourceUrl: 'https://example.org/nguyenvana/dau',
  sourceBranch: 'main',
  socials: [{id: 'github', label: 'GitHub', url: 'https://example.org/github/nguyenvana'}],
};
const answers: Answers = {
  name: 'Trần Thị Bích',
  email: 'bich@bich.example',
  github: 'tranbich',
  url: 'https://bich.example/goc-bich/',
};
const own = ownSite(answers, example);

test('nothing of the example is left in the settings', () => {
  expect(own).toMatchObject({
    name: 'Trần Thị Bích',
    url: 'https://bich.example',
    baseUrl: '/goc-bich/',
    tagline: {en: 'Notes on what I learn while making software'},
    author: {role: {vi: 'Lập trình viên'}},
    sourceUrl: 'https://github.com/tranbich/tran-thi-bich',
    socials: [{id: 'github', label: 'GitHub', url: 'https://github.com/tranbich'}],
  });
  expect(JSON.stringify(own)).not.toMatch(/example\.(com|org)|Nguyễn|Dấu|Ghi lại những dấu|avatar/);
});

test('edit links lead to the repository that the folder was cloned from', () => {
  expect(ownSite(answers, example, 'TranBich/blog').sourceUrl).toMatch(/TranBich\/blog$/);
  expect(ownSite(answers, example, 'another/blog').sourceUrl).toMatch(/tranbich\/tran-thi-bich$/);
});

test.each<[Answers, RegExp]>([
  [{}, /--name: expected a name/],
  [{name: '123'}, /--name: .*found "123"/],
  [{email: 'bich.dev'}, /--email: .*found "bich.dev"/],
  [{url: 'bich.dev'}, /--url: expected a whole URL/],
  [{url: 'https://bich.github.io/blog'}, /--url: .*its path cannot be \/blog/],
  [{url: 'https://bich.dev/?a'}, /--url: .*without a query/],
  [{github: '@tranbich'}, /--github: .*without @/],
])('%j is refused', (one, message) => {
  expect(problemsIn(one).join('\n')).toMatch(message);
});

describe('the command', () => {
  const {dir, write, read} = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, {cwd: dir, encoding: 'utf8'});
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '-qm', 'x');
  };
  const run = (...args: string[]) => {
    const command = [path.resolve('node_modules/.bin/jiti'), path.resolve('scripts/setup.ts')];
    const {status, stdout, stderr} = spawnSync(process.execPath, [...command, '--yes', ...args], {
      cwd: dir,
      encoding: 'utf8',
    });
    return {status, output: stdout + stderr};
  };
  const given = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

  beforeAll(() => {
    git('init', '-q');
    write('src/config/site.ts', `export const site = ${JSON.stringify(example)};`);
    write('src/config/words.txt', '# Words\nFireship\n');
    write('src/pages/markdown-page.mdx', 'Ở lại');
    write('static/img/own.svg', '<svg/>');
    write('blog/2026-03-02-first-blog-post/index.mdx', 'Mẫu');
    write('blog/2026-10-02-mine/index.mdx', 'Của mình');
    write('blog/tags.yml', 'hello:\n  label: Hello\n');
    write('docs/git-github/github-profile.mdx', 'Mẫu');
    write('docs/tags.yml', 'git:\n  label: Git\n');
    write('src/data/projects.ts', "export default {projects: [{id: 'a', isSample: true}]};");
    write(
      'src/data/community.ts',
      "export default {activities: [{id: 'a', isSample: true}], events: [{id: 'b'}]};",
    );
    write('src/data/cv.vi.json', '{"meta": {"isSample": true}, "work": [{}]}');
    write('src/data/cv.en.json', '{"work": [{}]}');
    write('src/config/announcement.ts', "export const announcement = {id: 'github-guides'};");
    commit();
  });

  test('writes nothing if an answer is wrong, or if there are changes that are not committed', () => {
    expect(run(...given, '--url', 'bich')).toMatchObject({status: 1});
    expect(run(...given, '--nmae', 'x').output).toContain("Unknown option '--nmae'");
    expect(git('status', '--porcelain')).toBe('');
    write('new.txt', '');
    expect(run(...given).output).toContain('not committed');
    fs.rmSync(path.join(dir, 'new.txt'));
    expect(git('status', '--porcelain')).toBe('');
  });

  test('writes the settings and removes the samples; what is the author’s stays', () => {
    const {status, output} = run(...given, '--samples', 'remove');
    expect([status, output]).toEqual([0, expect.stringContaining('src/data/community.ts: delete')]);
    expect(read('src/config/site.ts')).toContain('Trần Thị Bích');
    expect(read('src/config/words.txt')).toBe('# Words\nFireship\ntranbich\nTrần\nBích\n');
    expect(git('status', '--porcelain').match(/^ D .*/gm)).toEqual([
      ' D blog/2026-03-02-first-blog-post/index.mdx',
      ' D docs/git-github/github-profile.mdx',
    ]);
    expect(read('blog/tags.yml')).toContain('Hello');
    expect(read('docs/tags.yml')).toBe('{}\n');
    expect(read('src/data/projects.ts')).toContain('projects: []');
    expect(read('src/data/community.ts')).toContain("id: 'b'");
    expect(JSON.parse(read('src/data/cv.vi.json'))).toMatchObject({work: []});
    expect(JSON.parse(read('src/data/cv.en.json'))).toEqual({work: [{}]});
    expect(read('src/config/announcement.ts')).toContain('= undefined;');
  });

  test('a second time, it asks for nothing and keeps the settings', () => {
    commit();
    expect(run(...given).output).toContain("is Trần Thị Bích's already");
    expect(run('--samples', 'remove').status).toBe(0);
    expect(git('status', '--porcelain')).toBe('');
  });
});
