import type { PoolClient } from 'pg';
import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { CourtCatalogue } from '#data/catalogue/sports/court-catalogue.ts';
import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { advisoryLocks } from '#data/database/advisory-locks.ts';
import { courtSports } from '#domain/sports/sport.ts';

const run = 'court-catalogue';

/**
 * Stores the competitions and clubs of tennis and basketball, within a transaction. Does nothing when this catalogue is stored already; returns true
 * when it was new.
 */
export async function storeCourtCatalogue(client: PoolClient, catalogue: CourtCatalogue, now: Date): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.storingCatalogue]);
  const stored = await client.query(
    `select 1 from feed_runs where feed = $1 and state = 'succeeded' and counts->>'hash' = $2
     and id = (select max(id) from feed_runs where feed = $1)`,
    [run, catalogue.hash],
  );
  if (stored.rowCount !== 0) return false;
  await client.query(
    `insert into sports (id, code) select id, code from jsonb_to_recordset($1) as s(id smallint, code text) on conflict do nothing`,
    [JSON.stringify(courtSports.map((sport) => ({ id: sportIds[sport], code: sport })))],
  );
  await storeTournaments(client, catalogue, now);
  await storeClubs(client, catalogue, now);
  await rebuildSearchTerms(client);
  await client.query(`insert into feed_runs (feed, started_at, finished_at, state, counts) values ($1, $2, $2, 'succeeded', $3)`, [
    run,
    now,
    { hash: catalogue.hash },
  ]);
  await recordChanges(client, ['*'], now);
  return true;
}

/** The category of a competition in its address is its sport: `/tennis/wimbledon`. */
async function storeTournaments(client: PoolClient, { tennis, basketball }: CourtCatalogue, now: Date): Promise<void> {
  const rows = [
    ...tennis.tournaments.map(({ slug, name, country, priority, tour }) => ({
      sport: 'tennis' as const,
      slug,
      name,
      country,
      priority,
      type: 'cup',
      gender: tour === 'atp' ? 'men' : 'women',
      season: 'calendar-year',
    })),
    ...basketball.competitions.map(({ slug, name, country, priority, gender, season }) => ({
      sport: 'basketball' as const,
      slug,
      name,
      country,
      priority,
      type: 'league',
      gender,
      season,
    })),
  ].map((row) => ({ ...row, id: `${row.sport}.${row.slug}`, sportId: sportIds[row.sport] }));
  await client.query(
    `insert into tournaments (id, sport_id, country_id, name, slug, category_slug, type, gender_type, logo_urls, priority, season_kind, tie_break, zones,
                              created_at, updated_at)
     select t.id, t."sportId", c.id, t.name, t.slug, t.sport, t.type, t.gender, array['/crest/tournament/' || t.id || '.svg'], t.priority, t.season,
            'goal-difference', '[]', $2, $2
     from jsonb_to_recordset($1) as t(id text, "sportId" int, sport text, slug text, name text, country text, type text, gender text, priority int, season text)
     join countries c on c.slug = t.country
     on conflict (id) do update set name = excluded.name, priority = excluded.priority, country_id = excluded.country_id, updated_at = excluded.updated_at`,
    [JSON.stringify(rows), now],
  );
}

async function storeClubs(client: PoolClient, { basketball }: CourtCatalogue, now: Date): Promise<void> {
  const clubs = basketball.competitions.flatMap(({ country, gender, clubs: ofCompetition }) =>
    ofCompetition.map((club) => ({ ...club, row: club.row ?? club.name, country: club.country ?? country, gender })),
  );
  const columns = `jsonb_to_recordset($1) as t(slug text, name text, "row" text, short text, gender text, town text, arena text, colours jsonb, country text)
     join countries c on c.slug = t.country`;
  await client.query(
    `insert into venues (country_id, name, town) select distinct c.id, t.arena, t.town from ${columns} on conflict do nothing`,
    [JSON.stringify(clubs)],
  );
  await client.query(
    `insert into teams (sport_id, country_id, slug, gender_type, name, row_name, short_name, town, venue_id, colours, created_at, updated_at)
     select $3, c.id, t.slug, t.gender, t.name, t."row", t.short, t.town, v.id, array(select jsonb_array_elements_text(t.colours)), $2, $2
     from ${columns} left join venues v on v.country_id = c.id and v.name = t.arena and v.town = t.town
     on conflict (slug) do update set name = excluded.name, row_name = excluded.row_name, short_name = excluded.short_name, town = excluded.town,
       venue_id = excluded.venue_id, colours = excluded.colours, updated_at = excluded.updated_at where teams.sport_id = excluded.sport_id`,
    [JSON.stringify(clubs), now, sportIds.basketball],
  );
}
