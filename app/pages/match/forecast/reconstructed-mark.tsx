import { useWords } from '#app/i18n/words.tsx';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';

/** Says of a tip that was rebuilt from the past that it was. */
export function ReconstructedMark({ origin }: { origin: TipOrigin }) {
  const { t } = useWords();
  if (origin === 'live') return null;
  return (
    <span className="warnchip" title={t('tip.reconstructedMeaning')}>
      {t('tip.reconstructed')}
    </span>
  );
}
