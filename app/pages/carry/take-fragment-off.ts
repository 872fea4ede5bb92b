import { arrivedFragment } from '#app/elements/lists/arrived-fragment.ts';

/* Inlined in the page that receives favourites: removes the fragment from the address before any other script, and hides the part for sending before it is painted. */

if (arrivedFragment() !== undefined) document.currentScript?.parentElement?.querySelector('[data-part="send"]')?.setAttribute('hidden', '');
