/** Giving a link away: the system's own sheet where there is one, else the clipboard. */
import { isScreen } from '$lib/screen.svelte';
import { t } from '$lib/text.svelte';
import { toast } from '$lib/toasts.svelte';

/** Copy without the clipboard interface, which pages on a local network do not get. */
function copyOldWay(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

export async function copy(text: string): Promise<void> {
  const done = await (navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(copyOldWay(text)));
  toast(done ? t('copied') : text);
}

export async function share(address: string): Promise<void> {
  const touch = isScreen('touch');
  if (touch && 'share' in navigator) await navigator.share({ url: address }).catch(() => copy(address));
  else await copy(address);
}
