/** Tells a player whose tab is in the background that it is their turn: by title, sound or notification, as set. */
import { t } from '$lib/text.svelte';
import { settings } from './settings.svelte';
import { play } from './sounds';

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
  play('turn');
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
