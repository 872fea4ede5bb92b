import type { BasketballBet } from '#domain/sports/basketball/basketball-bet.ts';
import type { TennisBet } from '#domain/sports/tennis/tennis-bet.ts';
import type { Words } from './create-words.ts';

type BetWords = Pick<Words, 't' | 'format'>;

/** Returns a bet on tennis as a reader of the language says it: `Alcaraz to win`, `Alcaraz −1.5 sets`, `Over 39.5 games`. */
export function tennisBetWords(bet: TennisBet, [first, second]: readonly [string, string], { t, format }: BetWords): string {
  switch (bet.market) {
    case 'match-winner':
      return t('tennis.bet.winner', { player: bet.selection === 'first' ? first : second });
    case 'set-handicap': {
      const own = bet.selection === 'first' ? bet.line : -bet.line;
      const player = bet.selection === 'first' ? first : second;
      return t('tennis.bet.setHandicap', { player, line: format.line(own, true), count: Math.abs(own) });
    }
    case 'total-games':
      return t(`tennis.bet.${bet.selection}`, { line: format.line(bet.line, false), count: bet.line });
  }
}

/** Returns the same in as few letters as a row has room for: `Alcaraz −1.5`, `Over 39.5`. */
export function shortTennisBetWords(bet: TennisBet, [first, second]: readonly [string, string], { t, format }: BetWords): string {
  if (bet.market === 'total-games') return t(`prices.${bet.selection}`, { line: format.line(bet.line, false) });
  const [name, own] = bet.selection === 'first' ? [first, 1] : [second, -1];
  return bet.market === 'match-winner' ? name : `${name} ${format.line(own * bet.line, true)}`;
}

/** Returns a bet on basketball as a reader of the language says it: `Nuggets to win`, `Nuggets −4`, `Over 221.5 points`. */
export function basketballBetWords(
  bet: BasketballBet,
  clubs: { readonly home: string; readonly away: string },
  { t, format }: BetWords,
): string {
  switch (bet.market) {
    case 'moneyline':
      return t('basketball.bet.moneyline', { club: clubs[bet.selection] });
    case 'spread': {
      const own = bet.selection === 'home' ? bet.line : -bet.line;
      return t('basketball.bet.spread', { club: clubs[bet.selection], line: format.line(own, true) });
    }
    case 'total':
      return t(`basketball.bet.${bet.selection}`, { line: format.line(bet.line, false), count: bet.line });
  }
}

/** Returns the same in as few letters as a row has room for: `Nuggets −4`, `Over 221.5`. */
export function shortBasketballBetWords(
  bet: BasketballBet,
  clubs: { readonly home: string; readonly away: string },
  { t, format }: BetWords,
): string {
  if (bet.market === 'total') return t(`prices.${bet.selection}`, { line: format.line(bet.line, false) });
  if (bet.market === 'moneyline') return clubs[bet.selection];
  return `${clubs[bet.selection]} ${format.line(bet.selection === 'home' ? bet.line : -bet.line, true)}`;
}
