import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import {fold} from '../../lib/fold';
import {SMALL, sizesOf} from './sizes';

/**
 * Bytes of an image with few colors. Up to here, it is published as it is: resized, it would have new
 * colors along every edge, and a larger file.
 */
const SMALL_DRAWING = 24_000;

/**
 * Returns what `require('./picture.png')` gives, as the source of a module: see `PictureFile`. An
 * image `picture-dark.png` next to it is its version for the dark mode. A drawing, or an animated
 * image, is one file. `<img src={picture}>` and
 * `require('./picture.png').default` give the address alone, as with Docusaurus' own loader.
 *
 * @param emit publishes a file
 */
export async function imageModule(
  file: string,
  emit: (name: string, data: Buffer) => void,
  siteDir: string,
): Promise<string> {
  // A list of addresses is divided at spaces
  const {dir, name, ext} = path.parse(file);
  const publish = (data: Buffer, ending: string) => {
    const hash = createHash('md5').update(data).digest('hex').slice(0, 7);
    const url = `assets/ideal-img/${fold(name).replace(/[^\w.-]+/g, '-')}.${hash}${ending}`;
    emit(url, data);
    return `__webpack_public_path__ + ${JSON.stringify(url)}`;
  };
  try {
    const {pages = 1, isPalette, autoOrient: whole} = await sharp(file).metadata();
    const isDrawing =
      isPalette && whole.width > SMALL && (await fs.stat(file)).size <= SMALL_DRAWING;
    const isOne = pages > 1 || isDrawing || /\.(svg|gif)$/i.test(ext);
    const {inText, large} = isOne ? {inText: []} : await sizesOf(file, whole.width, siteDir);
    const images = inText.map(
      ({data, width}) => `{path: ${publish(data, `.${width}.webp`)}, width: ${width}}`,
    );
    const [src, biggest] = isOne
      ? [publish(await fs.readFile(file), ext)]
      : ['images.at(-1).path', large && publish(large.data, `.${large.width}.webp`)];
    const darkName = `${name}-dark${ext}`;
    const hasDark = await fs.access(path.join(dir, darkName)).then(
      () => true,
      () => false,
    );
    const dark = hasDark ? `require(${JSON.stringify(`./${darkName}?picture`)})` : undefined;
    return `const images = [${images.join(', ')}];
const src = ${src};
module.exports = {
  src: {src, large: ${biggest}, width: ${whole.width}, height: ${whole.height}, images},
  dark: ${dark},
  default: src,
  toString: () => src,
};
`;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${file} must be a picture that can be read (${reason})`);
  }
}
