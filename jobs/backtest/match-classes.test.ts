import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import { pastSeason } from '#tests/factories/past-season.ts';
import { classifyMatches, type MatchClass } from './match-classes.ts';
import type { PastMatch } from './past-match.ts';

/* Ten rounds of three matches, numbered 10 · round + place. */
const season = pastSeason();
const classesOf = (matches: readonly PastMatch[], number: number) => [...(classifyMatches(matches).get(number) as Set<MatchClass>)].sort();

/** Returns copies of the matches in another season and division, with other numbers. */
const moved = (matches: readonly PastMatch[], years: number, changes: Partial<PastMatch> = {}): PastMatch[] =>
  matches.map((match) => {
    const kickoffUtc = new Date(+match.kickoffUtc + years * 364 * 86_400_000);
    const day = kickoffUtc.toISOString().slice(0, 10) as LocalDay;
    return { ...match, season: `season ${years}`, number: match.number + 1_000 * years, kickoffUtc, day, ...changes };
  });

describe('classifyMatches', () => {
  it('tells the first three matches of a season, its last six and its last', () => {
    const classes = Array.from({ length: 10 }, (_, round) => classesOf(season, 10 * round));
    expect(classes).toEqual([
      ...[0, 1, 2].map(() => ['first-matches']),
      ['other'],
      ...[4, 5, 6, 7, 8].map(() => ['last-six']),
      ['last-match'],
    ]);
  });

  it('tells three weeks without a match in a season, and not the summer', () => {
    const late = (match: PastMatch) => ({ ...match, kickoffUtc: new Date(`${addDays(match.day, 14)}T15:00:00Z`) });
    const broken = season.map((match) => (match.number >= 40 ? late(match) : match));
    expect(classesOf(broken, 30)).toEqual(['other']);
    expect(classesOf(broken, 40)).toEqual(['last-six', 'long-break']);
    expect(classesOf(broken, 50)).toEqual(['last-six']);
    expect(classesOf([...season, ...moved(season, 1)], 1_000)).toEqual(['first-matches']);
  });

  it('tells who has come up, and neither who came down nor whose division is new to the files', () => {
    const risen = (matches: readonly PastMatch[], club: number) =>
      matches.map((match) => ({
        ...match,
        home: match.home === 6 ? club : match.home,
        away: match.away === 6 ? club : match.away,
      }));
    const isPromoted = (matches: readonly PastMatch[], number: number) => classesOf(matches, number).includes('promoted');
    const roundFour = (matches: readonly PastMatch[], club: number) =>
      matches.find(({ number, home, away }) => number % 1_000 >= 30 && number >= 1_000 && (home === club || away === club))
        ?.number as number;
    const unknown = [...season, ...risen(moved(season, 1), 7)];
    expect(isPromoted(unknown, roundFour(unknown, 7))).toBe(true);
    expect(
      isPromoted(
        unknown,
        roundFour(
          unknown.filter(({ home, away }) => home !== 7 && away !== 7),
          1,
        ),
      ),
    ).toBe(false);
    const tier = (of: number) => ({
      division: `X${of}`,
      tournament: { id: of, country: 'x', kind: 'league', tier: of, women: false } as const,
    });
    const ofUpper = risen(season, 7).map((match) => ({ ...match, number: match.number + 500, ...tier(1) }));
    const lower = season.map((match) => ({ ...match, ...tier(2) }));
    const cameDown = [...ofUpper, ...lower, ...risen(moved(season, 1, tier(2)), 7)];
    expect(isPromoted(cameDown, roundFour(cameDown, 7))).toBe(false);
    expect(isPromoted(season, 30)).toBe(false);
  });

  it('tells a match without odds of its own', () => {
    const first = season[9] as PastMatch;
    const bare = season.map((match) => (match === first ? { ...match, prices: { ...match.prices, preMatch: {} } } : match));
    expect(classesOf(bare, first.number)).toEqual(['without-odds']);
  });
});
