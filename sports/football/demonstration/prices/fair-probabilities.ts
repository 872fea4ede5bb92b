import { poissonProbabilities } from '#domain/chance/poisson.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { ExpectedGoals } from '../clubs/club-strength.ts';

/** Max number of goals of one side with a separate chance; higher ones are taken together. */
const mostGoals = 9;

/** The chance of each goal difference (from −9, the home side's view) and of each sum of goals (from 0), and the expected goals behind them. */
export interface GoalChances {
  readonly expected: ExpectedGoals;
  readonly differences: readonly number[];
  readonly sums: readonly number[];
}

/** The part of the goals that falls in the first half, as `match-play.ts` spreads them. */
const firstHalfShare = 0.46;

/** Returns the probabilities that the prices of a market are made from, in the order of its selections. */
export function fairProbabilities(chances: GoalChances, market: Market, line: number): readonly number[] {
  switch (market) {
    case 'match-result':
      return resultProbabilities(chances);
    case 'double-chance': {
      const [home, draw, away] = resultProbabilities(chances);
      return [home + draw, home + away, draw + away];
    }
    case 'draw-no-bet':
      return handicapProbabilities(chances, 0);
    case 'total-goals':
      return totalProbabilities(chances, line);
    case 'both-teams-to-score':
      return bothScoreProbabilities(chances);
    case 'asian-handicap':
      return handicapProbabilities(chances, line);
    case 'half-time-result': {
      const { home, away } = chances.expected;
      return resultProbabilities(goalChances({ home: home * firstHalfShare, away: away * firstHalfShare }));
    }
  }
}

/** Returns the chances of goals by independent Poisson counts, the model by which the demonstration also plays. */
export function goalChances(expected: ExpectedGoals): GoalChances {
  const { home, away } = expected;
  const ofHome = poissonProbabilities(home, mostGoals);
  const ofAway = poissonProbabilities(away, mostGoals);
  const differences = new Array<number>(2 * mostGoals + 1).fill(0);
  const sums = new Array<number>(2 * mostGoals + 1).fill(0);
  for (let hosts = 0; hosts <= mostGoals; hosts += 1) {
    for (let guests = 0; guests <= mostGoals; guests += 1) {
      const chance = (ofHome[hosts] as number) * (ofAway[guests] as number);
      differences[hosts - guests + mostGoals] = (differences[hosts - guests + mostGoals] as number) + chance;
      sums[hosts + guests] = (sums[hosts + guests] as number) + chance;
    }
  }
  return { expected, differences, sums };
}

/** Returns the probabilities of home win, draw and away win. */
export function resultProbabilities({ differences }: GoalChances): [number, number, number] {
  let home = 0;
  let away = 0;
  for (let goals = 1; goals <= mostGoals; goals += 1) {
    home += differences[mostGoals + goals] as number;
    away += differences[mostGoals - goals] as number;
  }
  return [home, differences[mostGoals] as number, away];
}

/** Returns the probabilities of more and of fewer goals than a line that ends in one half. */
export function totalProbabilities({ sums }: GoalChances, line: number): [number, number] {
  const over = sums.reduce((total, chance, goals) => (goals > line ? total + chance : total), 0);
  return [over, 1 - over];
}

/** Returns the probabilities that both sides score, and that one of them does not. */
function bothScoreProbabilities({ expected: { home, away } }: GoalChances): [number, number] {
  const both = (1 - Math.exp(-home)) * (1 - Math.exp(-away));
  return [both, 1 - both];
}

/**
 * Returns the probabilities that decide fair prices on a handicap given to the home side: the shares of the stakes not returned that the home and the
 * away side win. A quarter line is half a stake on each of its neighbours.
 */
export function handicapProbabilities(chances: GoalChances, line: number): [number, number] {
  const halves = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
  let won = 0;
  let lost = 0;
  for (const half of halves) {
    chances.differences.forEach((chance, index) => {
      const difference = index - mostGoals + half;
      if (difference > 0) won += chance;
      else if (difference < 0) lost += chance;
    });
  }
  return [won / (won + lost), lost / (won + lost)];
}

/** Returns the quarter line between −3 and 3 that is nearest to even chances. */
export function fairestHandicap(chances: GoalChances): number {
  let fairest = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let quarters = -12; quarters <= 12; quarters += 1) {
    const distance = Math.abs(handicapProbabilities(chances, quarters / 4)[0] - 0.5);
    if (distance < nearest) [fairest, nearest] = [quarters / 4, distance];
  }
  return fairest;
}
