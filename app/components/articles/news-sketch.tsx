import { clsx } from 'clsx';
import type { NewsSketch } from './news-link.ts';
import styles from './news-sketch.module.css';

const width = 88;
const height = 52;

/** A small drawing of the data of a news article, beside its headline. Decoration. */
export function NewsDrawing({ sketch }: { sketch: NewsSketch }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {sketch.of === 'moves' && <Moves clubs={sketch.clubs} />}
      {sketch.of === 'bars' && <Bars shares={sketch.shares} />}
      {sketch.of === 'curve' && <path className={styles.rising} d={curve(sketch.values)} />}
    </svg>
  );
}

function Moves({ clubs }: Omit<Extract<NewsSketch, { of: 'moves' }>, 'of'>) {
  const y = (place: number) => rounded(((place - 0.5) / clubs.length) * height);
  return clubs.map(({ before, after }) => (
    <path
      key={after}
      className={clsx(styles.staying, after < before && styles.rising, after > before && styles.falling)}
      d={`M0 ${y(before)}C35 ${y(before)} 53 ${y(after)} ${width} ${y(after)}`}
    />
  ));
}

function Bars({ shares }: Omit<Extract<NewsSketch, { of: 'bars' }>, 'of'>) {
  const step = height / Math.max(1, shares.length);
  return shares.map((share, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a bar has nothing but its place
    <rect key={index} className={styles.bar} y={rounded(index * step)} width={rounded(share * width)} height={rounded(step - 3)} />
  ));
}

function curve(values: readonly number[]): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values
    .map((value, index) => {
      const x = rounded((index / Math.max(1, values.length - 1)) * width);
      return `${index === 0 ? 'M' : 'L'}${x} ${rounded(height - ((value - low) / span) * height)}`;
    })
    .join('');
}

const rounded = (value: number) => Math.round(value * 10) / 10;
