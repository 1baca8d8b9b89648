import fs from 'node:fs/promises';

import sharp from 'sharp';

import {cached} from '../../lib/cache';

/** Widths in the text, in pixels. */
export const SMALL = 640;
const USUAL = 1030;
/** Width of the file that opens when a reader wants to see more. */
const LARGE = 2060;
const QUALITY = 70;
const RECIPE = 'sizes 2';

/** One file made from an image. */
type Size = {data: Buffer; width: number};

/** Resizes an image, as WebP, rotated as the camera was held and without other metadata. */
async function resize(content: Buffer, width: number): Promise<Buffer> {
  const image = sharp(content, {autoOrient: true});
  const smartSubsample = (await image.metadata()).format === 'png';
  // Half the time of the usual effort, and files 3 % larger
  return image.resize(width).webp({quality: QUALITY, effort: 2, smartSubsample}).toBuffer();
}

/** One image after the other: many photos at once would fill the memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Makes the sizes of an image, the smallest first, or takes them from the cache.
 *
 * @param whole its width, as one sees it
 * @returns `large`: only of an image that is larger than those in the text
 */
export function sizesOf(
  file: string,
  whole: number,
  siteDir: string,
): Promise<{inText: Size[]; large?: Size | undefined}> {
  const made = queue.then(async () => {
    const content = await fs.readFile(file);
    const make = async (wanted: number): Promise<Size> => {
      const width = Math.min(wanted, whole);
      const data = await cached(siteDir, `${RECIPE} ${width}`, content, () =>
        resize(content, width),
      );
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
