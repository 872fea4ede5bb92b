import { useWords } from '#app/i18n/words/words.tsx';
import { chartTicks } from '#app/ui/chart-ticks.ts';
import legend from '#app/ui/legend.module.css';
import { LineChart } from '#app/ui/line-chart.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { FilteredRecord } from '#data/queries/ledger/get-track-record.ts';
import type { ProfitPoint } from '#domain/tip/profit-curve.ts';
import { curveDays } from '../curve-days.ts';
import styles from './profit-section.module.css';

const maxTicks = 5;

/** Renders the curve of the balance, compared with the one that our probabilities promised, and its worst stretches. */
export function ProfitSection({ record: { curve, runs, figures } }: { record: FilteredRecord }) {
  const { t, format } = useWords();
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.profit')}</h2>
        <span className={section.aside}>
          {t('record.runs', { run: format.integer(runs.longest), units: format.decimals(runs.deepestFallUnits, 1) })}
          {runs.current > 1 && ` · ${t('record.currentRun', { count: runs.current })}`}
        </span>
      </div>
      <ProfitChart curve={curve} />
      <p className={legend.legend}>
        <span>
          <i className={styles.came} />
          {t('record.came')} ({format.signed(figures.profitUnits, 1)})
        </span>
        <span>
          <i className={styles.promised} />
          {t('record.promised')} ({format.signed(figures.promisedUnits, 1)})
        </span>
      </p>
    </section>
  );
}

function ProfitChart({ curve }: { curve: readonly ProfitPoint[] }) {
  const { t, format } = useWords();
  const { xOf, labels, first, last } = curveDays(curve, format);
  const end = curve.at(-1);
  if (end === undefined) return null;
  const balances = [0, ...curve.map(({ balanceUnits }) => balanceUnits)];
  const all = [...balances, ...curve.map(({ promisedUnits }) => promisedUnits)];
  const lowest = Math.min(...all);
  const ticks = chartTicks(lowest, Math.max(...all, lowest + 1), maxTicks);
  const decimals = ticks.every(Number.isInteger) ? 0 : 1;
  const start = { x: 0, y: 0 };
  return (
    <LineChart
      label={t('record.profitSpoken', {
        from: first,
        until: last,
        balance: format.signed(end.balanceUnits, 1),
        highest: format.signed(Math.max(...balances), 1),
        lowest: format.signed(Math.min(...balances), 1),
        promised: format.signed(end.promisedUnits, 1),
      })}
      lines={[
        { kind: 'dashed', points: [start, ...curve.map((point) => ({ x: xOf(point.day), y: point.promisedUnits }))] },
        { kind: 'solid', points: [start, ...curve.map((point) => ({ x: xOf(point.day), y: point.balanceUnits }))] },
      ]}
      yTicks={ticks.map((at) => ({ at, label: format.signed(at, decimals) }))}
      xLabels={labels}
      end={{ at: end.balanceUnits, label: format.signed(end.balanceUnits, 1) }}
    />
  );
}
