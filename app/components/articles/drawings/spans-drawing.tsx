import styles from './drawing.module.css';
import { type DrawingRows, drawingHeight, drawingWidth, length } from './frame-of-drawing.ts';

/** One bar a row, from its first figure to its last, with a dashed line at 0. */
export function SpansDrawing({ rows }: { rows: DrawingRows }) {
  const all = rows.flatMap(({ values }) => values.map((value) => value ?? 0));
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const at = (value: number) => ((value - lowest) / (highest - lowest)) * drawingWidth;
  const step = drawingHeight / rows.length;
  return (
    <>
      {rows.map(({ values, isMarked }, row) => (
        <rect
          key={length(row * step)}
          className={isMarked ? styles.second : styles.first}
          x={length(at(values[0] ?? 0))}
          y={length(row * step + step * 0.2)}
          width={length(at(values.at(-1) ?? 0) - at(values[0] ?? 0))}
          height={length(step * 0.6)}
        />
      ))}
      <path className={styles.dashes} d={`M${length(at(0))} 0V${drawingHeight}`} />
    </>
  );
}
