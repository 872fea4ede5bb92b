import type { Rulings } from '#data/catalogue/load-rulings.ts';
import type { NamedGroup, PointAdjustment, SeasonFacts, SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { type SeasonTables, seasonTables } from '#domain/tournament/season/season-tables.ts';
import { reportedStage } from '#domain/tournament/season/stages/reported-stage.ts';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import type { ClubNumbers } from './club-numbers.ts';
import type { NamedMatch } from './named-match.ts';
import type { OfficialSeason } from './official-season.ts';

const dayMs = 86_400_000;

export interface BuildInput {
  readonly format: SeasonFormat;
  readonly season: OfficialSeason;
  readonly seasonLabel: string;
  readonly matches: readonly NamedMatch[];
  readonly clubs: ClubNumbers;
  readonly rulings: Rulings;
}

/** Returns the facts of a season by its results. Of its published tables only the members of groups and the deductions are used. */
export function factsOf(input: BuildInput): SeasonFacts {
  const { clubs, season } = input;
  return {
    matches: seasonMatches(input),
    clubs: clubs.numbers,
    groups: namedGroups(season, clubs),
    adjustments: adjustmentsOf(input),
    settledTies: settledTiesOf(input),
  };
}

/** Returns the tables at the end of a day, with the deductions that were in force then. */
export function buildSnapshot(input: BuildInput, snapshot: OfficialSeason['snapshots'][number]): SeasonTables {
  const { format, clubs } = input;
  const { settledTies: _, ...facts } = factsOf(input);
  return seasonTables(format, {
    ...facts,
    adjustments: Object.entries(snapshot.deductionsInForce).flatMap(([club, points]) => {
      const teamId = clubs.find(club);
      return teamId === undefined ? [] : [{ teamId, points: -Math.abs(points), decidedAt: null }];
    }),
    moment: new Date(Date.parse(snapshot.after) + dayMs),
  });
}

function seasonMatches({ format, matches, clubs }: BuildInput): SeasonMatch[] {
  return matches.map(({ home, away, kickoffUtc, goals, round, part }) => {
    const reported = reportedStage(format, { stage: round, part });
    return {
      homeId: clubs.numberOf(home),
      awayId: clubs.numberOf(away),
      kickoffUtc,
      goals,
      round,
      ...(reported === undefined ? {} : { reportedStage: reported }),
    };
  });
}

/** Returns the groups named by the tables that list only some of the clubs. */
function namedGroups({ tables }: OfficialSeason, clubs: ClubNumbers): NamedGroup[] {
  const all = new Set(tables.flatMap(({ rows }) => rows.map(({ club }) => club)));
  const seen = new Set<string>();
  return tables
    .map(({ stage, rows }) => ({
      name: stage.replace(/^.*: /, ''),
      clubs: rows.map(({ club }) => clubs.numberOf(club)).sort((one, other) => one - other),
    }))
    .filter((group) => {
      const key = group.clubs.join(' ');
      if (group.clubs.length === all.size || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Returns the rulings of the catalogue on a season, and the publisher's deductions for clubs without one. */
function adjustmentsOf({ season, seasonLabel, clubs, rulings, format }: BuildInput): PointAdjustment[] {
  const ours = rulings.pointAdjustments.filter(
    ({ tournament, season: label }) => tournament === season.tournament && label === seasonLabel,
  );
  const known = ours.flatMap(({ club, points, decidedOn, stage }): PointAdjustment[] => {
    const teamId = clubs.findSlug(club);
    return teamId === undefined
      ? []
      : [
          {
            teamId,
            points,
            decidedAt: decidedOn === undefined ? null : new Date(`${decidedOn}T00:00:00Z`),
            ...(stage === undefined ? {} : { stage }),
          },
        ];
  });
  const ruled = new Set(known.map(({ teamId }) => teamId));
  const later = format.stages.filter((stage) => stage.kind === 'split').at(-1)?.id;
  const theirs = season.deductions.flatMap(({ club, points, date, reason }): PointAdjustment[] => {
    const teamId = clubs.find(club);
    if (teamId === undefined || ruled.has(teamId)) return [];
    const isLater = later !== undefined && /second stage|after the (?:halving|split)/i.test(`${date ?? ''} ${reason ?? ''}`);
    return [{ teamId, points, decidedAt: rulingDay(date), ...(isLater ? { stage: later } : {}) }];
  });
  return [...known, ...theirs];
}

/**
 * Returns the moment from which a deduction applies, by its note: a day, the first of a month, or the last day before one; null when the note names
 * no day.
 */
function rulingDay(date: string | null | undefined): Date | null {
  const [, before, month, day = '01'] = /(before )?(\d{4}-\d{2})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (month === undefined) return null;
  const moment = new Date(`${month}-${day}T00:00:00Z`);
  return before === undefined ? moment : new Date(moment.getTime() - dayMs);
}

/** Returns the ties settled by the last day of the results. */
function settledTiesOf({ season, seasonLabel, clubs, rulings, matches }: BuildInput) {
  const last = Math.max(...matches.map(({ kickoffUtc }) => kickoffUtc.getTime()));
  return rulings.settledTies
    .filter(({ tournament, season: label }) => tournament === season.tournament && label === seasonLabel)
    .filter(({ decidedOn }) => Date.parse(decidedOn) <= last)
    .flatMap((tie) => tie.clubs.map((club, index) => ({ teamId: clubs.findSlug(club), rank: index + 1 })))
    .filter((tie): tie is { teamId: number; rank: number } => tie.teamId !== undefined);
}
