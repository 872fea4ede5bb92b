import type { BasketballBet } from '#domain/sports/basketball/basketball-bet.ts';
import type { BasketballPlay } from '#domain/sports/basketball/basketball-play.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { Words } from './create-words.ts';

type Said = Pick<Words, 't' | 'format'>;

/** Returns a bet as a reader of the language says it, clubs home side first: `Nuggets −9.5`, `Over 229.5 points`. */
export function basketballBetWords(bet: BasketballBet, clubs: Pair<string>, { t, format }: Said): string {
  switch (bet.market) {
    case 'moneyline':
      return t('basketball.bet.moneyline', { club: clubOf(bet, clubs) });
    case 'spread':
      return t('basketball.bet.spread', { club: clubOf(bet, clubs), line: format.line(spreadOf(bet), true) });
    case 'total':
      return t(`basketball.bet.${bet.selection}`, { line: format.line(bet.line, false), count: bet.line });
  }
}

/** Returns the same in as few letters as a chip in a row has room for: `Nuggets −9.5`, `Over 229.5`, and of a winner only the name. */
export function shortBasketballBetWords(bet: BasketballBet, clubs: Pair<string>, words: Said): string {
  if (bet.market === 'moneyline') return clubOf(bet, clubs);
  if (bet.market === 'spread') return basketballBetWords(bet, clubs, words);
  return words.t(bet.selection === 'over' ? 'prices.over' : 'prices.under', { line: words.format.line(bet.line, false) });
}

/** Returns the clock of a game in few letters: `Q3 4:07`, `OT 1:12`, `HT`; in two parts, of which the second may be empty. */
export function clockWords(clock: NonNullable<BasketballPlay['clock']>, t: Words['t']): readonly [period: string, time: string] {
  return [periodWord(clock.period, t), clock.secondsLeft === undefined ? '' : minutesAndSeconds(clock.secondsLeft)];
}

function periodWord(period: NonNullable<BasketballPlay['clock']>['period'], t: Words['t']): string {
  switch (period) {
    case 'half-time':
      return t('basketball.halfTimeShort');
    case 'break':
      return t('basketball.breakShort');
    case 'overtime':
      return t('basketball.overtimeShort');
    default:
      return t('basketball.quarterShort', { number: period.slice(1) });
  }
}

/** Returns seconds as the clock of a hall shows them: `4:07`. */
function minutesAndSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function clubOf({ selection }: { readonly selection: 'home' | 'away' }, [home, away]: Pair<string>): string {
  return selection === 'home' ? home : away;
}

/** Returns the points given to the side that is backed; a line is written as those of the home side. */
function spreadOf({ line, selection }: BasketballBet & { market: 'spread' }): number {
  return selection === 'home' || line === 0 ? line : -line;
}
