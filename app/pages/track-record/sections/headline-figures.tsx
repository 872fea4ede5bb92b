import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import { IntervalBar } from '#app/ui/interval-bar.tsx';
import text from '#app/ui/text.module.css';
import type { Interval } from '#domain/tip/interval.ts';
import { smallSampleBelow, type TrackFigures } from '#domain/tip/track-figures.ts';
import { clvVerdict, strikeVerdict, yieldVerdict } from '../verdicts.ts';
import styles from './headline-figures.module.css';

/** Renders the three figures by which the tips are judged, each with its interval and the number of its tips. */
export function HeadlineFigures({ figures }: { figures: TrackFigures }) {
  const { t, format } = useWords();
  const { yield: profit, strikeRate, closingLineValue } = figures;
  const decided = figures.settled - figures.void;
  return (
    <>
      <div className={styles.figures}>
        <Figure
          name={t('record.yield')}
          tips={decided}
          estimate={profit}
          write={(share) => format.signedPercent(share, 1)}
          mark={0}
          markLabel="0"
          verdict={profit && t(yieldVerdict(profit))}
          none={t('record.noneSettled')}
        />
        <Figure
          name={t('record.strikeRate')}
          tips={decided}
          estimate={strikeRate}
          write={(share) => format.percent(share, 1)}
          mark={strikeRate?.expected ?? 0}
          markLabel={t('record.expectedMark', { share: format.percent(strikeRate?.expected ?? 0, 1) })}
          verdict={strikeRate && t(strikeVerdict(strikeRate), { expected: format.percent(strikeRate.expected, 1) })}
          none={t('record.noneSettled')}
        />
        <Figure
          name={t('record.clv')}
          tips={closingLineValue?.tips ?? 0}
          estimate={closingLineValue}
          write={(share) => format.signedPercent(share, 1)}
          mark={0}
          markLabel="0"
          verdict={closingLineValue && t(clvVerdict(closingLineValue))}
          none={t('record.noneClosing')}
        />
      </div>
      {figures.smallSample && (
        <p className={clsx(text.caption, styles.note)}>
          <span className={chip.warning}>{t('record.smallSample')}</span> {t('record.smallSampleMeaning', { count: smallSampleBelow })}
        </p>
      )}
    </>
  );
}

interface FigureParts {
  readonly name: string;
  readonly tips: number;
  readonly estimate: { readonly value: number; readonly interval: Interval | undefined } | undefined;
  readonly write: (share: number) => string;
  /** The value with which the figure is compared. */
  readonly mark: number;
  readonly markLabel: string;
  readonly verdict: string | undefined;
  /** The words in place of a missing figure. */
  readonly none: string;
}

function Figure({ name, tips, estimate, write, mark, markLabel, verdict, none }: FigureParts) {
  const { t } = useWords();
  return (
    <section className={styles.figure} aria-label={name}>
      <div className={styles.name}>
        <span>{name}</span>
        <span className={text.muted}>{t('record.tips', { count: tips })}</span>
      </div>
      <div className={styles.value}>{estimate === undefined ? '–' : write(estimate.value)}</div>
      {estimate === undefined ? (
        <p className={styles.words}>{none}</p>
      ) : (
        <>
          <IntervalBar value={estimate.value} interval={estimate.interval} mark={mark} markLabel={markLabel} />
          <p className={styles.words}>
            {estimate.interval !== undefined &&
              `${t('record.interval', { low: write(estimate.interval.low), high: write(estimate.interval.high) })} `}
            {verdict}
          </p>
        </>
      )}
    </section>
  );
}
