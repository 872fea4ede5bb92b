import styles from './sparkline.module.css';

export interface SparkPoint {
  readonly at: Date;
  readonly value: number;
}

const width = 72;
const height = 20;
const inset = 3;

/**
 * The history of a value as steps: it holds until it changes, so no value is drawn that was not measured. Decoration: the words for it are
 * beside it. With fewer than two points there is nothing to draw.
 */
export function Sparkline({
  points,
  minSpan = 0,
  withFirst = false,
}: {
  points: readonly SparkPoint[];
  /** Min range of values over the height, so that a small move looks small. */
  minSpan?: number;
  /** True to draw the first value as a dashed line. */
  withFirst?: boolean;
}) {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || first === undefined || last === undefined) return null;
  const from = first.at.getTime();
  const time = Math.max(1, last.at.getTime() - from);
  const values = points.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const middle = (lowest + highest) / 2;
  const span = Math.max(highest - lowest, minSpan);
  const x = ({ at }: SparkPoint) => rounded(inset + ((at.getTime() - from) / time) * (width - 2 * inset));
  const y = ({ value }: SparkPoint) => rounded(height / 2 - (span === 0 ? 0 : ((value - middle) / span) * (height - 2 * inset)));
  const steps = points
    .slice(1)
    .map((point) => `H${x(point)}V${y(point)}`)
    .join('');
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {withFirst && <path className={styles.first} d={`M0 ${y(first)}H${width}`} />}
      <path d={`M${x(first)} ${y(first)}${steps}`} />
      <circle cx={x(last)} cy={y(last)} r="2.5" />
    </svg>
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;
