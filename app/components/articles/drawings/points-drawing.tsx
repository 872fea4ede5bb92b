import styles from './drawing.module.css';
import { type DrawingRows, drawingHeight, drawingWidth, length } from './frame-of-drawing.ts';

const maxPoints = 5;

/** One bar a row, out of five points; a row that was not rated stays empty. */
export function PointsDrawing({ rows }: { rows: DrawingRows }) {
  const step = drawingHeight / rows.length;
  return rows.map(({ values: [points] }, row) => {
    const bar = { x: 0, y: length(row * step + step * 0.15), height: length(step * 0.7) };
    return (
      <g key={bar.y}>
        <rect className={styles.rest} {...bar} width={drawingWidth} />
        {points != null && (
          <rect className={points <= 2 ? styles.second : styles.first} {...bar} width={length((points / maxPoints) * drawingWidth)} />
        )}
      </g>
    );
  });
}
