import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { projectSeasons } from '#jobs/project-seasons.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { readPage } from '#tests/factories/read-page.ts';
import { scottishCatalogue, scottishRegularSeason, scottishSplitRound } from '#tests/factories/scottish-season.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();

async function project(now: Date): Promise<void> {
  const tournaments = await listForecastTournaments(db);
  await projectSeasons(db, await rateClubs(db, tournaments, dayNumberOf(now)), tournaments, now);
}

it('shows before a split the chances of the places that the season ends with', async () => {
  const now = new Date('2025-04-10T06:00:00Z');
  await storeCatalogue(db, scottishCatalogue(), now);
  await ingestMatches(db, now, scottishRegularSeason({}));
  await project(now);
  const page = await readPage(db, now, '/scotland/premiership');
  expect(page).toContain('|Final position 1–12|Exp. pts|Title|Top 6|Rel.|');
  // The sixth can leave his half no more, and 36 matches are six of the last round and thirty after it.
  expect(page).toMatch(/\|St Mirren\|St Mirren\|Q\|through to the next stage\|32\|.*?\|never\|–\|100\|never\|–\|7\|/);
  expect(page).toContain('36 matches are still to be played');
  expect(page).not.toContain('further rounds');
  const club = await readPage(db, now, '/teams/st-mirren');
  expect(club).toContain('|Title: position 1|never|Championship round |positions 1 to 6|100%|');
});

it('shows them in both parts once it is split', async () => {
  const now = new Date('2025-04-25T06:00:00Z');
  await ingestMatches(db, now, [...scottishRegularSeason(), ...[1, 2, 3, 4, 5].flatMap((round) => scottishSplitRound(round, round === 1))]);
  await project(now);
  const page = await readPage(db, now, '/scotland/premiership');
  expect(page.split('|Final position 1–12|Exp. pts|Title|Top 2|Rel.|')).toHaveLength(3);
  expect(page).toContain('24 matches are still to be played');
  // Of both parts, one below the other.
  expect(page).toMatch(/\|Title chances\|Celtic\|.*\|Relegation chances\|Falkirk\|/);
});
