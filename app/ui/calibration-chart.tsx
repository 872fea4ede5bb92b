import { clsx } from 'clsx';
import styles from './calibration-chart.module.css';
import chart from './chart.module.css';
import type { ChartLabel } from './line-chart.tsx';

export interface CalibrationMark {
  /** Shares between 0 and 1. */
  readonly expected: number;
  readonly came: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A chart of the promised chance (across) against the share that came true (up), each mark with its interval, over the line on which both are equal.
 * `ticks` are the same in both directions, the lowest first; marks and intervals are between the first and the last.
 */
export function CalibrationChart({
  label,
  marks,
  ticks,
}: {
  label: string;
  marks: readonly CalibrationMark[];
  ticks: readonly ChartLabel[];
}) {
  const low = ticks[0]?.at ?? 0;
  const high = ticks.at(-1)?.at ?? 1;
  const x = (share: number) => Math.round(((share - low) / (high - low)) * 1000) / 10;
  const y = (share: number) => Math.round((100 - x(share)) * 10) / 10;
  return (
    <div className={clsx(chart.plot, styles.plot)}>
      <div className={clsx(chart.drawing, styles.drawing)}>
        <svg viewBox="0 0 100 100" role="img" aria-label={label}>
          {ticks.map(({ at }) => (
            <path key={at} className={chart.gridLine} d={`M0 ${y(at)}H100M${x(at)} 0V100`} />
          ))}
          <path className={chart.expected} d="M0 100L100 0" />
          {marks.map((mark) => (
            <g key={mark.expected}>
              <path className={styles.interval} d={`M${x(mark.expected)} ${y(mark.low)}V${y(mark.high)}`} />
              <circle className={styles.mark} cx={x(mark.expected)} cy={y(mark.came)} r="1.7" />
            </g>
          ))}
        </svg>
        <div aria-hidden="true">
          {ticks.map(({ at, label: text }) => (
            <span key={at}>
              <span className={chart.leftLabel} style={{ top: `${y(at)}%` }}>
                {text}
              </span>
              <span className={chart.bottomLabel} style={{ left: `${x(at)}%` }}>
                {text}
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
