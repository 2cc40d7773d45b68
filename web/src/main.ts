/** Where the page starts. */
import { mount } from 'svelte';
import { loadTexts } from '$lib/text.svelte';
import App from './App.svelte';
import { startRouter } from './app/router.svelte';
import { startSettings } from './app/settings.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/components.css';

/** After an upgrade of the site, parts that this page would still load are gone: the new page has others. */
async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem('renewed') ?? 0);
  const there = await fetch('/healthz').catch(() => null);
  if (!there?.ok || Date.now() - last < 30_000) return; // it was not that, and the page has said so
  sessionStorage.setItem('renewed', String(Date.now()));
  location.reload();
}

addEventListener('vite:preloadError', () => void renew());
startRouter();
// Texts that cannot be fetched now are English.
void startSettings()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.body }))
  .then(() => loadTexts('errors'))
  .catch(() => undefined);
