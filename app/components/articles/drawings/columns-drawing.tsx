import styles from './drawing.module.css';
import { type DrawingRows, drawingHeight, drawingWidth, flatten, length } from './frame-of-drawing.ts';

/** Columns on a common base line, the marked ones in the second colour. */
export function ColumnsDrawing({ rows }: { rows: DrawingRows }) {
  const columns = flatten(rows);
  const step = drawingWidth / columns.length;
  const highest = Math.max(...columns.map(({ value }) => value));
  return (
    <>
      {columns.map(({ value, isMarked }, index) => {
        const height = length((value / highest) * (drawingHeight - 4));
        return (
          <rect
            key={length(index * step)}
            className={isMarked ? styles.second : styles.first}
            x={length(index * step + step * 0.1)}
            y={length(drawingHeight - height)}
            width={length(step * 0.8)}
            height={height}
          />
        );
      })}
      <path className={styles.axis} d={`M0 ${drawingHeight}H${drawingWidth}`} />
    </>
  );
}
