import { pages, resources } from '#app/pages.ts';
import { createPageFinder } from './find-page.ts';

export { createWordsOf } from '#app/i18n/words/words-of.server.ts';
export { default as serviceWorker } from '#app/service-worker/service-worker.ts?script-text';
export { renderPage } from './render-page.tsx';

/** Returns the page or resource at a shared path; undefined when there is none. */
export const findPage = createPageFinder([...pages, ...resources]);
