import { useWords } from '#app/i18n/words/words.tsx';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { type RatedSurface, ratedSurfaceOf, ratedSurfaces } from '../../../domain/tennis-event.ts';
import { SurfaceLines } from './surface-lines.tsx';
import type { TennisMatchDetails } from './tennis-match.server.ts';

/** Min rating points across the width of a line, so that small differences look small. */
const minSpan = 200;
/** Rating points between a dot and the end of its line. */
const margin = 20;

/** Draws the ratings of both players before the match, by surface, this match's first; nothing when one player's are not known. */
export function SurfaceRatings({ match }: { match: TennisMatchDetails }) {
  const { t } = useWords();
  const [first, second] = match.forecast?.factors.players.map(({ ratings }) => ratings) ?? [];
  if (!first || !second) return null;
  const here = ratedSurfaceOf(match.facts);
  const all = ratedSurfaces.flatMap((surface) => [first[surface], second[surface]]);
  const [lowest, highest] = [Math.min(...all) - margin, Math.max(...all) + margin];
  const span = Math.max(minSpan, highest - lowest);
  const placeOf = (points: number): number => 0.5 + (points - (lowest + highest) / 2) / span;
  const wordOf = (surface: RatedSurface): string => (surface === 'indoor' ? t('tennis.indoors') : t(`tennis.surface.${surface}`));
  const lines = [here, ...ratedSurfaces.filter((surface) => surface !== here)].map((surface) => ({
    surface: surface === 'indoor' ? 'hard' : surface,
    word: wordOf(surface),
    isHere: surface === here,
    figures: [first[surface], second[surface]] as const,
    places: [placeOf(first[surface]), placeOf(second[surface])] as const,
  }));
  return (
    <TwoSidedSection title={t('tennis.ratingBySurface')} aside={t('tennis.ratingAverage')}>
      <SurfaceLines match={match} lines={lines} />
    </TwoSidedSection>
  );
}
