import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import { backingYield, type PredictionSums } from '#domain/prediction/prediction-figures.ts';

/** The result of one unit on each prediction at the best price; a loss is called a loss. */
export function BackingLine({ sums }: { sums: PredictionSums }) {
  const { t, format } = useWords();
  const backing = backingYield(sums);
  if (backing === undefined) return null;
  const { value, interval } = backing;
  const figures = { count: sums.backed, share: format.percent(Math.abs(value), 1) };
  return (
    <p className={text.note}>
      {t(value < 0 ? 'predictions.backingLoss' : 'predictions.backingGain', figures)}{' '}
      {interval !== undefined &&
        t('record.interval', { low: format.signedPercent(interval.low, 1), high: format.signedPercent(interval.high, 1) })}
    </p>
  );
}
