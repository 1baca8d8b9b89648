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

/** The styles of the page that a drawing needs outside it. */
const STYLES = ['fill', 'stroke', 'strokeWidth', 'opacity', 'font', 'textAnchor'] as const;

/** Returns the URL of a copy of the drawing that does not need the page's style sheet. */
function svgUrl(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('path, text');
  drawing.querySelectorAll('path, text').forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const name of STYLES) Object.assign(copies[index]?.style ?? {}, {[name]: style[name]});
  });
  copy.style.background = getComputedStyle(drawing).backgroundColor;
  const text = new XMLSerializer().serializeToString(copy);
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

/** Returns the URL of an image of the drawing. An SVG would lose the page's font in an image. */
function pngUrl(drawing: SVGSVGElement): string {
  const {width, height} = drawing.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, {width, height});
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = getComputedStyle(drawing).backgroundColor;
  context.fillRect(0, 0, width, height);
  context.textAlign = 'center';
  for (const element of drawing.querySelectorAll('path, text')) {
    const {fill, stroke, strokeWidth, opacity, font} = getComputedStyle(element);
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.globalAlpha = Number(opacity);
    context.font = font;
    context.lineWidth = Number.parseFloat(strokeWidth);
    const path = new Path2D(element.getAttribute('d') ?? '');
    context.fill(path);
    if (stroke !== 'none') context.stroke(path);
    const [x, y] = ['x', 'y'].map((name) => Number(element.getAttribute(name)));
    context.fillText(element.textContent, x ?? 0, y ?? 0);
  }
  return canvas.toDataURL();
}

/** Saves a drawing of paths and text as a file, with the colors that the page shows. */
export function saveTune(drawing: SVGSVGElement, type: 'png' | 'svg') {
  const link = document.createElement('a');
  link.href = type === 'svg' ? svgUrl(drawing) : pngUrl(drawing);
  link.download = `tune.${type}`;
  link.click();
}
