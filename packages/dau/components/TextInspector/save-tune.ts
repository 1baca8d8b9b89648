import {escapeHtml} from '../../utils/escape';

function download(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves a drawing of paths and text as a file, with the colors that the page shows. */
export function saveTune(drawing: SVGSVGElement, type: 'png' | 'svg') {
  const {width, height} = drawing.viewBox.baseVal;
  const background = getComputedStyle(drawing).backgroundColor;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, {width, height});
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  Object.assign(context, {lineCap: 'round', lineJoin: 'round', textAlign: 'center'});
  let svg = `<rect width="${width}" height="${height}" fill="${background}"/>`;
  for (const element of drawing.querySelectorAll('path, text')) {
    const {fill, stroke, strokeWidth, opacity, font} = getComputedStyle(element);
    const [d, x, y] = ['d', 'x', 'y'].map((name) => element.getAttribute(name));
    const lineWidth = Number.parseFloat(strokeWidth);
    Object.assign(context, {
      ...{fillStyle: fill, strokeStyle: stroke, globalAlpha: Number(opacity), font},
      lineWidth,
    });
    const text = element.textContent;
    if (d) {
      const path = new Path2D(d);
      context.fill(path);
      if (stroke !== 'none') context.stroke(path);
      svg += `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${lineWidth}" opacity="${opacity}"/>`;
    } else {
      context.fillText(text, Number(x), Number(y));
      svg += `<text x="${x}" y="${y}" fill="${fill}" style="font:${escapeHtml(font)}">${escapeHtml(text)}</text>`;
    }
  }
  const name = `tune.${type}`;
  if (type === 'png') {
    canvas.toBlob((image) => image && download(image, name));
    return;
  }
  const shape = `viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle"`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" ${shape}>${svg}</svg>`;
  download(new Blob([file], {type: 'image/svg+xml'}), name);
}
