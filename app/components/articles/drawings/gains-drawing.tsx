import styles from './drawing.module.css';
import { type DrawingRows, drawingHeight, drawingWidth, flatten, length } from './frame-of-drawing.ts';

/** Columns that rise above a line for gains, and hang below it for losses. */
export function GainsDrawing({ rows }: { rows: DrawingRows }) {
  const gains = flatten(rows).map(({ value }) => value);
  const step = drawingWidth / gains.length;
  const most = Math.max(0, ...gains);
  const scale = (drawingHeight - 4) / (most - Math.min(0, ...gains));
  const ground = length(2 + most * scale);
  return (
    <>
      {gains.map((gain, index) => (
        <rect
          key={length(index * step)}
          className={gain < 0 ? styles.second : styles.first}
          x={length(index * step + step * 0.1)}
          y={gain < 0 ? ground : length(ground - gain * scale)}
          width={length(step * 0.8)}
          height={length(Math.abs(gain) * scale)}
        />
      ))}
      <path className={styles.axis} d={`M0 ${ground}H${drawingWidth}`} />
    </>
  );
}
