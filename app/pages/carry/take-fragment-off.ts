import { arrivedFragment } from '#app/elements/lists/arrived-fragment.ts';

/* The script of the page that takes favourites over, in the page itself: no other script sees the fragment, and what it replaces is not painted. */

if (arrivedFragment() !== undefined) document.currentScript?.parentElement?.querySelector('[data-part="send"]')?.setAttribute('hidden', '');
