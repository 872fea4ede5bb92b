import type { ProseLanguage } from '#app/i18n/preview/create-prose.server.ts';
import clubs from '../names/clubs.json' with { type: 'json' };
import competitions from '../names/competitions.json' with { type: 'json' };
import countries from '../names/countries.json' with { type: 'json' };
import towns from '../names/towns.json' with { type: 'json' };
import { germanTexts } from './football/football.ts';
import { germanNews } from './news/news.ts';
import { type GermanNoun, germanNouns } from './nouns/nouns.ts';

export const germanProse: ProseLanguage<GermanNoun> = {
  nouns: germanNouns,
  names: { clubs, competitions, countries, towns },
  texts: germanTexts,
  news: germanNews,
  // The stop of an ordinal, `Tabellen-24.`, is also the stop of its sentence.
  polish: (sentence) => sentence.replace(/\.\.$/, '.'),
};
