import { useWords } from '#app/i18n/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';

/** Says of a tip that was computed afterwards that it was. */
export function ComputedAfterwardsMark({ origin }: { origin: TipOrigin }) {
  const { t } = useWords();
  const isAfterwards = useComputedAfterwards();
  if (!isAfterwards(origin)) return null;
  return (
    <span className="warnchip" title={t('tip.computedAfterwardsMeaning')}>
      {t('tip.computedAfterwards')}
    </span>
  );
}
