import { isTableStage, type SeasonFormat } from '#domain/tournament/season-format.ts';

/** Places of a table that lead to the play-offs, to the play-in or to nothing, counted from 1, both ends included. */
export interface PlayOffZone {
  readonly from: number;
  readonly to: number;
  readonly kind: 'play-offs' | 'play-in' | 'out';
}

/** Returns the zones of the tables of a stage, by the places from which later stages take their clubs; none for a stage that no later one takes clubs from. */
export function playOffZones({ stages }: SeasonFormat, stageId: string): PlayOffZone[] {
  const leading = stages.flatMap((stage): PlayOffZone[] => {
    if (stage.kind !== 'knock-out' && stage.kind !== 'play-in') return [];
    const kind = stage.kind === 'play-in' ? 'play-in' : 'play-offs';
    return stage.participants.flatMap((clubs) =>
      clubs.from === 'places' && clubs.stage === stageId ? { from: Math.min(...clubs.places), to: Math.max(...clubs.places), kind } : [],
    );
  });
  const zones = leading.sort((first, second) => first.from - second.from);
  const last = zones.at(-1);
  const clubs = stages.filter(isTableStage).find(({ id }) => id === stageId)?.tables[0]?.clubs ?? 0;
  return last === undefined || clubs <= last.to ? zones : [...zones, { from: last.to + 1, to: clubs, kind: 'out' }];
}
