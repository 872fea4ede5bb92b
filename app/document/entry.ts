import { languagePrefix } from '#app/behaviours/page-path.ts';
import { startBehaviours } from '#app/behaviours/start-behaviours.ts';
import { elements } from '#app/elements/elements.ts';
import { loadFrameWords } from '#app/i18n/browser-words.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { followBuilds } from './follow-builds.ts';
import { IslandElement } from './island-element.ts';
import { replaceBrokenPages } from './missing-parts.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { whenActivated } from './when-activated.ts';

replaceBrokenPages();
for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
customElements.define('page-island', IslandElement);
void whenActivated().then(followBuilds);
prefetchLinks();

startBehaviours(await loadFrameWords(localeByTag(document.documentElement.lang), languagePrefix()));
// Tests wait for it, and styles may ask for it.
document.documentElement.dataset.scripts = 'on';
