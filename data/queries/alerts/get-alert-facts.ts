import { namedFirstSql } from '#data/catalogue/named-first-sql.ts';
import { sportIds, sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Language } from '#domain/language/languages.ts';
import type { LiveCard, LiveEvent } from '#domain/live/live-event.ts';
import { redsOf } from '#domain/live/reds-of.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { NamedFirst } from '#domain/sports/named-first.ts';
import { firstSport, type TwoSidedSport } from '#domain/sports/sport.ts';
import type { SportMatch } from '#domain/sports/sport-types.ts';

/** Match as an alert names it, in one language. */
export interface AlertMatch {
  readonly id: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly homeName: string;
  readonly awayName: string;
  /** The side that its competition names first. */
  readonly namedFirst: NamedFirst;
  readonly competition: string;
  readonly venueName: string | null;
  /** Number of red cards of each side, second yellow cards included. */
  readonly reds: Goals;
}

/** Live event with its match. */
export interface AlertFacts {
  readonly event: LiveEvent;
  readonly match: AlertMatch;
  /** State of a match of tennis or basketball, and its round; null in football. */
  readonly court: TwoSidedAlertFacts | null;
}

export type TwoSidedAlertFacts = Extract<SportMatch, { readonly sport: TwoSidedSport }> & { readonly stage: string | null };

/** Returns the facts of a live event for its alert, with the names of clubs in a language; undefined when the event is no longer stored. */
export async function getAlertFacts(database: Queryable, sequence: number, language: Language): Promise<AlertFacts | undefined> {
  const { rows } = await database.query<
    Omit<AlertMatch, 'reds'> & Omit<AlertFacts, 'match'> & { readonly cards: readonly LiveCard[] | null }
  >({
    name: 'get-alert-facts',
    text: `select e.event, m.id, m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.status, m.period,
        m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway",
        coalesce(hn.name, h.name) as "homeName", coalesce(an.name, a.name) as "awayName", ${namedFirstSql} as "namedFirst", c.name as competition,
        v.name as "venueName", (select s.state -> 'cards' from live_states s where s.match_id = m.id) as cards,
        case when m.sport_id <> ${sportIds[firstSport]} then jsonb_strip_nulls(jsonb_build_object('sport', ${sportNameSql('m.sport_id')}, 'play', m.play))
          || jsonb_build_object('facts', m.facts, 'stage', m.stage) end as court
      from live_events e join matches m on m.id = e.match_id
      join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
      left join team_names hn on hn.team_id = h.id and hn.locale = $2 left join team_names an on an.team_id = a.id and an.locale = $2
      join tournaments c on c.numeric_id = m.tournament_id left join venues v on v.id = m.venue_id
      where e.sequence = $1`,
    values: [sequence, language],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { event, cards, court, ...match } = row;
  return { event, court, match: { ...match, reds: redsOf(cards ?? []) } };
}
