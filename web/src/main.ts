/** Where the page starts. */
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './app/router.svelte';
import { startSettings } from './app/settings.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/components.css';

/** After an upgrade of the site, parts that this page would still load are gone: the new page has others. */
function renew(event: Event): void {
  const last = Number(sessionStorage.getItem('renewed') ?? 0);
  if (Date.now() - last < 30_000) return; // it was not that: let the page say so
  sessionStorage.setItem('renewed', String(Date.now()));
  event.preventDefault();
  location.reload();
}

addEventListener('vite:preloadError', renew);
startSettings();
startRouter();
mount(App, { target: document.body });
