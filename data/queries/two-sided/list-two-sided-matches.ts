import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { FactsOf, PlayOf } from '#domain/sports/sport-types.ts';

/** Match of tennis or basketball to forecast, with the facts that its tip records. */
export interface ComingTwoSidedMatch<Name extends TwoSidedSport> {
  readonly matchId: number;
  readonly tournamentNumber: number;
  readonly tournamentId: string;
  readonly season: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly homeId: number;
  readonly homeName: string;
  readonly awayId: number;
  readonly awayName: string;
  readonly facts: FactsOf<Name>;
}

/** Finished match, as ratings learn from it. */
export interface EndedTwoSidedMatch<Name extends TwoSidedSport> {
  readonly matchId: number;
  readonly season: string;
  readonly kickoffUtc: Date;
  readonly homeId: number;
  readonly awayId: number;
  readonly facts: FactsOf<Name>;
  readonly play: PlayOf<Name>;
}

/**
 * Returns the matches of a sport that are to begin after `after` and up to `until`, in the order of their kick-offs. With `played` those that have begun
 * or been called off are included.
 */
export async function listComingTwoSidedMatches<Name extends TwoSidedSport>(
  database: Queryable,
  sport: Name,
  { after, until, played = false }: { readonly after: Date; readonly until: Date; readonly played?: boolean | undefined },
): Promise<ComingTwoSidedMatch<Name>[]> {
  const { rows } = await database.query<ComingTwoSidedMatch<Name>>({
    name: 'list-coming-court-matches',
    text: `select m.id as "matchId", m.tournament_id as "tournamentNumber", t.id as "tournamentId", s.label as season,
             m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.facts,
             h.id as "homeId", h.name as "homeName", a.id as "awayId", a.name as "awayName"
           from matches m join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
             join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
           where m.sport_id = $1 and m.kickoff_utc > $2 and m.kickoff_utc <= $3 and (m.status = 'scheduled' or $4)
           order by m.kickoff_utc, m.id`,
    values: [sportIds[sport], after, until, played],
  });
  return rows;
}

/** Returns the finished matches of a sport that began in [from, until), in the order in which they began. */
export async function listEndedTwoSidedMatches<Name extends TwoSidedSport>(
  database: Queryable,
  sport: Name,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<EndedTwoSidedMatch<Name>[]> {
  const { rows } = await database.query<EndedTwoSidedMatch<Name>>({
    name: 'list-ended-court-matches',
    text: `select m.id as "matchId", s.label as season, m.kickoff_utc as "kickoffUtc", m.home_team_id as "homeId", m.away_team_id as "awayId",
             m.facts, m.play
           from matches m join seasons s on s.id = m.season_id
           where m.sport_id = $1 and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.status in ('finished', 'awarded') and m.play is not null
           order by m.kickoff_utc, m.id`,
    values: [sportIds[sport], from, until],
  });
  return rows;
}

/** State of the stored past of a sport; everything derived from the past remains valid while it is the same. */
export interface TwoSidedPast {
  /** Kick-off of the first finished match; null without one. */
  readonly begins: Date | null;
  /** Number of finished matches. */
  readonly matches: number;
  readonly changedAt: Date | null;
}

/** Returns the state of the finished matches of a sport that began before a moment. */
export async function getTwoSidedPast(database: Queryable, sport: TwoSidedSport, before: Date): Promise<TwoSidedPast> {
  const { rows } = await database.query<TwoSidedPast>({
    name: 'get-court-past',
    text: `select min(kickoff_utc) as begins, count(*)::int as matches, max(updated_at) as "changedAt" from matches
           where sport_id = $1 and kickoff_utc < $2 and status in ('finished', 'awarded') and play is not null`,
    values: [sportIds[sport], before],
  });
  return rows[0] as TwoSidedPast;
}
