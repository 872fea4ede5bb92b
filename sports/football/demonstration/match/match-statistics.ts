import type { FeedEvent, MatchStatistics, SidePair } from '#data/feeds/feed.ts';
import { samplePoisson } from '#domain/chance/poisson.ts';
import { combineSeeds, createRandom } from '#domain/chance/random.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { ExpectedGoals } from '../clubs/club-strength.ts';

const sides = ['home', 'away'] as const;

/**
 * Returns the statistics of a match after a part of it. Each count grows with the time played and fits the events: a goal is a shot on target, a card
 * a foul.
 *
 * @param played the part of the match that is over, 0 to 1
 * @param cornerFactors factors by which each side has more corners than others
 */
export function statisticsOf(
  seed: number,
  expected: ExpectedGoals,
  goals: Goals,
  events: readonly FeedEvent[],
  played: number,
  cornerFactors = { home: 1, away: 1 },
): MatchStatistics {
  const random = createRandom(combineSeeds(seed, 'statistics'));
  const total = expected.home + expected.away;
  const possession = Math.round(50 + 22 * (expected.home / total - 0.5) + (random.uniform() - 0.5) * 14);
  const counts = sides.map((side) => {
    const pressure = expected[side];
    // All draws come first, so that they do not depend on how far the match is.
    const saved = samplePoisson(1.2 + pressure * 1.6, random);
    const wide = samplePoisson(4 + pressure * 2.6, random);
    const corners = samplePoisson((2.4 + pressure * 1.8) * cornerFactors[side], random);
    const fouls = samplePoisson(9, random);
    const cards = (...kinds: FeedEvent['kind'][]) => events.filter((event) => event.side === side && kinds.includes(event.kind)).length;
    const yellowCards = cards('yellow-card', 'second-yellow-card');
    const redCards = cards('red-card', 'second-yellow-card');
    const shotsOnTarget = goals[side] + Math.floor(saved * played);
    return {
      shotsOnTarget,
      shots: shotsOnTarget + Math.floor(wide * played),
      corners: Math.floor(corners * played),
      fouls: yellowCards + redCards + Math.floor(fouls * played),
      yellowCards,
      redCards,
    };
  });
  const [home, away] = counts as [(typeof counts)[number], (typeof counts)[number]];
  const pair = (name: keyof typeof home): SidePair => [home[name], away[name]];
  return {
    possession: [possession, 100 - possession],
    shots: pair('shots'),
    shotsOnTarget: pair('shotsOnTarget'),
    corners: pair('corners'),
    fouls: pair('fouls'),
    yellowCards: pair('yellowCards'),
    redCards: pair('redCards'),
  };
}
