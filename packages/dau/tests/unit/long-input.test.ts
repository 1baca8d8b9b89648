/** Checks that the time to read a long string grows with its length, and not with its square. */
import fs from 'node:fs';
import vm from 'node:vm';

import {colorsIn} from '../../utils/site-colors';
import {styleCode} from '../../content/markdown-tree';
import {webUrl} from '../../settings/schema-helpers';
import {cleanPath} from '../../features/shell/client/repair-url';
import {dataFile} from '../../features/flat-routes/page-data-file';
import {readItem} from '../../cli/lib/import/front-matter';
import {digestOf} from '../../content/translation-state';
import {extractPage} from '../../../search/src/server/extract';
import {wordsOf} from '../../../search/src/shared/words';

const LENGTH = 100_000;
/** A string that is eight times as long takes a quadratic expression 64 times as long. */
const FACTOR = 8;
/** In milliseconds. Shorter times are noise: the slow expressions took from 1,400 to 20,000. */
const NOTICEABLE = 300;

/** Returns whether the CPU time to read a string grows with its length, even on a busy machine. */
function isLinear(read: (text: string) => unknown, part: string): boolean {
  const timeOf = (length: number) => {
    const text = part.repeat(length / part.length);
    const before = process.cpuUsage();
    read(text);
    return process.cpuUsage(before).user / 1000;
  };
  // The first call also compiles the code
  timeOf(LENGTH / FACTOR);
  const [short, long] = [timeOf(LENGTH / FACTOR), timeOf(LENGTH)];
  return long < NOTICEABLE || long < short * FACTOR * 3;
}

/** Runs the not-found page's script for a link with `#missing=`. */
function openMissing(path: string) {
  const location = new URL(`https://example.com/404.html#missing=${path}`);
  const currentScript = {src: 'https://example.com/js/a.js', dataset: {base: '/', locales: 'en'}};
  const replaceState = (_state: null, _title: string, url: string) => {
    location.href = new URL(url, location.origin).href;
  };
  const fetch = async () => ({ok: false});
  const context = {document: {currentScript}, location, history: {replaceState}, URL, fetch};
  const script = 'packages/dau/features/shell/static/js/not-found-redirect.js';
  vm.runInNewContext(fs.readFileSync(script, 'utf8'), context);
}

const readers: Record<string, [read: (text: string) => unknown, ...parts: string[]]> = {
  'the not-found page': [(text) => openMissing(`/x${text}a`), '/', '/%2F'],
  'the path of a page': [(text) => cleanPath(`${text}a`), '/', '%5c', '/index'],
  'the data file of a page': [(text) => dataFile(`${text}\n`, '/'), '#', '/'],
  'a search': [wordsOf, 'a', ' ', "a'", '.', 'A+', '漢'],
  'a URL in front matter': [(text) => webUrl.safeParse(`http://a.${text} `), '.:', 'a'],
  'a style attribute': [(text) => styleCode(`a:${text}\\${text}`), '\t', 'a', ':'],
  'a translation': [(text) => digestOf('a.md', `${text}a`), ' ', '\r'],
  'front matter without its first line': [
    (text) => readItem({text: () => `title:\n${text}`} as never, 'a.md', () => ({}) as never),
    '-:\n',
    'a: b\n',
  ],
  'the style sheet with the colors': [colorsIn, '/*', '@', 'a', '@{'],
  'the text of a page': [
    (text) => extractPage(`<main>a${text}</main>`, '/', ' | Site'),
    '<li> </li>',
    ' ',
    '\u001f',
  ],
};
for (const [name, [read, ...parts]] of Object.entries(readers)) {
  test(`the time to read ${name} grows with its length`, () => {
    for (const part of parts) expect([part, isLinear(read, part)]).toEqual([part, true]);
  });
}
