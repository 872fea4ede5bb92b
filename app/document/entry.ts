import { elements, rareElements } from '#app/elements/elements.ts';
import { followBuilds } from './follow-builds.ts';
import { IslandElement } from './island-element.ts';
import { replaceBrokenPages, reportMissingPart } from './missing-parts.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { whenActivated } from './when-activated.ts';

replaceBrokenPages();
for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
customElements.define('page-island', IslandElement);
const rareOfPage = Object.entries(rareElements).filter(([name]) => document.getElementsByTagName(name).length > 0);
// Without its code an element is what its HTML is.
const rareDefined = rareOfPage.map(([name, load]) => load().then((element) => customElements.define(name, element), reportMissingPart));
void whenActivated().then(followBuilds);
prefetchLinks();

await Promise.all(rareDefined);
// Tests wait for it, and styles may ask for it.
document.documentElement.dataset.scripts = 'on';
