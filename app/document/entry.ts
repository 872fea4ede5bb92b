import { elements, elementsOfSomePages } from '#app/elements/elements.ts';
import { followBuilds } from './follow-builds.ts';
import { holdClicks } from './hold-clicks.ts';
import { IslandElement } from './island-element.ts';
import { replaceBrokenPages, reportMissingPart } from './missing-parts.ts';
import { whenActivated } from './when-activated.ts';

replaceBrokenPages();
for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
customElements.define('page-island', IslandElement);
const ofThisPage = Object.entries(elementsOfSomePages).filter(([name]) => document.getElementsByTagName(name).length > 0);
// Without its code an element is what its HTML is.
const defined = Promise.all(
  ofThisPage.map(([name, load]) => load().then((element) => customElements.define(name, element), reportMissingPart)),
);
holdClicks(defined);
void whenActivated().then(followBuilds);
if (HTMLScriptElement.supports?.('speculationrules') !== true) {
  import('./prefetch-links.ts').then(({ prefetchLinks }) => prefetchLinks(), reportMissingPart);
}

await defined;
// Tests wait for it, and styles may ask for it.
document.documentElement.dataset.scripts = 'on';
