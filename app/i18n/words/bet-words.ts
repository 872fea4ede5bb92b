import type { Bet } from '#domain/odds/bet.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { Words } from './create-words.ts';

/** The names of a match's clubs for use in words; they are never inflected. */
export interface ClubNames {
  readonly home: string;
  readonly away: string;
}

type BetWords = Pick<Words, 't' | 'format'>;

/** Returns a bet as a reader of the language says it: `Over 2.5 goals`, `Girona or draw`, `Slavia −1.5`, `Both teams to score: no`. */
export function betWords(bet: Bet, clubs: ClubNames, { t, format }: BetWords): string {
  switch (bet.market) {
    case 'match-result':
      if (bet.selection === 'draw') return t('odds.draw');
      return t(bet.selection === 'home' ? 'bet.homeWin' : 'bet.awayWin', { club: clubs[bet.selection] });
    case 'double-chance':
      if (bet.selection === 'home-or-away') return t('bet.homeOrAway');
      return bet.selection === 'home-or-draw' ? t('bet.homeOrDraw', { club: clubs.home }) : t('bet.drawOrAway', { club: clubs.away });
    case 'draw-no-bet':
      return t('bet.drawNoBet', { club: clubs[bet.selection] });
    case 'total-goals':
      return t(bet.selection === 'over' ? 'bet.over' : 'bet.under', { line: format.line(bet.line, false), count: bet.line });
    case 'both-teams-to-score':
      return t(bet.selection === 'yes' ? 'bet.bothScore' : 'bet.notBothScore');
    case 'asian-handicap':
      return t('bet.handicap', { club: clubs[bet.selection], line: handicapOf(bet, format) });
    case 'half-time-result':
      return bet.selection === 'draw' ? t('bet.halfTimeDraw') : t('bet.halfTime', { club: clubs[bet.selection] });
    case 'correct-score':
      return t('bet.correctScore', { score: scoreOf(bet, format) });
  }
}

/** Returns the same in as few letters as a chip in a match row has room for: `Over 2.5`, `Both score: no`, `Slavia −1.5`. */
export function shortBetWords(bet: Bet, clubs: ClubNames, words: BetWords): string {
  const { t, format } = words;
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? t('odds.draw') : clubs[bet.selection];
    case 'double-chance':
      if (bet.selection === 'home-or-away') return t('bet.homeOrAwayShort');
      return bet.selection === 'home-or-draw'
        ? t('bet.homeOrDrawShort', { club: clubs.home })
        : t('bet.drawOrAwayShort', { club: clubs.away });
    case 'draw-no-bet':
      return t('bet.drawNoBetShort', { club: clubs[bet.selection] });
    case 'total-goals':
      return t(bet.selection === 'over' ? 'prices.over' : 'prices.under', { line: format.line(bet.line, false) });
    case 'both-teams-to-score':
      return t(bet.selection === 'yes' ? 'bet.bothScoreShort' : 'bet.notBothScoreShort');
    case 'asian-handicap':
      return `${clubs[bet.selection]} ${handicapOf(bet, format)}`;
    case 'half-time-result':
      return betWords(bet, clubs, words);
    case 'correct-score':
      return scoreOf(bet, format);
  }
}

/** Returns a market by its name: `Total goals`. */
export function marketWords(market: Market | 'correct-score', t: Words['t']): string {
  return t(`market.${market}`);
}

/** Returns the handicap of the side that is backed; a line is written as the home side's. */
function handicapOf({ line, selection }: Bet & { market: 'asian-handicap' }, format: Words['format']): string {
  const own = selection === 'home' || line === 0 ? line : -line;
  return format.line(own, true);
}

/** Returns the score that is bet on, `2-1` in the ledger, as the language writes it. */
function scoreOf({ selection }: Bet & { market: 'correct-score' }, format: Words['format']): string {
  const [home, away] = selection.split('-').map(Number) as [number, number];
  return format.score({ home, away });
}
