import type { ProseLanguage } from '#app/i18n/preview/create-prose.server.ts';
import clubs from '../names/clubs.json' with { type: 'json' };
import competitions from '../names/competitions.json' with { type: 'json' };
import countries from '../names/countries.json' with { type: 'json' };
import towns from '../names/towns.json' with { type: 'json' };
import { greekTexts } from './football/football.ts';
import { greekNews } from './news/news.ts';
import { type GreekNoun, greekNouns } from './nouns/nouns.ts';
import { greekUnbent } from './unbent.ts';

export const greekProse: ProseLanguage<GreekNoun> = {
  nouns: greekNouns,
  names: { clubs, competitions, countries, towns },
  texts: greekTexts,
  news: greekNews,
  unbent: greekUnbent,
  stemOf: (word) => word.slice(0, 5),
};
