/** @jest-environment node */
import {listProblems} from '../../utils/problems';
import {PNG, siteWith} from '../../content/fixtures';
import {contentProblems} from './check';

const description = 'Một câu mô tả đủ dài để người đọc biết bài viết này nói về điều gì.';

/** Every field that Docusaurus documents for posts. */
const BLOG = `---
title: Bài đầy đủ
title_meta: Tiêu đề cho máy tìm kiếm
description: ${description}
authors:
  - lan
  - name: Minh
    title: Lập trình viên
    url: https://example.com/minh
    image_url: /img/logo.png
    email: minh@example.com
    page: false
    socials:
      github: minh
      newsletter: https://example.com/news
date: 2026-03-02T10:00:00+07:00
tags:
  - hello
  - label: Riêng
    permalink: /rieng
draft: false
unlisted: false
hide_table_of_contents: false
toc_min_heading_level: 2
toc_max_heading_level: 5
keywords: [một, hai]
image: /img/logo.png
slug: /mot/hai
last_update:
  date: 2026-03-03
  author: Lan
pagination_next: null
sidebar_label: Ngắn
custom_edit_url: https://example.com/edit
mdx:
  format: mdx
---
`;

/** Every field that Docusaurus documents for guides. */
const DOC = `---
id: day-du
title: Hướng dẫn đầy đủ
title_meta: Tiêu đề cho máy tìm kiếm
hide_title: false
hide_table_of_contents: false
toc_min_heading_level: 2
toc_max_heading_level: 3
sidebar_label: Nhãn
sidebar_position: 1.5
sidebar_class_name: nhan
sidebar_key: khoa
sidebar_custom_props: {mau: đỏ}
displayed_sidebar: null
pagination_label: Nhãn
pagination_next: null
pagination_prev: null
parse_number_prefixes: false
custom_edit_url: null
keywords: [một]
description: ${description}
image: ./images/a.png
slug: ./khac
tags: [git]
draft: false
unlisted: false
last_update: {author: Lan}
---
`;

/** Every field that Docusaurus documents for pages. */
const PAGE = `---
title: Trang đầy đủ
title_meta: Tiêu đề
description: ${description}
keywords: [một]
image: https://example.com/a.png
slug: /trang-khac
wrapperClassName: rong
hide_table_of_contents: true
toc_min_heading_level: 2
toc_max_heading_level: 3
draft: false
unlisted: false
custom_edit_url: https://example.com/edit
---
`;

const MDX = `
import React from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import CodeBlock from '@theme/CodeBlock';
import TOCInline from '@theme/TOCInline';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Part, {toc as partToc} from './_part.mdx';
import source from '!!raw-loader!./A.tsx';
import A, * as All from './A';
import data from './data.json';
import styles from './a.module.css';

export const toc = [...partToc, {value: 'Một', id: 'muc-mot', level: 2}];

export function Button({children, color = 'red', ...rest}) {
  const [count, setCount] = React.useState(0);
  React.useEffect(() => {
    const saved = new URLSearchParams(window.location.search).get('n');
    if (saved) localStorage.setItem('n', saved);
    const frame = requestAnimationFrame(() => setCount((n) => n + 1));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <button {...rest} style={{color}} onClick={() => alert(count)}>
      {children}
    </button>
  );
}

export const Box = {Item: ({children}) => <span>{children}</span>};

export class Old extends React.Component {
  render() {
    return <p>{this.props.name}</p>;
  }
}

export {default as B} from './A';

<head>
  <title>Tiêu đề khác</title>
  <meta name="robots" content="index" />
  <link rel="preconnect" href="https://example.com" />
  <html className="mot" data-theme-kind="x" />
</head>

# {frontMatter.title}

{/* Một chú thích */}

{/*
Nhiều dòng
*/}

<!-- Chú thích của HTML -->

{1 + 1} {toc.length > 0 && <b>{frontMatter.title}</b>} {'{'} {\`a\${1}\`} {[1, 2].map((n) => <i key={n}>{n}</i>)}

{(() => {
  const total = data.items.reduce((sum, {n}) => sum + n, 0);
  return <Button {...{title: String(total)}} disabled>{props.name ?? contentTitle}</Button>;
})()}

<Button color="blue" {...props}>*Đậm* và [liên kết](https://example.com)</Button>

<Box.Item>

## {frontMatter.title ?? 'A'}

## Trong component

</Box.Item>

<Old name="a" /> <A /> <All.Part /> <Counter /> <Part name="a" />

<div className={styles.box} aria-hidden="true" style={{'--x': 1}}>a</div>

<Link to={useBaseUrl('/about')}>a</Link> <Link to="pathname:///a.pdf">b</Link>

<TOCInline toc={toc} minHeadingLevel={2} />

<CodeBlock language="tsx" title="A.tsx" showLineNumbers>{source}</CodeBlock>

<CodeBlock language="jsx">
{\`const a = 1;
\`}
</CodeBlock>

<Tabs groupId="os" queryString="os" defaultValue="mac" values={[{label: 'macOS', value: 'mac'}]} lazy>
<TabItem value="mac" label="macOS" default attributes={{className: 'x'}}>

\`\`\`bash npm2yarn
npm install
\`\`\`

</TabItem>
</Tabs>

<Details>
<summary>

## Xem thêm

</summary>

Nội dung

</Details>

<details><summary>Xem</summary>Nội dung</details>

\`\`\`mdx-code-block
import Late from './A';

<Late />
\`\`\`

1. Trong danh sách

   \`\`\`\`mdx-code-block
   <Tabs>
   <TabItem value="a">Một</TabItem>
   </Tabs>
   \`\`\`\`

<Details>

Hai

</Details>

<svg viewBox="0 0 1 1"><path d="M0 0" strokeWidth="1" /></svg>
<input type="checkbox" checked readOnly /> <br /> <kbd>Ctrl</kbd>

<video controls src="https://media.example.com/a.mp4"></video>
`;

const MARKDOWN = `
Mở đầu. \\{ten} \\<5 &lt;5 &copy; \\# \\:::

## Mục một {#muc-mot}

## \`code\` và *nghiêng* 🎉

Setext
------

### [Liên kết](https://example.com) {/* #lien-ket */}

**đậm** *nghiêng* ***cả hai*** ~~bỏ~~ \`code\` \`\`a\`b\`\` H<sub>2</sub>O
Xuống dòng\\
mới

[file](./b.md) [file](./b.mdx#muc) [b](b.md "Tên") [site](@site/static/img/logo.png) [trang](/about)
[path](pathname:///a/b.html) [thư](mailto:a@example.com) [gọi](tel:+84123) [#](#muc-mot) [?](?a=1#muc-mot)
[//](//example.com/a) [ftp](ftp://example.com) [zip](./a.zip) [góc](<./b.md>) [mở rộng](vscode://file/a)
[tham chiếu][ref] [ref] [Ref][] [![Ảnh](./images/a.png)](https://example.com)

https://example.com www.example.com a@example.com http://localhost:3000/a?b=1#c http://127.0.0.1

[ref]: https://example.com 'Tên'
[anh]: ./images/a.png

![Ảnh](./images/a.png 'Tên') ![Ảnh][anh] ![Ảnh](/img/logo.png) ![Ảnh](@site/static/img/logo.png) ![Ảnh](pathname:///img/logo.png)
![Sáng](./images/a.png#gh-light-mode-only)

Chú thích[^1] và[^dai] và lại[^1].

[^1]: Một.

[^dai]: Dài

    Đoạn hai.

> Trích
>
> > Lồng
>
> - danh sách

> [!NOTE]
> Một

- [ ] việc
- [x] xong
  1. một
     - hai

***

| A | B |
| :-- | --: |
| \`a \\| b\` | **c** |

:::note

Một

:::

:::tip[Tên *nghiêng*]

Hai

:::

:::info Tên cũ
Ba
:::

:::warning{#id .class}
Bốn
:::

:::::danger[Ngoài]

::::caution

:::note
Trong
:::

::::

:::::

1. Mục

   :::tip[Tên]
   - trong danh sách
   :::

> :::note
> Trong trích dẫn
> :::

Giờ 10:30, tỉ lệ a:b và a::b, :smile:, :tên riêng.

\`\`\`js title="src/a.js" {1,3-4} showLineNumbers=5 metastring
// highlight-next-line
const a = 1;
\`\`\`

\`\`\`jsx live noInline
render(<b>a</b>);
\`\`\`

~~~python
print(1)
~~~

\`\`\`\`md
\`\`\`js
::: info
![](a.mp4)
\`\`\`
\`\`\`\`

\`\`\`mermaid
graph TD; A-->B;
\`\`\`

$a^2$ và

$$
\\frac{1}{2}
$$

${'C++ make objective-c jsonc vue golang ps1 c# svelte proto terraform zsh Dockerfile yml sh shell-session nix TypeScript text console http'
  .split(' ')
  .map((language) => `\`\`\`${language}\nx\n\`\`\``)
  .join('\n\n')}
`;

const FILES = {
  '_part.mdx': '## Phần\n\nChào {props.name}\n',
  'A.tsx': 'export const Part = () => null;\nexport default () => null;\n',
  'a.module.css': '.box {\n  color: red;\n}\n',
  'data.json': '{"items": []}\n',
  'images/a.png': PNG,
  'a.zip': 'x',
  'b.md': `# B\n\n${'Nội dung. '}\n\n## Mục\n`,
};
const inFolder = (folder: string) =>
  Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`${folder}/${name}`, text]));

test('everything that Docusaurus documents is accepted in posts, guides and pages', async () => {
  const front = '---\ndate: 2026-03-02\n---\n';
  // Plain Markdown has no expressions
  const plain = `${MARKDOWN.replace(' {/* #lien-ket */}', '')}\n    thụt lề {a} <b>\n\n<https://example.com> <center>a</center>\n`;
  const site = siteWith({
    'src/theme/MDXComponents.tsx':
      "import Original from '@theme-original/MDXComponents';\nimport Counter from '@site/src/components/Counter';\n\nexport default {...Original, Counter};\n",
    'static/img/logo.png': PNG,
    ...inFolder('blog/2026-03-02-du'),
    ...inFolder('docs/du'),
    ...inFolder('src/pages/du'),
    'blog/2026-03-02-du/index.mdx': `${BLOG}${MDX}${MARKDOWN}`,
    'blog/2026-03-02-du/c.md': `${front}${plain}`,
    'docs/du/a.mdx': `${DOC}${MDX}${MARKDOWN}`,
    'docs/du/c.md': plain,
    'src/pages/du/a.mdx': `${PAGE}${MDX}${MARKDOWN}`,
    'src/pages/du/c.md': plain,
  });
  const hosts = ['https://media.example.com'] as const;
  const allowed = {media: hosts, frames: [], scripts: [], requests: []};
  expect(listProblems(await contentProblems(site, allowed))).toBe('');
});
