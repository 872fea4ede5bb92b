import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FirstSportTip } from '#domain/ledger/ledger-record.ts';
import { getTeamStrengths } from '#sports/football/data/queries/team/get-team-strengths.ts';
import { listTeamTips } from '#sports/football/data/queries/team/list-team-tips.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-03-01T09:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z'),
    feedMatch('Man City', 'Arsenal', '2024-03-09T15:00:00Z'),
    feedMatch('Everton', 'Man City', '2024-03-16T15:00:00Z'),
  ]);
  const home = await tipOn('arsenal', 'everton', {
    market: 'total-goals',
    line: 2.5,
    selection: 'over',
    decimalOdds: 2,
    probability: 0.55,
  });
  const away = await tipOn('manchester-city', 'arsenal', { market: 'match-result', line: 0, selection: 'home' });
  const others = await tipOn('everton', 'manchester-city', { market: 'match-result', line: 0, selection: 'home' });
  const [first, second] = await inTransaction(db, (client) => recordTips(client, [home, away, others], now));
  await inTransaction(db, async (client) => {
    await recordSettlements(client, [won(first?.sequence as number)], new Date('2024-03-02T17:30:00Z'));
    await recordWithdrawals(client, [{ tipSequence: second?.sequence as number, reason: 'postponed' }], new Date('2024-03-03T09:00:00Z'));
  });
});

async function idOf(table: 'teams' | 'matches', where: string, values: unknown[]): Promise<number> {
  const { rows } = await db.query<{ id: number }>(`select id from ${table} where ${where}`, values);
  return rows[0]?.id as number;
}
const teamId = (slug: string) => idOf('teams', 'slug = $1', [slug]);

async function matchOf(home: string, away: string) {
  const [homeId, awayId] = [await teamId(home), await teamId(away)];
  const id = await idOf('matches', 'home_team_id = $1 and away_team_id = $2', [homeId, awayId]);
  const { rows } = await db.query<{ kickoffUtc: Date }>('select kickoff_utc as "kickoffUtc" from matches where id = $1', [id]);
  return { id, homeId, awayId, kickoffUtc: rows[0]?.kickoffUtc as Date };
}

async function tipOn(home: string, away: string, over: Partial<FirstSportTip>): Promise<FirstSportTip> {
  const { id, homeId, awayId, kickoffUtc } = await matchOf(home, away);
  return aTip({ matchId: id, homeClubId: homeId, awayClubId: awayId, kickoffUtc, quotedAt: now, ...over });
}

const won = (tipSequence: number) => ({
  tipSequence,
  outcome: 'won' as const,
  matchStatus: 'finished' as const,
  homeGoals: 2,
  awayGoals: 1,
  halfTimeHome: null,
  halfTimeAway: null,
  closingOdds: 1.9,
  closingProbability: 0.52,
  correctsSequence: null,
});

it('lists the tips on a club’s matches at home and away with what became of them, and no others', async () => {
  const tips = await listTeamTips(db, await teamId('arsenal'));
  expect(tips.map(({ market, outcome, profitUnits, withdrawn }) => [market, outcome, profitUnits, withdrawn])).toEqual([
    // A unit at 2.00 that wins brings one more.
    ['total-goals', 'won', 1, false],
    ['match-result', undefined, 0, true],
  ]);
  expect(tips[0]).toMatchObject({ decimalOdds: 2, probability: 0.55, closingProbability: 0.52, publishedAt: now, origin: 'reconstructed' });
  expect(await listTeamTips(db, await teamId('porto'))).toEqual([]);
});

it('takes a club’s strengths from its next match in the competition that is forecast, on whichever side it plays', async () => {
  const { id } = await matchOf('manchester-city', 'arsenal');
  const city = { attackRank: 1, defenceRank: 2, attackGoals: 2.1, defenceGoals: 0.8, formGoals: 0 };
  const arsenal = { attackRank: 4, defenceRank: 11, attackGoals: 1.6, defenceGoals: 1.3, formGoals: 0.1 };
  const factors = { homeAdvantageGoals: 0.3, leagueGoalsPerMatch: 2.8, home: city, away: arsenal, clubsRanked: 18 };
  await aForecast(db, { matchId: id });
  await db.query('update forecasts set grounds = $2 where match_id = $1', [id, factors]);
  const tournament = await db.query<{ id: number }>("select numeric_id as id from tournaments where id = 'england.premier-league'");
  const league = tournament.rows[0]?.id as number;
  const strengthsOf = async (slug: string, at = now) => getTeamStrengths(db, await teamId(slug), league, at);
  expect(await strengthsOf('arsenal')).toEqual({ ...arsenal, clubsRanked: 18 });
  expect(await strengthsOf('manchester-city')).toEqual({ ...city, clubsRanked: 18 });
  expect(await strengthsOf('arsenal', new Date('2024-03-10T00:00:00Z'))).toBeUndefined();
  expect(await strengthsOf('everton')).toBeUndefined();
});
