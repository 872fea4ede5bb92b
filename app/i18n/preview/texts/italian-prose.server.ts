import clubs from '#app/i18n/names/clubs/it.json' with { type: 'json' };
import competitions from '#app/i18n/names/competitions/it.json' with { type: 'json' };
import countries from '#app/i18n/names/countries/it.json' with { type: 'json' };
import { type ItalianNoun, italianNouns, withEuphony } from '#app/i18n/names/italian-noun.ts';
import towns from '#app/i18n/names/towns/it.json' with { type: 'json' };
import type { ProseLanguage } from '../create-prose.server.ts';
import { soundedArticles } from '../italian-articles.ts';
import { italianTexts } from './italian.server.ts';
import { italianNews } from './italian-news.server.ts';

export const italianProse: ProseLanguage<ItalianNoun> = {
  nouns: italianNouns,
  names: { clubs, competitions, countries, towns },
  texts: italianTexts,
  news: italianNews,
  polish: (sentence) => withEuphony(soundedArticles(sentence)),
};
