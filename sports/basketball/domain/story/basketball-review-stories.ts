import { wholeChances } from '#domain/chance/whole-chances.ts';
import type { BasketballGameToTell, BasketballSideToTell } from './basketball-game-to-tell.ts';
import type { BasketballStory } from './basketball-story.ts';
import { turnsOfBasketball } from './basketball-turns.ts';

const closeUpTo = 5;
const routFrom = 25;
const tellingRun = 3;
/** Min length of a run that ended, and of a run of defeats. */
const longRun = 4;
const evenUpTo = 0.53;
/** Min chance of a winner who was hardly an outsider. */
const slightFrom = 1 / 3;
const maxConsequences = 2;

type Result = NonNullable<BasketballGameToTell<unknown>['result']>;

/**
 * Returns the stories of a finished game, at most five: the outcome, how it was won, the expectation, one or two consequences. Empty when nothing but
 * the points is known.
 */
export function reviewBasketball<Club>(game: BasketballGameToTell<Club>, result: Result): BasketballStory<Club>[] {
  const { home, away, forecast } = game;
  const [homePoints, awayPoints] = result.points;
  const homeWon = homePoints > awayPoints;
  const [winner, loser] = homeWon ? [home, away] : [away, home];
  const [points, against] = homeWon ? [homePoints, awayPoints] : [awayPoints, homePoints];
  const facts = { winner: winner.club, loser: loser.club, points, against };
  const outcome: BasketballStory<Club> = { kind: outcomeKind(points - against, result.afterOvertime), facts };
  const expected = forecast === undefined ? [] : [expectation(winner.club, loser.club, forecast, homeWon)];
  const runs = runStories(winner, loser, homeWon);
  const spread = spreadStory(game, homePoints - awayPoints);
  const follows = [...runs, ...(spread === undefined ? [] : [spread])].slice(0, maxConsequences);
  const stories = [outcome, ...turnsOfBasketball(game, result).slice(0, 1), ...expected, ...follows];
  if (stories.length === 1) return [];
  return stories.length === 2 ? [...stories, { kind: 'totalPoints', facts: { points: points + against } }] : stories;
}

function outcomeKind(margin: number, afterOvertime: boolean): 'wonInOvertime' | 'rout' | 'wonClosely' | 'wonClearly' {
  if (afterOvertime) return 'wonInOvertime';
  if (margin >= routFrom) return 'rout';
  return margin <= closeUpTo ? 'wonClosely' : 'wonClearly';
}

function expectation<Club>(
  winner: Club,
  loser: Club,
  { chances, basis }: NonNullable<BasketballGameToTell<Club>['forecast']>,
  homeWon: boolean,
): BasketballStory<Club> {
  const kind = expectedKind(chances[homeWon ? 0 : 1]);
  const facts = { winner, loser, chance: wholeChances(chances)[homeWon ? 0 : 1] };
  return kind === 'upset' ? { kind, facts: { ...facts, basis } } : { kind, facts };
}

function expectedKind(chance: number): 'favouriteWon' | 'slightOutsiderWon' | 'upset' | 'evenBefore' {
  if (Math.abs(chance - 0.5) <= evenUpTo - 0.5) return 'evenBefore';
  if (chance > 0.5) return 'favouriteWon';
  return chance < slightFrom ? 'upset' : 'slightOutsiderWon';
}

/** Returns what the result changes in the season of either club, the most remarkable first. */
function runStories<Club>(
  winner: BasketballSideToTell<Club>,
  loser: BasketballSideToTell<Club>,
  homeWon: boolean,
): BasketballStory<Club>[] {
  const weighed: { readonly weight: number; readonly story: BasketballStory<Club> }[] = [];
  const [won, lost] = [runOf(winner.results, true), runOf(winner.results, false)];
  const { club } = winner;
  const ownSide = winner.onThisSide;
  if (lost === winner.results.length && lost >= longRun)
    weighed.push({ weight: 10 + lost, story: { kind: 'firstWin', facts: { club, where: 'season', defeats: lost } } });
  else if (ownSide.won === 0 && ownSide.lost >= longRun)
    weighed.push({
      weight: 6 + ownSide.lost,
      story: { kind: 'firstWin', facts: { club, where: homeWon ? 'home' : 'away', defeats: ownSide.lost } },
    });
  else if (lost >= longRun) weighed.push({ weight: lost, story: { kind: 'losingRunEnded', facts: { club, run: lost } } });
  if (won + 1 >= tellingRun) weighed.push({ weight: won, story: { kind: 'runGoesOn', facts: { club, run: won + 1 } } });
  const [loserWon, loserLost] = [runOf(loser.results, true), runOf(loser.results, false)];
  const otherSide = loser.onThisSide;
  if (loserWon === loser.results.length && loserWon >= longRun)
    weighed.push({ weight: 10 + loserWon, story: { kind: 'firstDefeat', facts: { club: loser.club, where: 'season', wins: loserWon } } });
  else if (otherSide.lost === 0 && otherSide.won >= longRun)
    weighed.push({
      weight: 6 + otherSide.won,
      story: { kind: 'firstDefeat', facts: { club: loser.club, where: homeWon ? 'away' : 'home', wins: otherSide.won } },
    });
  else if (loserWon >= longRun)
    weighed.push({ weight: loserWon, story: { kind: 'winningRunEnded', facts: { club: loser.club, run: loserWon } } });
  if (loserLost === loser.results.length && loserLost + 1 > longRun)
    weighed.push({ weight: 8 + loserLost, story: { kind: 'stillWinless', facts: { club: loser.club, games: loserLost + 1 } } });
  else if (loserLost + 1 >= longRun)
    weighed.push({ weight: loserLost, story: { kind: 'losingRunGoesOn', facts: { club: loser.club, run: loserLost + 1 } } });
  return weighed.sort((one, other) => other.weight - one.weight).map(({ story }) => story);
}

/** Returns the length of the run of wins, or of defeats, up to the last game. */
function runOf(results: readonly boolean[], won: boolean): number {
  const end = results.findIndex((result) => result !== won);
  return end < 0 ? results.length : end;
}

/** @param lead of the home side at the end, in points */
function spreadStory<Club>({ home, away, forecast }: BasketballGameToTell<Club>, lead: number): BasketballStory<Club> | undefined {
  const { spread } = forecast ?? {};
  // A lead that is the line itself gives the stake back.
  if (spread === undefined || Math.abs(spread) < 1 || lead + spread === 0) return undefined;
  const [favourite, outsider] = spread < 0 ? [home, away] : [away, home];
  const line = Math.abs(spread);
  const own = spread < 0 ? lead : -lead;
  // A text has one favourite: a line that names the other side of the forecast's is left out.
  const [homeChance, awayChance] = forecast?.chances ?? [0.5, 0.5];
  if (homeChance !== awayChance && spread < 0 !== homeChance > awayChance) return undefined;
  return { kind: 'spreadAfter', facts: { favourite: favourite.club, outsider: outsider.club, line, won: own > 0, covered: own > line } };
}
