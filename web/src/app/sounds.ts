/** A few soft sounds, made here of plain tones: no file to load. Which of them are heard is a setting each. */
import { settings } from './settings.svelte';

export const SOUNDS = ['tile', 'follower', 'coin', 'duel', 'turn', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone: when it begins, its pitch and where that slides to, how long and how loud it is. */
interface Tone {
  at: number;
  pitch: number;
  to?: number;
  lasts: number;
  loud: number;
  kind?: OscillatorType;
}

const SCORES: Record<Sound, Tone[]> = {
  // Cardboard on wood.
  tile: [
    { at: 0, pitch: 190, to: 90, lasts: 0.09, loud: 0.2 },
    { at: 0.012, pitch: 420, to: 210, lasts: 0.05, loud: 0.06 },
  ],
  // A wooden figure is set down.
  follower: [{ at: 0, pitch: 640, to: 480, lasts: 0.07, loud: 0.1 }],
  coin: [
    { at: 0, pitch: 1320, lasts: 0.16, loud: 0.045, kind: 'sine' },
    { at: 0.06, pitch: 1760, lasts: 0.24, loud: 0.04, kind: 'sine' },
  ],
  // Two thuds and an echo.
  duel: [
    { at: 0, pitch: 130, to: 45, lasts: 0.16, loud: 0.22 },
    { at: 0.22, pitch: 120, to: 40, lasts: 0.2, loud: 0.2 },
    { at: 0.34, pitch: 90, to: 40, lasts: 0.3, loud: 0.06 },
  ],
  // Two wooden knocks.
  turn: [
    { at: 0, pitch: 392, lasts: 0.38, loud: 0.16 },
    { at: 0.16, pitch: 523, lasts: 0.38, loud: 0.16 },
  ],
  win: [392, 494, 587, 784].map((pitch, i) => ({ at: i * 0.13, pitch, lasts: 0.5, loud: 0.11 })),
};
const SILENCE = 0.0001;
const ATTACK = 0.012;

let audio: AudioContext | undefined;

/** Sound it, wanted or not. */
export function sound(id: Sound): void {
  audio ??= new AudioContext();
  // Before anybody has touched the page a browser makes no sound; by the time it may, the moment has passed.
  if (audio.state === 'suspended') return void audio.resume();
  for (const tone of SCORES[id]) strike(audio, tone);
}

/** Sound it if the viewer wants sounds. */
export function play(id: Sound): void {
  if (settings.sounds[id] && typeof AudioContext !== 'undefined') sound(id);
}

function strike(context: AudioContext, { at, pitch, to, lasts, loud, kind = 'triangle' }: Tone): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = kind;
  tone.frequency.setValueAtTime(pitch, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}
