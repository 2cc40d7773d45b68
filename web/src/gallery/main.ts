/** The gallery: every drawing and part on one page, for developers and for picture tests. */
import { mount } from 'svelte';
import '../style/tokens.css';
import '../style/base.css';
import '../style/components.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.body });
