export { pages } from '#app/pages.ts';
export { createWordsOf } from '#app/i18n/words-of.server.ts';
export { createPageFinder } from './find-page.ts';
export { renderPage } from './render-page.tsx';
