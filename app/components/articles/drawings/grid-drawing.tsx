import styles from './drawing.module.css';
import { type DrawingRows, drawingHeight, drawingWidth, length } from './frame-of-drawing.ts';

const heats = [styles.heat0, styles.heat1, styles.heat2, styles.heat3, styles.heat4, styles.heat5];
const steps = heats.length - 1;

/** A heat map: the larger a figure, the fuller its cell. */
export function GridDrawing({ rows }: { rows: DrawingRows }) {
  const largest = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const height = drawingHeight / rows.length;
  return rows.map(({ values }, row) => {
    const width = drawingWidth / values.length;
    return values.map((value, column) => (
      <rect
        key={`${length(row * height)} ${length(column * width)}`}
        className={heats[Math.ceil(((value ?? 0) / largest) * steps)]}
        x={length(column * width + 1)}
        y={length(row * height + 1)}
        width={length(width - 2)}
        height={length(height - 2)}
      />
    ));
  });
}
