import type { SeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import { isStageId, type StageId } from '#domain/tournament/season/stages/stage-names.ts';
import { isTableStage } from '#domain/tournament/season-format.ts';
import type { SeasonBracket } from './season-brackets.ts';
import type { TournamentPlace } from './tournament.address.ts';

/** A stage of a season, and the place at which it is shown: its tables, or the bracket of a knock-out. */
export interface StageTab {
  readonly id: StageId;
  readonly place: Pick<TournamentPlace, 'section' | 'stage' | 'table'>;
}

/**
 * Returns the stages that the page of a season links to, in the order of play: those with tables, and the knock-outs between and after them once they
 * have matches. The stage shown by default is not named in its address.
 */
export function stageTabs(
  { format: { stages }, tables }: Pick<SeasonStages, 'format' | 'tables'>,
  brackets: readonly SeasonBracket[],
): StageTab[] {
  return stages.flatMap((stage): StageTab[] => {
    const { id } = stage;
    if (!isStageId(id)) return [];
    if (isTableStage(stage) || stage.kind === 'total') {
      const drawnUp = tables.find((table) => table.stage === id);
      return drawnUp === undefined ? [] : [{ id, place: { section: 'table', stage: drawnUp.isPresent ? undefined : id, table: 'all' } }];
    }
    /* Knock-outs that follow each other are one bracket, under the name of the last. */
    const bracket = brackets.find((one) => one.stages.at(-1) === id);
    return bracket === undefined
      ? []
      : [{ id, place: { section: 'knock-out', stage: bracket === brackets.at(-1) ? undefined : id, table: 'all' } }];
  });
}
