/**
 * Measures the build time of share images and related posts.
 *
 *     npm run bench:found
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {relatedPosts} from '../src/plugins/blog/reading/related';
import {createPictures} from '../src/plugins/share-images/pictures';
import type {Card} from '../src/plugins/share-images/card';
import {TEST_AUTHOR} from './lib/test-site';

const PICTURES = 50;
const POSTS = 200;

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** Unique titles of a typical length. */
const cards: readonly Card[] = Array.from({length: PICTURES}, (_, index) => ({
  title: `Chữ Việt trong máy tính: từ dấu thanh đến đường dẫn, phần ${index + 1}`,
  detail: '4 tháng 5, 2026',
  author: 'Tác Giả Thử',
  site: 'Dấu',
}));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function sharePictures() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-bench-'));
  const place = async () => {
    const pictures = await createPictures('.', path.join(dir, 'cache'));
    for (const [index, card] of cards.entries()) {
      await pictures.place(card, path.join(dir, 'out', `${index}.png`));
    }
  };
  const cold = (await timed(place)) / PICTURES;
  const warm = (await timed(place)) / PICTURES;
  fs.rmSync(dir, {recursive: true});
  console.log(
    `Share images, ${PICTURES}: ${milliseconds(cold)} each cold, ${milliseconds(warm)} each warm (1:${Math.round(cold / warm)})`,
  );
}

/** Generates posts. Each post is a different mix of paragraphs from the test site. */
function generatedPosts() {
  const paragraphs = fs
    .readdirSync(`${TEST_AUTHOR}/blog`, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => fs.readFileSync(path.join(TEST_AUTHOR, 'blog', file), 'utf8').split('\n\n'));
  return Array.from({length: POSTS}, (_, index) => ({
    id: `post-${index}`,
    title: `Bài ${index}`,
    tags: [`tag-${index % 9}`, `tag-${(index * 7) % 11}`],
    date: index,
    text: Array.from(
      {length: 40},
      (_paragraph, at) => paragraphs[(index * 37 + at * 11) % paragraphs.length] ?? '',
    ).join('\n\n'),
  }));
}

async function related() {
  const posts = generatedPosts();
  const size = posts.reduce((sum, {text}) => sum + text.length, 0) / POSTS;
  const all = await timed(() => Promise.resolve(relatedPosts(posts, 3)));
  console.log(
    `Related posts, ${POSTS} of ${Math.round(size)} characters: ${milliseconds(all)}, ${milliseconds(all / POSTS)} each`,
  );
}

async function main() {
  await sharePictures();
  await related();
}

void main();
