import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import { ownLine, type SportWords } from './sport-words.ts';

export const tennisWords: SportWords<'tennis'> = {
  bet(bet, sides, { t, format }) {
    switch (bet.market) {
      case 'match-winner':
        return t('tennis.bet.winner', { player: sides[sideOf(bet.selection)] });
      case 'set-handicap': {
        const own = ownLine(bet);
        return t('tennis.bet.setHandicap', { player: sides[sideOf(bet.selection)], line: format.line(own, true), count: Math.abs(own) });
      }
      case 'total-games':
        return t(`tennis.bet.${bet.selection}`, { line: format.line(bet.line, false), count: bet.line });
    }
  },
  short(bet, sides, { t, format }) {
    switch (bet.market) {
      case 'match-winner':
        return sides[sideOf(bet.selection)];
      case 'set-handicap':
        return `${sides[sideOf(bet.selection)]} ${format.line(ownLine(bet), true)}`;
      case 'total-games':
        return t(bet.selection === 'over' ? 'prices.over' : 'prices.under', { line: format.line(bet.line, false) });
    }
  },
  market: (market, t) => t(`tennis.market.${market}`),
};

function sideOf(selection: 'first' | 'second'): keyof ClubNames {
  return selection === 'first' ? 'home' : 'away';
}
