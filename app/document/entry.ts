import { languagePrefix } from '#app/behaviours/page-path.ts';
import { startBehaviours } from '#app/behaviours/start-behaviours.ts';
import { loadFrameWords } from '#app/i18n/browser-words.ts';
import { localeByTag } from '#app/i18n/locales.ts';

startBehaviours(await loadFrameWords(localeByTag(document.documentElement.lang), languagePrefix()));
