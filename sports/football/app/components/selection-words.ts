import { type ClubNames, shortBetWords } from '#app/i18n/words/bet-words.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { type MarketName, marketByName } from './market-names.ts';

/** Returns the heads of a market's columns: `1 X 2`, `Over 2.5` and `Under 2.5`, `Slavia −0.5` and `Girona +0.5`, `Yes` and `No`, `1X 12 X2`. */
export function selectionWords(market: MarketName, line: number, clubs: ClubNames, words: Pick<Words, 't' | 'format'>): string[] {
  const { t } = words;
  switch (market) {
    case 'result':
      return [t('prices.home'), t('prices.draw'), t('prices.away')];
    case 'both':
      return [t('prices.yes'), t('prices.no')];
    case 'double':
      return [`${t('prices.home')}${t('prices.draw')}`, `${t('prices.home')}${t('prices.away')}`, `${t('prices.draw')}${t('prices.away')}`];
    case 'goals':
    case 'handicap':
      return betsOfLine(marketByName[market], line).map((bet) => shortBetWords(bet, clubs, words));
  }
}
