import { type BrazilianPortugueseNoun, brazilianPortugueseNouns } from '#app/i18n/names/brazilian-portuguese-noun.ts';
import clubs from '#app/i18n/names/clubs/pt-BR.json' with { type: 'json' };
import competitions from '#app/i18n/names/competitions/pt-BR.json' with { type: 'json' };
import countries from '#app/i18n/names/countries/pt-BR.json' with { type: 'json' };
import towns from '#app/i18n/names/towns/pt-BR.json' with { type: 'json' };
import type { ProseLanguage } from '../create-prose.server.ts';
import { brazilianPortugueseTexts } from './brazilian-portuguese.server.ts';
import { brazilianPortugueseNews } from './brazilian-portuguese-news.server.ts';

export const brazilianPortugueseProse: ProseLanguage<BrazilianPortugueseNoun> = {
  nouns: brazilianPortugueseNouns,
  names: { clubs, competitions, countries, towns },
  texts: brazilianPortugueseTexts,
  news: brazilianPortugueseNews,
};
