import { clsx } from 'clsx';
import styles from './interval-bar.module.css';

/** The free space on either side of a bar, as a share of its span. */
const margin = 0.12;

/**
 * A figure on a line with its interval and the value against which it is measured; without an interval only the figure. Decoration: figure
 * and interval are also shown beside it as text, and `markLabel` below its mark.
 */
export function IntervalBar({
  value,
  interval,
  mark,
  markLabel,
}: {
  value: number;
  interval: { readonly low: number; readonly high: number } | undefined;
  mark: number;
  markLabel: string;
}) {
  const all = [value, mark, interval?.low ?? value, interval?.high ?? value];
  const lowest = Math.min(...all);
  const span = Math.max(...all) - lowest || 1;
  const at = (point: number) => Math.round(((point - lowest + span * margin) / (span * (1 + 2 * margin))) * 1000) / 10;
  const marked = at(mark);
  return (
    <div aria-hidden="true">
      <div className={styles.line}>
        <span className={styles.axis} />
        {interval !== undefined && (
          <span className={styles.interval} style={{ left: `${at(interval.low)}%`, width: `${at(interval.high) - at(interval.low)}%` }} />
        )}
        <span className={styles.mark} style={{ left: `${marked}%` }} />
        <span className={styles.value} style={{ left: `${at(value)}%` }} />
      </div>
      <div className={styles.scale}>
        <span className={clsx(styles.label, marked < 25 && styles.nearStart, marked > 75 && styles.nearEnd)} style={{ left: `${marked}%` }}>
          {markLabel}
        </span>
      </div>
    </div>
  );
}
