import { decidedClubs } from '#domain/tournament/season/decided.ts';
import type { SeasonFacts } from '#domain/tournament/season/season-facts.ts';
import type { StageTable } from '#domain/tournament/season/stages/stage-table.ts';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';

/* The shares of a season's matches after which the decided places are checked. */
const checkedAfter = [0.5, 0.7, 0.8, 0.9, 0.95, 0.98];

/**
 * Checks `decidedClubs` on a season that is over, at six moments. Returns a sentence for each club whose final place is outside the range of places that
 * was still possible for it at a moment. Moments before a later ruling are not checked, since the ruling could not be known then.
 *
 * @param end the tables at the end of the season
 */
export function contradictionsOf(format: SeasonFormat, facts: SeasonFacts, end: readonly StageTable[]): string[] {
  const places = new Map(
    end.flatMap(({ stage, table, group, rows }) =>
      rows.map(({ teamId, place }) => [[stage, table, group, teamId].join(' '), place] as const),
    ),
  );
  const kickoffs = facts.matches.map(({ kickoffUtc }) => kickoffUtc).sort((one, other) => one.getTime() - other.getTime());
  return checkedAfter.flatMap((part) => {
    const moment = kickoffs[Math.floor(part * kickoffs.length)];
    const isRuled = (facts.adjustments ?? []).some(({ decidedAt }) => moment !== undefined && decidedAt !== null && decidedAt > moment);
    if (moment === undefined || isRuled) return [];
    return decidedClubs(format, { ...facts, settledTies: [], moment }).flatMap(({ stage, table, group, teamId, best, worst }) => {
      const place = places.get([stage, table, group, teamId].join(' '));
      if (place !== undefined && best <= place && place <= worst) return [];
      const day = moment.toISOString().slice(0, 10);
      return [`${group ?? table}: club ${teamId} was to end between ${best} and ${worst} on ${day}, and ended ${place ?? 'elsewhere'}`];
    });
  });
}
