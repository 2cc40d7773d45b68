/** "It is your turn" for somebody who looks elsewhere: the title, a sound, a notification, as they wish. */
import { t } from '$lib/text.svelte';
import { settings } from './settings.svelte';

let audio: AudioContext | undefined;

/** Two soft wooden knocks, made here: no file to load. */
function knock(): void {
  audio ??= new AudioContext();
  const context = audio;
  if (context.state === 'suspended') return void context.resume();
  for (const [delay, pitch] of [
    [0, 392],
    [0.16, 523],
  ] as const) {
    const start = context.currentTime + delay;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.16, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.38);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

function notify(text: string, address: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(t('product-name'), { body: text, tag: address, icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Somebody waits for this viewer. */
export function callToTable(text: string): void {
  if (settings.sound) knock();
  if (settings.notify) notify(text, location.pathname);
}

/** Ask the browser for leave to notify; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** The page's title; what is asked of the viewer comes first. */
export const setTitle = (...parts: string[]): void => {
  document.title = [...parts.filter(Boolean), t('product-name')].join(' · ');
};
