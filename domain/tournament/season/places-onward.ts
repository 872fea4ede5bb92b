import { isTableStage, type Participants, type SeasonFormat } from '../season-format.ts';
import type { StageTable } from './stages/stage-table.ts';

/** Places of a table that lead to a later stage. */
export interface PlacesOnward {
  /** The id of the table, or of the knock-out. */
  readonly id: string;
  readonly isKnockOut: boolean;
  readonly places: readonly number[];
  readonly participants: Extract<Participants, { from: 'places' }>;
}

/** Returns the tables and knock-outs to which places of a table lead, in the order of the format. */
export function placesOnward(
  { stages }: SeasonFormat,
  { stage, table, group }: Pick<StageTable, 'stage' | 'table' | 'group'>,
): PlacesOnward[] {
  const own = (id: string, isKnockOut: boolean, participants: Participants): PlacesOnward[] => {
    if (participants.from !== 'places' || participants.stage !== stage) return [];
    const isNamed = participants.table === undefined || participants.table === table || participants.table === group;
    return isNamed ? [{ id, isKnockOut, places: participants.places, participants }] : [];
  };
  return stages.flatMap((later) => {
    if (isTableStage(later)) return later.tables.flatMap(({ id, participants }) => own(id, false, participants));
    return later.kind === 'total' ? [] : later.participants.flatMap((participants) => own(later.id, true, participants));
  });
}
