import { describe, expect, it } from 'vitest';
import { createRandom } from '#domain/chance/random.ts';
import { type BetChances, betChances, expectedValue, winProbability } from '#domain/forecast/goals/bet-chances.ts';
import { halfTimeScore } from '#domain/forecast/goals/half-time-score.ts';
import { type ScoreGrid, scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { type Bet, profitOf } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { type Market, marketNames } from '#domain/odds/markets/markets.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';

const quarterLines = (from: number, to: number) => Array.from({ length: (to - from) * 4 + 1 }, (_, step) => from + step / 4);
const linesOf: Readonly<Partial<Record<Market, readonly number[]>>> = {
  'total-goals': quarterLines(0.5, 5.5),
  'asian-handicap': quarterLines(-3, 3),
};
const allBets: Bet[] = [
  ...marketNames.flatMap((market) => (linesOf[market] ?? [0]).flatMap((line) => betsOfLine(market, line))),
  { market: 'correct-score', line: 0, selection: '2-1' },
  { market: 'correct-score', line: 0, selection: '0-0' },
];

/** Returns the profit of a stake of one unit at a price of 2, by the wording of a bookmaker's rules: the bet on a quarter line is two bets. */
function profitByTheBook(bet: Bet, { home, away }: Goals): number {
  const evens = (margin: number) => Math.sign(margin);
  const halves = (margin: number) => (evens(margin - 0.25) + evens(margin + 0.25)) / 2;
  const onLine = (margin: number) => (Number.isInteger(margin * 2) ? evens(margin) : halves(margin));
  const ifTrue = (won: boolean) => (won ? 1 : -1);
  switch (bet.market) {
    case 'match-result':
    case 'half-time-result':
      return ifTrue({ home: home > away, draw: home === away, away: home < away }[bet.selection]);
    case 'double-chance':
      return ifTrue({ 'home-or-draw': home >= away, 'home-or-away': home !== away, 'draw-or-away': home <= away }[bet.selection]);
    case 'draw-no-bet':
      return evens(bet.selection === 'home' ? home - away : away - home);
    case 'both-teams-to-score':
      return ifTrue(home * away > 0 === (bet.selection === 'yes'));
    case 'correct-score':
      return ifTrue(`${home}-${away}` === bet.selection);
    case 'total-goals':
      return (bet.selection === 'over' ? 1 : -1) * onLine(home + away - bet.line);
    case 'asian-handicap':
      return (bet.selection === 'home' ? 1 : -1) * onLine(home - away + bet.line);
  }
}

function randomForecast(seed: number): { grid: ScoreGrid; halfTime: ScoreGrid } {
  const random = createRandom(seed);
  const score = {
    homeGoals: 0.4 + 2.6 * random.uniform(),
    awayGoals: 0.3 + 2.2 * random.uniform(),
    lowScoreDependence: -0.1 * random.uniform(),
    drawWeight: 0.95 + 0.2 * random.uniform(),
  };
  return { grid: scoreGrid(score), halfTime: scoreGrid(halfTimeScore(score, 0.45)) };
}

function scoresOf({ size, cells }: ScoreGrid): { goals: Goals; chance: number }[] {
  return Array.from(cells, (chance, cell) => ({ goals: { home: Math.floor(cell / size), away: cell % size }, chance }));
}

const sumOf = ({ won, halfWon, void: returned, halfLost, lost }: BetChances) => won + halfWon + returned + halfLost + lost;

describe('every bet of every market', () => {
  it('settles at every score as the rules say', () => {
    for (const bet of allBets) {
      for (const { goals } of scoresOf(randomForecast(1).grid)) {
        const outcome = settleBet(bet, goals, goals);
        expect(outcome === undefined ? undefined : profitOf(outcome, 2), `${JSON.stringify(bet)} at ${goals.home}-${goals.away}`).toBe(
          profitByTheBook(bet, goals) + 0,
        );
      }
    }
  });

  it('is worth on average what its scores pay, weighted by their chances', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const forecast = randomForecast(seed);
      for (const bet of allBets) {
        const scores = scoresOf(bet.market === 'half-time-result' ? forecast.halfTime : forecast.grid);
        const byTheBook = scores.reduce((sum, { goals, chance }) => sum + chance * profitByTheBook(bet, goals), 0);
        expect(expectedValue(betChances(bet, forecast), 2)).toBeCloseTo(byTheBook, 10);
      }
    }
  });

  it('has chances that sum to 1 and a fair price at which nobody gains, the inverse of its probability', () => {
    for (let seed = 21; seed <= 40; seed += 1) {
      const forecast = randomForecast(seed);
      for (const bet of allBets) {
        const chances = betChances(bet, forecast);
        const fair = 1 / (winProbability(chances) as number);
        expect(sumOf(chances)).toBeCloseTo(1, 10);
        expect(expectedValue(chances, fair)).toBeCloseTo(0, 10);
      }
    }
  });
});

describe('markets of one match agree', () => {
  const forecast = randomForecast(41);
  const chance = (bet: Bet) => winProbability(betChances(bet, forecast)) as number;

  it('the selections of a line share all there is', () => {
    for (const market of ['match-result', 'half-time-result'] as const) {
      expect(betsOfLine(market, 0).reduce((sum, bet) => sum + chance(bet), 0)).toBeCloseTo(1, 10);
    }
    for (const market of ['draw-no-bet', 'total-goals', 'both-teams-to-score', 'asian-handicap'] as const) {
      for (const line of linesOf[market] ?? [0]) {
        expect(betsOfLine(market, line).reduce((sum, bet) => sum + chance(bet), 0)).toBeCloseTo(1, 10);
      }
    }
    expect(betsOfLine('double-chance', 0).reduce((sum, bet) => sum + chance(bet), 0)).toBeCloseTo(2, 10);
  });

  it('the same bet under another name has the same chance', () => {
    const pairs: [Bet, Bet][] = [
      [
        { market: 'asian-handicap', line: -0.5, selection: 'home' },
        { market: 'match-result', line: 0, selection: 'home' },
      ],
      [
        { market: 'asian-handicap', line: 0.5, selection: 'home' },
        { market: 'double-chance', line: 0, selection: 'home-or-draw' },
      ],
      [
        { market: 'asian-handicap', line: 0, selection: 'away' },
        { market: 'draw-no-bet', line: 0, selection: 'away' },
      ],
    ];
    for (const [first, second] of pairs) expect(chance(first)).toBeCloseTo(chance(second), 12);
  });
});
