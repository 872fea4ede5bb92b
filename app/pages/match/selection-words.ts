import type { Formatters } from '#app/i18n/formatters.ts';
import type { Translate } from '#app/i18n/translate.ts';
import type { MarketName } from './market-names.ts';

/** The heads of a market's columns: `1 X 2`, `Over 2.5` and `Under 2.5`, `1 (−0.5)` and `2 (+0.5)`, `Yes` and `No`, `1X 12 X2`. */
export function selectionWords(market: MarketName, line: number, format: Formatters, t: Translate): string[] {
  switch (market) {
    case 'result':
      return [t('prices.home'), t('prices.draw'), t('prices.away')];
    case 'goals':
      return [t('prices.over', { line: format.line(line, false) }), t('prices.under', { line: format.line(line, false) })];
    case 'both':
      return [t('prices.yes'), t('prices.no')];
    case 'double':
      return [`${t('prices.home')}${t('prices.draw')}`, `${t('prices.home')}${t('prices.away')}`, `${t('prices.draw')}${t('prices.away')}`];
    case 'handicap':
      return [
        t('prices.homeHandicap', { line: format.line(line, true) }),
        t('prices.awayHandicap', { line: format.line(line === 0 ? 0 : -line, true) }),
      ];
  }
}
