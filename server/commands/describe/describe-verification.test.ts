import { expect, it } from 'vitest';
import type { Verification } from '#jobs/verify/verify-feeds.ts';
import { describeVerification } from './describe-verification.ts';

const counts = { rows: 1, matches: 1, newMatches: 1, changedMatches: 0, quotes: 0, unknownClubs: 0, problems: 0 };
const season = { tournament: 'italy.serie-a', season: '2022-23', fullTimes: 380, halfTimes: 379, onlyFootballData: 0, onlyOpenfootball: 0 };
const disagreement = {
  tournament: 'netherlands.eredivisie',
  season: '2023-24',
  home: 'nec',
  away: 'vitesse',
  day: '2023-10-01',
  part: 'full-time',
  openfootball: '1-2',
  footballData: '1-3',
} as const;

const found = (over: Partial<Verification> = {}): Verification => ({
  footballData: { state: 'succeeded', runId: 1, counts, problems: [] },
  openfootball: { state: 'succeeded', runId: 2, counts, problems: [] },
  seasonFiles: 180,
  seasonResults: 66_428,
  unreadable: [],
  tables: 10,
  tableDifferences: [],
  seasons: Array.from({ length: 33 }, () => season),
  disagreements: [],
  unreviewed: [],
  outdated: [],
  ...over,
});

it('fails nothing when all is as expected, and says how much was compared', () => {
  const { lines, failures } = describeVerification(found({ disagreements: [disagreement] }));
  expect(failures).toEqual([]);
  expect(lines).toContain(
    'Scores: 33 seasons in both sources, 12540 full-time and 12507 half-time scores compared, 1 disagree, 1 of them reviewed',
  );
});

it('fails when files, results or shared seasons are missing', () => {
  expect(describeVerification(found({ seasonFiles: 179, seasonResults: 66_048, seasons: [] })).failures).toEqual([
    'season files: 179 read, 180 expected',
    'results in season files: 66048 read, 66428 expected',
    'seasons in both sources: 0 read, 33 expected',
  ]);
});

it('names what is wrong and where', () => {
  const { failures } = describeVerification(
    found({
      unreadable: [
        { source: '2023-24/T1.csv', row: 4, value: 'Istanbul Spor Kulubu', code: 'unknown-club' },
        { source: '2022-23/D1.csv', code: 'not-this-format' },
      ],
      tableDifferences: [
        {
          tournament: 'italy.serie-a',
          season: '2022-23',
          what: 'points',
          subject: 'juventus',
          computed: '72',
          published: '62',
          sources: 1,
        },
      ],
      unreviewed: [disagreement],
      outdated: [{ ...disagreement, openfootball: '0-2', right: 'football-data', reason: 'looked into' }],
    }),
  );
  expect(failures).toEqual([
    'unknown-club: "Istanbul Spor Kulubu" in 2023-24/T1.csv, row 4',
    'not-this-format: 2022-23/D1.csv',
    'table from football-data alone: italy.serie-a 2022-23, points of juventus: 72 computed, 62 published',
    'score: netherlands.eredivisie 2023-24, nec – vitesse on 2023-10-01, full-time: openfootball 1-2, football-data 1-3',
    'reviewed disagreement that no longer occurs: netherlands.eredivisie 2023-24, nec – vitesse on 2023-10-01, full-time: openfootball 0-2, football-data 1-3',
  ]);
});
