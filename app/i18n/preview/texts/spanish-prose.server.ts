import clubs from '#app/i18n/names/clubs/es.json' with { type: 'json' };
import competitions from '#app/i18n/names/competitions/es.json' with { type: 'json' };
import countries from '#app/i18n/names/countries/es.json' with { type: 'json' };
import { type SpanishNoun, spanishNouns } from '#app/i18n/names/spanish-noun.ts';
import towns from '#app/i18n/names/towns/es.json' with { type: 'json' };
import type { ProseLanguage } from '../create-prose.server.ts';
import { spanishTexts } from './spanish.server.ts';
import { spanishNews } from './spanish-news.server.ts';

export const spanishProse: ProseLanguage<SpanishNoun> = {
  nouns: spanishNouns,
  names: { clubs, competitions, countries, towns },
  texts: spanishTexts,
  news: spanishNews,
};
