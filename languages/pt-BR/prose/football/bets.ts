import type { Bet } from '#domain/odds/bet.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { drawnAt, victoryOf } from '../words.ts';

interface BetOnMatch {
  readonly bet: Bet;
  readonly home: BrazilianPortugueseNoun;
  readonly away: BrazilianPortugueseNoun;
}

/** Returns a bet as the content of a tip: `a vitória do Vasco`, `mais de 2,5 gols`. It must not follow a preposition that contracts with an article. */
export function betPhrase({ bet, ...clubs }: BetOnMatch, figures: ProseFigures): string {
  const { line } = figures;
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? 'o empate' : victoryOf(clubs[bet.selection]);
    case 'double-chance':
      if (bet.selection === 'home-or-away') return 'a dupla chance sem empate';
      return `a dupla chance ${(bet.selection === 'home-or-draw' ? clubs.home : clubs.away).bare} ou empate`;
    case 'draw-no-bet':
      return drawNoBet(clubs[bet.selection]);
    case 'total-goals':
      return `${bet.selection === 'over' ? 'mais' : 'menos'} de ${line(bet.line, false)} ${bet.line === 1 ? 'gol' : 'gols'}`;
    case 'both-teams-to-score':
      return bet.selection === 'yes' ? 'o “ambas marcam”' : 'o “ambas marcam: não”';
    case 'asian-handicap':
      if (bet.line === 0) return drawNoBet(clubs[bet.selection]);
      return `o handicap ${line(bet.selection === 'home' ? bet.line : -bet.line, true)} ${clubs[bet.selection].de}`;
    case 'half-time-result':
      return bet.selection === 'draw' ? 'o empate no intervalo' : `a vantagem ${clubs[bet.selection].de} no intervalo`;
    case 'correct-score': {
      const [homeGoals, awayGoals] = bet.selection.split('-').map(Number) as [number, number];
      return exactScore({ ...clubs, homeGoals, awayGoals }, figures);
    }
  }
}

/** Returns a bet as the subject of a sentence, always with its article: `a vitória do Vasco`, `a aposta em mais de 2,5 gols`. */
export function betSubject(facts: BetOnMatch, figures: ProseFigures): string {
  const phrase = betPhrase(facts, figures);
  return facts.bet.market === 'total-goals' ? `a aposta em ${phrase}` : phrase;
}

/** Returns a bet after `de`, as the owner of odds: `da vitória do Vasco`, `do empate`. */
export const ofBet = (facts: BetOnMatch, figures: ProseFigures) => `d${betSubject(facts, figures)}`;

const drawNoBet = (club: BrazilianPortugueseNoun) => `${victoryOf(club)} (empate anula)`;

/** Returns an exact score as the subject or the object of a sentence: `a vitória do Vasco por 2 a 1`, `o empate sem gols`. */
export function exactScore(
  { home, away, homeGoals, awayGoals }: Omit<BetOnMatch, 'bet'> & { readonly homeGoals: number; readonly awayGoals: number },
  figures: ProseFigures,
): string {
  if (homeGoals === awayGoals) return `o empate ${drawnAt(homeGoals, figures)}`;
  const [winner, won, lost] = homeGoals > awayGoals ? [home, homeGoals, awayGoals] : [away, awayGoals, homeGoals];
  return `${victoryOf(winner)} por ${figures.score(won, lost)}`;
}
