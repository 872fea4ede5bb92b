import type { ProseLanguage } from '#app/i18n/preview/create-prose.server.ts';
import clubs from '../names/clubs.json' with { type: 'json' };
import competitions from '../names/competitions.json' with { type: 'json' };
import countries from '../names/countries.json' with { type: 'json' };
import towns from '../names/towns.json' with { type: 'json' };
import { spanishTexts } from './football/football.ts';
import { spanishNews } from './news/news.ts';
import { type SpanishNoun, spanishNouns } from './nouns/nouns.ts';

export const spanishProse: ProseLanguage<SpanishNoun> = {
  nouns: spanishNouns,
  names: { clubs, competitions, countries, towns },
  texts: spanishTexts,
  news: spanishNews,
};
