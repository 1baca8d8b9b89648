import {Resvg} from '@resvg/resvg-js';

/** Text is drawn as shapes; looking for the system's fonts would take longer than drawing. */
const options = {font: {loadSystemFonts: false}};

/**
 * Draws a small part of a picture.
 *
 * @param content elements of SVG
 * @returns four bytes a pixel: red, green, blue and how much of it is covered
 */
export function rasterize(width: number, height: number, content: string): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${content}</svg>`;
  return new Resvg(svg, options).render().pixels;
}
