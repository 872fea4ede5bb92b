import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import {
  aBasketballGame,
  aClub,
  aPlayer,
  aTennisMatch,
  aTwoSidedQuote,
  ingestTwoSided,
  onDay,
  storeTwoSidedWorld,
} from '#tests/factories/two-sided-world.ts';
import { listTwoSidedDay, listTwoSidedFavourites, type TwoSidedDay } from './list-two-sided-day.ts';

const { db } = await createTestDatabase();
const now = new Date('2023-07-03T12:00:00Z');
await storeTwoSidedWorld(db, now);

const at = (time: string) => ({ known: true, utc: new Date(`2023-07-03T${time}Z`) }) as const;
const eva = aPlayer('Eva', 'Thorn');
const against = (name: string) => [aPlayer(name, 'Moss'), eva] as const;
const women = { tournamentId: 'tennis.wimbledon-women', facts: { ...aTennisMatch().facts, tour: 'wta' } } as const;
const sets = [{ games: [6, 4] }] as const;
await ingestTwoSided(db, now, [
  aTennisMatch({ sides: against('Over'), kickoff: at('08:00:00'), status: 'finished', play: { sets, winner: 0, ending: 'retired' } }),
  aTennisMatch({ sides: against('Late'), kickoff: at('16:00:00') }),
  aTennisMatch({ sides: against('Early'), kickoff: at('14:00:00') }),
  aTennisMatch({ sides: against('Live'), kickoff: at('10:00:00'), status: 'live', play: { sets } }),
  aTennisMatch({ sides: against('Morrow'), kickoff: onDay('2023-07-04') }),
  aTennisMatch({
    ...women,
    sides: [aPlayer('Woman', 'Moss'), aPlayer('Wren', 'Reed')],
    kickoff: at('09:00:00'),
    status: 'live',
    play: { sets },
  }),
]);

const day = { from: new Date('2023-07-03T00:00:00Z'), to: new Date('2023-07-04T00:00:00Z') };
async function namesOf(wanted: Partial<TwoSidedDay>): Promise<string[]> {
  const matches = await listTwoSidedDay(db, {
    sport: 'tennis',
    ...day,
    tipped: false,
    liveOnly: false,
    byTime: false,
    locale: 'en',
    ...wanted,
  });
  return matches.map(({ home }) => home.name.replace(' Moss', ''));
}

describe('the matches of a day', () => {
  it('stand by competition, in each first those being played, then those to come, then those that are over', async () => {
    expect(await namesOf({})).toEqual(['Live', 'Early', 'Late', 'Over', 'Woman']);
  });

  it('stand by the hour alone where that is wished', async () => {
    expect(await namesOf({ byTime: true })).toEqual(['Over', 'Woman', 'Live', 'Early', 'Late']);
  });

  it('are those of one gender, those being played, those with a tip, or those of one sport', async () => {
    expect(await namesOf({ gender: 'women' })).toEqual(['Woman']);
    expect(await namesOf({ gender: 'men', liveOnly: true })).toEqual(['Live']);
    expect(await namesOf({ liveOnly: true })).toEqual(['Live', 'Woman']);
    expect(await namesOf({ tipped: true })).toEqual([]);
    expect(await namesOf({ sport: 'basketball' })).toEqual([]);
  });
});

it('lists what a visitor follows: single matches whenever they are, of sides and competitions those of the span', async () => {
  const { rows } = await db.query<{ morrow: number; moss: number; wimbledon: number }>(
    `select (select m.id from matches m join teams t on t.id = m.home_team_id where t.name = 'Morrow Moss') as morrow,
            (select id from teams where name = 'Early Moss') as moss,
            (select distinct m.tournament_id from matches m join teams t on t.id = m.home_team_id where t.name = 'Woman Moss') as wimbledon`,
  );
  const [{ morrow, moss, wimbledon } = { morrow: 0, moss: 0, wimbledon: 0 }] = rows;
  const listed = async (wanted: { matchIds?: number[]; sideIds?: number[]; tournamentIds?: number[]; limit?: number }) => {
    const nothing = { matchIds: [], sideIds: [], tournamentIds: [], limit: 9 };
    const matches = await listTwoSidedFavourites(db, { sport: 'tennis', ...day, locale: 'en', ...nothing, ...wanted });
    return matches.map(({ home }) => home.name.replace(' Moss', ''));
  };
  expect(await listed({ matchIds: [morrow], sideIds: [moss], tournamentIds: [wimbledon] })).toEqual(['Woman', 'Early', 'Morrow']);
  expect(await listed({ sideIds: [moss], tournamentIds: [wimbledon], limit: 1 })).toEqual(['Woman']);
  expect(await listed({})).toEqual([]);
});

describe('the prices of a listed match', () => {
  const quoted = (time: string) => ({ quotedAt: new Date(`2023-01-01T${time}Z`) });
  const night = { sport: 'basketball', from: new Date('2023-01-02T00:00:00Z'), to: new Date('2023-01-03T00:00:00Z') } as const;
  const read = async () => {
    const matches = await listTwoSidedDay(db, { ...night, tipped: false, liveOnly: false, byTime: true, locale: 'en' });
    return matches.map(({ odds, bookmakers, averageOdds, spread, total }) => ({ odds, bookmakers, averageOdds, spread, total }));
  };

  it('are the best of bookmakers, or the average where none has any, and of spread and total the line on which most quote', async () => {
    await ingestTwoSided(db, new Date('2023-01-01T12:30:00Z'), [
      aBasketballGame({
        quotes: [
          aTwoSidedQuote('moneyline', 'bet365', [1.5, 2.625]),
          aTwoSidedQuote('moneyline', 'pinnacle', [1.5625, 2.5]),
          aTwoSidedQuote('moneyline', 'market-average', [1.75, 2.75]),
          aTwoSidedQuote('spread', 'bet365', [1.875, 2], { line: -4.5 }),
          aTwoSidedQuote('spread', 'pinnacle', [2, 1.875], { line: -4.5 }),
          aTwoSidedQuote('spread', 'coral', [2.5, 1.5], { line: -7.5 }),
          // It has moved its line: the one that it left has as many quotes.
          aTwoSidedQuote('total', 'bet365', [1.875, 2], { line: 210.5, ...quoted('10:00:00') }),
          aTwoSidedQuote('total', 'bet365', [2, 1.875], { line: 214.5, ...quoted('11:00:00') }),
        ],
      }),
      aBasketballGame({
        sides: [aClub('Chicago Bulls', 'Bulls'), aClub('Boston Celtics', 'Celtics')],
        kickoff: { known: true, utc: new Date('2023-01-02T03:00:00Z') },
        quotes: [
          aTwoSidedQuote('moneyline', 'market-average', [1.75, 2.25]),
          aTwoSidedQuote('spread', 'market-average', [null, null], { line: 3 }),
        ],
      }),
    ]);
    expect(await read()).toEqual([
      {
        odds: [1.5625, 2.625],
        bookmakers: ['Pinnacle', 'bet365'],
        averageOdds: null,
        spread: { line: -4.5, odds: [2, 2], bookmakers: ['Pinnacle', 'bet365'] },
        total: { line: 214.5, odds: [2, 1.875], bookmakers: ['bet365', 'bet365'] },
      },
      {
        odds: [null, null],
        bookmakers: null,
        averageOdds: [1.75, 2.25],
        spread: { line: 3, odds: [null, null], bookmakers: [null, null] },
        total: null,
      },
    ]);
  });
});
