import { useWords } from '#app/i18n/words.tsx';

/** The figures of a tip: those that it was written with, or those of the present. */
export interface TipFigures {
  readonly probability: number;
  readonly expectedValue: number;
}

/**
 * Renders the present chance and value of an open tip where they read differently from those that it was written with; nothing otherwise.
 *
 * @param now undefined when no bookmaker prices the bet any more
 */
export function FiguresNow({ tip, now }: { readonly tip: TipFigures; readonly now: TipFigures | undefined }) {
  const { format, t } = useWords();
  const printed = (figures: TipFigures) =>
    t('tip.figuresNow', { chance: format.percent(figures.probability), value: format.signedPercent(figures.expectedValue, 1) });
  return now === undefined || printed(now) === printed(tip) ? null : <> · {printed(now)}</>;
}
