import type { Queryable } from '#data/database/database.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { isKnockOut, type Stage } from '#domain/tournament/round.ts';
import { customaryFormat } from '#domain/tournament/season/customary-format.ts';
import type { NamedGroup, SeasonFacts, SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { groupsOfStages } from '#domain/tournament/season/stages/named-groups.ts';
import { reportedStage } from '#domain/tournament/season/stages/reported-stage.ts';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import { type FormatFacts, getFormatFacts } from './get-format-facts.ts';
import { listPointAdjustments } from './list-point-adjustments.ts';
import { listSeasonClubs, type SeasonClub } from './list-season-clubs.ts';
import { listSettledTies } from './list-settled-ties.ts';
import { listTableMatches, type SeasonTableMatch } from './list-table-matches.ts';

/** Choice of the language, the day and the matches for the tables of a season. */
export interface FactsReading {
  readonly locale: string;
  /** Day of the tables: later rulings are left out. */
  readonly today: LocalDay;
  /** Orders the names of clubs that are level in everything. */
  compare(first: string, second: string): number;
  /** True to count matches in play with their present score. */
  readonly withLive?: boolean;
  /** Moment for tables of the past: matches that kicked off then or later count as not played. */
  readonly before?: Date;
}

/** Format and clubs of a season, and the facts from which its tables are calculated. */
export interface SeasonFactsRead {
  readonly season: FormatFacts;
  readonly clubs: readonly SeasonClub[];
  readonly format: SeasonFormat;
  readonly facts: SeasonFacts;
  /** Matches of a cup whose round no source gives. */
  readonly withoutRound: readonly SeasonMatch[];
}

/** Returns the facts from which the tables of a season are calculated, by its format in the catalogue or, without one, by the customary format. */
export async function getSeasonFacts(database: Queryable, seasonId: number, reading: FactsReading): Promise<SeasonFactsRead> {
  const factsOf = await readSeasonFacts(database, seasonId, reading);
  return factsOf(reading);
}

/**
 * Reads a season once and returns a function that takes from it the facts for tables of several moments, or with and without matches in play.
 */
export async function readSeasonFacts(
  database: Queryable,
  seasonId: number,
  reading: Pick<FactsReading, 'locale' | 'today'>,
): Promise<(counting: Pick<FactsReading, 'compare' | 'withLive' | 'before'>) => SeasonFactsRead> {
  const [season, clubs, matches, adjustments, settledTies] = await Promise.all([
    getFormatFacts(database, seasonId),
    listSeasonClubs(database, seasonId, reading.locale),
    listTableMatches(database, seasonId),
    listPointAdjustments(database, seasonId, reading.today),
    listSettledTies(database, seasonId, reading.today),
  ]);
  return (counting) => {
    const { withoutRound, ...entries } = entriesOf(season, clubs, matches, counting);
    const format = season.format ?? customaryFormat(season, entries);
    return { season, clubs, format, facts: { ...withReportedStages(format, entries), adjustments, settledTies }, withoutRound };
  };
}

/** Match with the group and the part of the season in its source. */
type PlacedMatch = SeasonMatch & Pick<SeasonTableMatch, 'groupLabel' | 'part'>;

/** Adds to matches the stage that their source gives, and returns them with the clubs, the groups and the groups of these stages. */
function withReportedStages(
  format: SeasonFormat,
  { clubs, groups, matches }: { clubs: readonly number[]; groups: readonly NamedGroup[]; matches: readonly PlacedMatch[] },
): Pick<SeasonFacts, 'clubs' | 'groups' | 'matches'> {
  const withStages = matches.map((match): PlacedMatch => {
    const stage = reportedStage(format, { stage: match.round ?? null, part: match.part });
    return stage === undefined ? match : { ...match, reportedStage: stage };
  });
  return { clubs, groups: [...groups, ...groupsOfStages(withStages)], matches: withStages };
}

/**
 * Returns the clubs of a season in the order of their groups and names, its groups and its matches. For a cup only the clubs that play in tables are
 * included.
 */
function entriesOf(
  { tournamentType }: FormatFacts,
  clubs: readonly SeasonClub[],
  all: readonly SeasonTableMatch[],
  { compare, withLive = false, before }: Pick<FactsReading, 'compare' | 'withLive' | 'before'>,
) {
  const placed = all.map(({ stage, live, abandoned, ...match }): PlacedMatch => {
    const counts = (!live || withLive) && (before === undefined || match.kickoffUtc < before);
    return { ...match, goals: counts ? match.goals : null, isLive: live, isAbandoned: abandoned, round: stage as Stage | null };
  });
  const [matches, withoutRound] = tournamentType === 'league' ? [placed, []] : partedByRound(placed);
  const inTables = matches.filter(({ round }) => round === null || round === undefined || !isKnockOut(round));
  const playing = new Set(inTables.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const entries = clubs
    .filter(({ id }) => tournamentType === 'league' || playing.has(id))
    .sort((first, second) => compare(first.groupLabel ?? '', second.groupLabel ?? '') || compare(first.name, second.name));
  const groups = [...Map.groupBy(entries, ({ groupLabel }) => groupLabel)].flatMap(([name, members]): NamedGroup[] =>
    name === null ? [] : [{ name, clubs: members.map(({ id }) => id) }],
  );
  return { clubs: entries.map(({ id }) => id), groups, matches, withoutRound };
}

function partedByRound(matches: readonly PlacedMatch[]): [withRound: readonly PlacedMatch[], withoutRound: readonly PlacedMatch[]] {
  return [matches.filter(({ round }) => round !== null), matches.filter(({ round }) => round === null)];
}
