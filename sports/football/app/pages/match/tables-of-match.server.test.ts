import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { afterSplit, fourClubsOnce, splitFormats } from '#tests/factories/split-season.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { matchPage } from './match.page.ts';
import type { MatchPageView } from './match.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2021-06-01T12:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, { ...smallCatalogue(), formats: splitFormats() }, now);
  await ingestMatches(db, now, [...fourClubsOnce('2020-21', 2021), ...afterSplit('2020-21', 2021)]);
});

/** Returns the tables on the page of a match as text. */
async function tablesOf(home: string, away: string) {
  const { rows } = await db.query<{ slug: string }>(
    `select m.slug from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id where h.slug = $1 and a.slug = $2`,
    [home, away],
  );
  const { site } = createSiteForPages(db, now, {});
  const { view } = await openPage<MatchPageView>(matchPage, site, `/${rows[0]?.slug}`);
  return view.tables.map(({ table, rows: shown }) => `${table}: ${shown.map(({ place, club }) => `${place} ${club.slug}`).join(', ')}`);
}

const upper = 'championship-group: 1 manchester-city, 2 arsenal';
const lower = 'relegation-group: 3 manchester-united, 4 everton';

describe('the tables on the page of a match', () => {
  it('are one where both clubs are in the same part of a split', async () => {
    expect(await tablesOf('manchester-city', 'arsenal')).toEqual([upper]);
    expect(await tablesOf('everton', 'manchester-united')).toEqual([lower]);
  });

  it('are those of both clubs where these are in two', async () => {
    expect(await tablesOf('arsenal', 'everton')).toEqual([upper, lower]);
  });
});
