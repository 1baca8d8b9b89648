import {pageMarkdown} from './markdown-copies';
import {readableHtml} from './readable';

const html = `<html><body><article><header><h1>Dấu</h1></header><div class="markdown">
<h2 id="a" class="x">Mở đầu<a class="hash-link" href="#a">\u200b</a></h2>
<p style="color:red">Xem <a class="" href="/blog/b">bài kia</a>.</p>
<div class=x><img class=y src=/assets/a.png srcset="/assets/a.png 640w" sizes=auto alt="Chữ ấ" width=640 loading=lazy></div>
<div class="language-js codeBlockContainer theme-code-block"><div class="codeBlockTitle_x">a.js</div><pre><code><div class="token-line"><span>if (a) {</span><br></div><div class="token-line"><span>  b();</span><br></div></code></pre><button>Copy</button></div>
<div class="language-sh theme-code-block"><pre><code><span class="token function">npm start</span>
  # hai</code></pre></div>
<div class="theme-tabs-container tabs-container"><ul><li role="tab">Web</li><li role="tab">CLI</li></ul><div><div role="tabpanel"><p>một</p></div><div role="tabpanel" hidden><p>hai</p></div></div></div>
<p>Vậy <span><math><semantics><msup><mi>a</mi><mn>2</mn></msup><annotation encoding=application/x-tex>a^2_{b}</annotation></semantics></math></span>.</p>
<div tabindex=0><math display=block><semantics><mi>x</mi><annotation>x &lt; y</annotation></semantics></math></div>
<ul class=contains-task-list><li class=task-list-item><input type=checkbox disabled checked> Xong<li class=task-list-item><input type=checkbox disabled> Chưa</ul>
<div class=frame_x><div>Sửa và chạy</div><div class="theme-code-block dau-code-editor"><pre class="prism-code language-jsx"><code>&lt;b&gt;Chào&lt;/b&gt;</code></pre></div></div>
<p>Chọn: <input value=a><select><option>b</select></p>
<video src=/assets/a.mp4 controls aria-label="Đoạn phim"></video>
<table><thead><tr><th>x</th></tr></thead><tbody><tr><td>y</td></tr></tbody></table>
</div></article></body></html>`;

const readable = readableHtml(html, 'https://example.com/blog/a') ?? '';

test('only text, images and code remain, and URLs are absolute', () => {
  expect(readable).toContain('<p>Chọn: </p>');
  expect(readable).not.toMatch(/style=|<button|<svg|srcset|hash-link|\u200b|<h1/);
  expect(readable).toContain('<a href="https://example.com/blog/b">bài kia</a>');
  expect(readable).toContain(
    '<img src="https://example.com/assets/a.png" alt="Chữ ấ" width="640">',
  );
  expect(readable).toContain('<pre><code class="language-js">if (a) {\n  b();</code></pre>');
  expect(readable).toContain('<pre><code class="language-sh">npm start\n  # hai</code></pre>');
});

test('formulas are replaced with their source', () => {
  expect(readable).toContain('Vậy <span>$<code>a^2_{b}</code>$</span>.');
  expect(readable).toContain('<pre><code class="language-math">x &lt; y</code></pre>');
});

test('Markdown copies have front matter, headings, links, images, code, tabs, tables and tasks', () => {
  const text = pageMarkdown({
    title: 'Dấu "ấ"',
    description: 'Về dấu.',
    url: 'https://example.com/blog/a',
    date: new Date('2026-03-02'),
    language: 'vi',
    html: readable,
  });
  expect(text).toMatch(/^---\ntitle: "Dấu \\"ấ\\""\n/);
  expect(text).toContain('\nlang: vi\n---\n\n# Dấu "ấ"\n');
  expect(text).toContain('## Mở đầu\n\nXem [bài kia](https://example.com/blog/b).');
  expect(text).toContain('![Chữ ấ](https://example.com/assets/a.png)');
  expect(text).toContain('**a.js**\n\n```js\nif (a) {\n  b();\n```');
  expect(text).toContain('[Đoạn phim](https://example.com/assets/a.mp4)');
  expect(text).toMatch(/\*\*Web\*\*\s+một\s+\*\*CLI\*\*\s+hai/);
  expect(text).toContain('| x   |\n| --- |\n| y   |');
  expect(text).toMatch(/-\s+\[x\]\s+Xong\n-\s+\[ \]\s+Chưa/);
  expect(text).toContain('```jsx\n<b>Chào</b>\n```');
});
