import styles from './drawing.module.css';
import { type DrawingRows, drawingHeight, drawingWidth, length } from './frame-of-drawing.ts';

const maxRating = 5;

/** The drawing of ratings out of five: one bar for each row, in the second colour up to 2. A row without a rating has an empty bar. */
export function RatingsDrawing({ rows }: { rows: DrawingRows }) {
  const step = drawingHeight / rows.length;
  return rows.map(({ values: [rating] }, row) => {
    const bar = { x: 0, y: length(row * step + step * 0.15), height: length(step * 0.7) };
    return (
      <g key={bar.y}>
        <rect className={styles.rest} {...bar} width={drawingWidth} />
        {rating != null && (
          <rect className={rating <= 2 ? styles.second : styles.first} {...bar} width={length((rating / maxRating) * drawingWidth)} />
        )}
      </g>
    );
  });
}
