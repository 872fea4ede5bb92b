import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import { createNbaOddsFeed } from './nba-odds-feed.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-nba-'));
afterAll(() => rm(folder, { recursive: true }));

const header =
  'season,date,regular,playoffs,away,home,score_away,score_home,q1_away,q2_away,q3_away,q4_away,ot_away,q1_home,q2_home,q3_home,q4_home,ot_home,whos_favored,spread,total,moneyline_away,moneyline_home,h2_spread,h2_total,id_spread,id_total';
const regular = 'True,False';
const playOff = 'False,True';
const row = (season: number, day: string, flags: string, ended: string) =>
  `${season},${day},${flags},bkn,no,99,102,19,19,33,28,0,29,25,18,30,0,home,4.5,216,170,-200,1.5,110,${ended}`;

async function write(ended: string): Promise<string> {
  const file = join(folder, `nba${ended}.csv`);
  const rows = [
    row(2019, '2019-01-14', regular, ended),
    row(2019, '2019-01-15', regular, ended),
    row(2019, '2019-04-10', regular, ended),
    row(2019, '2019-04-20', playOff, ended),
    row(2020, '2019-10-22', regular, ended),
  ];
  await writeFile(file, [header, ...rows, ''].join('\n'));
  return file;
}

const feed = createNbaOddsFeed(loadTwoSidedCatalogue().basketball.competitions.flatMap(({ clubs }) => clubs));
async function matchesAt(asOf?: string, file?: string): Promise<readonly TwoSidedMatchOf<'basketball'>[]> {
  const moment = { now: new Date('2024-01-01T00:00:00Z'), ...(asOf === undefined ? {} : { asOf: new Date(asOf) }) };
  for await (const { matches, problems } of feed.read([file ?? (await write('0,0'))], moment)) {
    expect(problems).toEqual([]);
    return matches as readonly TwoSidedMatchOf<'basketball'>[];
  }
  throw new Error('the feed read no file');
}
const outline = (games: readonly TwoSidedMatchOf<'basketball'>[]) =>
  games.map(({ kickoff, status, play, quotes }) => ['day' in kickoff && kickoff.day, status, play?.total, quotes.length]);

describe('as of a morning', () => {
  it('games of the night before are over, those of the day have lines, and the rest of the regular season is known without', async () => {
    expect(outline(await matchesAt('2019-01-15T10:00:00Z'))).toEqual([
      ['2019-01-14', 'finished', [102, 99], 3],
      ['2019-01-15', 'scheduled', undefined, 3],
      ['2019-04-10', 'scheduled', undefined, 0],
    ]);
  });

  it('games of the night are not over while the last of them may be played', async () => {
    expect(outline(await matchesAt('2019-01-15T08:59:00Z'))[0]).toEqual(['2019-01-14', 'scheduled', undefined, 3]);
  });

  it('lines of the next day are there from 20:00 UTC of the evening', async () => {
    expect(outline(await matchesAt('2019-01-14T19:59:00Z'))[1]).toEqual(['2019-01-15', 'scheduled', undefined, 0]);
    expect(outline(await matchesAt('2019-01-14T20:00:00Z'))[1]).toEqual(['2019-01-15', 'scheduled', undefined, 3]);
  });

  it('a game of the play-offs is known on its day, and not before', async () => {
    expect(outline(await matchesAt('2019-04-19T22:00:00Z')).map(([day]) => day)).not.toContain('2019-04-20');
    expect(outline(await matchesAt('2019-04-20T08:00:00Z')).at(-1)).toEqual(['2019-04-20', 'scheduled', undefined, 3]);
  });
});

it('reads sides, quarters, stage and lines, without the prices that the file does not have', async () => {
  const [first] = await matchesAt();
  const quote = { bookmaker: 'market-average', phase: 'opening', quotedAt: new Date('2019-01-13T20:00:00Z') };
  expect(first).toEqual({
    sport: 'basketball',
    row: 2,
    tournamentId: 'basketball.nba',
    season: '2018-19',
    sides: [
      { slug: 'new-orleans-pelicans', name: 'New Orleans Pelicans', rowName: expect.any(String), shortName: 'Pelicans' },
      { slug: 'brooklyn-nets', name: 'Brooklyn Nets', rowName: 'Brooklyn Nets', shortName: 'Nets' },
    ],
    kickoff: { known: false, day: '2019-01-14' },
    status: 'finished',
    play: {
      quarters: [
        [29, 19],
        [25, 19],
        [18, 33],
        [30, 28],
      ],
      total: [102, 99],
    },
    facts: { stage: 'regular', venue: 'home' },
    quotes: [
      // −200 stakes two to win one.
      { ...quote, market: 'moneyline', line: 0, prices: [1.5, 2.7] },
      { ...quote, market: 'spread', line: -4.5, prices: [null, null] },
      { ...quote, market: 'total', line: 216, prices: [null, null] },
    ],
  });
});

it('reads the same whatever the columns say that tell how a game ended against its lines', async () => {
  expect(await matchesAt('2019-01-15T10:00:00Z', await write('2,1'))).toEqual(await matchesAt('2019-01-15T10:00:00Z'));
});
