import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { RulingError } from '#data/commands/rulings/ruling-error.ts';
import type { Queryable } from '#data/database/database.ts';

/** The kick-off of one of the sources that differ on a match, given by the match's address. */
export interface KickoffChoice {
  readonly match: string;
  readonly source: string;
}

/** The kick-off of a match from before an operator chose one; times as ISO. */
export interface FormerKickoff {
  readonly kickoffUtc: string;
  readonly kickoffKnown: boolean;
  readonly fixtureSource: string | null;
}

interface StoredKickoff {
  readonly id: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly fixtureSource: string | null;
  readonly reported: Date | null;
}

/**
 * Gives a match the kick-off that a source reported, or keeps the stored one when it is that source's. Sources do not change it from then on. Returns the
 * former kick-off and the chosen one.
 *
 * @throws RulingError when the match does not exist, has begun, or has a chosen kick-off already; when the source has reported none
 */
export async function chooseKickoff(
  client: Queryable,
  { match, source }: KickoffChoice,
  now: Date,
): Promise<{ readonly before: FormerKickoff; readonly chosen: Date }> {
  const { rows } = await client.query<StoredKickoff & { status: string }>(
    `select m.id, m.status, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.fixture_source as "fixtureSource",
       (select (o.report->>'kickoff_utc')::timestamptz from match_reports o where o.match_id = m.id and o.provider = $2) as reported
     from matches m where m.slug = $1 for update of m`,
    [match, source],
  );
  const [found] = rows;
  if (found === undefined) throw new RulingError(`no match "${match}"`);
  if (found.status !== 'scheduled' && found.status !== 'postponed') throw new RulingError(`"${match}" has begun`);
  const { id, kickoffUtc, kickoffKnown, fixtureSource } = found;
  const chosen = source === fixtureSource ? kickoffUtc : found.reported;
  if (chosen === null) throw new RulingError(`"${source}" has reported no kick-off of "${match}"`);
  const { rowCount } = await client.query(
    'insert into chosen_kickoffs (match_id, provider, chosen_at) values ($1, $2, $3) on conflict do nothing',
    [id, source, now],
  );
  if (rowCount === 0) throw new RulingError(`a kick-off of "${match}" was chosen already; undo that first`);
  // Noon is how a source without the hour reports a day.
  const isKnown = kickoffKnown || !chosen.toISOString().endsWith('T12:00:00.000Z');
  await moveKickoff(client, id, { kickoffUtc: chosen.toISOString(), kickoffKnown: isKnown, fixtureSource: source }, now);
  return { before: { kickoffUtc: kickoffUtc.toISOString(), kickoffKnown, fixtureSource }, chosen };
}

/**
 * Takes back a chosen kick-off and restores the former one, which sources may change again.
 *
 * @throws RulingError when no kick-off of the match is chosen
 */
export async function unchooseKickoff(client: Queryable, match: string, before: FormerKickoff, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: number; status: string }>(
    `delete from chosen_kickoffs c using matches m where m.id = c.match_id
       and m.id = coalesce((select id from matches where slug = $1), (select match_id from former_slugs where slug = $1)) returning m.id, m.status`,
    [match],
  );
  const [found] = rows;
  if (found === undefined) throw new RulingError(`no kick-off of "${match}" is chosen any more`);
  if (found.status === 'scheduled' || found.status === 'postponed') await moveKickoff(client, found.id, before, now);
}

async function moveKickoff(client: Queryable, id: number, to: FormerKickoff, now: Date): Promise<void> {
  const { rows } = await client.query<{ homeId: number; awayId: number; tournamentId: number; day: string; formerDay: string }>(
    `with former as (select id, kickoff_utc from matches where id = $1)
     update matches m set kickoff_utc = $2, kickoff_known = $3, fixture_source = $4, updated_at = $5 from former f where m.id = f.id
     returning m.home_team_id as "homeId", m.away_team_id as "awayId", m.tournament_id as "tournamentId",
       to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day, to_char(f.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as "formerDay"`,
    [id, to.kickoffUtc, to.kickoffKnown, to.fixtureSource, now],
  );
  const topics = rows.flatMap(({ homeId, awayId, tournamentId, day, formerDay }): Topic[] => [
    `match:${id}`,
    `team:${homeId}`,
    `team:${awayId}`,
    `tournament:${tournamentId}`,
    ...[...new Set([day, formerDay])].map((one) => `day:${one}` as const),
  ]);
  await recordChanges(client, topics, now);
  await recordLiveEvents(client, topics, now);
}
