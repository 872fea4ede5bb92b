import { isTableStage, type KnockOutStage, type SeasonFormat, type TableStage } from '#domain/tournament/season-format.ts';
import { goesOnAfter, leadsToSplit, type TableZone } from '#domain/tournament/table-zone.ts';
import { isTotal, type SeasonPlan } from './season-plan.ts';

/** The meaning of the places for which a season is projected. */
export interface ProjectedPlaces {
  /** The stages in whose tables clubs hold these places. */
  readonly stages: readonly string[];
  /** The zones of the places, those of the next stage first. */
  readonly zones: readonly TableZone[];
  /** True when the first place is the title. */
  readonly decidesTitle: boolean;
  /** True when the best clubs play on in rounds that are not simulated. */
  readonly goesOn: boolean;
}

/**
 * Returns the meaning of the places of a plan.
 *
 * @param zonesOfTournament returns those that hold in this season in tables of groups, or in its one table
 */
export function projectedPlaces(
  format: SeasonFormat,
  { places, stages }: SeasonPlan,
  zonesOfTournament: (ofGroup: boolean) => readonly TableZone[],
): ProjectedPlaces {
  const ids = places.of === 'stage' ? [places.stage] : [places.base, ...places.parts];
  const kind = format.stages.find(({ id }) => id === ids[0])?.kind;
  const ofGroup = kind === 'groups' || kind === 'conferences';
  const parts = format.stages.filter((stage): stage is TableStage => isTableStage(stage) && ids.slice(1).includes(stage.id));
  const areKnown = parts.every(({ id }) => stages.some((stage) => stage.id === id && !isTotal(stage) && stage.tables.every(isKnown)));
  const zones = zonesOfPlaces(format, ids[0] as string, parts, parts.length > 0 && areKnown, zonesOfTournament(ofGroup));
  const goesOn =
    knockOutsAfter(format, ids).some(({ participants }) => leadsOn(participants, ids)) || (parts.length === 0 && goesOnAfter(zones));
  return { stages: ids, zones, goesOn, decidesTitle: !goesOn && kind === 'league' };
}

function isKnown({ clubs }: { readonly clubs: object }): boolean {
  return 'length' in clubs;
}

/** Returns the zones of a first table and of the parts into which it is split: of each table its own, or those of the tournament. */
function zonesOfPlaces(
  { stages }: SeasonFormat,
  base: string,
  parts: readonly TableStage[],
  isSplit: boolean,
  ofTournament: readonly TableZone[],
): TableZone[] {
  const stage = stages.find(({ id }) => id === base);
  const own = stage === undefined || !('tables' in stage) ? (stage?.kind === 'total' ? stage.zones : undefined) : stage.tables[0]?.zones;
  const ofParts = parts.flatMap(({ tables }) =>
    tables.flatMap(({ participants, zones = [] }) => {
      if (participants.from !== 'places') return [];
      const { places } = participants;
      return { places, zones: zones.length > 0 ? zones : ofTournament.filter(({ from }) => places.includes(from)) };
    }),
  );
  const inParts = new Set(ofParts.flatMap(({ places }) => places));
  const ofBase = own === undefined || own.length === 0 ? ofTournament.filter(({ from }) => !inParts.has(from)) : own;
  return [
    ...ofBase.filter((zone) => !isSplit || !inParts.has(zone.from)),
    ...ofParts.flatMap(({ zones }) => zones.filter((zone) => !isSplit || !leadsToSplit(zone))),
  ];
}

/** Returns the knock-outs between the last of some stages and the next stage that has tables. */
function knockOutsAfter({ stages }: SeasonFormat, ids: readonly string[]): KnockOutStage[] {
  const later = stages.slice(stages.findLastIndex(({ id }) => ids.includes(id)) + 1);
  const next = later.findIndex((stage) => isTableStage(stage) && stage.within === undefined);
  return later
    .slice(0, next === -1 ? later.length : next)
    .filter((stage): stage is KnockOutStage => stage.kind === 'knock-out' || stage.kind === 'play-in');
}

/** Returns true for a knock-out of first places, or of clubs that are not known. */
function leadsOn(participants: KnockOutStage['participants'], ids: readonly string[]): boolean {
  return (
    participants.length === 0 ||
    participants.some((clubs) => clubs.from === 'places' && ids.includes(clubs.stage) && clubs.places.includes(1))
  );
}
