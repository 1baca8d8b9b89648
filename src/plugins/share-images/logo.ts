import {Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';

/**
 * Draws a logo as PNG, since an SVG inside an SVG would lose the pictures that it holds itself.
 *
 * @param file the name of the logo in errors
 * @throws if the file is no SVG, or if nothing of it can be seen
 */
export function drawLogo(
  svg: Buffer,
  size: number,
  file: string,
  options: ResvgRenderOptions,
): Buffer {
  try {
    const {width, height} = new Resvg(svg, options);
    const mode = width >= height ? 'width' : 'height';
    const logo = new Resvg(svg, {...options, fitTo: {mode, value: size}}).render();
    if (logo.pixels.some((value) => value > 0)) return logo.asPng();
    throw new Error('It would be empty. Turn its letters into outlines.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The share images cannot show the logo "${file}": ${reason}`, {cause: error});
  }
}
