import { describe, expect, it } from 'vitest';
import type { KnownDisagreement } from '#data/catalogue/known-disagreements.ts';
import { compareScores, reviewDisagreements } from './compare-scores.ts';
import type { ResolvedScore } from './feed-scores.ts';

const score = (home: string, away: string, day: string, fullTime: string, halfTime?: string, season = '2023-24'): ResolvedScore => ({
  tournamentId: 'netherlands.eredivisie',
  season,
  home,
  away,
  kickoffUtc: new Date(`${day}T12:00:00Z`),
  fullTime: goals(fullTime),
  halfTime: halfTime === undefined ? undefined : goals(halfTime),
});

function goals(text: string) {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
}

/** The disagreement on NEC v Vitesse, an abandoned match. */
const found = {
  tournament: 'netherlands.eredivisie',
  season: '2023-24',
  home: 'nec',
  away: 'vitesse',
  day: '2023-10-01',
  part: 'full-time',
  openfootball: '1-2',
  footballData: '1-3',
} as const;

describe('comparing scores', () => {
  it('finds that NEC v Vitesse of 1 October 2023 is told as 1-3 and as 1-2', () => {
    const ours = [score('nec', 'vitesse', '2023-10-01', '1-3', '1-1'), score('ajax', 'psv', '2024-02-03', '1-1', '1-0')];
    const theirs = [score('nec', 'vitesse', '2023-10-01', '1-2', '1-1'), score('ajax', 'psv', '2024-02-03', '1-1', '1-0')];
    expect(compareScores(ours, theirs)).toEqual({
      disagreements: [found],
      seasons: [
        { tournament: 'netherlands.eredivisie', season: '2023-24', fullTimes: 2, halfTimes: 2, onlyFootballData: 0, onlyOpenfootball: 0 },
      ],
    });
  });

  it('compares half-time scores where both tell them', () => {
    const { seasons, disagreements } = compareScores(
      [score('nec', 'vitesse', '2023-10-01', '1-3', '1-1'), score('ajax', 'psv', '2024-02-03', '1-1')],
      [score('nec', 'vitesse', '2023-10-01', '1-3', '0-1'), score('ajax', 'psv', '2024-02-03', '1-1', '0-0')],
    );
    expect(seasons[0]).toMatchObject({ fullTimes: 2, halfTimes: 1 });
    expect(disagreements).toMatchObject([{ part: 'half-time', openfootball: '0-1', footballData: '1-1' }]);
  });

  it('tells two meetings at one ground in a season apart by their days', () => {
    const both = [score('celtic', 'rangers', '2023-09-03', '1-0'), score('celtic', 'rangers', '2024-05-11', '2-1')];
    expect(compareScores(both, [...both].reverse()).disagreements).toEqual([]);
  });

  it('counts a match once that a source tells in two files, and says a disagreement once', () => {
    const twice = [score('nec', 'vitesse', '2023-10-01', '1-2'), score('nec', 'vitesse', '2023-10-01', '1-2')];
    const { seasons, disagreements } = compareScores([score('nec', 'vitesse', '2023-10-01', '1-3')], twice);
    expect(seasons[0]).toMatchObject({ fullTimes: 1 });
    expect(disagreements).toHaveLength(1);
  });

  it('counts what only one source has in a season that both hold, and leaves other seasons out', () => {
    const { seasons } = compareScores(
      [
        score('nec', 'vitesse', '2023-10-01', '1-3'),
        score('ajax', 'psv', '2024-02-03', '1-1'),
        score('ajax', 'psv', '2022-11-06', '1-2', undefined, '2022-23'),
      ],
      [score('nec', 'vitesse', '2023-10-01', '1-3'), score('twente', 'az', '2023-10-08', '2-1')],
    );
    expect(seasons).toEqual([
      { tournament: 'netherlands.eredivisie', season: '2023-24', fullTimes: 1, halfTimes: 0, onlyFootballData: 1, onlyOpenfootball: 1 },
    ]);
  });

  it('says when a match stands on days so far apart that it would be stored twice', () => {
    const { disagreements } = compareScores([score('nec', 'vitesse', '2023-10-01', '1-3')], [score('nec', 'vitesse', '2023-10-11', '1-3')]);
    expect(disagreements).toMatchObject([{ part: 'day', footballData: '2023-10-01', openfootball: '2023-10-11' }]);
  });
});

describe('the reviewed list', () => {
  const known: KnownDisagreement = { ...found, right: 'football-data', reason: 'the third goal fell after a stoppage' };

  it('excuses what it lists', () => {
    expect(reviewDisagreements([found], [known])).toEqual({ unreviewed: [], outdated: [] });
  });

  it('does not excuse the same match with other scores', () => {
    const other = { ...found, openfootball: '0-2' };
    expect(reviewDisagreements([other], [known])).toEqual({ unreviewed: [other], outdated: [known] });
  });

  it('is to be shortened when a disagreement no longer occurs', () => {
    expect(reviewDisagreements([], [known])).toEqual({ unreviewed: [], outdated: [known] });
  });
});
