import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { forgetProjections } from '#data/commands/forecast/forget-projections.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { resultColumns } from '#data/commands/matches/columns/result-columns.ts';
import { inTransaction, type Queryable, type Transactable } from '#data/database/database.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { compareStandingsAgain } from './compare-standings-again.ts';
import { RulingError } from './ruling-error.ts';

/** Decision off the pitch on a match, given by its address. */
export interface MatchRuling {
  readonly match: string;
  /** Awarded score; null when the match is annulled. */
  readonly score: Goals | null;
  /** Reference to the published decision. */
  readonly evidence?: string | undefined;
}

/** Columns that a ruling overwrites, with their types. */
export const ruledColumns: Readonly<Record<string, string>> = {
  ...resultColumns,
  last_reported: 'jsonb',
  state_source: 'text',
};
const names = Object.keys(ruledColumns);
/** SQL of a `ChangedMatch` of the match `m`. */
export const whatChanged = `m.id, m.season_id as "seasonId", m.home_team_id as "homeId", m.away_team_id as "awayId", m.tournament_id as "tournamentId",
    to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day`;

/** Match whose result has changed, with what its pages are named by. */
export interface ChangedMatch {
  readonly id: number;
  readonly seasonId: number;
  readonly homeId: number;
  readonly awayId: number;
  readonly tournamentId: number;
  readonly day: string;
}

/**
 * Awards or annuls a match of football, and drops the pages that show it. While the ruling is in force, sources do not change the result. Returns the
 * number of the ruling.
 *
 * @throws RulingError when the match does not exist, is of another sport, or has a ruling already
 */
export async function ruleOnMatch(database: Transactable, { match, score, evidence }: MatchRuling, now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    const matchId = await matchOf(client, match);
    const { rows } = await client.query<{ id: number }>(
      `insert into match_rulings (match_id, kind, evidence, before, entered_at)
       select m.id, $2, $3, jsonb_build_object(${names.map((name) => `'${name}', m.${name}`).join(', ')}), $4 from matches m where m.id = $1
       on conflict (match_id) do nothing returning id`,
      [matchId, score === null ? 'annul' : 'award', evidence, now],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new RulingError(`there is a ruling on "${match}" already; undo it first`);
    const emptied = names.filter((name) => !['status', 'home_goals', 'away_goals', 'state_source'].includes(name));
    const changed = await client.query<ChangedMatch>(
      `update matches m set status = $2, home_goals = $3, away_goals = $4, ${emptied.map((name) => `${name} = null`).join(', ')}, updated_at = $5
       where m.id = $1 returning ${whatChanged}`,
      [matchId, score === null ? 'cancelled' : 'awarded', score?.home, score?.away, now],
    );
    await announceChanges(client, changed.rows, now);
    return id;
  });
}

/**
 * Takes back a ruling on a match: restores its former state, which sources may change again. Returns the address of the match; undefined when the ruling
 * does not exist.
 */
export async function undoMatchRuling(client: Queryable, id: number, now: Date): Promise<string | undefined> {
  const { rows } = await client.query<ChangedMatch & { readonly slug: string }>(
    `with gone as (delete from match_rulings where id = $1 returning match_id, before)
     update matches m set ${names.map((name) => `${name} = b.${name}`).join(', ')}, updated_at = $2
     from gone, jsonb_to_record(gone.before) as b(${names.map((name) => `${name} ${ruledColumns[name]}`).join(', ')})
     where m.id = gone.match_id returning m.slug, ${whatChanged}`,
    [id, now],
  );
  await announceChanges(client, rows, now);
  return rows[0]?.slug;
}

/** Has the pages of these matches rendered anew, and what follows from their results computed anew. */
export async function announceChanges(client: Queryable, changed: readonly ChangedMatch[], now: Date): Promise<void> {
  const topics = changed.flatMap(({ id, homeId, awayId, tournamentId, day }): Topic[] => [
    `match:${id}`,
    `team:${homeId}`,
    `team:${awayId}`,
    `tournament:${tournamentId}`,
    `day:${day}`,
  ]);
  const seasonIds = changed.map(({ seasonId }) => seasonId);
  await forgetProjections(client, seasonIds);
  await compareStandingsAgain(client, seasonIds);
  await recordChanges(client, topics, now);
  await recordLiveEvents(client, topics, now);
}

/**
 * Returns the id of the match of football at an address, present or former, locked until the transaction ends.
 *
 * @throws RulingError when there is none, or it is of another sport
 */
export async function matchOf(client: Queryable, slug: string): Promise<number> {
  const { rows } = await client.query<{ id: number; isFootball: boolean }>(
    `select m.id, m.sport_id = ${sportIds.football} as "isFootball" from matches m where m.id = coalesce((select id from matches where slug = $1), (select match_id from former_slugs where slug = $1)) for update`,
    [slug],
  );
  const found = rows[0];
  if (found === undefined) throw new RulingError(`no match "${slug}"`);
  if (!found.isFootball) throw new RulingError(`"${slug}" is no match of football; only these can be decided on`);
  return found.id;
}
