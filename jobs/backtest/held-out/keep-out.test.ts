import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import { pastSeason } from '#tests/factories/past-season.ts';
import type { PastMatch } from '../past-match.ts';
import { keepOutMatches } from './keep-out.ts';
import { asNewlyGrown } from './newly-grown.ts';
import { reportHeldOut } from './report-held-out.ts';

/** Returns seasons of one league, the only one of its country. */
function leagueOf(country: string, id: number, years: readonly number[]): PastMatch[] {
  return years.flatMap((year) =>
    pastSeason(`${year}-08-06` as LocalDay).map((match) => ({
      ...match,
      number: match.number + 1_000 * (id + 10 * year),
      season: `${year}-${(year + 1) % 100}`,
      division: `${country} 1`,
      tournament: { ...match.tournament, id, country },
      home: match.home + 10 * id,
      away: match.away + 10 * id,
      shots: [9, 9] as const,
    })),
  );
}

const [first, second] = [leagueOf('a', 1, [2016, 2017]), leagueOf('b', 2, [2016, 2017])];
const parts = [['a'], ['b']];

describe('keeping leagues out of the fit', () => {
  const { judged, folds } = keepOutMatches([...first, ...second], parts, ({ day }) => day >= '2017-07-01');

  it('finds the constants of a part without its matches', () => {
    const upset = first.map((match) => ({ ...match, goals: { home: match.goals.away * 2, away: match.goals.home } }));
    const again = keepOutMatches([...upset, ...second], parts, () => false).folds;
    expect(again[0]?.constants).toEqual(folds[0]?.constants);
    expect(again[1]?.constants).not.toEqual(folds[1]?.constants);
  });

  it('judges each match of the period once, by what its league has been known for', () => {
    expect(judged).toHaveLength(60);
    expect(new Set(judged.map(({ resultsKnown }) => resultsKnown))).toEqual(
      new Set(Array.from({ length: 10 }, (_, round) => 30 + round * 3)),
    );
    expect(judged.map(({ tier }) => tier)).toEqual(Array(60).fill(1));
  });

  it('reports figures by reliability, tier, season and division, in which every match is once', () => {
    const { groups } = reportHeldOut(judged, { modelVersion: '1', fittedUntil: '2018-06-30' as LocalDay, period: {} as never, folds });
    for (const by of ['all', 'reliability', 'tier', 'season', 'division']) {
      expect(groups.filter((group) => group.by === by).reduce((sum, { matches }) => sum + matches, 0)).toBe(60);
    }
    expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(['in all', 'reliability 1', 'tier 1', '2017-18', 'a 1', 'b 1']));
    expect(groups[0]?.priced?.matches).toBe(60);
  });
});

it('takes a league to be new every three seasons, of no tier and known by its results alone', () => {
  const grown = asNewlyGrown(leagueOf('a', 1, [2013, 2014, 2015, 2016, 2017, 2018]));
  expect(new Set(grown.map(({ tournament }) => tournament.id)).size).toBe(2);
  expect(new Set(grown.map(({ tournament }) => tournament.country)).size).toBe(2);
  expect(new Set(grown.map(({ home }) => home)).size).toBe(12);
  expect(grown.some((match) => 'tier' in match.tournament || 'shots' in match)).toBe(false);
});
