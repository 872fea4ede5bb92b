import { expect, it } from 'vitest';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { refreshTennisAndBasketball } from '#demonstration/two-sided/refresh-tennis-and-basketball.ts';
import type { TwoSidedDemonstration } from '#demonstration/two-sided/two-sided-demonstration.ts';
import { demonstrationTennis } from '#sports/tennis/demonstration/demonstration-tennis.ts';
import { catalogueOfTwoLeagues, demonstrationOfTwoLeagues } from '#tests/factories/demonstration-of-two-leagues.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';
import { clearDemonstration } from './clear-demonstration.ts';
import { hasNamelessPlayers } from './fill-demonstration.ts';
import { refreshDemonstration } from './refresh-demonstration.ts';

const { db } = await createTestDatabase();
const saturday = new Date('2026-11-21T14:00:00Z');

/** Returns the tennis of one tournament in that week. */
function oneTournament(): TwoSidedDemonstration {
  const inParis = loadTwoSidedCatalogue().tennis.tournaments.filter(({ slug }) => slug === 'paris-masters');
  const tennis = demonstrationTennis(inParis, 1);
  return { matchesAt: (now) => tennis.matchesAt(now), matchesChangedBetween: (after, until) => tennis.matchesChangedBetween(after, until) };
}

async function fill(): Promise<void> {
  await storeCatalogue(db, catalogueOfTwoLeagues(), saturday);
  await storeTwoSidedWorld(db, saturday);
  await storeBookmakers(db, inventedBookmakers);
  expect((await refreshDemonstration(db, demonstrationOfTwoLeagues(), saturday))?.problems).toEqual([]);
  await refreshTennisAndBasketball(db, oneTournament(), saturday);
}

async function read<Row extends object>(text: string): Promise<Row[]> {
  return (await db.query<Row>(text)).rows;
}

const playersOfBothSports = `
  select slug, name from players union all
  select t.slug, t.name from teams t where t.sport_id = 2 and exists (select from search_terms s where s.kind = 'team' and s.subject_id = t.id) order by slug`;

it('have names and pages in squads, line-ups and events, and nobody is left to the operator', async () => {
  await fill();
  const [counts] = await read<Record<string, number>>(
    `select (select count(*)::int from squad_members where player_id is null) as squads, (select count(*)::int from line_up_players where player_id is null) as lined,
            (select count(*)::int from match_events where player_id is null) as events, (select count(*)::int from absences where player_id is null) as absent,
            (select count(*)::int from unknown_names where kind = 'player') as doubtful,
            (select count(*)::int from players) - (select count(*)::int from squad_members) as others`,
  );
  expect(counts).toEqual({ squads: 0, lined: 0, events: 0, absent: 0, doubtful: 0, others: 0 });
  expect(await read('select from players where birth_date is null')).toEqual([]);
  expect(await hasNamelessPlayers(db)).toBe(false);
});

it('are forgotten with their matches, and stand at the same addresses when it is filled again', async () => {
  const before = await read(playersOfBothSports);
  expect(before.length).toBeGreaterThan(450);
  await clearDemonstration(db, saturday);
  expect(await read(playersOfBothSports)).toEqual([]);
  expect(await read("select from external_ids where kind = 'player'")).toEqual([]);
  await fill();
  expect(await read(playersOfBothSports)).toEqual(before);
});

it('are numbers in a demonstration of an earlier version, which is noticed', async () => {
  await db.query('update squad_members set player_name = null, player_id = null');
  expect(await hasNamelessPlayers(db)).toBe(true);
});
