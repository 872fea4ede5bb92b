import { clsx } from 'clsx';
import { Fold } from '#app/components/page/fold.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { CalibrationChart } from '#app/ui/calibration-chart.tsx';
import chip from '#app/ui/chip.module.css';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { type Calibration, minTipsInBin } from '#domain/tip/calibration.ts';
import { smallSampleBelow } from '#domain/tip/track-figures.ts';
import styles from './calibration-section.module.css';

const tenth = 10;

/** Renders the calibration of the probabilities, as a drawing and as a table. */
export function CalibrationSection({ calibration }: { calibration: Calibration | undefined }) {
  const { t, format } = useWords();
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.calibration')}</h2>
        {calibration !== undefined && (
          <span className={section.aside}>{t('record.meanError', { share: format.percent(calibration.meanError, 1) })}</span>
        )}
      </div>
      {calibration === undefined ? (
        <p className={text.note}>{t('record.calibrationNone', { count: minTipsInBin })}</p>
      ) : (
        <CalibrationTable calibration={calibration} />
      )}
    </section>
  );
}

function CalibrationTable({ calibration: { bins } }: { calibration: Calibration }) {
  const { t, format } = useWords();
  const marks = bins.map(({ expected, strikeRate, interval }) => ({
    expected,
    came: strikeRate,
    low: interval?.low ?? strikeRate,
    high: interval?.high ?? strikeRate,
  }));
  const low = Math.floor(Math.min(...marks.map((mark) => Math.min(mark.expected, mark.low))) * tenth) / tenth;
  const high = Math.ceil(Math.max(...marks.map((mark) => Math.max(mark.expected, mark.high))) * tenth) / tenth;
  const steps = Math.round((high - low) * tenth);
  const ticks = Array.from({ length: steps + 1 }, (_, step) => low + step / tenth);
  const small = bins.reduce((sum, { tips }) => sum + tips, 0) < smallSampleBelow;
  return (
    <>
      <p className={text.caption}>
        {t('record.calibrationMeaning')} {small && <span className={chip.warning}>{t('record.smallSample')}</span>}
      </p>
      <CalibrationChart label={t('record.calibration')} marks={marks} ticks={ticks.map((at) => ({ at, label: format.percent(at) }))} />
      <Fold summary={t('record.asTable')}>
        <table className={clsx(table.table, styles.bins)}>
          <thead>
            <tr>
              <th scope="col">{t('record.stated')}</th>
              <th scope="col" className={table.number}>
                {t('record.tipsHead')}
              </th>
              <th scope="col" className={table.number}>
                {t('record.wonHead')}
              </th>
              <th scope="col" className={table.number}>
                {t('record.intervalHead')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ tips, expected, strikeRate, interval }) => (
              <tr key={expected}>
                <th scope="row">{format.percent(expected, 1)}</th>
                <td className={table.number}>{format.integer(tips)}</td>
                <td className={clsx(table.number, table.strong)}>{format.percent(strikeRate, 1)}</td>
                <td className={clsx(table.number, text.muted)}>
                  {interval === undefined
                    ? '–'
                    : t('record.range', { low: format.percent(interval.low), high: format.percent(interval.high) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </>
  );
}
