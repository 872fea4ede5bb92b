import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { Surface } from '../../domain/tennis-event.ts';
import type { BestOf, TennisEnding, TennisSet } from '../../domain/tennis-score.ts';

/** A finished match, for records by surface and meetings. */
export interface TennisResult {
  readonly id: number;
  readonly slug: string;
  readonly players: Pair<number>;
  readonly winner: Side;
  readonly ending: TennisEnding;
  readonly surface: Surface;
  readonly bestOf: BestOf;
  /** Undefined when only the winner is known. */
  readonly sets: readonly TennisSet[] | undefined;
  readonly season: string;
  readonly startedAt: Date;
  readonly stage: string | null;
  readonly tournament: { readonly name: string; readonly slug: string };
}

/** Returns the finished matches of some players that began before a moment, the latest first. */
export async function listTennisResults(database: Queryable, playerIds: readonly number[], before: Date): Promise<TennisResult[]> {
  const columns = `m.id, m.slug, m.home_team_id, m.away_team_id, m.play, m.facts, m.kickoff_utc, m.stage, m.season_id, m.tournament_id`;
  const of = (column: string) => `select ${columns} from matches m where m.${column} = any($1) and m.kickoff_utc < $2
    and m.sport_id = ${sportIds.tennis} and m.status in ('finished', 'awarded') and m.play ? 'winner'`;
  const { rows } = await database.query<Omit<TennisResult, 'sets'> & { sets: readonly TennisSet[] }>({
    name: 'list-tennis-results',
    text: `select m.id, m.slug, jsonb_build_array(m.home_team_id, m.away_team_id) as players, (m.play->>'winner')::int as winner,
             m.play->>'ending' as ending, m.facts->>'surface' as surface, (m.facts->>'bestOf')::int as "bestOf", m.play->'sets' as sets,
             s.label as season, m.kickoff_utc as "startedAt", m.stage, jsonb_build_object('name', t.name, 'slug', t.slug) as tournament
           from (${of('home_team_id')} union ${of('away_team_id')}) m
           join seasons s on s.id = m.season_id join tournaments t on t.numeric_id = m.tournament_id
           order by m.kickoff_utc desc, m.id desc`,
    values: [playerIds, before],
  });
  return rows.map(({ sets, ...result }) => ({ ...result, sets: sets.length === 0 ? undefined : sets }));
}
