/** Where the page starts. */
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './app/router.svelte';
import { startSettings } from './app/settings.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/components.css';

startSettings();
startRouter();
mount(App, { target: document.body });
