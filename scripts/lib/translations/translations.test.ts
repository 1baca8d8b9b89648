/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {readCatalogue, type Catalogue} from './catalogue';
import {readNames} from './names';
import {checkBuiltSite} from './site';

const folders: string[] = [];
afterAll(() => {
  for (const dir of folders) fs.rmSync(dir, {recursive: true});
});

/** Writes files to a temporary folder and returns its path. */
function folder(files: Readonly<Record<string, string>>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-translations-'));
  folders.push(dir);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

const component = `import {translate} from '@docusaurus/Translate';
export const label = translate({id: 'dau.test.retry', message: 'Thử lại', description: 'Button'});`;

/** The engine's corrections of Docusaurus' Vietnamese strings. */
const CORRECTIONS = 'src/plugins/translations/vi.json';

/** Creates a site with one string of its own and the strings of the installed Docusaurus. */
function site(files: Readonly<Record<string, string>>): string {
  const dir = folder({
    'src/label.ts': component,
    [CORRECTIONS]: fs.readFileSync(CORRECTIONS, 'utf8'),
    'i18n/en/code.json': '{"dau.test.retry": {"message": "Try again"}}',
    ...files,
  });
  fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  return dir;
}

async function problemsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const {problems} = await readCatalogue(site(files));
  return problems
    .filter(({field}) => field === undefined || field.startsWith('dau.'))
    .map(({file, field, expected}) => `${file} › ${field ?? ''}: ${expected}`);
}

describe('K07 strings in the source', () => {
  test('a complete catalogue has no problems', async () => {
    expect(await problemsOf({})).toEqual([]);
  });

  test('a key without an English message is reported with its file', async () => {
    expect(await problemsOf({'i18n/en/code.json': '{}'})).toEqual([
      'i18n/en/code.json › dau.test.retry: an English message for "Thử lại"',
    ]);
  });

  test('an unused key is reported', async () => {
    const en = '{"dau.test.retry": {"message": "Try again"}, "dau.test.gone": {"message": "Gone"}}';
    expect(await problemsOf({'i18n/en/code.json': en})).toEqual([
      'i18n/en/code.json › dau.test.gone: an id that the site uses',
    ]);
  });

  test('an id with two messages is reported', async () => {
    const [problem] = await problemsOf({'src/other.ts': component.replace('Thử lại', 'Làm lại')});
    expect(problem).toMatch(/^src\/\w+\.ts › dau\.test\.retry: the same message as in src\//);
  });

  test('the author’s English message overrides the engine’s', async () => {
    const engine = '{"dau.test.retry": "Once more"}';
    const dir = site({'src/plugins/translations/en.json': engine});
    expect((await readCatalogue(dir)).catalogue.get('dau.test.retry')?.en).toBe('Try again');
    fs.rmSync(path.join(dir, 'i18n/en/code.json'));
    expect((await readCatalogue(dir)).catalogue.get('dau.test.retry')?.en).toBe('Once more');
  });

  test('a Docusaurus string that is still English is reported', async () => {
    const {problems} = await readCatalogue(site({[CORRECTIONS]: '{}'}));
    expect(problems.map(({file, field}) => `${file} › ${field ?? ''}`)).toContain(
      'i18n/vi/code.json › theme.colorToggle.ariaLabel.mode.system',
    );
  });
});

describe('K07 strings on built pages', () => {
  const catalogue: Catalogue = new Map([
    ['theme.next', {vi: 'Kế tiếp', en: 'Next'}],
    ['theme.count', {vi: 'Xem cả {count} kết quả', en: 'See all {count} results'}],
  ]);
  const page = (lang: string, body: string) => `<!doctype html><html lang="${lang}">${body}</html>`;
  const check = (vi: string, en: string) =>
    checkBuiltSite(
      folder({'index.html': page('vi', vi), 'en/index.html': page('en', en)}),
      catalogue,
    ).map(({file, field, found}) => `${file} › ${field ?? ''}: ${String(found)}`);

  test('pages in their own language pass, even with quotes and code', () => {
    expect(
      check(
        '<nav>Kế tiếp</nav><main class="markdown"><p>Gõ <code>git commit</code> rồi push.</p></main>',
        '<nav>Next</nav><a lang="vi">Tiếng Việt đây</a><p>The word “dấu” means a mark.</p>',
      ),
    ).toEqual([]);
  });

  test.each([
    ['a label', '<a>Next</a>', 'index.html › a: Next'],
    [
      'an attribute',
      '<button aria-label="Next">→</button>',
      'index.html › button[aria-label]: Next',
    ],
    ['a count', '<p>See all 12 results</p>', 'index.html › p: See all 12 results'],
    [
      'a paragraph',
      '<div class="markdown"><p>This is the text that was never translated.</p></div>',
      'index.html › p: This is the text that was never translated.',
    ],
  ])('%s in English on a Vietnamese page is found', (_, html, problem) => {
    expect(check(html, '')).toEqual([problem]);
  });

  test.each([
    ['a label', '<a>Kế tiếp</a>', 'en/index.html › a: Kế tiếp'],
    ['a title', '<title>Liên hệ | Dấu</title>', 'en/index.html › title: Liên hệ | Dấu'],
    [
      'a paragraph',
      '<div class="markdown"><p>Đoạn này chưa được dịch sang tiếng Anh.</p></div>',
      'en/index.html › p: Đoạn này chưa được dịch sang tiếng Anh.',
    ],
  ])('%s in Vietnamese on an English page is found', (_, html, problem) => {
    expect(check('', html)).toEqual([problem]);
  });

  test('a page that exists in only one language is found', () => {
    const dir = folder({'index.html': '', 'en/index.html': '', 'cv.html': ''});
    expect(checkBuiltSite(dir, catalogue).map(({file}) => file)).toEqual(['en/cv.html']);
  });
});

describe('K07 names', () => {
  const files = {
    'src/config/site.ts': `export const site = {
      name: 'Góc Bích',
      tagline: {vi: 'Ghi chép của mình', en: 'Notes by Bích'},
      author: {name: 'Trần Thị Bích', role: {vi: 'Lập trình viên', en: 'Developer'}},
    };`,
    'src/data/cv.en.json':
      '{"basics": {"location": {"city": "Huế"}}, "work": [{"name": "Công ty Ví Dụ"}]}',
    'blog/authors.yml': 'bich: {name: Trần Thị Bích, title: Lập trình viên}',
    'blog/tags.yml': 'hoc: {label: Học tập}',
    'blog/a.md': '---\ntitle: Một bài chỉ có tiếng Việt và rất là dài, dài hơn tám từ\n---\n',
  };

  test('of people, places, tags and texts are read from the author’s files', async () => {
    const names = await readNames(folder(files), 'en');
    expect(names).toEqual(
      expect.arrayContaining([
        'Góc Bích',
        'Trần Thị Bích',
        'Bích',
        'Huế',
        'Công ty Ví Dụ',
        'Học tập',
        'Một bài chỉ có tiếng Việt và rất là dài, dài hơn tám từ',
      ]),
    );
    // Only the English text of a localized value is a name on English pages
    expect(names).not.toContain('Ghi chép của mình');
    // A single word of a company's name is not a name
    expect(names).not.toContain('Ví');
  });

  test('are ignored by the language check; texts around them are not', async () => {
    const catalogue: Catalogue = new Map([['theme.search', {vi: 'Tìm kiếm', en: 'Search'}]]);
    const names = {en: await readNames(folder(files), 'en'), vi: ['Search']};
    const english = `<html lang="en"><title>CV | Góc Bích</title><nav><a>Góc Bích</a><a>CV</a></nav>
      <h1>Trần Thị Bích</h1><p>Bích’s posts</p><p>Huế</p><span>Học tập</span><a>Why “góc” and "mặt bàn"</a><a>Why góc Bích</a><p>Bích thích đọc</p></html>`;
    const dir = folder({
      'index.html': '<html lang="vi"><a>Search</a></html>',
      'en/index.html': english,
    });
    expect(checkBuiltSite(dir, catalogue, names).map(({found}) => found)).toEqual([
      'Bích thích đọc',
    ]);
  });
});
