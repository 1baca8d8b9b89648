import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import {fold} from 'docusaurus-search-folded/fold';

import {cached} from '../../utils/cache';

/** The maximum widths of images in pages, in pixels. */
const SMALL = 640;
const USUAL = 1030;
/** The maximum width of the image in the large view, in pixels. */
const LARGE = 2060;
const QUALITY = 70;
const RECIPE = 'sizes 2';
/**
 * Images with few colors are not resized unless they exceed this size in bytes. Resizing would add
 * colors along edges and make the file larger.
 */
const SMALL_DRAWING = 24_000;

/** Returns the image as an upright WebP without metadata. */
async function resize(content: Buffer, width: number): Promise<Buffer> {
  const image = sharp(content, {autoOrient: true});
  const smartSubsample = (await image.metadata()).format === 'png';
  // Effort 2 takes half as long as the default, and files are 3% larger
  return image.resize(width).webp({quality: QUALITY, effort: 2, smartSubsample}).toBuffer();
}

/** Images are resized one at a time, because many photos at once would exhaust the memory. */
let queue: Promise<unknown> = Promise.resolve();

type Publish = (data: Buffer, ending: string) => string;

async function sourceOf(file: string, publish: Publish, siteDir: string): Promise<string> {
  const {ext} = path.parse(file);
  const content = await fs.readFile(file);
  const {pages = 1, isPalette, autoOrient: whole} = await sharp(content).metadata();
  const {width, height} = whole;
  const isDrawing = isPalette && width > SMALL && content.length <= SMALL_DRAWING;
  if (pages > 1 || isDrawing || /\.(svg|gif)$/i.test(ext)) {
    return `{src: ${publish(content, ext)}, width: ${width}, height: ${height}, images: []}`;
  }
  const make = async (wanted: number) => {
    const size = Math.min(wanted, width);
    const recipe = `${RECIPE} ${QUALITY} ${size}`;
    const data = await cached(siteDir, recipe, content, () => resize(content, size));
    return {path: publish(data, `.${size}.webp`), size};
  };
  const images = await Promise.all((width > SMALL ? [SMALL, USUAL] : [SMALL]).map(make));
  const large = width > USUAL ? (await make(LARGE)).path : undefined;
  const list = images.map((each) => `{path: ${each.path}, width: ${each.size}}`).join(', ');
  return `{src: ${images.at(-1)?.path}, large: ${large}, width: ${width}, height: ${height}, images: [${list}]}`;
}

/**
 * Returns the module source that `require('./image.png')` loads. The dark version is `image-dark.png`
 * next to the image, if it exists. As in Docusaurus, the module works as a URL in `<img src={image}>`,
 * and `require('./image.png').default` is the URL.
 */
export async function imageModule(
  siteDir: string,
  file: string,
  emit: (name: string, data: Buffer) => void,
): Promise<string> {
  const {dir, name, ext} = path.parse(file);
  const publish: Publish = (data, ending) => {
    const hash = createHash('md5').update(data).digest('hex').slice(0, 7);
    // URLs in `srcset` must not contain spaces
    const url = `assets/ideal-img/${fold(name).replace(/[^\w.-]+/g, '-')}.${hash}${ending}`;
    emit(url, data);
    return `__webpack_public_path__ + ${JSON.stringify(url)}`;
  };
  const made = queue.then(() => sourceOf(file, publish, siteDir));
  queue = made.catch(() => undefined);
  // Browsers can show some images that cannot be resized, such as BMP files
  const source = await made.catch(
    async () => `{src: ${publish(await fs.readFile(file), ext)}, images: []}`,
  );
  const darkName = `${name}-dark${ext}`;
  const hasDark = (await fs.readdir(dir)).includes(darkName);
  return `const src = ${source};
module.exports = {
  src,
  dark: ${hasDark ? `require(${JSON.stringify(`./${darkName}?image`)})` : undefined},
  default: src.src,
  toString: () => src.src,
};
`;
}
