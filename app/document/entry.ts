import { defineElements } from '#app/elements/define-elements.ts';
import { elements } from '#app/elements/elements.ts';
import { followBuilds } from './builds/follow-builds.ts';
import { replaceBrokenPages, reportMissingPart } from './builds/missing-parts.ts';
import { holdClicks } from './hold-clicks.ts';
import { IslandElement } from './island-element.ts';
import { whenActivated } from './when-activated.ts';

replaceBrokenPages();
for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
customElements.define('page-island', IslandElement);
const defined = defineElements(document);
holdClicks(defined);
void whenActivated().then(followBuilds);
if (HTMLScriptElement.supports?.('speculationrules') !== true) {
  import('./speculation/prefetch-links.ts').then(({ prefetchLinks }) => prefetchLinks(), reportMissingPart);
}

await defined;
// Tests wait for it, and styles may ask for it.
document.documentElement.dataset.scripts = 'on';
