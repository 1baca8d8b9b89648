import fs from 'node:fs';
import path from 'node:path';

import {expect as expectSoon, type Page} from '@playwright/test';
import {load} from 'cheerio';

import {commitAll} from '../support/assemble-site';
import {openGit} from '../../utils/git';
import {startApplication} from '../../cli/lib/watch-page';
import {writeChanges} from '../../cli/lib/file-changes';
import {launchChromium} from '../../cli/lib/install-chromium';
import {SourceFiles} from '../../cli/lib/import/files';
import {folderWith, siteKinds} from '../../cli/lib/import/fixtures';
import {planImport} from '../../cli/lib/import/plan';
import {startStaticServer} from '../../cli/lib/static-server';
import {SiteCopy} from '../support/site-copy';
import {siteUrl} from '../support/test-site';

/**
 * The site is built twice: first without content and with other settings, then with the content of a new
 * Docusaurus site and of imported sites.
 */
const site = new SiteCopy();
jest.setTimeout(400_000);

/** The files of a new Docusaurus site, which nobody has edited. */
const TEMPLATES = path.join(
  path.dirname(require.resolve('create-docusaurus/package.json')),
  'templates',
);
const OTHER_URL = 'https://other.example';
const EN = 'i18n/en/docusaurus-plugin-content-';

const files = (ending: RegExp) =>
  fs
    .readdirSync(path.join(site.dir, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => ending.test(file));
const having = (text: string) =>
  files(/\.(html|xml|json|txt)$/).filter((file) => site.read(`build/${file}`).includes(text));

/** Opens a tab, and serves the build at `localhost` and `site.localhost`. */
async function withTab(test: (tab: Page, url: string) => Promise<void>): Promise<void> {
  const dir = path.join(site.dir, 'build');
  const server = await startStaticServer({dir});
  const browser = await launchChromium();
  try {
    await test(await browser.newPage({serviceWorkers: 'block'}), server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
/** Reads a page of a site with or without `trailingSlash`. */
function page(name: string) {
  const file = `build/${name}.html`;
  const isFile = fs.existsSync(path.join(site.dir, file));
  return load(site.read(isFile ? file : `build/${name}/index.html`));
}

/** Returns the source of a plugin that adds a meta tag to each page. */
const plugin = (name: string) =>
  `module.exports = () => ({name: '${name}', injectHtmlTags: () => ({headTags: ['<meta name="${name}">']})});\n`;

describe('a site in English without content and with other settings', () => {
  beforeAll(async () => {
    const pages = fs.readdirSync(path.join(site.dir, 'src/pages'));
    for (const folder of ['blog', 'docs', `${EN}blog`, `${EN}docs`, `${EN}pages`])
      site.clear(folder);
    for (const name of pages)
      if (/\.mdx?$/.test(name) && !name.startsWith('privacy')) site.clear(`src/pages/${name}`);
    site.write('src/data/projects.ts', 'export default {tags: {}, projects: []};\n');
    site.write('src/data/community.ts', 'export default {activities: [], events: []};\n');
    site.edit(
      'src/config/site.ts',
      /socials: \[[\s\S]*?\],/,
      "socials: [], slashKey: false, visits: {plausible: {url: 'https://views.example', domain: 'other.example'}},",
    );
    site.edit('src/config/navigation.ts', 'hideOnScroll: false', 'hideOnScroll: true');
    site.edit(
      'packages/dau/features/shell/navigation-and-footer.ts',
      'disableSwitch: false',
      'disableSwitch: true',
    );
    site.edit(
      'src/config/announcement.ts',
      "id: 'thong-bao-thu',",
      "id: 'thong-bao-thu', isCloseable: false, isHomeOnly: true, backgroundColor: '#102030', textColor: '#f0e0d0',",
    );
    site.edit('src/config/announcement.ts', /\/docs\/category\/git/g, '/contact');
    site.edit('src/config/conversation.ts', /issuesUrl = .*;/, "issuesUrl = '';");
    site.edit('src/config/languages.ts', "['vi', 'en']", "['en']");
    site.write('notes/a.md', '---\npinned: true\ntags: [rust]\n---\n\n{/* truncate */}\n\nA.\n');
    site.write('notes/tags.yml', 'rust:\n  label: Rust\n');
    site.write('static/robots.txt', 'User-agent: GPTBot\nDisallow: /\n');
    site.write('static/.well-known/security.txt', 'Contact: https://own.example\n');
    for (const name of ['by-path', 'by-resolve', 'theme-by-path'])
      site.write(`src/plugins/${name}/index.js`, plugin(name));
    site.edit(
      'docusaurus.config.ts',
      'plugins: [],',
      `plugins: [
        ['@docusaurus/plugin-content-blog', {id: 'notes', path: 'notes', routeBasePath: 'notes'}],
        './src/plugins/by-path',
        [require.resolve('./src/plugins/by-resolve'), {}],
        // The engine has a feature with this name
        (() => ({name: 'images'})) as PluginConfig,
      ],`,
    );
    site.edit('docusaurus.config.ts', 'themes: [', "themes: ['./src/plugins/theme-by-path',");
    site.edit('docusaurus.config.ts', 'trailingSlash: false', 'trailingSlash: true');
    const {code, output} = await site.build('en', {SITE_URL: OTHER_URL});
    if (code !== 0) throw new Error(output);
  });

  test('pages say that there is no content yet, and no menu links to an empty section', () => {
    const said = {
      index: 'I haven’t published anything yet.',
      blog: 'There are no posts yet.',
      docs: 'There are no guides yet.',
      showcase: 'There are no projects yet.',
      community: 'There are no events or activities',
    };
    for (const [file, sentence] of Object.entries(said)) {
      expect(page(file)('main').text()).toContain(sentence);
      expect(page(file)('main h1')).toHaveLength(1);
    }
    for (const file of ['index.html', '404.html']) {
      expect(site.read(`build/${file}`)).not.toMatch(
        /<a [^>]*href="?\/(docs|blog|feeds|showcase|community)\b/,
      );
    }
    expect(page('index')('.footer__col:not(:has(a))')).toHaveLength(0);
    expect(site.read('build/sitemap.xml')).not.toContain('/docs');
  });

  test('no page links to a different language or to issues, and all absolute URLs have the origin in SITE_URL', () => {
    expect(files(/^en(\/|\.)/)).toEqual([]);
    const $ = page('contact');
    expect($('html').attr('lang')).toBe('en');
    const alternates = $('link[hreflang]').toArray();
    expect(alternates.map((link) => $(link).attr('hreflang'))).toEqual(['en', 'x-default']);
    expect($('.navbar .dropdown')).toHaveLength(0);
    expect(having('/issues').filter((file) => !file.startsWith('live-code/'))).toEqual([]);
    expect(having(`${siteUrl}/`)).toEqual([]);
    expect(having(`${OTHER_URL}/`)).toEqual(expect.arrayContaining(['index.html', 'sitemap.xml']));
  });

  test('with trailingSlash: true, canonical URLs end with a slash, and each page has its own data', () => {
    const $ = page('privacy');
    expect($('link[rel=canonical]').attr('href')).toBe(`${OTHER_URL}/privacy/`);
    expect(site.read('build/page-data/privacy.json')).toBe($('[id="dau.page-data"]').text());
  });

  test('a second blog lists its own posts, without links to the first one, and its posts have share images', () => {
    for (const name of ['notes', 'notes/tags']) {
      expect(page(name)('main a[href="/notes/a/"]').text()).toContain('a');
      expect(page(name)('main .dau-links')).toHaveLength(0);
      expect(page(name)('main').text()).not.toContain('There are no posts yet.');
    }
    const image = page('notes/a')('meta[property="og:image"]').attr('content') ?? '';
    expect(files(/\.png$/)).toContain(new URL(image).pathname.slice(1));
  });

  test('a file in static replaces the one that the build would write', () => {
    expect(site.read('build/robots.txt')).toContain('GPTBot');
    expect(site.read('build/.well-known/security.txt')).toContain('own.example');
  });

  test('plugins and themes with a path relative to the configuration are loaded', () => {
    const $ = page('contact');
    for (const name of ['by-path', 'by-resolve', 'theme-by-path'])
      expect([name, $(`meta[name="${name}"]`).length]).toEqual([name, 1]);
  });

  test('the check’s browser step finds no problems', async () => {
    const {code, output} = await site.run(
      'jiti',
      ['packages/dau/cli/check.ts', '--only', 'browser'],
      {
        SITE_URL: OTHER_URL,
      },
    );
    expect([code, output]).toEqual([0, expect.stringMatching(/All \d\d pages opened/)]);
  });

  test('each page view is sent once, even after a navigation, but not from this computer or against a privacy signal', async () => {
    await withTab(async (tab, home) => {
      const origin = new URL(home.replace('localhost', 'site.localhost')).origin;
      const sent: unknown[] = [];
      await tab.route('https://views.example/**', async (route) => {
        const view = route.request().postDataJSON() as Record<string, string>;
        sent.push([route.request().url(), view.name, view.url, view.domain, view.referrer]);
        await route.fulfill({status: 202, headers: {'access-control-allow-origin': '*'}});
      });
      const view = (at: string, from = '') => [
        ...['https://views.example/api/event', 'pageview'],
        ...[new URL(at, origin).href, 'other.example', from],
      ];
      const other = 'https://links.example/';
      const views = [view('/community/', other)];
      await tab.goto(`${origin}/community/?a=b`, {referer: other});
      await expectSoon.poll(() => sent).toEqual(views);
      // The URL of a page of this site, with its query, is not sent
      await tab.goto(`${origin}/contact/`, {referer: `${origin}/community/?a=b`});
      views.push(view('/contact/'));
      await expectSoon.poll(() => sent).toEqual(views);
      await startApplication(tab);
      await tab.locator('.footer a[href="/privacy/"]').click();
      views.push(view('/privacy/'));
      await expectSoon.poll(() => sent).toEqual(views);
      const text = await tab.locator('main').innerText();
      expect(text).toContain('Website này đếm lượt xem');
      expect(text).toContain('views.example');
      await tab.goto(`${home}contact/`);
      await startApplication(tab);
      await tab.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'}));
      await tab.goto(`${origin}/contact/`);
      await startApplication(tab);
      expect(sent).toEqual(views);
    });
  });

  test('the settings have an effect: the bar hides on scroll, / opens no search, the color mode is fixed, only the home page has the announcement, which cannot be closed', async () => {
    await withTab(async (tab, home) => {
      await tab.addInitScript(() => localStorage.setItem('theme-dau', 'dark'));
      await tab.goto(home);
      await startApplication(tab);
      expect(await tab.locator('html').getAttribute('data-theme')).toBe('light');
      expect(await tab.locator('[data-color-mode-toggle]:visible').count()).toBe(0);
      const bar = tab.locator('[data-announcement-id]');
      const colors = await bar.evaluate((element) => {
        const {backgroundColor, color} = getComputedStyle(element);
        return [backgroundColor, color];
      });
      expect(colors).toEqual(['rgb(16, 32, 48)', 'rgb(240, 224, 208)']);
      expect(await bar.getByRole('button').count()).toBe(0);
      expect(page('contact')('[data-announcement-id]')).toHaveLength(0);
      await tab.keyboard.press('/');
      expect(await tab.locator('dialog[data-search][open]').count()).toBe(0);
      await tab.evaluate(() => {
        document.body.style.minHeight = '300vh';
      });
      for (const [top, isShown] of [
        [300, true],
        [600, false],
        [400, true],
      ] as const) {
        // The bar compares this position with the one at the previous scroll event
        await tab.evaluate(
          (y) =>
            new Promise((done) => {
              window.addEventListener('scroll', done, {once: true});
              window.scrollTo({top: y, behavior: 'instant'});
            }),
          top,
        );
        await tab.waitForFunction(
          (shown) =>
            (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0) > 0 === shown,
          isShown,
        );
      }
    });
  });
});

describe('the site in Vietnamese with the files of a new Docusaurus site, after imports from six sites', () => {
  const [first = '', ...others] = siteKinds.map((kind) => folderWith(kind));
  /** Files with syntax that Docusaurus accepts, a draft, a scheduled post, and a broken link. */
  const written = {
    'docs/home.md': '---\nslug: /dau\n---\n\nTrang đầu, không có tiêu đề.\n',
    'docs/markdown.md': '---\nmdx:\n  format: md\n---\n\n<p style="color: red">{a} <5</p>\n',
    'docs/nhap.mdx': '---\ndraft: true\n---\n\n# Chưa xong\n',
    'blog/khong-front.md': 'Chỉ có chữ.\n\n<!-- truncate -->\n\n## Mục {#rieng}\n',
    'blog/2026-01-02-tieu-de/index.md':
      '---\ntags: ["Tiếng Việt"]\nauthors:\n  - name: Lan\n    url: https://lan.dev\n---\n\n# Tiêu đề\n\n:::note Chú ý\n\nMột\n\n:::\n',
    'blog/2026-01-03-cu.md':
      '---\nslug: bài-viết-mới\nauthor: Minh\ndate: 2026-01-03T10:00:00+07:00\n---\n\n[Mục](/blog/khong-front#rieng) [Đầu](/docs/dau)\n',
    'blog/nhap.md': '---\ntitle: Bài nháp\ndraft: true\n---\n\nCòn viết.\n',
    'blog/2199-01-01-hen.md': '---\ntitle: Bài hẹn\n---\n\n[Trang không có](/khong-co)\n',
  };
  let result: Awaited<ReturnType<SiteCopy['run']>>;
  let before: Map<string, string>;

  const importFrom = (folder: string) => site.run('jiti', ['packages/dau/cli/import.ts', folder]);
  const scripts = () =>
    new Map(files(/assets\/js\/.*\.js$/).map((file) => [file, site.read(`build/${file}`)]));

  test('an import stops if there are uncommitted changes', async () => {
    before = scripts();
    site.edit('src/config/languages.ts', "['en']", "['vi', 'en']");
    site.write('src/config/announcement.ts', 'export const announcement = undefined;\n');
    site.edit('src/config/site.ts', /visits: .*}},/, '');
    site.edit('docusaurus.config.ts', 'trailingSlash: true', 'trailingSlash: false');
    site.edit(
      'docusaurus.config.ts',
      'plugins: [',
      "scripts: ['https://stats.example/script.js'], plugins: [",
    );
    site.clear('static/robots.txt');
    for (const folder of [
      'shared/blog',
      'shared/docs',
      'shared/static',
      'shared/src',
      'classic-typescript/src',
    ])
      fs.cpSync(path.join(TEMPLATES, folder), path.join(site.dir, folder.replace(/^[^/]+\//, '')), {
        recursive: true,
      });
    commitAll(site.dir);
    site.write('blog/unsaved.md', 'Chưa lưu.\n');
    expect((await importFrom(first)).output).toMatch(/blog\/unsaved\.md[^]*git restore \./);
    site.clear('blog/unsaved.md');
  });

  test('the build has no warnings about imported content, and fails only because of the broken link', async () => {
    commitAll(first);
    expect((await importFrom(first)).output).toMatch(/, 3 redirects\.[^]*git restore \./);
    expect(openGit(first).run(['status', '--porcelain'])).toBe('');
    // Import the other sites without the command, which would take a minute
    for (const folder of others) {
      const plan = await planImport(site.dir, new SourceFiles(folder));
      await writeChanges(site.dir, plan.changes);
    }
    for (const [file, text] of Object.entries(written)) site.write(file, text);
    result = await site.build('vi', {SHOW_DRAFTS: 'true'});
    if (!result.output.includes('Broken link on')) throw new Error(result.output);
    expect(result.code).toBe(1);
    expect(result.output.match(/Broken link on .*/g)).toEqual([
      expect.stringContaining('source page path = /blog/2199/01/01/hen'),
    ]);
    expect(result.output.match(/\[ERROR\]/g)).toHaveLength(1);
    // Ignore warnings about the content, its tags and images of other hosts, which the old sites have as well
    expect(
      result.output.match(
        /\[WARNING\](?! Warnings in your content| Tags |.* browsers block |.* "\[\[Mất\]\]")[^\n]*/g,
      ),
    ).toBeNull();
  });

  test('imported pages have their text, images and redirects', () => {
    const post = page('blog/2020/05/06/cau-go');
    expect(post('.theme-admonition').text()).toContain('Một lưu ý');
    expect(post('main').text()).toContain('1 <2\u00a0và {nháp}');
    expect(site.read(`${EN}blog/2020-05-06-cau-go/index.mdx`)).toContain('title: Wooden bridge');
    for (const [name, selector] of [
      ['2020/05/06/cau-go', 'article img[alt="Nhịp cầu"][src^="/"]'],
      ['tu-do', 'main:contains("1 < 2, {không phải mã}")'],
      ['2022/dòng-sông-bên-lở-bên-bồi', '.markdown img[alt="Bên bồi"]'],
      ['nhatky/ngay-mua', '.markdown img'],
      ['đi/len-nui', 'blockquote:contains("Nhớ mang nước.")'],
      ['2023/05/06/cai-may', '.markdown img[alt="Máy"][src^="/"]'],
    ])
      expect([name, page(`blog/${name}`)(selector).length]).toEqual([name, 1]);
    const redirects = {
      'bai/tu-do': '/blog/tu-do',
      'cu/song': '/blog/2022/dòng-sông-bên-lở-bên-bồi',
      'đi/len-nui': '/blog/đi/len-nui',
    };
    for (const [from, to] of Object.entries(redirects))
      expect(site.read(`build/${from}.html`)).toMatch(new RegExp(`url=${to}["'> ]`));
    expect(site.read('build/sitemap.xml')).not.toContain('/bai/');
  });

  test('what create-docusaurus writes and other valid syntax is built, and an announcement is optional', () => {
    for (const file of ['docs/dau', 'docs/markdown', 'blog/khong-front', 'blog/bài-viết-mới'])
      expect(files(/\.html$/)).toContain(`${file}.html`);
    for (const file of ['blog/welcome', 'blog/mdx-blog-post', 'docs/intro', 'markdown-page'])
      expect(page(file)('main h1')).toHaveLength(1);
    expect(page('docs/tutorial-basics/markdown-features')('.theme-admonition')).toHaveLength(2);
    expect(page('index')('main').text()).toContain('Easy to Use');
    expect(page('index')('[data-announcement-id]')).toHaveLength(0);
  });

  test('an author’s image on another host is left out, and the message names its hosts', () => {
    expect(page('blog/authors').html()).not.toContain('https://github.com/yangshun.png');
    expect(result.output).toContain(
      "add 'https://github.com' and 'https://avatars.githubusercontent.com'",
    );
  });

  test('with a script of another host, /privacy does not say that there are no analytics', () => {
    const text = page('privacy')('main').text();
    expect(text).toContain('Website này có thêm những script');
    expect(text).not.toContain('không thống kê');
  });

  test('a preview marks drafts and scheduled posts on their pages, in lists and in the search, and asks search engines not to index the site', () => {
    const draft = page('blog/nhap');
    expect(draft('h1').text()).toContain('Bài nháp (bản nháp)');
    expect(page('blog/2199/01/01/hen')('h1').text()).toContain('Bài hẹn (đã lên lịch)');
    expect(page('blog/archive')('main').text()).toContain('Bài hẹn (đã lên lịch)');
    expect(page('docs/markdown')('.theme-doc-sidebar-menu').text()).toContain(
      'Chưa xong (bản nháp)',
    );
    const index = files(/^search-index.*\.\w+$/).map((file) => site.read(`build/${file}`));
    expect(index.join()).toContain('Bài nháp (bản nháp)');
    const pages = files(/\.html$/).filter((file) => site.read(`build/${file}`).includes('<main'));
    expect(pages.length).toBeGreaterThan(20);
    expect(
      pages.filter((file) => !/<meta[^>]*robots[^>]*noindex/.test(site.read(`build/${file}`))),
    ).toEqual([]);
    expect(site.read('build/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });

  test('scripts with the same name have the same content, and pages refer only to scripts that exist', () => {
    const after = scripts();
    const same = [...after].filter(([file]) => before.has(file) && !/routes-\d+\.js$/.test(file));
    expect(same.length).toBeGreaterThan(3);
    expect(same.filter(([file, text]) => before.get(file) !== text)).toEqual([]);
    const html = site.read('build/blog/tu-do.html');
    const named = [...html.matchAll(/\/(assets\/js\/[^?"> ]+)/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((file) => !after.has(file))).toEqual([]);
  });
});
