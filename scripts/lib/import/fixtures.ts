/** A small site of each kind, for tests. Its author does not exist. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {SiteKind} from './model';

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const CONFIG = `module.exports = {
  baseUrl: '/',
  i18n: {defaultLocale: 'vi', locales: ['vi', 'en', 'fr']},
  presets: [['classic', {blog: {routeBasePath: 'bai'}, docs: {path: './sach'}}]],
};
`;

const DOCUSAURUS: Readonly<Record<string, string | Buffer>> = {
  'docusaurus.config.js': CONFIG,
  'static/img/cau.png': PIXEL,
  'static/img/lan.png': PIXEL,
  'blog/authors.yml':
    'lan:\n  name: Lan Thử\n  image_url: /img/lan.png\nngoai:\n  name: Ngoài\n  image_url: https://pictures.example/a.png\n',
  'blog/2020-05-06-cau-go/index.md': `---
title: Cây cầu gỗ
# a comment that stays
tags: [Học tập, K6]
authors:
  name: Bình Thử
  title: Thợ
enableComments: false
mood: happy
---

import Box from '@site/src/components/Box';
import note from '!!raw-loader!./note.js';

Mở bài, viết ở đây cho đủ dài để biết là tiếng Việt: những nhịp cầu gỗ nối hai bờ sông quê mình.

<!--truncate-->

<!-- a comment of HTML -->

:::note Một lưu ý
Trong khung.
:::

<Box kind="tip">

Chữ trong hộp.

</Box>

<img src={require('./nhip.png').default} alt="Nhịp cầu" />

![Cầu](/img/cau.png) ![Không có](./mat.png) ![Huy hiệu](https://badges.example/a.svg)

[Hướng dẫn](../../sach/01-bat-dau.md), [mục](#mục-đầu), [trang mất](/gioi-thieu), [bài kia](/bai/tu-do).

## Mục đầu

So sánh 1 <2 và {nháp} trong <b>chữ</b>.

<pre>{note}</pre>

:::info${' '}

Chú ý.

:::

:::tip

<p align="center">
    <img src="https://badges.example/b.webp" loading='lazy'/>
</p>

:::
`,
  'blog/2020-05-06-cau-go/nhip.png': PIXEL,
  'blog/2020-05-06-cau-go/note.js': 'export const a = 1;\n',
  'blog/2021-01-02-tu-do.md': `---
slug: tu-do
authors: lan
---

Chỉ là Markdown: 1 < 2, {không phải mã}, <kbd>Ctrl</kbd>. Một câu nữa cho đủ chữ để biết là tiếng Việt.

    <indented>
`,
  'i18n/en/docusaurus-plugin-content-blog/2020-05-06-cau-go/index.md':
    '---\ntitle: Wooden bridge\nslug: wooden-bridge\n---\n\nAn opening.\n\n<!--truncate-->\n\nAnd the rest of it.\n',
  'i18n/en/docusaurus-plugin-content-blog/2019-01-01-orphan.md': 'Nobody has seen this.\n',
  'sach/01-bat-dau.md':
    '---\nid: bat-dau\ntags: [Học tập]\n---\n\n# Bắt đầu\n\nTrang đầu tiên của cuốn sách, với [bài về cầu](/bai/2020/05/06/cau-go#mục-đầu).\n',
  'sach/_category_.json': '{"label": "Sách"}\n',
};

const HUGO: Readonly<Record<string, string | Buffer>> = {
  'hugo.toml':
    'baseURL = "https://lan.example/nha/"\ndefaultContentLanguage = "vi"\n[permalinks]\nposts = "/:year/:slug/"\n',
  'static/img/song.png': PIXEL,
  'content/_index.md': '---\ntitle: Nhà\n---\n',
  'content/about.md': '---\ntitle: Về mình\n---\n\nMình là Lan.\n',
  'content/posts/song.md': `+++
title = "Dòng sông: bên lở, bên bồi"
date = 2022-03-04T05:06:07+07:00
tags = ["Sông nước"]
categories = ["Quê"]
author = "Lan Thử"
aliases = ["/cu/song.html"]
draft = false
+++

Đoạn mở đầu về dòng sông chảy qua làng mình, viết đủ dài.

<!--more-->

{{< figure src="/nha/img/song.png" caption="Bên bồi" >}}

{{< highlight js >}}
const a = {b: 1 < 2};
{{< /highlight >}}

{{< gallery dir="x" >}}

{{% notice tip %}}
Đi thuyền buổi sáng.
{{% /notice %}}

[Bến đò]({{< ref "ben-do" >}}) và [ngoài](https://lan.example/khac).
`,
  'content/posts/ben-do/index.md':
    '---\ntitle: Bến đò\ndate: 2022-05-06\n---\n\nBến đò cũ ở cuối làng.\n\n![Đò](do.png)\n\nHết chuyện.\n',
  'content/posts/ben-do/do.png': PIXEL,
  'content/posts/ben-do/index.en.md':
    '---\ntitle: The ferry\ndate: 2022-05-06\n---\n\nThe old ferry at the end of the village.\n',
};

const JEKYLL: Readonly<Record<string, string | Buffer>> = {
  '_config.yml': 'lang: vi\nlang: vi\npermalink: /:categories/:title.html\nbaseurl: ""\n',
  'assets/nui.png': PIXEL,
  '_posts/2018-07-08-len-nui.md': `---
layout: post
title:  "Lên núi"
date: 2018-07-08 09:10:00 +0700
categories: [Đi]
tags: nui rung
media_subpath: /assets
---

Đường lên núi dốc, mình đi từ lúc trời chưa sáng hẳn.

![Núi](nui.png){: width="700" }

> Nhớ mang nước.
{: .quote }

{% highlight ruby %}
puts "{{ page.title }}"
{% endhighlight %}

[Xuống núi]({% post_url 2018-07-09-xuong-nui %}) {{ site.baseurl }}{% include ad.html %}

\`\`\`liquid
{% raw %}{{ giữ }}{% endraw %}
\`\`\`
`,
  '_posts/2018-07-09-xuong-nui.md': '---\ntitle: Xuống núi\n---\n\nXuống thì nhanh hơn nhiều.\n',
  '_drafts/chua-xong.md': '---\ntitle: Chưa xong\n---\n\nCòn phải viết thêm nữa.\n',
};

const ASTRO: Readonly<Record<string, string | Buffer>> = {
  'astro.config.mjs': "export default {site: 'https://lan.example', base: '/ghi'};\n",
  'src/assets/mua.png': PIXEL,
  'src/content/nhatky/ngay-mua.md': `---
title: 'Ngày mưa'
description: 'Một ngày mưa ở nhà, mình ngồi viết lại vài điều đã học được trong tuần.'
pubDate: 'Jul 08 2023'
updatedDate: 2023-07-09
heroImage: '../../assets/mua.png'
tags: [Mưa]
readingTime: 3
---

Trời mưa từ sáng tới chiều, ngồi nhà gõ {chữ} và nghe 1 < 2.

<img src="../../assets/mua.png">

[Hôm sau](/ghi/nhatky/hom-sau/)
`,
  'src/content/nhatky/hom-sau.mdx': `---
title: Hôm sau
pubDate: 2023-07-09
---

import Card from '../../components/Card.astro';

Trời lại nắng, mọi thứ khô ráo và mình đi ra ngoài.

<Card>Thẻ này ở lại.</Card>

<Card title="mất" />

<p style="text-align: center; margin-top: 1em">Giữa.</p>
`,
};

/** The files of each site by their path. */
export const fixtures: Readonly<Record<SiteKind, Readonly<Record<string, string | Buffer>>>> = {
  docusaurus: DOCUSAURUS,
  hugo: HUGO,
  jekyll: JEKYLL,
  astro: ASTRO,
};

/** Writes files into a new temporary folder, for a test. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'dau-import-test-')));
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  return dir;
}
