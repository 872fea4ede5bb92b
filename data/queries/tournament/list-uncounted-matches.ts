import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { isKnockOut, type Stage } from '#domain/tournament/round.ts';
import type { UncountedMatch } from '#domain/tournament/season/season-tables.ts';
import { getSeasonStages } from './get-season-tables.ts';

/** Match that fits no stage of its season, with the round and stage that its source gives. */
export interface UnplacedMatch {
  readonly kickoffUtc: Date;
  readonly home: string;
  readonly away: string;
  readonly reason: UncountedMatch['reason'];
  readonly round: Stage | null;
  /** Stage named by the source; null when it names none. */
  readonly reportedStage: string | null;
}

/** Matches of a season that are in no table although they are in no knock-out round: their number, and the earliest few. */
export interface UnplacedOfSeason {
  /** Tournament of the catalogue, `mexico.liga-mx`. */
  readonly competition: string;
  readonly season: string;
  readonly count: number;
  readonly first: readonly UnplacedMatch[];
}

export interface UncountedMatches {
  readonly seasons: readonly UnplacedOfSeason[];
  /** Number of matches of knock-out rounds, which are in no table: between clubs of the tables (`ofClubs`), and with another club (`withGuests`). */
  readonly knockOuts: { readonly ofClubs: number; readonly withGuests: number };
}

const daysAfterEnd = 60;
const maxShown = 3;

/** Returns the matches that are in no table, of the football seasons that are to come, in progress or ended within the last 60 days. */
export async function listUncountedMatches(database: Queryable, now: Date): Promise<UncountedMatches> {
  const { rows } = await database.query<{ seasonId: number; competition: string; season: string }>(
    `select s.id as "seasonId", t.id as competition, s.label as season
     from seasons s join tournaments t on t.numeric_id = s.tournament_id
     where t.sport_id = $1 and exists (select 1 from matches m where m.season_id = s.id and m.kickoff_utc > $2::timestamptz - make_interval(days => $3))
     order by t.priority, t.id, s.label`,
    [sportIds.football, now, daysAfterEnd],
  );
  const today = localDayOf(now, 'UTC');
  const found: (Pick<UnplacedOfSeason, 'competition' | 'season'> & { readonly unplaced: readonly UncountedMatch[] })[] = [];
  const knockOuts = { ofClubs: 0, withGuests: 0 };
  for (const { seasonId, competition, season } of rows) {
    const { uncounted } = await getSeasonStages(database, { seasonId }, { locale: 'en', today, compare: compareText });
    const ofKnockOut = uncounted.filter(({ match: { round } }) => round !== null && round !== undefined && isKnockOut(round));
    const guests = ofKnockOut.filter(({ reason }) => reason === 'guest').length;
    knockOuts.withGuests += guests;
    knockOuts.ofClubs += ofKnockOut.length - guests;
    const unplaced = uncounted.filter((match) => !ofKnockOut.includes(match));
    if (unplaced.length > 0) found.push({ competition, season, unplaced });
  }
  const shown = found.flatMap(({ unplaced }) => unplaced.slice(0, maxShown));
  const nameOf = await namesOf(
    database,
    shown.flatMap(({ match: { homeId, awayId } }) => [homeId, awayId]),
  );
  const seasons = found.map(({ competition, season, unplaced }) => ({
    competition,
    season,
    count: unplaced.length,
    first: unplaced.slice(0, maxShown).map(({ match, reason }) => ({
      kickoffUtc: match.kickoffUtc,
      home: nameOf(match.homeId),
      away: nameOf(match.awayId),
      reason,
      round: match.round ?? null,
      reportedStage: match.reportedStage ?? null,
    })),
  }));
  return { seasons, knockOuts };
}

async function namesOf(database: Queryable, ids: readonly number[]): Promise<(id: number) => string> {
  const { rows } = await database.query<{ id: number; name: string }>('select id, name from teams where id = any($1)', [ids]);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}

function compareText(first: string, second: string): number {
  return first.localeCompare(second, 'en');
}
