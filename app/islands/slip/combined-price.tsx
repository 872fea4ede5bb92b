import price from '#app/components/price.module.css';
import { useWords } from '#app/i18n/words.tsx';
import { toMoneylineOdds } from '#domain/odds/odds-formats.ts';

/** A product of prices, which no ladder of fractions knows: as a fraction it is what one unit wins, to hundredths. */
export function CombinedPrice({ odds }: { odds: number }) {
  const { format, t } = useWords();
  const rounded = Math.round(odds * 100) / 100;
  if (rounded <= 1) return format.units(1);
  const fractional = rounded === 2 ? t('shell.evens') : `${format.units(rounded - 1)}/1`;
  return (
    <span className={price.price} data-fractional={fractional} data-moneyline={toMoneylineOdds(rounded)}>
      <span>{format.decimalOdds(rounded)}</span>
    </span>
  );
}
