export { createWordsOf } from '#app/i18n/words-of.server.ts';
export { pages, resources } from '#app/pages.ts';
export { createPageFinder } from './find-page.ts';
export { renderPage } from './render-page.tsx';
