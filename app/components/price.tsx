import { useWords } from '#app/i18n/words.tsx';
import { toFractionalOdds, toMoneylineOdds } from '#domain/odds/odds-formats.ts';

/**
 * A decimal price in all three formats. The stylesheet shows the one that `data-odds` on the page's root names, which stands
 * before the first paint, so changing the format moves nothing and needs no code for each price. Null is a dash.
 */
export function Price({ odds }: { odds: number | null }) {
  const { format } = useWords();
  if (odds === null) return '–';
  return (
    <span className="odds" data-fractional={toFractionalOdds(odds)} data-moneyline={toMoneylineOdds(odds)}>
      <span>{format.decimalOdds(odds)}</span>
    </span>
  );
}
