import type { BasketballGameToTell } from './basketball-game-to-tell.ts';
import type { BasketballStory } from './basketball-story.ts';

const closeUpTo = 5;
const tellingRun = 3;
const evenUpTo = 0.53;
/** Min chance of a winner who was hardly an outsider. */
const slightFrom = 0.4;

/**
 * Returns the three stories of a finished game: the outcome, the expectation, the consequence. Without a forecast the second is the number of points
 * and the third the run; empty when there is no run either.
 */
export function reviewBasketball<Club>(
  game: BasketballGameToTell<Club>,
  { points: [homePoints, awayPoints], afterOvertime }: NonNullable<BasketballGameToTell<Club>['result']>,
): BasketballStory<Club>[] {
  const { home, away, forecast } = game;
  const homeWon = homePoints > awayPoints;
  const [winner, loser] = homeWon ? [home, away] : [away, home];
  const [points, against] = homeWon ? [homePoints, awayPoints] : [awayPoints, homePoints];
  const facts = { winner: winner.club, loser: loser.club, points, against };
  const kind = afterOvertime ? 'wonInOvertime' : points - against <= closeUpTo ? 'wonClosely' : 'wonClearly';
  const came: BasketballStory<Club> = { kind, facts };
  const total: BasketballStory<Club> = { kind: 'totalPoints', facts: { points: points + against } };
  const firstDefeat = winner.results.indexOf(false);
  const run = 1 + (firstDefeat < 0 ? winner.results.length : firstDefeat);
  const runs: BasketballStory<Club>[] = run >= tellingRun ? [{ kind: 'runGoesOn', facts: { club: winner.club, run } }] : [];
  if (forecast === undefined) return runs[0] === undefined ? [] : [came, total, runs[0]];
  const chance = forecast.chances[homeWon ? 0 : 1];
  const follows = runs[0] ?? spreadStory(game, homePoints - awayPoints) ?? total;
  return [came, { kind: expectedKind(chance), facts: { winner: winner.club, chance } }, follows];
}

function expectedKind(chance: number): 'favouriteWon' | 'slightOutsiderWon' | 'upset' | 'evenBefore' {
  if (Math.abs(chance - 0.5) <= evenUpTo - 0.5) return 'evenBefore';
  if (chance > 0.5) return 'favouriteWon';
  return chance < slightFrom ? 'upset' : 'slightOutsiderWon';
}

/** @param lead of the home side at the end, in points */
function spreadStory<Club>({ home, away, forecast }: BasketballGameToTell<Club>, lead: number): BasketballStory<Club> | undefined {
  const { spread } = forecast ?? {};
  // A lead that is the line itself gives the stake back.
  if (spread === undefined || Math.abs(spread) < 1 || lead + spread === 0) return undefined;
  const favourite = spread < 0 ? home : away;
  const line = Math.abs(spread);
  return { kind: 'spreadAfter', facts: { favourite: favourite.club, line, covered: (spread < 0 ? lead : -lead) > line } };
}
