/** The gallery of the two western games: every drawing and part on one page, for developers. */
import { mount } from 'svelte';
import '../style/tokens.css';
import '../style/base.css';
import '../style/components.css';
import Western from './Western.svelte';

mount(Western, { target: document.body });
