import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import sharp from 'sharp';

import {expectAccessible, setMode} from './support/axe';
import {delayRequests, expectNoTroubles, hydrate, watch} from './support/page';
import {baseUrlSite, pageOf, rootSite} from './support/sites';
import {imagePage, posts} from './support/test-site';
import {test as warm} from './support/warm-page';

test('in HTML, videos and sounds have the base URL, also files next to the page', () => {
  const {dir, baseUrl} = baseUrlSite;
  const read = (page: string) => load(fs.readFileSync(path.join(dir, `${page}.html`), 'utf8'));
  const logo = `${baseUrl}img/logo.svg`;
  const $ = read('thuan');
  const video = $('article video');
  expect(video.attr()).toMatchObject({poster: logo, preload: 'none', controls: ''});
  expect(video.attr('style')).toMatch(/^color: ?red$/);
  const track = decodeURI(video.find('track').attr('src') ?? '').slice(baseUrl.length - 1);
  expect(fs.readFileSync(dir + track, 'utf8')).toBe('WEBVTT\n');
  expect($('picture source').attr('srcset')).toMatch(
    /^\/My-Site\/img\/logo\.svg 1x, \/My-Site\/assets\/ideal-img\/ky-hieu\.\w+\.png#a 2x$/,
  );
  expect($('picture img').attr('aria-describedby')).toBe('hinh');
  expect(read(imagePage.slice(1))('article audio').attr('src')).toBe(`${logo}#t=1`);
});

const publishedOf = (url = '') =>
  fs.readFileSync(path.join(rootSite.dir, decodeURI(url.split(' ')[0] ?? '')));

test('a photo in Markdown has two widths and a large file, has quality 70, is upright, and has no metadata', async () => {
  const $ = pageOf(imagePage);
  const photo = $('figure img[alt="Hoàng hôn trên núi"]');
  const files = [...(photo.attr('srcset') ?? '').split(', '), photo.closest('a').attr('href')];
  const found = await Promise.all(files.map((file) => sharp(publishedOf(file)).metadata()));
  expect(found.map(({format, width, height, exif}) => [format, width, height, exif])).toEqual([
    ['webp', 640, 320, undefined],
    ['webp', 1030, 515, undefined],
    ['webp', 2060, 1030, undefined],
  ]);
  const source = sharp('src/pages/_pictures/hoàng hôn.jpg').rotate().resize(640);
  const expected = await source.webp({quality: 70, effort: 2}).toBuffer();
  expect(publishedOf(files[0]).equals(expected)).toBe(true);
  expect([photo.attr('width'), photo.attr('height')]).toEqual(['2400', '1200']);
  expect(photo.closest('figure').find('figcaption').text()).toBe('Chiều ở <b>Sa Pa</b> & "mây"');
});

test('the first image is eager, others are lazy, and all have a size; only pages with images load the large view', () => {
  const $ = pageOf(imagePage);
  const images = $('article img').toArray();
  expect(images.map((image) => $(image).attr('loading'))).toEqual([
    'eager',
    ...Array<string>(images.length - 1).fill('lazy'),
  ]);
  for (const image of images) {
    expect($(image).attr('src')).toMatch(/^\/assets\/(ideal-img|images)\//);
    expect($(image).attr('width')).toMatch(/^\d+$/);
  }
  // A paragraph cannot contain blocks, and a link cannot contain a link
  expect($('article p div, article p figure, article a a').length).toBe(0);
  expect($('article a[href="https://ngoai.example"] img').length).toBe(1);
  const scripts = (page: string) => pageOf(page)('script[src*="zoom"]').length;
  expect([scripts(imagePage), scripts(posts.short), scripts('/contact')]).toEqual([1, 0, 0]);
});

warm(
  'Enter opens an image before the application runs; Escape and a click close it',
  async ({page}) => {
    const troubles = watch(page);
    const release = await delayRequests(page, '**/assets/js/**');
    await page.goto(imagePage);
    const dialog = page.locator('dialog.dau-zoom');
    const links = page.locator('article a[data-zoom]');
    await links.first().focus();
    await page.keyboard.press('Enter');
    const shown = dialog.getByRole('img');
    await expect(shown).toHaveAttribute('alt', 'Hoàng hôn trên núi');
    await expect(shown).toHaveAttribute('src', /\.2060\.webp$/);
    await expect(dialog).toContainText('Chiều ở <b>Sa Pa</b>');
    await expect(page.getByRole('button', {name: 'Đóng ảnh'})).toBeFocused();
    for (const mode of ['light', 'dark']) {
      await setMode(page, mode);
      await expectAccessible(page, {within: 'dialog.dau-zoom'});
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(links.first()).toBeFocused();
    release();
    await hydrate(page);
    await links.first().click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    expectNoTroubles(troubles);
  },
);
