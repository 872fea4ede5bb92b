import type { PoolClient } from 'pg';
import type { Topic } from '#data/commands/changes/record-changes.ts';
import type { ClubDirectory, DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { FeedBatch, FeedClub, FeedMatch, FeedProblem } from '#data/feeds/feed.ts';
import type { StoringTournament } from '#data/queries/tournament/list-storing-tournaments.ts';
import { identifyMatch } from '#domain/match/identify-match.ts';
import { insertMatchesSql, toMatchRow, updateMatchesSql } from './match-columns.ts';
import { storeMatchEvents, storeMatchStatistics } from './store-match-details.ts';
import { storeQuotes } from './store-quotes.ts';

/** What a run keeps in memory from batch to batch. */
export interface StoringContext {
  readonly clubs: ClubDirectory;
  readonly bookmakerIds: ReadonlyMap<string, number>;
  readonly tournaments: ReadonlyMap<string, StoringTournament>;
  readonly now: Date;
}

export interface StoredBatch {
  readonly newMatches: number;
  readonly changedMatches: number;
  readonly quotes: number;
  readonly newClubs: number;
  readonly problems: readonly FeedProblem[];
  readonly topics: readonly Topic[];
}

interface PlacedMatch {
  readonly match: FeedMatch;
  readonly tournament: StoringTournament;
  readonly seasonId: number;
  readonly home: DirectoryClub;
  readonly away: DirectoryClub;
  readonly kickoffUtc: Date;
}

interface ExistingMatch {
  readonly id: number;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly awaited: boolean;
}

/** Stores one batch of a feed inside the caller's transaction: clubs, seasons, matches, their details and their prices. */
export async function storeFeedBatch(client: PoolClient, batch: FeedBatch, context: StoringContext): Promise<StoredBatch> {
  const problems: FeedProblem[] = [];
  const newClubs: string[] = [];
  const seasonIds = await storeSeasons(client, batch, context);
  const clubOf = async (club: FeedClub, match: FeedMatch, tournament: StoringTournament): Promise<DirectoryClub> => {
    const country = club.country ?? tournament.country;
    const known = context.clubs.find(country, tournament.gender, club.name);
    if (known !== undefined) return known;
    problems.push({ source: batch.source, row: match.row, value: club.name, code: 'unknown-club' });
    newClubs.push(club.name);
    return context.clubs.add(client, country, tournament.gender, club.name, context.now);
  };

  const placed: PlacedMatch[] = [];
  const meetings = new Set<string>();
  for (const match of batch.matches) {
    const tournament = context.tournaments.get(match.tournamentId);
    const seasonId = seasonIds.get(`${match.tournamentId}|${match.season}`);
    if (tournament === undefined || seasonId === undefined) {
      problems.push({ source: batch.source, row: match.row, value: match.tournamentId, code: 'unknown-competition' });
      continue;
    }
    const home = await clubOf(match.home, match, tournament);
    const away = await clubOf(match.away, match, tournament);
    const kickoffUtc = match.kickoff.known ? match.kickoff.utc : new Date(`${match.kickoff.day}T12:00:00Z`);
    const meeting = `${home.id}|${away.id}|${kickoffUtc.toISOString().slice(0, 10)}`;
    if (home.id === away.id || meetings.has(meeting)) {
      const code = home.id === away.id ? 'inconsistent' : 'duplicate-row';
      problems.push({ source: batch.source, row: match.row, value: `${match.home.name} – ${match.away.name}`, code });
      continue;
    }
    meetings.add(meeting);
    placed.push({ match, tournament, seasonId, home, away, kickoffUtc });
  }

  const { matchIds, inserted, updated } = await storePlacedMatches(client, placed, context.now);
  await storeEntries(client, placed);
  const stored = placed.map(({ match }, index) => ({ match, matchId: matchIds[index] as number }));
  const changed = new Set([...inserted, ...updated]);
  for (const id of await storeMatchEvents(client, stored)) changed.add(id);
  for (const id of await storeMatchStatistics(client, stored)) changed.add(id);
  const quotes = stored.flatMap(({ match, matchId }) => match.quotes.map((quote) => ({ matchId, quote })));
  for (const id of await storeQuotes(client, quotes, context.bookmakerIds, new Set(inserted))) changed.add(id);

  return {
    newMatches: inserted.length,
    changedMatches: [...changed].length - inserted.length,
    quotes: quotes.length,
    newClubs: newClubs.length,
    problems,
    topics: topicsOf(placed, matchIds, changed),
  };
}

async function storeSeasons(client: PoolClient, batch: FeedBatch, context: StoringContext): Promise<Map<string, number>> {
  const wanted = new Map<string, { tournament: number; label: string }>();
  for (const { tournamentId, season } of batch.matches) {
    const tournament = context.tournaments.get(tournamentId);
    if (tournament !== undefined) wanted.set(`${tournamentId}|${season}`, { tournament: tournament.numericId, label: season });
  }
  const { rows } = await client.query<{ id: number; tournament: number; label: string }>(
    `with wanted as (select * from jsonb_to_recordset($1) as w(tournament int, label text)),
     added as (insert into seasons (tournament_id, label) select tournament, label from wanted on conflict do nothing
               returning id, tournament_id, label)
     select id, tournament_id as tournament, label from added
     union all select s.id, s.tournament_id, s.label from seasons s join wanted w on w.tournament = s.tournament_id and w.label = s.label`,
    [JSON.stringify([...wanted.values()])],
  );
  await client.query(
    `update tournaments t set current_season = s.label, updated_at = $2
     from (select tournament_id, max(label) as label from seasons where tournament_id = any($1) group by tournament_id) s
     where t.numeric_id = s.tournament_id and t.current_season is distinct from s.label`,
    [[...new Set([...wanted.values()].map((season) => season.tournament))], context.now],
  );
  const ids = new Map(rows.map((row) => [`${row.tournament}|${row.label}`, row.id]));
  return new Map([...wanted].map(([key, { tournament, label }]) => [key, ids.get(`${tournament}|${label}`) as number]));
}

async function storePlacedMatches(
  client: PoolClient,
  placed: readonly PlacedMatch[],
  now: Date,
): Promise<{ matchIds: number[]; inserted: number[]; updated: number[] }> {
  const existing = await existingByPair(client, placed);
  const venueIds = await storeVenues(client, placed);
  const matchIds: (number | undefined)[] = new Array(placed.length).fill(undefined);
  // Exact days are claimed first, so that a moved match cannot take the place of one that stands where it was.
  const order = placed.map((_, index) => index).sort((first, second) => nearness(first) - nearness(second));
  function nearness(index: number): number {
    const { home, away, seasonId, kickoffUtc } = placed[index] as PlacedMatch;
    const candidates = existing.get(`${seasonId}|${home.id}|${away.id}`) ?? [];
    return Math.min(
      Number.MAX_SAFE_INTEGER,
      ...candidates.map((candidate) => Math.abs(candidate.kickoffUtc.getTime() - kickoffUtc.getTime())),
    );
  }
  for (const index of order) {
    const { home, away, seasonId, kickoffUtc } = placed[index] as PlacedMatch;
    const candidates = existing.get(`${seasonId}|${home.id}|${away.id}`) ?? [];
    const found = identifyMatch(candidates, kickoffUtc);
    if (found === undefined) continue;
    matchIds[index] = found.id;
    candidates.splice(candidates.indexOf(found), 1);
  }

  const row = (index: number) => {
    const { match, kickoffUtc } = placed[index] as PlacedMatch;
    return toMatchRow(match, kickoffUtc, venueIds[index] ?? null);
  };
  const known = order.filter((index) => matchIds[index] !== undefined);
  const fresh = order.filter((index) => matchIds[index] === undefined);
  const updated = await client.query<{ id: number }>(updateMatchesSql, [
    JSON.stringify(known.map((index) => ({ id: matchIds[index], ...row(index) }))),
    now,
  ]);
  const slugs = await freeSlugs(
    client,
    fresh.map((index) => {
      const { home, away, kickoffUtc } = placed[index] as PlacedMatch;
      return `${home.slug}-${away.slug}-${kickoffUtc.toISOString().slice(0, 10)}`;
    }),
  );
  const inserted = await client.query<{ id: number; slug: string }>(insertMatchesSql, [
    JSON.stringify(
      fresh.map((index, position) => {
        const { tournament, seasonId, home, away } = placed[index] as PlacedMatch;
        return {
          slug: slugs[position],
          tournament_id: tournament.numericId,
          season_id: seasonId,
          home_team_id: home.id,
          away_team_id: away.id,
          ...row(index),
        };
      }),
    ),
    now,
  ]);
  const idBySlug = new Map(inserted.rows.map(({ id, slug }) => [slug, id]));
  fresh.forEach((index, position) => {
    matchIds[index] = idBySlug.get(slugs[position] as string) as number;
  });
  return { matchIds: matchIds as number[], inserted: inserted.rows.map(({ id }) => id), updated: updated.rows.map(({ id }) => id) };
}

/** A match that was moved keeps its address, so its old day may be taken when the pair meets again then. */
async function freeSlugs(client: PoolClient, wishes: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from matches where slug = any($1) union select slug from former_slugs where slug = any($1)',
    [wishes],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  return wishes.map((wish) => (taken.has(wish) ? `${wish}-again` : wish));
}

async function existingByPair(client: PoolClient, placed: readonly PlacedMatch[]): Promise<Map<string, ExistingMatch[]>> {
  const { rows } = await client.query<ExistingMatch & { seasonId: number }>(
    `select id, season_id as "seasonId", home_team_id as "homeTeamId", away_team_id as "awayTeamId", kickoff_utc as "kickoffUtc",
            kickoff_known as "kickoffKnown", status in ('scheduled', 'postponed') as awaited
     from matches where season_id = any($1)`,
    [[...new Set(placed.map(({ seasonId }) => seasonId))]],
  );
  const byPair = new Map<string, ExistingMatch[]>();
  for (const row of rows) {
    const key = `${row.seasonId}|${row.homeTeamId}|${row.awayTeamId}`;
    byPair.set(key, [...(byPair.get(key) ?? []), row]);
  }
  return byPair;
}

async function storeVenues(client: PoolClient, placed: readonly PlacedMatch[]): Promise<(number | undefined)[]> {
  const told = placed.flatMap(({ match, tournament, home }) =>
    match.venue === undefined ? [] : [{ ...match.venue, country: match.home.country ?? tournament.country, home: home.id }],
  );
  if (told.length === 0) return [];
  const { rows } = await client.query<{ id: number; name: string; town: string }>(
    `with told as (select distinct c.id as country_id, v.name, v.town from jsonb_to_recordset($1) as v(name text, town text, country text)
                   join countries c on c.slug = v.country),
     added as (insert into venues (country_id, name, town) select country_id, name, town from told on conflict do nothing returning id, name, town)
     select id, name, town from added
     union all select v.id, v.name, v.town from venues v join told t on t.country_id = v.country_id and t.name = v.name and t.town = v.town`,
    [JSON.stringify(told)],
  );
  const ids = new Map(rows.map((venue) => [`${venue.name}|${venue.town}`, venue.id]));
  return placed.map(({ match }) => (match.venue === undefined ? undefined : ids.get(`${match.venue.name}|${match.venue.town}`)));
}

async function storeEntries(client: PoolClient, placed: readonly PlacedMatch[]): Promise<void> {
  const entries = new Map<string, { season: number; team: number; group: string | undefined }>();
  for (const { seasonId, home, away, match } of placed) {
    for (const club of [home, away]) {
      const key = `${seasonId}|${club.id}`;
      entries.set(key, { season: seasonId, team: club.id, group: match.round?.group ?? entries.get(key)?.group });
    }
  }
  await client.query(
    `insert into season_entries as e (season_id, team_id, group_label)
     select season, team, "group" from jsonb_to_recordset($1) as r(season int, team int, "group" text)
     on conflict (season_id, team_id) do update set group_label = excluded.group_label
     where excluded.group_label is not null and e.group_label is distinct from excluded.group_label`,
    [JSON.stringify([...entries.values()])],
  );
}

function topicsOf(placed: readonly PlacedMatch[], matchIds: readonly number[], changed: ReadonlySet<number>): Topic[] {
  const topics = new Set<Topic>();
  placed.forEach(({ tournament, home, away, kickoffUtc }, index) => {
    const id = matchIds[index] as number;
    if (!changed.has(id)) return;
    topics.add(`match:${id}`).add(`team:${home.id}`).add(`team:${away.id}`).add(`tournament:${tournament.numericId}`);
    topics.add(`day:${kickoffUtc.toISOString().slice(0, 10)}`);
  });
  return [...topics];
}
