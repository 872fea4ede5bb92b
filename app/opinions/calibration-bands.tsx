import { clsx } from 'clsx';
import { classWords } from '#app/i18n/words/group-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import legend from '#app/ui/legend.module.css';
import text from '#app/ui/text.module.css';
import { type PredictionBand, predictionBands } from '#domain/prediction/prediction-bands.ts';
import { type PredictionSums, rightShare } from '#domain/prediction/prediction-figures.ts';
import styles from './calibration-bands.module.css';
import type { SumsOf } from './prediction-sums.ts';
import { promiseWords } from './promise-words.ts';

const bandClasses = predictionBands.map(({ band, from }) => ({ class: band, from }));
/** The chances at the left and the right end of a line. */
const [leftEnd, rightEnd] = [0.2, 1];
const ticks = [0.3, 0.5, 0.7, 0.9];
const at = (share: number) =>
  `${Math.round(((Math.min(rightEnd, Math.max(leftEnd, share)) - leftEnd) / (rightEnd - leftEnd)) * 1_000) / 10}%`;

/**
 * Draws, for each band of predicted chances, the mean chance that was promised and the share of predictions that came true. With `sums` it adds a
 * row for all predictions, and the number of predictions in each row.
 */
export function CalibrationBands({ bands, sums }: { bands: readonly SumsOf<PredictionBand>[]; sums?: PredictionSums }) {
  const words = useWords();
  const { t, format } = words;
  return (
    <>
      <ul className={clsx(styles.bands, sums === undefined && styles.compact)}>
        <li className={styles.head} aria-hidden="true">
          <span>{t('predictions.promised')}</span>
          <span className={styles.scale}>
            {ticks.map((tick) => (
              <span key={tick} style={{ left: at(tick) }}>
                {format.percent(tick)}
              </span>
            ))}
          </span>
          <span className={styles.number}>{t('predictions.came')}</span>
        </li>
        {bands.map(({ key, sums: ofBand }) => (
          <Band key={key} name={classWords(bandClasses, key, words)} sums={ofBand} isCounted={sums !== undefined} />
        ))}
        {sums !== undefined && (
          <li className={styles.total}>
            <span>{t('record.all')}</span>
            <span />
            <CameTrue sums={sums} isCounted />
          </li>
        )}
      </ul>
      <p className={clsx(legend.legend, text.caption)} aria-hidden="true">
        <span>
          <i className={styles.promisedKey} /> {t(sums === undefined ? 'predictions.promised' : 'predictions.promisedKey')}
        </span>
        <span>
          <i className={styles.cameKey} /> {t(sums === undefined ? 'predictions.came' : 'predictions.cameKey')}
        </span>
      </p>
    </>
  );
}

function Band({ name, sums, isCounted }: { name: string; sums: PredictionSums; isCounted: boolean }) {
  const { t, format } = useWords();
  const share = rightShare(sums);
  if (share === undefined) return null;
  const { value, interval, promised, verdict } = share;
  return (
    <li>
      <span>{name}</span>
      <span
        className={styles.track}
        role="img"
        aria-label={t('predictions.bandSpoken', {
          promised: format.percent(promised),
          came: format.percent(value),
          low: format.percent(interval.low),
          high: format.percent(interval.high),
          verdict: t(promiseWords[verdict]),
        })}
      >
        <i className={styles.range} style={{ left: at(interval.low), right: `calc(100% - ${at(interval.high)})` }} />
        <i className={styles.promised} style={{ left: at(promised) }} />
        <i className={styles.came} style={{ left: at(value) }} />
      </span>
      <CameTrue sums={sums} isCounted={isCounted} />
    </li>
  );
}

function CameTrue({ sums, isCounted }: { sums: PredictionSums; isCounted: boolean }) {
  const { t, format } = useWords();
  return (
    <span className={styles.number}>
      <b>{sums.decided === 0 ? '–' : format.percent(sums.right / sums.decided)}</b>
      {isCounted && ` ${t('predictions.of', { count: format.integer(sums.decided) })}`}
    </span>
  );
}
