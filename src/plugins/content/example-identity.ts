/** Who the site belongs to as long as nobody has made it theirs, and where that still shows. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {SiteConfig} from '../../lib/settings';

/** The example: `Nguyễn Văn A` is the Vietnamese John Doe, and `example.com` belongs to nobody. */
export const example = {
  siteName: 'Dấu',
  name: 'Nguyễn Văn A',
  /** Account and key of the author in samples. */
  handle: 'nguyenvana',
  packageName: 'dau',
  licenseHolder: 'The Dấu authors',
  tagline: {
    vi: 'Ghi lại những dấu vết trên đường học lập trình',
    en: 'Marks left along the way of learning to code',
  },
  role: {vi: 'Lập trình viên web', en: 'Web developer'},
  about: {
    vi: 'Mình làm web bằng TypeScript và React. Ở đây mình viết lại những gì vừa hiểu ra, lúc còn nhớ rõ nó khó ở chỗ nào.',
    en: 'I build for the web with TypeScript and React. Here I write down what I have just understood, while I still remember what made it hard.',
  },
  blogDescription: {
    vi: 'Ghi chép về JavaScript, web và chuyện học lập trình, bằng tiếng Việt và tiếng Anh.',
    en: 'Notes on JavaScript, the web and learning to program, in Vietnamese and English.',
  },
} as const;

/** Pictures that were drawn from the example's names, by the SHA-256 of their content. */
const examplePictures: Readonly<Record<string, string>> = {
  'src/data/pictures/dau.png': '9f230d2ccd310c2bd8c189791438640e36486c17d55c558db76d35a76753bd0e',
  'static/favicon.ico': '201a004f33115e5ce758f430f0af77be9c29a1ace275635bc61b3f0bcc50035a',
  'static/img/apple-touch-icon.png':
    '622af7d2c79167b294fbd7ae816b396fa96a0b2590e9f4c4d932d0365742aa68',
  'static/img/avatar.svg': '87bfe47a6f3a23b351e502561f1bde69d8994f7b4baaf3abcf952f4ece37e5d0',
  'static/img/favicon.svg': '7d2e3ce7403bb834bab74e4ea20dc9c33fa4f5517109045b1eaf02bbdde495df',
  'static/img/icon-192.png': 'daf699226480a4fc8367e7f29674de253ef34cf7591d03aae5c72d95f2c57d94',
  'static/img/icon-512.png': '65ca3d9ab103cc21f69ef3dc076bdc811deca1223e5b0446cba5ce4b4b4a26a2',
  'static/img/logo-dark.svg': '91312ca4d7ac99fa79d373cfdd75301d8ce0ec592a7ab0f4b3c970c6b5187d52',
  'static/img/logo.svg': '0d1da3118b73a50afaa672e47431ca0d114f1a6979bf79b284c46da8ee6ee359',
  'static/img/social-card.png': 'e6f730a74e2a18e08107f54f5eb0b6c61c04930d89a474cbeb8120095e4d092b',
};

/** A word that stands by itself: not `Nguyễn Văn An`. */
const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'u');

/** What gives the example away anywhere. Posts may well speak of Nguyễn Văn A or `example.com`. */
const inTexts = [word(example.handle)];
/** What gives it away in settings and data. */
const inSettings = [
  ...inTexts,
  word(example.name),
  /\/\/example\.com(?![\w-])/,
  /@example\.com\b/,
  new RegExp(`['"](${example.siteName}|${example.packageName})['"]`),
  new RegExp(`${example.tagline.vi}|${example.tagline.en}`),
  new RegExp(`${example.about.vi}|${example.about.en}`),
  new RegExp(`${example.blogDescription.vi}|${example.blogDescription.en}`),
];

const TEXT = /\.(mdx?|ya?ml|json|tsx?)$/;

/** What to look for in a file; nothing in files that the author does not own. */
function tracesIn(file: string): readonly RegExp[] {
  if (file === 'README.md' || file === 'README.vi.md') {
    return [word(example.handle), new RegExp(`^# ${example.siteName}$`, 'm')];
  }
  // Its own line for the engine's authors stays, beside one for whoever writes here
  if (file === 'LICENSE') {
    return [new RegExp(`^Copyright .*${example.licenseHolder}\\s*\n(?!Copyright)`, 'm')];
  }
  if (file === 'package.json' || file === 'SECURITY.md') return inSettings;
  if (file === 'package-lock.json')
    return [new RegExp(`^\\s*\\{\\s*"name": "${example.packageName}"`)];
  if (/^src\/(config|data)\/|\/(code|options)\.json$|(^|\/)authors\.yml$/.test(file)) {
    return inSettings;
  }
  return inTexts;
}

const FOLDERS = ['blog', 'docs', 'i18n', 'src/config', 'src/data', 'src/pages'];
const FILES = [
  'LICENSE',
  'README.md',
  'README.vi.md',
  'SECURITY.md',
  'package.json',
  'package-lock.json',
];

function filesUnder(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => TEXT.test(file) && !/\.test\.tsx?$/.test(file));
}

/** Is this one of the pictures that were drawn from the example's names? */
export function isExamplePicture(picture: Buffer): boolean {
  const sum = createHash('sha256').update(picture).digest('hex');
  return Object.values(examplePictures).includes(sum);
}

/**
 * The author's files in which the example identity still stands, relative to
 * the site's folder. None once the site is somebody's: posts and projects that
 * came as samples are no identity.
 */
export function exampleTraces(siteDir: string): string[] {
  const texts = [...FILES, ...FOLDERS.flatMap((folder) => filesUnder(siteDir, folder))].filter(
    (file) => {
      const absolute = path.join(siteDir, file);
      if (!fs.existsSync(absolute)) return false;
      const text = fs.readFileSync(absolute, 'utf8').normalize('NFC');
      return tracesIn(file).some((trace) => trace.test(text));
    },
  );
  const pictures = Object.keys(examplePictures).filter((file) => {
    const absolute = path.join(siteDir, file);
    return fs.existsSync(absolute) && isExamplePicture(fs.readFileSync(absolute));
  });
  return [...texts, ...pictures].sort();
}

/** Is any part of the example identity still in place? */
export function isExampleIdentity({url, author}: SiteConfig): boolean {
  return (
    new URL(url).hostname.endsWith('example.com') ||
    author.email.endsWith('@example.com') ||
    author.name === example.name
  );
}
