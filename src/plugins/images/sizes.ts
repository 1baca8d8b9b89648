import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import {writeWhole} from '../../lib/files';

/** Widths in the text, in pixels. */
const SMALL = 640;
const USUAL = 1030;
/** Width of the file that opens when a reader wants to see more. */
const LARGE = 2060;
const QUALITY = 70;
/** Changes when other files come out of the same picture. */
const RECIPE = 1;

/** One file made from a picture. */
type Size = {data: Buffer; width: number};

/**
 * Resizes a picture, as WebP. A drawing keeps the number of its colors: new ones along every edge
 * would make its file twice as large.
 */
async function resize(content: Buffer, width: number): Promise<Buffer> {
  // A camera writes how it was held; the pixels are turned, and nothing else of it is kept
  const picture = sharp(content, {autoOrient: true});
  const {isPalette, bitsPerSample = 8, format} = await picture.metadata();
  const resized = picture.resize(width);
  if (!isPalette) {
    const smartSubsample = format === 'png';
    // Half the time of the usual effort, and files 3 % larger
    return resized.webp({quality: QUALITY, effort: 2, smartSubsample}).toBuffer();
  }
  // Dithering adds dots to plain areas, which look worse and make the file larger
  const drawing = resized.png({palette: true, colours: 2 ** bitsPerSample, dither: 0});
  return sharp(await drawing.toBuffer())
    .webp({lossless: true})
    .toBuffer();
}

/** One picture after the other: many photos at once would fill the memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Makes the sizes of a picture, the smallest first, or takes them from the cache, which all languages
 * and later builds share.
 *
 * @param whole its width, as one sees it
 * @param cache folder of the cache
 * @returns `large`: only of a picture that is larger than those in the text
 */
export function sizesOf(
  file: string,
  whole: number,
  cache: string,
): Promise<{inText: Size[]; large?: Size | undefined}> {
  const made = queue.then(async () => {
    const content = await fs.readFile(file);
    const key = createHash('sha256')
      .update(`${RECIPE} `)
      .update(content)
      .digest('hex')
      .slice(0, 32);
    const make = async (wanted: number): Promise<Size> => {
      const width = Math.min(wanted, whole);
      const cached = path.join(cache, `${key}-${width}.webp`);
      const found = await fs.readFile(cached).catch(() => undefined);
      const data = found ?? (await resize(content, width));
      if (!found) await writeWhole(cached, data);
      return {data, width};
    };
    return {
      inText: await Promise.all((whole > SMALL ? [SMALL, USUAL] : [SMALL]).map(make)),
      large: whole > USUAL ? await make(LARGE) : undefined,
    };
  });
  queue = made.catch(() => undefined);
  return made;
}
