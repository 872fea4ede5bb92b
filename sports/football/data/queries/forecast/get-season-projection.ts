import type { Queryable } from '#data/database/database.ts';
import { getSeasonFacts } from '#data/queries/tournament/get-season-facts.ts';
import { planSeason } from '#domain/forecast/season/end/plan-season.ts';
import { type ProjectedPlaces, projectedPlaces } from '#domain/forecast/season/end/projected-places.ts';
import type { SeasonPlan } from '#domain/forecast/season/end/season-plan.ts';
import type { ClubProjection } from '#domain/forecast/season/simulate-season.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { zonesOf } from '#domain/tournament/table-zone.ts';
import { listProjectedClubs } from './list-projected-clubs.ts';

/** The projected places of a season in progress, and their meanings. */
export interface ProjectedSeason extends ProjectedPlaces {
  readonly clubs: readonly ClubProjection[];
  readonly simulations: number;
  readonly computedAt: Date;
  /** The number of matches in play or still to be played, at the time of reading, including those whose clubs are not known yet. */
  readonly matchesAwaited: number;
}

const dayMs = 86_400_000;

/** Returns the projection of a season; undefined when none is stored, for former seasons, and for the present season after its last match. */
export async function getSeasonProjection(database: Queryable, seasonId: number): Promise<ProjectedSeason | undefined> {
  const rows = await listProjectedClubs(database, seasonId);
  const [first] = rows;
  if (first === undefined) return undefined;
  const { simulations, computedAt } = first;
  const { season, format, facts } = await getSeasonFacts(database, seasonId, {
    locale: 'en',
    today: localDayOf(computedAt, 'UTC'),
    compare: new Intl.Collator('en').compare,
  });
  const plan = planSeason(format, facts);
  if (plan === undefined || !goesOnAfter(plan, new Date(computedAt.getTime() - dayMs))) return undefined;
  return {
    ...projectedPlaces(format, plan, (ofGroup) => zonesOf(season.zones, season.label, ofGroup)),
    clubs: rows.map(({ teamId, places, expectedPoints }) => ({ teamId, places, expectedPoints })),
    simulations,
    computedAt,
    matchesAwaited: plan.awaited.length + plan.laterMatches,
  };
}

/** Returns true when a match is scheduled after a moment, or has no day yet. */
function goesOnAfter({ awaited, laterMatches }: SeasonPlan, moment: Date): boolean {
  return laterMatches > 0 || awaited.some(({ kickoffUtc }) => kickoffUtc === null || kickoffUtc >= moment);
}
