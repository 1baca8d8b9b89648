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
  const [voice, volume] = [context.createOscillator(), context.createGain()];
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
