import clubs from '#app/i18n/names/clubs/el.json' with { type: 'json' };
import competitions from '#app/i18n/names/competitions/el.json' with { type: 'json' };
import countries from '#app/i18n/names/countries/el.json' with { type: 'json' };
import { type GreekNoun, greekNouns } from '#app/i18n/names/greek-noun.ts';
import towns from '#app/i18n/names/towns/el.json' with { type: 'json' };
import type { ProseLanguage } from '../create-prose.server.ts';
import { greekTexts } from './greek.server.ts';
import { greekNews } from './greek-news.server.ts';
import { greekUnbent } from './greek-unbent.server.ts';

export const greekProse: ProseLanguage<GreekNoun> = {
  nouns: greekNouns,
  names: { clubs, competitions, countries, towns },
  texts: greekTexts,
  news: greekNews,
  unbent: greekUnbent,
  stemOf: (word) => word.slice(0, 5),
};
