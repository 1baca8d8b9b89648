import {escapeHtml} from '../../utils/escape';
import {strokesOf} from '../../utils/tune/drawing';
import type {Note} from '../../utils/tune/notes';

const SECONDS = 0.42;
const REST = 0.12;
const LOUD = 0.25;

/** Level 1 is a low male voice, and level 5 is an octave higher. */
const frequencyOf = (level: number) => 120 * 2 ** ((level - 1) / 4);

/** Plays a tune with a gliding tone. Returns a function that stops it. */
export function playTune(notes: readonly Note[], onEnd: () => void): () => void {
  const context = new AudioContext();
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = 'triangle';
  voice.connect(volume).connect(context.destination);
  volume.gain.value = 0;
  let start = context.currentTime + 0.05;
  for (const {tone, duration} of notes) {
    const length = duration * SECONDS;
    for (const points of tone ? strokesOf(tone) : []) {
      const at = (time: number) => start + Math.max(0, time) * length;
      const [[first, level] = [0, 3]] = points;
      voice.frequency.setValueAtTime(frequencyOf(level), at(first));
      volume.gain.setValueAtTime(0, at(first));
      for (const [time, pitch, pressure] of points.slice(1)) {
        voice.frequency.exponentialRampToValueAtTime(frequencyOf(pitch), at(time));
        volume.gain.linearRampToValueAtTime(LOUD * Math.min(1, 0.4 + pressure), at(time));
      }
      const [last] = points.at(-1) ?? [1];
      volume.gain.linearRampToValueAtTime(0, at(last) + 0.04);
    }
    start += length + REST;
  }
  voice.start();
  voice.stop(start);
  voice.onended = () => {
    void context.close();
    onEnd();
  };
  return () => voice.stop();
}

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
  context.textAlign = 'center';
  let svg = `<rect width="${width}" height="${height}" fill="${background}"/>`;
  for (const element of drawing.querySelectorAll('path, text')) {
    const {fill, stroke, strokeWidth, opacity, font} = getComputedStyle(element);
    const [d, x, y] = ['d', 'x', 'y'].map((name) => element.getAttribute(name));
    const lineWidth = Number.parseFloat(strokeWidth);
    Object.assign(context, {
      fillStyle: fill,
      strokeStyle: stroke,
      globalAlpha: Number(opacity),
      font,
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
  const shape = `viewBox="0 0 ${width} ${height}" text-anchor="middle"`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" ${shape}>${svg}</svg>`;
  download(new Blob([file], {type: 'image/svg+xml'}), name);
}
