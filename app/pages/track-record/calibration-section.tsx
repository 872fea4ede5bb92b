import { useWords } from '#app/i18n/words.tsx';
import { CalibrationChart } from '#app/ui/calibration-chart.tsx';
import { type Calibration, leastTipsInBin } from '#domain/tip/calibration.ts';
import { smallSampleBelow } from '#domain/tip/track-figures.ts';

const tenth = 10;

/** How well the probabilities were kept, drawn and as a table. */
export function CalibrationSection({ calibration }: { calibration: Calibration | undefined }) {
  const { t, format } = useWords();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('record.calibration')}</h2>
        {calibration !== undefined && (
          <span className="aside">{t('record.meanError', { share: format.percent(calibration.meanError, 1) })}</span>
        )}
      </div>
      {calibration === undefined ? (
        <p className="note">{t('record.calibrationNone', { count: leastTipsInBin })}</p>
      ) : (
        <Kept calibration={calibration} />
      )}
    </section>
  );
}

function Kept({ calibration: { bins } }: { calibration: Calibration }) {
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
      <p className="cap">
        {t('record.calibrationMeaning')} {small && <span className="warnchip">{t('record.smallSample')}</span>}
      </p>
      <CalibrationChart label={t('record.calibration')} marks={marks} ticks={ticks.map((at) => ({ at, label: format.percent(at) }))} />
      <details className="fold">
        <summary className="link">{t('record.asTable')}</summary>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{t('record.stated')}</th>
              <th scope="col" className="num">
                {t('record.tipsHead')}
              </th>
              <th scope="col" className="num">
                {t('record.wonHead')}
              </th>
              <th scope="col" className="num">
                {t('record.intervalHead')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ tips, expected, strikeRate, interval }) => (
              <tr key={expected}>
                <th scope="row">{format.percent(expected, 1)}</th>
                <td className="num">{format.integer(tips)}</td>
                <td className="num strong">{format.percent(strikeRate, 1)}</td>
                <td className="num muted">
                  {interval === undefined
                    ? '–'
                    : t('record.range', { low: format.percent(interval.low), high: format.percent(interval.high) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
