import type { SeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import { isKnockOut } from '#domain/tournament/round.ts';
import { isTableStage, type KnockOutStage, type StageFormat } from '#domain/tournament/season-format.ts';

/** The fields of a match that its place among the brackets of a season depends on. */
interface BracketMatch {
  readonly homeId: number;
  readonly awayId: number;
  readonly kickoffUtc: Date;
}

/** The knock-outs that are played between two stages of a season, or after the last one; in a season without a format all of them. */
export interface SeasonBracket {
  readonly stages: readonly string[];
  /** Returns true for a knock-out match of this bracket; matches that count in a table belong to none. */
  holds(match: BracketMatch): boolean;
}

/** Returns the brackets of a season that have matches, in the order of play. */
export function seasonBrackets(season: Pick<SeasonStages, 'format' | 'uncounted' | 'beginsAt'>): SeasonBracket[] {
  const knockOuts = season.uncounted.flatMap(({ match }) => (match.round != null && isKnockOut(match.round) ? [match] : []));
  const known = new Set(knockOuts.map(keyOf));
  let from = Number.NEGATIVE_INFINITY;
  return bracketsOf(season.format.stages).flatMap(({ stages, next }): SeasonBracket[] => {
    const [since, until] = [from, next === undefined ? Number.POSITIVE_INFINITY : +(season.beginsAt(next) ?? Number.POSITIVE_INFINITY)];
    from = until;
    const holds = (match: BracketMatch) => known.has(keyOf(match)) && +match.kickoffUtc >= since && +match.kickoffUtc < until;
    return knockOuts.some(holds) ? [{ stages, holds }] : [];
  });
}

/** Returns the knock-outs that follow each other, and the stage with tables that comes after them. */
function bracketsOf(stages: readonly StageFormat[]): { stages: readonly string[]; next: string | undefined }[] {
  const isNext = (stage: StageFormat) => isTableStage(stage) && stage.within === undefined;
  const ofKnockOuts = stages.flatMap((stage, index) => {
    if (!isKnockOutStage(stage)) return [];
    return [{ id: stage.id, next: stages.slice(index).find(isNext)?.id }];
  });
  const brackets = [...Map.groupBy(ofKnockOuts, ({ next }) => next)].map(([next, group]) => ({ stages: group.map(({ id }) => id), next }));
  return brackets.some(({ next }) => next === undefined) ? brackets : [...brackets, { stages: [], next: undefined }];
}

function isKnockOutStage(stage: StageFormat): stage is KnockOutStage {
  return stage.kind === 'knock-out' || stage.kind === 'play-in';
}

function keyOf({ homeId, awayId, kickoffUtc }: BracketMatch): string {
  return `${homeId} ${awayId} ${+kickoffUtc}`;
}
