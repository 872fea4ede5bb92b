import type { ProseLanguage } from '#app/i18n/preview/create-prose.server.ts';
import clubs from '../names/clubs.json' with { type: 'json' };
import competitions from '../names/competitions.json' with { type: 'json' };
import countries from '../names/countries.json' with { type: 'json' };
import towns from '../names/towns.json' with { type: 'json' };
import { soundedArticles } from './articles.ts';
import { italianTexts } from './football/football.ts';
import { italianNews } from './news/news.ts';
import { type ItalianNoun, italianNouns, withEuphony } from './nouns/nouns.ts';

export const italianProse: ProseLanguage<ItalianNoun> = {
  nouns: italianNouns,
  names: { clubs, competitions, countries, towns },
  texts: italianTexts,
  news: italianNews,
  polish: (sentence) => withEuphony(soundedArticles(sentence)),
};
