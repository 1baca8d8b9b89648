/** @jest-environment node */
import {importOf} from './fixtures';

test('pictures, links and code stay what they are where the new site reads them in another way', async () => {
  const {text, report} = await importOf('hugo', {
    'content/posts/trong.md': `+++
title = "Trống"
+++
![](/img/song.png)

[](https://www.sach.example/a)

<figure>
<a href="https://sach.example"><img src="https://sach.example/b.png"></a>
<video src="p.mp4"></video>
</figure>

{{</* figure src="a" */>}}

{{< figure src="a b.png" caption="\\"Sông\\"" >}}

<table>
    <td>
        <img src="\\img\\song.png">
        </td>
</table>

<a name="ma"></a>

# Lớn

[Lớn](#lớn), [trong mã](#trong-ma): \`<a name="trong-ma">\`, http://may:cong, [hỏng](http://may:cong)

<p style="margin: 0; align">$$a
b$$</p>

- [Mã](#ma)
  {{< highlight js >}}
if (a)
  b();
{{< /highlight >}}

{{< highlight go "linenos=table,hl_lines=1 3-4" >}}
a
{{< /highlight >}}

\`\`\`go {lineNos=true hl_lines=[2,"4-5"]}
b
\`\`\`
`,
    'content/posts/p.mp4': 'film',
    'content/posts/a b.png': 'picture',
  });
  const written = text('blog/trong/index.md');
  expect(written).toContain('![song](/img/song.png)');
  expect(written).toContain('[sach.example](https://www.sach.example/a)');
  expect(written).toContain('<a href="https://sach.example">sach.example</a>');
  expect(written).toContain('<video src="/files/p.mp4"></video>');
  expect(written).toContain('{{< figure src="a" >}}');
  expect(written).toContain('![&quot;Sông&quot;](a%20b.png "&quot;Sông&quot;")');
  // Far from the margin, it would be code
  expect(written).toContain('![song](/img/song.png)\n\n</td>');
  for (const part of [
    '<a id="ma"></a>',
    'Lớn, trong mã: `<a name="trong-ma">`, http\\://may:cong, hỏng\n',
    '<p style="margin: 0">$$a b$$\n</p>',
    '- [Mã](#ma)\n  ```js\n  if (a)\n    b();\n  ```\n',
    '```go {1,3-4} showLineNumbers\na\n```\n',
    '```go {2,4-5} showLineNumbers\nb\n```\n',
  ])
    expect(written).toContain(part);
  expect(report).toContain('content/posts/trong.md:4: words that say what the picture shows');
});

test('a link or picture whose address stands below the text gets it', async () => {
  const {text, report} = await importOf('hugo', {
    'content/posts/duoi.md': `Mở đầu.

[Sách][s], ![Sông][], [Bến đò], [mất][m] và ![Ảnh][a]

[s]: https://sach.example/a_(b) "Sách"
[S]: https://sach.example/khac
[sông]: /img/song.png
[bến đò]: ben-do/index.md
[m]: /khong-co
[a]: https://sach.example/a.png
[//]: # (lời nhắn)
`,
  });
  const written = text('blog/duoi/index.md');
  expect(written).toContain(
    '[Sách](https://sach.example/a_(b) "Sách"), ![Sông](/img/song.png), [Bến đò](/blog/2022/bến-đò), mất và [Ảnh](https://sach.example/a.png)\n',
  );
  expect(written).toMatch(/\.png\)\n+\[\/\/\]: # \(lời nhắn\)\n$/);
  expect(report).toContain('duoi.md:3: a link to a page of this site');
  expect(report).toContain('duoi.md:3: a link in the place of what another host shows');
});
