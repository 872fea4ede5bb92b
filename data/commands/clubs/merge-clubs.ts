import type { PoolClient } from 'pg';
import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { inTransaction, type Queryable, type Transactable } from '#data/database/database.ts';
import { identifyMatch } from '#domain/match/identify-match.ts';
import { ClubIdentityError, type IdentifiedClub, identifyClub } from './identify-club.ts';
import { describeMergedClub, type MergedClub } from './merged-club.ts';
import { readdressMatches } from './readdress-matches.ts';
import { uniteMatches } from './unite-matches.ts';

export interface ClubMerge {
  readonly matchesMoved: number;
  /** Number of fixtures that were stored once for each club and are one match now. */
  readonly matchesUnited: number;
  /** Addresses of united matches whose scores disagreed; the score of the remaining club's match was stored. */
  readonly disagreements: readonly string[];
  /** The first club as it was, with which the merge can be undone when no matches were united. */
  readonly merged: MergedClub;
}

/**
 * Merges the first club into the second: everything that belongs to the first moves to the second, and the first's address leads there from then on. Its
 * spellings and its address remain in use, so neither an import nor the catalogue adds it again.
 *
 * @throws ClubIdentityError when a club does not exist, or they have different genders or have met
 */
export async function mergeClubs(database: Transactable, removedSlug: string, remainingSlug: string, now: Date): Promise<ClubMerge> {
  return inTransaction(database, async (client) => {
    const merge = await mergeClubsWithin(client, removedSlug, remainingSlug, now);
    await rebuildSearchTerms(client);
    return merge;
  });
}

/** Merges clubs like `mergeClubs`, within the caller's transaction; the caller must rebuild the search terms afterwards. */
export async function mergeClubsWithin(client: PoolClient, removedSlug: string, remainingSlug: string, now: Date): Promise<ClubMerge> {
  if (removedSlug === remainingSlug) throw new ClubIdentityError(`"${removedSlug}" cannot be merged into itself`);
  const removed = await identifyClub(client, removedSlug);
  const remaining = await identifyClub(client, remainingSlug);
  await refuseTwoClubs(client, removed, remaining);
  const merged = await describeMergedClub(client, removed, remaining);
  const { moved, united, disagreements } = await moveMatches(client, removed, remaining, now);
  await moveBelongings(client, removed.id, remaining.id);
  await moveReaders(client, removed, remaining);
  await client.query(
    `update teams k set town = coalesce(k.town, d.town), venue_id = coalesce(k.venue_id, d.venue_id),
       colours = case when k.colours = '{}' then d.colours else k.colours end, updated_at = $3
     from teams d where k.id = $1 and d.id = $2`,
    [remaining.id, removed.id, now],
  );
  await client.query('delete from teams where id = $1', [removed.id]);
  await client.query('insert into former_team_slugs (slug, team_id) values ($1, $2)', [removed.slug, remaining.id]);
  await readdressMatches(client, moved);
  await recordLiveEvents(
    client,
    united.map((id) => `match:${id}` as const),
    now,
  );
  await recordChanges(client, ['*'], now);
  return { matchesMoved: moved.length, matchesUnited: united.length, disagreements, merged };
}

async function refuseTwoClubs(client: Queryable, removed: IdentifiedClub, remaining: IdentifiedClub): Promise<void> {
  if (removed.genderType !== remaining.genderType) {
    throw new ClubIdentityError(`"${removed.slug}" is a ${removed.genderType}'s side and "${remaining.slug}" a ${remaining.genderType}'s`);
  }
  const { rows } = await client.query<{ slug: string }>(
    'select slug from matches where (home_team_id, away_team_id) in (($1, $2), ($2, $1)) order by kickoff_utc limit 1',
    [removed.id, remaining.id],
  );
  if (rows[0] !== undefined) {
    throw new ClubIdentityError(`"${removed.slug}" and "${remaining.slug}" have met (${rows[0].slug}), so they are two clubs`);
  }
}

interface MovedMatch {
  readonly id: number;
  readonly slug: string;
  readonly fixture: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly movable: boolean;
  readonly score: string | null;
}

async function moveMatches(
  client: Queryable,
  removed: IdentifiedClub,
  remaining: IdentifiedClub,
  now: Date,
): Promise<{ moved: number[]; united: number[]; disagreements: string[] }> {
  const incoming = await matchesOf(client, removed.id);
  const ofRemaining = Map.groupBy(await matchesOf(client, remaining.id), ({ fixture }) => fixture);
  const moved: number[] = [];
  const disagreements: string[] = [];
  const united: number[] = [];
  for (const match of incoming) {
    const candidates = ofRemaining.get(match.fixture) ?? [];
    const twin = identifyMatch(candidates, match.kickoffUtc);
    if (twin === undefined) {
      moved.push(match.id);
      continue;
    }
    candidates.splice(candidates.indexOf(twin), 1);
    if (twin.score !== null && match.score !== null && twin.score !== match.score) disagreements.push(twin.slug);
    await uniteMatches(client, twin.id, match.id, now);
    united.push(twin.id);
  }
  await client.query('update matches set home_team_id = $2, updated_at = $3 where home_team_id = $1', [removed.id, remaining.id, now]);
  await client.query('update matches set away_team_id = $2, updated_at = $3 where away_team_id = $1', [removed.id, remaining.id, now]);
  return { moved, united, disagreements };
}

/** Returns the matches of a club. `fixture` is the same for a match of either club against the same opponent, at home or away, in the same season. */
async function matchesOf(client: Queryable, teamId: number): Promise<MovedMatch[]> {
  const { rows } = await client.query<MovedMatch>(
    `select id, slug, kickoff_utc as "kickoffUtc", kickoff_known as "kickoffKnown", status in ('scheduled', 'postponed', 'awaited') as movable,
            home_goals || '-' || away_goals as score,
            season_id || case when home_team_id = $1 then ' home ' || away_team_id else ' away ' || home_team_id end as fixture
     from matches where home_team_id = $1 or away_team_id = $1 order by kickoff_utc`,
    [teamId],
  );
  return rows;
}

/** Moves the references to a club, apart from its matches, to the remaining club. When both have the same item, the remaining club's is retained. */
async function moveBelongings(client: Queryable, removedId: number, remainingId: number): Promise<void> {
  const pair = [removedId, remainingId];
  await client.query('update team_aliases set team_id = $2 where team_id = $1', pair);
  await client.query("update external_ids set own_id = $2 where kind = 'team' and own_id = $1", pair);
  await client.query('update former_team_slugs set team_id = $2 where team_id = $1', pair);
  await client.query(
    `insert into season_entries as e (season_id, team_id, group_label) select season_id, $2, group_label from season_entries where team_id = $1
     on conflict (season_id, team_id) do update set group_label = coalesce(e.group_label, excluded.group_label)`,
    pair,
  );
  await client.query('delete from season_entries where team_id = $1', [removedId]);
  await client.query(
    `insert into player_teams as p (player_id, team_id, first_day, last_day) select player_id, $2, first_day, last_day from player_teams where team_id = $1
     on conflict (player_id, team_id) do update
     set first_day = least(p.first_day, excluded.first_day), last_day = greatest(p.last_day, excluded.last_day)`,
    pair,
  );
  await client.query('delete from player_teams where team_id = $1', [removedId]);
  for (const [table, columns] of [
    ['team_names', 'locale, name, row_name, short_name'],
    ['squad_members', 'shirt_number, position, player_name, player_id'],
    ['point_adjustments', 'season_id, decided_on, stage, points, reason, evidence, origin, according_to'],
    ['settled_ties', 'season_id, decided_on, rank, reason'],
  ] as const) {
    await client.query(
      `insert into ${table} (team_id, ${columns}) select $2, ${columns} from ${table} where team_id = $1 on conflict do nothing`,
      pair,
    );
    await client.query(`delete from ${table} where team_id = $1`, [removedId]);
  }
}

/** Moves the followers of a club, and the news about it, to the remaining club. */
async function moveReaders(client: Queryable, removed: IdentifiedClub, remaining: IdentifiedClub): Promise<void> {
  const subjects = [`t${removed.id}`, `t${remaining.id}`];
  await client.query(
    'insert into push_follows (subject, subscription_id) select $2, subscription_id from push_follows where subject = $1 on conflict do nothing',
    subjects,
  );
  await client.query('delete from push_follows where subject = $1', subjects.slice(0, 1));
  await client.query('update news set clubs = array_replace(clubs, $1, $2) where clubs @> array[$1]', [removed.slug, remaining.slug]);
}
