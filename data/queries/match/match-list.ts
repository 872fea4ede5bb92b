import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';

/** A match as a row of a list shows it; names are those of the language asked for. */
export interface ListedMatch {
  readonly id: number;
  readonly slug: string;
  readonly tournamentId: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly stage: string | null;
  readonly matchday: number | null;
  readonly groupLabel: string | null;
  readonly leg: number | null;
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly addedMinute: number | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  /** After ninety minutes, where a feed tells it apart from the score. */
  readonly fullTimeHome: number | null;
  readonly fullTimeAway: number | null;
  readonly extraTimeHome: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly homeId: number;
  readonly homeSlug: string;
  readonly homeName: string;
  readonly homeRowName: string;
  readonly homeShortName: string;
  readonly homeColours: readonly string[];
  /** The name from which the monogram is drawn, the same in every language. */
  readonly homeCrestName: string;
  readonly awayId: number;
  readonly awaySlug: string;
  readonly awayName: string;
  readonly awayRowName: string;
  readonly awayShortName: string;
  readonly awayColours: readonly string[];
  readonly awayCrestName: string;
  readonly bestHomeOdds: number | null;
  readonly bestDrawOdds: number | null;
  readonly bestAwayOdds: number | null;
}

const side = (side: 'home' | 'away', team: string, names: string) => `
  ${team}.id as "${side}Id", ${team}.slug as "${side}Slug", coalesce(${names}.name, ${team}.name) as "${side}Name",
  coalesce(${names}.row_name, ${team}.row_name) as "${side}RowName", coalesce(${names}.short_name, ${team}.short_name) as "${side}ShortName",
  ${team}.colours as "${side}Colours", ${team}.name as "${side}CrestName"`;

/** The columns of a listed match; to be used with `listedMatchJoins`. */
export const listedMatchColumns = `
  m.id, m.slug, m.tournament_id as "tournamentId", m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.stage, m.matchday,
  m.group_label as "groupLabel", m.leg, m.status, m.period, m.minute, m.added_minute as "addedMinute",
  m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.full_time_home as "fullTimeHome", m.full_time_away as "fullTimeAway", m.extra_time_home as "extraTimeHome",
  m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway",
  m.best_home_odds as "bestHomeOdds", m.best_draw_odds as "bestDrawOdds", m.best_away_odds as "bestAwayOdds",
  ${side('home', 'h', 'hn')}, ${side('away', 'a', 'an')}`;

/** Joins the clubs of `m` with their names in the locale of the parameter given, `$1` by custom. */
export const listedMatchJoins = (localeParameter: string) => `
  join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = ${localeParameter}
  join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = ${localeParameter}`;
