import clubs from '#app/i18n/names/clubs/cs.json' with { type: 'json' };
import competitions from '#app/i18n/names/competitions/cs.json' with { type: 'json' };
import countries from '#app/i18n/names/countries/cs.json' with { type: 'json' };
import { type CzechNoun, czechNouns } from '#app/i18n/names/czech-noun.ts';
import towns from '#app/i18n/names/towns/cs.json' with { type: 'json' };
import type { ProseLanguage } from '../create-prose.server.ts';
import { voicedPrepositions } from '../czech-prepositions.ts';
import { czechTexts } from './czech.server.ts';
import { czechNews } from './czech-news.server.ts';
import { czechUnbent } from './czech-unbent.server.ts';

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
