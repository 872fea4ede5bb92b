import { useWords } from '#app/i18n/words/words.tsx';
import type { TakeableOffer } from '#data/queries/odds/present-offer-of-tip.ts';
import { LicensedPrice } from './licensed-price.tsx';

/** The figures of a tip, at its publication or at present. */
export interface TipFigures {
  readonly probability: number;
  readonly expectedValue: number;
}

/**
 * Renders the present chance and value of an open tip when they read differently from those at its publication; nothing otherwise.
 *
 * @param now undefined when no bookmaker has a price that can be taken
 */
export function FiguresNow({ tip, now }: { readonly tip: TipFigures; readonly now: (TipFigures & TakeableOffer) | undefined }) {
  const { format, t } = useWords();
  const printed = (figures: TipFigures) =>
    t('tip.figuresNow', { chance: format.percent(figures.probability), value: format.signedPercent(figures.expectedValue, 1) });
  if (now === undefined || printed(now) === printed(tip)) return null;
  return (
    <LicensedPrice offer={now} shows={printed(now)}>
      {' · '}
      {printed(now)}
    </LicensedPrice>
  );
}
