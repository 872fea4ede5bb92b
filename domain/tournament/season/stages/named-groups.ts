import { isKnockOut } from '../../round.ts';
import type { NamedGroup, SeasonMatch } from '../season-facts.ts';

/** A match of the season with the group that its source names. */
interface LabelledMatch extends SeasonMatch {
  readonly groupLabel: string | null;
}

/** Returns the groups that the matches of each stage name, since a club may be in another group in another stage. */
export function groupsOfStages(matches: readonly LabelledMatch[]): NamedGroup[] {
  const labelled = matches.filter(
    ({ groupLabel, reportedStage, round }) => groupLabel !== null && reportedStage !== undefined && !(round && isKnockOut(round)),
  );
  return [...Map.groupBy(labelled, ({ reportedStage }) => reportedStage as string)].flatMap(([stage, ofStage]) => {
    const labels = new Map<number, string[]>();
    for (const { homeId, awayId, groupLabel } of ofStage) {
      for (const club of [homeId, awayId]) labels.set(club, [...(labels.get(club) ?? []), groupLabel as string]);
    }
    const clubs = Map.groupBy(labels, ([, named]) => maxNamed(named));
    return [...clubs]
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([name, members]): NamedGroup => ({ name, stage, clubs: members.map(([club]) => club) }));
  });
}

/** Returns the label that occurs most: clubs of two conferences also meet. */
function maxNamed(labels: readonly string[]): string {
  const times = (label: string) => labels.filter((other) => other === label).length;
  return labels.reduce((most, label) => (times(label) > times(most) ? label : most));
}
