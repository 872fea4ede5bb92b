import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import chart from './chart.module.css';
import styles from './line-chart.module.css';

export interface ChartLine {
  readonly kind: 'solid' | 'dashed';
  /** The points from left to right; `x` between 0 and 1, `y` in the chart's own units. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface ChartLabel {
  readonly at: number;
  readonly label: string;
}

const width = 1000;
const height = 300;
/** The share of the height that a label needs. */
const room = 0.1;

/**
 * Lines over a grid. The drawing has marks only and is stretched; labels are text beside it, so that they have the same size at every
 * width. `label` describes the curve for readers who do not see it.
 */
export function LineChart({
  label,
  lines,
  yTicks,
  xLabels,
  end,
}: {
  label: string;
  lines: readonly ChartLine[];
  /** The ticks, the lowest first; the first and the last are the edges of the chart. */
  yTicks: readonly ChartLabel[];
  xLabels: readonly ChartLabel[];
  /** The label at the right end of the curve. */
  end: ChartLabel;
}) {
  const low = yTicks[0]?.at ?? 0;
  const high = yTicks.at(-1)?.at ?? 1;
  const up = (value: number) => (value - low) / (high - low);
  const y = (value: number) => rounded(height - up(value) * height);
  const above = standsAbove(lines, up(end.at));
  const longest = Math.max(...yTicks.map((tick) => tick.label.length));
  const top = (value: number) => `${rounded(100 - up(value) * 100)}%`;
  return (
    <div className={chart.plot} style={{ '--label-width': longest } as CSSProperties}>
      <div className={clsx(chart.drawing, styles.drawing)}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {yTicks.map(({ at }) => (
            <path key={at} className={at === 0 ? styles.zeroLine : chart.gridLine} d={`M0 ${y(at)}H${width}`} />
          ))}
          {lines.map(({ kind, points }) => (
            <path
              key={kind}
              className={kind === 'solid' ? styles.solid : chart.expected}
              d={pathOf(points.map(({ x, y: value }) => [x * width, y(value)]))}
            />
          ))}
        </svg>
        <div aria-hidden="true">
          {yTicks.map(({ at, label: text }) => (
            <span key={at} className={chart.leftLabel} style={{ top: top(at) }}>
              {text}
            </span>
          ))}
          {xLabels.map(({ at, label: text }) => (
            <span key={at} className={chart.bottomLabel} style={{ left: `${rounded(at * 100)}%` }}>
              {text}
            </span>
          ))}
          <b className={clsx(styles.end, !above && styles.below)} style={{ top: top(end.at) }}>
            {end.label}
          </b>
        </div>
      </div>
    </div>
  );
}

/** Returns true when the end's label is above its point: on the side from which the curve does not come, unless there is no room. */
function standsAbove(lines: readonly ChartLine[], share: number): boolean {
  if (share < room) return true;
  if (share > 1 - room) return false;
  const points = lines.find(({ kind }) => kind === 'solid')?.points ?? [];
  const [before, last] = [points.at(-2), points.at(-1)];
  return before === undefined || last === undefined || last.y >= before.y;
}

function pathOf(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${y}`).join('');
}

const rounded = (value: number) => Math.round(value * 10) / 10;
