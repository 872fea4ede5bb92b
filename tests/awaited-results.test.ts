import { beforeAll, describe, expect, it } from 'vitest';
import { priceSlip } from '#app/endpoints/api/price-slip.ts';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { listAwaitedMatches } from '#data/queries/sources/list-awaited-matches.ts';
import { markOverdueMatches } from '#jobs/mark-overdue-matches.ts';
import { settleTips } from '#jobs/settle-tips.ts';
import { listTwoSidedMatchesOfSide } from '#sports/shared/data/queries/list-two-sided-matches-of.ts';
import { aTip } from './factories/a-tip.ts';
import { clockStandingAt } from './factories/clock-standing-at.ts';
import { ended, feedMatch } from './factories/feed-match.ts';
import { ingestMatches } from './factories/ingest-matches.ts';
import { readPage } from './factories/read-page.ts';
import { createTestDatabase } from './factories/test-database.ts';
import { aBasketballGame, aTennisMatch, aTwoSidedQuote, ingestTwoSided, storeTwoSidedWorld } from './factories/two-sided-world.ts';

const { db } = await createTestDatabase();
const kickoff = new Date('2024-04-06T14:00:00Z');
const hoursOn = (hours: number) => new Date(kickoff.getTime() + hours * 3_600_000);
const at = { known: true, utc: kickoff } as const;
const now = hoursOn(22);

/**
 * Stores a match of each sport at 14:00 whose source fell silent at 16:00, football's in added time, and a football match without any
 * report after its announcement.
 */
beforeAll(async () => {
  await storeTwoSidedWorld(db, hoursOn(-1_000));
  const quotes = [
    { bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'moving', quotedAt: hoursOn(-30), prices: [2.11, 3.3, 3.8] },
  ] as const;
  const derby = { quotes };
  await ingestMatches(db, hoursOn(-24), [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', derby),
    feedMatch('Man City', 'Man United', '2024-04-06T14:00:00Z'),
    feedMatch('Everton', 'Man United', '2024-04-13T14:00:00Z'),
    feedMatch('Everton', 'Arsenal', '2024-02-01T19:30:00Z', ended(1, 1)),
  ]);
  await inTransaction(db, (client) => recordTips(client, [aTip({ matchId: 1, kickoffUtc: kickoff })], hoursOn(-20)));
  await ingestMatches(db, hoursOn(2), [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', {
      status: 'live',
      live: { period: 'second-half', minute: 90, addedMinute: 9 },
      score: { current: { home: 4, away: 3 } },
    }),
  ]);
  await ingestTwoSided(db, hoursOn(2), [
    aTennisMatch({ season: '2024', kickoff: at, status: 'live', play: { sets: [{ games: [6, 4] }, { games: [2, 1] }] } }),
    aBasketballGame({
      season: '2023-24',
      kickoff: at,
      status: 'live',
      play: { quarters: [[30, 20]], total: [40, 31] },
      quotes: [aTwoSidedQuote('moneyline', 'bet365', [1.5, 2.6])],
    }),
  ]);
  await markOverdueMatches.run({ db, clock: clockStandingAt(now), signal: new AbortController().signal });
});

const read = (path: string, code?: LocaleCode) => readPage(db, now, path, code);
const idOf = async (slug: string) => (await db.query<{ id: number }>('select id from matches where slug = $1', [slug])).rows[0]?.id;

describe('a match of football whose result is awaited', () => {
  it('is on no page live, finished or to come, and is said to be awaited on its row and on its page, with what was last reported', async () => {
    expect(await read('/?date=2024-04-06')).toContain('|Arsenal v Everton|Result due|Arsenal|–|Everton|2.11|');
    expect(await read('/?tab=live')).toContain('|Live |0|Favorites |');
    const page = await read('/arsenal-everton-2024-04-06?prices=result');
    expect(page).toContain('|Arsenal|–|Result awaited|Last reported: 4–3, 90+9’|Everton|D|');
    expect(page).toContain('|Odds compared|closed at kick-off, |');
  });

  it('is not among the fixtures of its competition and its clubs, nor among the prices to come', async () => {
    const fixtures = await read('/england/premier-league?section=matches');
    expect(fixtures).toContain('Everton v Manchester United');
    expect(fixtures).not.toContain('Arsenal v Everton');
    expect(fixtures).not.toContain('Manchester City v Manchester United');
    expect(await read('/england/premier-league?section=results')).toContain('|Arsenal v Everton|6 Apr|Result due|');
    expect(await read('/teams/arsenal')).toContain('|Fixtures|No upcoming matches|');
    expect(await read('/odds')).toContain('No upcoming match');
  });

  it('counts in no table and no form', async () => {
    const table = await read('/england/premier-league');
    expect(table).toMatch(/\|1\|Arsenal\|Arsenal\|1\|0\|1\|0\|/);
    expect(await read('/teams/arsenal')).not.toContain('4–3');
  });

  it('leaves its tip open, which nobody can put on a slip any more', async () => {
    expect(await settleTips(db, now)).toBe(0);
    const tips = await read('/tips?date=2024-04-06');
    expect(tips).toContain('|Result due|Arsenal – Everton|');
    expect(tips).toContain('|open|');
    const id = (await idOf('arsenal-everton-2024-04-06')) as number;
    const leg = { matchId: id, bet: { market: 'match-result', line: 0, selection: 'home' } } as const;
    const { legs } = await priceSlip(db, [leg], now, 'en');
    expect(legs.map(({ state }) => state)).toEqual(['begun']);
  });

  it.each([
    ['en', 'Result due', 'Result awaited'],
    ['cz', 'Čeká se', 'Čeká se na výsledek'],
    ['de', 'Erg. offen', 'Ergebnis steht aus'],
    ['es', 'Res. pdte.', 'Resultado pendiente'],
    ['gr', 'Αναμ. σκορ', 'Αναμένεται αποτέλεσμα'],
    ['it', 'Attesa ris.', 'In attesa del risultato'],
    ['pt_br', 'Res. pend.', 'Aguardando resultado'],
  ] as const)('is said in the words of %s', async (code, short, long) => {
    expect(await read('/?date=2024-04-06', code)).toContain(`|${short}|Arsenal|`);
    expect(await read('/arsenal-everton-2024-04-06', code)).toContain(`|${long}|`);
  });
});

describe('a match of another sport whose result is awaited', () => {
  it('of tennis is not among those to come, and its page says what was last reported', async () => {
    expect(await read('/tennis?date=2024-04-06')).toMatch(/\|Live \|0\|.*\|Result due\|/s);
    expect(await read('/tennis/matches/ada-moss-eva-thorn-2024-04-06')).toContain('|Result awaited · Last reported: 1–0|');
    const { coming, ended: over } = await listTwoSidedMatchesOfSide(db, {
      sport: 'tennis',
      sideId: (await db.query<{ id: number }>("select id from teams where slug = 'ada-moss'")).rows[0]?.id as number,
      limit: 5,
      locale: 'en',
    });
    expect([coming.length, over.map(({ status }) => status)]).toEqual([0, ['awaited']]);
  });

  it('of basketball is not among the next games, and counts in no table', async () => {
    expect(await read('/basketball?date=2024-04-06')).toMatch(
      /\|Live \|0\|.*\|Milwaukee Bucks at Denver Nuggets\|Result due\|Milwaukee Bucks\|/s,
    );
    const season = await read('/basketball/nba');
    expect(season).toContain('|Next games|No upcoming matches|');
    expect(season).toContain('|Bucks|0|0|');
    const page = await read('/basketball/matches/denver-nuggets-milwaukee-bucks-2024-04-06');
    expect(page).toContain('|Result awaited|Last reported: 31–40|Denver Nuggets|');
  });
});

it('an operator is told of every match whose result is awaited, with what its source last said', async () => {
  const awaited = await listAwaitedMatches(db);
  expect(awaited.count).toBe(4);
  expect(awaited.newest.map(({ match, sport, source, lastReported }) => [match, sport, source, lastReported])).toEqual([
    ['arsenal-everton-2024-04-06', 'football', 'football-data', '4-3 90+9'],
    ['manchester-city-manchester-united-2024-04-06', 'football', 'football-data', null],
    ['ada-moss-eva-thorn-2024-04-06', 'tennis', 'tennis-data', '1-0'],
    ['denver-nuggets-milwaukee-bucks-2024-04-06', 'basketball', 'tennis-data', '40-31'],
  ]);
});
