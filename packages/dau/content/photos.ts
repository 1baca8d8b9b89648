/** The photos in a post. The first is the cover of a post without an image in its front matter. */
import path from 'node:path';

import sharp from 'sharp';

import {staticFile} from '../utils/static-files';
import {decodeUrl} from '../utils/urls';
import type {ContentFile} from './files';
import {attributesOf, nodesOf, type Node} from './markdown-tree';
import {readOnce} from './parser';
import {isRelative, relativeImage} from './relative-images';
import type {Fields} from './yaml';

const PHOTO = /\.(jpe?g|webp|avif)$/i;
const LEAST_WIDTH = 600;
/** Screenshots of a phone are taller. */
const MOST_HEIGHT_PER_WIDTH = 1.6;

/** Returns the URLs of images in Markdown and HTML, in document order. */
const imageUrls = (tree: Node | undefined): string[] =>
  [...(tree ? nodesOf(tree) : [])].flatMap((node) => {
    if (/^image/.test(node.type)) return node.url ?? [];
    const src = node.name === 'img' && attributesOf(node).find(({name}) => name === 'src')?.value;
    return typeof src === 'string' ? src : [];
  });

const readImageUrls = readOnce('images in text', (text, parse) => imageUrls(parse(text)));

async function isLarge(file: string): Promise<boolean> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return false;
  const {width, height} = metadata.autoOrient;
  return width >= LEAST_WIDTH && height <= MOST_HEIGHT_PER_WIDTH * width;
}

/** A post with this many photos is about them. */
const MANY = 3;

/**
 * Returns the first photo in the text, as a value for `image` in front matter, and whether there are many
 * photos. A PNG or SVG file is probably a diagram. Images on other hosts, missing files, small images and
 * tall screenshots do not count.
 */
export async function photosIn(
  siteDir: string,
  content: ContentFile,
  text: string,
  values: Fields,
): Promise<{first?: string | undefined; areMany: boolean}> {
  // Parsing is slow
  if (!/\.(jpe?g|webp|avif)/i.test(text)) return {areMany: false};
  const photos: string[] = [];
  for (const url of await readImageUrls(content.file, text, values)) {
    // A path with spaces is not a valid value
    const image = encodeURI(decodeUrl(url.replace(/[?#].*/, '')));
    if (!PHOTO.test(image) || /^(\w[\w+.-]*:|\/\/)/.test(image)) continue;
    const relative = isRelative(image) ? image : `./${image}`;
    const file = image.startsWith('/')
      ? staticFile(siteDir, decodeUrl(image))
      : relativeImage(siteDir, content, relative);
    if (file && (await isLarge(path.resolve(file))))
      photos.push(image.startsWith('/') ? image : relative);
    if (photos.length === MANY) break;
  }
  return {first: photos[0], areMany: photos.length === MANY};
}
