import { recordWords } from '#app/i18n/words/record-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import type { Side } from '#domain/sports/pair.ts';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { type Surface, surfaces } from '../../../domain/tennis-event.ts';
import { SurfaceLines } from './surface-lines.tsx';
import type { TennisMatchView } from './tennis-match.server.ts';

/** Draws wins and losses of both players in the last twelve months, by surface, this match's first. */
export function SurfaceRecords({ view: { match, form } }: { view: TennisMatchView }) {
  const words = useWords();
  const { t } = words;
  const here = match.facts.surface;
  const recordOf = (side: Side, surface: Surface) =>
    form[side].bySurface.find((each) => each.surface === surface)?.year ?? { won: 0, lost: 0 };
  const lines = [here, ...surfaces.filter((surface) => surface !== here)].flatMap((surface) => {
    const [first, second] = [recordOf(0, surface), recordOf(1, surface)];
    const places = [shareOf(first), shareOf(second)] as const;
    if (surface !== here && places.every((place) => place === undefined)) return [];
    const figures = [recordWords(first, words), recordWords(second, words)] as const;
    return [{ surface, word: t(`tennis.surface.${surface}`), isHere: surface === here, figures, places }];
  });
  return (
    <TwoSidedSection title={t('tennis.recordBySurface')} aside={t('tennis.lastTwelveMonths')}>
      <SurfaceLines match={match} lines={lines} />
    </TwoSidedSection>
  );
}

/** Returns the share of matches won; undefined without any. */
function shareOf({ won, lost }: { readonly won: number; readonly lost: number }): number | undefined {
  return won + lost === 0 ? undefined : won / (won + lost);
}
