import type { ProseLanguage } from '#app/i18n/preview/create-prose.server.ts';
import clubs from '../names/clubs.json' with { type: 'json' };
import competitions from '../names/competitions.json' with { type: 'json' };
import countries from '../names/countries.json' with { type: 'json' };
import towns from '../names/towns.json' with { type: 'json' };
import { czechTexts } from './football/football.ts';
import { czechNews } from './news/news.ts';
import { type CzechNoun, czechNouns } from './nouns/nouns.ts';
import { voicedPrepositions } from './prepositions.ts';
import { czechUnbent } from './unbent.ts';

export const czechProse: ProseLanguage<CzechNoun> = {
  nouns: czechNouns,
  names: { clubs, competitions, countries, towns },
  texts: czechTexts,
  news: czechNews,
  unbent: czechUnbent,
  polish: voicedPrepositions,
  // Endings are short: Slavia, Slavie, Slavii; zápas, zápasech.
  stemOf: (word) => word.slice(0, 5),
};
