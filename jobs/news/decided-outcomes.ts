import type { SeasonStages, SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import type { DecidedOutcome } from '#domain/news/news-facts.ts';

/** Returns the clubs of a table whose title, promotion or relegation is certain, by their ids. */
export function decidedOutcomes(
  stages: Pick<SeasonStages, 'outcomes'>,
  { stage }: Pick<SeasonTable, 'stage'>,
): ReadonlyMap<number, DecidedOutcome> {
  return new Map(
    stages.outcomes().flatMap(({ teamId, outcome, ...of }) => {
      const isTold = outcome === 'champion' || outcome === 'promoted' || outcome === 'relegated';
      return isTold && of.stage === stage ? [[teamId, outcome] as const] : [];
    }),
  );
}
