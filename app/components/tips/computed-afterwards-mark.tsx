import { useWords } from '#app/i18n/words/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import chip from '#app/ui/chip.module.css';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';

/** The mark of a tip that was computed afterwards; nothing for any other. */
export function ComputedAfterwardsMark({ origin }: { origin: TipOrigin }) {
  const { t } = useWords();
  const isAfterwards = useComputedAfterwards();
  if (!isAfterwards(origin)) return null;
  return (
    <span className={chip.warning} title={t('tip.computedAfterwardsMeaning')}>
      {t('tip.computedAfterwards')}
    </span>
  );
}
