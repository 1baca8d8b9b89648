import {promisify} from 'node:util';
import zlib from 'node:zlib';

import type {Canvas} from './canvas';
import type {Color} from './palette';

const deflate = promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 8;
const INDEXED = 3;
/** Compression, filters and interlacing each have one method that everyone reads. */
const [DEFLATE, ADAPTIVE, NOT_INTERLACED] = [0, 0, 0];
/**
 * Even areas are found at a quarter of the time that a search for likenesses takes, in files that
 * are a fifth larger.
 */
const COMPRESSION = {strategy: zlib.constants.Z_RLE};

/** Its length, its name and what it holds, and a sum over both. */
function chunk(name: 'IHDR' | 'PLTE' | 'IDAT' | 'IEND', data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(zlib.crc32(named));
  return Buffer.concat([length, named, sum]);
}

function header({width, height}: Canvas): Buffer {
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
  const kind = [BIT_DEPTH, INDEXED, DEFLATE, ADAPTIVE, NOT_INTERLACED];
  return Buffer.concat([sides, Buffer.from(kind)]);
}

/**
 * A canvas as a PNG file of indexed colour. Compression goes on in another thread.
 *
 * @see https://www.w3.org/TR/png-3/
 */
export async function encodePng(canvas: Canvas, palette: readonly Color[]): Promise<Buffer> {
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(canvas)),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflate(canvas.rows, COMPRESSION)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
