import { betChances, winProbability } from '#domain/forecast/goals/bet-chances.ts';
import type { ScoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { markets } from '#domain/odds/markets/markets.ts';

/** A market that is folded below the main ones. */
export interface FurtherMarket {
  readonly market: Exclude<Bet['market'], 'match-result' | 'both-teams-to-score'>;
  readonly bets: readonly Bet[];
}

const goalLines = [0.5, 1.5, 3.5, 4.5, 5.5];
const scoresShown = 6;
const handicapsBeside = [-0.5, -0.25, 0, 0.25, 0.5];

/**
 * Returns the bets of the markets other than result, goals over 2.5 and both teams to score: of handicaps the lines around the even one, of scores
 * the likeliest; in addition all quoted lines.
 */
export function furtherMarkets(
  grid: ScoreGrid,
  quoted: { readonly goals: readonly number[]; readonly handicaps: readonly number[] },
): FurtherMarket[] {
  const even = evenHandicap(grid);
  const goals = inOrder([...goalLines, ...quoted.goals.filter((line) => line !== markets['total-goals'].mainLine)]);
  const handicaps = inOrder([...handicapsBeside.map((step) => even + step), ...quoted.handicaps]);
  const bets: Readonly<Record<FurtherMarket['market'], readonly Bet[]>> = {
    'double-chance': betsOfLine('double-chance', 0),
    'draw-no-bet': betsOfLine('draw-no-bet', 0),
    'total-goals': goals.flatMap((line) => betsOfLine('total-goals', line)),
    'asian-handicap': handicaps.flatMap((line) => betsOfLine('asian-handicap', line)),
    'half-time-result': betsOfLine('half-time-result', 0),
    'correct-score': likeliestScores(grid, scoresShown),
  };
  return (Object.keys(bets) as FurtherMarket['market'][]).map((market) => ({ market, bets: bets[market] }));
}

/** Returns the likeliest scores, the likeliest first. */
export function likeliestScores({ size, cells }: ScoreGrid, count: number): Bet[] {
  // The last row and column are for that many goals or more, which is not one score.
  const scores = Array.from(cells, (chance, cell) => ({ chance, home: Math.floor(cell / size), away: cell % size }));
  return scores
    .filter(({ home, away }) => home < size - 1 && away < size - 1)
    .sort((first, second) => second.chance - first.chance || first.home - second.home)
    .slice(0, count)
    .map(({ home, away }): Bet => ({ market: 'correct-score', line: 0, selection: `${home}-${away}` }));
}

/** Returns the handicap on the home side, in quarter goals, that is nearest to making both sides equal. */
function evenHandicap(grid: ScoreGrid): number {
  const lines = Array.from({ length: 33 }, (_, step) => step / 4 - 4);
  const gaps = lines.map((line) => {
    const chance = winProbability(betChances({ market: 'asian-handicap', line, selection: 'home' }, { grid }));
    return chance === undefined ? 1 : Math.abs(chance - 0.5);
  });
  return lines[gaps.indexOf(Math.min(...gaps))] as number;
}

const inOrder = (lines: readonly number[]) => [...new Set(lines)].sort((first, second) => first - second);
