import {useState, type ReactNode} from 'react';
import {act, render, waitFor} from '@testing-library/react';

import {Helmet, HelmetProvider} from './react-helmet-async';

const head = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.outerHTML);

const page = (
  <HelmetProvider>
    <Helmet>
      <html lang="vi" dir="ltr" />
      <title>Dấu</title>
      <meta name="description" content="site" />
      <meta property="og:image" content="site.png" />
      <link rel="alternate" href="/" hrefLang="vi" />
      <link rel="alternate" href="/en/" hrefLang="en" />
      <link rel="canonical" href="/" />
    </Helmet>
    <Helmet>
      <html lang="vi" className="blog" />
      <title>Bài | Dấu</title>
      <>
        <meta property="og:image" content="post.png" />
        {false}
        <link rel="canonical" href="/blog/post" />
      </>
      <script type="application/ld+json">{'{"a":1}'}</script>
    </Helmet>
  </HelmetProvider>
);

beforeEach(() => {
  document.head.replaceChildren();
});

test('what a later component says stands, of all else what was said', async () => {
  render(page);
  await waitFor(() => expect(document.title).toBe('Bài | Dấu'));
  expect(document.documentElement.getAttribute('lang')).toBe('vi');
  expect(document.documentElement.getAttribute('dir')).toBe('ltr');
  expect(document.documentElement.className).toBe('blog');
  expect(head('meta')).toEqual([
    '<meta name="description" content="site" data-rh="true">',
    '<meta property="og:image" content="post.png" data-rh="true">',
  ]);
  expect(head('link')).toEqual([
    '<link rel="alternate" href="/" hreflang="vi" data-rh="true">',
    '<link rel="alternate" href="/en/" hreflang="en" data-rh="true">',
    '<link rel="canonical" href="/blog/post" data-rh="true">',
  ]);
  expect(head('script')).toEqual([
    '<script type="application/ld+json" data-rh="true">{"a":1}</script>',
  ]);
});

test('what the server has written stays; what it alone says goes, but for structured data', async () => {
  document.head.innerHTML =
    '<meta data-rh="true" name="description" content="site"><meta data-rh="true" name="old" content="x"><meta name="generator" content="g"><script data-rh="true" type="application/ld+json">{}</script>';
  const [served] = document.head.children;
  render(page);
  await waitFor(() => expect(head('[property]')).toHaveLength(1));
  expect(document.head.firstElementChild).toBe(served);
  expect(head('[name="old"]')).toEqual([]);
  expect(head('[name="generator"]')).toHaveLength(1);
  expect(head('script')).toHaveLength(2);
});

test('a component that goes takes along what it said', async () => {
  let close: () => void = () => undefined;
  function Page({children}: {readonly children: ReactNode}) {
    const [isOpen, setOpen] = useState(true);
    close = () => setOpen(false);
    return isOpen ? children : null;
  }
  render(
    <>
      <Helmet>
        <html lang="vi" />
        <title>Trang</title>
      </Helmet>
      <Page>
        <Helmet>
          <html lang="en" data-page="post" />
          <title>Bài</title>
          <meta name="robots" content="noindex" />
        </Helmet>
      </Page>
    </>,
  );
  await waitFor(() => expect(head('[name="robots"]')).toHaveLength(1));
  act(close);
  await waitFor(() => expect(document.title).toBe('Trang'));
  expect(head('[name="robots"]')).toEqual([]);
  expect(document.documentElement.dataset.page).toBeUndefined();
  expect(document.documentElement.lang).toBe('vi');
});
