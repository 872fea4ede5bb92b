import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { ProjectedSeason } from '../../data/queries/forecast/get-season-projection.ts';

/** Draws a note with the number of simulations of a projection, the matches still to come, and the time at which it was computed. */
export function ProjectionNote({
  projection: { simulations, matchesAwaited, computedAt, goesOn },
}: {
  projection: Pick<ProjectedSeason, 'simulations' | 'matchesAwaited' | 'computedAt' | 'goesOn'>;
}) {
  const { format, t } = useWords();
  return (
    <>
      {withElements(
        t,
        'projection.captionBasis',
        { day: <KickoffTime moment={computedAt} show="short-day" />, time: <KickoffTime moment={computedAt} show="time" /> },
        { simulations: format.integer(simulations), count: matchesAwaited },
      )}
      {goesOn && ` ${t('projection.captionSplit')}`}
    </>
  );
}
