import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballGameToTell } from './basketball-game-to-tell.ts';
import type { BasketballStory } from './basketball-story.ts';

/** Min points behind after two or three quarters, made up by the winner, for a story. */
const behindAtBreak = 8;
/** Min points behind at any moment, made up by the winner, for a story. */
const behindAtAnyTime = 12;
/** Min points by which a quarter was won that decided the game. */
const decisive = 12;
const afterQuarters = { 2: 'half-time', 3: 'third-quarter' } as const;

/** Returns the stories of how a finished game was won, the most remarkable first; empty when neither quarters nor leads are known. */
export function turnsOfBasketball<Club>(
  { home, away }: Pick<BasketballGameToTell<Club>, 'home' | 'away'>,
  { points, quarters, leads, afterOvertime }: NonNullable<BasketballGameToTell<Club>['result']>,
): BasketballStory<Club>[] {
  const homeWon = points[0] > points[1];
  const names = homeWon ? { winner: home.club, loser: away.club } : { winner: away.club, loser: home.club };
  const ofWinner = (quarter: Pair<number>): Pair<number> => (homeWon ? quarter : [quarter[1], quarter[0]]);
  const own = quarters?.map(ofWinner) ?? [];
  const leadsAfter = own.map((_, index) => own.slice(0, index + 1).reduce((lead, [scored, conceded]) => lead + scored - conceded, 0));
  const stories: BasketballStory<Club>[] = [];
  const [behind, after] = ([3, 2] as const)
    .map((played) => [-(leadsAfter[played - 1] ?? 0), afterQuarters[played]] as const)
    .reduce((most, each) => (each[0] > most[0] ? each : most));
  if (behind >= behindAtBreak) stories.push({ kind: 'cameBack', facts: { ...names, behind, after } });
  const deepest = -Math.min(0, ...(leads ?? []).map((lead) => (homeWon ? lead : -lead)));
  if (stories.length === 0 && deepest >= behindAtAnyTime) stories.push({ kind: 'deficitMadeUp', facts: { ...names, points: deepest } });
  // Without this quarter the winner would not have won.
  const quarter = own.findIndex(
    ([scored, conceded]) => scored - conceded >= decisive && scored - conceded >= Math.abs(points[0] - points[1]),
  );
  if (quarter >= 0 && !afterOvertime) {
    const [scored, conceded] = own[quarter] as Pair<number>;
    stories.push({ kind: 'decisiveQuarter', facts: { ...names, quarter: quarter + 1, points: scored, against: conceded } });
  }
  if (
    leadsAfter.length > 0 &&
    leadsAfter.every((lead) => lead > 0) &&
    Math.min(0, ...(leads ?? []).map((lead) => (homeWon ? lead : -lead))) > -5
  )
    stories.push({ kind: 'ledThroughout', facts: names });
  return stories;
}
