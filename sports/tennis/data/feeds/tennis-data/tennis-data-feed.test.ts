import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { TwoSidedBatch, TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import { createTennisDataFeed } from './tennis-data-feed.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-tennis-'));
afterAll(() => rm(folder, { recursive: true }));

const header =
  'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,WRank,LRank,WPts,LPts,W1,L1,W2,L2,W3,L3,W4,L4,W5,L5,Wsets,Lsets,Comment,B365W,B365L';
const wimbledon = (day: string, round: string) => `37,London,Wimbledon,${day},Grand Slam,Outdoor,Grass,${round},5`;
const file = join(folder, 'atp.csv');
await writeFile(
  file,
  [
    header,
    `${wimbledon('2023-07-03', '1st Round')},Zverev A.,Fritz T.,20,90,1500,600,6,4,7,6,6,3,,,,,3,0,Completed,1.4,3`,
    `${wimbledon('2023-07-05', '2nd Round')},Sample B.,Zverev A.,80,20,700,1500,6,4,2,1,,,,,,,1,0,Retired,5,1.2`,
    `${wimbledon('2023-07-05', '2nd Round')},Ruud C.,Moss A.,4,N/A,5000,,,,,,,,,,,,,,Walkover,1.1,7`,
    `${wimbledon('2023-07-07', '3rd Round')},Sample B.,Ruud C.,80,4,700,5000,6,4,6,4,6,4,,,,,3,0,Completed,3,1.4`,
    '38,Sampleton,Sample Open,2023-07-03,ATP250,Outdoor,Clay,1st Round,3,Moss A.,Fern B.,30,40,900,800,6,4,6,4,,,,,,,2,0,Completed,1.5,2.6',
    '',
  ].join('\n'),
);

async function readAt(asOf?: string): Promise<TwoSidedBatch> {
  const feed = createTennisDataFeed(loadTwoSidedCatalogue().tennis);
  const moment = { now: new Date('2024-01-01T00:00:00Z'), ...(asOf === undefined ? {} : { asOf: new Date(asOf) }) };
  for await (const batch of feed.read([file], moment)) return batch;
  throw new Error('the feed read no file');
}
const matchesAt = async (asOf?: string) => (await readAt(asOf)).matches as readonly TwoSidedMatchOf<'tennis'>[];
const namesOf = ({ sides }: TwoSidedMatchOf<'tennis'>) => sides.map(({ slug }) => slug).join(' ');

describe('as of a morning', () => {
  it('the matches before are over, those of the day to come with their prices and no score, and later ones unknown', async () => {
    const matches = await matchesAt('2023-07-05T08:00:00Z');
    expect(matches.map((match) => [namesOf(match), match.status, match.play?.winner, match.quotes.length])).toEqual([
      ['alexander-zverev taylor-fritz', 'finished', 0, 1],
      ['alexander-zverev sample-b', 'scheduled', undefined, 1],
      ['casper-ruud moss-a', 'scheduled', undefined, 1],
    ]);
    expect(matches.filter(({ status }) => status === 'scheduled').some((match) => 'play' in match)).toBe(false);
  });

  it('the prices of the day are those of the evening before', async () => {
    const [, match] = await matchesAt('2023-07-05T08:00:00Z');
    expect(match?.quotes).toEqual([
      {
        bookmaker: 'bet365',
        market: 'match-winner',
        line: 0,
        phase: 'opening',
        quotedAt: new Date('2023-07-04T20:00:00Z'),
        prices: [1.2, 5],
      },
    ]);
  });
});

describe('without a moment', () => {
  it('every match is over, with sides, score, ranks and prices in the order of the slugs', async () => {
    const [first] = await matchesAt();
    expect(first).toEqual({
      sport: 'tennis',
      row: 2,
      tournamentId: 'tennis.wimbledon',
      season: '2023',
      round: { stage: 'round-1' },
      sides: [
        {
          slug: 'alexander-zverev',
          name: 'Alexander Zverev',
          rowName: 'A. Zverev',
          shortName: 'Zverev',
          country: 'germany',
          nation: 'GER',
        },
        { slug: 'taylor-fritz', name: 'Taylor Fritz', rowName: 'T. Fritz', shortName: 'Fritz', country: 'usa', nation: 'USA' },
      ],
      kickoff: { known: false, day: '2023-07-03' },
      status: 'finished',
      play: { sets: [{ games: [6, 4] }, { games: [7, 6] }, { games: [6, 3] }], winner: 0, ending: 'completed' },
      facts: { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 5, ranks: [20, 90] },
      quotes: [
        {
          bookmaker: 'bet365',
          market: 'match-winner',
          line: 0,
          phase: 'opening',
          quotedAt: new Date('2023-07-02T20:00:00Z'),
          prices: [1.4, 3],
        },
      ],
    });
  });

  it('a retirement has the sets that were played, and a walkover none', async () => {
    const [, retired, walkover] = await matchesAt();
    expect(retired?.play).toEqual({ sets: [{ games: [4, 6] }, { games: [1, 2] }], winner: 1, ending: 'retired' });
    expect(walkover).toMatchObject({
      play: { sets: [], winner: 0, ending: 'walkover' },
      facts: { ranks: [4, null] },
      quotes: [{ prices: [1.1, 7] }],
    });
  });

  it('reports a tournament that the catalogue does not know, with row and value', async () => {
    expect((await readAt()).problems).toEqual([
      { source: file, row: 6, value: 'Sampleton, Sample Open', code: 'unknown-competition', loses: 'match' },
    ]);
  });
});
