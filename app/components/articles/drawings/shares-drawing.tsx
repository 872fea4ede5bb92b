import styles from './drawing.module.css';
import { type DrawingRows, drawingHeight, drawingWidth, length } from './frame-of-drawing.ts';

const threeShares = [styles.first, styles.middle, styles.second];
const fills = [[styles.first], [styles.first, styles.second], threeShares];

/** One bar a row, divided into its shares; a table of one column is one bar. The longest bar sets the scale. */
export function SharesDrawing({ rows }: { rows: DrawingRows }) {
  const values = rows.map((row) => row.values.map((value) => value ?? 0));
  const bars = values.every(({ length: columns }) => columns === 1) ? [values.flat()] : values;
  const longest = Math.max(...bars.map((bar) => bar.reduce((sum, share) => sum + share, 0)));
  const step = drawingHeight / bars.length;
  const height = Math.min(step * 0.7, 24);
  return bars.map((bar, row) => {
    const y = length(row * step + (step - height) / 2);
    const ends = bar.map((_, index) => (bar.slice(0, index + 1).reduce((sum, share) => sum + share, 0) / longest) * drawingWidth);
    const filled = fills[bar.length - 1] ?? threeShares;
    return bar.map((_, index) => {
      const start = ends[index - 1] ?? 0;
      const width = Math.max(0, (ends[index] as number) - start - 1);
      return (
        <rect
          key={`${y} ${length(start)}`}
          className={filled[index] ?? styles.rest}
          x={length(start)}
          y={y}
          width={length(width)}
          height={length(height)}
        />
      );
    });
  });
}
