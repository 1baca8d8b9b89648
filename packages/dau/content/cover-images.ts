/**
 * The cover of a post: an image in front matter with a path in the site, such as `./cover.png` or
 * `@site/static/img/cover.png`, otherwise the first photo in the text.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import {WIDTH} from '../utils/share-image-size-and-path';
import {staticFile} from '../utils/static-files';
import {decodeUrl} from '../utils/urls';
import {originalOf, type ContentFile} from './content-files';
import {imagesIn} from './urls-in-text';

/** Contains a copy of each image. `npm start` serves this folder, and a build publishes the images of its pages. */
export const IMAGE_FOLDER = '.cache/relative-images';
const URL_FOLDER = '/assets/covers/';

const isRelative = (image: unknown): image is string =>
  typeof image === 'string' && /^(\.\.?|@site)\//.test(image);

/** Returns the path of an image that a file names, relative to the site. */
const imagePath = (image: string, file: string): string =>
  image.startsWith('@site/')
    ? path.posix.normalize(image.slice('@site/'.length))
    : path.posix.join(path.posix.dirname(file), image);

/**
 * Returns an image's file: in `static`, next to the file that names it, or next to its original. A relative path never
 * leads outside the site.
 */
export function imageFile(siteDir: string, {file}: Pick<ContentFile, 'file'>, image: string) {
  if (!isRelative(image)) return staticFile(siteDir, decodeUrl(image));
  return [file, originalOf(file)]
    .map((each) => path.join(siteDir, imagePath(decodeUrl(image), each)))
    .filter((each) => each.startsWith(siteDir + path.sep))
    .find((each) => fs.statSync(each, {throwIfNoEntry: false})?.isFile());
}

/**
 * Replaces a relative path with the path at which the image is served, because lists and other pages do
 * not know where the file is.
 */
export function withServedImage<Values extends {image?: unknown}>(
  values: Values,
  siteDir: string,
  content: Pick<ContentFile, 'file'>,
): Values {
  const {image} = values;
  const file = isRelative(image) && imageFile(siteDir, content, image);
  if (!file) return values;
  const data = fs.readFileSync(file);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const served = `${URL_FOLDER}${hash}${path.extname(file).toLowerCase()}`;
  const copy = path.join(siteDir, IMAGE_FOLDER, served);
  fs.mkdirSync(path.dirname(copy), {recursive: true});
  if (!fs.existsSync(copy)) fs.writeFileSync(copy, data);
  return {...values, image: served};
}

/**
 * Publishes the relative images among these front matter fields. Scales large photos down to the width of a
 * share image, which is enough for a cover.
 */
export async function publishImages(images: readonly unknown[], siteDir: string, outDir: string) {
  for (const image of new Set(images)) {
    if (typeof image !== 'string' || !image.startsWith(URL_FOLDER)) continue;
    const from = path.join(siteDir, IMAGE_FOLDER, image);
    const to = path.join(outDir, image);
    fs.cpSync(from, to);
    if (!/\.(jpe?g|webp|avif)$/.test(image)) continue;
    const photo = sharp(from, {autoOrient: true, failOn: 'none'});
    const {width = 0, pages = 1} = await photo.metadata().catch(() => ({width: 0, pages: 1}));
    if (pages === 1 && width > WIDTH) await photo.resize(WIDTH).keepIccProfile().toFile(to);
  }
}

const PHOTO = /\.(jpe?g|webp|avif)$/i;
const LEAST_WIDTH = 600;
/** Screenshots of a phone are taller. */
const MOST_HEIGHT_PER_WIDTH = 1.6;

async function isLarge(file: string): Promise<boolean> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return false;
  const {width, height} = metadata.autoOrient;
  return width >= LEAST_WIDTH && height <= MOST_HEIGHT_PER_WIDTH * width;
}

/**
 * Returns the first photo in the text, as a value for `image` in front matter. A PNG or SVG file is probably
 * a diagram. Images on other hosts, missing files, small images and tall screenshots do not count.
 */
export async function firstPhotoIn(
  siteDir: string,
  content: ContentFile,
  text: string,
): Promise<string | undefined> {
  for (const url of imagesIn(text)) {
    // A path with spaces is not a valid value
    const image = encodeURI(decodeUrl(url.replace(/[?#].*/, '')));
    if (!PHOTO.test(image) || /^(\w[\w+.-]*:|\/\/)/.test(image)) continue;
    const photo = image.startsWith('/') || isRelative(image) ? image : `./${image}`;
    const file = imageFile(siteDir, content, photo);
    if (file && (await isLarge(path.resolve(file)))) return photo;
  }
  return undefined;
}
