import path from 'node:path';

import sharp from 'sharp';

import type {Problem} from '../shared/problems';

const IMAGE = /\.(png|jpe?g|webp|gif|avif|svg)$/i;

export function isImage(file: string): boolean {
  return IMAGE.test(file);
}

/**
 * The image pipeline dies on an image it cannot read, without its name. Each
 * is read to its end here, since one cut short still has a good header.
 */
export async function imageProblems(siteDir: string, file: string): Promise<Problem[]> {
  try {
    await sharp(path.join(siteDir, file)).resize(8).raw().toBuffer();
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [{file, expected: `an image that can be read (${reason})`}];
  }
}
