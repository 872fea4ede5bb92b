import { pairOf } from '#domain/tournament/season/pair-meetings.ts';
import type { SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import type { StageTable } from '#domain/tournament/season/stages/stage-table.ts';
import { isFirstAtHome } from './home-of-pair.ts';
import type { AwaitedFixture } from './season-plan.ts';

/**
 * Returns the matches that a stage's tables still need by its format and that no source has named yet, home and away by turns. When the
 * pairs are not known, clubs that need most matches meet those that they have met least.
 *
 * @param matches the matches of the stage, played or awaited
 * @param ofSeason the matches of the season up to the stage, by which the home club of each match is chosen
 */
export function missingFixtures(
  tables: readonly StageTable[],
  matches: readonly SeasonMatch[],
  ofSeason: readonly Pick<SeasonMatch, 'homeId' | 'awayId'>[],
): AwaitedFixture[] {
  const met = new Meetings(ofSeason);
  const awaited = matches.filter(({ goals }) => goals === null);
  const byPairs = tables.flatMap(({ left, rows }) => {
    const pairs = left?.pairs ?? [];
    const places = new Map(rows.map(({ teamId }, index) => [teamId, index]));
    const known = awaited.filter(({ homeId, awayId }) => places.has(homeId) || places.has(awayId)).map(pairOf);
    return pairs.flatMap(([one, other]) => {
      const at = known.indexOf(pairOf({ homeId: one, awayId: other }));
      if (at >= 0) {
        known.splice(at, 1);
        return [];
      }
      return [met.fixture(one, other, places.get(one) ?? 0, places.get(other) ?? 0)];
    });
  });
  const lacking = new Map<number, number>();
  for (const { left } of tables) {
    if (left === null || left.pairs !== null) continue;
    for (const [club, count] of left.perClub) {
      lacking.set(club, count - awaited.filter(({ homeId, awayId }) => homeId === club || awayId === club).length);
    }
  }
  return [...byPairs, ...pairUp(lacking, met)];
}

/** Returns matches between clubs that need some, until no two of them are left. */
function pairUp(lacking: Map<number, number>, met: Meetings): AwaitedFixture[] {
  const fixtures: AwaitedFixture[] = [];
  for (;;) {
    const [first, ...others] = [...lacking].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
    if (first === undefined || others.length === 0) return fixtures;
    const [club] = first;
    const times = ([other]: readonly [number, number]) => met.times(club, other) + met.times(other, club);
    const opponent = others.reduce((best, other) => (times(other) < times(best) ? other : best));
    fixtures.push(met.fixture(club, opponent[0], 0, 1));
    for (const [id, count] of [first, opponent]) lacking.set(id, count - 1);
  }
}

/** The number of times that each club has been at home to each other in the season. */
class Meetings {
  readonly #times = new Map<string, number>();

  constructor(matches: readonly Pick<SeasonMatch, 'homeId' | 'awayId'>[]) {
    for (const { homeId, awayId } of matches) this.#add(homeId, awayId);
  }

  times(homeId: number, awayId: number): number {
    return this.#times.get(`${homeId} ${awayId}`) ?? 0;
  }

  /** Returns a further match of two clubs, and counts it. */
  fixture(one: number, other: number, placeOfOne: number, placeOfOther: number): AwaitedFixture {
    if (placeOfOne > placeOfOther) return this.fixture(other, one, placeOfOther, placeOfOne);
    const isHome = isFirstAtHome(placeOfOne, placeOfOther, this.times(one, other), this.times(other, one));
    const [homeId, awayId] = isHome ? [one, other] : [other, one];
    this.#add(homeId, awayId);
    return { homeId, awayId, kickoffUtc: null };
  }

  #add(homeId: number, awayId: number): void {
    this.#times.set(`${homeId} ${awayId}`, this.times(homeId, awayId) + 1);
  }
}
