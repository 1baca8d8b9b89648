import {extractPage} from './extract';

const html = `<!doctype html><html><head><title>Bài viết | Dấu</title>
  <meta name="docusaurus_tag" content="docs-default-current"></head><body>
  <nav><a class="navbar__link--active">Blog</a></nav><main><article>
  <ul class="breadcrumbs"><li class="breadcrumbs__item"><a aria-label="Trang chủ"></a></li>
  <li class="breadcrumbs__item"><span>Nhóm</span></li>
  <li class="breadcrumbs__item breadcrumbs__item--active"><span>Nhãn</span></li></ul>
  <span class="theme-doc-version-badge">Phiên bản: 1.0</span><header><h1>Bài viết</h1>
  <time>2/3/2026</time></header><div class="markdown"><p>Mở đầu với <code>git</code>.</p><button>Chép</button>
  <h2 id=mot>Một<a class="hash-link" href="#mot">​</a></h2><p>Đo\u00adạn m<wbr>\u200bột.</p>
  <pre><code><span>npm start<br></span><span>npm test</span></code></pre><pre>git push</pre>
  <p data-search-ignore>Bỏ qua</p><h3>Không id</h3><p>Đoạn hai 10<sup>9</sup></p>
  <ul><li>"Một"</li><li>Hai.</li><li>Ba <a data-footnote-backref>↩</a></li></ul>
  <ul><li><ul><li></li></ul></li></ul></div><a rel=tag>Git</a></article></main></body></html>`;

test('an unlisted page is left out, also on a site that search engines ignore', () => {
  const banner = '<main><div class="theme-unlisted-banner alert">Ẩn</div>';
  expect(extractPage(html.replace('<main>', banner), '/bai', ' | Dấu')).toBeUndefined();
});

test('a title may contain the delimiter', () => {
  const page = html
    .replaceAll('Bài viết<', 'Vite | Webpack<')
    .replace('Bài viết |', 'Vite | Webpack |');
  expect(extractPage(page, '/bai', ' | Dấu')).toMatchObject({
    title: 'Vite | Webpack',
    sections: [{text: 'Mở đầu với git.'}, {}],
  });
});

test("a page's text contains no buttons and is split at headings", () => {
  expect(extractPage(html, '/bai', ' | Dấu')).toEqual({
    url: '/bai',
    title: 'Bài viết',
    place: 'Blog › Nhóm › Phiên bản: 1.0 › 2/3/2026',
    sections: [
      {heading: '', anchor: '', text: 'Mở đầu với git.', code: ''},
      {
        heading: 'Một',
        anchor: 'mot',
        text: 'Đoạn một. Không id Đoạn hai 10 9 "Một" · Hai. Ba',
        code: 'npm start npm test git push',
      },
    ],
  });
});

test('a code block’s title belongs to its code, and a sign is where the text leaves the block out', () => {
  const block = '<div class="theme-code-block"><div>main.go</div><pre>go run .</pre></div>';
  const text = `<p>Chạy:</p>${block}<p>Một dòng</p>${block}<p>hiện ra</p>${block}`;
  const page = `<title>Go</title><body><main><h1>Go</h1>${text}</main></body>`;
  expect(extractPage(page, '/go', '')?.sections).toEqual([
    {
      heading: '',
      anchor: '',
      text: 'Chạy: … Một dòng · hiện ra',
      code: 'main.go go run . main.go go run . main.go go run .',
    },
  ]);
});
