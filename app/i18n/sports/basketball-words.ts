import { ownLine, type SportWords } from './sport-words.ts';

export const basketballWords: SportWords<'basketball'> = {
  bet(bet, sides, { t, format }) {
    switch (bet.market) {
      case 'moneyline':
        return t('basketball.bet.moneyline', { club: sides[bet.selection] });
      case 'spread':
        return t('basketball.bet.spread', { club: sides[bet.selection], line: format.line(ownLine(bet), true) });
      case 'total':
        return t(`basketball.bet.${bet.selection}`, { line: format.line(bet.line, false), count: bet.line });
    }
  },
  short(bet, sides, { t, format }) {
    switch (bet.market) {
      case 'moneyline':
        return sides[bet.selection];
      case 'spread':
        return `${sides[bet.selection]} ${format.line(ownLine(bet), true)}`;
      case 'total':
        return t(bet.selection === 'over' ? 'prices.over' : 'prices.under', { line: format.line(bet.line, false) });
    }
  },
  market: (market, t) => t(`basketball.market.${market}`),
};
